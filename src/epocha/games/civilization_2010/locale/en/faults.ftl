# What is wrong with a table’s own components.
fault-sum-cards = of { $name } there are { $most } in all, and never less than 0; here are { $count }: { $told } (CF-1.4)
fault-sum-tokens = of { $name } tokens there are { $most } in all, and never less than 0; with those that the file does not name here are { $count }: { $told } (CF-1.8)
fault-sum-events = of events { $name } there are { $most } in all, and never less than 0; with those that the file does not name here are { $count }: { $told } (CF-1.6)
fault-verb = government { $name }: the rules have no government with { $verb }
fault-phase = government { $name }: { $verb } { $phase ->
    [start_of_turn] works only with phase = "start_of_turn"
   *[other] works all the time: leave its phase out
}
fault-coins = government { $name }: the rules have no government that switches coins off
fault-different = government { $name }: capital_extra_action is always another one than the first: write different = true
fault-amount = government { $name }: { $verb } is from 1 to { $most }, not { $count }
fault-effects = government { $name }: it has { $count } effects, and may have { $most }
fault-doubled = government { $name }: this stands there twice: { $what }
fault-own = { $name } is not a table: leave it out, or write in it what the file replaces
