player = Hráč { $number }
turn = { $name }: si na ťahu
thinks = { $name } premýšľa…
pass-keyboard = Na ťahu: { $name }. Odovzdajte si klávesnicu a stlačte Enter.
choose = Napíš číslo alebo akciu. „help“ vypíše, čo ďalšie môžeš napísať.
unseen = skrytá voľba
no-hint = K tomuto rozhodnutiu nie je žiadna rada.
no-rule = Pravidlo { $rule } neexistuje. Čísla pravidiel vyzerajú ako { $first }.
no-number = Možnosti majú čísla od 1 do { $count }.
allowed = To môžeš urobiť: { $what }
refused = Pravidlo { $rule } to nedovoľuje: { $text }
not-understood = „{ $text }“ nie je akcia ani príkaz. Príkazy vypíše „help“, možnosti Enter.
did-you-mean = „{ $text }“ nie je akcia ani príkaz. Nechceš napísať „{ $near }“?
undone = { $count ->
    [one] Vrátená { $count } akcia.
    [few] Vrátené { $count } akcie.
   *[other] Vrátených { $count } akcií.
}
undo-nothing = Zatiaľ nie je čo vrátiť.
undo-disclosed = To už vrátiť nejde: medzitým sa ukázalo niečo skryté, napríklad kocka alebo karta.
undo-ask = Medzitým hrali aj ostatní. Súhlasia s vrátením? (a/n)
undo-refused = Nič sa nevrátilo.
yes-words = a áno ano y yes
left = Hra bola prerušená.
saved = Hra je uložená. Pokračovať môžeš takto: epocha play --resume { $file }
recorded = Zápis hry je v súbore { $file }.
not-saved = Hru sa nepodarilo uložiť do { $file }: { $why }. Skús „save SÚBOR“ s iným súborom.
not-a-record = Súbor { $file } už existuje a nie je to zápis hry. Zvoľ iný.
over = Koniec hry
result-place = Miesto
result-player = Hráč
result-points = Body
position = Pozícia { $ply } z { $count }
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
