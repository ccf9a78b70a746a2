# --- čo karty robia; vety vyplývajú zo záznamov v súbore komponentov ---
sentence = { $text }.
ability = { $lead }: { $text }.
for-cost = za { $cost }
as-city-action = namiesto bežnej akcie mesta
any-resources = { $n ->
    [one] ľubovoľnú surovinu
    [few] { $n } ľubovoľné suroviny
   *[other] { $n } ľubovoľných surovín
}
limit = { $limit ->
    [once_per_battle] raz za boj
   *[other] raz za ťah
}
when = { $phase ->
    [start_of_turn] Začiatok ťahu
    [trade] Fáza Obchod
    [city_management] { $use ->
        [reaction] Keď niektoré mesto koná
       *[other] Správa miest
    }
    [movement] { $use ->
        [interrupt] Pohyb, aj počas cudzieho pohybu
       *[other] Pohyb
    }
    [research] Fáza Výskum
    [battle] V boji
   *[any_time] { $use ->
        [own_payment] Keď platíš surovinami
       *[other] Kedykoľvek
    }
}
trigger = { $trigger ->
    [start_of_turn] Začiatok ťahu
    [win_battle] Keď vyhráš boj, raz za ťah
    [after_battle] Po každom boji
    [explore_hut_or_conquer_village] Za každú objavenú chyžu a každú dobytú dedinu
    [research_tech_with_unit_upgrade_or_unlock] Keď sa naučíš technológiu, ktorá vylepšuje alebo sprístupňuje druh jednotiek
    [build_wonder_or_city_or_conquer_city_or_village] Za každý postavený div, založené mesto, dobyté mesto a dobytú dedinu
   *[own_army_ends_movement_on_building] Keď tvoja armáda ukončí pohyb na cudzej budove, raz za ťah
}
reach = { $n ->
    [0] kdekoľvek na mape
   *[other] do { $n } políčok od tvojej figúrky alebo mesta
}
a-cancelled = { $what ->
    [city_action] akciu cudzieho mesta
    [culture_event] kultúrnu udalosť
   *[resource_ability] schopnosť platenú surovinami; čo stála, sa nevracia
}
effect-gain_trade = získaj { $amount }
effect-other_player_gain_trade = iný hráč, ktorého zvolíš, získa { $amount }
effect-gain_culture = získaj { $amount }
effect-other_player_gain_coin = iný hráč, ktorého zvolíš, získa { $amount }
effect-coin = máš o { $amount } viac
effect-city_production = jedno tvoje mesto má v tomto ťahu o { $amount } viac
effect-all_cities_production = každé tvoje mesto má o { $amount } viac
effect-gain_great_person = získaj náhodnú slávnu osobnosť
effect-set_speed = tvoja cestovná rýchlosť je { $n }
effect-set_stacking = tvoj limit zhromažďovania je { $n }
effect-set_max_cities = smieš mať { $n } mestá
effect-culture_hand = tvoj limit kultúrnych kariet je o { $n } vyšší
effect-battle_hand = tvoj limit bojových kariet je o { $n } vyšší
effect-attack_bonus_on_play = ak najbližšia zahraná jednotka hneď napadne nepriateľa, spôsobí o { $amount } viac
effect-deal_wounds = spôsob nepriateľským jednotkám až { $amount }
effect-heal_wounds = { $n ->
    [0] vylieč všetky zranenia svojich vyložených jednotiek
   *[other] vylieč až { $amount } svojich vyložených jednotiek
}
effect-unit_strength = tvoje jednotky majú v boji silu o { $n } vyššiu
effect-kill_random_unit = zabi náhodnú jednotku iného hráča
effect-research_discount = výskum stojí o { $amount } menej
effect-research_known_by_other = nauč sa zadarmo technológiu, ktorú pozná iný hráč
effect-advance_culture = { $n ->
    [one] postúp zadarmo o pole na kultúrnej stupnici
    [few] postúp zadarmo o { $n } polia na kultúrnej stupnici
   *[other] postúp zadarmo o { $n } polí na kultúrnej stupnici
}
effect-move_enemy_stack = presuň všetky figúrky iného hráča z jedného políčka až o { $amount }
effect-harvest = { $n ->
    [one] jedno tvoje mesto vyťaží surovinu
    [few] jedno tvoje mesto vyťaží { $n } suroviny
   *[other] jedno tvoje mesto vyťaží { $n } surovín
}
effect-capital_arts_culture = hlavné mesto zamerané na umenie dáva o { $amount } viac
effect-save_killed_unit = jedna tvoja jednotka, ktorá v ňom padla, sa vráti do vojenských rezerv
effect-take_market_resource = vezmi si z trhu surovinu podľa svojej voľby
effect-stacking_bonus = tvoj limit zhromažďovania je o { $n } vyšší
effect-lock_square = zvoľ políčko: do konca ťahu ho žiadna figúrka nesmie opustiť
effect-move_stack_to_water = presuň všetky svoje figúrky z jedného políčka na ľubovoľnú objavenú vodu; v tomto ťahu sa už nepohnú
effect-nuke_city = znič cudzie mesto, ktoré nie je hlavné, aj so všetkými figúrkami v jeho okolí
effect-raze_on_stop = smieš tú budovu zničiť
effect-breach_walls = hradby mesta, na ktoré útočíš, padnú ešte pred bojom
effect-fly = tvoje figúrky prelietajú cudzie figúrky, chyže, dediny aj mestá
effect-events_uncancellable = tvoje kultúrne udalosti nemožno zrušiť
effect-split_production = jedno mesto postaví jednou akciou dve veci, spolu za svoju produkciu
effect-opponent_hand_open = súper s tebou bojuje s kartami lícom nahor
effect-scouts_explore_huts = tvoji osadníci smú vstupovať do chyží a objavovať ich, do dedín nie
effect-no_attacks_on_players = nesmieš útočiť na iných hráčov
effect-capital_no_action = hlavné mesto nesmie vykonať žiadnu akciu
effect-all_cities_production_per_coins = každé tvoje mesto má o 1 bod produkcie viac za každé { $per } tvoje mince
effect-hands_per_coins = limit bojových aj kultúrnych kariet máš o 1 vyšší za každých { $per } svojich mincí
effect-gain_coin = { $most ->
    [0] polož { $amount } na túto kartu
   *[other] polož { $amount } na túto kartu, najviac tam môžu byť { $most }
}
effect-water = { $mode ->
    [cross] tvoje figúrky smú prekonávať vodu, ale nie na nej zastaviť
   *[end] tvoje figúrky smú vodu prekonávať aj na nej zastaviť
}
effect-unlock_building = sprístupňuje budovu „{ $name }“
effect-unlock_walls = tvoje mestá smú stavať mestské hradby za { $cost }
effect-unlock_government = sprístupňuje štátne zriadenie „{ $name }“
effect-unlock_unit = sprístupňuje { $what ->
    [infantry] pechotu
    [artillery] strelcov
    [mounted] jazdu
   *[aircraft] letecké jednotky
}
effect-upgrade_unit = vojenská hodnosť { $rank }: { units-of } ({ $name })
effect-cancel = { $scope ->
    [aimed_at_owner] zruš kultúrnu udalosť zameranú na teba, tvoje figúrky alebo tvoje mesto
   *[any] zruš { $what }
}
effect-obsolete_wonder = jeden { $ages } div zastará
effect-destroy_building = { $who ->
    [others] znič až { $n } budovy iných hráčov { $where }
   *[any] znič budovu { $where }
}
effect-extra_city_action = každé tvoje mesto smie v tomto ťahu vykonať o jednu akciu viac
effect-exchange_techs = nauč sa od iného hráča technológiu najviac úrovne { $level }; on sa potom smie naučiť jednu tvoju
effect-draw_events = vezmi si { $amount } z jedného balíčka podľa svojej voľby
effect-build_free = { $where ->
    [own_city_outskirts] postav jednu budovu zadarmo
    [square_of_this_wonder] postav zadarmo armádu alebo osadníka na políčko tohto divu
   *[standing_forces] vezmi si zadarmo jednotku toho druhu
}
effect-as_resource = platí ako { $resources }
effect-kill = { $who ->
    [figure] zabi figúrku { $where }
   *[other] na jednom políčku zabi slávnu osobnosť alebo až { $n } figúrky, { $where }
}
effect-place_disaster = { $terrain ->
    [desert] políčko bez budovy a divu, ktoré nie je horami, sa stane púšťou
   *[grassland] les bez budovy a divu sa zmení na pláne
}
effect-set_government = u iného hráča zavládne anarchia
effect-building_icon_off = { $icon ->
    [trade] tvoje budovy { $buildings } nedávajú obchod
   *[culture] tvoje budovy { $buildings } nedávajú kultúru
}
effect-rush_rate = pri urýchlení produkcie dávajú každé { $trade } body obchodu { $production } body produkcie
effect-sacrifice_in_enemy_city_for_tech = obetuj armádu alebo osadníka, ktorý vstúpi do centra cudzieho mesta: nauč sa zadarmo technológiu toho hráča, bez boja
effect-win = okamžite víťazíš
effect-choose_one = zvoľ jedno: { $options }
text-level = Úroveň { $level }.
text-no-effect = Bez účinku.
text-starts = Vodca: { $leader }. Začína s technológiou „{ $tech }“, štátne zriadenie: { $government }.
start-start_great_person = Začína s náhodnou slávnou osobnosťou.
start-start_walls = Hlavné mesto má od začiatku hradby.
start-start_wonder = Začína s náhodným starovekým divom.
start-start_units = Začína s ďalšími jednotkami ({ $n }): { units-of }.
start-start_army = Začína s druhou, bielou armádou.
text-obsoleted = Zastará, len čo niekto použije: { $techs }.
text-walls = Stoja { $cost }. Mesto sa bráni s bojovým bonusom o { $bonus } vyšším a prvú jednotku hrá útočník.
text-building = Potrebuje technológiu „{ $tech }“. Stojí { $cost }, terén: { $terrains }. Dáva { $icons }.
text-unique = Unikátna: v okolí mesta smie byť len jedna unikátna budova.
text-upgrades = S technológiou „{ $tech }“ sa vylepší: { $better }.
text-person = Slávna osobnosť: dáva { $icons }.
text-unit = Produkcia za kartu podľa hodnosti: { $costs }.{ $trumps ->
    [infantry] {" "}Triumf proti pechote: udrie prvá.
    [artillery] {" "}Triumf proti strelcom: udrie prvá.
    [mounted] {" "}Triumf proti jazde: udrie prvá.
   *[none] {" "}Triumf nemá a žiadny proti nej neplatí.
}
text-figure = { $what ->
    [army] Armáda ({ $cost }): objavuje, skúma chyže a bojuje.
   *[scout] Osadník ({ $cost }): objavuje, zbiera suroviny pre mesto a zakladá mestá.
}
text-wonder = { $age ->
    [ancient] Staroveký div
    [medieval] Stredoveký div
   *[modern] Moderný div
}, cena { $cost }{ $discount ->
    [0] {""}
   *[other] {" "}(s technológiou „{ $tech }“ len { $discount })
}; dáva kultúru: { $culture }.
