# Own maps and components: their options, what is wrong with them, what `epocha map` tells.
option-map_file = Own map
option-map_file-help = A map in TOML to play on instead of that of the game, which is reconstructed; leave it empty to use that one. “epocha map check” and “epocha map draw” help to make one.
option-components_file = Own components
option-components_file-help = How many civ tokens there are of each kind is reconstructed and can be replaced by what you have. A TOML text; leave it empty to use what comes with the game.
wrong-map = This map cannot be used: { $detail }
wrong-components = These components cannot be used: { $detail }
wrong-starts = The map has { $lands } land regions. { $players } players start in two regions each: add regions, or play with { $most } at most.
wrong-idle = { $count ->
    [one] There is { $count } token without effect too few to remove two for each player: add some to your own components, or leave all tokens in.
   *[other] There are { $count } tokens without effect too few to remove two for each player: add some to your own components, or leave all tokens in.
}
wrong-tokens = There are { $count } civ tokens for { $lands } land regions, and one lies in each: add tokens, or leave out regions.
map-lands = Land regions
map-coastal = of these on a coast
map-masses = Continents and islands
map-seas = Sea regions
map-land-borders = Borders on land
map-coasts = Coasts
map-sea-borders = Borders at sea
map-tokens = Civ tokens
map-spare = of these not laid out
