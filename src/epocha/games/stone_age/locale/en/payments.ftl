# What is paid in one go, and tools that are added in one go.
pay-whole-card = Pay and take the card “{ $card }”
pay-whole-food = Pay this in place of the missing food
pay-whole-building = Pay this and build
take-whole = Take these
best-tools = { $tools ->
    [one] Add the best tool
   *[other] Add the best { $tools } tools
} (+{ $added }) and take the result: { $total } ÷ { $divisor } = { amount }
