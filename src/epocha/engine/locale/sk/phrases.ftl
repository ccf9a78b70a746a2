# --- výčty vo vetách ---
listed = { $first } a { $last }
source-points = Body
