# Čo hovoria obrázky. Názvy ríš, disciplín a udalostí sú v components.toml.
seat-name = ⟦Hráč { $seat }⟧
map = Mapa
board-of = Doska hráča ⟦{ $seat }⟧
player = ⟦Hráč { $seat }⟧: skóre { $score }, mestá { $cities }, udalosti v ruke { $events }
own-stock = { $name }: { $amount }
first-player = Prvý hráč
team = Tím { $team }
team-score = Tím { $team }: { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodov
}
city-capital = { $city }. { $main } 3 body, každá iná disciplína 1.
city-ordinary = { $city }. { $main } 2 body, { $secondary } 1.
city-in-pile = Leží v kôpke miest.
city-in-table = Leží na stole hráča ⟦{ $seat }⟧.
city-in-finished = Leží v kompletnej ríši hráča ⟦{ $seat }⟧.
city-pile = Kôpka miest: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
event-pile = Kôpka udalostí: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
wonders-goal = Kto bude mať ako prvý všetkých sedem divov sveta, dostane 5 bodov.
wonders-bonus = 5 bodov za všetkých sedem divov sveta
discipline-points = { $discipline }: { $points }
completed = Kompletná ríša: { $empire }
set-of = { $empire }: { $own } zo { $size }
no-cities = Na stole nie sú žiadne mestá
hand = { $events ->
    [0] V ruke nie sú žiadne udalosti
    [one] V ruke je 1 udalosť
    [few] V ruke sú { $events } udalosti
   *[other] V ruke je { $events } udalostí
}
skips-both = V budúcom ťahu si nevezme mesto ani udalosť.
skips-city = V budúcom ťahu si nevezme mesto.
skips-event = V budúcom ťahu si nevezme udalosť.
silenced = { $turns ->
    [one] Do konca budúceho ťahu nesmie použiť žiadnu udalosť.
   *[other] Do konca svojho { $turns }. ťahu odteraz nesmie použiť žiadnu udalosť.
}
round = { $round }. kolo
turn-of = Na ťahu je ⟦hráč { $seat }⟧
allowance = { $events ->
    [0] V tomto ťahu už žiadna udalosť
    [one] V tomto ťahu ešte 1 udalosť
    [few] V tomto ťahu ešte { $events } udalosti
   *[other] V tomto ťahu ešte { $events } udalostí
}
still = Žiadna karta sa nepohla už { $rounds }. kolo; po { $limit }. sa hra skončí.
over-complete = Všetky ríše sú kompletné.
over-stall = Príliš dlho sa nepohla žiadna karta.
over-cap = Odohralo sa posledné kolo.
over-cut-off = Hra bola prerušená.
side-west = Západ
side-east = Východ
mode-exchange = Vymeniť vlastné udalosti za nové
mode-deprive = Pripraviť iného hráča o udalosti
answer-pass = Nepoužiť žiadnu udalosť
answer-accept = Prijať výmenu
answer-refuse = Odmietnuť výmenu
answer-done = Ďalšie udalosti už neodkladať
answer-no-reaction = Nechrániť sa
all = všetko
