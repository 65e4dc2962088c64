"""What happened, as an English sentence, from what `shown` gives: it can tell no more than a seat sees.

A game brings its sentences in its part `text_board`; an event without one is told from its data.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from tablee.game.parts import part
from tablee.locales.plain_events import each, listed, told_plainly

Data = Mapping[str, Any]
Sentence = str | Callable[[Data, Sequence[str]], str]  # with {values}, or made from the event and the names


class Narrator(Protocol):
    """What is asked of the part `text_board`."""

    SENTENCES: Mapping[str, Sentence]  # by the name of the event


def narrate(game: str, shown: Data, names: Sequence[str]) -> str:
    """One sentence for an event as a seat was shown it.

    A sentence with {values} is given names for seats, and `a_card` for a card with its article.
    """
    narrator: Narrator | None = part(game, "text_board")
    if narrator is not None and (own := narrator.SENTENCES.get(shown["event"])):
        return _made(own, shown, names)
    try:
        return _made(_SHARED[shown["event"]], shown, names)
    except KeyError:  # unknown, or it has other values in this game
        return told_plainly(shown, names)


def _made(sentence: Sentence, shown: Data, names: Sequence[str]) -> str:
    return sentence(shown, names) if callable(sentence) else sentence.format(**_values(shown, names))


def _values(shown: Data, names: Sequence[str]) -> dict[str, Any]:
    values = {f"a_{key}": a(shown[key]) for key in ("card", "out", "discard") if key in shown}
    return {**shown, **values, **{key: names[shown[key]] for key in ("seat", "dealer") if key in shown}}


def a(card: object) -> str:
    """A card with its article: eight, eleven and nothing else begin with a vowel."""
    return f"an {card}" if card in (8, 11) else f"a {card}"


def many(count: int, thing: str = "card") -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def ended(shown: Data, names: Sequence[str]) -> str:
    """Who has won a game or round, and the scores."""
    winners = [names[seat] for seat in shown["winners"]]
    if not winners:
        return f"It is a draw. Scores: {each(shown['scores'], names)}."
    return (
        f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}. Scores: {each(shown['scores'], names)}."
    )


def _shuffled(shown: Data, names: Sequence[str]) -> str:
    whose = f" ({names[shown['seat']]})" if shown.get("seat") is not None else ""
    article = "The" if shown["what"] == "deck" else "A new"
    return f"{article} {shown['what'].replace('_', ' ')}{whose} is shuffled: {many(shown['count'])}."


_SHARED: Mapping[str, Sentence] = {
    "shuffled": _shuffled,
    "turn_began": "It is {seat}'s turn.",
    "turn_ended": "{seat}'s turn is over.",
    "round_began": "{seat} begins.",
    "game_ended": ended,
    "round_ended": ended,
}
