# --- rady pro první hru ---
hint-first = Nejlépe se začíná osobností nebo divem za jednu akci; nejlevnější karty leží vlevo.
hint-actions = Civilní akce se neschovávají: využij všechny. Za nevyužité vojenské akce si vezmeš karty, nejvýš tři.
hint-uprising = Nespokojených človíků: { $discontent }, volných: { $unused }. Když to tak zůstane, na konci tahu vypukne vzpoura a nic se neprodukuje; postav chrám, nebo nech človíky bez práce.
hint-hunger = { $n ->
    [one] Na konci tahu bude chybět { $n } jídlo; stojí to 4 body kultury.
    [few] Na konci tahu budou chybět { $n } jídla; každé stojí 4 body kultury.
   *[other] Na konci tahu bude chybět { $n } jídel; každé stojí 4 body kultury.
}
hint-corruption = Když už nic neutratíš, korupce na konci tahu vezme { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovin
}.
hint-full-hand = { $n ->
    [one] Když teď skončíš, bude { $n } tvoje vojenská karta navíc.
    [few] Když teď skončíš, budou { $n } tvoje vojenské karty navíc.
   *[other] Když teď skončíš, bude { $n } tvých vojenských karet navíc.
} { $drawn ->
    [0] Co je navíc, odhodíš po příští politické akci.
   *[other] Kartu přinese každá nevyužitá vojenská akce: využij je, třeba na jednotky.
}
hint-soldiers = Na konci tahu se berou nejvýš tři karty, další nevyužité vojenské akce tedy nic nepřinesou.
hint-war = Čeká tě „{ $card }“ od hráče ⟦{ $seat }⟧, jehož síla je o { $n } větší. Zbroj teď, bojuje se před jeho dalším tahem.
hint-last-round = Hraje se poslední kolo: cenu má jen to, co ještě přinese kulturu.
hint-age-ends = Věk může skončit do dvou kol: karty předchozího věku ti pak z ruky zmizí, tak je zahraj, nebo na ně zapomeň.
hint-age-tokens = Věk může skončit do dvou kol. Z tvého žlutého pruhu pak odejdou dva žetonky, mysli tedy na jídlo a šťastné značky, a karty předchozího věku ti zmizí z ruky.
hint-culture = Tvoje kultura za kolo je { $own }, u nejlepšího soupeře { $most }. Počítá se v každém kole, které zbývá.
hint-grow-faces = Než zvýšíš populaci, spočítej šťastné značky: s dalším človíkem jich je potřeba { $n } a ty máš { $own }.
hint-grow-food = Dalšího človíka už tvoje farmy neuživí: { $n ->
    [one] bude chybět { $n } jídlo; stojí to 4 body kultury.
    [few] budou chybět { $n } jídla; každé stojí 4 body kultury.
   *[other] bude chybět { $n } jídel; každé stojí 4 body kultury.
}
hint-revolution = Na revoluci s kartou „{ $card }“ máš dost vědy. Zabere všechny civilní akce, rozhodni se tedy, dokud žádná nechybí.
hint-science = „{ $card }“ čeká na vědu: chybí { $n }. Do té doby ti zabírá místo v ruce.
hint-leader = „{ $card }“ stojí jen jednu akci; z každého věku si ale smíš vzít jen jednu osobnost.
hint-dear-wonder = „{ $card }“ stojí jen jednu akci, ale jeho části stojí { $n } surovin: víc než tři tahy tvých dolů, a vzdát se ho nemůžeš.
hint-attack-weak = Tvoje síla je { $own } a nejslabší soupeř má { $least }: útok by tě stál oběti.
hint-idle = Máš volné človíky: nejdřív důl nebo druhou laboratoř, teprve potom kulturu.
hint-weak = Tvoje síla je { $own }, největší je { $most }: události a útoky si hledají nejslabšího.
hint-heir = „{ $card }“ odejde s koncem tohoto věku: najdi nástupce.
hint-mine = „{ $card }“ stojí jen jednu akci: lepší důl umožní všechno ostatní.
hint-wonder = „{ $card }“ stojí jen jednu akci; divu se ale vzdát nedá, tak si nejdřív spočítej jeho části.
hint-politics = Politická akce není povinná; vojenské akce, které za ni dáš, ti v tomto tahu budou chybět.
hint-prepare = Příprava události je kultura zadarmo; vyber takovou, která se hodí k tvé síle.
hint-prepare-weak = Příprava události je kultura zadarmo, ale tvůj národ je nejslabší: vyber takovou, která nejslabšího nepostihne.
hint-resigning = Hraj dál: i to, co máš, se počítá.
hint-discard-excess = Nech si, co se hodí v příštích tazích; karty Obrana/Kolonizace pomáhají napadenému.
hint-perform = Vyber to, co bude přinášet nejdéle.
hint-soften = Jeden žetonek méně ti může ušetřit několik surovin.
hint-payment = Navržená platba nechává v pruhu nejvíc žetonků, a tedy nejmenší korupci. Jiné žetonky se vyplatí málokdy.
hint-bidding = Vypravené jednotky se nevrátí: nabídni tolik, kolik ti kolonie za to stojí.
hint-landing = Pošli nejmenší výpravu, která stačí, a raději staré jednotky než celé armády.
hint-sacrifice = Obětované jednotky jsou ztracené: má to cenu, jen když to boj rozhodne.
hint-defend = Stačí ti shoda; karta stojí méně než jednotka.
hint-pact-reply = Porovnej, co smlouva přinese každému z vás. Později ji kdokoli může politickou akcí zrušit.
hint-lose-worker = Vzdej se človíka, který přináší nejméně.
hint-destroy-buildings = Nejvíc bolí nejdražší budova.
hint-split-goods = Všímej si, co budeš potřebovat dřív: jídlo na růst, nebo suroviny na stavbu.
hint-choose-card = Porovnej, co která karta dává každý tah.
hint-take-technology = Věda se hodí na cokoli; technologie, která ti chybí, šetří i civilní akce.
hint-build-or-not = Zadarmo se stavět vyplatí skoro vždycky, pokud človíka nepotřebuješ jinde.
hint-settlers = Víc človíků chce víc jídla a šťastných značek.
hint-take-from-row = Ber, co využiješ; cenou je tvoje příští politická akce.

# Varování před koncem tahu: slova k jejich přepínačům, po „Varuj mě před“.
caution-uprising = vzpourou na konci tahu
caution-hunger = chybějícím jídlem
caution-corruption = korupcí
caution-full-hand = přebytkem vojenských karet
caution-actions = nevyužitými civilními akcemi
caution-soldiers = vojenskými akcemi, které nepřinesou kartu
caution-unused = Ještě máš { $civil }; co nevyužiješ, propadne.
