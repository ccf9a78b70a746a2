# --- karty a čo robia; vety vyplývajú zo záznamov v súboroch kariet ---
card-of-age = { $card } ({ $age })
kind = { $kind ->
    [farm] farma
    [mine] baňa
    [lab] laboratórium
    [temple] chrám
    [arena] aréna
    [library] knižnica
    [theater] divadlo
    [infantry] pechota
    [cavalry] jazda
    [artillery] delostrelectvo
    [air_force] letecké sily
    [government] štátne zriadenie
    [special] extra technológia
    [leader] osobnosť
    [wonder] div
    [action] akčná karta
    [event] udalosť
    [territory] nové územie
    [aggression] agresia
    [war] vojna
    [pact] zmluva
    [tactics] taktika
   *[bonus] karta Obrana/Kolonizácia
}
kind-head = { $kind ->
    [lab] laborat.
    [artillery] delostrel.
   *[other] { kind }
}
line = { $line ->
    [civil] zákony
    [military] vojnové umenie
    [colonization] objavovanie
   *[construction] stavebná technológia
}
age = { $age ->
    [A] vek A (starovek)
    [I] vek I (stredovek)
    [II] vek II (16. až 19. storočie)
    [III] vek III (20. storočie)
   *[IV] vek IV (súčasnosť)
}

