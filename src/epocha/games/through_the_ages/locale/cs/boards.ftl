# --- co říkají obrázky národů ---
civilization-of = Národ hráče ⟦na místě { $seat }⟧
site-now = { $card }: { $workers ->
    [0] žádný človík
    [one] 1 človík
    [few] { $workers } človíci
   *[other] { $workers } človíků
}{ $stored ->
    [0] {""}
    [one] , 1 modrý žetonek
    [few] , { $stored } modré žetonky
   *[other] , { $stored } modrých žetonků
}; další by stála { $price ->
    [one] 1 surovinu
    [few] { $price } suroviny
   *[other] { $price } surovin
}.
unused-workers = { $unused ->
    [0] Žádný volný človík
    [one] 1 volný človík
    [few] { $unused } volní človíci
   *[other] { $unused } volných človíků
}{ $discontent ->
    [0] .
   *[other] ; nespokojených: { $discontent }.
}
bank-price = { $price ->
    [one] { $price } jídlo
    [few] { $price } jídla
   *[other] { $price } jídel
}
bank-eaten = { $eaten ->
    [one] { $eaten } jídlo
    [few] { $eaten } jídla
   *[other] { $eaten } jídel
}
yellow-bank-now = Žlutý pruh: { $left ->
    [0] prázdný
    [one] zbývá 1 žetonek, stojí { bank-price }
    [few] zbývají { $left } žetonky, další stojí { bank-price }
   *[other] zbývá { $left } žetonků, další stojí { bank-price }
}; populace sní za kolo { bank-eaten }.
needs-now = Populace sní za kolo { bank-eaten }.
needs-now-faces = Populace sní za kolo { bank-eaten }. Šťastné značky: { $happy }, potřeba { $required }.
blue-bank-now = Modrý pruh: { $left ->
    [0] prázdný
    [one] zbývá 1 žetonek
    [few] zbývají { $left } žetonky
   *[other] zbývá { $left } žetonků
}{ $corrupts ->
    [0] .
   *[other] { $left ->
        [0] ; korupce bere { $corruption } surovin.
       *[other] { $corruption ->
            [0] ; korupce nehrozí, dokud jich neubude víc než { $more }.
           *[other] ; korupce bere { $corruption } suroviny, a víc, ubude-li jich přes { $more }.
        }
    }
}
government-now = { $card }: zbývá civilních akcí { $civil } z { $of_civil }, vojenských { $military } z { $of_military }.
wonder-now = { $card }, rozestavěný div: hotové části { $done } z { $stages }.
wonder-done = { $down ->
    [0] { $card }, dostavěný div.
   *[other] { $card }, dostavěný div otočený lícem dolů.
}
pact-now = { $side ->
    [none] Smlouva s hráčem ⟦na místě { $seat }⟧: { $card }.
   *[other] Smlouva s hráčem ⟦na místě { $seat }⟧, kde je tento národ národem { $side }: { $card }.
}
war-on = Válka vyhlášená hráči ⟦na místě { $seat }⟧: { $card }.
war-by = Válka, kterou vyhlásil hráč ⟦na místě { $seat }⟧: { $card }.
tactics-now = { $card }: { $armies ->
    [one] 1 armáda přidává
    [few] { $armies } armády přidávají
   *[other] { $armies } armád přidává
} { $bonus } k síle.
number-now = { $name }: { $n }
no-leader = bez osobnosti
wonder-none-begun = žádný rozestavěný div
no-tactics = bez taktiky
no-special = bez extra technologií

# --- hráči v řádcích ---
seats = Hráči
seat-name = ⟦Místo { $seat }⟧
actions-civil = Zbývá civilních akcí: { $left } z { $total }
actions-military = Zbývá vojenských akcí: { $left } z { $total }

# --- výhled: co přinese konec tahu ---
outlook = Výhled na konec tahu
outlook-uprising = Vzpoura: nic se nezíská, nevyrobí ani nedobere
outlook-famine = hlad
outlook-eaten = snědeno
outlook-corruption = korupce
outlook-change = { $name }: { $now } + { $gain } − { $loss } = { $then }
ahead-left = Pak ti zbude: { $civil } a { $military }. Na konci tahu:
ahead-change = { $name }: { $numbers }
outlook-cards = Vojenské karty: +{ $drawn }, v ruce pak { $held }; zůstat smí { $limit }.

# --- co se právě řeší ---
stage-attacks = { $n ->
    [0] útočí
   *[other] útočí, převaha { $n }
}
stage-defends = { $n ->
    [0] brání se
   *[other] brání se, převaha { $n }
}
stage-bids = nejvyšší nabídka
stage-passed = vzdává se dražby
stage-may-bid = ještě může nabízet
stage-needs = potřebuje sílu { $n }
stage-party = { $offers ->
    [1] { $side ->
        [none] nabízí smlouvu
       *[other] nabízí, jako národ { $side }
    }
   *[other] { $side ->
        [none] má odpovědět
       *[other] má odpovědět, jako národ { $side }
    }
}
stage-won = { $n ->
    [0] provádí účinek
   *[other] vítězí, převaha { $n }
}
stage-decides = rozhoduje
stage-more = { $n ->
    [one] { $n } další možnost
    [few] { $n } další možnosti
   *[other] { $n } dalších možností
}
# --- totéž krátce, pod otázkou ---
brief-send = { $n ->
    [0] „{ $card }“: celkem { $total }
   *[other] „{ $card }“ +{ $n }: celkem { $total }
}
brief-spend = Bonusová karta { $age } +{ $n }: celkem { $total }
brief-no-bid = Pasuj
brief-lose = „{ $card }“
brief-destroy = { $used }
brief-take-technology = „{ $card }“ (za { $n })
