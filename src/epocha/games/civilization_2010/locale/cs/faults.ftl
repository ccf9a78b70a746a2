# Co je špatně ve vlastních komponentách.
fault-sum-cards = karet { $name } je dohromady { $most } a žádný počet není menší než 0; tady je { $told } (CF-1.4)
fault-sum-tokens = žetonů { $name } je dohromady { $most } a žádný počet není menší než 0; tady je { $told } (CF-1.8)
fault-sum-events = událostí { $name } je dohromady { $most } a žádný počet není menší než 0; tady je { $told } (CF-1.6)
fault-verb = government { $name }: podle pravidel žádné státní zřízení neumí { $verb }
fault-coins = government { $name }: podle pravidel žádné státní zřízení nevypíná mince
fault-amount = government { $name }: { $verb } je od 1 do { $most }, ne { $count }
