# What is told of a thing that somebody looks at closely. Cards, buildings and places have their texts in components.toml.
thing-score-text = Points so far. At the end, cards and resources left over add theirs.
thing-food-text = At the end of the round every figure eats one. Without enough you pay resources instead, or lose 10 points.
thing-grain-text = At the end of every round each step brings one food.
thing-resource-text = Pays for cards and buildings; in a building it is worth { $value } points. When it is gathered, every { $value } points on the dice make one. Left over at the end: 1 point.
thing-workers-text = Each figure works in every round and eats one food. Shamans multiply their number at the end.
thing-tools-text = Each tool adds its value to one roll in every round. Tool makers multiply the total at the end.
thing-cards-text = Civilization cards lie face down and score at the end.
thing-buildings-text = Each brought its points at once; hut builders multiply their number at the end.
thing-deck = The deck
thing-deck-text = New cards come from here. When too few are left to fill the row, the game ends.
thing-start = Start player figure
thing-start-text = Whoever has it places first and acts first. It moves on clockwise in every round.
thing-roll = The roll
thing-roll-text = Tools may be added to the total. Then it is divided, and a part is lost.
thing-green = Green cards
thing-green-text = Different symbols make a set that scores its size times itself. Symbols you have twice make a second set.
thing-craft-text = At the end, the craftsmen on your cards are multiplied by { $craft ->
    [farmer] your grain level
    [hut_builder] the number of your buildings
    [shaman] the number of your figures
   *[tool_crafter] the total of your tools
}.
thing-die-text = Every player takes one die of the market and gets its reward, the buyer first.
