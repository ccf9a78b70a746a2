# --- ponuka kariet, ruka a kôpky ---
row = Ponuka kariet
row-card = { $card } ({ $kind })
row-price = Stojí { $price }.
row-leaves = { $n ->
    [one] odíde
   *[other] odídu
}
row-leaves-first = { $n ->
    [one] prvá karta odíde
    [few] prvé { $n } karty odídu
   *[other] prvých { $n } kariet odíde
}
pile-civil-deck = Civilný balíček, vek { $age }: { $n ->
    [one] zostáva { $n } karta.
    [few] zostávajú { $n } karty.
   *[other] zostáva { $n } kariet.
}
pile-military-deck = Vojenský balíček, vek { $age }: { $n ->
    [one] zostáva { $n } karta.
    [few] zostávajú { $n } karty.
   *[other] zostáva { $n } kariet.
}
pile-current-events = Aktuálne udalosti: { $n ->
    [0] žiadne.
    [one] { $n } karta z veku { $age }.
    [few] { $n } karty, navrchu z veku { $age }.
   *[other] { $n } kariet, navrchu z veku { $age }.
}
pile-future = Budúce udalosti: { $n }. { $cards }
pile-past = Minulé udalosti: { $n }. { $cards }
pile-laid-out = Boduje na konci: { $n }. { $cards }
pile-last-round = Posledné kolo: { $round }
row-zone = { $n ->
    [one] { $n } civilná akcia
    [few] { $n } civilné akcie
   *[other] { $n } civilných akcií
}
pile-civil-deck-short = civilné
pile-military-deck-short = vojenské
pile-current-events-short = udalosti
pile-future-events-short = budúce
pile-past-events-short = minulé
pile-laid-out-short = na koniec
hand = Tvoja ruka
hand-civil = Civilné
hand-military = Vojenské
hand-count = { $n } z { $limit }
hand-civil-now = Civilné karty v ruke: { $n }, najviac { $limit }.
hand-military-now = Vojenské karty v ruke: { $n }; po politickej fáze ich smie zostať najviac { $limit }.
hand-over = { $n ->
    [one] o { $n } viac
   *[other] o { $n } viac
}
hand-empty = žiadna karta
hand-open = { $n ->
    [one] Otvorená ruka: { $n } karta
    [few] Otvorená ruka: { $n } karty
   *[other] Otvorená ruka: { $n } kariet
}
