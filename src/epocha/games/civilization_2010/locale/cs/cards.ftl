# --- co karty dělají; věty vyplývají ze záznamů v souboru komponent ---
sentence = { $text }.
ability = { $lead }: { $text }.
for-cost = za { $cost }
as-city-action = místo běžné akce města
any-resources = { $n ->
    [one] libovolnou surovinu
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
limit = { $limit ->
    [once_per_battle] jednou za boj
   *[other] jednou za tah
}
when = { $phase ->
    [start_of_turn] Začátek tahu
    [trade] Fáze obchodu
    [city_management] { $use ->
        [reaction] Když některé město jedná
       *[other] Správa měst
    }
    [movement] { $use ->
        [interrupt] Pohyb, i během cizího pohybu
       *[other] Pohyb
    }
    [research] Fáze výzkumu
    [battle] V boji
   *[any_time] { $use ->
        [own_payment] Když platíš surovinami
       *[other] Kdykoli
    }
}
trigger = { $trigger ->
    [start_of_turn] Začátek tahu
    [win_battle] Když vyhraješ boj, jednou za tah
    [after_battle] Po každém boji
    [explore_hut_or_conquer_village] Za každou prozkoumanou chýši a každou dobytou vesnici
    [research_tech_with_unit_upgrade_or_unlock] Když se naučíš technologii, která vylepšuje nebo zpřístupňuje druh jednotek
    [build_wonder_or_city_or_conquer_city_or_village] Za každý postavený div, založené město, dobyté město a dobytou vesnici
   *[own_army_ends_movement_on_building] Když tvá armáda ukončí pohyb na cizí budově, jednou za tah
}
reach = { $n ->
    [0] kdekoli na mapě
   *[other] do { $n } políček od tvé figurky nebo města
}
a-cancelled = { $what ->
    [city_action] akci cizího města
    [culture_event] kulturní událost
   *[resource_ability] schopnost placenou surovinami; co stála, se nevrací
}
effect-gain_trade = získej { $amount }
effect-other_player_gain_trade = jiný hráč, kterého zvolíš, získá { $amount }
effect-gain_culture = získej { $amount }
effect-other_player_gain_coin = jiný hráč, kterého zvolíš, získá { $amount }
effect-coin = máš o { $amount } víc
effect-city_production = jedno tvé město má v tomto tahu o { $amount } víc
effect-all_cities_production = každé tvé město má o { $amount } víc
effect-gain_great_person = získej náhodnou slavnou osobnost
effect-set_speed = tvá cestovní rychlost je { $n }
effect-set_stacking = tvůj limit shromažďování je { $n }
effect-set_max_cities = smíš mít { $n } města
effect-culture_hand = tvůj limit kulturních karet je o { $n } vyšší
effect-battle_hand = tvůj limit bojových karet je o { $n } vyšší
effect-attack_bonus_on_play = pokud příští zahraná jednotka hned napadne nepřítele, způsobí o { $amount } víc
effect-deal_wounds = způsob nepřátelským jednotkám až { $amount }
effect-heal_wounds = { $n ->
    [0] vyleč všechna zranění svých vyložených jednotek
   *[other] vyleč až { $amount } svých vyložených jednotek
}
effect-unit_strength = tvé jednotky mají v boji sílu o { $n } vyšší
effect-kill_random_unit = zabij náhodnou jednotku jiného hráče
effect-research_discount = výzkum stojí o { $amount } méně
effect-research_known_by_other = nauč se zdarma technologii, kterou zná jiný hráč
effect-advance_culture = { $n ->
    [one] postup zdarma o pole na kulturní stupnici
    [few] postup zdarma o { $n } pole na kulturní stupnici
   *[other] postup zdarma o { $n } polí na kulturní stupnici
}
effect-move_enemy_stack = přesuň všechny figurky jiného hráče z jednoho políčka až o { $amount }
effect-harvest = { $n ->
    [one] jedno tvé město vytěží surovinu
    [few] jedno tvé město vytěží { $n } suroviny
   *[other] jedno tvé město vytěží { $n } surovin
}
effect-capital_arts_culture = hlavní město zaměřené na umění dává o { $amount } víc
effect-save_killed_unit = jedna tvá jednotka, která v něm padla, se vrátí do vojenských rezerv
effect-take_market_resource = vezmi si z trhu surovinu podle své volby
effect-stacking_bonus = tvůj limit shromažďování je o { $n } vyšší
effect-lock_square = zvol políčko: do konce tahu ho žádná figurka nesmí opustit
effect-move_stack_to_water = přesuň všechny své figurky z jednoho políčka na libovolnou objevenou vodu; v tomto tahu už se nepohnou
effect-nuke_city = znič cizí město, které není hlavní, i se všemi figurkami v jeho okolí
effect-raze_on_stop = smíš tu budovu zničit
effect-breach_walls = hradby města, na které útočíš, padnou ještě před bojem
effect-fly = tvé figurky přelétají cizí figurky, chýše, vesnice i města
effect-events_uncancellable = tvé kulturní události nelze zrušit
effect-split_production = jedno město postaví jednou akcí dvě věci, dohromady za svou produkci
effect-opponent_hand_open = soupeř s tebou bojuje s kartami lícem nahoru
effect-scouts_explore_huts = tvoji osadníci smějí vstupovat do chýší a prozkoumávat je, do vesnic ne
effect-no_attacks_on_players = nesmíš útočit na jiné hráče
effect-capital_no_action = hlavní město nesmí provést žádnou akci
effect-all_cities_production_per_coins = každé tvé město má o 1 bod produkce víc za každé { $per } tvé mince
effect-hands_per_coins = limit bojových i kulturních karet máš o 1 vyšší za každých { $per } svých mincí
effect-gain_coin = { $most ->
    [0] polož { $amount } na tuto kartu
   *[other] polož { $amount } na tuto kartu, nejvýš tam mohou být { $most }
}
effect-water = { $mode ->
    [cross] tvé figurky smějí překonávat vodu, ale ne na ní zastavit
   *[end] tvé figurky smějí vodu překonávat i na ní zastavit
}
effect-unlock_building = zpřístupňuje budovu „{ $name }“
effect-unlock_walls = tvá města smějí stavět městské hradby za { $cost }
effect-unlock_government = zpřístupňuje státní zřízení „{ $name }“
effect-unlock_unit = zpřístupňuje { $what ->
    [infantry] pěchotu
    [artillery] střelce
    [mounted] jízdu
   *[aircraft] letectvo
}
effect-upgrade_unit = vojenská hodnost { $rank }: { units-of } ({ $name })
effect-cancel = { $scope ->
    [aimed_at_owner] zruš kulturní událost zaměřenou na tebe, tvé figurky nebo tvé město
   *[any] zruš { $what }
}
effect-obsolete_wonder = jeden { $ages } div zastará
effect-destroy_building = { $who ->
    [others] znič až { $n } budovy jiných hráčů { $where }
   *[any] znič budovu { $where }
}
effect-extra_city_action = každé tvé město smí v tomto tahu provést o jednu akci víc
effect-exchange_techs = nauč se od jiného hráče technologii nejvýš úrovně { $level }; on se pak smí naučit jednu tvou
effect-draw_events = vezmi si { $amount } z jednoho balíčku podle své volby
effect-build_free = { $where ->
    [own_city_outskirts] postav jednu budovu zdarma
    [square_of_this_wonder] postav zdarma armádu nebo osadníka na políčko tohoto divu
   *[standing_forces] vezmi si zdarma jednotku toho druhu
}
effect-as_resource = platí jako { $resources }
effect-kill = { $who ->
    [figure] zabij figurku { $where }
   *[other] na jednom políčku zabij slavnou osobnost nebo až { $n } figurky, { $where }
}
effect-place_disaster = { $terrain ->
    [desert] políčko bez budovy a divu, které není horami, se stane pouští
   *[grassland] les bez budovy a divu se změní v pláně
}
effect-set_government = u jiného hráče zavládne anarchie
effect-building_icon_off = { $icon ->
    [trade] tvé budovy { $buildings } nedávají obchod
   *[culture] tvé budovy { $buildings } nedávají kulturu
}
effect-rush_rate = při urychlení produkce dávají každé { $trade } body obchodu { $production } body produkce
effect-sacrifice_in_enemy_city_for_tech = obětuj armádu nebo osadníka, který vstoupí do centra cizího města: nauč se zdarma technologii toho hráče, bez boje
effect-win = okamžitě vítězíš
effect-choose_one = zvol jedno: { $options }
text-level = Úroveň { $level }.
text-no-effect = Bez účinku.
text-starts = Vůdce: { $leader }. Začíná s technologií „{ $tech }“, státní zřízení: { $government }.
start-start_great_person = Začíná s náhodnou slavnou osobností.
start-start_walls = Hlavní město má od začátku hradby.
start-start_wonder = Začíná s náhodným starověkým divem.
start-start_units = Začíná s dalšími jednotkami ({ $n }): { units-of }.
start-start_army = Začíná s druhou, bílou armádou.
text-obsoleted = Zastará, jakmile někdo použije: { $techs }.
text-walls = Stojí { $cost }. Město se brání s bojovým bonusem o { $bonus } vyšším a první jednotku hraje útočník.
text-building = Potřebuje technologii „{ $tech }“. Stojí { $cost }, terén: { $terrains }. Dává { $icons }.
text-unique = Unikátní: v okolí města smí být jen jedna unikátní budova.
text-upgrades = S technologií „{ $tech }“ se vylepší: { $better }.
text-person = Slavná osobnost: dává { $icons }.
text-unit = Produkce za kartu podle hodnosti: { $costs }.{ $trumps ->
    [infantry] {" "}Triumf proti pěchotě: udeří první.
    [artillery] {" "}Triumf proti střelcům: udeří první.
    [mounted] {" "}Triumf proti jízdě: udeří první.
   *[none] {" "}Triumf nemá a žádný proti němu neplatí.
}
text-figure = { $what ->
    [army] Armáda ({ $cost }): objevuje, prozkoumává chýše a bojuje.
   *[scout] Osadník ({ $cost }): objevuje, sbírá suroviny pro město a zakládá města.
}
text-wonder = { $age ->
    [ancient] Starověký div
    [medieval] Středověký div
   *[modern] Moderní div
}, cena { $cost }{ $discount ->
    [0] {""}
   *[other] {" "}(s technologií „{ $tech }“ jen { $discount })
}; dává kulturu: { $culture }.
