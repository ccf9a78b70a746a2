"""What a seat has, in numbers."""

from epocha.engine.bits import count
from epocha.games.mesta.state import Table


def stock(view: Table, player: int) -> dict[str, int]:
    """Return a seat's score (alone: the turns taken), completed empires, cities by what they are, and events in hand.

    Cities are those on the table; wonders are counted in the finished pile too (ME-6.4).
    """
    cities = view.cities[player]
    return {
        "score": int(view.round if view.players == 1 else view.score(player)),
        "empires": int(view.completed(player)),
        "cities": int(view.city_count(player)),
        "capitals": int(count(cities & view.atlas.capitals)),
        "wonders": int(count((cities | view.finished[player]) & view.atlas.wonders)),
        "neutral": int(count(cities & view.atlas.neutral)),
        "events": int(view.hand_size[player]),
    }
