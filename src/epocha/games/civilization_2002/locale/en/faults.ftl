# What is wrong with a table’s own map or components.
fault-no-map = a map has [[land_region]] and [[sea_region]] records
fault-rows = { $kind } is written [[{ $kind }]], once for each region
fault-outline = region { $name }: an outline is a list of at least 3 points [x, y] of whole numbers
fault-no-place = region { $name } has no x and y: give them to every region, or to none
fault-lands = there are { $count } land regions: a map has from { $least } to { $most }
fault-seas = there are { $count } sea regions: a map has at most { $most }
fault-count = meta says { $said } { $key }, but there are { $found }: mend the number, or leave it out
fault-size = meta: { $name } is from { $least } to { $most }, not { $side }
fault-border-land = land
fault-border-coast = coast
fault-border-sea = sea
fault-on-land = land
fault-on-sea = sea
fault-every-border = land, coast and sea borders
fault-wrap = wrap_pairs: { $one } and { $other } are no two sea regions that border on each other
fault-id = region { $name }: an id is 1 to 30 small letters and digits, with single _ between
fault-neighbours = region { $name }: it has more neighbours than there can be regions
fault-continent = region { $name }: a continent is written like an id, not { $continent }
fault-name = region { $name }: a name has 1 to { $most } printable characters, not { $told }
fault-outside = region { $name }: x { $x }, y { $y } is outside the drawing of { $wide } by { $high }
fault-shape = the shape { $name } is of no region{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
fault-corners = region { $name }: an outline has at least 3 points, all in the drawing of { $wide } by { $high }
fault-points = the shapes have { $count } points: simplify them, together they have at most { $most }
fault-replaced = { $name } cannot be replaced: only [[{ $kind }]] records with id and count can
fault-tokens = civ_token { $name }: count is from 0 to { $most }, not { $count }
fault-resources = civ_token { $name }: count is from 0 to { $most }, not { $count }; there are 5 city cards for each resource (CE-2.1, CE-14.8)
