# What is wrong with a file that a table brings. Words between quotation marks, and those before a colon, are from it.
fault-at = { $where }: { $fault }
fault-more = and more
fault-toml = this is not TOML: { $problem }
fault-digits = a number has too many digits: no more than 18 can be read
fault-no-list = { $kind } is not a list of tables: write [[{ $kind }]] before each
fault-twice = there are two { $kind } { $name }
fault-unread = nothing reads { $name }{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
fault-misses = misses { $name }
fault-kind = is { $found } where { $wanted } belongs
fault-kind-bool = true or false
fault-kind-int = a whole number
fault-kind-str = a text
fault-kind-list = a list
fault-kind-dict = a table
fault-kind-float = a number with a decimal point
fault-kind-date = a date or time
fault-key = unknown key { $name }{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
fault-no-key = misses key { $name }
fault-word = { $name } is not one of { $words }
fault-empty = is empty
fault-entries = has { $count } entries, not { $wanted }
fault-no-names = the catalogue has no names of kind { $kind }
fault-unknown = there is no { $kind } { $name }{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
fault-none-of = { $value } is none of: { $words }
fault-region-twice = there are two regions { $name }: give one of them another name
fault-region-alone = region { $name } has no borders: give it a neighbour, or leave it out
fault-no-region = region { $name }: there is no region { $other }{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
fault-border-kind = region { $name }: there are no borders of kind { $kind }
fault-border-twice = region { $name }: its { $kind } border with { $other } is written twice
fault-border-itself = region { $name } has a { $kind } border with itself
fault-border-ends = region { $name } ({ $here }) has a { $kind } border with { $other } ({ $there }); such borders lie between { $first } and { $second }
fault-border-one-way = region { $name } has a { $kind } border with { $other }, but { $other } has none with it: write it at both, or at neither
fault-region-far = region { $name } cannot be reached from { $start } by { $kinds }: join it to the rest of the map
fault-region-unknown = there is no region { $name }{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
