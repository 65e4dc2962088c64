"""What the terminal says, in the user's language."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.game.registry import UnknownGame, game_named
from tablee.locales.sentences import sentence, told
from tablee.locales.words import words
from tablee.terminal.table_state import Data, TableState, Why

QUIET = {"turn_ended", "turn_began"}  # events that say what the line before or after says anyway
LOUD = {"game_ended", "round_ended", "closed"}  # events that nobody should miss


class Names(NamedTuple):
    """The names by seat, and which seats are ours. Several people at one device are not "you"."""

    names: Sequence[str]
    own: Sequence[int] = ()
    sides: Sequence[Sequence[int]] = ()  # the seats that score together, if some do

    @classmethod
    def at(cls, state: TableState) -> "Names":
        return cls(state.names, state.own, state.sides)

    @property
    def you(self) -> int | None:
        return self.own[0] if len(self.own) == 1 else None

    def person(self, seat: int | None) -> dict[str, str]:
        """The values that a message has for a person."""
        if seat is None:
            return {"player": "", "who": "none"}
        return {"player": self.names[seat], "who": "you" if seat == self.you else "other"}


class Speech:
    """Messages in one language, for one screen."""

    def __init__(self, language: str) -> None:
        """Raises `ValueError` for an unknown language."""
        self.language = language
        self.words = words(language)

    def say(self, message: str, **values: Any) -> str:
        """A message of terminal.ftl, where all begin with `terminal-`, or a shared one."""
        own = f"terminal-{message}"
        text = self.words.say(own, **values)
        return self.words.say(message, **values) if text == own else text

    def join(self, names: Sequence[str]) -> str:
        return self.words.listed(list(names))

    def named(self, name: object, value: object) -> str:
        """“Hand: 3 5”, with the colon as the language sets it."""
        return self.say("named", name=str(name), value=str(value))

    def bot_kind(self, level: int, adaptive: bool = False) -> str:
        """“Robin · level 2”, and whether it adapts."""
        kind = self.say("bot-kind", kind=self.say(f"level-{level}"), level=level)
        return f"{kind} · {self.say('bot-adaptive')}" if adaptive else kind

    def introduce(self, state: TableState) -> str | None:
        """The bots at a table and their levels; None if there are none."""
        bots = [
            f"{seat.name} ({self.bot_kind(seat.level, seat.adaptive)})"
            for seat in state.seats
            if seat.level is not None
        ]
        return self.named(self.say("bots-here"), ", ".join(bots)) if bots else None

    def find(self, message: str, **values: Any) -> str | None:
        """Like `say`, but None if there is no such message: games of other packages may lack some."""
        there = self.words.has(f"terminal-{message}") or self.words.has(message)
        return self.say(message, **values) if there else None

    def yes(self) -> list[str]:
        """What people type for yes in their language and in English, the shortest first."""
        return [*(word.strip() for word in self.say("answers-yes").split(",")), "y", "yes"]

    def no(self) -> list[str]:
        return [self.say("key-no"), "n", "no"]

    def title(self, game: str) -> str:
        try:
            return game_named(game).FACTS.title
        except UnknownGame:  # of a server that knows more games
            return game

    def round_title(self, game: str, number: int, ended: bool = False) -> str:
        """“Round 3” or “Game 3”; with `ended`, that it is over."""
        try:
            unit: str = game_named(game).FACTS.unit
        except UnknownGame:
            unit = "game"
        return self.say(f"over-{unit}" if ended else f"number-{unit}", number=number)

    def tell(self, game: str, event: Data, names: Names) -> str:
        """A sentence for an event. In English for a game without words in this language."""
        text = told(self.words, game, event, names.names, names.you)
        return "" if text.startswith("event-") else text

    def why(self, why: Why, names: Names | None = None) -> str:
        """A refusal as a sentence, in its own words if there are none in this language."""
        text = sentence(self.words, why, names.names if names else ())
        return why.sentence if text.startswith("refusal-") else text

    def turn(self, state: TableState) -> str:
        """Whose turn it is, and what to do."""
        if state.public is None or state.phase != "playing":
            return self.say(f"table-phase-{state.phase}")
        waiting = state.to_move or state.waiting_for
        phase = state.public.get("phase", "turn")
        person = Names.at(state).person(waiting[0] if waiting else None)
        own = self.find(f"phase-{state.game}-{phase}", **person)
        return self.say("phase-any", **person) if own is None else own

    def won(self, winners: Sequence[int], names: Names, resigned: int | None = None) -> str:
        """Who won the match, and who gave it up, if anybody did."""
        others = [names.names[seat] for seat in winners if seat != names.you]
        if len(names.own) > 1 and list(names.own) in [
            sorted(side) for side in names.sides if side[0] in winners
        ]:
            how = "pair"  # both partners at one device
        elif names.you in winners:
            how = "with_others" if others else "you"
        else:
            how = ("nobody", "one", "several")[min(len(winners), 2)]
        won = self.say("match-won", won=how, winners=self.join(others))
        if resigned is None:
            return won
        return f"{self.words.say('resigned', player=names.names[resigned])} {won}"

    def points(self, value: float) -> str:
        """A whole number with a typographic minus."""
        return f"{value:.0f}".replace("-", "−")

    def each(self, values: Sequence[int], names: Names) -> str:
        """“you 3, Bo 12”; of partners “Ada and Cy 60”."""
        sides = names.sides or [(seat,) for seat in range(len(values))]
        return ", ".join(
            self.say("player-value", **self._side(side, names), value=self.points(values[side[0]]))
            for side in sides
        )

    def _side(self, side: Sequence[int], names: Names) -> dict[str, str]:
        if len(side) == 1:
            return names.person(side[0])
        return {"player": self.join([names.names[seat] for seat in side]), "who": "other"}
