# Co stránka odmítá a proč; kódy jsou vypsány v errors.py.
error-not-found = Taková stránka tu není. Podívej se, jestli je adresa celá, nebo začni od úvodní stránky.
error-no-table = Takový stůl tu není. Zkontroluj, jestli je odkaz zkopírovaný celý.
error-no-game = Takovou hru tu nemáme.
error-no-link = Tento odkaz už neplatí: místo je obsazené, nebo se přestěhovalo na jiné zařízení.
error-no-ply = { $plies ->
    [one] Tato hra má zatím jednu akci, takový okamžik v ní není.
    [few] Tato hra má zatím { $plies } akce, takový okamžik v ní není.
   *[other] Tato hra má zatím { $plies } akcí, takový okamžik v ní není.
}
error-bad-input = { $where ->
    [address] V adrese této stránky je něco, co se nedá přečíst: { $names }. Smaž z ní všechno od otazníku dál, nebo na stránku přijď znovu odkazem.
   *[other] Co přišlo, není úplné nebo se nedá přečíst. Vrať se, načti stránku znovu a zkus to ještě jednou.
}
error-too-long = { $what ->
    [name] Toto jméno je moc dlouhé: jméno má nejvýš { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    } i s mezerami.
   *[other] Je to moc dlouhé: nejvýš { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    } i s mezerami.
}
error-bad-position = Z této pozice nejde začít hru.
error-position-players = Tato pozice je pro { $least ->
    [one] jednoho hráče
    [few] { $least } hráče
   *[other] { $least } hráčů
}; vyber stejný počet míst.
error-bad-option = S takovým nastavením se tato hra hrát nedá.
error-bad-players = Tato hra je pro { $least } až { $most ->
    [few] { $most } hráče
   *[other] { $most } hráčů
}.
error-no-guide = Tahle hra nemá první hru s průvodcem.
error-guided = Kostky a zamíchání hry s průvodcem byly dané předem, takže není co ověřovat.
error-no-bot = Takový bot tu není, nebo ne v této síle.
error-method = Na této adrese to udělat nejde. Vrať se na stránku, ze které přicházíš, a použij její tlačítka.
error-cross-site = Požadavek nepřišel ze stránky tohoto webu. Načti stránku znovu a zkus to ještě jednou.
error-too-large = To je příliš velké. Vrať se a pošli méně textu.
error-too-many = { $seconds ->
    [0] Příliš mnoho požadavků. Chvilku počkej a zkus to znovu.
    [one] Příliš mnoho požadavků. Zkus to znovu za sekundu.
    [few] Příliš mnoho požadavků. Zkus to znovu za { $seconds } sekundy.
   *[other] Příliš mnoho požadavků. Zkus to znovu za { $seconds } sekund.
}
error-many-tables = { $most ->
    [one] Máš založený { $most } nedohraný stůl. Než založíš další, dohraj ho, nebo od něj odejdi.
    [few] Máš založené { $most } nedohrané stoly. Než založíš další, dohraj některý, nebo od něj odejdi.
    [many] Máš založeno { $most } nedohraného stolu. Než založíš další, dohraj některý, nebo od něj odejdi.
   *[other] Máš založeno { $most } nedohraných stolů. Než založíš další, dohraj některý, nebo od něj odejdi.
}
error-internal = Na naší straně se něco pokazilo. Nic se neztratilo, zkus to znovu.
error-set-aside = { $reason ->
    [game] Tento stůl je odložený: jeho hra { $game } není na tomto serveru nainstalovaná.
    [version] Tento stůl je odložený: hraje se podle verze pravidel, kterou tento server nezná.
   *[log] Tento stůl je odložený: záznam jeho hry neodpovídá pravidlům na tomto serveru.
} Nic se neztratilo. Správce stránek najde důvod v záznamech serveru.
error-busy = Teď se nedá nic uložit, takže se nic nezměnilo. Zkus to za pár vteřin znovu.
connections-full = K tomuto webu je otevřeno příliš mnoho spojení, možná i tvými dalšími panely. Některé zavři, nebo chvilku počkej, a pak načti stránku znovu.
error-not-your-seat = Toto místo není tvoje.
error-not-host = To může jen ten, kdo stůl založil.
error-seat-taken = Toto místo je už obsazené.
error-not-replaceable = Bot si může sednout jen na prázdné místo, nebo na místo hráče, který je dlouho pryč.
error-not-waiting = Tato hra už začala.
error-stale = Od zobrazení této stránky se u stolu něco změnilo, a tak se nic neprovedlo. Podívej se znovu a vyber si.
error-not-running = Tato hra neběží.
error-not-finished = Tato hra ještě neskončila.
error-illegal = To teď pravidla nedovolují.
error-no-going-on = Hra začala z pozice, ke které se hrou nedá dojít: tahle akce v ní k ničemu nevede. Nic se nezměnilo.
error-not-understood = Takovou akci tato hra nezná.
error-undo-nothing = Zatím nemáš co vzít zpět.
error-undo-disclosed = Tohle už zpět vzít nejde: mezitím se něco odhalilo, třeba kostky nebo karta.
error-undo-finished = Hra skončila, zpět už nejde vzít nic.
error-undo-not-asked = O vrácení akce už nikdo nežádá.
error-undo-asked = O vrácení akce už žádá někdo jiný, nejdřív mu odpověz.
