"""Players that are programs."""

from epocha.bots.protocol import BadChoice, Bot, Clock, ask, bot_class, bot_names, find_bot, is_own, make_bot, place_of

__all__ = ["BadChoice", "Bot", "Clock", "ask", "bot_class", "bot_names", "find_bot", "is_own", "make_bot", "place_of"]