# --- množstvo, predmet vety ---
amount = { $what ->
    [food] { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
       *[other] { $n } jedál
    }
    [food-turn] { $n ->
        [one] { $n } jedlo za ťah
        [few] { $n } jedlá za ťah
       *[other] { $n } jedál za ťah
    }
    [resources] { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovín
    }
    [resources-turn] { $n ->
        [one] { $n } surovinu za ťah
        [few] { $n } suroviny za ťah
       *[other] { $n } surovín za ťah
    }
    [goods] { $n ->
        [one] { $n } jedlo alebo surovinu
        [few] spolu { $n } jedlá a suroviny v ľubovoľnom pomere
       *[other] spolu { $n } jedál a surovín v ľubovoľnom pomere
    }
    [science] { $n ->
        [one] { $n } bod vedy
        [few] { $n } body vedy
       *[other] { $n } bodov vedy
    }
    [science-turn] { $n ->
        [one] { $n } bod vedy za ťah
        [few] { $n } body vedy za ťah
       *[other] { $n } bodov vedy za ťah
    }
    [culture] { $n ->
        [one] { $n } bod kultúry
        [few] { $n } body kultúry
       *[other] { $n } bodov kultúry
    }
    [culture-turn] { $n ->
        [one] { $n } bod kultúry za ťah
        [few] { $n } body kultúry za ťah
       *[other] { $n } bodov kultúry za ťah
    }
    [strength] { $n ->
        [one] { $n } bod sily
        [few] { $n } body sily
       *[other] { $n } bodov sily
    }
    [colonization] { $n ->
        [one] { $n } bod sily pri kolonizácii
        [few] { $n } body sily pri kolonizácii
       *[other] { $n } bodov sily pri kolonizácii
    }
    [happy] { $n ->
        [one] { $n } šťastnú značku
        [few] { $n } šťastné značky
       *[other] { $n } šťastných značiek
    }
    [unhappy] { $n ->
        [one] { $n } nešťastnú značku
        [few] { $n } nešťastné značky
       *[other] { $n } nešťastných značiek
    }
    [civil] { $n ->
        [one] { $n } civilnú akciu
        [few] { $n } civilné akcie
       *[other] { $n } civilných akcií
    }
    [military] { $n ->
        [one] { $n } vojenskú akciu
        [few] { $n } vojenské akcie
       *[other] { $n } vojenských akcií
    }
    [civil-room] { $n ->
        [one] miesto na { $n } civilnú kartu navyše
        [few] miesto na { $n } civilné karty navyše
       *[other] miesto na { $n } civilných kariet navyše
    }
    [military-room] { $n ->
        [one] miesto na { $n } vojenskú kartu navyše
        [few] miesto na { $n } vojenské karty navyše
       *[other] miesto na { $n } vojenských kariet navyše
    }
    [military-cards] { $n ->
        [one] { $n } vojenskú kartu
        [few] { $n } vojenské karty
       *[other] { $n } vojenských kariet
    }
    [yellow] { $n ->
        [one] { $n } žltý žetón
        [few] { $n } žlté žetóny
       *[other] { $n } žltých žetónov
    }
    [blue] { $n ->
        [one] { $n } modrý žetón
        [few] { $n } modré žetóny
       *[other] { $n } modrých žetónov
    }
   *[population] { $n ->
        [one] { $n } človiečika
       *[other] { $n } človiečikov
    }
}
amount-each = { $amount } za { $each }
amount-each-most = { $amount } za { $each }, počítajú sa najviac { $most }
amount-as-rating = { $what ->
    [science] toľko bodov vedy, koľko je ich prírastok vedy za kolo
   *[culture] { $rating ->
        [science] toľko bodov kultúry, koľko je ich prírastok vedy za kolo
       *[culture] toľko bodov kultúry, koľko je ich prírastok kultúry za kolo
    }
}
amount-as-advantage = { $what ->
    [culture] toľko bodov kultúry, o koľko bol silnejší
    [science] toľko bodov vedy, o koľko bol silnejší
   *[goods] spolu toľko jedla a surovín v ľubovoľnom pomere, o koľko bol silnejší
}
amount-steps = { $base ->
    [0] { $amount } za každé celé { $per } body prevahy v sile
   *[other] { $amount } a za každé celé { $per } body prevahy v sile ďalší
}
amount-half-cost = { $half ->
    [up] suroviny v hodnote polovice ceny zbúranej budovy, zaokrúhlené nahor
   *[down] suroviny v hodnote polovice ceny zbúraných budov, zaokrúhlené nadol
}
amount-all-food = všetko uskladnené jedlo
amount-half-discontent = polovicu nespokojných človiečikov (zaokrúhlené nahor)
each = { $what ->
    [unit] každú vojenskú jednotku
    [infantry] každú jednotku pechoty
    [cavalry] každú jednotku jazdy
    [artillery] každú jednotku delostrelectva
    [air_force] každú jednotku leteckých síl
    [card] každú jednotku „{ $card }“
    [farm] každú farmu
    [mine] každú baňu
    [lab] každé laboratórium
    [temple] každý chrám
    [arena] každú arénu
    [library] každú knižnicu
    [theater] každé divadlo
    [urban] každú mestskú budovu
    [colony] každú kolóniu
    [wonder-other] každý dostavaný div druhého národa
    [pair] každú dvojicu knižnice a divadla
    [discontent] každého nespokojného človiečika
    [content] každého spokojného človiečika nad { $n }
    [stronger] každý národ silnejší než tvoj
    [richer] každý národ, ktorý má viac bodov kultúry než ty
    [civil] každú civilnú akciu
    [military] každú vojenskú akciu
    [happy] každú šťastnú značku
    [technology] každú technológiu stupňa III (v pokročilej hre stupňa II)
    [food] každé jedlo, ktoré za ťah vyprodukujú farmy
    [resources] každú surovinu, ktorú za ťah vyťažia bane
    [lost] každého strateného človiečika
    [discarded] každý stupeň odhodenej karty
    [technologies] každý stupeň vyložených technológií a štátneho zriadenia
   *[blue-cards] každý stupeň štátneho zriadenia a vyložených extra technológií
}
each-face = každú šťastnú značku { $of }
each-level = každý stupeň { $of }
plural-of = { $what ->
    [unit] vojenských jednotiek
    [infantry] pechoty
    [cavalry] jazdy
    [artillery] delostrelectva
    [air_force] leteckých síl
    [farm] fariem
    [mine] baní
    [lab] laboratórií
    [temple] chrámov
    [arena] arén
    [library] knižníc
    [theater] divadiel
    [urban] mestských budov
   *[wonder] divov
}

