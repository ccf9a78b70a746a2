"""The site: tables, people, bots, live pages and the JSON API."""
