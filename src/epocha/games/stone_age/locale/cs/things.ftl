# Co se říká o věci, kterou si někdo prohlíží zblízka. Karty, budovy a místa mají svůj text v components.toml.
thing-score-text = Dosavadní body. Na konci přibudou body za karty a zbylé suroviny.
thing-food-text = Na konci kola sní každá figurka jedno. Když chybí, doplatíš surovinami, nebo ztratíš 10 bodů.
thing-grain-text = Na konci každého kola přinese každý stupeň jedno jídlo.
thing-resource-text = Platí se tím za karty a budovy; v budově má jeden kus hodnotu { $value ->
    [few] { $value } body
   *[other] { $value } bodů
}. Při těžbě se součet kostek dělí { $value }. Kus, který zbude na konci, je za 1 bod.
thing-workers-text = Každá figurka v každém kole pracuje a sní jedno jídlo. Na konci se jejich počet násobí počtem šamanů.
thing-tools-text = Každý nástroj přidá v každém kole svou hodnotu k jednomu hodu. Na konci se jejich součet násobí počtem výrobců nástrojů.
thing-cards-text = Karty civilizace leží lícem dolů a bodují na konci.
thing-buildings-text = Body přinesla každá hned; na konci se jejich počet násobí počtem stavitelů.
thing-deck = Balíček
thing-deck-text = Odtud přicházejí nové karty. Když jich zbývá tak málo, že nezaplní řadu, hra končí.
thing-start = Figurka začínajícího hráče
thing-start-text = Kdo ji má, umísťuje a provádí akce první. Každé kolo putuje dál po směru hodin.
thing-roll = Hod
thing-roll-text = K součtu lze přidat nástroje. Potom se dělí a zbytek propadá.
thing-green = Zelené karty
thing-green-text = Různé symboly tvoří sadu, která boduje svou velikost krát sama sebe. Symboly, které máš dvakrát, tvoří druhou sadu.
thing-craft-text = Na konci se řemeslníci na tvých kartách násobí { $craft ->
    [farmer] tvým stupněm obilí
    [hut_builder] počtem tvých budov
    [shaman] počtem tvých figurek
   *[tool_crafter] součtem tvých nástrojů
}.
thing-die-text = Každý hráč si vezme jednu kostku a dostane, co přináší; první vybírá kupující.
