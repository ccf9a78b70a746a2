# --- čo stojí na kartách, figúrkach a žetónoch ---
effect-enable_unit = Možno kúpiť jednotku „{ $unit }“.
effect-enable_improvement = Možno kúpiť vylepšenie „{ $improvement }“.
effect-enable_settlement_size = { $size ->
    [2] Dediny možno rozširovať na mestečká.
    [3] Mestečká možno rozširovať na mestá.
   *[4] Mestá možno rozširovať na metropoly.
}
effect-set_trade_range = { $land ->
    [-1] Obchodný dosah je neobmedzený.
   *[other] Obchodný dosah je { $land } po súši a { $sea } po mori.
}
effect-enable_wonder_purchase = Možno kúpiť div „{ $wonder }“, cena { $cost } zlatých.
effect-grant_wonder = Div „{ $wonder }“.
effect-grant_unit = Jednotka zadarmo: { $unit }.
effect-grant_improvement = Vylepšenie zadarmo: { $improvement }.
effect-enlarge_settlement = { $max_size ->
    [3] Jedno sídlo sa zadarmo rozšíri, najviac na mesto.
   *[other] Jedno sídlo sa zadarmo rozšíri, najviac na veľkosť { $max_size }.
}
effect-victory_points = Víťazné body: { $vp }.
effect-grant_settler = Osadníci hneď a zadarmo: { $count }.
effect-grant_unit_class = Jednotky hneď a zadarmo, najlepšie svojho druhu: { $count } ({ $class }, { $era }).
effect-production_gold = +{ $gold } zlatých v každej fáze výroby.
effect-happiness = { $points ->
    [one] Ďalšie sídlo je spokojné.
    [few] Ďalšie { $points } sídla sú spokojné.
   *[other] Ďalších { $points } sídel je spokojných.
}
effect-productivity = { $points ->
    [one] Ďalšie sídlo vyrába dvojnásobok.
    [few] Ďalšie { $points } sídla vyrábajú dvojnásobok.
   *[other] Ďalších { $points } sídel vyrába dvojnásobok.
}
effect-defence_bonus = V bitkách pri tvojich sídlach majú tvoje jednotky +{ $value } namiesto +1.
effect-see_opponent_pick = V bitkách volí jednotku prvý súper a ty ju vidíš.
effect-technology_discount = Technológie tejto doby sú pre teba o { $gold } zlatých lacnejšie.
effect-force_resource_swap = Raz za fázu obchodu vymeníš svoju kartu suroviny za kartu hráča v dosahu.
effect-destroy_region = Raz za hru zničíš v jednom regióne všetky figúrky aj sídlo.
effect-may_end_game = { $ending ->
    [diplomatic] Smieš ukončiť hru a dostaneš za to body.
   *[military] Smieš ukončiť hru; každý má bod navyše za každú modernú jednotku.
}
effect-end_game = Kúpa ukončí hru; každý má bod navyše za každú technológiu.
technology-basic = { $era }. V základných pravidlách sú všetky technológie rovnaké: každá pomáha v bitkách aj vo výrobe. Body na konci: { $points }.
technology-cost = { $era }, { $price }.
technology-needs = Požiadavka: { $needs }.
technology-everybody = Pre všetkých: { $effects }
technology-owner = Pre vlastníka: { $effects }
technology-seminal = Veľký objav.
wonder-basic = { $era }. V základných pravidlách sú všetky divy rovnaké. Body na konci: { $points }.
wonder-lasting = { $era }: { $effects } Pôsobí do konca tejto doby. Body: { $points }.
wonder-once = { $era }: { $effects } Body: { $points }.
improvement-happiness = { $n ->
    [one] Jedno sídlo je s ním spokojné. { $era }, { $price }; vyžaduje „{ $technology }“.
    [few] { $n } sídla sú s ním spokojné. { $era }, { $price }; vyžaduje „{ $technology }“.
   *[other] { $n } sídel je s ním spokojných. { $era }, { $price }; vyžaduje „{ $technology }“.
}
improvement-productivity = { $n ->
    [one] Jedno sídlo s ním vyrába dvojnásobok. { $era }, { $price }; vyžaduje „{ $technology }“.
    [few] { $n } sídla s ním vyrábajú dvojnásobok. { $era }, { $price }; vyžaduje „{ $technology }“.
   *[other] { $n } sídel s ním vyrába dvojnásobok. { $era }, { $price }; vyžaduje „{ $technology }“.
}
unit-of = { $kind }, { $era }.
unit-strength = V bitke: { strength }.
unit-support = { $n ->
    [one] Jednotke, ktorú podporuje, pridá { $n } kocku.
    [few] Jednotke, ktorú podporuje, pridá { $n } kocky.
   *[other] Jednotke, ktorú podporuje, pridá { $n } kociek.
}
type-strength = { $name }: { strength }.
type-support = { $name }: { $n ->
    [one] podpora { $n } kocka.
    [few] podpora { $n } kocky.
   *[other] podpora { $n } kociek.
}
unit-moves = { $n ->
    [one] Pohyb: { $n } krok.
    [few] Pohyb: { $n } kroky.
   *[other] Pohyb: { $n } krokov.
}
unit-price = Cena: { $price }.
unit-prices = Cena podľa doby: { $prices } zlatých.
unit-technology = Vyžaduje „{ $technology }“.
class-text-infantry = Pechota je nadradená strelectvu.
class-text-artillery = Strelectvo je nadradené jazde.
class-text-cavalry = Jazda je nadradená pechote.
class-text-fleet = Loď bojuje na mori a odvezie až tri armády a osadníkov.
class-text-aircraft = Lietadlá podporujú armády a bojové lode; samy nebojujú ani nič nezaberajú.
class-text-settler = Osadníci zakladajú sídla a prezerajú žetóny; nikdy nebojujú.
token-free_technology = Kto ho nájde, vezme si zadarmo technológiu súčasnej doby.
token-treasure = Kto ho nájde, dostane { $gold }.
token-neutral_nation = Kto má ako jediný najmenej sídel, dostane tam dedinu s armádou; pri zhode sa objaví neutrálna jazda.
token-plague = Zničí v okolí všetky jednotky aj osadníkov a zmenší sídla; čím neskoršia doba, tým ďalej siaha.
token-desert = Nikto tam nezaloží sídlo.
token-mountains = Sídlo tam zostane dedinou.
token-jungle_forest = Sídlo tam narastie najviac na mestečko.
token-fertile = Sídlo tam vzniká hneď ako mestečko a vyrába viac.
token-no_effect = Nič sa nestane.
resource-basic = Jej kartu drží, kto tam má sídlo. Každá iná surovina nesie toľko zlatých, koľko máš technológií.
resource-advanced = Karta tamojšieho sídla vyrába viac a každá iná surovina nesie { $variety }.
resource-happy = Sídlo s ňou je vždy spokojné.
resource-monopoly = Tri, štyri alebo päť jej kariet je monopol: { $gold } zlatých.
resource-surplus = Prebytočná je pri týchto hodoch: { $rolls }.
size-points = { $n ->
    [one] Na konci má hodnotu { $n } bod.
    [few] Na konci má hodnotu { $n } body.
   *[other] Na konci má hodnotu { $n } bodov.
}
size-card = Výroba v zlatých: so surovinou spokojné { $happy }, nespokojné { $unhappy }, bez suroviny { $blank_happy } a { $blank_unhappy }; produktívne vyrába dvojnásobok.
size-enlarge = Rozšíriť na túto veľkosť stojí { $price }.
size-enlarge-advanced = Rozšíriť na túto veľkosť stojí { $price }, až keď niekto má „{ $technology }“.
milestone-text = Kto má ako prvý { $what } a vyhlási to, vezme si div tej doby.
era-basic = Skončí sa, keď má niekto tri jej technológie, alebo keď už žiadna nezostáva.
era-last = Hra sa skončí, keď má niekto tri jej technológie.
era-advanced = Ďalšia doba sa začne v kole po tom, keď niekto získa jej prvú technológiu.
era-advanced-last = Je to posledná doba.
era-plague = { $n ->
    [0] Mor zostane v regióne, kde bol nájdený.
    [one] Mor siaha o { $n } región ďalej.
    [few] Mor siaha o { $n } regióny ďalej.
   *[other] Mor siaha o { $n } regiónov ďalej.
}

