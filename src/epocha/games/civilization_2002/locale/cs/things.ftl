# --- co stojí na kartách, figurkách a žetonech ---
effect-enable_unit = Lze koupit jednotku „{ $unit }“.
effect-enable_improvement = Lze koupit vylepšení „{ $improvement }“.
effect-enable_settlement_size = { $size ->
    [2] Vesnice lze rozšiřovat na maloměsta.
    [3] Maloměsta lze rozšiřovat na města.
   *[4] Města lze rozšiřovat na metropole.
}
effect-set_trade_range = { $land ->
    [-1] Obchodní dosah je neomezený.
   *[other] Obchodní dosah je { $land } po souši a { $sea } po moři.
}
effect-enable_wonder_purchase = Lze koupit div „{ $wonder }“, cena { $cost } zlatých.
effect-grant_wonder = Div „{ $wonder }“.
effect-grant_unit = Jednotka zdarma: { $unit }.
effect-grant_improvement = Vylepšení zdarma: { $improvement }.
effect-enlarge_settlement = { $max_size ->
    [3] Jedno sídlo se zdarma rozšíří, nejvýš na město.
   *[other] Jedno sídlo se zdarma rozšíří, nejvýš na velikost { $max_size }.
}
effect-victory_points = Vítězné body: { $vp }.
effect-grant_settler = Osadníci hned a zdarma: { $count }.
effect-grant_unit_class = Jednotky hned a zdarma, nejlepší svého druhu: { $count } ({ $class }, { $era }).
effect-production_gold = +{ $gold } zlatých v každé výrobní fázi.
effect-happiness = { $points ->
    [one] Další sídlo je spokojené.
    [few] Další { $points } sídla jsou spokojená.
   *[other] Dalších { $points } sídel je spokojených.
}
effect-productivity = { $points ->
    [one] Další sídlo vyrábí dvojnásobek.
    [few] Další { $points } sídla vyrábějí dvojnásobek.
   *[other] Dalších { $points } sídel vyrábí dvojnásobek.
}
effect-defence_bonus = V bitvách u tvých sídel mají tvé jednotky +{ $value } místo +1.
effect-see_opponent_pick = V bitvách volí jednotku první soupeř a ty ji vidíš.
effect-technology_discount = Technologie této doby jsou pro tebe o { $gold } zlatých levnější.
effect-force_resource_swap = Jednou za obchodní fázi vyměníš svou kartu suroviny za kartu hráče v dosahu.
effect-destroy_region = Jednou za hru zničíš v jednom regionu všechny figurky i sídlo.
effect-may_end_game = { $ending ->
    [diplomatic] Smíš ukončit hru a dostaneš za to body.
   *[military] Smíš ukončit hru; každý má bod navíc za každou moderní jednotku.
}
effect-end_game = Koupě ukončí hru; každý má bod navíc za každou technologii.
technology-basic = { $era }. V základních pravidlech jsou všechny technologie stejné: každá pomáhá v bitvách i ve výrobě. Body na konci: { $points }.
technology-cost = { $era }, { $price }.
technology-needs = Požadavek: { $needs }.
technology-everybody = Pro všechny: { $effects }
technology-owner = Pro vlastníka: { $effects }
technology-seminal = Velký objev.
wonder-basic = { $era }. V základních pravidlech jsou všechny divy stejné. Body na konci: { $points }.
wonder-lasting = { $era }: { $effects } Působí do konce této doby. Body: { $points }.
wonder-once = { $era }: { $effects } Body: { $points }.
improvement-happiness = { $n ->
    [one] Jedno sídlo je s ním spokojené. { $era }, { $price }; vyžaduje „{ $technology }“.
    [few] { $n } sídla jsou s ním spokojená. { $era }, { $price }; vyžaduje „{ $technology }“.
   *[other] { $n } sídel je s ním spokojených. { $era }, { $price }; vyžaduje „{ $technology }“.
}
improvement-productivity = { $n ->
    [one] Jedno sídlo s ním vyrábí dvojnásobek. { $era }, { $price }; vyžaduje „{ $technology }“.
    [few] { $n } sídla s ním vyrábějí dvojnásobek. { $era }, { $price }; vyžaduje „{ $technology }“.
   *[other] { $n } sídel s ním vyrábí dvojnásobek. { $era }, { $price }; vyžaduje „{ $technology }“.
}
unit-of = { $kind }, { $era }.
unit-strength = V bitvě: { strength }.
unit-support = { $n ->
    [one] Jednotce, kterou podporuje, přidá { $n } kostku.
    [few] Jednotce, kterou podporuje, přidá { $n } kostky.
   *[other] Jednotce, kterou podporuje, přidá { $n } kostek.
}
type-strength = { $name }: { strength }.
type-support = { $name }: { $n ->
    [one] podpora { $n } kostka.
    [few] podpora { $n } kostky.
   *[other] podpora { $n } kostek.
}
unit-moves = { $n ->
    [one] Pohyb: { $n } krok.
    [few] Pohyb: { $n } kroky.
   *[other] Pohyb: { $n } kroků.
}
unit-price = Cena: { $price }.
unit-prices = Cena podle doby: { $prices } zlatých.
unit-technology = Vyžaduje „{ $technology }“.
class-text-infantry = Pěchota je nadřazená střelectvu.
class-text-artillery = Střelectvo je nadřazené jízdě.
class-text-cavalry = Jízda je nadřazená pěchotě.
class-text-fleet = Loď bojuje na moři a uveze až tři armády a osadníky.
class-text-aircraft = Letadla podporují armády a bojové lodě; sama nebojují ani nic nezabírají.
class-text-settler = Osadníci zakládají sídla a prohlížejí žetony; nikdy nebojují.
token-free_technology = Kdo ho najde, vezme si zdarma technologii současné doby.
token-treasure = Kdo ho najde, dostane { $gold }.
token-neutral_nation = Kdo má jako jediný nejméně sídel, dostane tam vesnici s armádou; při shodě se objeví neutrální jízda.
token-plague = Zničí v okolí všechny jednotky i osadníky a zmenší sídla; čím pozdější doba, tím dál sahá.
token-desert = Nikdo tam nezaloží sídlo.
token-mountains = Sídlo tam zůstane vesnicí.
token-jungle_forest = Sídlo tam naroste nejvýš na maloměsto.
token-fertile = Sídlo tam vzniká hned jako maloměsto a vyrábí víc.
token-no_effect = Nic se nestane.
resource-basic = Její kartu drží, kdo tam má sídlo. Každá jiná surovina nese tolik zlatých, kolik máš technologií.
resource-advanced = Karta tamního sídla vyrábí víc a každá jiná surovina nese { $variety }.
resource-happy = Sídlo s ní je vždy spokojené.
resource-monopoly = Tři, čtyři nebo pět jejích karet je monopol: { $gold } zlatých.
resource-surplus = Nadbytečná je při těchto hodech: { $rolls }.
size-points = { $n ->
    [one] Na konci má hodnotu { $n } bod.
    [few] Na konci má hodnotu { $n } body.
   *[other] Na konci má hodnotu { $n } bodů.
}
size-card = Výroba ve zlatých: se surovinou spokojené { $happy }, nespokojené { $unhappy }, bez suroviny { $blank_happy } a { $blank_unhappy }; produktivní vyrábí dvojnásobek.
size-enlarge = Rozšířit na tuto velikost stojí { $price }.
size-enlarge-advanced = Rozšířit na tuto velikost stojí { $price }, až když někdo má „{ $technology }“.
milestone-text = Kdo má jako první { $what } a vyhlásí to, vezme si div té doby.
era-basic = Skončí, když má někdo tři její technologie, nebo když už žádná nezbývá.
era-last = Hra skončí, když má někdo tři její technologie.
era-advanced = Další doba začne v kole po tom, kdy někdo získá její první technologii.
era-advanced-last = Je to poslední doba.
era-plague = { $n ->
    [0] Mor zůstane v regionu, kde byl nalezen.
    [one] Mor sahá o { $n } region dál.
    [few] Mor sahá o { $n } regiony dál.
   *[other] Mor sahá o { $n } regionů dál.
}

