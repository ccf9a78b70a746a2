# Co je špatně ve vlastních komponentách.
fault-sum-cards = karet { $name } je dohromady { $most } a žádný počet není menší než 0; tady je jich { $count }: { $told } (CF-1.4)
fault-sum-tokens = žetonů { $name } je dohromady { $most } a žádný počet není menší než 0; i s těmi, které soubor nejmenuje, je jich tu { $count }: { $told } (CF-1.8)
fault-sum-events = událostí { $name } je dohromady { $most } a žádný počet není menší než 0; i s těmi, které soubor nejmenuje, je jich tu { $count }: { $told } (CF-1.6)
fault-verb = government { $name }: podle pravidel žádné státní zřízení neumí { $verb }
fault-phase = government { $name }: { $verb } { $phase ->
    [start_of_turn] platí jen s phase = "start_of_turn"
   *[other] platí pořád: vynech phase
}
fault-coins = government { $name }: podle pravidel žádné státní zřízení nevypíná mince
fault-different = government { $name }: capital_extra_action je vždy jiná akce než ta první: napiš different = true
fault-amount = government { $name }: { $verb } je od 1 do { $most }, ne { $count }
fault-effects = government { $name }: účinků je { $count }, smí jich být { $most }
fault-doubled = government { $name }: tohle je tu dvakrát: { $what }
fault-own = { $name } není tabulka: vynech to, nebo do toho napiš, co soubor nahrazuje
