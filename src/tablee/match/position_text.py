"""A position as one line of text, as chess players write theirs: what one seat sees, unknown cards as `?`.

    skyjo 5,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3 seat=0 turn=0
    skipbo 3/0/0/0 7*5:2,W,8,8,12:-/-/-/-;4*6:?,?,?,?:9/-/-/- seat=0 turn=0

The name of the game, some words for the table, then `key=value` in any order. How the table and the keys
are written is the game's: its part `position_text`. docs/positions.md explains it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tablee.game.contract import AnyGame, RefusalKind, Refusals
from tablee.game.options import options_of, read_value, starting_totals
from tablee.game.registry import game_named, part
from tablee.game.rng import Shuffler

UNKNOWN, NOTHING = "?", "-"
_LONGEST = 4000  # characters; eight players with everything face up have less
_COMMON = ("seat", "totals", "options")

_MALFORMED, _ILLEGAL = RefusalKind.MALFORMED, RefusalKind.ILLEGAL
REFUSALS = Refusals(
    {
        "position_unreadable": (_MALFORMED, "", "“{given}” cannot be read in a position."),
        "position_short": (_MALFORMED, "", "This position is not whole: after the game it has {words}."),
        "position_repeated": (_MALFORMED, "", "“{given}” stands in this position twice."),
        "position_unknown_word": (_MALFORMED, "", "“{given}” says nothing in a position; known are {known}."),
        "position_missing": (_MALFORMED, "", "This position must say “{given}”."),
        "position_no_text": (_MALFORMED, "", "Positions of {given} cannot be written as text."),
        "position_no_seat": (
            _ILLEGAL,
            "",
            "A seat is a number from 0 to {last} in this position, not {given}.",
        ),
        "position_too_many": (_ILLEGAL, "", "{count} cards {given} are too many; the deck has {most}."),
        "position_deck": (_ILLEGAL, "", "{given} cards are too many; the deck has {most}."),
        "position_hidden": (
            _ILLEGAL,
            "",
            "Whoever looks does not see this card: “{given}” needs a question mark there.",
        ),
        "position_own": (
            _ILLEGAL,
            "",
            "Whoever looks sees their own cards: “{given}” cannot have a question mark.",
        ),
        "position_turn": (_ILLEGAL, "", "“{given}” cannot be: nobody could have this turn."),
        "position_impossible": (_ILLEGAL, "", "This cannot come about by the rules: {given}."),
        "position_waits": (
            _ILLEGAL,
            "",
            "With “{given}” there is nothing to decide: somebody else is to act.",
        ),
        "position_over": (_ILLEGAL, "", "Nothing is left to be played in this position."),
    }
)


class Written(NamedTuple):
    """A position in words: those for the table, and the keys with their values."""

    table: Sequence[str]
    keys: Mapping[str, str]


class PositionText(Protocol):
    """The part `position_text` of a game."""

    TABLE: tuple[str, ...]  # what the words for the table are called
    KEYS: tuple[str, ...]  # its own ones

    def write(self, view: Any, /) -> Written:
        """What the view shows. Raises `Refused` if that cannot be written."""

    def read(
        self, given: Written, seat: int | None, options: Mapping[str, object], shuffler: Shuffler, /
    ) -> Any:
        """A state that shows the seat this, the cards it does not see as the shuffler deals them.

        Raises `Refused` for whatever cannot be read, or cannot be.
        """


class Read(NamedTuple):
    """What a text says, with the unknown cards dealt somehow."""

    game: str
    state: Any
    seat: int | None
    totals: tuple[int, ...]


def position_text(game: str, view: Any) -> str:
    """The one text of this view. Raises `Refused` if its game is over, or has no texts."""
    if view.outcome is not None:
        raise REFUSALS.refused("position_over", "")
    table, keys = _part(game).write(view)
    keys = {"seat": NOTHING if view.seat is None else str(view.seat), **keys}
    if any(view.totals):
        keys["totals"] = ",".join(map(str, view.totals))
    usual = game_named(game).make_options({}, view.players)
    unusual = [
        f"{option.name}:{_value_text(getattr(view.options, option.name))}"
        for option in options_of(type(view.options))
        if getattr(view.options, option.name) != getattr(usual, option.name)
    ]
    if unusual:
        keys["options"] = ",".join(unusual)
    return " ".join([game, *table, *(f"{key}={value}" for key, value in keys.items())])


def read_position(text: str, shuffler: Shuffler) -> Read:
    """Raises `Refused`, or `UnknownGame`."""
    if not isinstance(text, str):
        raise REFUSALS.refused("position_unreadable", repr(text)[:40])
    words = text.split()
    if not words or len(text) > _LONGEST:
        raise REFUSALS.refused("position_unreadable", text[:40])
    game = game_named(words[0])
    own = _part(words[0])
    table = [word for word in words[1:] if "=" not in word]
    if len(table) < len(own.TABLE):
        raise REFUSALS.refused("position_short", text[:40], words=" ".join(own.TABLE))
    if len(table) > len(own.TABLE):
        raise REFUSALS.refused("position_unreadable", table[len(own.TABLE)])
    keys = _keys(words[1:], (*_COMMON, *own.KEYS))
    seat = keys.pop("seat", "0")
    totals, options = keys.pop("totals", None), _options(keys.pop("options", ""))
    given = None if seat == NOTHING else whole(seat)
    state = own.read(Written(table, keys), given, options, shuffler)
    if game.outcome(state) is not None:
        raise REFUSALS.refused("position_over", "")
    points = (0,) * state.players if totals is None else tuple(map(whole, totals.split(",")))
    if len(points) != state.players:
        raise REFUSALS.refused("position_unreadable", f"totals={totals}")
    if any(points) and not _can_be_before(points, game, state):
        raise impossible(f"totals={totals}")
    return Read(words[0], state, given, points)


def _can_be_before(totals: Sequence[int], game: AnyGame, state: Any) -> bool:
    """Whether a game or round of a match begins at these totals: nobody has reached what ends the match."""
    ends_with = game.FACTS.ends_with
    if not ends_with:
        return True
    limit: int | None = getattr(state.options, ends_with)
    if limit is None:
        return [*totals] == starting_totals(game, state.options, state.players)
    return max(totals) < limit


def _part(game: str) -> PositionText:
    game_named(game)
    found: PositionText | None = part(game, "position_text")
    if found is None:
        raise REFUSALS.refused("position_no_text", game)
    return found


def _keys(words: Iterable[str], known: Sequence[str]) -> dict[str, str]:
    keys: dict[str, str] = {}
    for word in words:
        key, found, value = word.partition("=")
        if not found:
            continue
        if key not in known:
            raise REFUSALS.refused("position_unknown_word", word, known=", ".join(known))
        if key in keys:
            raise REFUSALS.refused("position_repeated", f"{key}=")
        keys[key] = value
    return keys


def _options(text: str) -> dict[str, object]:
    """Names and values; the game itself says which there are."""
    pairs = [option.partition(":") for option in text.split(",") if option]
    return {name: read_value(value) for name, _, value in pairs}


def _value_text(value: object) -> str:
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


# --- what the parts share -------------------------------------------------------------------------------


def whole(text: str) -> int:
    """Raises `Refused`."""
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 6:
        raise REFUSALS.refused("position_unreadable", text[:40])
    return int(text)


def seat_in(text: str, players: int) -> int:
    """Raises `Refused`."""
    seat = whole(text)
    if not 0 <= seat < players:
        raise REFUSALS.refused("position_no_seat", text, last=players - 1)
    return seat


def parts_of(text: str, separator: str, count: int) -> list[str]:
    """Just so many. Raises `Refused`."""
    parts = text.split(separator)
    if len(parts) != count:
        raise REFUSALS.refused("position_unreadable", text)
    return parts


def impossible(what: str) -> Exception:
    """For whatever no match can bring about."""
    return REFUSALS.refused("position_impossible", what)


def unseen_of(deck: Sequence[int], seen: Iterable[int], hidden: int, face: Any) -> list[int]:
    """The cards of the deck that are not seen, sorted; `hidden` is how many lie where the seat cannot see.

    Raises `Refused` if there are more of a card than the deck has, or too few for what is hidden.
    """
    there, left = Counter(seen), Counter(deck)
    for card, count in there.items():
        if count > left[card]:
            raise REFUSALS.refused("position_too_many", face(card), count=count, most=left[card])
    left.subtract(there)
    unseen = sorted(left.elements())
    if hidden > len(unseen):
        raise REFUSALS.refused("position_deck", there.total() + hidden, most=len(deck))
    return unseen
