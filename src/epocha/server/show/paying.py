"""Paying: what can be answered in one go where the rules ask for one thing after the other."""

from epocha.engine.game import Game
from epocha.engine.state import State
from epocha.server.show.model import ActionView, PaymentView, PortionView


def payment_view(game: Game, view: State, seat: int, lang: str) -> PaymentView | None:
    """Return what a seat may pay in one go for the question at hand, with the cheapest filled in."""
    payment = game.payment(view, seat, lang)
    if payment is None:
        return None
    cheapest = payment.cheapest()
    portions = [
        PortionView(
            pick=one.pick, symbol=one.symbol, words=one.words, most=one.most, worth=one.worth, begun=one.begun, amount=n
        )
        for one, n in zip(payment.portions, cheapest, strict=True)
    ]
    return PaymentView(
        portions=portions,
        least=payment.least,
        most=payment.most,
        confirm=payment.confirm,
        kinds=payment.kinds,
        end=payment.end,
        unit=payment.unit,
        brought=payment.brought,
        ways=[list(way) for way in payment.ways],
        due=payment.worth(cheapest),
        text=payment.text(cheapest),
    )


def whole_views(game: Game, view: State, seat: int, lang: str) -> list[ActionView]:
    """Return the answers of several picks that have a button of their own."""
    return [ActionView(text=whole.text, sentence=whole.sentence) for whole in game.wholes(view, seat, lang)]
