"""Options of a table, each declared once: what it is called, what it can be, which rule it is about.

A game declares its options as the fields of a frozen dataclass:

    @dataclass(frozen=True, slots=True)
    class Options:
        limit: int | None = number(100, rule="SJ-14", none=True, offered=(100, 150, 200, None, 50))
        next_start: str = choice("highest", "closer", rule="SJ-05")
        clear_on_reveal: bool = switch(True, rule="SJ-09")
        dealer: int = seat(0, rule="SJ-05")

Checks, refusals, `-o`, the HTTP API, forms, studies and the table in docs/rules.md all read
`options_of(Options)`.

A handicap is what a house gives or takes so that people of unequal strength win about equally often: a number
for each seat, as text, “0/10”. What the numbers mean is the game's: fewer cards to get rid of, or points to
begin with. A game may have several, the coarsest first.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from string import Formatter
from typing import Any, Literal, TypeGuard, TypeVar, cast

from tablee.game.contract import AnyGame, Refusals, Scalar

Kind = Literal["choice", "switch", "number", "handicap"]
ByPlayers = Callable[[int], int]  # a number that depends on how many play
T = TypeVar("T")
NO_HANDICAP = ""
GIVEN = "given"  # what an option needs another to be: anything but none


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a table. What it is and can be may depend on how many play."""

    name: str
    kind: Kind
    rule: str
    words: tuple[str, ...] = ()  # a choice: the usual one first
    least: int = 0  # a number; a handicap has one for each seat
    most: int | ByPlayers | None = None  # None: there is no largest
    none: bool = False  # whether it may be left open: no limit, or whatever comes
    offered: tuple[Scalar, ...] = ()  # a number: what a form lets one choose from
    only_for: tuple[int, ...] | None = None  # a switch: with how many players it can be on
    needs: tuple[str, Scalar] | None = None  # what another option must be, else this one means nothing
    usual: Scalar | ByPlayers = None
    kept: bool = False  # tells apart what earlier versions kept; nobody chooses it

    @property
    def is_seat(self) -> bool:
        """Whether its numbers are seats, from 0."""
        return self.most is _last_seat

    def has_meaning(self, values: Mapping[str, object]) -> bool:
        """Whether it says anything at a table with these options."""
        if self.needs is None:
            return True
        value = values.get(self.needs[0])
        return value is not None if self.needs[1] == GIVEN else value == self.needs[1]

    def default(self, players: int) -> Scalar:
        return self.usual(players) if callable(self.usual) else self.usual

    def choices(self, players: int) -> tuple[Scalar, ...]:
        """Every value of a choice or a switch; nothing for a number."""
        if self.kind == "switch":
            return (False, True) if self.only_for is None or players in self.only_for else (False,)
        return self.words

    def largest(self, players: int) -> int | None:
        return self.most(players) if callable(self.most) else self.most

    def allows(self, value: object, players: int) -> bool:
        """Whether a table with so many players can have this."""
        if value is None:
            return self.none
        if self.kind == "handicap":
            return value == NO_HANDICAP or self._is_handicap(value, players)
        if self.kind == "number":
            most = self.largest(players)
            return is_whole(value) and value >= self.least and (most is None or value <= most)
        # 1 equals True, but is no switch
        return any(value is word or (value == word and type(value) is str) for word in self.choices(players))

    def _is_handicap(self, value: object, players: int) -> bool:
        most = cast("int", self.largest(players))
        numbers = value.split("/") if isinstance(value, str) else []
        return len(numbers) == players and all(
            number.isdecimal() and number.isascii() and len(number) <= len(str(most)) and int(number) <= most
            for number in numbers
        )

    def offers(self, players: int) -> tuple[Scalar, ...]:
        """What a form shows: the usual value first, then whatever else can be chosen without typing."""
        usual = self.default(players)
        others = self.choices(players) or self.offered
        return (usual, *(value for value in others if value != usual and self.allows(value, players)))

    def allowed(self, players: int) -> str:
        """The same in English, for a refusal."""
        if self.kind == "number":
            most = self.largest(players)
            span = f"{self.least} or more" if most is None else f"{self.least} to {most}"
            return f"{span}, or none" if self.none else span
        if self.kind == "handicap":
            return f"a number from 0 to {self.largest(players)} for each of {players} seats, as in 0/10"
        return " or ".join(str(value).lower() for value in self.choices(players))


def choice(*words: str, rule: str, needs: tuple[str, Scalar] | None = None, kept: bool = False) -> Any:
    """One of these words; the first is the usual one."""
    return _declared(words[0], kind="choice", rule=rule, words=words, needs=needs, kept=kept)


def switch(usual: bool, *, rule: str, only_for: tuple[int, ...] | None = None) -> Any:
    """On or off. `only_for`: with how many players it can be on."""
    return _declared(usual, kind="switch", rule=rule, only_for=only_for)


def number(
    usual: int | ByPlayers | None,
    *,
    rule: str,
    least: int = 1,
    most: int | ByPlayers | None = None,
    none: bool = False,
    offered: tuple[Scalar, ...] = (),
) -> Any:
    """A whole number from `least` to `most`. What depends on how many play is a function of that."""
    return _declared(usual, kind="number", rule=rule, least=least, most=most, none=none, offered=offered)


