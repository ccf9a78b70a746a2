# --- čo sa deje samo, za menom hráča ---
chapter-set-up = Príprava
chapter-over = Koniec hry
chapter-phase = { $round }. kolo, { $era }: { $phase }
chapter-turn = { $round }. kolo, { $era }: { $phase }, ⟦hráč { $seat }⟧
outcome-rolls = hádže o začiatok { $n }
outcome-first = začína { $round }. kolo
outcome-era = vidí začiatok novej doby: { $era }
outcome-surplus = hádže { $n }, prebytočná surovina: { $what }
outcome-income = dostáva { $amount } ({ $parts })
income-part = { $name } { $n }
income-settlements = sídla
income-surplus = prebytok
income-variety = suroviny
income-monopolies = monopoly
income-wonders = divy
income-minimum = do minima
outcome-sees = vidí žetón: { $name }
outcome-token = otáča žetón v regióne { $region }: { $name }
outcome-removed = vidí, ako z východiskových regiónov miznú žetóny: { $names }
outcome-treasure = nachádza poklad v regióne { $region }: { $amount }
outcome-learns = dostáva zadarmo: { $names }
outcome-learns-one = dostáva zadarmo technológiu
outcome-wonder = dostáva div „{ $name }“
outcome-improvement = dostáva zadarmo vylepšenie „{ $name }“
outcome-outdated = prichádza o zastarané vylepšenie „{ $name }“
outcome-royalty = dostáva poplatok { $amount }
outcome-founds = zakladá { a-settlement } v regióne { $region }
outcome-is-given = dostáva od neutrálneho národa { a-settlement } v regióne { $region }
outcome-loses = stráca { $what }
outcome-not-founded = nemôže založiť sídlo v regióne { $region }
outcome-neutral = stretáva neutrálny národ: jeho jazda stráži región { $region }
outcome-grows = { $size ->
    [2] má v regióne { $region } už mestečko
    [3] má v regióne { $region } už mesto
   *[4] má v regióne { $region } už metropolu
}
outcome-shrinks = { $size ->
    [1] má v regióne { $region } už len dedinu
    [2] má v regióne { $region } už len mestečko
   *[3] má v regióne { $region } už len mesto
}
outcome-clash = { $result ->
    [wins] vyhráva, { $name }: { $n } ({ $parts })
    [ties] remizuje, { $name }: { $n } ({ $parts })
   *[loses] prehráva, { $name }: { $n } ({ $parts })
}
outcome-clash-neutral = { $result ->
    [wins] bojuje s neutrálnou jazdou, ktorá vyhráva, { $name }: { $n } ({ $parts })
    [ties] bojuje s neutrálnou jazdou, ktorá remizuje, { $name }: { $n } ({ $parts })
   *[loses] bojuje s neutrálnou jazdou, ktorá prehráva, { $name }: { $n } ({ $parts })
}
sheet-part = { $name } { $n }
sheet-dice = kocky
sheet-superiority = nadradenosť
sheet-settlement = sídlo
sheet-plus = jednotka
sheet-technology = technológie
outcome-loses-pieces = stráca: { $what }
outcome-end-roll = { $ends ->
    [yes] hádže { $n }: po týchto nákupoch sa hra končí
   *[no] hádže { $n }: hra pokračuje
}
outcome-ending-technology = má tretiu modernú technológiu: hra sa chýli ku koncu
outcome-ending-diplomatic = vyvoláva diplomatický koniec hry
outcome-ending-military = vyvoláva vojenský koniec hry
outcome-ending-space = vyvoláva vesmírny koniec hry
outcome-modernised = modernizuje jednotky, nestojí to nič: { $units }
modernised-part = { $n ->
    [one] { $old }, teraz { $new }
   *[other] { $n }× { $old }, teraz { $new }
}
outcome-catapults = { $n ->
    [one] má katapult, ktorý je odteraz stredovekou jednotkou
    [few] má { $n } katapulty, ktoré sú odteraz stredovekými jednotkami
   *[other] má { $n } katapultov, ktoré sú odteraz stredovekými jednotkami
}
outcome-returned = dostáva späť { $cards }
outcome-treasure-start = nachádza na začiatku poklad: { $amount }
outcome-ending-conquest = ako jediný hráč má ešte sídla: hra sa končí
outcome-ending-rounds = vidí koniec posledného dohodnutého kola: hra sa končí
outcome-out = prichádza o posledné sídlo a je mimo hry
outcome-inherits = preberá { $what }
