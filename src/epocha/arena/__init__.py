"""Matches between bots, and measurements of speed."""
