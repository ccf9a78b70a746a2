"""Web: requests and answers. Pages, the JSON API, and who may connect and ask."""
