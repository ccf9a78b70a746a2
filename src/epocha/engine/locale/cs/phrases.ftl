# --- výčty ve větách ---
listed = { $first } a { $last }
source-points = Body
