"""The whole of a Skip-Bo game at one moment, frozen. Hidden cards included: only a view may leave."""

from typing import NamedTuple

from tablee.game.contract import Outcome
from tablee.game.rng import Shuffler
from tablee.games.skipbo.rules.moves import TOP_NUMBER, WILD
from tablee.games.skipbo.rules.options import Options

Cards = tuple[int, ...]

DECK: Cards = tuple(card for card in range(1, TOP_NUMBER + 1) for _ in range(12)) + (WILD,) * 18  # SB-01


class Manners(NamedTuple):
    """What a table with human manners remembers so that it can be called."""

    extra: tuple[Cards, ...]  # per seat: over-drawn, still in hand, not called yet (SB-25)
    drawn: tuple[Cards, ...]  # per seat: drawn out of turn, still in hand, the first drawn first (SB-26)
    wrong_calls: tuple[int, ...]  # per seat: calls that were not right
    talked: tuple[int, ...] = ()  # silent partners who talked and were not called yet (SB-23)
    interrupted: "State | None" = None  # how it stood before somebody began out of turn (SB-26)
    paid: tuple[int, ...] = ()  # who paid for talking since then: annulled, it is due again (SB-23)
    offenders: tuple[int, ...] = ()  # who began out of turn and can be called for it (SB-26)
    barred: tuple[int, ...] = ()  # whose next turn begins without drawing (SB-26)
    emptied: tuple[int, ...] = ()  # whose stocks were emptied while somebody played out of turn (SB-26)

    @classmethod
    def good(cls, players: int) -> "Manners":
        """Nobody has done anything yet."""
        return cls(extra=((),) * players, drawn=((),) * players, wrong_calls=(0,) * players)


class State(NamedTuple):
    """One game. Seats index `stocks`, `hands` and `discards`."""

    options: Options
    players: int
    shuffler: Shuffler
    dealer: int
    turn: int  # the seat that plays now, be it out of turn
    draw: Cards  # face down; the first is drawn first
    stocks: tuple[Cards, ...]  # the top is the last
    hands: tuple[Cards, ...]  # sorted
    discards: tuple[tuple[Cards, ...], ...]  # by seat and pile; the top is the last
    building: tuple[Cards, ...]  # as played, from the 1 up
    finished: Cards  # the cards of finished building piles, set aside (SB-08)
    moved: bool = False  # whether a card was moved in this turn (SB-28)
    idle: tuple[int, ...] = ()  # who has ended a turn without moving a card since one was moved (SB-28)
    built: bool = True  # whether a card was built since a stalemate was last reshuffled (SB-28)
    outcome: Outcome | None = None
    manners: Manners | None = None  # None at a strict table


def partner_of(state: State, seat: int) -> int | None:
    """SB-20: the seat opposite, in a partnership."""
    if not state.options.partners:
        return None
    return (seat + state.players // 2) % state.players


def side_of(state: State, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one, itself first."""
    partner = partner_of(state, seat)
    return (seat,) if partner is None else (seat, partner)


def has_emptied(state: State, seat: int) -> bool:
    """SB-17, SB-21: whether this seat's side has no stock card left."""
    return not any(state.stocks[member] for member in side_of(state, seat))
