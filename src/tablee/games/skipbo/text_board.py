"""Skip-Bo as text, in English: the table in a few lines, and what happened in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.locales.plain_events import each
from tablee.match.narration import Data, Sentence, ended, many
from tablee.match.narration import a as a_number


def lines(view: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """The table as the data of a view shows it."""
    piles = "   ".join(
        f"{number}: {_shown(pile[-1], len(pile)) if pile else '·'}"
        for number, pile in enumerate(view["building"], 1)
    )
    yield f"  building piles   {piles}"
    yield f"  draw pile {view['draw_count']}, set aside {len(view['finished'])}"
    width = max(len(name) for name in names)
    for seat, place in enumerate(view["places"]):
        here = ">" if seat == view["turn"] else " "
        top = "·" if place["stock_top"] is None else place["stock_top"]
        discards = "   ".join(
            f"{number}: {' '.join(str(card) for card in pile) or '·'}"
            for number, pile in enumerate(place["discards"], 1)
        )
        yield (
            f"{here} {names[seat]:{width}}  stock {top!s:>2} ({place['stock_count']} left)"
            f"  hand {place['hand_count']}  discards  {discards}"
        )
    if view["seat"] is not None:
        yield f"  hand of {names[view['seat']]}: {' '.join(str(card) for card in view['hand']) or 'empty'}"


def _shown(card: object, height: int) -> str:
    return f"W={height}" if card == "W" else str(card)


def _a(card: object) -> str:
    return "a Skip-Bo" if card == "W" else a_number(card)


def _shuffled(shown: Data, names: Sequence[str]) -> str:
    what = {"draw_pile": "A new draw pile", "stock": "A stock"}.get(shown["what"], "The deck")
    whose = "" if shown.get("seat") is None else f" ({names[shown['seat']]})"
    return f"{what}{whose} is shuffled: {many(shown['count'])}."


def _dealer_drew(shown: Data, names: Sequence[str]) -> str:
    return f"{names[shown['seat']]} draws {_a(shown['card'])} for the deal."


def _dealt(shown: Data, names: Sequence[str]) -> str:
    dealt = f"{names[shown['dealer']]} deals {many(shown['stock_size'])} each"
    return f"{dealt}; on top of the stocks: {each(shown['tops'], names)}."


def _drew(shown: Data, names: Sequence[str]) -> str:
    """Others see only how many."""
    cards = " ".join(map(str, shown["cards"])) if "cards" in shown else many(shown["count"])
    return f"{names[shown['seat']]} draws {cards}."


def _played(shown: Data, names: Sequence[str]) -> str:
    card = _a(shown["card"]) + (f" as {shown['number']}" if shown["card"] == "W" else "")
    place = {"stock": "the stock", "hand": "the hand"}.get(shown["source"], "a discard pile")
    whose = "" if shown["owner"] == shown["seat"] else f" of {names[shown['owner']]}"
    return f"{names[shown['seat']]} plays {card} from {place}{whose} onto pile {shown['pile'] + 1}."


def _stock_turned(shown: Data, names: Sequence[str]) -> str:
    now = "is empty" if shown["card"] is None else f"shows {_a(shown['card'])}"
    return f"{names[shown['seat']]}'s stock {now}."


def _pile_finished(shown: Data, names: Sequence[str]) -> str:
    return f"Pile {shown['pile'] + 1} is finished and set aside."


def _discarded(shown: Data, names: Sequence[str]) -> str:
    return f"{names[shown['seat']]} discards {_a(shown['card'])} on pile {shown['pile'] + 1}."


def _game_ended(shown: Data, names: Sequence[str]) -> str:
    stuck = "Nobody can move any more. " if shown["reason"] in ("stalemate", "draw") else ""
    return stuck + ended(shown, names)


def _over_drew(shown: Data, names: Sequence[str]) -> str:
    return (
        f"{names[shown['seat']]} draws {_a(shown['cards'][0]) if 'cards' in shown else 'one card'} too many."
    )


def _began_out_of_turn(shown: Data, names: Sequence[str]) -> str:
    return f"{names[shown['seat']]} begins to play instead of {names[shown['instead_of']]}."


def _called(shown: Data, names: Sequence[str]) -> str:
    how = "rightly" if shown["right"] else "wrongly"
    return f"{names[shown['seat']]} calls {names[shown['called']]}: {how}."


def _penalty_taken(shown: Data, names: Sequence[str]) -> str:
    return f"{names[shown['seat']]} takes {many(shown['cards'])} unseen into the stock."


def _turn_stopped(shown: Data, names: Sequence[str]) -> str:
    what = "is annulled" if shown["annulled"] else "stops"
    return f"The turn of {names[shown['seat']]} {what}; it is {names[shown['goes_on']]}'s turn."


SENTENCES: Mapping[str, Sentence] = {
    "shuffled": _shuffled,
    "dealer_drew": _dealer_drew,
    "dealt": _dealt,
    "drew": _drew,
    "played": _played,
    "stock_turned": _stock_turned,
    "pile_finished": _pile_finished,
    "discarded": _discarded,
    "game_ended": _game_ended,
    "over_drew": _over_drew,
    "began_out_of_turn": _began_out_of_turn,
    "talked": "{seat} talks.",
    "called": _called,
    "penalty_taken": _penalty_taken,
    "turn_stopped": _turn_stopped,
}