# --- na čo ďalšie sa možno pozrieť zblízka ---
thing-symbol-gold = Zlaté
thing-symbol-gold-text = Platíš nimi všetko, čo kupuješ; čo zostane, si nechávaš.
thing-symbol-settlements = Sídla
thing-symbol-settlements-text = Dediny, mestečká, mestá a metropoly: vyrábajú zlaté a majú hodnotu 1 až 4 body.
thing-symbol-technologies = Technológie
thing-symbol-technologies-text = { $rules ->
    [basic] Dve dávajú +1 v bitke a každá nesie zlatý za každú surovinu. Body za každú: { $learned }.
   *[advanced] Každá má vlastné výhody pre vlastníka a niečo otvára všetkým.
}
thing-symbol-wonders = Divy
thing-symbol-wonders-text = { $rules ->
    [basic] Za míľnik si jeden vezmeš. Body za každý: { $built }.
   *[advanced] Prichádzajú s technológiami a pôsobia do konca svojej doby. Body za každý: { $built }.
}
thing-token-unseen = Civ žetón
thing-token-unseen-text = Leží lícom nadol. Prezrieť si ho môžu osadníci; keď tam vznikne sídlo, otočí sa.
thing-neutral = Neutrálna jazda
thing-neutral-text = Stráži svoj región: kto vstúpi, musí s ňou bojovať, a nikto tam nezaloží sídlo.
thing-happiness = Spokojnosť
thing-happiness-text = Spokojné sídlo vyrába viac. Jedno tvoje je spokojné samo, a tiež každé s vínom či drahokamami; ďalšie vďaka vylepšeniam a divom.
thing-productivity = Produktivita
thing-productivity-text = Produktívne sídlo vyrába dvojnásobok: vďaka vylepšeniu či divu, alebo v úrodnom regióne.
thing-start-player = Začínajúci hráč
thing-start-player-text = Začína každú fázu kola; v ďalšom kole je to hráč po ľavici.
thing-land = { $n ->
    [0] Ostrov, more okolo: { $beside }.
   *[other] { $coast ->
        [0] Susedia: { $near }. Bez pobrežia.
       *[other] Susedia: { $near }. Pobrežie: { $beside }.
    }
}
thing-sea = { $coast ->
    [0] Susedné more: { $near }. Neobmýva žiadnu súš.
   *[other] Susedné more: { $near }. Pobrežie: { $beside }.
}
