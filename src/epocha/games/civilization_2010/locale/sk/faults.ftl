# Čo je zle vo vlastných komponentoch.
fault-sum-cards = kariet { $name } je spolu { $most } a žiadny počet nie je menší než 0; tu je { $told } (CF-1.4)
fault-sum-tokens = žetónov { $name } je spolu { $most } a žiadny počet nie je menší než 0; tu je { $told } (CF-1.8)
fault-sum-events = udalostí { $name } je spolu { $most } a žiadny počet nie je menší než 0; tu je { $told } (CF-1.6)
fault-verb = government { $name }: podľa pravidiel žiadne štátne zriadenie nevie { $verb }
fault-coins = government { $name }: podľa pravidiel žiadne štátne zriadenie nevypína mince
fault-amount = government { $name }: { $verb } je od 1 do { $most }, nie { $count }
