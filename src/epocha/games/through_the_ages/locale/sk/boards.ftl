# --- čo hovoria obrázky národov ---
civilization-of = Národ hráča ⟦na mieste { $seat }⟧
site-now = { $card }: { $workers ->
    [0] žiadny človiečik
    [one] 1 človiečik
    [few] { $workers } človiečikovia
   *[other] { $workers } človiečikov
}{ $stored ->
    [0] {""}
    [one] , 1 modrý žetón
    [few] , { $stored } modré žetóny
   *[other] , { $stored } modrých žetónov
}; ďalšia by stála { $price ->
    [one] 1 surovinu
    [few] { $price } suroviny
   *[other] { $price } surovín
}.
unused-workers = { $unused ->
    [0] Žiadny voľný človiečik
    [one] 1 voľný človiečik
    [few] { $unused } voľní človiečikovia
   *[other] { $unused } voľných človiečikov
}{ $discontent ->
    [0] .
   *[other] ; nespokojných: { $discontent }.
}
bank-price = { $price ->
    [one] { $price } jedlo
    [few] { $price } jedlá
   *[other] { $price } jedál
}
bank-eaten = { $eaten ->
    [one] { $eaten } jedlo
    [few] { $eaten } jedlá
   *[other] { $eaten } jedál
}
yellow-bank-now = Žltý pruh: { $left ->
    [0] prázdny
    [one] zostáva 1 žetón, stojí { bank-price }
    [few] zostávajú { $left } žetóny, ďalší stojí { bank-price }
   *[other] zostáva { $left } žetónov, ďalší stojí { bank-price }
}; populácia zje za kolo { bank-eaten }.
needs-now = Populácia zje za kolo { bank-eaten }.
needs-now-faces = Populácia zje za kolo { bank-eaten }. Šťastné značky: { $happy }, treba { $required }.
blue-bank-now = Modrý pruh: { $left ->
    [0] prázdny
    [one] zostáva 1 žetón
    [few] zostávajú { $left } žetóny
   *[other] zostáva { $left } žetónov
}{ $corrupts ->
    [0] .
   *[other] { $left ->
        [0] ; korupcia berie { $corruption } surovín.
       *[other] { $corruption ->
            [0] ; korupcia nehrozí, kým ich neubudne viac než { $more }.
           *[other] ; korupcia berie { $corruption } suroviny, a viac, ak ich ubudne nad { $more }.
        }
    }
}
government-now = { $card }: zostáva civilných akcií { $civil } z { $of_civil }, vojenských { $military } z { $of_military }.
wonder-now = { $card }, rozostavaný div: hotové časti { $done } z { $stages }.
wonder-done = { $down ->
    [0] { $card }, dostavaný div.
   *[other] { $card }, dostavaný div otočený lícom nadol.
}
pact-now = { $side ->
    [none] Zmluva s hráčom ⟦na mieste { $seat }⟧: { $card }.
   *[other] Zmluva s hráčom ⟦na mieste { $seat }⟧, kde je tento národ národom { $side }: { $card }.
}
war-on = Vojna vyhlásená hráčovi ⟦na mieste { $seat }⟧: { $card }.
war-by = Vojna, ktorú vyhlásil hráč ⟦na mieste { $seat }⟧: { $card }.
tactics-now = { $card }: { $armies ->
    [one] 1 armáda pridáva
    [few] { $armies } armády pridávajú
   *[other] { $armies } armád pridáva
} { $bonus } k sile.
number-now = { $name }: { $n }
no-leader = bez osobnosti
wonder-none-begun = žiadny rozostavaný div
no-tactics = bez taktiky
no-special = bez extra technológií

# --- hráči v riadkoch ---
seats = Hráči
seat-name = ⟦Miesto { $seat }⟧
actions-civil = Zostáva civilných akcií: { $left } z { $total }
actions-military = Zostáva vojenských akcií: { $left } z { $total }

# --- výhľad: čo prinesie koniec ťahu ---
outlook = Výhľad na koniec ťahu
outlook-uprising = Vzbura: nič sa nezíska, nevyrobí ani nedoberie
outlook-famine = hlad
outlook-eaten = zjedené
outlook-corruption = korupcia
outlook-change = { $name }: { $now } + { $gain } − { $loss } = { $then }
ahead-left = Potom ti zostane: { $civil } a { $military }. Na konci ťahu:
ahead-change = { $name }: { $numbers }
outlook-cards = Vojenské karty: +{ $drawn }, v ruke potom { $held }; zostať smie { $limit }.

# --- čo sa práve rieši ---
stage-attacks = { $n ->
    [0] útočí
   *[other] útočí, prevaha { $n }
}
stage-defends = { $n ->
    [0] bráni sa
   *[other] bráni sa, prevaha { $n }
}
stage-bids = najvyššia ponuka
stage-passed = vzdáva sa dražby
stage-may-bid = ešte môže ponúkať
stage-needs = potrebuje silu { $n }
stage-party = { $offers ->
    [1] { $side ->
        [none] ponúka zmluvu
       *[other] ponúka, ako národ { $side }
    }
   *[other] { $side ->
        [none] má odpovedať
       *[other] má odpovedať, ako národ { $side }
    }
}
stage-won = { $n ->
    [0] vykonáva účinok
   *[other] víťazí, prevaha { $n }
}
stage-decides = rozhoduje
stage-more = { $n ->
    [one] { $n } ďalšia možnosť
    [few] { $n } ďalšie možnosti
   *[other] { $n } ďalších možností
}
# --- to isté krátko, pod otázkou ---
brief-send = { $n ->
    [0] „{ $card }“: spolu { $total }
   *[other] „{ $card }“ +{ $n }: spolu { $total }
}
brief-spend = Bonusová karta { $age } +{ $n }: spolu { $total }
brief-no-bid = Pasuj
brief-lose = „{ $card }“
brief-destroy = { $used }
brief-take-technology = „{ $card }“ (za { $n })