# --- čo stojí na karte ---
text-production = { $what ->
    [food] Farma: každý človiečik vyprodukuje za ťah { $amount }.
   *[resources] Baňa: každý človiečik vyťaží za ťah { $amount }.
}
text-urban = { $kind ->
    [lab] Laboratórium: každý človiečik dáva { $amounts }.
    [temple] Chrám: každý človiečik dáva { $amounts }.
    [arena] Aréna: každý človiečik dáva { $amounts }.
    [library] Knižnica: každý človiečik dáva { $amounts }.
   *[theater] Divadlo: každý človiečik dáva { $amounts }.
}
text-unit = { $kind ->
    [infantry] Pechota so silou { $n }.
    [cavalry] Jazda so silou { $n }.
    [artillery] Delostrelectvo so silou { $n }.
   *[air_force] Letecké sily so silou { $n }.
}
text-building-cost = { $kind ->
    [unit] Naverbovať jednotku stojí { $amount }.
   *[building] Postaviť budovu stojí { $amount }.
}
text-technology-cost = Technológia stojí { $amount }.
text-government = Štátne zriadenie: { $civil } a { $military }, z každého druhu najviac { $limit } mestské budovy.
text-government-cost = Pokojná zmena stojí { $peaceful }, revolúcia { $revolution } (body vedy).
text-stages = { $stages ->
    [one] { $stages } časť: { $costs } (suroviny).
    [few] { $stages } časti: { $costs } (suroviny).
   *[other] { $stages } častí: { $costs } (suroviny).
}
text-army = Armádu tvorí { $units }; jej bonus je { $n }.
text-army-old = Armádu tvorí { $units }; jej bonus je { $n }, zastaranej armády { $old }.
units = { $what ->
    [infantry] { $n }× pechota
    [cavalry] { $n }× jazda
   *[artillery] { $n }× delostrelectvo
}
text-bonus = Odhoď ju a v obrane pridá { $defense }, alebo pri kolonizácii { $colonization }.
text-attack-cost = Stojí { $n ->
    [one] { $n } vojenskú akciu
    [few] { $n } vojenské akcie
   *[other] { $n } vojenských akcií
}.
text-attack-level = { $of ->
    [rival_leader] Stojí toľko vojenských akcií, koľko je stupeň súperovej osobnosti.
   *[rival_unfinished_wonder] Stojí toľko vojenských akcií, koľko je stupeň súperovho rozostavaného divu.
}
text-lasting = Kolónia natrvalo dáva { $amounts }.
text-at-once = Okamžite získaš { $amounts }.
text-both = Každý z oboch národov: { $text }
text-side = { $side ->
    [a] Národ A: { $text }
   *[b] Národ B: { $text }
}
text-no-attack = Oba národy na seba nesmú útočiť.
text-ends-by-attack = Zmluva sa končí, len čo jeden národ zaútočí na druhý.
text-nothing = Nič sa nestane.
text-scoring = Počíta sa na konci hry.

