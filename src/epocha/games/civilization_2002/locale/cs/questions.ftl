# --- na co se hra ptá ---
prompt-start = Kde začneš? Umístíš tam vesnici, pěchotu a osadníka. V závorce je počet sousedů.
prompt-start-second = Kde bude tvá druhá vesnice? Přijde s ní pěchota a osadník. V závorce je počet sousedů.
prompt-purchase = Nákupy: { $gold }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, produkce aspoň { $income }. Co koupíš?
prompt-closing = Fáze končí. Vyhlásíš něco?
prompt-name-obsolete = V této době kupuješ vylepšení jako první. Které starší tím všem zastará?
prompt-place-free = { $n ->
    [one] Kam umístíš { $piece }?
    [few] Kam umístíš { $piece }? Zbývají { $n } takové figurky.
   *[other] Kam umístíš { $piece }? Zbývá { $n } takových figurek.
}
prompt-enlarge-free = Které tvé sídlo se zdarma rozšíří?
prompt-free-technology = Kterou technologii si vezmeš zdarma?
prompt-neutral-army = Národ v regionu { $region } se přidává k tobě. Která armáda bude v jeho vesnici?
prompt-token = Tví osadníci našli v regionu { $region }: { $name }. Ukážeš to všem?
prompt-token-idle = Žeton v regionu { $region } nemá efekt. Necháš ho ostatním jako hádanku, nebo ho odstraníš?
prompt-pick-wonder = Který div si vezmeš? Liší se jen jménem: každý přinese na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a nic jiného nedělá.
prompt-move = Pohyb: ze kterého regionu?
prompt-move-piece = Která figurka z regionu { $region } se pohne?
prompt-move-to = Přesouváš { $piece } z regionu { $region }. Kam?
prompt-intercept = ⟦Hráč { $seat }⟧ posílá do regionu { $region } { $piece }. Vyhlásíš bitvu?
prompt-declare = Vyhlásíš bitvy tam, kde se tvé jednotky setkaly s cizími?
prompt-battles = Která bitva je na řadě?
prompt-join = ⟦Hráč { $seat }⟧ a ⟦hráč { $foe }⟧ svádějí bitvu v regionu { $region }. Přidáš se k některé straně?
prompt-join-neutral = ⟦Hráč { $seat }⟧ bojuje s neutrální jízdou v regionu { $region }. Pomůžeš?
prompt-choose = Bitva v regionu { $region }, proti tobě stojí ⟦hráč { $seat }⟧: { $pieces }. Kterou jednotku pošleš?
prompt-choose-neutral = Bitva v regionu { $region } s neutrální jízdou: { $pieces }. Kterou jednotku pošleš?
prompt-choose-seen = Věštírna ti ukazuje, že ⟦hráč { $seat }⟧ posílá { $piece }. Kterou jednotku pošleš ty?
prompt-choose-support = Kolik letounů ji podpoří?
prompt-captures = Tvé bitvy skončily. Co zabereš nebo zničíš?
prompt-trade-turn = { $n ->
    [one] Obchod: komu podáš svou poslední nabídku?
    [few] Obchod: komu podáš nabídku? Zbývají ti { $n }.
   *[other] Obchod: komu podáš nabídku? Zbývá ti jich { $n }.
}
prompt-trade-over = Obchod: { $why ->
    [off] v této hře se nabídky nepodávají.
    [made] všechny tvé nabídky jsou podány.
   *[nobody] teď není komu nabídku podat.
}
prompt-swap = Dáváš { $what }. Kterou kartu si za ni vezmeš?
prompt-composing-first = Co nabídneš hráči ⟦{ $seat }⟧ a co za to chceš?
prompt-composing = Doplň nabídku, nebo ji odešli. Příjem: ty { $own }, ⟦hráč { $seat }⟧ { $theirs }.
prompt-answer = ⟦Hráč { $seat }⟧ ti nabízí { $given } za { $taken }. Příští produkce: ty { $own }, ⟦hráč { $seat }⟧ { $theirs }.
prompt-answer-counter = ⟦Hráč { $seat }⟧ ti místo toho nabízí { $given } za { $taken }. Příští produkce: ty { $own }, ⟦hráč { $seat }⟧ { $theirs }.
prompt-answer-lapsed = ⟦Hráč { $seat }⟧ ti nabízí { $given } za { $taken }, ale někdo z vás to teď dát nemůže.
