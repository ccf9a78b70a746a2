# Čo je zle v súbore, ktorý priniesol stôl. Slová v úvodzovkách a pred dvojbodkou sú z neho.
fault-at = { $where }: { $fault }
fault-more = a ďalšie chyby
fault-toml = nie je to TOML: { $line ->
    [end] text sa končí skôr, než je úplný
   *[other] chyba je v riadku { $line } v stĺpci { $column }
}
fault-digits = číslo má priveľa číslic: prečíta sa ich najviac 18
fault-no-list = { $kind } nie je zoznam tabuliek: pred každou napíš [[{ $kind }]]
fault-twice = dvakrát je tu { $kind } { $name }
fault-unread = s položkou { $name } si hra nevie rady{ $near ->
    [none] {""}
   *[other] ; nemá to byť '{ $near }'?
}
fault-misses = chýba { $name }
fault-kind = je tu { $found }, ale patrí sem { $wanted }
fault-kind-bool = true alebo false
fault-kind-int = celé číslo
fault-kind-str = text
fault-kind-list = zoznam
fault-kind-dict = tabuľka
fault-kind-float = desatinné číslo
fault-kind-date = dátum alebo čas
fault-key = neznámy kľúč { $name }{ $near ->
    [none] {""}
   *[other] ; nemá to byť '{ $near }'?
}
fault-no-key = chýba kľúč { $name }
fault-word = { $name } nie je žiadne z týchto slov: { $words }
fault-empty = je tu prázdny text
fault-entries = počet položiek je { $count }, má ich byť { $wanted }
fault-no-names = nie sú tu mená druhu { $kind }
fault-unknown = { $kind } { $name } neexistuje{ $near ->
    [none] {""}
   *[other] ; nemá to byť '{ $near }'?
}
fault-none-of = { $value } nie je nič z tohto: { $words }
fault-region-twice = región { $name } je tu dvakrát: jeden z nich premenuj
fault-region-alone = región { $name } nemá hranice: daj mu suseda, alebo ho vynechaj
fault-no-region = región { $name }: región { $other } neexistuje{ $near ->
    [none] {""}
   *[other] ; nemá to byť '{ $near }'?
}
fault-border-kind = región { $name }: hranice druhu { $kind } neexistujú
fault-border-twice = región { $name }: hranica { $kind } s regiónom { $other } je zapísaná dvakrát
fault-border-itself = región { $name } má hranicu { $kind } sám so sebou
fault-border-ends = región { $name } ({ $here }) má hranicu { $kind } s regiónom { $other } ({ $there }); také hranice vedú medzi { $first } a { $second }
fault-border-one-way = región { $name } má hranicu { $kind } s regiónom { $other }, ale { $other } ju s ním nemá: zapíš ju pri oboch, alebo pri žiadnom
fault-region-far = do regiónu { $name } sa z regiónu { $start } nedá dôjsť cez { $kinds }: pripoj ho k zvyšku mapy
fault-region-unknown = región { $name } neexistuje{ $near ->
    [none] {""}
   *[other] ; nemá to byť '{ $near }'?
}
