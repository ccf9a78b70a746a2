# --- hra ---
title = Through the Ages: Příběh civilizace
about = Dva až čtyři vládci vedou své národy od starověku po dnešek: živí je a zaměstnávají, objevují technologie, stavějí divy, získávají velké osobnosti a udržují vojsko, protože za to, co dějiny přinesou, platí ten nejslabší. Vítězí, kdo po sobě zanechá nejvíc kultury.
option-mode = Hra
option-mode-help = Výuková hra končí středověkem a nemá politiku. Pokročilá hra přidává druhý věk, události, kolonie, agrese a smlouvy, plná hra i třetí věk a války.
option-mode-tutorial = Výuková hra
option-mode-advanced = Pokročilá hra
option-mode-full = Plná hra
option-first_player = Začínající hráč
option-first_player-help = Kdo začíná každé kolo.
option-first_player-0 = určí los
option-first_player-n = místo { $n }
option-easier = Snadnější varianta
option-easier-help = Každý má o jeden žlutý žetonek víc a každé státní zřízení dovoluje o jednu městskou budovu každého druhu víc.
option-milder_fights = Mírnější boje
option-milder_fights-help = Kdo byl napaden, je před ostatními v bezpečí až do útočníkova příštího tahu. Pro 3 nebo 4 hráče, v pokročilé a plné hře.
option-peaceful = Zcela mírová hra
option-peaceful-help = Bez agresí a válek. V pokročilé a plné hře.
option-draw_in_turn = Průběžné braní vojenských karet
option-draw_in_turn-help = Vojenské karty se berou během tahu, každá za 1 vojenskou akci, a ne na jeho konci. V pokročilé a plné hře.
option-laid_out = Předem vyložené bonusy
option-laid_out-help = Tolik událostí třetího věku leží od začátku odkrytých a boduje na konci spolu s těmi, které jsou v hromádkách. V plné hře; obvyklé jsou 3 až 5.
option-laid_out-0 = žádné
option-laid_out-n = { $n }
option-gradual_reveal = Postupné odkrývání
option-gradual_reveal-help = Pět bonusových karet leží lícem dolů; jedna se otočí na začátku a po jedné s každým novým věkem. V plné hře.
option-softer_corruption = Mírnější korupce
option-softer_corruption-help = Kdo by se právě dostal do korupce nebo do vyšší, smí vytěžit o jeden modrý žetonek méně. V pokročilé a plné hře.
option-resignation = Odstoupení ze hry
option-resignation-help = Před každým tahem je hráč tázán, zda ze hry neodstoupí. V plné hře.
option-open_civil_hands = Otevřené civilní karty
option-open_civil_hands-help = Všichni vidí civilní karty v rukou ostatních; stejně byly vzaty veřejně.
option-military_hand_limit = Limit vojenských karet
option-military_hand_limit-help = Kolik vojenských karet smí mít hráč v ruce: tolik, kolik má vojenských akcí, nebo tolik, kolik má civilních akcí.
option-military_hand_limit-military = vojenské akce
option-military_hand_limit-civil = civilní akce
option-science_points_max = Nejvíce bodů vědy
option-science_points_max-help = Konec počítadla vědy, za kterým se body už neschovávají.
option-science_points_max-0 = bez omezení
option-science_points_max-n = { $n }
option-science_rating_max = Největší přírůstek vědy
option-science_rating_max-help = Konec ukazatele přírůstku vědy za kolo.
option-science_rating_max-0 = bez omezení
option-science_rating_max-n = { $n }
preset-tutorial = Výuková hra
preset-advanced = Pokročilá hra
preset-full = Plná hra
wrong-seat = Místo { $seat } u tohoto stolu není: { $players ->
    [one] má jen { $players } místo
    [few] má jen { $players } místa
   *[other] má jen { $players } míst
}.
wrong-mode-longer = Tohle je jen pro pokročilou a plnou hru.
wrong-mode-full = Tohle je jen pro plnou hru.
wrong-two-players = Tohle je jen pro 3 nebo 4 hráče.
wrong-gradual = Při postupném odkrývání je vyloženo 5 karet; zvol tu 5, nebo žádné.
end-scored = Konec: karty došly a poslední kolo je odehráno.
end-last-one = Konec: všichni ostatní ze hry odstoupili.
end-cut-off = Hra byla přerušena a nemá výsledek.
symbol-culture = Kultura
symbol-science = Věda
symbol-culture-rate = Kultura za kolo
symbol-science-rate = Věda za kolo
symbol-strength = Síla
symbol-happy = Šťastné značky
symbol-food = Jídlo
symbol-resources = Suroviny
symbol-workers = Volní človíci
symbol-civil-cards = Civilní karty
symbol-military-cards = Vojenské karty

