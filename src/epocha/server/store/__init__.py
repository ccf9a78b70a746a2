"""Store: what is kept of tables, and the database that keeps it."""
