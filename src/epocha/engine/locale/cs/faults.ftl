# Co je špatně v souboru, který přinesl stůl. Slova v uvozovkách a před dvojtečkou jsou z něj.
fault-at = { $where }: { $fault }
fault-more = a další chyby
fault-toml = není to TOML: { $line ->
    [end] text končí dřív, než je úplný
   *[other] chyba je na řádku { $line } ve sloupci { $column }
}
fault-digits = číslo má příliš mnoho číslic: nejvýš se jich přečte 18
fault-no-list = { $kind } není seznam tabulek: před každou napiš [[{ $kind }]]
fault-twice = dvakrát je tu { $kind } { $name }
fault-unread = s položkou { $name } si hra neví rady{ $near ->
    [none] {""}
   *[other] ; nemá to být '{ $near }'?
}
fault-misses = chybí { $name }
fault-kind = je tu { $found }, ale patří sem { $wanted }
fault-kind-bool = true nebo false
fault-kind-int = celé číslo
fault-kind-str = text
fault-kind-list = seznam
fault-kind-dict = tabulka
fault-kind-float = desetinné číslo
fault-kind-date = datum nebo čas
fault-key = neznámý klíč { $name }{ $near ->
    [none] {""}
   *[other] ; nemá to být '{ $near }'?
}
fault-no-key = chybí klíč { $name }
fault-word = { $name } není žádné z těchto slov: { $words }
fault-empty = je tu prázdný text
fault-entries = počet položek je { $count }, má jich být { $wanted }
fault-no-names = nejsou tu jména druhu { $kind }
fault-unknown = { $kind } { $name } neexistuje{ $near ->
    [none] {""}
   *[other] ; nemá to být '{ $near }'?
}
fault-none-of = { $value } není nic z tohoto: { $words }
fault-region-twice = region { $name } je tu dvakrát: jeden z nich přejmenuj
fault-region-alone = region { $name } nemá hranice: dej mu souseda, nebo ho vynech
fault-no-region = region { $name }: region { $other } neexistuje{ $near ->
    [none] {""}
   *[other] ; nemá to být '{ $near }'?
}
fault-border-kind = region { $name }: hranice druhu { $kind } neexistují
fault-border-twice = region { $name }: hranice { $kind } s regionem { $other } je zapsaná dvakrát
fault-border-itself = region { $name } má hranici { $kind } sám se sebou
fault-border-ends = region { $name } ({ $here }) má hranici { $kind } s regionem { $other } ({ $there }); takové hranice vedou mezi { $first } a { $second }
fault-border-one-way = region { $name } má hranici { $kind } s regionem { $other }, ale { $other } ji s ním nemá: zapiš ji u obou, nebo u žádného
fault-region-far = do regionu { $name } se z regionu { $start } nedá dojít přes { $kinds }: připoj ho ke zbytku mapy
fault-region-unknown = region { $name } neexistuje{ $near ->
    [none] {""}
   *[other] ; nemá to být '{ $near }'?
}