# --- části vět ---
used = { $n ->
    [one] „{ $card }“
   *[other] { $n }× „{ $card }“
}
a-building = { $kind ->
    [farm] farmu
    [mine] důl
    [lab] laboratoř
    [temple] chrám
    [arena] arénu
    [library] knihovnu
   *[theater] divadlo
}
stages-object = { $n ->
    [one] část
    [few] { $n } části
   *[other] { $n } částí
}

# --- co by akce znamenala: věta na jejím tlačítku ---
do-end = { $civil ->
    [0] Ukonči tah
    [one] Ukonči tah; zbývá { $civil } civilní akce
    [few] Ukonči tah; zbývají { $civil } civilní akce
   *[other] Ukonči tah; zbývá { $civil } civilních akcí
}
do-take = Vezmi si „{ $card }“ ({ $kind }) za { $cost }
do-grow = Zvyš populaci za { $cost }
do-build = Postav { a-building } „{ $card }“ za { $cost }
do-recruit = Naverbuj jednotku „{ $card }“ za { $cost }
do-upgrade = Vylepši „{ $card }“ na „{ $better }“ za { $cost }
do-raze = Zboř budovu „{ $card }“
do-disband = Rozpusť jednotku „{ $card }“
do-stages = Postav { stages-object } divu „{ $card }“ za { $cost }
do-finish = Dostav div „{ $card }“ za { $cost }
do-leader = { $replaces ->
    [yes] Vylož osobnost „{ $card }“; „{ $old }“ odejde
   *[no] Vylož osobnost „{ $card }“
}
do-tactics = { $replaces ->
    [yes] Vylož taktiku „{ $card }“ místo taktiky „{ $old }“
   *[no] Vylož taktiku „{ $card }“
}
do-use = Zahraj akční kartu „{ $card }“
do-learn = Vylož technologii „{ $card }“ za { $cost }
do-change = Poklidně změň státní zřízení na „{ $card }“ za { $cost }
do-revolt = { $actions ->
    [civil] Revoluce: „{ $card }“ za { $cost } a všechny civilní akce
   *[military] Revoluce: „{ $card }“ za { $cost } a všechny vojenské akce
}
do-enlist = Zvyš populaci a hned naverbuj jednotku „{ $card }“ za { $food } a { $resources }
do-settle = Zvyš populaci bez civilní akce za { $cost }
do-exchange = { $pay ->
    [food] V příští platbě zaplať 1 jídlo místo 1 suroviny
   *[resources] V příští platbě zaplať 1 surovinu místo 1 jídla
}
do-by-hand = Vybírej žetonky ručně až do svého příštího tahu: hra se zeptá, čím platíš
do-draw = Vezmi si vojenskou kartu za 1 vojenskou akci
do-prepare = Připrav „{ $card }“ a získej { $gain }; hned nastane událost z vrchu hromádky
do-attack = Zaútoč kartou „{ $card }“ na hráče ⟦{ $seat }⟧ za { $cost }
do-declare = Vyhlas hráči ⟦{ $seat }⟧ válku „{ $card }“ za { $cost }
do-offer = { $side ->
    [none] Nabídni hráči ⟦{ $seat }⟧ smlouvu „{ $card }“
   *[other] Nabídni hráči ⟦{ $seat }⟧ smlouvu „{ $card }“; budeš národ { $side }
}
do-cancel = Zruš smlouvu „{ $card }“, kterou máš s hráčem ⟦{ $seat }⟧
do-colonize = Kolonizuj „{ $card }“ hned a bez výpravy
do-pass = Žádná politická akce
do-resign = Odstup ze hry
do-stay = Hraj dál
do-accept = Přijmi
do-refuse = Odmítni
do-bid = Nabídni { $n }
do-no-bid = Vzdej se dražby
do-send = { $n ->
    [0] Obětuj jednotku „{ $card }“: celkem { $total }
   *[other] Obětuj jednotku „{ $card }“ (+{ $n }): celkem { $total }
}
do-spend = Odhoď kartu „{ $card }“ (+{ $n }): celkem { $total }
do-fight = Nic neobětuj: celkem { $total }
do-fight-with = Jdi do boje se silou { $total }
do-land = Pošli výpravu o síle { $total }
do-destroy-no-more = Víc už neboř
do-take-science = Vezmi si { $gain }
do-take-no-more = Víc karet si neber
do-take-technology = Vezmi si technologii „{ $card }“ (má cenu { $n })
do-leave-nothing-out = Vytěž všechno, co jde
do-leave-out = Na kartě „{ $card }“ vytěž o žetonek méně
do-tokens-stay = Nech žetonky, jak jsou
do-tokens = Vezmi tyhle žetonky
do-return = Vrať žetonek z karty „{ $card }“: { $amount }
do-lay = Polož žetonek na kartu „{ $card }“: { $amount }
do-build-it = Postav „{ $card }“ zdarma
do-build-not = Nic nestav
do-discard = Odhoď „{ $card }“
do-lose = Ztrať človíka z karty „{ $card }“
do-destroy = { $whose ->
    [own] Zboř { $used }
   *[other] Zboř hráči ⟦{ $seat }⟧ { $used }
}
do-gain = Získej { $goods }
do-part = Odevzdej { $goods }
do-plunder = Vezmi { $goods }
do-turn-down = Otoč lícem dolů „{ $card }“
do-give-up = Vzdej se kolonie „{ $card }“
do-annex = Vezmi kolonii „{ $card }“
do-people = Přijmi { $gain }
do-no-people = Nepřijmi nikoho
verb-take = Vezmi si kartu
verb-increase = Zvyš populaci
verb-build = Postav
verb-upgrade = Vylepši
verb-destroy = Zboř budovy
verb-disband = Rozpusť jednotky
verb-stages = Postav div
verb-play = Zahraj kartu
verb-revolt = Vyvolej revoluci
verb-recruit = Naverbuj nového človíka
verb-prepare = Připrav událost
verb-attack = Zaútoč
verb-declare = Vyhlas válku
verb-offer = Nabídni smlouvu
verb-cancel = Zruš smlouvu
verb-colonize = Kolonizuj bez výpravy
verb-bid = Nabídni
verb-send = Obětuj jednotky
verb-spend = Použij bonusové karty
verb-discard = Odhoď
verb-lose = Ztrať človíka
verb-raze = Zboř budovy
verb-leave = Vytěž o žetonek méně
verb-by-hand = Vybírat žetonky ručně
verb-return = Vrátit žetonky
verb-lay = Položit žetonky
verb-food = Rozděl jídlo a suroviny
row-food = Tolik jídla, zbytek v surovinách
verb-choose = Vyber kartu
verb-people = Přijmi obyvatele

