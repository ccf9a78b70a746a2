# --- na čo sa hra pýta ---
prompt-start = Kde začneš? Umiestniš tam dedinu, pechotu a osadníka. V zátvorke je počet susedov.
prompt-start-second = Kde bude tvoja druhá dedina? Príde s ňou pechota a osadník. V zátvorke je počet susedov.
prompt-purchase = Nákupy: { $gold }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, produkcia aspoň { $income }. Čo kúpiš?
prompt-closing = Fáza sa končí. Vyhlásiš niečo?
prompt-name-obsolete = V tejto dobe kupuje vylepšenie tvoj národ ako prvý. Ktoré staršie tým všetkým zastará?
prompt-place-free = { $n ->
    [one] Kam umiestniš { $piece }?
    [few] Kam umiestniš { $piece }? Zostávajú { $n } také figúrky.
   *[other] Kam umiestniš { $piece }? Zostáva { $n } takých figúrok.
}
prompt-enlarge-free = Ktoré tvoje sídlo sa zadarmo rozšíri?
prompt-free-technology = Ktorú technológiu si vezmeš zadarmo?
prompt-neutral-army = Národ v regióne { $region } sa pridáva k tebe. Ktorá armáda bude v jeho dedine?
prompt-token = Tvoji osadníci našli v regióne { $region }: { $name }. Ukážeš to všetkým?
prompt-token-idle = Žetón v regióne { $region } nemá efekt. Necháš ho ostatným ako hádanku, alebo ho odstrániš?
prompt-pick-wonder = Ktorý div si vezmeš? Líšia sa len menom: každý prinesie na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} a nič iné nerobí.
prompt-move = Pohyb: z ktorého regiónu?
prompt-move-piece = Ktorá figúrka z regiónu { $region } sa pohne?
prompt-move-to = Presúvaš { $piece } z regiónu { $region }. Kam?
prompt-intercept = ⟦Hráč { $seat }⟧ posiela do regiónu { $region } { $piece }. Vyhlásiš bitku?
prompt-declare = Vyhlásiš bitky tam, kde sa tvoje jednotky stretli s cudzími?
prompt-battles = Ktorá bitka je na rade?
prompt-join = ⟦Hráč { $seat }⟧ a ⟦hráč { $foe }⟧ zvádzajú bitku v regióne { $region }. Pridáš sa k niektorej strane?
prompt-join-neutral = ⟦Hráč { $seat }⟧ bojuje s neutrálnou jazdou v regióne { $region }. Pomôžeš?
prompt-choose = Bitka v regióne { $region }, proti tebe stojí ⟦hráč { $seat }⟧: { $pieces }. Ktorú jednotku pošleš?
prompt-choose-neutral = Bitka v regióne { $region } s neutrálnou jazdou: { $pieces }. Ktorú jednotku pošleš?
prompt-choose-seen = Veštiareň ti ukazuje, že ⟦hráč { $seat }⟧ posiela { $piece }. Ktorú jednotku pošleš ty?
prompt-choose-support = Koľko lietadiel ju podporí?
prompt-captures = Tvoje bitky sa skončili. Čo zaberieš alebo zničíš?
prompt-trade-turn = { $n ->
    [one] Obchod: komu podáš svoju poslednú ponuku?
    [few] Obchod: komu podáš ponuku? Zostávajú ti { $n }.
   *[other] Obchod: komu podáš ponuku? Zostáva ti ich { $n }.
}
prompt-trade-over = Obchod: { $why ->
    [off] v tejto hre sa ponuky nepodávajú.
    [made] všetky tvoje ponuky sú podané.
   *[nobody] teraz nie je komu ponuku podať.
}
prompt-swap = Dávaš { $what }. Ktorú kartu si za ňu vezmeš?
prompt-composing-first = Čo ponúkneš hráčovi ⟦{ $seat }⟧ a čo za to chceš?
prompt-composing = Doplň ponuku alebo ju odošli. Príjem: ty { $own }, ⟦hráč { $seat }⟧ { $theirs }.
prompt-answer = ⟦Hráč { $seat }⟧ ti ponúka { $given } za { $taken }. Najbližšia produkcia: ty { $own }, ⟦hráč { $seat }⟧ { $theirs }.
prompt-answer-counter = ⟦Hráč { $seat }⟧ ti namiesto toho ponúka { $given } za { $taken }. Najbližšia produkcia: ty { $own }, ⟦hráč { $seat }⟧ { $theirs }.
prompt-answer-lapsed = ⟦Hráč { $seat }⟧ ti ponúka { $given } za { $taken }, ale niekto z vás to teraz dať nemôže.
