"""Table: the tables in memory, what may be done with them, and the bots that sit there."""
