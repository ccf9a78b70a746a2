# Čo stránka odmieta a prečo; kódy sú vypísané v errors.py.
error-not-found = Taká stránka tu nie je.
error-no-table = Taký stôl tu nie je.
error-no-game = Takú hru tu nemáme.
error-no-link = Tento odkaz už neplatí: miesto je obsadené, alebo sa presťahovalo na iné zariadenie.
error-no-ply = { $plies ->
    [one] Táto hra má zatiaľ jeden ťah, taký okamih v nej nie je.
    [few] Táto hra má zatiaľ { $plies } ťahy, taký okamih v nej nie je.
    [many] Táto hra má zatiaľ { $plies } ťahu, taký okamih v nej nie je.
   *[other] Táto hra má zatiaľ { $plies } ťahov, taký okamih v nej nie je.
}
error-bad-input = Požiadavka nie je úplná alebo nemá správnu podobu.
error-bad-option = S takýmto nastavením sa táto hra hrať nedá.
error-bad-players = Táto hra je pre { $least } až { $most } hráčov.
error-no-bot = Taký bot tu nie je, alebo nie v tejto sile.
error-method = Na tejto adrese sa to urobiť nedá.
error-cross-site = Požiadavka neprišla zo stránky tohto webu. Načítaj stránku znova a skús to ešte raz.
error-too-large = To je naraz priveľa.
error-too-many = { $seconds ->
    [0] Priveľa požiadaviek. Chvíľu počkaj a skús to znova.
    [one] Priveľa požiadaviek. Skús to znova o sekundu.
    [few] Priveľa požiadaviek. Skús to znova o { $seconds } sekundy.
    [many] Priveľa požiadaviek. Skús to znova o { $seconds } sekundy.
   *[other] Priveľa požiadaviek. Skús to znova o { $seconds } sekúnd.
}
error-internal = Na našej strane sa niečo pokazilo. Nič sa nestratilo, skús to znova.
error-not-your-seat = Toto miesto nie je tvoje.
error-not-host = To môže len ten, kto stôl založil.
error-seat-taken = Toto miesto je už obsadené.
error-not-replaceable = Bot si môže sadnúť len na prázdne miesto, alebo na miesto hráča, ktorý je dlho preč.
error-not-waiting = Táto hra sa už začala.
error-stale = Od zobrazenia tejto stránky sa pri stole niečo zmenilo, a tak sa nič nestalo. Pozri sa znova a vyber si.
error-not-running = Táto hra nebeží.
error-not-finished = Táto hra sa ešte neskončila.
error-illegal = To teraz pravidlá nedovoľujú.
error-not-understood = Taký ťah táto hra nepozná.
error-undo-nothing = Zatiaľ si neurobil nič, čo by sa dalo vziať späť.
error-undo-disclosed = Toto sa už späť vziať nedá: medzitým sa niečo odhalilo, napríklad kocky alebo karta.
error-undo-finished = Hra sa skončila, späť sa už nedá vziať nič.
error-undo-not-asked = O vzatie späť už nikto nežiada.
error-undo-asked = O vzatie späť už žiada niekto iný, najprv odpovedz jemu.
guest = Hosť
