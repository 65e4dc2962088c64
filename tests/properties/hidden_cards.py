"""Which cards a seat cannot know, and the same table with these cards exchanged.

Said here once more, and not taken from `view.py`: what is hidden is what `slots` names. A slot is
the address of one hidden card. To find out which hidden cards a move brings to light, cards are
*marked* (integers that remember their slot), the move is made, and the marks that are still
hidden afterwards are counted: only these cards may be exchanged.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tablee.game.contract import Shuffled
from tablee.game.rng import Scripted, Seeded

Slot = tuple[Any, ...]


class Marked(int):
    """A card that remembers where it lay. It is equal to any other card of its face."""

    slot: Slot

    @classmethod
    def card(cls, face: int, slot: Slot) -> "Marked":
        marked = cls(face)
        marked.slot = slot
        return marked


class Again(NamedTuple):
    """Gives the orders of another run once more: marked cards by their slots, the others by face."""

    orders: tuple[tuple[int, ...], ...]
    faces: Mapping[Slot, int]

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Again]":
        order = tuple(self.faces[card.slot] if isinstance(card, Marked) else card for card in self.orders[0])
        assert Counter(order) == Counter(cards)
        return order, Again(self.orders[1:], self.faces)


def slots(game: str, state: Any, seat: int | None) -> dict[Slot, int]:
    """Every card that this seat (None: a spectator) cannot know, by where it lies."""
    return _skipbo_slots(state, seat) if game == "skipbo" else _skyjo_slots(state, seat)


def _skipbo_slots(state: Any, seat: int | None) -> dict[Slot, int]:
    """SB-06, SB-07: the draw pile, all stock cards but the tops (also one's own), the other hands."""
    found: dict[Slot, int] = {("draw", i): card for i, card in enumerate(state.draw)}
    for owner in range(state.players):
        found |= {("stock", owner, i): card for i, card in enumerate(state.stocks[owner][:-1])}
        if owner != seat:
            found |= {("hand", owner, i): card for i, card in enumerate(state.hands[owner])}
    return found


def _skyjo_slots(state: Any, seat: int | None) -> dict[Slot, int]:
    """SJ-03: the draw pile, all face-down cards (also one's own), what somebody else has drawn."""
    found: dict[Slot, int] = {("draw", i): card for i, card in enumerate(state.draw)}
    for owner, (grid, hidden) in enumerate(zip(state.grids, state.hidden, strict=True)):
        found |= {("grid", owner, cell): grid[cell] for cell in range(12) if hidden >> cell & 1}
    if state.drawn is not None and state.turn != seat:
        found["drawn",] = state.drawn
    return found


def with_cards(game: str, state: Any, cards: Mapping[Slot, int]) -> Any:
    """The same table with these cards in these slots."""
    if game == "skipbo":
        return _skipbo_with(state, cards)
    return _skyjo_with(state, cards)


def _put(pile: Sequence[int], name: Slot, cards: Mapping[Slot, int]) -> tuple[int, ...]:
    return tuple(cards.get((*name, i), card) for i, card in enumerate(pile))


def _skipbo_with(state: Any, cards: Mapping[Slot, int]) -> Any:
    hands = tuple(_put(hand, ("hand", owner), cards) for owner, hand in enumerate(state.hands))
    memory = state.manners
    if memory is not None:
        # What was drawn too many, or out of turn, and is still in hand is the same card here and there.
        memory = memory._replace(
            extra=tuple(map(_same_cards, memory.extra, state.hands, hands)),
            drawn=tuple(map(_same_cards, memory.drawn, state.hands, hands)),
        )
    return state._replace(
        draw=_put(state.draw, ("draw",), cards),
        stocks=tuple(_put(stock, ("stock", owner), cards) for owner, stock in enumerate(state.stocks)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        manners=memory,
    )


def _same_cards(cards: Sequence[int], hand: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """What lies in the other hand where these cards lie in the hand."""
    left = list(zip(hand, other, strict=True))
    found = []
    for card in cards:
        pair = next((pair for pair in left if pair[0] == card), None)
        if pair is not None:
            left.remove(pair)
        found.append(pair[1] if pair else card)
    return tuple(found)


def _skyjo_with(state: Any, cards: Mapping[Slot, int]) -> Any:
    return state._replace(
        draw=_put(state.draw, ("draw",), cards),
        grids=tuple(_put(grid, ("grid", owner), cards) for owner, grid in enumerate(state.grids)),
        drawn=cards.get(("drawn",), state.drawn),
    )


def exchanged(cards: Mapping[Slot, int], rng: Random, keep: Iterable[Slot] = ()) -> dict[Slot, int]:
    """These cards in another order; those in the slots to keep stay where they are."""
    kept = set(keep)
    free = [slot for slot in cards if slot not in kept]
    faces = [cards[slot] for slot in free]
    rng.shuffle(faces)
    return {**cards, **dict(zip(free, faces, strict=True))}


def permuted(game: str, state: Any, seat: int | None, rng: Random) -> Any:
    """Another table that looks the same to this seat: other hidden cards, another seed.

    What a Skip-Bo table remembers of an interrupted turn is permuted for itself: nobody can see it
    before the turn is annulled, and what was hidden then is hidden after that.
    """
    other = with_cards(game, state, exchanged(slots(game, state, seat), rng))
    other = other._replace(shuffler=Seeded(rng.randbytes(32), rng.randrange(100)))
    return _with_another_past(game, other, seat, rng)


def _with_another_past(game: str, state: Any, seat: int | None, rng: Random) -> Any:
    if game == "skyjo" or state.manners is None or state.manners.interrupted is None:
        return state
    before = permuted(game, state.manners.interrupted, seat, rng)
    return state._replace(manners=state.manners._replace(interrupted=before))


class Marking(NamedTuple):
    """Shuffles as another shuffler does, and marks every card with its place in the order."""

    shuffler: Seeded

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Marking]":
        order, after = self.shuffler.shuffle(cards)
        used = self.shuffler.used
        return tuple(Marked.card(face, ("order", used, i)) for i, face in enumerate(order)), Marking(after)


def after_deal(
    game: Any, options: Any, players: int, seat: int | None, seed: bytes, rng: Random
) -> tuple[Any, ...]:
    """(state, events) after a deal, and the same after one that looks the same to the seat."""
    state, events = game.deal(options, players, Marking(Seeded(seed)), None)
    orders: list[Any] = [event.order for event in events if isinstance(event, Shuffled)]
    hidden = {
        card.slot: int(card) for card in slots(game.NAME, state, seat).values() if isinstance(card, Marked)
    }
    if len(orders) > 1:  # of the draw for the deal (SB-03) nobody sees the cards after the last one drawn
        drawn = sum(type(event).__name__ == "DealerDrew" for event in events)
        rest = {card.slot: int(card) for card in orders[0][drawn:]}
    else:
        rest = {}
    others = {**exchanged(hidden, rng), **exchanged(rest, rng)}
    plain = tuple(tuple(int(card) for card in order) for order in orders)
    changed = tuple(tuple(others.get(card.slot, int(card)) for card in order) for order in orders)
    assert changed != plain
    return (
        *game.deal(options, players, Scripted(plain), None),
        *game.deal(options, players, Scripted(changed), None),
    )


def after_move(
    game: Any, state: Any, seat: int | None, mover: int, move: Any, rng: Random
) -> tuple[Any, ...]:
    """(state, events) after the move, and the same after this move at a table that looks the same.

    The second table differs in every hidden card that the move does not show to the seat.
    """
    name = game.NAME
    cards = slots(name, state, seat)
    marked = {slot: Marked.card(face, slot) for slot, face in cards.items()}
    after, events = game.apply(with_cards(name, state, marked), mover, move)
    orders = tuple(event.order for event in events if isinstance(event, Shuffled))
    still_hidden = {card.slot for card in slots(name, after, seat).values() if isinstance(card, Marked)}
    come_to_light = set(cards) - still_hidden
    faces = exchanged(cards, rng, keep=come_to_light)
    if name == "skipbo" and _to_give_back(state) != _to_give_back(with_cards(name, state, faces)):
        # How many cards a call takes away tells something about the hands: leave them alone.
        hands = {slot for slot in cards if slot[0] == "hand"}
        faces = exchanged(cards, rng, keep=come_to_light | hands)
    shuffler = Again(orders, faces) if orders and _shows(events, seat) else Seeded(rng.randbytes(32))
    other = with_cards(name, state, faces)._replace(shuffler=shuffler)
    other = _with_another_past(name, other, seat, rng)
    return (*game.apply(state, mover, move), *game.apply(other, mover, move))


def _to_give_back(state: Any) -> list[int]:
    """How many cards of each hand were drawn too many, and how many out of turn; one card may be both."""
    if state.manners is None:
        return []
    found = []
    for extra, drawn, hand in zip(state.manners.extra, state.manners.drawn, state.hands, strict=True):
        many, out_of_turn, held = Counter[int](extra), Counter[int](drawn), Counter[int](hand)
        counts = (many & held, out_of_turn & (held - many), many & (held - out_of_turn))
        found += [count.total() for count in counts]
    return found


def _shows(events: Iterable[Any], seat: int | None) -> bool:
    """Whether cards that were just shuffled may have come to this seat's eyes."""
    return any(
        (type(event).__name__ in ("Drew", "OverDrew") and event.seat == seat)
        or (type(event).__name__ == "StockTurned" and event.card is not None)
        for event in events
    )
