player = Hráč { $number }
turn = { $name }: jsi na tahu
thinks = { $name } přemýšlí…
pass-keyboard = Na tahu: { $name }. Předejte si klávesnici a stiskněte Enter.
choose = Napiš číslo nebo akci. „help“ vypíše, co dalšího můžeš napsat.
unseen = skrytá volba
no-hint = K tomuto rozhodnutí není žádná rada.
no-rule = Pravidlo { $rule } neexistuje. Čísla pravidel vypadají jako { $first }.
no-number = Možnosti mají čísla od 1 do { $count }.
allowed = To můžeš udělat: { $what }
refused = Pravidlo { $rule } to nedovoluje: { $text }
not-understood = „{ $text }“ není akce ani příkaz. Příkazy vypíše „help“, možnosti Enter.
did-you-mean = „{ $text }“ není akce ani příkaz. Nechceš napsat „{ $near }“?
undone = { $count ->
    [one] Vrácena { $count } akce.
    [few] Vráceny { $count } akce.
   *[other] Vráceno { $count } akcí.
}
undo-nothing = Zatím není co vrátit.
undo-disclosed = To už vrátit nejde: mezitím se ukázalo něco skrytého, třeba kostka nebo karta.
undo-ask = Mezitím hráli i ostatní. Souhlasí s vrácením? (a/n)
undo-refused = Nic se nevrátilo.
yes-words = a ano y yes
left = Hra byla přerušena.
saved = Hra je uložená. Pokračovat můžeš takto: epocha play --resume { $file }
recorded = Zápis hry je v souboru { $file }.
not-saved = Hru se nepodařilo uložit do { $file }: { $why }. Zkus „save SOUBOR“ s jiným souborem.
not-a-record = Soubor { $file } už existuje a není to zápis hry. Zvol jiný.
over = Konec hry
result-place = Místo
result-player = Hráč
result-points = Body
position = Pozice { $ply } z { $count }
position-start = Výchozí pozice
replay-keys = Enter: dál, b: zpět, číslo: na tuto pozici, q: konec
replay-input = Stiskni Enter, nebo napiš b, q či číslo od 0 do { $count }.
drawing = Kreslím
drawn = { $count ->
    [one] { $count } obrázek je ve složce { $folder }.
    [few] { $count } obrázky jsou ve složce { $folder }.
   *[other] { $count } obrázků je ve složce { $folder }.
}
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
help-undo = undo
help-undo-does = vrátit svou poslední akci
help-why = why AKCE
help-why-does = které pravidlo akci zakazuje, nebo co akce znamená
help-hint = hint
help-hint-does = na co se tu dívá rozumný hráč
help-log = log
help-log-does = co se stalo naposledy
help-rules = rules ČÍSLO
help-rules-does = pravidlo podle čísla; bez čísla to, podle kterého se teď rozhoduje
help-save = save SOUBOR
help-save-does = uložit hru
help-help = help
help-help-does = tento seznam
help-quit = quit
help-quit-does = uložit hru a odejít
