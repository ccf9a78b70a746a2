# What is wrong with a table’s own components.
fault-sum-cards = of { $name } there are { $most } in all, and never less than 0, not { $told } (CF-1.4)
fault-sum-tokens = of { $name } tokens there are { $most } in all, and never less than 0, not { $told } (CF-1.8)
fault-sum-events = of events { $name } there are { $most } in all, and never less than 0, not { $told } (CF-1.6)
fault-verb = government { $name }: the rules have no government with { $verb }
fault-coins = government { $name }: the rules have no government that switches coins off
fault-amount = government { $name }: { $verb } is from 1 to { $most }, not { $count }
