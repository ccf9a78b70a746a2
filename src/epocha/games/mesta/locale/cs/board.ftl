# Co říkají obrázky. Názvy říší, disciplín a událostí jsou v components.toml.
seat-name = ⟦Hráč { $seat }⟧
map = Mapa
board-of = Deska hráče ⟦{ $seat }⟧
player = ⟦Hráč { $seat }⟧: skóre { $score }, města { $cities }, události v ruce { $events }
own-stock = { $name }: { $amount }
first-player = První hráč
team = Tým { $team }
team-score = Tým { $team }: { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}
city-capital = { $city }. { $main } 3 body, každá jiná disciplína 1.
city-ordinary = { $city }. { $main } 2 body, { $secondary } 1.
city-in-pile = Leží v hromádce měst.
city-in-table = Leží na stole hráče ⟦{ $seat }⟧.
city-in-finished = Leží v kompletní říši hráče ⟦{ $seat }⟧.
city-pile = Hromádka měst: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
event-pile = Hromádka událostí: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
wonders-goal = Kdo bude mít jako první všech sedm divů světa, dostane 5 bodů.
wonders-bonus = 5 bodů za všech sedm divů světa
discipline-points = { $discipline }: { $points }
completed = Kompletní říše: { $empire }
set-of = { $empire }: { $own } ze { $size }
no-cities = Na stole nejsou žádná města
hand = { $events ->
    [0] V ruce nejsou žádné události
    [one] V ruce je 1 událost
    [few] V ruce jsou { $events } události
   *[other] V ruce je { $events } událostí
}
skips-both = V příštím tahu si nevezme město ani událost.
skips-city = V příštím tahu si nevezme město.
skips-event = V příštím tahu si nevezme událost.
silenced = { $turns ->
    [one] Do konce příštího tahu nesmí použít žádnou událost.
   *[other] Do konce svého { $turns }. tahu od teď nesmí použít žádnou událost.
}
round = { $round }. kolo
turn-of = Na tahu je ⟦hráč { $seat }⟧
allowance = { $events ->
    [0] V tomto tahu už žádná událost
    [one] V tomto tahu ještě 1 událost
    [few] V tomto tahu ještě { $events } události
   *[other] V tomto tahu ještě { $events } událostí
}
still = Žádná karta se nepohnula už { $rounds }. kolo; po { $limit }. hra skončí.
over-complete = Všechny říše jsou kompletní.
over-stall = Příliš dlouho se nepohnula žádná karta.
over-cap = Odehrálo se poslední kolo.
over-cut-off = Hra byla přerušena.
side-west = Západ
side-east = Východ
mode-exchange = Vyměnit vlastní události za nové
mode-deprive = Připravit jiného hráče o události
answer-pass = Nepoužít žádnou událost
answer-accept = Přijmout výměnu
answer-refuse = Odmítnout výměnu
answer-done = Další události už neodkládat
answer-no-reaction = Nechránit se
all = vše
