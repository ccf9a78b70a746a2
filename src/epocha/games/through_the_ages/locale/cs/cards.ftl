# --- karty a co dělají; věty vyplývají ze záznamů v souborech karet ---
card-of-age = { $card } ({ $age })
kind = { $kind ->
    [farm] farma
    [mine] důl
    [lab] laboratoř
    [temple] chrám
    [arena] aréna
    [library] knihovna
    [theater] divadlo
    [infantry] pěchota
    [cavalry] jízda
    [artillery] artilerie
    [air_force] letecké síly
    [government] státní zřízení
    [special] extra technologie
    [leader] osobnost
    [wonder] div
    [action] akční karta
    [event] událost
    [territory] nové území
    [aggression] agrese
    [war] válka
    [pact] smlouva
    [tactics] taktika
   *[bonus] karta Obrana/Kolonizace
}
kind-head = { kind }
line = { $line ->
    [civil] zákony
    [military] válečnictví
    [colonization] objevování
   *[construction] stavební technologie
}
age = { $age ->
    [A] věk A (starověk)
    [I] věk I (středověk)
    [II] věk II (16. až 19. století)
    [III] věk III (20. století)
   *[IV] věk IV (současnost)
}

# --- množství, předmět věty ---
amount = { $what ->
    [food] { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
    [food-turn] { $n ->
        [one] { $n } jídlo za tah
        [few] { $n } jídla za tah
       *[other] { $n } jídel za tah
    }
    [resources] { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
    [resources-turn] { $n ->
        [one] { $n } surovinu za tah
        [few] { $n } suroviny za tah
       *[other] { $n } surovin za tah
    }
    [goods] { $n ->
        [one] { $n } jídlo nebo surovinu
        [few] dohromady { $n } jídla a suroviny v libovolném poměru
       *[other] dohromady { $n } jídel a surovin v libovolném poměru
    }
    [science] { $n ->
        [one] { $n } bod vědy
        [few] { $n } body vědy
       *[other] { $n } bodů vědy
    }
    [science-turn] { $n ->
        [one] { $n } bod vědy za tah
        [few] { $n } body vědy za tah
       *[other] { $n } bodů vědy za tah
    }
    [culture] { $n ->
        [one] { $n } bod kultury
        [few] { $n } body kultury
       *[other] { $n } bodů kultury
    }
    [culture-turn] { $n ->
        [one] { $n } bod kultury za tah
        [few] { $n } body kultury za tah
       *[other] { $n } bodů kultury za tah
    }
    [strength] { $n ->
        [one] { $n } bod síly
        [few] { $n } body síly
       *[other] { $n } bodů síly
    }
    [colonization] { $n ->
        [one] { $n } bod síly při kolonizaci
        [few] { $n } body síly při kolonizaci
       *[other] { $n } bodů síly při kolonizaci
    }
    [happy] { $n ->
        [one] { $n } šťastnou značku
        [few] { $n } šťastné značky
       *[other] { $n } šťastných značek
    }
    [unhappy] { $n ->
        [one] { $n } nešťastnou značku
        [few] { $n } nešťastné značky
       *[other] { $n } nešťastných značek
    }
    [civil] { $n ->
        [one] { $n } civilní akci
        [few] { $n } civilní akce
       *[other] { $n } civilních akcí
    }
    [military] { $n ->
        [one] { $n } vojenskou akci
        [few] { $n } vojenské akce
       *[other] { $n } vojenských akcí
    }
    [civil-room] { $n ->
        [one] místo na { $n } civilní kartu navíc
        [few] místo na { $n } civilní karty navíc
       *[other] místo na { $n } civilních karet navíc
    }
    [military-room] { $n ->
        [one] místo na { $n } vojenskou kartu navíc
        [few] místo na { $n } vojenské karty navíc
       *[other] místo na { $n } vojenských karet navíc
    }
    [military-cards] { $n ->
        [one] { $n } vojenskou kartu
        [few] { $n } vojenské karty
       *[other] { $n } vojenských karet
    }
    [yellow] { $n ->
        [one] { $n } žlutý žetonek
        [few] { $n } žluté žetonky
       *[other] { $n } žlutých žetonků
    }
    [blue] { $n ->
        [one] { $n } modrý žetonek
        [few] { $n } modré žetonky
       *[other] { $n } modrých žetonků
    }
   *[population] { $n ->
        [one] { $n } človíka
        [few] { $n } človíky
       *[other] { $n } človíků
    }
}
amount-each = { $amount } za { $each }
amount-each-most = { $amount } za { $each }, počítají se nejvýše { $most }
amount-as-rating = { $what ->
    [science] tolik bodů vědy, kolik činí jejich přírůstek vědy za kolo
   *[culture] { $rating ->
        [science] tolik bodů kultury, kolik činí jejich přírůstek vědy za kolo
       *[culture] tolik bodů kultury, kolik činí jejich přírůstek kultury za kolo
    }
}
amount-as-advantage = { $what ->
    [culture] tolik bodů kultury, o kolik byl silnější
    [science] tolik bodů vědy, o kolik byl silnější
   *[goods] dohromady tolik jídla a surovin v libovolném poměru, o kolik byl silnější
}
amount-steps = { $base ->
    [0] { $amount } za každé celé { $per } body převahy v síle
   *[other] { $amount } a za každé celé { $per } body převahy v síle další
}
amount-half-cost = { $half ->
    [up] suroviny v hodnotě poloviny ceny zbořené budovy, zaokrouhleno nahoru
   *[down] suroviny v hodnotě poloviny ceny zbořených budov, zaokrouhleno dolů
}
amount-all-food = všechno uskladněné jídlo
amount-half-discontent = polovinu nespokojených človíků (zaokrouhleno nahoru)
each = { $what ->
    [unit] každou vojenskou jednotku
    [infantry] každou jednotku pěchoty
    [cavalry] každou jednotku jízdy
    [artillery] každou jednotku artilerie
    [air_force] každou jednotku leteckých sil
    [card] každou jednotku „{ $card }“
    [farm] každou farmu
    [mine] každý důl
    [lab] každou laboratoř
    [temple] každý chrám
    [arena] každou arénu
    [library] každou knihovnu
    [theater] každé divadlo
    [urban] každou městskou budovu
    [colony] každou kolonii
    [wonder-other] každý dostavěný div druhého národa
    [pair] každou dvojici knihovny a divadla
    [discontent] každého nespokojeného človíka
    [content] každého spokojeného človíka nad { $n }
    [stronger] každý národ silnější než tvůj
    [richer] každý národ, který má víc bodů kultury než ty
    [civil] každou civilní akci
    [military] každou vojenskou akci
    [happy] každou šťastnou značku
    [technology] každou technologii stupně III (v pokročilé hře stupně II)
    [food] každé jídlo, které za tah vyprodukují farmy
    [resources] každou surovinu, kterou za tah vytěží doly
    [lost] každého ztraceného človíka
    [discarded] každý stupeň odhozené karty
    [technologies] každý stupeň vyložených technologií a státního zřízení
   *[blue-cards] každý stupeň státního zřízení a vyložených extra technologií
}
each-face = každou šťastnou značku { $of }
each-level = každý stupeň { $of }
plural-of = { $what ->
    [unit] vojenských jednotek
    [infantry] pěchoty
    [cavalry] jízdy
    [artillery] artilerie
    [air_force] leteckých sil
    [farm] farem
    [mine] dolů
    [lab] laboratoří
    [temple] chrámů
    [arena] arén
    [library] knihoven
    [theater] divadel
    [urban] městských budov
   *[wonder] divů
}

# --- co stojí na kartě ---
text-production = { $what ->
    [food] Farma: každý človík vyprodukuje za tah { $amount }.
   *[resources] Důl: každý človík vytěží za tah { $amount }.
}
text-urban = { $kind ->
    [lab] Laboratoř: každý človík dává { $amounts }.
    [temple] Chrám: každý človík dává { $amounts }.
    [arena] Aréna: každý človík dává { $amounts }.
    [library] Knihovna: každý človík dává { $amounts }.
   *[theater] Divadlo: každý človík dává { $amounts }.
}
text-unit = { $kind ->
    [infantry] Pěchota o síle { $n }.
    [cavalry] Jízda o síle { $n }.
    [artillery] Artilerie o síle { $n }.
   *[air_force] Letecké síly o síle { $n }.
}
text-building-cost = { $kind ->
    [unit] Naverbovat jednotku stojí { $amount }.
   *[building] Postavit budovu stojí { $amount }.
}
text-technology-cost = Technologie stojí { $amount }.
text-government = Státní zřízení: { $civil } a { $military }, od každého druhu nejvýše { $limit } městské budovy.
text-government-cost = Poklidná změna stojí { $peaceful }, revoluce { $revolution } (body vědy).
text-stages = { $stages ->
    [one] { $stages } část: { $costs } (suroviny).
    [few] { $stages } části: { $costs } (suroviny).
   *[other] { $stages } částí: { $costs } (suroviny).
}
text-army = Armádu tvoří { $units }; její bonus je { $n }.
text-army-old = Armádu tvoří { $units }; její bonus je { $n }, zastaralé armády { $old }.
units = { $what ->
    [infantry] { $n }× pěchota
    [cavalry] { $n }× jízda
   *[artillery] { $n }× artilerie
}
text-bonus = Odhoď ji a v obraně přidá { $defense }, nebo při kolonizaci { $colonization }.
text-attack-cost = Stojí { $n ->
    [one] { $n } vojenskou akci
    [few] { $n } vojenské akce
   *[other] { $n } vojenských akcí
}.
text-attack-level = { $of ->
    [rival_leader] Stojí tolik vojenských akcí, kolik je stupeň soupeřovy osobnosti.
   *[rival_unfinished_wonder] Stojí tolik vojenských akcí, kolik je stupeň soupeřova rozestavěného divu.
}
text-lasting = Kolonie trvale dává { $amounts }.
text-at-once = Okamžitě získáš { $amounts }.
text-both = Každý z obou národů: { $text }
text-side = { $side ->
    [a] Národ A: { $text }
   *[b] Národ B: { $text }
}
text-no-attack = Oba národy na sebe nesmějí útočit.
text-ends-by-attack = Smlouva končí, jakmile jeden národ zaútočí na druhý.
text-nothing = Nic se nestane.
text-scoring = Počítá se na konci hry.

# --- trvalé účinky ---
effect-gives = Dává { $amounts }.
effect-takes = Ubírá { $amounts }.
party-gives = Získává { $amounts }.
party-takes = Ztrácí { $amounts }.
effect-in-unit = { $kind ->
    [infantry] Každá jednotka pěchoty má sílu o { $n } větší, i když je obětována.
    [cavalry] Každá jednotka jízdy má sílu o { $n } větší, i když je obětována.
    [artillery] Každá jednotka artilerie má sílu o { $n } větší, i když je obětována.
   *[air_force] Každá jednotka leteckých sil má sílu o { $n } větší, i když je obětována.
}
effect-when-attacking = Kdo zaútočí na druhý národ, má sílu o { $n } větší.
effect-best-level = Dává za tah tolik bodů vědy, kolik je stupeň tvé nejlepší laboratoře nebo knihovny.
effect-best-theater = Jedno z tvých nejlepších divadel dává svou kulturu ještě jednou.
effect-best-army = Bonus tvé nejlepší armády se počítá ještě jednou.
effect-gain-when = { $when ->
    [on_take_technology_from_row] Kdykoli si vezmeš technologii z nabídky, získáš { $amount }.
    [on_play_technology] Kdykoli vyložíš technologii, získáš { $amount }.
    [on_attacked] Kdykoli proti tobě někdo zahraje agresi nebo vyhlásí válku, získáš { $amount }.
    [after_perform] Potom získáš { $amount }.
   *[on_play] Získáš { $amount }.
}
effect-gain-this-turn = V tomto tahu máš navíc { $amount }.
effect-fund-turn = V každém tahu máš { $amount } na verbování a vylepšování jednotek.
effect-fund = V tomto tahu máš { $amount } na verbování a vylepšování jednotek.
effect-fund-rivals = V tomto tahu máš suroviny na verbování a vylepšování jednotek: za { $each } { $p2 } (ve třech hráčích { $p3 }, ve čtyřech { $p4 }).
effect-discount = { $on ->
    [population] Zvýšení populace stojí o { $amount } méně.
    [wonder] Vzít si z nabídky div stojí o { $amount } méně.
    [technology] Technologie stojí o { $amount } méně.
    [technology-unit] Technologie vojenských jednotek stojí o { $amount } méně.
    [technology-theater] Technologie divadel stojí o { $amount } méně.
    [build-theater] Nové divadlo stojí o { $amount } méně.
   *[build-unit] Dokud ti někdo vyhlásil válku, stojí nová jednotka o { $amount } méně.
}
effect-discount-levels = Městské budovy jsou levnější: na stupni I o { $one }, na stupni II o { $two }, na stupni III o { $three } (suroviny).
effect-surcharge = Soupeři platí o { $amount } víc za stavbu a vylepšení { $of }.
effect-multiply-cost = Soupeři platí za agrese a války proti tobě dvojnásobek vojenských akcí.
effect-multiply = { $what ->
    [own_happy_faces] Každá tvoje šťastná značka se počítá dvakrát.
    [own_defense_bonus_cards] Tvoje karty Obrana/Kolonizace mají v obraně dvojnásobnou hodnotu.
   *[tactics_value_of_one_army_per_air_unit] Jedna jednotka leteckých sil v armádě zdvojnásobí její bonus z taktiky.
}
effect-substitute = { $pay ->
    [all_military_actions] Revoluce spotřebuje všechny vojenské akce místo všech civilních.
    [food] Jednou za tah smíš zaplatit 1 jídlo místo 1 suroviny.
   *[resources] Jednou za tah smíš zaplatit 1 surovinu místo 1 jídla.
}
effect-refund = Kdykoli vyložíš technologii, vrátí se ti { $n ->
    [one] { $n } spotřebovaná civilní akce
    [few] { $n } spotřebované civilní akce
   *[other] { $n } spotřebovaných civilních akcí
}.
effect-option-colonize = Jednou za hru smíš jako politickou akci vyložit z ruky nové území rovnou jako kolonii, bez výpravy.
effect-option-recruit = Za jednu civilní akci smíš zvýšit populaci a novým človíkem hned naverbovat jednotku, o { $food } a { $resources } levněji.
effect-option-grow = Jednou za tah smíš zvýšit populaci bez civilní akce a o { $food } levněji.
effect-perform = { $what ->
    [build_wonder_stage] Postav právě jednu část divu.
    [increase_population] Zvyš populaci.
    [build_urban] Postav jednu novou městskou budovu.
    [build_farm] Postav jednu novou farmu nebo důl.
    [upgrade_farm] Vylepši jednu farmu, důl nebo městskou budovu.
   *[play_technology] Vylož technologii, nebo změň státní zřízení.
}
effect-perform-cheaper = { $what ->
    [build_wonder_stage] Postav právě jednu část divu o { $amount } levněji.
    [increase_population] Zvyš populaci o { $amount } levněji.
    [build_urban] Postav jednu novou městskou budovu o { $amount } levněji.
    [build_farm] Postav jednu novou farmu nebo důl o { $amount } levněji.
    [upgrade_farm] Vylepši jednu farmu, důl nebo městskou budovu o { $amount } levněji.
   *[play_technology] Vylož technologii o { $amount } levněji.
}
effect-boost = Každá tvoje karta Obrana/Kolonizace přidá při kolonizaci o { $n } víc.
effect-ignore = Tvoje karta taktiky neplatí.
effect-forbid = { $what ->
    [declare_war_on_owner] Tomuto národu nesmí nikdo vyhlásit válku.
   *[play_aggression] Nesmíš hrát agrese ani války.
}
effect-stages = Za jednu civilní akci smíš postavit { $n ->
    [one] { $n } část divu
    [few] až { $n } části divu
   *[other] až { $n } částí divu
}.
effect-stock = Každý človík v laboratoři stupně I a vyššího vyrobí i modrý žetonek; jeho hodnota v surovinách je stupeň té laboratoře.
effect-extra-token = Tvůj nejlepší důl, ve kterém někdo pracuje, vytěží o { $n ->
    [one] { $n } žetonek
    [few] { $n } žetonky
   *[other] { $n } žetonků
} víc.
effect-pay = Kdykoli druhý národ vyloží technologii, zaplatíš { $amount }.
effect-score = { $when ->
    [on_complete] Po dostavění získáš { $amounts }.
    [on_play] Získáš { $amounts }.
   *[final] Všichni získají { $amounts }.
}
effect-score-rivals = Získáš body kultury: za { $each } { $p2 } (ve třech hráčích { $p3 }, ve čtyřech { $p4 }).
effect-score-minus = Všichni ztratí { $amounts }.
effect-score-most = Všichni získají { $amount } za { $each }, celkem nejvýše { $most }.
effect-score-ages = Všichni získají body kultury za každý dostavěný div: { $a } za div věku A, { $one } věku I, { $two } věku II, { $three } věku III.
effect-score-rank = { $by ->
    [science] Podle přírůstku vědy za kolo získá první ve dvou hráčích { $p2 } bodů kultury, ve třech jsou za pořadí { $p3 }, ve čtyřech { $p4 }.
   *[strength] Podle síly získá první ve dvou hráčích { $p2 } bodů kultury, ve třech jsou za pořadí { $p3 }, ve čtyřech { $p4 }.
}

# --- co se stane jednou ---
subject-gains = { $who ->
    [all] Všichni získají
    [strongest] Nejsilnější národ získá
    [two_strongest] Každý ze dvou nejsilnějších národů získá
    [most_culture] Národ s nejvíce body kultury získá
    [most_happy_all_tied] Nejspokojenější národ (při rovnosti každý z nich) získá
    [winner] Vítěz získá
   *[attacker] Získáš
}
subject-loses = { $who ->
    [all] Všichni ztratí
    [weakest] Nejslabší národ ztratí
    [two_weakest] Každý ze dvou nejslabších národů ztratí
    [most_culture] Národ s nejvíce body kultury ztratí
    [loser] Poražený ztratí
   *[rival] Soupeř ztratí
}
once-gain = { subject-gains } { $amount }.
once-lose = { subject-loses } { $amount }.
once-lose-if-weak = { subject-loses } { $amount }, pokud je mezi dvěma nejslabšími.
once-lose-actions = Všichni ztratí ve své příští fázi akcí { $amount }.
once-lose-blue = { subject-loses } { $amount } z modrého pruhu.
once-take = { $who ->
    [winner] Vítěz vezme poraženému { $amount }.
   *[attacker] Vezmi soupeři { $amount }.
}
once-take-colony = Vezmi soupeři jednu kolonii: dostaneš její trvalou výhodu, ne okamžitý zisk.
once-take-yellow = Vítěz vezme poraženému ze žlutého pruhu { $amount }.
once-or-technologies = Místo vědy smí za jejich vytištěnou cenu brát extra technologie.
once-transfer = Nejslabší národ předá ze svého žlutého pruhu { $amount } nejsilnějšímu.
once-choose = Každý získá podle své volby { $one }, nebo { $other }.
once-skip = Hráč na tahu v tomto tahu neodhazuje přebytečné vojenské karty.
once-build-free = Kdo má volného človíka, smí zdarma postavit „{ $card }“.
once-destroy = { $who ->
    [weakest] Nejslabší národ zboří jednu svou městskou budovu, farmu nebo důl.
    [all_except_least_culture] Národ s nejméně body kultury zboří každému jinému národu jednu městskou budovu.
   *[rival] { $n ->
        [one] Zboř soupeři jednu městskou budovu.
       *[other] Zboř soupeři až { $n } městské budovy stejného druhu a stupně.
    }
}
once-produce = { $of ->
    [farm] Všechny farmy vyprodukují jídlo; nic se nespotřebuje.
    [mine] Všechny doly vytěží suroviny; bez korupce.
   *[both] Všechny farmy a doly produkují, se spotřebou i s korupcí.
}
once-discard = { $what ->
    [leader] Soupeř odhodí svou osobnost.
    [old-leader] Osobnosti starších věků se odhodí.
    [unfinished_wonder] Soupeř odhodí svůj rozestavěný div.
   *[colony] Nejslabší národ přijde o jednu kolonii podle své volby.
}
once-turn-down = Každý otočí jeden svůj dostavěný div věku A nebo I lícem dolů: místo svých účinků pak dává { $amount }.
once-take-cards = Nejsilnější národ si smí hned vzít z nabídky karty až za { $amount }; pak přijde o svou příští politickou akci.
once-refill = Pokud si nějaké karty vzal, nabídka se doplní.
