# Čo je zle vo vlastných komponentoch.
fault-sum-cards = kariet { $name } je spolu { $most } a žiadny počet nie je menší než 0; tu je ich { $count }: { $told } (CF-1.4)
fault-sum-tokens = žetónov { $name } je spolu { $most } a žiadny počet nie je menší než 0; aj s tými, ktoré súbor nemenuje, je ich tu { $count }: { $told } (CF-1.8)
fault-sum-events = udalostí { $name } je spolu { $most } a žiadny počet nie je menší než 0; aj s tými, ktoré súbor nemenuje, je ich tu { $count }: { $told } (CF-1.6)
fault-verb = government { $name }: podľa pravidiel žiadne štátne zriadenie nevie { $verb }
fault-phase = government { $name }: { $verb } { $phase ->
    [start_of_turn] platí len s phase = "start_of_turn"
   *[other] platí stále: vynechaj phase
}
fault-coins = government { $name }: podľa pravidiel žiadne štátne zriadenie nevypína mince
fault-different = government { $name }: capital_extra_action je vždy iná akcia než tá prvá: napíš different = true
fault-amount = government { $name }: { $verb } je od 1 do { $most }, nie { $count }
fault-effects = government { $name }: účinkov je { $count }, smie ich byť { $most }
fault-doubled = government { $name }: toto je tu dvakrát: { $what }
fault-own = { $name } nie je tabuľka: vynechaj to, alebo do toho napíš, čo súbor nahrádza
