player = Hráč { $number }
turn = { $name }: si na ťahu
thinks = { $name } premýšľa…
bot-late = { $name } premýšľal príliš dlho; namiesto neho sa zahrá náhodný ťah.
bot-failed = { $name } zlyhal ({ $why }); namiesto neho sa zahrá náhodný ťah.
pass-keyboard = Na ťahu: { $name }. Odovzdajte si klávesnicu a stlačte Enter.
choose = Napíš číslo alebo akciu. „help“ vypíše, čo ďalšie môžeš napísať.
no-hint = K tomuto rozhodnutiu žiadna rada nie je.
no-rule = Pravidlo { $rule } neexistuje. Čísla pravidiel vyzerajú ako { $first }.
no-number = Možnosti majú čísla od 1 do { $count }.
allowed = To môžeš urobiť: { $what }
refused = { $text } (Pravidlo { $rule })
not-understood = „{ $text }“ nie je akcia ani príkaz. Príkazy vypíše „help“, možnosti Enter.
did-you-mean = „{ $text }“ nie je akcia ani príkaz. Nechceš napísať „{ $near }“?
undone = { $count ->
    [one] Vrátená { $count } akcia.
    [few] Vrátené { $count } akcie.
   *[other] Vrátených { $count } akcií.
}
undo-nothing = Zatiaľ nie je čo vrátiť.
undo-disclosed = To sa už vrátiť nedá: medzitým sa ukázalo niečo skryté, napríklad kocka alebo karta.
undo-ask = Medzitým hrali aj ostatní. Súhlasia s vrátením? (a/n)
undo-refused = Nič sa nevrátilo.
yes-words = a áno ano y yes
left = Hra bola prerušená.
begins-from-position = Táto hra sa začína z pozície; jej výsledok sa nepočíta ako výsledok bežnej hry.
saved = Hra je uložená. Pokračovať môžeš takto: epocha play --resume { $file }
recorded = Zápis hry je v súbore { $file }.
not-saved = Hru sa nepodarilo uložiť do { $file }: { $why }. Skús „save SÚBOR“ s iným súborom.
not-a-record = Súbor { $file } už existuje a nie je to zápis hry. Zvoľ iný.
over = Koniec hry
result-place = Poradie
result-player = Hráč
result-points = Body
position = Pozícia { $ply } / { $count }
position-start = Východisková pozícia
replay-keys = Enter: ďalej, b: späť, číslo: na túto pozíciu, q: koniec
replay-input = Stlač Enter alebo napíš b, q či číslo od 0 do { $count }.
drawing = Kreslím
drawn = { $count ->
    [one] { $count } obrázok je v priečinku { $folder }.
    [few] { $count } obrázky sú v priečinku { $folder }.
   *[other] { $count } obrázkov je v priečinku { $folder }.
}
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
}
help-undo = undo
help-undo-does = vrátiť svoju poslednú akciu
help-why = why AKCIA
help-why-does = ktoré pravidlo akciu zakazuje alebo čo akcia znamená
help-hint = hint
help-hint-does = na čo sa tu pozerá rozumný hráč
help-log = log
help-log-does = čo sa stalo naposledy
help-rules = rules ČÍSLO
help-rules-does = pravidlo podľa čísla; bez čísla to, podľa ktorého sa teraz rozhoduje
help-save = save SÚBOR
help-save-does = uložiť hru
help-help = help
help-help-does = tento zoznam
help-quit = quit
help-quit-does = uložiť hru a odísť
no-seat = Miesta majú čísla od 1 do { $count }.
help-numbers = numbers MIESTO
help-numbers-does = z čoho sa skladajú čísla hráča na mieste; bez čísla miesta tie tvoje

# --- čo príkaz nemôže urobiť ---
refused-lang = v jazyku „{ $name }“ nie sú žiadne texty; jazyky sú: { $known }
refused-file = { $file } sa nedá prečítať: { $why }
refused-long = { $file } je príliš dlhý: žiadny text, ktorý sa tu číta, nemá viac než { $most } znakov
refused-pair = voľba sa píše NÁZOV=HODNOTA, nie „{ $pair }“
refused-setting = { $option } sa píše takto: { $like }; nie „{ $text }“
refused-options = uložená hra už má svoje voľby aj seed; vynechaj --option a --seed
refused-both = uložená hra pokračuje tam, kde skončila; vynechaj --resume alebo --position
refused-position-options = pozícia už má svoje voľby; vynechaj --option
refused-no-game = ktorú hru? Sú tu: { $known }
refused-game = v súbore { $file } je hra { $game }, nie { $wanted }
refused-seats = v súbore { $file } { $count ->
    [one] je { $count } miesto
    [few] sú { $count } miesta
   *[other] je { $count } miest
}, nie { $given }
refused-seat = v súbore { $file } sú miesta 1 až { $count }, nie { $seat }
refused-position = táto hra má { $count ->
    [one] { $count } akciu
    [few] { $count } akcie
   *[other] { $count } akcií
}, pozícia { $ply } v nej nie je
refused-who = „{ $who }“ si k stolu sadnúť nemôže; môžu: { $known }
refused-own-bot = v { $file } hral „{ $who }“, čo nie je nainštalovaný bot. Ak mu veríš, vymenuj všetky miesta: --seats { $seats }
refused-section = hra { $game } nemá pravidlo ani oddiel „{ $section }“; jej oddiely sú: { $sections }

# --- čo zápis dokazuje ---
verify-error = { $line ->
    [0] chyba: { $problem }
   *[other] chyba: riadok { $line }: { $problem }
}
verify-note = { $line ->
    [0] poznámka: { $problem }
   *[other] poznámka: riadok { $line }: { $problem }
}
verify-unproved = { $line ->
    [0] nedokázané: { $problem }
   *[other] nedokázané: riadok { $line }: { $problem }
}
verify-checked = overené: { $what }
verify-incomplete = nedokázané: nič v zápise nie je zle, ale niečo, čo by ho dokázalo celý, v ňom chýba
verify-seed = neoverené: že si nikto nevybral východiskové číslo (Seed), z ktorého vychádza všetko miešanie aj všetky hody
verify-proved = dokázané: { verify-actions } podľa pravidiel hry { $game } vo verzii { $rules }{ $shuffles ->
    [committed] , zamiešanie zodpovedá záväzku
   *[seeded] {""}
}
verify-transcript = prepis: { verify-actions }; nič v ňom nie je zle, ale nič sa ním nedá dokázať
verify-actions = { $count ->
    [one] { $count } akcia
    [few] { $count } akcie
   *[other] { $count } akcií
}
map-players = Hráči
map-good = Mapa { $name } je v poriadku, dá sa na nej hrať.
map-drawn = Mapa je nakreslená v súbore { $file }.
refused-no-maps = Žiadna nainštalovaná hra nevie hrať na vlastnej mape.
refused-which-map = Pre ktorú hru mapa je? Uveď ju za --game: { $known }.
refused-map = Hra { $name } vlastnú mapu neprijíma; prijímajú ju: { $known }.
