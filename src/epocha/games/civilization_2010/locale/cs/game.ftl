# --- hra ---
title = Civilizace Sida Meiera: desková hra
about = Dva až čtyři národy objevují svět, zakládají města, stavějí divy, obchodují, válčí a bádají. Kdo první dosáhne kulturního, vědeckého, ekonomického nebo vojenského vítězství, okamžitě vyhrává.
option-civilizations = Národy
option-civilizations-help = Zda se národy losují, nebo si je hráči postupně vyberou.
option-civilizations-random = určí los
option-civilizations-chosen = výběrem
option-first_player = První hráč
option-first_player-help = Kdo začíná první tah.
option-first_player-0 = určí los
option-first_player-n = místo { $n }
option-faq_loot = Kořist za body
option-faq_loot-help = Kořist se kupuje za body: jeden za ztracené figurky, dva za dobyté město. Tak to stojí v odpovědích vydavatele na dotazy.
option-tutorial = Výuková hra
option-tutorial-help = Bez divů, Egypta a Říma. Skončí bez vítěze, jakmile někdo založí třetí město.
option-offers = Nabídky ve fázi obchodu
option-offers-help = Kolik nabídek smí každý hráč podat v jedné fázi obchodu.
option-offers-0 = bez vyjednávání
option-offers-n = { $n }
option-windows = Kdo je tázán na reakci
option-windows-help = Všichni, kdo by snad mohli rušit nebo zasáhnout, nebo jen ti, kdo mohou. Druhá možnost je rychlejší, hodí se pro hru na dálku, ale prozradí, kdo mohl reagovat.
option-windows-secret = všichni, kdo by snad mohli
option-windows-quick = jen kdo může
option-components_file = Vlastní komponenty
option-components_file-help = Co je na kartách jen odvozeno, můžeš nahradit tím, co je na tvých: státní zřízení a počty jednotek, žetonů a událostí každého druhu. Text v TOML; slovo alternative znamená jiný výklad státních zřízení.
preset-tutorial = Výuková hra
preset-full = Celá hra
wrong-seat = Místo { $seat } u tohoto stolu není: { $players ->
    [one] má jen { $players } místo
    [few] má jen { $players } místa
   *[other] má jen { $players } míst
}.
wrong-components = Tyto komponenty nejde použít: { $detail }
end-culture = Konec: kulturní vítězství.
end-technology = Konec: vědecké vítězství.
end-economy = Konec: ekonomické vítězství.
end-military = Konec: vojenské vítězství.
end-tutorial = Konec výukové hry: někdo založil třetí město. Nikdo nevítězí.
end-cut-off = Hra byla přerušena a nemá výsledek.
symbol-trade = Obchod
symbol-culture = Kultura
symbol-coins = Mince
symbol-space = Kulturní stupnice
source-culture = Kultura
source-technology = Technologie
source-economy = Ekonomika
source-military = Dobytí hlavního města
result-won = vítězství
result-part = { $n } %
score-won = vítězství
score-lost = bez vítězství
