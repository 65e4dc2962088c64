"""A game of the plain rules as OpenSpiel's games and states are: players, chance, strings and tensors."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
import pyspiel

from tablee.envs.layout import Layout
from tablee.envs.open_spiel.lazy import is_unknown

CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL
HIDDEN = 0  # in a tensor's memory: a card that somebody else has seen


class Slot(NamedTuple):
    """Where an unknown card lies that somebody is about to see."""

    where: tuple[Any, ...]
    unknown: int
    seat: int | None  # who alone sees it; None: everybody


class Rules(Protocol):
    """What a game knows of its tables of one kind."""

    players: int
    moves: tuple[Any, ...]  # by their codes, which are the actions
    faces: range  # of the cards; an outcome of chance is an index here
    layout: Layout
    max_moves: int
    recall: int

    def start(self) -> "Position":
        """Before anything is known."""

    def first_outcomes(self) -> int:
        """How many outcomes the first chance node has, if it is not a card: who deals."""

    def dealt(self, outcome: int) -> Any:
        """The state after the first outcome."""

    def slot(self, state: Any, pending: "tuple[int, Any] | None") -> Slot | None:
        """The next unknown card that somebody sees now, or that the pending move is about to show."""

    def put(self, state: Any, slot: Slot, card: int) -> Any:
        """The state with this card there."""

    def actors(self, state: Any) -> tuple[int, ...]:
        """Who acts; nobody when it is over."""

    def legal_moves(self, state: Any, seat: int) -> Sequence[Any]:
        """In the order of their codes."""

    def apply(self, state: Any, seat: int, move: Any) -> Any:
        """The state after a legal move."""

    def winners(self, state: Any) -> tuple[int, ...] | None:
        """None while it goes on."""

    def told(self, state: Any, move: Any) -> str:
        """What everybody learns of a move, beyond its text."""

    def numbers(self, state: Any, seat: int) -> list[int]:
        """What a seat observes."""

    def text(self, state: Any, seat: int | None) -> str:
        """The table as a seat sees it."""

    def resampled(self, state: Any, seat: int, chance: Callable[[], float]) -> Any:
        """Another state that looks the same to a seat: what only others know is dealt anew."""


class Position:
    """One moment of a game. Nothing in it changes, so that copies of a state share it."""

    __slots__ = ("diaries", "made", "pending", "slot", "stable", "state")

    def __init__(
        self,
        state: Any,
        stable: Any,
        slot: Slot | None,
        pending: tuple[int, Any] | None,
        made: int,
        diaries: tuple[tuple[tuple[str, int], ...], ...],
    ) -> None:
        self.state = state  # None before the deal
        self.stable = stable  # the last one in which every card is known that somebody sees
        self.slot = slot  # the card about which chance decides next
        self.pending = pending  # a move that waits for that
        self.made = made  # moves
        self.diaries = diaries  # what each seat has seen: in words, and as a number for tensors

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A table as OpenSpiel's game; `rules` is all that is special about it."""

    def __init__(self, game_type: Any, rules: Rules, params: dict[str, Any]) -> None:
        players = rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.moves),
            max_chance_outcomes=max(len(rules.faces), rules.first_outcomes()),
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=rules.max_moves,
        )
        super().__init__(game_type, info, params)
        self.rules = rules

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        return TableObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.rules = _Shared(game.rules)
        self.position = game.rules.start()

    # --- what OpenSpiel asks -----------------------------------------------------------------------------

    def current_player(self) -> int:
        here = self.position
        if here.state is None or here.slot is not None:
            return int(CHANCE)
        if self.is_terminal():
            return int(TERMINAL)
        return self.rules.it.actors(here.state)[0]

    def _legal_actions(self, player: int) -> list[int]:
        rules = self.rules.it
        codes = _codes(rules.moves)
        return [codes[move] for move in rules.legal_moves(self.position.state, player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, here = self.rules.it, self.position
        if here.state is None:
            count = rules.first_outcomes()
            return [(outcome, 1 / count) for outcome in range(count)]
        assert here.slot is not None
        outcomes = here.state.shuffler.outcomes(here.slot.unknown)
        return [(rules.faces.index(card), chance) for card, chance in outcomes]

    def _apply_action(self, action: int) -> None:
        here = self.position
        if here.state is None:
            self._go_on(
                self.rules.it.dealt(action), None, here.made, _noted(here.diaries, f"dealer {action}", 1)
            )
        elif here.slot is not None:
            self._reveal(here.slot, self.rules.it.faces[action])
        else:
            self._move(self.current_player(), self.rules.it.moves[action], action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.rules.it
        if player != CHANCE:
            return str(rules.moves[action])
        return f"dealer {action}" if self.position.state is None else f"card {rules.faces[action]}"

    def is_terminal(self) -> bool:
        here = self.position
        if here.state is None or here.slot is not None:
            return False
        return here.made >= self.rules.it.max_moves or self.rules.it.winners(here.state) is not None

    def returns(self) -> list[float]:
        """Everybody puts in one, the winners share it all; a draw, or a game that was cut, pays nothing."""
        players = self.rules.it.players
        winners = self.rules.it.winners(self.position.state) if self.is_terminal() else None
        if not winners:
            return [0.0] * players
        return [players * (seat in winners) / len(winners) - 1.0 for seat in range(players)]

    def __str__(self) -> str:
        here = self.position
        if here.stable is None:
            return "the deal"
        waits = "" if here.slot is None else f"\n  chance decides: {here.slot.where}"
        return f"{self.rules.it.text(here.stable, None)}\n  {len(self.history())} actions{waits}"

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "TableState":
        """A state that this player cannot tell from this one, for searches that deal other hands anew."""
        other: TableState = self.clone()
        here = self.position
        if here.state is not None and here.slot is None:
            state = self.rules.it.resampled(here.state, player, chance)
            other.position = Position(state, state, None, None, here.made, here.diaries)
        return other

    # --- how it goes on ----------------------------------------------------------------------------------

    def _move(self, seat: int, move: Any, action: int) -> None:
        here = self.position
        line = f"{seat}:{move}{self.rules.it.told(here.state, move)}"
        diaries = _noted(here.diaries, line, 2 + len(self.rules.it.faces) + action)
        self._go_on(here.state, (seat, move), here.made + 1, diaries)

    def _reveal(self, slot: Slot, card: int) -> None:
        here, rules = self.position, self.rules.it
        state = rules.put(here.state, slot, card)
        state = state._replace(shuffler=state.shuffler.without(slot.unknown, card))
        where = "/".join(str(part) for part in slot.where)
        number = 2 + rules.faces.index(card)
        diaries = tuple(
            (*diary, (f"{where}={card}", number) if slot.seat in (None, seat) else (f"{where}=?", HIDDEN))
            for seat, diary in enumerate(here.diaries)
        )
        self._go_on(state, here.pending, here.made, diaries)

    def _go_on(self, state: Any, pending: Any, made: int, diaries: Any) -> None:
        """Up to the next card about which chance decides, or the next player."""
        rules = self.rules.it
        slot = rules.slot(state, pending)
        if slot is None and pending is not None:
            state, pending = rules.apply(state, *pending), None
            slot = rules.slot(state, None)
        stable = self.position.stable if slot is not None else state
        self.position = Position(state, stable, slot, pending, made, diaries)


class _Shared:
    """Something that copies of a state share."""

    def __init__(self, it: Rules) -> None:
        self.it = it

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Shared":
        return self


class TableObserver:
    """Strings and tensors of what a player sees: now, or with perfect recall all that it has seen.

    A tensor is the numbers of an observation, each divided by the most that it can be. With perfect recall
    the last `recall` things that the player has seen follow, the newest first: 0 a card that somebody else
    has seen (or nothing yet), else a number for the card or the move.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules, self.kind = rules, kind
        self.scale = np.maximum(rules.layout.high.astype(np.float32), 1)
        pieces = {"player": rules.players, "observation": rules.layout.size}
        if kind.perfect_recall and rules.recall:
            pieces["memory"] = rules.recall
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: TableState, player: int) -> None:
        """Write the tensor."""
        here, rules = state.position, self.rules
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if here.stable is not None:
            self.dict["observation"][:] = np.array(rules.numbers(here.stable, player)) / self.scale
        if "memory" in self.dict:
            seen = [number for _, number in here.diaries[player][: -rules.recall - 1 : -1]]
            self.dict["memory"][: len(seen)] = np.array(seen) / (2 + len(rules.faces) + len(rules.moves))

    def string_from(self, state: TableState, player: int) -> str:
        """The same in words."""
        here = state.position
        if self.kind.perfect_recall:
            return " ".join([f"p{player}", *(line for line, _ in here.diaries[player])])
        return f"p{player}\n" + ("" if here.stable is None else self.rules.text(here.stable, player))


def _noted(diaries: Any, line: str, number: int) -> Any:
    return tuple((*diary, (line, number)) for diary in diaries)


def _codes(moves: tuple[Any, ...]) -> dict[Any, int]:
    found = _CODES.get(id(moves))
    if found is None:
        found = _CODES[id(moves)] = {move: code for code, move in enumerate(moves)}
    return found


_CODES: dict[int, dict[Any, int]] = {}


def unknown_in(cards: Sequence[int]) -> int | None:
    """Where the first unknown card is."""
    return next((at for at, card in enumerate(cards) if is_unknown(card)), None)


def new_position(players: int, state: Any = None) -> Position:
    """Where a game begins."""
    return Position(state, None, None, None, 0, ((),) * players)


def game_type(name: str, title: str, players: range, parameters: dict[str, Any]) -> Any:
    """How OpenSpiel classifies these games."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players.stop - 1,
        min_num_players=players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": players.start,
            "max_moves": 2000,
            "recall": 0,
            "deck": "",
            **parameters,
        },
    )
