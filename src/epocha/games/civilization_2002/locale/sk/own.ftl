# Vlastné mapy a komponenty: voľby, čo je na nich zle, čo vypisuje `epocha map`.
option-map_file = Vlastná mapa
option-map_file-help = Mapa vo formáte TOML, na ktorej sa bude hrať namiesto dodanej, iba rekonštruovanej mapy; prázdne pole znamená dodanú. S jej prípravou pomôže „epocha map check“ a „epocha map draw“.
option-components_file = Vlastné komponenty
option-components_file-help = Počty civ žetónov jednotlivých druhov sú iba rekonštruované a môžeš ich nahradiť svojimi. Text vo formáte TOML; prázdne pole znamená dodané počty.
wrong-map = Táto mapa sa nedá použiť: { $detail }
wrong-components = Tieto komponenty sa nedajú použiť: { $detail }
wrong-starts = { $lands ->
    [one] Mapa má iba { $lands } región na súši.
    [few] Mapa má iba { $lands } regióny na súši.
   *[other] Mapa má iba { $lands } regiónov na súši.
} Každý hráč začína v dvoch regiónoch a hráčov má byť { $players }: pridaj regióny, alebo nech hráčov nie je viac než { $most }.
wrong-idle = { $count ->
    [one] Aby sa za každého hráča odstránili dva žetóny bez efektu, { $count } chýba: pridaj ho medzi vlastné komponenty, alebo nechaj v hre všetky.
    [few] Aby sa za každého hráča odstránili dva žetóny bez efektu, { $count } chýbajú: pridaj ich medzi vlastné komponenty, alebo nechaj v hre všetky.
   *[other] Aby sa za každého hráča odstránili dva žetóny bez efektu, { $count } ich chýba: pridaj ich medzi vlastné komponenty, alebo nechaj v hre všetky.
}
wrong-tokens = V každom regióne na súši leží jeden civ žetón. Regiónov je { $lands }, žetónov iba { $count }: pridaj žetóny, alebo niektoré regióny vynechaj.
map-lands = Regióny na súši
map-coastal = z toho na pobreží
map-masses = Svetadiely a ostrovy
map-seas = Morské regióny
map-land-borders = Hranice na súši
map-coasts = Pobrežia
map-sea-borders = Hranice na mori
map-tokens = Civ žetóny
map-spare = z toho mimo mapy
