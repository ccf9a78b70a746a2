# What is wrong with a table’s own list of cities.
fault-city = city { $n }
fault-named-city = city { $n } ({ $id })
fault-missing = missing
fault-only-cities = a list of cities has [[city]] records only, not { $names }
fault-one-city = a list of cities has [[city]] records, not one [city]
fault-no-record = { $where } is not a record
fault-id = { $where }: id is 1 to 30 small letters and digits, with single _ between, not { $told }
fault-field = { $where }: there is no field { $name }
fault-count = { $where }: count is 1, every city is one card (ME-1.1), not { $told }
fault-neutral-capital = { $where }: a neutral city is never a capital (ME-1.4)
fault-two-disciplines = { $where }: main and secondary are two disciplines (ME-1.8)
fault-stands-in = { $where }: the wonder { $wonder } stands in { $empire } (ME-1.10)
fault-one-of = { $where }: { $field } is one of { $words }, not { $told } ({ $rule })
fault-capital-secondary = { $where }: a capital has no secondary discipline but a point in each (ME-1.7)
fault-carries = { $where }: wonder is true or false, not { $told } (ME-1.3)
fault-no-wonder = { $where }: wonder_id without wonder = true (ME-1.10)
fault-names = { $where }: names has en and may have cs and sk
fault-name = { $where }: a name has 1 to { $most } printable characters, not { $told }
fault-points = { $where }: points are the whole numbers { $wanted } ({ $rule })
fault-doubled = there are { $n } cities with the id { $id }
fault-cities = there are { $most } cities, not { $n } (ME-1.1)
fault-empire = { $empire } has { $most } cities, not { $n } (ME-1.1)
fault-carried = the wonder { $wonder } is carried by 1 city, not by { $n } (ME-1.10)
fault-capitals = { $empire } has 1 capital, not { $n } (ME-1.4)
fault-specialty = { $empire } has most points in { $discipline } (ME-1.6)
fault-every-discipline = { $empire } has a discipline in which no ordinary city of it has a point (ME-1.9)
