"""Show: from a table to what one browser sees of it."""
