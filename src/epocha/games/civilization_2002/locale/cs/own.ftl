# Vlastní mapy a komponenty: volby, co je na nich špatně, co vypisuje `epocha map`.
option-map_file = Vlastní mapa
option-map_file-help = Mapa ve formátu TOML, na které se bude hrát místo dodané, jen rekonstruované mapy; prázdné pole znamená dodanou. S její přípravou pomůže „epocha map check“ a „epocha map draw“.
option-components_file = Vlastní komponenty
option-components_file-help = Počty civ žetonů jednotlivých druhů jsou jen rekonstruované a můžeš je nahradit svými. Text ve formátu TOML; prázdné pole znamená dodané počty.
wrong-map = Tuto mapu nejde použít: { $detail }
wrong-components = Tyto komponenty nejde použít: { $detail }
wrong-starts = { $lands ->
    [one] Mapa má jen { $lands } region na souši.
    [few] Mapa má jen { $lands } regiony na souši.
   *[other] Mapa má jen { $lands } regionů na souši.
} Každý hráč začíná ve dvou regionech a hráčů má být { $players }: přidej regiony, nebo ať hráčů není víc než { $most }.
wrong-idle = { $count ->
    [one] Aby se za každého hráče odstranily dva žetony bez efektu, { $count } chybí: přidej ho mezi vlastní komponenty, nebo nech ve hře všechny.
    [few] Aby se za každého hráče odstranily dva žetony bez efektu, { $count } chybějí: přidej je mezi vlastní komponenty, nebo nech ve hře všechny.
   *[other] Aby se za každého hráče odstranily dva žetony bez efektu, { $count } jich chybí: přidej je mezi vlastní komponenty, nebo nech ve hře všechny.
}
wrong-tokens = V každém regionu na souši leží jeden civ žeton. Regionů je { $lands }, žetonů jen { $count }: přidej žetony, nebo některé regiony vynech.
map-lands = Regiony na souši
map-coastal = z toho na pobřeží
map-masses = Světadíly a ostrovy
map-seas = Mořské regiony
map-land-borders = Hranice na souši
map-coasts = Pobřeží
map-sea-borders = Hranice na moři
map-tokens = Civ žetony
map-spare = z toho mimo mapu