def seat(usual: int | None, *, rule: str) -> Any:
    """One of the seats, from 0. If the usual is None, it may be left open."""
    return number(usual, rule=rule, least=0, most=_last_seat, none=usual is None)


def per_seat(*, rule: str, most: int | ByPlayers, needs: tuple[str, Scalar] | None = None) -> Any:
    """What makes a table fair for people of unequal strength: a number for each seat, as “0/10”.

    A text, because options are single values wherever they are kept; see `tablee.game.options`.
    """
    return _declared(NO_HANDICAP, kind="handicap", rule=rule, most=most, needs=needs)


def _last_seat(players: int) -> int:
    return players - 1


def _declared(usual: Scalar | ByPlayers, **about: Any) -> Any:
    """A dataclass field; what depends on the players has no default of its own."""
    metadata = {"option": {"usual": usual, **about}}
    return field(default=MISSING if callable(usual) else usual, metadata=metadata)


def options_of(kind: type) -> tuple[Option, ...]:
    """The options that a dataclass declares and people can choose, in its order."""
    return tuple(option for option in every_option_of(kind) if not option.kept)


def every_option_of(kind: type) -> tuple[Option, ...]:
    """The same, with those that only tell apart what earlier versions kept."""
    return _every_option_of(kind)  # the type of a cached function knows no `type`


@cache
def _every_option_of(kind: Any) -> tuple[Option, ...]:
    return tuple(Option(name=each.name, **each.metadata["option"]) for each in fields(kind))


def make_options_of(
    kind: type[T], given: Mapping[str, object], players: int, allowed: range, refusals: Refusals
) -> T:
    """Complete, checked options. Raises `Refused` naming the first thing that cannot be."""
    if not is_whole(players) or players not in allowed:
        raise refusals.refused("player_count", players if is_whole(players) else repr(players))
    options = {option.name: option for option in every_option_of(kind)}
    for name in given:
        if name not in options:
            known = sorted(option.name for option in options_of(kind))
            raise refusals.refused("unknown_option", name, known=", ".join(known))
    values = {}
    for name, option in options.items():
        value = given.get(name, option.default(players))
        if value is None and option.kind == "number" and not option.none:
            value = option.default(players)
        if not option.allows(value, players):
            raise _refused(option, value, players, refusals)
        values[name] = value
    return kind(**values)


def options_kept(game: object, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options of a match that was begun some time ago, as today's rules name them.

    A game whose defaults or rules have changed has `kept_options`, which says what earlier ones meant.
    """
    read = getattr(game, "kept_options", None)
    return given if read is None else cast("Mapping[str, Any]", read(given))


def _refused(option: Option, value: object, players: int, refusals: Refusals) -> Exception:
    """With the game's own sentence for this option if it has one, and the details that it speaks of."""
    most = option.largest(players)
    details: dict[str, Scalar] = {
        "name": option.name,
        "allowed": option.allowed(players),
        "players": players,
        "least": option.least,
        "most": most,
        "last": most,
    }
    code = option.name if option.name in refusals.table else "bad_option"
    if option.kind == "switch" and not isinstance(value, bool):
        code, details["allowed"] = "bad_option", "true or false"
    sentence = refusals.table[code][2]
    spoken_of = {name for _, name, _, _ in Formatter().parse(sentence)}
    told = {name: detail for name, detail in details.items() if name in spoken_of}
    if isinstance(value, str) and option.allows(read_value(value), players):
        value = repr(value)  # '50' is no number, and "not 50" would not say why
    return refusals.refused(code, value, **told, **({"rule": option.rule} if code == "bad_option" else {}))


def read_value(text: str) -> Scalar:
    """The value of an option that somebody has typed: “none”, “true”, “12”, or a word. Not checked yet."""
    known: dict[str, Scalar] = {"none": None, "true": True, "false": False}
    if text.lower() in known:
        return known[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def is_whole(value: object) -> TypeGuard[int]:
    """A bool is an int to Python, but `players=True` is a mistake."""
    return isinstance(value, int) and not isinstance(value, bool)


def handicap_options(game: AnyGame) -> tuple[Option, ...]:
    """The options of a game that are handicaps."""
    return tuple(option for option in options_of(game.Options) if option.kind == "handicap")


def by_seat(text: str, players: int) -> tuple[int, ...]:
    """The numbers of a checked handicap; without one, nothing for all of so many players."""
    return (0,) * players if text == NO_HANDICAP else tuple(map(int, text.split("/")))


def handicapped(text: str) -> list[tuple[int, int]]:
    """The seats that have a handicap, and what it is."""
    return [(seat, number) for seat, number in enumerate(by_seat(text, 0)) if number]


def handicap_text(numbers: Sequence[int]) -> str:
    """The same handicap as options have it."""
    return "/".join(map(str, numbers)) if any(numbers) else NO_HANDICAP


def starting_totals(game: AnyGame, options: Any, players: int) -> list[int]:
    """The totals of a match before its first card: nothing, unless the game has a function for it."""
    begin = getattr(game, "starting_totals", None)
    return [0] * players if begin is None else list(begin(options, players))