# --- co o akci říká záznam, za jménem hráče ---
did-end = { $civil ->
    [0] končí fázi akcí
    [one] končí fázi akcí, nevyužívá { $civil } civilní akci
    [few] končí fázi akcí, nevyužívá { $civil } civilní akce
   *[other] končí fázi akcí, nevyužívá { $civil } civilních akcí
}
did-take = bere si „{ $card }“ ({ $kind }) za { $cost }
did-grow = zvyšuje populaci za { $cost }
did-build = staví { a-building } „{ $card }“ za { $cost }
did-recruit = verbuje jednotku „{ $card }“ za { $cost }
did-upgrade = vylepšuje „{ $card }“ na „{ $better }“ za { $cost }
did-raze = boří budovu „{ $card }“
did-disband = rozpouští jednotku „{ $card }“
did-stages = staví { stages-object } divu „{ $card }“ za { $cost }
did-finish = dostavuje div „{ $card }“ za { $cost }
did-leader = { $replaces ->
    [yes] vykládá osobnost „{ $card }“; „{ $old }“ odchází
   *[no] vykládá osobnost „{ $card }“
}
did-tactics = { $replaces ->
    [yes] vykládá taktiku „{ $card }“ místo taktiky „{ $old }“
   *[no] vykládá taktiku „{ $card }“
}
did-use = hraje akční kartu „{ $card }“
did-learn = vykládá technologii „{ $card }“ za { $cost }
did-change = poklidně mění státní zřízení na „{ $card }“ za { $cost }
did-revolt = { $actions ->
    [civil] dělá revoluci: „{ $card }“ za { $cost } a všechny civilní akce
   *[military] dělá revoluci: „{ $card }“ za { $cost } a všechny vojenské akce
}
did-enlist = zvyšuje populaci a hned verbuje jednotku „{ $card }“ za { $food } a { $resources }
did-settle = zvyšuje populaci bez civilní akce za { $cost }
did-exchange = { $pay ->
    [food] zaplatí 1 jídlo místo 1 suroviny
   *[resources] zaplatí 1 surovinu místo 1 jídla
}
did-by-hand = až do příštího tahu vybírá žetonky ručně
did-draw = bere si vojenskou kartu za 1 vojenskou akci
did-prepare = připravuje „{ $card }“ a získává { $gain }
did-prepare-unseen = připravuje událost věku { $age }
did-attack = útočí kartou „{ $card }“ na hráče ⟦{ $seat }⟧ za { $cost }
did-declare = vyhlašuje hráči ⟦{ $seat }⟧ válku „{ $card }“ za { $cost }
did-offer = { $side ->
    [none] nabízí hráči ⟦{ $seat }⟧ smlouvu „{ $card }“
   *[other] nabízí hráči ⟦{ $seat }⟧ smlouvu „{ $card }“ a chce být národ { $side }
}
did-cancel = ruší smlouvu „{ $card }“ s hráčem ⟦{ $seat }⟧
did-colonize = kolonizuje „{ $card }“ bez výpravy
did-pass = nedělá žádnou politickou akci
did-resign = odstupuje ze hry
did-stay = hraje dál
did-accept = přijímá smlouvu „{ $card }“ od hráče ⟦{ $seat }⟧
did-refuse = odmítá smlouvu „{ $card }“ od hráče ⟦{ $seat }⟧
did-bid = nabízí { $n } za „{ $card }“
did-no-bid = se vzdává dražby
did-send = obětuje jednotku „{ $card }“
did-spend = odhazuje kartu „{ $card }“
did-fight = nic neobětuje: celkem { $total }
did-fight-with = nasazuje { $used }: celkem { $total }
did-land = posílá výpravu o síle { $total }: { $used }
did-destroy-no-more = víc už neboří
did-take-science = bere hráči ⟦{ $seat }⟧ { $gain }
did-take-no-more = si víc karet nebere
did-take-technology = bere hráči ⟦{ $seat }⟧ technologii „{ $card }“
did-leave-nothing-out = těží všechno, co jde
did-leave-out = na kartě „{ $card }“ těží o žetonek méně
did-tokens-stay = nechává žetonky, jak jsou
did-tokens = vybírá žetonky: { $used }
did-return = vrací žetonek z karty „{ $card }“
did-lay = pokládá žetonek na kartu „{ $card }“
tokens-returned = z karty „{ $card }“ vráceno { $n }
tokens-laid = na kartu „{ $card }“ položeno { $n }
pay-return = žetonek z karty „{ $card }“ za { $worth }
pay-lay = žetonek na kartu „{ $card }“ za { $worth }
pay-change = zpátky: žetonek na kartu „{ $card }“ za { $worth }
pay-tokens = Zaplať těmito žetonky
lay-tokens = Polož tyto žetonky
did-build-it = staví „{ $card }“ zdarma
did-build-not = „{ $card }“ nestaví
did-discard = odhazuje „{ $card }“
did-discard-unseen = odhazuje vojenskou kartu věku { $age }
did-lose = ztrácí človíka z karty „{ $card }“
did-destroy = { $whose ->
    [own] boří { $used }
   *[other] boří hráči ⟦{ $seat }⟧ { $used }
}
did-gain = volí { $goods }
did-part = odevzdává { $goods }
did-plunder = bere hráči ⟦{ $seat }⟧ { $goods }
did-turn-down = otáčí lícem dolů „{ $card }“
did-give-up = se vzdává kolonie „{ $card }“
did-annex = bere hráči ⟦{ $seat }⟧ kolonii „{ $card }“
did-people = přijímá { $gain }
did-no-people = nepřijímá nikoho

