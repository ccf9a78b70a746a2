player = Hráč { $number }
turn = { $name }: jsi na tahu
thinks = { $name } přemýšlí…
bot-late = { $name } přemýšlel příliš dlouho; místo něj se zahraje náhodný tah.
bot-failed = { $name } selhal ({ $why }); místo něj se zahraje náhodný tah.
pass-keyboard = Na tahu: { $name }. Předejte si klávesnici a stiskněte Enter.
choose = Napiš číslo nebo akci. „help“ vypíše, co dalšího můžeš napsat.
no-hint = K tomuto rozhodnutí žádná rada není.
no-rule = Pravidlo { $rule } neexistuje. Čísla pravidel vypadají jako { $first }.
no-number = Možnosti mají čísla od 1 do { $count }.
allowed = To můžeš udělat: { $what }
refused = { $text } (Pravidlo { $rule })
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
begins-from-position = Tato hra začíná z pozice; její výsledek se nepočítá jako výsledek běžné hry.
saved = Hra je uložená. Pokračovat můžeš takto: epocha play --resume { $file }
recorded = Zápis hry je v souboru { $file }.
not-saved = Hru se nepodařilo uložit do { $file }: { $why }. Zkus „save SOUBOR“ s jiným souborem.
not-a-record = Soubor { $file } už existuje a není to zápis hry. Zvol jiný.
over = Konec hry
result-place = Pořadí
result-player = Hráč
result-points = Body
position = Pozice { $ply } / { $count }
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
no-seat = Místa mají čísla od 1 do { $count }.
help-numbers = numbers MÍSTO
help-numbers-does = z čeho se skládají čísla hráče na místě; bez čísla místa ta tvoje

# --- co příkaz nemůže udělat ---
refused-lang = v jazyce „{ $name }“ nejsou žádné texty; jazyky jsou: { $known }
refused-file = { $file } nejde přečíst: { $why }
refused-long = { $file } je příliš dlouhý: žádný text, který se tu čte, nemá víc než { $most } znaků
refused-pair = volba se píše NÁZEV=HODNOTA, ne „{ $pair }“
refused-setting = { $option } se píše takto: { $like }; ne „{ $text }“
refused-options = uložená hra už má své volby i seed; vynech --option a --seed
refused-both = uložená hra pokračuje tam, kde skončila; vynech --resume, nebo --position
refused-position-options = pozice už má své volby; vynech --option
refused-no-game = kterou hru? Jsou tu: { $known }
refused-game = v souboru { $file } je hra { $game }, ne { $wanted }
refused-seats = v souboru { $file } { $count ->
    [one] je { $count } místo
    [few] jsou { $count } místa
   *[other] je { $count } míst
}, ne { $given }
refused-seat = v souboru { $file } jsou místa 1 až { $count }, ne { $seat }
refused-position = tato hra má { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}, pozice { $ply } v ní není
refused-who = „{ $who }“ si ke stolu sednout nemůže; můžou: { $known }
refused-own-bot = v { $file } hrál „{ $who }“, což není nainstalovaný bot. Pokud mu věříš, vyjmenuj všechna místa: --seats { $seats }
refused-section = hra { $game } nemá pravidlo ani oddíl „{ $section }“; její oddíly jsou: { $sections }

# --- co zápis dokazuje ---
verify-error = { $line ->
    [0] chyba: { $problem }
   *[other] chyba: řádek { $line }: { $problem }
}
verify-note = { $line ->
    [0] poznámka: { $problem }
   *[other] poznámka: řádek { $line }: { $problem }
}
verify-unproved = { $line ->
    [0] nedokázáno: { $problem }
   *[other] nedokázáno: řádek { $line }: { $problem }
}
verify-checked = ověřeno: { $what }
verify-incomplete = nedokázáno: nic v zápisu není špatně, ale něco, co by ho dokázalo celý, v něm chybí
verify-seed = neověřeno: že si nikdo nevybral výchozí číslo (Seed), z nějž vychází všechno míchání i všechny hody
verify-proved = dokázáno: { verify-actions } podle pravidel hry { $game } ve verzi { $rules }{ $shuffles ->
    [committed] , zamíchání odpovídá závazku
   *[seeded] {""}
}
verify-transcript = přepis: { verify-actions }; nic v něm není špatně, ale nic se jím nedá dokázat
verify-actions = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
}
map-players = Hráči
map-good = Mapa { $name } je v pořádku, dá se na ní hrát.
map-drawn = Mapa je nakreslená v souboru { $file }.
refused-no-maps = Žádná nainstalovaná hra neumí hrát na vlastní mapě.
refused-which-map = Pro kterou hru mapa je? Uveď ji za --game: { $known }.
refused-map = Hra { $name } vlastní mapu nepřijímá; přijímají ji: { $known }.
