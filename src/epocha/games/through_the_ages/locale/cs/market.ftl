# --- nabídka karet, ruka a hromádky ---
row = Nabídka karet
row-card = { $card } ({ $kind })
row-price = Stojí { $price }.
row-leaves = { $n ->
    [one] odejde
   *[other] odejdou
}
row-leaves-first = { $n ->
    [one] první karta odejde
    [few] první { $n } karty odejdou
   *[other] prvních { $n } karet odejde
}
pile-civil-deck = Civilní balíček, věk { $age }: { $n ->
    [one] zbývá { $n } karta.
    [few] zbývají { $n } karty.
   *[other] zbývá { $n } karet.
}
pile-military-deck = Vojenský balíček, věk { $age }: { $n ->
    [one] zbývá { $n } karta.
    [few] zbývají { $n } karty.
   *[other] zbývá { $n } karet.
}
pile-current-events = Aktuální události: { $n ->
    [0] žádné.
    [one] { $n } karta z věku { $age }.
    [few] { $n } karty, navrchu z věku { $age }.
   *[other] { $n } karet, navrchu z věku { $age }.
}
pile-future = Budoucí události: { $n }. { $cards }
pile-past = Minulé události: { $n }. { $cards }
pile-laid-out = Boduje na konci: { $n }. { $cards }
pile-last-round = Poslední kolo: { $round }
row-zone = { $n ->
    [one] { $n } civilní akce
    [few] { $n } civilní akce
   *[other] { $n } civilních akcí
}
pile-civil-deck-short = civilní
pile-military-deck-short = vojenské
pile-current-events-short = události
pile-future-events-short = budoucí
pile-past-events-short = minulé
pile-laid-out-short = na konec
hand = Tvoje ruka
hand-civil = Civilní
hand-military = Vojenské
hand-count = { $n } z { $limit }
hand-civil-now = Civilní karty v ruce: { $n }, nejvýše { $limit }.
hand-military-now = Vojenské karty v ruce: { $n }; po politické fázi jich smí zůstat nejvýše { $limit }.
hand-over = { $n ->
    [one] o { $n } víc
   *[other] o { $n } víc
}
hand-empty = žádná karta
hand-open = { $n ->
    [one] Otevřená ruka: { $n } karta
    [few] Otevřená ruka: { $n } karty
   *[other] Otevřená ruka: { $n } karet
}
