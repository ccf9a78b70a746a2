# --- na co se hra ptá ---
prompt-pick-civilization = Za který národ budeš hrát?
prompt-place-capital = Kde bude stát tvé hlavní město? Uživí ho osm políček kolem.
prompt-start-token = Kam umístíš { $what }? Do okolí hlavního města, ne na vodu.
prompt-start-figure = Kam umístíš { a-figure }? Do okolí hlavního města, ne na vodu.
prompt-start-of-turn = Začátek tahu { $round }, státní zřízení: { $government }. Zakládej města, změň zřízení, přiřaď osadníky, nebo skonči.
prompt-relocate = Na { $square } teď stojí město. Kam ustoupí další figurka?
prompt-place-person = Slavná osobnost: { $name }. Umísti ji do okolí některého svého města, nebo ji nech v rezervě.
prompt-discard-events = { $n ->
    [one] Máš příliš mnoho kulturních událostí (limit: { $limit }). Kterou odhodíš?
    [few] Máš o { $n } kulturní události víc, než smíš (limit: { $limit }). Kterou odhodíš první?
   *[other] Máš o { $n } kulturních událostí víc, než smíš (limit: { $limit }). Kterou odhodíš první?
}
prompt-management = { $n ->
    [one] Správa měst: ještě { $n } město může jednat. Obchod na urychlení: { $trade }.
    [few] Správa měst: ještě { $n } města mohou jednat. Obchod na urychlení: { $trade }.
   *[other] Správa měst: ještě { $n } měst může jednat. Obchod na urychlení: { $trade }.
}
prompt-management-idle = Správa měst: při tomto zřízení tvé hlavní město nejedná. Využij, co ještě můžeš, nebo skonči.
prompt-management-done = Správa měst: všechna tvá města už jednala. Využij, co ještě můžeš, nebo skonči.
prompt-city-action = Co udělá { a-city }? Produkce: { $production }.
prompt-first-item = Co postaví { a-city } nejdřív? Produkce celkem: { $production }.
prompt-second-item = Město staví { $what }; co ještě? Zbývá produkce bez urychlení: { $left }.
prompt-square = Kam umístíš { $what }?
prompt-research = Výzkum: tajně zvol technologii, nebo žádnou. Obchod: { $trade }, po výzkumu zbude: { $kept }.
prompt-market-gift = Vezmi si surovinu z trhu. Kterou?
prompt-answer-exchange = ⟦Hráč { $seat }⟧ se učí od tebe. Co se na oplátku naučíš ty?
prompt-trade = Fáze obchodu: nabízej ostatním, nebo skonči. Obchod: { $trade }.
prompt-trade-over = Fáze obchodu: teď už nejde nic nabídnout, skonči ji. Obchod: { $trade }.
prompt-trade-offers = { $n ->
    [one] Fáze obchodu: jedna nabídka čeká na tvou odpověď. Obchod: { $trade }.
    [few] Fáze obchodu: { $n } nabídky čekají na tvou odpověď. Obchod: { $trade }.
   *[other] Fáze obchodu: { $n } nabídek čeká na tvou odpověď. Obchod: { $trade }.
}
prompt-offering-first = Nabídka pro hráče ⟦{ $seat }⟧: zvol, co dáš a co za to chceš.
prompt-offering = Pro hráče ⟦{ $seat }⟧: { $given } za { $taken }. Přidej něco, nebo nabídku odešli.
prompt-react = ⟦Hráč { $seat }⟧ používá „{ $name }“. Zrušíš to?
prompt-react-aimed = ⟦Hráč { $seat }⟧ používá „{ $name }“ ({ $aim }). Zrušíš to?
prompt-react-city = { $city ->
    [capital] ⟦Hráč { $seat }⟧, akce hlavního města: { $what }. Zrušíš ji?
   *[other] ⟦Hráč { $seat }⟧, akce města { $city }: { $what }. Zrušíš ji?
}
prompt-interrupt = ⟦Hráč { $seat }⟧ táhne figurkami. Zasáhneš?
prompt-aim = „{ $name }“: zvol cíl.
prompt-aim-further = „{ $name }“: co dál?
prompt-pay = „{ $name }“: čím zaplatíš?
prompt-movement = Pohyb: které figurky vyrazí a odkud?
prompt-group = Které figurky vyrazí z { $square }?
prompt-walk = { $left ->
    [0] Na { $square } vedeš { $figures }: chůze tu končí, ledaže předtím ještě něco zahraješ. (Ptáme se každého, kdo by mohl, aby nikdo nepoznal, kdo nemůže.)
    [one] Na { $square } vedeš { $figures }: zbývá { $left } krok.
    [few] Na { $square } vedeš { $figures }: zbývají { $left } kroky.
   *[other] Na { $square } vedeš { $figures }: zbývá { $left } kroků.
}
prompt-muster = Barbarům chybějí karty: { $n }. Ze kterého balíčku bude další?
prompt-battle-turn = { $ahead ->
    [yes] Boj o { $square }: ty máš { $own }, soupeř { $other }; teď by to bylo tvé vítězství. Zahraj jednotku.
   *[no] Boj o { $square }: ty máš { $own }, soupeř { $other }; teď by to byla tvá porážka. Zahraj jednotku.
}
prompt-battle-after = Boj o { $square }: ty máš { $own }, soupeř { $other }. Použij schopnost, nebo skonči svůj tah v boji.
prompt-against = Kterou nepřátelskou jednotku napadne, nebo otevře novou frontu?
prompt-save-unit = Která tvá padlá jednotka se vrátí do vojenských rezerv?
prompt-loot = Zvol jednu věc jako kořist. Přijde o ni ⟦hráč { $seat }⟧.
prompt-loot-city = Zvol jednu věc jako kořist za dobyté město. Přijde o ni ⟦hráč { $seat }⟧.
prompt-loot-second = Smíš si vzít druhou surovinu, kterou má ⟦hráč { $seat }⟧.
prompt-loot-by-points = Zvol si kořist. Přijde o ni ⟦hráč { $seat }⟧. { $n ->
    [one] Zbývá { $n } bod.
    [few] Zbývají { $n } body.
   *[other] Zbývá { $n } bodů.
}
prompt-dealing-wounds = { $n ->
    [one] Způsob ještě jedno zranění. Které jednotce?
   *[other] Způsob až { $n } zranění. Které jednotce to další?
}
prompt-healing-wounds = { $n ->
    [one] Vyleč ještě jedno zranění. Které jednotce?
   *[other] Vyleč { $n } zranění. Které jednotce to další?
}
prompt-razing = Tvá armáda stojí na { $square }. Zničíš { $what }?
prompt-payment = „{ $name }“: čím se mělo platit, to bylo zrušeno. Zaplať něčím jiným, nebo to vezmi zpět.
prompt-naming = Nabídka, kterou podává ⟦hráč { $seat }⟧: zvol, co za ni dáš lícem dolů.
prompt-lesson = Figurka je obětována. Kterou technologii, kterou zná ⟦hráč { $seat }⟧, se naučíš?
