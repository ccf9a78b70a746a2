# Čo je v zápise zle alebo v ňom chýba a čo dokazuje.

# --- text, ktorý nie je zápis ---
record-too-long = zápis má najviac { $most } bajtov; tento je dlhší
record-no-utf8 = toto nie je text v UTF-8: bajt { $at } doň nepatrí
record-no-character = znak { $at } v texte sa nedá uložiť
record-nothing = nič v ňom nie je
record-no-header = čakala sa hlavička ako [Players "4"], je tu { $found }
record-no-string = hodnota hlavičky { $name } nie je uzavretá v úvodzovkách
record-no-bracket = na konci hlavičky { $name } sa čakala ]
record-twice = hlavička { $name } je tu dvakrát, prvý raz na riadku { $at }
record-missing = chýba hlavička { $name }: toto nie je zápis Epochy, alebo sa stratil jeho začiatok
record-empty-header = hlavička { $name } nesmie byť prázdna
record-no-number = hlavička { $name } je celé číslo od { $least } do { $most }, nie { $found }
record-no-digits = hlavička { $name } je { $digits } šestnástkových číslic malými písmenami, nie { $found }
record-no-seed = hlavička { $name } je celé číslo s najviac { $digits } číslicami, nie { $found }
record-no-options = hlavička { $name } je zoznam ako first=1 second=true, každá voľba raz, nie { $found }
record-no-table = hlavička { $name } je najviac 40 písmen, číslic, _ a -, nie { $found }
record-no-contribution = hlavička { $name } je 16 až 64 písmen a číslic, alebo { $public }, nie { $found }
record-result-of-position = hlavička { $name } sa v hre, ktorá sa začína z pozície, volá { $other }
record-result-as-usual = hlavička { $name } sa v hre, ktorá sa začína ako zvyčajne, volá { $other }
record-no-result = hlavička { $name } sú body a poradie každého miesta (je ich { $players }), napríklad 120 (2), 153 (1)
record-no-view = hlavička { $name } je miesto od p1 do p{ $players } alebo spectator, nie { $found }
record-no-action = čakala sa akcia { $number }, je tu { $found }
record-no-seat = po { $number } sa čakalo miesto od p1 do p{ $players }, je tu { $found }
record-no-check = čakal sa kontrolný súčet s 8 číslicami ako #0b6a9f3c, je tu { $found }
record-no-text = po { $seat } sa čakala akcia

# --- zápis, ktorý sa nedá prehrať ---
record-transcript = toto je prepis toho, čo smie vedieť { $view }; bez východiskového čísla alebo tajomstva sa prehrať nedá
record-no-seed-or-secret = chýba hlavička Seed alebo Secret; bez nej sa zápis prehrať nedá
record-seed-and-secret = je tu Seed aj Secret; hra má len jedno z nich
record-action = akcia { $number }: { $problem }
record-forbidden = akciu { $number }, { $seat } { $text }, zakazuje { $rule }: { $says }
record-stopped = { $problem } Čo je za ňou, sa už nekontrolovalo.

# --- zápis, v ktorom je niečo zle ---
record-short = v zápise je { $has } akcií z { $says }; chýba koniec súboru
record-long = v zápise je { $has } akcií namiesto { $says }; niekto ich pridal
record-headers-changed = hlavičky a komentáre na konci nezodpovedajú svojmu kontrolnému súčtu; niečo z nich sa zmenilo
record-action-changed = akcia { $number } alebo komentár pri nej nezodpovedá svojmu kontrolnému súčtu; nebolo to tak napísané
record-other-secret = pre tento stôl, hru, hráčov a voľby to nie je tajomstvo, ku ktorému sa server zaviazal
record-view-and-secret = prepis nemá východiskové číslo ani tajomstvo; toto je zápis s hlavičkou View
record-edition = pravidlá vo verzii { $rules } sú k vydaniu { $edition }
record-other-end = { $was }, ale { $says }
record-ended = hra sa skončila takto: { $end }
record-not-over = hra sa neskončila
record-says-end = podľa zápisu sa skončila takto: { $end }
record-says-no-end = v zápise chýba hlavička End
record-other-result = výsledok hry je { $was }, nie ten, ktorý je v zápise
record-none = žiadny
record-other-digest = odtlačok nepatrí poslednej pozícii

# --- chýba, čo by ho dokázalo ---
record-unchecked-headers = chýba hlavička Check, takže hlavičky a komentáre mohol niekto zmeniť
record-unchecked-action = akcia { $number } nemá kontrolný súčet, takže ju alebo komentár pri nej mohol niekto zmeniť
record-unchecked-actions = kontrolný súčet nemá { $bare } akcií z { $all }, táto je prvá, takže tu môže stáť iná povolená akcia alebo komentár
record-unknown-length = chýba hlavička Actions, takže môže chýbať koniec súboru
record-no-digest = chýba hlavička Digest, takže poslednú pozíciu nie je s čím porovnať
record-no-commitment = je tu tajomstvo, ale bez záväzku, takže mohlo byť vybrané až dodatočne
record-no-secret = je tu záväzok, ale nie tajomstvo, takže nič nedokladá, že z neho miešanie vychádza
record-from-position = hra sa začala z pozície, takže jej výsledok sa nepočíta ako výsledok bežnej hry
record-nothing-to-prove = hra sa neskončila, takže niet výsledku, ktorý by sa dal dokázať

# --- čo je dokázané ---
proved-actions = { $count ->
    [one] jedna akcia je povolená
    [few] všetky { $shown } akcie sú povolené
   *[other] všetkých { $shown } akcií je povolených
} podľa pravidiel hry { $game } vo verzii { $rules }
proved-position = hrá sa z pozície, ktorá je v hlavičke
proved-end = koniec ({ $end }) a výsledok zodpovedajú hre
proved-digest = posledná pozícia zodpovedá hre
proved-checks = hlavičky, akcie a komentáre zodpovedajú svojim kontrolným súčtom
proved-secret = je to tajomstvo, ku ktorému sa server zaviazal, pre túto hru, počet hráčov { $players } a tieto voľby
proved-secret-of-table = je to tajomstvo, ku ktorému sa server zaviazal pri stole { $table }, pre túto hru, počet hráčov { $players } a tieto voľby
proved-shuffles = všetko miešanie aj všetky hody vychádzajú z toho tajomstva a z príspevkov: { $seats }
proved-own = { $seat } { $word }
proved-nothing = { $seat } bez vlastného
proved-list = { $before }, { $last }
