# --- proč něco nejde: věta ke každému pravidlu, na které se odmítnutí může odvolat ---
whose-turn = Na tahu je ⟦hráč { $seat }⟧.
resource-lacking = { $what ->
    [wood] Už nemáš žádné dřevo.
    [clay] Už nemáš žádný jíl.
    [stone] Už nemáš žádný kámen.
   *[gold] Už nemáš žádné zlato.
}
with-players = { $players ->
    [2] Ve dvou
    [3] Ve třech
   *[other] Ve čtyřech
}
refusal-SA-3-2 = Hra už skončila.
refusal-SA-4-1 = { whose-turn }
refusal-SA-4-2 = { $over ->
    [yes] { $idle ->
        [one] K umístění ti zbývá jen { $idle } figurka.
        [few] K umístění ti zbývají jen { $idle } figurky.
       *[other] K umístění ti zbývá jen { $idle } figurek.
    }
   *[no] Najednou se umisťuje jedna nebo víc figurek na jedno místo.
}
refusal-SA-4-3 = { $kind ->
    [stop] Vzdát se umístění nejde: dej na některé místo aspoň jednu figurku.
   *[other] Ještě se umisťují figurky: dej na některé místo aspoň jednu.
}
refusal-SA-4-9 = Figurky { at-place } už máš: smíš tam jen jednou za kolo.
refusal-SA-4-12 = { $taken ->
    [0] K výrobci nástrojů jde právě jedna figurka.
   *[other] U výrobce nástrojů je obsazeno: za kolo tam jde jen jedna figurka.
}
refusal-SA-4-13 = { $taken ->
    [0] Do chýše jdou právě dvě figurky.
   *[other] Chýše je obsazená: za kolo tam jdou jen dvě figurky jednoho hráče.
}
refusal-SA-4-14 = { $taken ->
    [0] Na pole jde právě jedna figurka.
   *[other] Pole je obsazené: za kolo tam jde jen jedna figurka.
}
refusal-SA-4-16 = { $free ->
    [0] Víc figurek se už { to-place } nevejde: za kolo nejvýš { $rings }.
    [one] Vejde se { to-place } už jen { $free } figurka.
    [few] Vejdou se { to-place } už jen { $free } figurky.
   *[other] Vejde se { to-place } už jen { $free } figurek.
}
refusal-SA-4-17 = { $offered ->
    [none] Na tomto poli žádná karta není.
   *[some] { $taken ->
        [0] Na kartu jde právě jedna figurka.
       *[other] Tato karta je obsazená: za kolo na ni jde jen jedna figurka.
    }
}
refusal-SA-4-18 = { $taken ->
    [0] Na budovu jde právě jedna figurka.
   *[other] Tato budova je obsazená: za kolo na ni jde jen jedna figurka.
}
refusal-SA-4-21 = Do chýše jdou dvě figurky a tobě zbývá jen jedna.
refusal-SA-4-22 = V tomto sloupečku už žádná budova není.
refusal-SA-5-1 = { whose-turn }
refusal-SA-5-2 = { $group ->
    [card] Na této kartě žádnou figurku nemáš.
    [building] Na této budově žádnou figurku nemáš.
   *[area] Žádné figurky { at-place } nemáš.
}
refusal-SA-5-4 = { $kind ->
    [stop] Skončit ještě nejde: tvoje figurky pořád čekají na svou akci.
   *[other] Teď jednají tvoje figurky: vyber jedno z míst, kde stojí.
}
refusal-SA-6-3 = Tento nástroj už je v tomto kole použitý.
refusal-SA-6-6 = Nástroj se jen přidává k hodu kostkami a teď se nehází.
refusal-SA-6-7 = Nejdřív dokonči hod: přidej nástroje, nebo si vezmi, co přinesl.
refusal-SA-6-8 = { refusal-SA-6-7 }
refusal-SA-6-12 = Takový jednorázový nástroj k použití nemáš.
refusal-SA-6-15 = Ještě nemáš { which-tool }.
refusal-SA-7-2 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Tato karta stojí { any-resources-object }: zaplať, nebo ji nech být.
       *[other] Platba už začala; zbývá zaplatit: { $left }.
    }
}
refusal-SA-7-4 = Na tuto kartu nemáš: stojí { resources-object } a ty máš { $stock }.
refusal-SA-7-23 = Nejdřív si vyber suroviny, které ti karta dává; zbývá vybrat: { $left }.
refusal-SA-7-24 = { $turn ->
    [other] { whose-turn }
   *[own] Žádnou nepoužitou kartu, která dává suroviny (celkem { $redeemed }), nemáš.
}
refusal-SA-7-27 = Na trhu surovin se nástroje nepočítají.
refusal-SA-7-28 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [die] Kostka s hodnotou { $face } tu není; vyber si z těchto: { $dice }.
       *[other] Nejdřív si vezmi jednu z kostek: { $dice }.
    }
}
refusal-SA-8-1 = Budovu buď kup, nebo ji nech být.
refusal-SA-8-2 = Tato budova stojí přesně { $cost }: kup ji celou, nebo ji nech být.
refusal-SA-8-3 = { $kind ->
    [pay] { $what ->
        [wood] Dřevo se sem nehodí
        [clay] Jíl se sem nehodí
        [stone] Kámen se sem nehodí
       *[gold] Zlato se sem nehodí
    }: tato budova stojí { $cost }.
   *[other] Tato budova stojí { $cost }: plať po jedné surovině.
}
refusal-SA-8-4 = Tato budova stojí { $cost }: nejdřív aspoň jednu zaplať, pak stavěj.
refusal-SA-8-12 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Na tuto budovu nemáš suroviny: stojí { $cost }.
       *[other] Platba už začala a tato budova stojí { $cost }.
    }
}
refusal-SA-9-6 = Tvému kmeni chybí jídlo: zaplať za ně suroviny, nebo nech kmen hladovět.
refusal-SA-9-7 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Tvoje suroviny nenahradí všechno chybějící jídlo a jen část nahradit nejde.
       *[other] Platba už začala: nahradit se musí všechno chybějící jídlo, ještě { $left }.
    }
}
refusal-SA-9-11 = Svůj kmen teď krmí ⟦hráč { $seat }⟧.
refusal-SA-13-2 = { with-players } se s tímto sloupečkem nehraje.
refusal-SA-13-3 = { with-players } se v jednom kole využijí jen { $villages } z těchto míst: výrobce nástrojů, chýše a pole.
refusal-SA-13-5 = { with-players } smějí mít v jednom kole figurky { at-place } jen { $gatherers } z hráčů.
refusal-SA-13-6 = { with-players } smí mít v jednom kole figurky { at-place } jen jeden z hráčů.