# --- trvalé účinky ---
effect-gives = Dáva { $amounts }.
effect-takes = Uberá { $amounts }.
party-gives = Získava { $amounts }.
party-takes = Stráca { $amounts }.
effect-in-unit = { $kind ->
    [infantry] Každá jednotka pechoty má silu o { $n } väčšiu, aj keď je obetovaná.
    [cavalry] Každá jednotka jazdy má silu o { $n } väčšiu, aj keď je obetovaná.
    [artillery] Každá jednotka delostrelectva má silu o { $n } väčšiu, aj keď je obetovaná.
   *[air_force] Každá jednotka leteckých síl má silu o { $n } väčšiu, aj keď je obetovaná.
}
effect-when-attacking = Kto zaútočí na druhý národ, má silu o { $n } väčšiu.
effect-best-level = Dáva za ťah toľko bodov vedy, koľko je stupeň tvojho najlepšieho laboratória alebo knižnice.
effect-best-theater = Jedno z tvojich najlepších divadiel dáva svoju kultúru ešte raz.
effect-best-army = Bonus tvojej najlepšej armády sa počíta ešte raz.
effect-gain-when = { $when ->
    [on_take_technology_from_row] Kedykoľvek si vezmeš technológiu z ponuky, získaš { $amount }.
    [on_play_technology] Kedykoľvek vyložíš technológiu, získaš { $amount }.
    [on_attacked] Kedykoľvek proti tebe niekto zahrá agresiu alebo vyhlási vojnu, získaš { $amount }.
    [after_perform] Potom získaš { $amount }.
   *[on_play] Získaš { $amount }.
}
effect-gain-this-turn = V tomto ťahu máš navyše { $amount }.
effect-fund-turn = V každom ťahu máš { $amount } na verbovanie a vylepšovanie jednotiek.
effect-fund = V tomto ťahu máš { $amount } na verbovanie a vylepšovanie jednotiek.
effect-fund-rivals = V tomto ťahu máš suroviny na verbovanie a vylepšovanie jednotiek: za { $each } { $p2 } (pri troch hráčoch { $p3 }, pri štyroch { $p4 }).
effect-discount = { $on ->
    [population] Zvýšenie populácie stojí o { $amount } menej.
    [wonder] Vziať si z ponuky div stojí o { $amount } menej.
    [technology] Technológie stoja o { $amount } menej.
    [technology-unit] Technológie vojenských jednotiek stoja o { $amount } menej.
    [technology-theater] Technológie divadiel stoja o { $amount } menej.
    [build-theater] Nové divadlo stojí o { $amount } menej.
   *[build-unit] Kým ti niekto vyhlásil vojnu, stojí nová jednotka o { $amount } menej.
}
effect-discount-levels = Mestské budovy sú lacnejšie: na stupni I o { $one }, na stupni II o { $two }, na stupni III o { $three } (suroviny).
effect-surcharge = Súperi platia o { $amount } viac za stavbu a vylepšenie { $of }.
effect-multiply-cost = Súperi platia za agresie a vojny proti tebe dvojnásobok vojenských akcií.
effect-multiply = { $what ->
    [own_happy_faces] Každá tvoja šťastná značka sa počíta dvakrát.
    [own_defense_bonus_cards] Tvoje karty Obrana/Kolonizácia majú v obrane dvojnásobnú hodnotu.
   *[tactics_value_of_one_army_per_air_unit] Jedna jednotka leteckých síl v armáde zdvojnásobí jej bonus z taktiky.
}
effect-substitute = { $pay ->
    [all_military_actions] Revolúcia minie všetky vojenské akcie namiesto všetkých civilných.
    [food] Raz za ťah smieš zaplatiť 1 jedlo namiesto 1 suroviny.
   *[resources] Raz za ťah smieš zaplatiť 1 surovinu namiesto 1 jedla.
}
effect-refund = Kedykoľvek vyložíš technológiu, { $n ->
    [one] vráti sa ti { $n } minutá civilná akcia
    [few] vrátia sa ti { $n } minuté civilné akcie
   *[other] vráti sa ti { $n } minutých civilných akcií
}.
effect-option-colonize = Raz za hru smieš ako politickú akciu vyložiť z ruky nové územie rovno ako kolóniu, bez výpravy.
effect-option-recruit = Za jednu civilnú akciu smieš zvýšiť populáciu a novým človiečikom hneď naverbovať jednotku, o { $food } a { $resources } lacnejšie.
effect-option-grow = Raz za ťah smieš zvýšiť populáciu bez civilnej akcie a o { $food } lacnejšie.
effect-perform = { $what ->
    [build_wonder_stage] Postav práve jednu časť divu.
    [increase_population] Zvýš populáciu.
    [build_urban] Postav jednu novú mestskú budovu.
    [build_farm] Postav jednu novú farmu alebo baňu.
    [upgrade_farm] Vylepši jednu farmu, baňu alebo mestskú budovu.
   *[play_technology] Vylož technológiu, alebo zmeň štátne zriadenie.
}
effect-perform-cheaper = { $what ->
    [build_wonder_stage] Postav práve jednu časť divu o { $amount } lacnejšie.
    [increase_population] Zvýš populáciu o { $amount } lacnejšie.
    [build_urban] Postav jednu novú mestskú budovu o { $amount } lacnejšie.
    [build_farm] Postav jednu novú farmu alebo baňu o { $amount } lacnejšie.
    [upgrade_farm] Vylepši jednu farmu, baňu alebo mestskú budovu o { $amount } lacnejšie.
   *[play_technology] Vylož technológiu o { $amount } lacnejšie.
}
effect-boost = Každá tvoja karta Obrana/Kolonizácia pridá pri kolonizácii o { $n } viac.
effect-ignore = Tvoja karta taktiky neplatí.
effect-forbid = { $what ->
    [declare_war_on_owner] Tomuto národu nesmie nikto vyhlásiť vojnu.
   *[play_aggression] Nesmieš hrať agresie ani vojny.
}
effect-stages = Za jednu civilnú akciu smieš postaviť { $n ->
    [one] { $n } časť divu
    [few] až { $n } časti divu
   *[other] až { $n } častí divu
}.
effect-stock = Každý človiečik v laboratóriu stupňa I a vyššieho vyrobí aj modrý žetón; jeho hodnota v surovinách je stupeň toho laboratória.
effect-extra-token = Tvoja najlepšia baňa, v ktorej niekto pracuje, vyťaží o { $n ->
    [one] { $n } žetón
    [few] { $n } žetóny
   *[other] { $n } žetónov
} viac.
effect-pay = Kedykoľvek druhý národ vyloží technológiu, zaplatíš { $amount }.
effect-score = { $when ->
    [on_complete] Po dostavaní získaš { $amounts }.
    [on_play] Získaš { $amounts }.
   *[final] Všetci získajú { $amounts }.
}
effect-score-rivals = Získaš body kultúry: za { $each } { $p2 } (pri troch hráčoch { $p3 }, pri štyroch { $p4 }).
effect-score-minus = Všetci stratia { $amounts }.
effect-score-most = Všetci získajú { $amount } za { $each }, spolu najviac { $most }.
effect-score-ages = Všetci získajú body kultúry za každý dostavaný div: { $a } za div veku A, { $one } veku I, { $two } veku II, { $three } veku III.
effect-score-rank = { $by ->
    [science] Podľa prírastku vedy za kolo získa prvý pri dvoch hráčoch { $p2 } bodov kultúry, pri troch sú za poradie { $p3 }, pri štyroch { $p4 }.
   *[strength] Podľa sily získa prvý pri dvoch hráčoch { $p2 } bodov kultúry, pri troch sú za poradie { $p3 }, pri štyroch { $p4 }.
}

