# Co stránka odmítá a proč; kódy jsou vypsány v errors.py.
error-not-found = Taková stránka tu není.
error-no-table = Takový stůl tu není.
error-no-game = Takovou hru tu nemáme.
error-no-link = Tento odkaz už neplatí: místo je obsazené, nebo se přestěhovalo na jiné zařízení.
error-no-ply = { $plies ->
    [one] Tato hra má zatím jeden tah, takový okamžik v ní není.
    [few] Tato hra má zatím { $plies } tahy, takový okamžik v ní není.
    [many] Tato hra má zatím { $plies } tahu, takový okamžik v ní není.
   *[other] Tato hra má zatím { $plies } tahů, takový okamžik v ní není.
}
error-bad-input = Požadavek není úplný nebo nemá správnou podobu.
error-bad-option = S takovým nastavením se tato hra hrát nedá.
error-bad-players = Tato hra je pro { $least } až { $most } hráčů.
error-no-bot = Takový bot tu není, nebo ne v této síle.
error-method = Na této adrese to udělat nejde.
error-cross-site = Požadavek nepřišel ze stránky tohoto webu. Načti stránku znovu a zkus to ještě jednou.
error-too-large = To je najednou příliš mnoho.
error-too-many = { $seconds ->
    [0] Příliš mnoho požadavků. Chvilku počkej a zkus to znovu.
    [one] Příliš mnoho požadavků. Zkus to znovu za sekundu.
    [few] Příliš mnoho požadavků. Zkus to znovu za { $seconds } sekundy.
    [many] Příliš mnoho požadavků. Zkus to znovu za { $seconds } sekundy.
   *[other] Příliš mnoho požadavků. Zkus to znovu za { $seconds } sekund.
}
error-internal = Na naší straně se něco pokazilo. Nic se neztratilo, zkus to znovu.
error-not-your-seat = Toto místo není tvoje.
error-not-host = To může jen ten, kdo stůl založil.
error-seat-taken = Toto místo je už obsazené.
error-not-replaceable = Bot si může sednout jen na prázdné místo, nebo na místo hráče, který je dlouho pryč.
error-not-waiting = Tato hra už začala.
error-stale = Od zobrazení této stránky se u stolu něco změnilo, a tak se nic nestalo. Podívej se znovu a vyber si.
error-not-running = Tato hra neběží.
error-not-finished = Tato hra ještě neskončila.
error-illegal = To teď pravidla nedovolují.
error-not-understood = Takový tah tato hra nezná.
error-undo-nothing = Zatím jsi neudělal nic, co by šlo vzít zpět.
error-undo-disclosed = Tohle už zpět vzít nejde: mezitím se něco odhalilo, třeba kostky nebo karta.
error-undo-finished = Hra skončila, zpět už nejde vzít nic.
error-undo-not-asked = O vzetí zpět už nikdo nežádá.
error-undo-asked = O vzetí zpět už žádá někdo jiný, nejdřív odpověz jemu.
guest = Host
