# Čo stránka odmieta a prečo; kódy sú vypísané v errors.py.
error-not-found = Taká stránka tu nie je. Pozri sa, či je adresa celá, alebo začni od úvodnej stránky.
error-no-table = Taký stôl tu nie je. Skontroluj, či je odkaz skopírovaný celý.
error-no-game = Takú hru tu nemáme.
error-no-link = Tento odkaz už neplatí: miesto je obsadené, alebo sa presťahovalo na iné zariadenie.
error-no-ply = { $plies ->
    [one] Táto hra má zatiaľ jednu akciu, taký okamih v nej nie je.
    [few] Táto hra má zatiaľ { $plies } akcie, taký okamih v nej nie je.
   *[other] Táto hra má zatiaľ { $plies } akcií, taký okamih v nej nie je.
}
error-bad-input = { $where ->
    [address] V adrese tejto stránky je niečo, čo sa nedá prečítať: { $names }. Zmaž z nej všetko od otáznika ďalej, alebo na stránku príď znova odkazom.
   *[other] Čo prišlo, nie je úplné alebo sa nedá prečítať. Vráť sa, načítaj stránku znova a skús to ešte raz.
}
error-too-long = { $what ->
    [name] Toto meno je príliš dlhé: meno má najviac { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znakov
    } aj s medzerami.
   *[other] Je to príliš dlhé: najviac { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znakov
    } aj s medzerami.
}
error-bad-position = Z tejto pozície sa hra začať nedá.
error-position-players = Táto pozícia je pre { $least ->
    [one] jedného hráča
   *[other] { $least } hráčov
}; vyber rovnaký počet miest.
error-bad-option = S takýmto nastavením sa táto hra hrať nedá.
error-bad-players = Táto hra je pre { $least } až { $most } hráčov.
error-no-guide = Táto hra nemá prvú hru so sprievodcom.
error-guided = Kocky a zamiešanie hry so sprievodcom boli dané vopred, takže nie je čo overovať.
error-no-bot = Taký bot tu nie je, alebo nie v tejto sile.
error-method = Na tejto adrese sa to urobiť nedá. Vráť sa na stránku, z ktorej prichádzaš, a použi jej tlačidlá.
error-cross-site = Požiadavka neprišla zo stránky tohto webu. Načítaj stránku znova a skús to ešte raz.
error-too-large = To je príliš veľké. Vráť sa a pošli menej textu.
error-too-many = { $seconds ->
    [0] Priveľa požiadaviek. Chvíľu počkaj a skús to znova.
    [one] Priveľa požiadaviek. Skús to znova o sekundu.
    [few] Priveľa požiadaviek. Skús to znova o { $seconds } sekundy.
   *[other] Priveľa požiadaviek. Skús to znova o { $seconds } sekúnd.
}
error-many-tables = { $most ->
    [one] Máš založený { $most } nedohraný stôl. Skôr než založíš ďalší, dohraj ho alebo od neho odíď.
    [few] Máš založené { $most } nedohrané stoly. Skôr než založíš ďalší, dohraj niektorý alebo od neho odíď.
    [many] Máš založených { $most } nedohraného stola. Skôr než založíš ďalší, dohraj niektorý alebo od neho odíď.
   *[other] Máš založených { $most } nedohraných stolov. Skôr než založíš ďalší, dohraj niektorý alebo od neho odíď.
}
error-internal = Na našej strane sa niečo pokazilo. Nič sa nestratilo, skús to znova.
error-set-aside = { $reason ->
    [game] Tento stôl je odložený: jeho hra { $game } nie je na tomto serveri nainštalovaná.
    [version] Tento stôl je odložený: hrá sa podľa verzie pravidiel, ktorú tento server nepozná.
   *[log] Tento stôl je odložený: záznam jeho hry nezodpovedá pravidlám na tomto serveri.
} Nič sa nestratilo. Správca stránok nájde dôvod v záznamoch servera.
error-busy = Teraz sa nedá nič uložiť, takže sa nič nezmenilo. Skús to o pár sekúnd znova.
connections-full = K tomuto webu je otvorených priveľa spojení, možno aj tvojimi ďalšími kartami. Niektoré zavri, alebo chvíľu počkaj, a potom načítaj stránku znova.
error-not-your-seat = Toto miesto nie je tvoje.
error-not-host = To môže len ten, kto stôl založil.
error-seat-taken = Toto miesto je už obsadené.
error-not-replaceable = Bot si môže sadnúť len na prázdne miesto, alebo na miesto hráča, ktorý je dlho preč.
error-not-waiting = Táto hra sa už začala.
error-stale = Od zobrazenia tejto stránky sa pri stole niečo zmenilo, a tak sa nič nevykonalo. Pozri sa znova a vyber si.
error-not-running = Táto hra nebeží.
error-not-finished = Táto hra sa ešte neskončila.
error-illegal = To teraz pravidlá nedovoľujú.
error-no-going-on = Hra sa začala z pozície, ku ktorej sa hrou nedá dôjsť: táto akcia v nej k ničomu nevedie. Nič sa nezmenilo.
error-not-understood = Takú akciu táto hra nepozná.
error-undo-nothing = Zatiaľ nemáš čo vziať späť.
error-undo-disclosed = Toto sa už späť vziať nedá: medzitým sa niečo odhalilo, napríklad kocky alebo karta.
error-undo-finished = Hra sa skončila, späť sa už nedá vziať nič.
error-undo-not-asked = O vrátenie akcie už nikto nežiada.
error-undo-asked = O vrátenie akcie už žiada niekto iný, najprv mu odpovedz.
