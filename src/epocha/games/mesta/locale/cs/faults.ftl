# Co je špatně ve vlastním seznamu měst.
fault-city = město č. { $n }
fault-named-city = město č. { $n } ({ $id })
fault-missing = nic
fault-only-cities = v seznamu měst jsou jen záznamy [[city]], ne { $names }
fault-one-city = v seznamu měst jsou záznamy [[city]], ne jeden [city]
fault-no-record = { $where } není záznam
fault-id = { $where }: id má 1 až 30 malých písmen a číslic, mezi nimi smí být jednotlivá _; tady je { $told }
fault-field = { $where }: pole { $name } neexistuje
fault-count = { $where }: count je 1, každé město je jedna karta (ME-1.1); tady je { $told }
fault-neutral-capital = { $where }: neutrální město není nikdy hlavní (ME-1.4)
fault-two-disciplines = { $where }: main a secondary jsou dvě různé disciplíny (ME-1.8)
fault-stands-in = { $where }: div { $wonder } stojí v říši { $empire } (ME-1.10)
fault-one-of = { $where }: { $field } je jedno z těchto slov: { $words }; tady je { $told } ({ $rule })
fault-capital-secondary = { $where }: hlavní město nemá vedlejší disciplínu, ale bod v každé (ME-1.7)
fault-carries = { $where }: wonder je true nebo false, ne { $told } (ME-1.3)
fault-no-wonder = { $where }: wonder_id je tu bez wonder = true (ME-1.10)
fault-names = { $where }: names má en a může mít cs a sk
fault-name = { $where }: jméno má 1 až { $most } tisknutelných znaků; tady je { $told }
fault-points = { $where }: points jsou celá čísla { $wanted } ({ $rule })
fault-doubled = měst s id { $id } je { $n }, smí být jen jedno
fault-cities = měst má být { $most }, tady jich je { $n } (ME-1.1)
fault-empire = { $empire } má mít { $most } měst, tady jich má { $n } (ME-1.1)
fault-carried = div { $wonder } nese 1 město; tady je takových měst { $n } (ME-1.10)
fault-capitals = { $empire } má 1 hlavní město; tady jich má { $n } (ME-1.4)
fault-specialty = { $empire } má mít nejvíc bodů v disciplíně { $discipline } (ME-1.6)
fault-every-discipline = { $empire } má mít disciplínu, ve které žádné její běžné město nemá bod (ME-1.9)
