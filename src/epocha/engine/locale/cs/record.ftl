# Co je v zápisu špatně nebo v něm chybí a co dokazuje.

# --- text, který není zápis ---
record-too-long = zápis má nejvýš { $most } bajtů; tento je delší
record-no-utf8 = tohle není text v UTF-8: bajt { $at } do něj nepatří
record-no-character = znak { $at } v textu nejde uložit
record-nothing = nic v něm není
record-no-header = čekala se hlavička jako [Players "4"], je tu { $found }
record-no-string = hodnota hlavičky { $name } není uzavřená v uvozovkách
record-no-bracket = na konci hlavičky { $name } se čekala ]
record-twice = hlavička { $name } je tu dvakrát, poprvé na řádku { $at }
record-missing = chybí hlavička { $name }: tohle není zápis Epochy, nebo se ztratil jeho začátek
record-empty-header = hlavička { $name } nesmí být prázdná
record-no-number = hlavička { $name } je celé číslo od { $least } do { $most }, ne { $found }
record-no-digits = hlavička { $name } je { $digits } šestnáctkových číslic malými písmeny, ne { $found }
record-no-seed = hlavička { $name } je celé číslo o nejvýš { $digits } číslicích, ne { $found }
record-no-options = hlavička { $name } je seznam jako first=1 second=true, každá volba jednou, ne { $found }
record-no-table = hlavička { $name } je nejvýš 40 písmen, číslic, _ a -, ne { $found }
record-no-contribution = hlavička { $name } je 16 až 64 písmen a číslic, nebo { $public }, ne { $found }
record-result-of-position = hlavička { $name } se ve hře, která začíná z pozice, jmenuje { $other }
record-result-as-usual = hlavička { $name } se ve hře, která začíná jako obvykle, jmenuje { $other }
record-no-result = hlavička { $name } jsou body a pořadí každého místa (je jich { $players }), třeba 120 (2), 153 (1)
record-no-view = hlavička { $name } je místo od p1 do p{ $players } nebo spectator, ne { $found }
record-no-action = čekala se akce { $number }, je tu { $found }
record-no-seat = po { $number } se čekalo místo od p1 do p{ $players }, je tu { $found }
record-no-check = čekal se kontrolní součet o 8 číslicích jako #0b6a9f3c, je tu { $found }
record-no-text = po { $seat } se čekala akce

# --- zápis, který nejde přehrát ---
record-transcript = tohle je přepis toho, co smí vědět { $view }; bez výchozího čísla nebo tajemství se přehrát nedá
record-no-seed-or-secret = chybí hlavička Seed nebo Secret; bez ní se zápis přehrát nedá
record-seed-and-secret = je tu Seed i Secret; hra má jen jedno z nich
record-action = akce { $number }: { $problem }
record-forbidden = akci { $number }, { $seat } { $text }, zakazuje { $rule }: { $says }
record-stopped = { $problem } Co je za ní, se už nekontrolovalo.

# --- zápis, ve kterém je něco špatně ---
record-short = v zápisu je { $has } akcí z { $says }; chybí konec souboru
record-long = v zápisu je { $has } akcí místo { $says }; někdo je přidal
record-headers-changed = hlavičky a komentáře na konci neodpovídají svému kontrolnímu součtu; něco z nich se změnilo
record-action-changed = akce { $number } nebo komentář u ní neodpovídá svému kontrolnímu součtu; nebylo to tak napsáno
record-other-secret = pro tento stůl, hru, hráče a volby to není tajemství, k němuž se server zavázal
record-view-and-secret = přepis nemá výchozí číslo ani tajemství; tohle je zápis s hlavičkou View
record-edition = pravidla ve verzi { $rules } jsou k vydání { $edition }
record-other-end = { $was }, ale { $says }
record-ended = hra skončila takto: { $end }
record-not-over = hra neskončila
record-says-end = podle zápisu skončila takto: { $end }
record-says-no-end = v zápisu chybí hlavička End
record-other-result = výsledek hry je { $was }, ne ten, který je v zápisu
record-none = žádný
record-other-digest = otisk nepatří poslední pozici

# --- chybí, co by ho dokázalo ---
record-unchecked-headers = chybí hlavička Check, takže hlavičky a komentáře mohl někdo změnit
record-unchecked-action = akce { $number } nemá kontrolní součet, takže ji nebo komentář u ní mohl někdo změnit
record-unchecked-actions = kontrolní součet nemá { $bare } akcí z { $all }, tahle je první, takže tu může stát jiná povolená akce nebo komentář
record-unknown-length = chybí hlavička Actions, takže může chybět konec souboru
record-no-digest = chybí hlavička Digest, takže poslední pozici není s čím porovnat
record-no-commitment = je tu tajemství, ale bez závazku, takže mohlo být vybráno až dodatečně
record-no-secret = je tu závazek, ale ne tajemství, takže nic nedokládá, že z něj míchání vychází
record-from-position = hra začala z pozice, takže její výsledek se nepočítá jako výsledek běžné hry
record-nothing-to-prove = hra neskončila, takže není výsledek, který by se dal dokázat

# --- co je dokázáno ---
proved-actions = { $count ->
    [one] jedna akce je povolená
    [few] všechny { $shown } akce jsou povolené
   *[other] všech { $shown } akcí je povolených
} podle pravidel hry { $game } ve verzi { $rules }
proved-position = hraje se z pozice, která je v hlavičce
proved-end = konec ({ $end }) a výsledek odpovídají hře
proved-digest = poslední pozice odpovídá hře
proved-checks = hlavičky, akce a komentáře odpovídají svým kontrolním součtům
proved-secret = je to tajemství, k němuž se server zavázal, pro tuto hru, počet hráčů { $players } a tyto volby
proved-secret-of-table = je to tajemství, k němuž se server zavázal u stolu { $table }, pro tuto hru, počet hráčů { $players } a tyto volby
proved-shuffles = všechno míchání i všechny hody vycházejí z toho tajemství a z příspěvků: { $seats }
proved-own = { $seat } { $word }
proved-nothing = { $seat } bez vlastního
proved-list = { $before }, { $last }
