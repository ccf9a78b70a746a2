# --- rady pre prvú hru ---
hint-first = Najlepšie sa začína osobnosťou alebo divom za jednu akciu; najlacnejšie karty ležia vľavo.
hint-actions = Civilné akcie sa neodkladajú: využi všetky. Za nevyužité vojenské akcie si vezmeš karty, najviac tri.
hint-uprising = Nespokojných človiečikov: { $discontent }, voľných: { $unused }. Ak to tak zostane, na konci ťahu vypukne vzbura a nič sa neprodukuje; postav chrám, alebo nechaj človiečikov bez práce.
hint-hunger = { $n ->
    [one] Na konci ťahu bude chýbať { $n } jedlo; stojí to 4 body kultúry.
    [few] Na konci ťahu budú chýbať { $n } jedlá; každé stojí 4 body kultúry.
   *[other] Na konci ťahu bude chýbať { $n } jedál; každé stojí 4 body kultúry.
}
hint-corruption = Ak už nič neminieš, korupcia na konci ťahu vezme { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovín
}.
hint-full-hand = { $n ->
    [one] Ak teraz skončíš, bude { $n } tvoja vojenská karta navyše.
    [few] Ak teraz skončíš, budú { $n } tvoje vojenské karty navyše.
   *[other] Ak teraz skončíš, bude { $n } tvojich vojenských kariet navyše.
} { $drawn ->
    [0] Čo je navyše, odhodíš po ďalšej politickej akcii.
   *[other] Kartu prinesie každá nevyužitá vojenská akcia: využi ich, napríklad na jednotky.
}
hint-soldiers = Na konci ťahu sa berú najviac tri karty, ďalšie nevyužité vojenské akcie teda nič neprinesú.
hint-war = Čaká ťa „{ $card }“ od hráča ⟦{ $seat }⟧, ktorého sila je o { $n } väčšia. Zbroj teraz, bojuje sa pred jeho ďalším ťahom.
hint-last-round = Hrá sa posledné kolo: cenu má len to, čo ešte prinesie kultúru.
hint-age-ends = Vek sa môže skončiť do dvoch kôl: karty predchádzajúceho veku ti potom z ruky zmiznú, tak ich zahraj, alebo na ne zabudni.
hint-age-tokens = Vek sa môže skončiť do dvoch kôl. Z tvojho žltého pruhu potom odídu dva žetóny, mysli teda na jedlo a šťastné značky, a karty predchádzajúceho veku ti zmiznú z ruky.
hint-culture = Tvoja kultúra za kolo je { $own }, u najlepšieho súpera { $most }. Počíta sa v každom kole, ktoré zostáva.
hint-grow-faces = Skôr než zvýšiš populáciu, spočítaj šťastné značky: s ďalším človiečikom ich treba { $n } a ty máš { $own }.
hint-grow-food = Ďalšieho človiečika už tvoje farmy neuživia: { $n ->
    [one] bude chýbať { $n } jedlo; stojí to 4 body kultúry.
    [few] budú chýbať { $n } jedlá; každé stojí 4 body kultúry.
   *[other] bude chýbať { $n } jedál; každé stojí 4 body kultúry.
}
hint-revolution = Na revolúciu s kartou „{ $card }“ máš dosť vedy. Zaberie všetky civilné akcie, rozhodni sa teda, kým žiadna nechýba.
hint-science = „{ $card }“ čaká na vedu: chýba { $n }. Dovtedy ti zaberá miesto v ruke.
hint-leader = „{ $card }“ stojí len jednu akciu; z každého veku si však smieš vziať len jednu osobnosť.
hint-dear-wonder = „{ $card }“ stojí len jednu akciu, ale jeho časti stoja { $n } surovín: viac než tri ťahy tvojich baní, a vzdať sa ho nemôžeš.
hint-attack-weak = Tvoja sila je { $own } a najslabší súper má { $least }: útok by ťa stál obete.
hint-idle = Máš voľných človiečikov: najprv baňu alebo druhé laboratórium, až potom kultúru.
hint-weak = Tvoja sila je { $own }, najväčšia je { $most }: udalosti a útoky si hľadajú najslabšieho.
hint-heir = „{ $card }“ odíde s koncom tohto veku: nájdi nástupcu.
hint-mine = „{ $card }“ stojí len jednu akciu: lepšia baňa umožní všetko ostatné.
hint-wonder = „{ $card }“ stojí len jednu akciu; divu sa však vzdať nedá, tak si najprv spočítaj jeho časti.
hint-politics = Politická akcia nie je povinná; vojenské akcie, ktoré za ňu dáš, ti v tomto ťahu budú chýbať.
hint-prepare = Príprava udalosti je kultúra zadarmo; vyber takú, ktorá sa hodí k tvojej sile.
hint-prepare-weak = Príprava udalosti je kultúra zadarmo, ale tvoj národ je najslabší: vyber takú, ktorá najslabšieho nepostihne.
hint-resigning = Hraj ďalej: aj to, čo máš, sa počíta.
hint-discard-excess = Nechaj si, čo sa hodí v ďalších ťahoch; karty Obrana/Kolonizácia pomáhajú napadnutému.
hint-perform = Vyber to, čo bude prinášať najdlhšie.
hint-soften = Jeden žetón menej ti môže ušetriť niekoľko surovín.
hint-payment = Navrhnutá platba necháva v pruhu najviac žetónov, a teda najmenšiu korupciu. Iné žetóny sa oplatia málokedy.
hint-bidding = Vyslané jednotky sa nevrátia: ponúkni toľko, koľko ti kolónia za to stojí.
hint-landing = Pošli najmenšiu výpravu, ktorá stačí, a radšej staré jednotky než celé armády.
hint-sacrifice = Obetované jednotky sú stratené: má to cenu, len keď to boj rozhodne.
hint-defend = Stačí ti zhoda; karta stojí menej než jednotka.
hint-pact-reply = Porovnaj, čo zmluva prinesie každému z vás. Neskôr ju ktokoľvek môže politickou akciou zrušiť.
hint-lose-worker = Vzdaj sa človiečika, ktorý prináša najmenej.
hint-destroy-buildings = Najviac bolí najdrahšia budova.
hint-split-goods = Všímaj si, čo budeš potrebovať skôr: jedlo na rast, alebo suroviny na stavbu.
hint-choose-card = Porovnaj, čo ktorá karta dáva každý ťah.
hint-take-technology = Veda sa hodí na čokoľvek; technológia, ktorá ti chýba, šetrí aj civilné akcie.
hint-build-or-not = Zadarmo sa stavať oplatí takmer vždy, ak človiečika nepotrebuješ inde.
hint-settlers = Viac človiečikov chce viac jedla a šťastných značiek.
hint-take-from-row = Ber, čo využiješ; cenou je tvoja najbližšia politická akcia.

# Varovania pred koncom ťahu: slová k ich prepínačom, po „Varuj ma pred“.
caution-uprising = vzburou na konci ťahu
caution-hunger = chýbajúcim jedlom
caution-corruption = korupciou
caution-full-hand = prebytkom vojenských kariet
caution-actions = nevyužitými civilnými akciami
caution-soldiers = vojenskými akciami, ktoré neprinesú kartu
caution-unused = Ešte máš { $civil }; čo nevyužiješ, prepadne.
