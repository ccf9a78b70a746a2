"""The game is found by its name though it is not registered yet."""

from epocha_fixtures.to_come import is_registered as is_registered
