"""What happened, as a sentence. Works on what `shown` gives, so it can tell no more than a seat sees."""

from collections.abc import Callable, Sequence
from typing import Any

_PILES = {"deck": "The deck", "draw_pile": "A new draw pile", "dealer_draw": "The deck", "stock": "A stock"}


def narrate(shown: dict[str, Any], names: Sequence[str]) -> str:
    """One English sentence for an event as a seat was shown it."""
    words = dict(shown)
    for key in ("seat", "dealer", "called", "instead_of", "goes_on"):
        if isinstance(words.get(key), int):
            words[key] = names[words[key]]
    for key in ("card", "out", "discard"):
        if key in words:
            words[f"a_{key}"] = _a(words[key])
    tell = _SENTENCES[words["event"]]
    return tell(words, names) if callable(tell) else tell.format(**words)


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _cards(cards: Sequence[object]) -> str:
    return " ".join(str(card) for card in cards)


def _a(card: object) -> str:
    """A card with its article: eight, eleven and nothing else begin with a vowel."""
    if card == "W":
        return "a Skip-Bo"
    return f"an {card}" if card in (8, 11) else f"a {card}"


def _many(count: int, thing: str = "card") -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _drew(words: dict[str, Any], names: Sequence[str]) -> str:
    """Skip-Bo draws several cards, Skyjo one; others see only how many."""
    if "cards" in words:
        return f"{words['seat']} draws {_cards(words['cards'])}."
    if "card" in words:
        return f"{words['seat']} draws {words['a_card']}."
    return f"{words['seat']} draws {_many(words.get('count', 1))}."


def _dealt(words: dict[str, Any], names: Sequence[str]) -> str:
    if "tops" not in words:
        return f"{words['dealer']} deals; the discard pile begins with {words['a_discard']}."
    tops = ", ".join(f"{name} {top}" for name, top in zip(names, words["tops"], strict=True))
    return f"{words['dealer']} deals {_many(words['stock_size'])} each; on top of the stocks: {tops}."


def _shuffled(words: dict[str, Any], names: Sequence[str]) -> str:
    whose = f" ({words['seat']})" if words.get("seat") is not None else ""
    return f"{_PILES[words['what']]}{whose} is shuffled: {_many(words['count'])}."


def _played(words: dict[str, Any], names: Sequence[str]) -> str:
    card = words["a_card"] + (f" as {words['number']}" if words["card"] == "W" else "")
    place = {"stock": "the stock", "hand": "the hand"}.get(words["source"], "a discard pile")
    owner = names[words["owner"]]
    whose = "" if owner == words["seat"] else f" of {owner}"
    return f"{words['seat']} plays {card} from {place}{whose} onto pile {words['pile'] + 1}."


def _stock_turned(words: dict[str, Any], names: Sequence[str]) -> str:
    if words["card"] is None:
        return f"{words['seat']}'s stock is empty."
    return f"{words['seat']}'s stock shows {words['a_card']}."


def _ended(words: dict[str, Any], names: Sequence[str]) -> str:
    winners = [names[seat] for seat in words["winners"]]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, words["scores"], strict=True))
    reason = {"stalemate": "Nobody can move any more. ", "draw": "Nobody can move any more. "}
    result = f"{_listed(winners)} {'wins' if len(winners) == 1 else 'win'}" if winners else "It is a draw"
    doubled = words.get("doubled")
    penalty = "" if doubled is None else f" ({names[doubled]}'s score is doubled)"
    return f"{reason.get(words['reason'], '')}{result}. Scores: {scores}{penalty}."


def _over_drew(words: dict[str, Any], names: Sequence[str]) -> str:
    return f"{words['seat']} draws {_a(words['cards'][0]) if 'cards' in words else 'one card'} too many."


def _called(words: dict[str, Any], names: Sequence[str]) -> str:
    return f"{words['seat']} calls {words['called']}: {'rightly' if words['right'] else 'wrongly'}."


def _turn_stopped(words: dict[str, Any], names: Sequence[str]) -> str:
    what = "is annulled" if words["annulled"] else "stops"
    return f"The turn of {words['seat']} {what}; it is {words['goes_on']}'s turn."


def _penalty(words: dict[str, Any], names: Sequence[str]) -> str:
    return f"{words['seat']} takes {_many(words['cards'])} unseen into the stock."


def _exchanged(words: dict[str, Any], names: Sequence[str]) -> str:
    how = "takes the {card} from the discard pile for" if words["taken"] else "puts the drawn {card} at"
    return f"{{seat}} {how} {{cell}}; {{a_out}} is discarded.".format(**words)


_Teller = Callable[[dict[str, Any], Sequence[str]], str]
_SENTENCES: dict[str, str | _Teller] = {
    "shuffled": _shuffled,
    "dealer_drew": "{seat} draws {a_card} for the deal.",
    "dealt": _dealt,
    "turn_began": "It is {seat}'s turn.",
    "drew": _drew,
    "played": _played,
    "stock_turned": _stock_turned,
    "pile_finished": lambda words, names: f"Pile {words['pile'] + 1} is finished and set aside.",
    "discarded": lambda words, names: (
        f"{words['seat']} discards {words['a_card']} on pile {words['pile'] + 1}."
    ),
    "turn_ended": "{seat}'s turn is over.",
    "game_ended": _ended,
    "over_drew": _over_drew,
    "began_out_of_turn": "{seat} begins to play instead of {instead_of}.",
    "talked": "{seat} talks.",
    "called": _called,
    "penalty_taken": _penalty,
    "turn_stopped": _turn_stopped,
    "turned_over": "{seat} turns over {cell}: {card}.",
    "round_began": "{seat} begins.",
    "exchanged": _exchanged,
    "rejected": "{seat} discards the drawn {card}.",
    "column_cleared": lambda words, names: (
        f"Three {words['card']}s: {words['seat']}'s column {'abcd'[words['column']]} is gone."
    ),
    "closed": "{seat} has turned over everything: one more turn for the others.",
    "revealed": "{seat}'s {cell} was {a_card}.",
    "round_ended": _ended,
}
