# Čo je zle vo vlastnom zozname miest.
fault-city = mesto č. { $n }
fault-named-city = mesto č. { $n } ({ $id })
fault-missing = nič
fault-only-cities = v zozname miest sú len záznamy [[city]], nie { $names }
fault-one-city = v zozname miest sú záznamy [[city]], nie jeden [city]
fault-no-record = { $where } nie je záznam
fault-id = { $where }: id má 1 až 30 malých písmen a číslic, medzi nimi môžu byť jednotlivé _; tu je { $told }
fault-field = { $where }: pole { $name } neexistuje
fault-count = { $where }: count je 1, každé mesto je jedna karta (ME-1.1); tu je { $told }
fault-neutral-capital = { $where }: neutrálne mesto nie je nikdy hlavné (ME-1.4)
fault-two-disciplines = { $where }: main a secondary sú dve rôzne disciplíny (ME-1.8)
fault-stands-in = { $where }: div { $wonder } stojí v ríši { $empire } (ME-1.10)
fault-one-of = { $where }: { $field } je jedno z týchto slov: { $words }; tu je { $told } ({ $rule })
fault-capital-secondary = { $where }: hlavné mesto nemá vedľajšiu disciplínu, ale bod v každej (ME-1.7)
fault-carries = { $where }: wonder je true alebo false, nie { $told } (ME-1.3)
fault-no-wonder = { $where }: wonder_id je tu bez wonder = true (ME-1.10)
fault-names = { $where }: names má en a môže mať cs a sk
fault-name = { $where }: meno má 1 až { $most } tlačiteľných znakov; tu je { $told }
fault-points = { $where }: points sú celé čísla { $wanted } ({ $rule })
fault-doubled = miest s id { $id } je { $n }, môže byť len jedno
fault-cities = miest má byť { $most }, tu ich je { $n } (ME-1.1)
fault-empire = { $empire } má mať { $most } miest, tu ich má { $n } (ME-1.1)
fault-carried = div { $wonder } nesie 1 mesto; tu je takých miest { $n } (ME-1.10)
fault-capitals = { $empire } má 1 hlavné mesto; tu ich má { $n } (ME-1.4)
fault-specialty = { $empire } má mať najviac bodov v disciplíne { $discipline } (ME-1.6)
fault-every-discipline = { $empire } má mať disciplínu, v ktorej žiadne jej bežné mesto nemá bod (ME-1.9)
