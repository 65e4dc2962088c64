"""A game of the plain rules as OpenSpiel's games and states are: players, chance, strings and tensors."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Self

import numpy as np
import pyspiel

from tablee.envs.encoding import layout_of, observations_of
from tablee.game.contract import AnyGame
from tablee.game.registry import game_named
from tablee.kernels.arguments import whole
from tablee.pictures.text_board import picture

Cards = tuple[int, ...]

UNKNOWN = 1000  # and more: an unknown card of pool 0 and following


def is_unknown(card: int | None) -> bool:
    return card is not None and card >= UNKNOWN


class Lazy(NamedTuple):
    """A shuffler for the plain rules whose orders are unknown cards."""

    pools: tuple[Cards, ...] = ()  # what each has left, sorted
    small_deck: Cards | None = None  # instead of the deck of the rules,
    missing: int = 0  # and how many cards more a deal is to be given, to be taken away again

    def shuffle(self, cards: Iterable[int]) -> "tuple[Cards, Lazy]":
        known = tuple(sorted(cards))
        missing = 0
        if not self.pools and self.small_deck is not None:
            known, missing = self.small_deck, self.missing
        order = (UNKNOWN + len(self.pools),) * (len(known) + missing)
        return order, self._replace(pools=(*self.pools, known))

    def outcomes(self, unknown: int) -> list[tuple[int, float]]:
        """What an unknown card may be, and how likely that is."""
        pool = self.pools[unknown - UNKNOWN]
        return [(card, pool.count(card) / len(pool)) for card in sorted(set(pool))]

    def without(self, unknown: int, card: int) -> "Lazy":
        """After an unknown card has turned out to be this one. Raises `ValueError` if it cannot be."""
        at = unknown - UNKNOWN
        pool = list(self.pools[at])
        pool.remove(card)
        return self._replace(pools=(*self.pools[:at], tuple(pool), *self.pools[at + 1 :]))


class Drawn(int):
    """A card in somebody's hand that remembers the pool from which it came. It is equal to its face."""

    pool: int

    def __new__(cls, card: int, unknown: int) -> "Drawn":
        drawn = super().__new__(cls, card)
        drawn.pool = unknown - UNKNOWN
        return drawn

    def __reduce__(self) -> Any:
        return Drawn, (int(self), UNKNOWN + self.pool)


def taken(pool: list[int], unknown: int, chance: Callable[[], float]) -> Drawn:
    """Any card of a pool, each as likely."""
    return Drawn(pool.pop(int(chance() * len(pool))), unknown)


def parse_deck(text: str, faces: range, least: int) -> Cards:
    """A list of cards, nothing if it is empty. Raises `ValueError`."""
    deck = tuple(sorted(int(card) for card in text.split()))
    if not all(card in faces for card in deck):
        raise ValueError(f"a card is a number from {faces[0]} to {faces[-1]}: {text!r}")
    if deck and len(deck) < least:
        raise ValueError(f"this deal needs at least {least} cards, not {len(deck)}")
    return deck


CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL
HIDDEN = 0  # in a tensor's memory: a card that somebody else has seen


class Slot(NamedTuple):
    """Where an unknown card lies that somebody is about to see."""

    where: tuple[Any, ...]
    unknown: int
    seat: int | None  # who alone sees it; None: everybody


class SampledPosition(NamedTuple):
    """One moment of a game. Nothing in it changes, so that copies of a state share it."""

    state: Any = None  # None before the deal
    stable: Any = None  # the last one in which every card is known that somebody sees
    slot: Slot | None = None  # the card about which chance decides next
    pending: tuple[int, Any] | None = None  # a move that waits for that
    made: int = 0  # moves
    diaries: tuple[tuple[tuple[str, int], ...], ...] = ()  # what each seat has seen, in words and numbers

    def __deepcopy__(self, memo: dict[int, Any]) -> "SampledPosition":
        return self