# --- na co dalšího se lze podívat zblízka ---
thing-symbol-gold = Zlaté
thing-symbol-gold-text = Platíš jimi vše, co kupuješ; co zbude, si necháváš.
thing-symbol-settlements = Sídla
thing-symbol-settlements-text = Vesnice, maloměsta, města a metropole: vyrábějí zlaté a mají hodnotu 1 až 4 body.
thing-symbol-technologies = Technologie
thing-symbol-technologies-text = { $rules ->
    [basic] Dvě dávají +1 v bitvě a každá nese zlatý za každou surovinu. Body za každou: { $learned }.
   *[advanced] Každá má vlastní výhody pro vlastníka a něco otevírá všem.
}
thing-symbol-wonders = Divy
thing-symbol-wonders-text = { $rules ->
    [basic] Za milník si jeden vezmeš. Body za každý: { $built }.
   *[advanced] Přicházejí s technologiemi a působí do konce své doby. Body za každý: { $built }.
}
thing-token-unseen = Civ žeton
thing-token-unseen-text = Leží lícem dolů. Prohlédnout si ho mohou osadníci; když tam vznikne sídlo, otočí se.
thing-neutral = Neutrální jízda
thing-neutral-text = Střeží svůj region: kdo vstoupí, musí s ní bojovat, a nikdo tam nezaloží sídlo.
thing-happiness = Spokojenost
thing-happiness-text = Spokojené sídlo vyrábí víc. Jedno tvé je spokojené samo, a také každé s vínem či drahokamy; další díky vylepšením a divům.
thing-productivity = Produktivita
thing-productivity-text = Produktivní sídlo vyrábí dvojnásobek: díky vylepšení či divu, nebo v úrodném regionu.
thing-start-player = Začínající hráč
thing-start-player-text = Začíná každou fázi kola; v příštím kole je to hráč po levici.
thing-land = { $n ->
    [0] Ostrov, moře kolem: { $beside }.
   *[other] { $coast ->
        [0] Sousedé: { $near }. Bez pobřeží.
       *[other] Sousedé: { $near }. Pobřeží: { $beside }.
    }
}
thing-sea = { $coast ->
    [0] Sousední moře: { $near }. Neomývá žádnou souš.
   *[other] Sousední moře: { $near }. Pobřeží: { $beside }.
}
