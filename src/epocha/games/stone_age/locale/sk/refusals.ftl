# --- prečo niečo nejde: veta ku každému pravidlu, na ktoré sa odmietnutie môže odvolať ---
whose-turn = Na ťahu je ⟦hráč { $seat }⟧.
resource-lacking = { $what ->
    [wood] Už nemáš žiadne drevo.
    [clay] Už nemáš žiadnu hlinu.
    [stone] Už nemáš žiadny kameň.
   *[gold] Už nemáš žiadne zlato.
}
with-players = { $players ->
    [2] Vo dvoch
    [3] V troch
   *[other] V štyroch
}
refusal-SA-3-2 = Hra sa už skončila.
refusal-SA-4-1 = { whose-turn }
refusal-SA-4-2 = { $over ->
    [yes] { $idle ->
        [one] Na umiestnenie ti zostáva len { $idle } figúrka.
        [few] Na umiestnenie ti zostávajú len { $idle } figúrky.
       *[other] Na umiestnenie ti zostáva len { $idle } figúrok.
    }
   *[no] Naraz sa umiestňuje jedna alebo viac figúrok na jedno miesto.
}
refusal-SA-4-3 = { $kind ->
    [stop] Vzdať sa umiestnenia nejde: daj na niektoré miesto aspoň jednu figúrku.
   *[other] Ešte sa umiestňujú figúrky: daj na niektoré miesto aspoň jednu.
}
refusal-SA-4-9 = Figúrky { at-place } už máš: smieš tam len raz za kolo.
refusal-SA-4-12 = { $taken ->
    [0] K výrobcovi nástrojov ide práve jedna figúrka.
   *[other] U výrobcu nástrojov je obsadené: za kolo tam ide len jedna figúrka.
}
refusal-SA-4-13 = { $taken ->
    [0] Do chatrče idú práve dve figúrky.
   *[other] Chatrč je obsadená: za kolo tam idú len dve figúrky jedného hráča.
}
refusal-SA-4-14 = { $taken ->
    [0] Na pole ide práve jedna figúrka.
   *[other] Pole je obsadené: za kolo tam ide len jedna figúrka.
}
refusal-SA-4-16 = { $free ->
    [0] Viac figúrok sa už { to-place } nezmestí: za kolo najviac { $rings }.
    [one] Zmestí sa { to-place } už len { $free } figúrka.
    [few] Zmestia sa { to-place } už len { $free } figúrky.
   *[other] Zmestí sa { to-place } už len { $free } figúrok.
}
refusal-SA-4-17 = { $offered ->
    [none] Na tomto poli nie je žiadna karta.
   *[some] { $taken ->
        [0] Na kartu ide práve jedna figúrka.
       *[other] Táto karta je obsadená: za kolo na ňu ide len jedna figúrka.
    }
}
refusal-SA-4-18 = { $taken ->
    [0] Na budovu ide práve jedna figúrka.
   *[other] Táto budova je obsadená: za kolo na ňu ide len jedna figúrka.
}
refusal-SA-4-21 = Do chatrče idú dve figúrky a tebe zostáva len jedna.
refusal-SA-4-22 = V tomto stĺpčeku už nie je žiadna budova.
refusal-SA-5-1 = { whose-turn }
refusal-SA-5-2 = { $group ->
    [card] Na tejto karte nemáš žiadnu figúrku.
    [building] Na tejto budove nemáš žiadnu figúrku.
   *[area] Žiadne figúrky { at-place } nemáš.
}
refusal-SA-5-4 = { $kind ->
    [stop] Skončiť ešte nejde: tvoje figúrky stále čakajú na svoju akciu.
   *[other] Teraz konajú tvoje figúrky: vyber jedno z miest, kde stoja.
}
refusal-SA-6-3 = Tento nástroj je už v tomto kole použitý.
refusal-SA-6-6 = Nástroj sa len pridáva k hodu kockami a teraz sa nehádže.
refusal-SA-6-7 = Najprv dokonči hod: pridaj nástroje, alebo si vezmi, čo priniesol.
refusal-SA-6-8 = { refusal-SA-6-7 }
refusal-SA-6-12 = Taký jednorazový nástroj na použitie nemáš.
refusal-SA-6-15 = Ešte nemáš { which-tool }.
refusal-SA-7-2 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Táto karta stojí { any-resources-object }: zaplať, alebo ju nechaj tak.
       *[other] Platba sa už začala; zostáva zaplatiť: { $left }.
    }
}
refusal-SA-7-4 = Na túto kartu nemáš: stojí { resources-object } a ty máš { $stock }.
refusal-SA-7-23 = Najprv si vyber suroviny, ktoré ti karta dáva; zostáva vybrať: { $left }.
refusal-SA-7-24 = { $turn ->
    [other] { whose-turn }
   *[own] Žiadnu nepoužitú kartu, ktorá dáva suroviny (spolu { $redeemed }), nemáš.
}
refusal-SA-7-27 = Na trhu surovín sa nástroje nepočítajú.
refusal-SA-7-28 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [die] Kocka s hodnotou { $face } tu nie je; vyber si z týchto: { $dice }.
       *[other] Najprv si vezmi jednu z kociek: { $dice }.
    }
}
refusal-SA-8-1 = Budovu buď kúp, alebo ju nechaj tak.
refusal-SA-8-2 = Táto budova stojí presne { $cost }: kúp ju celú, alebo ju nechaj tak.
refusal-SA-8-3 = { $kind ->
    [pay] { $what ->
        [wood] Drevo sa sem nehodí
        [clay] Hlina sa sem nehodí
        [stone] Kameň sa sem nehodí
       *[gold] Zlato sa sem nehodí
    }: táto budova stojí { $cost }.
   *[other] Táto budova stojí { $cost }: plať po jednej surovine.
}
refusal-SA-8-4 = Táto budova stojí { $cost }: najprv aspoň jednu zaplať, potom stavaj.
refusal-SA-8-12 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Na túto budovu nemáš suroviny: stojí { $cost }.
       *[other] Platba sa už začala a táto budova stojí { $cost }.
    }
}
refusal-SA-9-6 = Tvojmu kmeňu chýba jedlo: zaplať zaň suroviny, alebo nechaj kmeň hladovať.
refusal-SA-9-7 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Tvoje suroviny nenahradia všetko chýbajúce jedlo a len časť nahradiť nejde.
       *[other] Platba sa už začala: nahradiť sa musí všetko chýbajúce jedlo, ešte { $left }.
    }
}
refusal-SA-9-11 = Svoj kmeň teraz kŕmi ⟦hráč { $seat }⟧.
refusal-SA-13-2 = { with-players } sa s týmto stĺpčekom nehrá.
refusal-SA-13-3 = { with-players } sa v jednom kole využijú len { $villages } z týchto miest: výrobca nástrojov, chatrč a pole.
refusal-SA-13-5 = { with-players } smú mať v jednom kole figúrky { at-place } len { $gatherers } z hráčov.
refusal-SA-13-6 = { with-players } smie mať v jednom kole figúrky { at-place } len jeden z hráčov.