class Rules:
    """What a game knows of its tables of one kind; each game says where its unknown cards lie."""

    moves: tuple[Any, ...]  # by their codes, which are the actions
    faces: range  # of the cards; an outcome of chance is an index here

    def __init__(self, game: str, params: dict[str, Any], least: int) -> None:
        """`least` cards are needed. Raises `Refused` or `ValueError` for what cannot be."""
        self.name = game
        self.players: int = params["players"]
        self.max_moves = whole("max_moves", params["max_moves"], 1, 10**6)
        self.recall = whole("recall", params["recall"], 0, 10**6)
        self.deck = parse_deck(params["deck"], self.faces, least) or self.game.FACTS.deck
        self.layout = layout_of(game, self.players)
        self.codes = {move: code for code, move in enumerate(self.moves)}

    @property
    def game(self) -> AnyGame:
        return game_named(self.name)  # not kept: modules cannot be pickled

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # copies of a state share it

    def start(self) -> SampledPosition:
        """Before anything is known."""
        state = None if self.first_outcomes() else self.dealt(0)
        slot = None if state is None else self.slot(state, None)
        return SampledPosition(state, slot=slot, diaries=((),) * self.players)

    def first_outcomes(self) -> int:
        """How many outcomes the first chance node has, if it is not a card: who deals."""
        return 0

    def dealt(self, outcome: int) -> Any:
        """The state after the first outcome."""
        raise NotImplementedError

    def slot(self, state: Any, pending: tuple[int, Any] | None) -> Slot | None:
        """The next unknown card that somebody sees now, or that the pending move is about to show."""
        raise NotImplementedError

    def put(self, state: Any, slot: Slot, card: int) -> Any:
        """The state with this card there."""
        raise NotImplementedError

    def resampled(self, state: Any, seat: int, chance: Callable[[], float]) -> Any:
        """Another state that looks the same to a seat: what only others know is dealt anew."""
        raise NotImplementedError

    def legal_moves(self, state: Any, seat: int) -> Sequence[Any]:
        """In the order of their codes."""
        return self.game.legal_moves(state, seat)

    def winners(self, state: Any) -> tuple[int, ...] | None:
        """None while it goes on."""
        return state.outcome.winners if state.outcome else None

    def told(self, state: Any, move: Any) -> str:
        """What everybody learns of a move, beyond its text."""
        return ""

    def numbers(self, state: Any, seat: int) -> list[int]:
        """What a seat observes."""
        observations: Any = observations_of(self.name)
        found: list[int] = observations.numbers(self.game.view(state, seat), (0,) * self.players, self.deck)
        return found

    def text(self, state: Any, seat: int | None) -> str:
        """The table as a seat sees it."""
        names = [f"player {number}" for number in range(self.players)]
        return picture(self.name, self.game.view(state, seat).data(), names)


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

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        return TableObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position = game.rules.start()

    # --- what OpenSpiel asks -----------------------------------------------------------------------------

    def current_player(self) -> int:
        here = self.position
        if here.state is None or here.slot is not None:
            return int(CHANCE)
        if self.is_terminal():
            return int(TERMINAL)
        return self.rules.game.actors(here.state)[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [self.rules.codes[move] for move in self.rules.legal_moves(self.position.state, player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, here = self.rules, self.position
        if here.state is None:
            count = rules.first_outcomes()
            return [(outcome, 1 / count) for outcome in range(count)]
        assert here.slot is not None
        outcomes = here.state.shuffler.outcomes(here.slot.unknown)
        return [(rules.faces.index(card), chance) for card, chance in outcomes]

    def _apply_action(self, action: int) -> None:
        here = self.position
        if here.state is None:
            diaries = _noted(here.diaries, f"dealer {action}", 1)
            self._go_on(self.rules.dealt(action), None, here.made, diaries)
        elif here.slot is not None:
            self._reveal(here.slot, self.rules.faces[action])
        else:
            self._move(self.current_player(), self.rules.moves[action], action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.rules
        if player != CHANCE:
            return str(rules.moves[action])
        return f"dealer {action}" if self.position.state is None else f"card {rules.faces[action]}"

    def is_terminal(self) -> bool:
        here = self.position
        if here.state is None or here.slot is not None:
            return False
        return here.made >= self.rules.max_moves or self.rules.winners(here.state) is not None

    def returns(self) -> list[float]:
        """Everybody puts in one, the winners share it all; a draw, or a game that was cut, pays nothing."""
        players = self.rules.players
        winners = self.rules.winners(self.position.state) if self.is_terminal() else None
        if not winners:
            return [0.0] * players
        return [players * (seat in winners) / len(winners) - 1.0 for seat in range(players)]

    def __str__(self) -> str:
        here = self.position
        if here.stable is None:
            return "the deal"
        waits = "" if here.slot is None else f"\n  chance decides: {here.slot.where}"
        return f"{self.rules.text(here.stable, None)}\n  {len(self.history())} actions{waits}"

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "OpenSpielState":
        """A state that this player cannot tell from this one, for searches that deal other hands anew."""
        other: OpenSpielState = self.clone()
        here = self.position
        if here.state is not None and here.slot is None:
            state = self.rules.resampled(here.state, player, chance)
            other.position = SampledPosition(state, state, made=here.made, diaries=here.diaries)
        return other

    # --- how it goes on ----------------------------------------------------------------------------------

    def _move(self, seat: int, move: Any, action: int) -> None:
        here = self.position
        line = f"{seat}:{move}{self.rules.told(here.state, move)}"
        diaries = _noted(here.diaries, line, 2 + len(self.rules.faces) + action)
        self._go_on(here.state, (seat, move), here.made + 1, diaries)

    def _reveal(self, slot: Slot, card: int) -> None:
        here, rules = self.position, self.rules
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
        rules = self.rules
        slot = rules.slot(state, pending)
        if slot is None and pending is not None:
            (state, _), pending = rules.game.apply(state, *pending), None
            slot = rules.slot(state, None)
        stable = self.position.stable if slot is not None else state
        self.position = SampledPosition(state, stable, slot, pending, made, diaries)


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

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the tensor."""
        here, rules = state.position, self.rules
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if here.stable is not None:
            self.dict["observation"][:] = np.array(rules.numbers(here.stable, player)) / self.scale
        if "memory" in self.dict:
            seen = [number for _, number in here.diaries[player][: -rules.recall - 1 : -1]]
            self.dict["memory"][: len(seen)] = np.array(seen) / (2 + len(rules.faces) + len(rules.moves))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same in words."""
        here = state.position
        if self.kind.perfect_recall:
            return " ".join([f"p{player}", *(line for line, _ in here.diaries[player])])
        return f"p{player}\n" + ("" if here.stable is None else self.rules.text(here.stable, player))


def _noted(diaries: Any, line: str, number: int) -> Any:
    return tuple((*diary, (line, number)) for diary in diaries)


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
