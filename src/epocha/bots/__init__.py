"""Players that are programs."""

from epocha.bots.protocol import BadChoice, Bot, Clock, ask, bot_class, bot_names, make_bot

__all__ = ["BadChoice", "Bot", "Clock", "ask", "bot_class", "bot_names", "make_bot"]