# --- na co se hra ptá ---
prompt-resigning = Začíná tvůj tah. Hraješ dál, nebo ze hry odstoupíš?
prompt-politics = Politika: zvol jednu politickou akci, nebo žádnou. Máš { $military }.
prompt-discard = { $n ->
    [one] Máš v ruce příliš vojenských karet (smíš { $limit }): odhoď { $n }.
   *[other] Máš v ruce příliš vojenských karet (smíš { $limit }): postupně jich odhoď { $n }.
}
prompt-first = První kolo: ber si karty z nabídky; máš { $civil }.
prompt-first-end = První kolo: víc už si vzít nemůžeš. Ukonči tah.
prompt-actions = Máš ještě { $civil } a { $military }.
prompt-actions-none = V tomto tahu už nemáš žádné akce.
prompt-actions-fund = Máš ještě { $civil } a { $military } a na jednotky { $fund }.
prompt-perform = „{ $card }“: k čemu ji použiješ?
prompt-soften = Plná těžba by přinesla korupci. Vytěžíš o jeden modrý žetonek méně?
prompt-payment = Odevzdáváš { $amount }. Kterými žetonky?
prompt-placing = Získáváš { $amount }. Na které karty je položíš?
prompt-bid = „{ $card }“: kolik nabídneš? Nejvíc můžeš { $most }.
prompt-bid-higher = „{ $card }“: ⟦hráč { $seat }⟧ nabízí { $bid }. Nabídneš víc? Nejvíc můžeš { $most }.
prompt-landing = „{ $card }“: vyprav aspoň jednu jednotku a celkem sílu aspoň { $bid }. Zatím: { $total }.
prompt-sacrifice = „{ $card }“ proti hráči ⟦{ $seat }⟧: máš { $own }, soupeř { $other }. Obětuješ jednotky?
prompt-sacrifice-defending = „{ $card }“: ⟦hráč { $seat }⟧ bojuje se silou { $other }, ty { $own }. Obětuješ jednotky?
prompt-defend = „{ $card }“: ⟦hráč { $seat }⟧ útočí silou { $other }, ty máš { $own }. Stačí ti shoda. Budeš se bránit?
prompt-pact = { $side ->
    [none] ⟦Hráč { $seat }⟧ ti nabízí smlouvu „{ $card }“. Přijmeš ji?
   *[other] ⟦Hráč { $seat }⟧ ti nabízí smlouvu „{ $card }“; tvůj národ by byl národem { $side }. Přijmeš ji?
}
prompt-lose = { $n ->
    [one] „{ $card }“: přijdeš o človíka. Z které karty?
    [few] „{ $card }“: přijdeš o { $n } človíky. Z které karty nejdřív?
   *[other] „{ $card }“: přijdeš o { $n } človíků. Z které karty nejdřív?
}
prompt-destroy = { $whose ->
    [own] „{ $card }“: kterou svou budovu zboříš?
   *[other] { $n ->
        [one] „{ $card }“: kterou budovu hráči ⟦{ $seat }⟧ zboříš?
        [few] „{ $card }“: zboř hráči ⟦{ $seat }⟧ až { $n } budovy stejného druhu a stupně.
       *[other] „{ $card }“: zboř hráči ⟦{ $seat }⟧ až { $n } budov stejného druhu a stupně.
    }
}
prompt-gain = „{ $card }“: získáš jídlo a suroviny, dohromady { $n }. Kolik čeho?
prompt-part = „{ $card }“: přijdeš o jídlo a suroviny, dohromady { $n }. Kolik čeho?
prompt-plunder = „{ $card }“: vezmi hráči ⟦{ $seat }⟧ jídlo a suroviny, dohromady { $n }. Kolik čeho?
prompt-turn-down = „{ $card }“: který svůj div otočíš lícem dolů?
prompt-give-up = „{ $card }“: které kolonie se vzdáš?
prompt-annex = „{ $card }“: kterou kolonii hráči ⟦{ $seat }⟧ vezmeš?
prompt-take-technology = „{ $card }“: z převahy nad hráčem ⟦{ $seat }⟧ zbývá { $n }. Vezmeš technologii, nebo vědu?
prompt-build-or-not = „{ $card }“: postavíš volným človíkem zdarma „{ $building }“?
prompt-settlers = „{ $card }“: smíš přijmout až { $gain }. Kolik?
prompt-take-from-row = „{ $card }“: ber si karty z nabídky; máš na to { $civil }.

# --- z čeho se čísla skládají ---
part-workers = { $n ->
    [one] „{ $card }“
    [few] „{ $card }“, { $n } človíci
   *[other] „{ $card }“, { $n } človíků
}
part-doubled = Šťastné značky se počítají dvakrát