# --- čo sa stane raz ---
subject-gains = { $who ->
    [all] Všetci získajú
    [strongest] Najsilnejší národ získa
    [two_strongest] Každý z dvoch najsilnejších národov získa
    [most_culture] Národ s najväčším počtom bodov kultúry získa
    [most_happy_all_tied] Najspokojnejší národ (pri rovnosti každý z nich) získa
    [winner] Víťaz získa
   *[attacker] Získaš
}
subject-loses = { $who ->
    [all] Všetci stratia
    [weakest] Najslabší národ stratí
    [two_weakest] Každý z dvoch najslabších národov stratí
    [most_culture] Národ s najväčším počtom bodov kultúry stratí
    [loser] Porazený stratí
   *[rival] Súper stratí
}
once-gain = { subject-gains } { $amount }.
once-lose = { subject-loses } { $amount }.
once-lose-if-weak = { subject-loses } { $amount }, ak je medzi dvoma najslabšími.
once-lose-actions = Všetci stratia vo svojej najbližšej fáze akcií { $amount }.
once-lose-blue = { subject-loses } { $amount } z modrého pruhu.
once-take = { $who ->
    [winner] Víťaz vezme porazenému { $amount }.
   *[attacker] Vezmi súperovi { $amount }.
}
once-take-colony = Vezmi súperovi jednu kolóniu: dostaneš jej trvalú výhodu, nie okamžitý zisk.
once-take-yellow = Víťaz vezme porazenému zo žltého pruhu { $amount }.
once-or-technologies = Namiesto vedy smie za ich vytlačenú cenu brať extra technológie.
once-transfer = Najslabší národ odovzdá zo svojho žltého pruhu { $amount } najsilnejšiemu.
once-choose = Každý získa podľa svojej voľby { $one }, alebo { $other }.
once-skip = Hráč na ťahu v tomto ťahu neodhadzuje prebytočné vojenské karty.
once-build-free = Kto má voľného človiečika, smie zadarmo postaviť „{ $card }“.
once-destroy = { $who ->
    [weakest] Najslabší národ zbúra jednu svoju mestskú budovu, farmu alebo baňu.
    [all_except_least_culture] Národ s najmenším počtom bodov kultúry zbúra každému inému národu jednu mestskú budovu.
   *[rival] { $n ->
        [one] Zbúraj súperovi jednu mestskú budovu.
       *[other] Zbúraj súperovi až { $n } mestské budovy rovnakého druhu a stupňa.
    }
}
once-produce = { $of ->
    [farm] Všetky farmy vyprodukujú jedlo; nič sa nespotrebuje.
    [mine] Všetky bane vyťažia suroviny; bez korupcie.
   *[both] Všetky farmy a bane produkujú, so spotrebou aj s korupciou.
}
once-discard = { $what ->
    [leader] Súper odhodí svoju osobnosť.
    [old-leader] Osobnosti starších vekov sa odhodia.
    [unfinished_wonder] Súper odhodí svoj rozostavaný div.
   *[colony] Najslabší národ príde o jednu kolóniu podľa svojej voľby.
}
once-turn-down = Každý otočí jeden svoj dostavaný div veku A alebo I lícom nadol: namiesto svojich účinkov potom dáva { $amount }.
once-take-cards = Najsilnejší národ si smie hneď vziať z ponuky karty až za { $amount }; potom príde o svoju najbližšiu politickú akciu.
once-refill = Ak si nejaké karty vzal, ponuka sa doplní.
