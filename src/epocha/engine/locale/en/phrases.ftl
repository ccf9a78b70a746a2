# --- lists in sentences ---
listed = { $first } and { $last }
source-points = Points
