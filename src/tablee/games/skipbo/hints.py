"""What a Skip-Bo move does, in the words of a player who looks at the table.

Only what the view shows is spoken of, and the first of the true reasons that says most is given: winning
and the stock, then new cards, then what the move does to the opponents, then order on the discard piles.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import NamedTuple

from tablee.games.skipbo.rules.moves import TOP_NUMBER, WILD, Discard, EndTurn, Move, Play, Source, card_face
from tablee.games.skipbo.rules.state import Cards
from tablee.games.skipbo.rules.view import View
from tablee.review.game_hints import Prior, Priors, Reason, Reasons, counted, who

REASONS = Reasons(
    {
        "wins": "Plays the last stock card and wins the game.",
        "stock": "Plays the stock card.",
        "partner_stock": "Plays the partner's stock card.",
        "frees_stock_now": "The stock card, the {card}, fits right after it.",
        "frees_stock": "Leads to the stock card, the {card}: {plays} more and it fits.",
        "frees_partner_stock_now": "The partner's stock card, the {card}, fits right after it.",
        "frees_partner_stock": "Leads to the partner's stock card, the {card}: {plays} more and it fits.",
        "new_hand": "Empties the hand, and new cards are drawn.",
        "blocks": "Covers the place where the {card} of {who} would fit.",
        "opens": "Lets {who} play the {card} that waits on their stock.",
        "finishes_pile": "Finishes a building pile and makes room for a new one.",
        "wild": "Spends a wild card.",
        "uncovers": "Brings the {card} under it to the top of the discard pile.",
        "clears_place": "Empties a discard pile, which makes room.",
        "plays_hand": "Gets rid of a hand card; {left} left.",
        "leaves_stock": "Ends the turn although the stock card fits.",
        "leaves_partner_stock": "Ends the turn although the partner's stock card fits.",
        "drops_wild": "Puts a wild card away.",
        "covers_wild": "Covers a wild card on the discard pile.",
        "holds_back": "Keeps the {card} that {who} needs away: the piles stay short of it.",
        "same": "Lies on another {card}, so nothing is buried.",
        "run": "Lies on the {on}: the two can be played one after the other.",
        "double": "There is another {card} in the hand.",
        "furthest": "Of the cards in the hand, the {card} is furthest from fitting.",
        "new_place": "Starts a discard pile of its own, so nothing is buried.",
        "buries": "Buries the lower {on} on the discard pile.",
        "covers": "Covers the {on} on the discard pile.",
        "nothing_left": "There is nothing in the hand and nothing to draw.",
    }
)

# How the moves of positions in level 4's games differ, found with many playouts of each.
PRIORS = Priors(Prior(((0.70, -0.005, 0.008), (0.28, -0.075, 0.035), (0.02, -0.25, 0.15)), 0.5))

_FAR = 6  # cards in a line to the stock that a person can still follow


class _Table(NamedTuple):
    """What a player has to work with in a turn."""

    heights: tuple[int, ...]
    hand: Cards  # sorted
    piles: tuple[Cards, ...]  # discard piles that the player may play from


def sense(view: View, move: Move) -> Hashable | None:
    """Building piles of one height are the same, and so are discard piles with the same cards.

    At a table with human manners only what a strict one allows makes sense: nobody is told how to cheat.
    """
    assert view.seat is not None
    own = view.places[view.seat].discards
    match move:
        case EndTurn():
            return move
        case Discard():
            return "discard", move.card, own[move.pile]
        case Play():
            source: Hashable = move.which
            if move.source is Source.DISCARD:
                source = own[move.which]
            elif move.source is Source.PARTNER_DISCARD:
                assert view.partner is not None
                source = view.places[view.partner].discards[move.which]
            return move.source, source, len(view.building[move.pile])
        case _:
            return None


def reason_for(view: View, move: Move) -> Reason:
    """The most telling reason for (or against) a legal move of the seat whose turn it is."""
    match move:
        case Play():
            return _of_play(view, move)
        case Discard():
            return _of_discard(view, move)
        case EndTurn():
            return _leaves_stock(view) or REASONS.reason("nothing_left")
        case _:
            raise ValueError(f"{move} is not a move of a turn")


# --- plays -------------------------------------------------------------------------------------------


def _of_play(view: View, move: Play) -> Reason:
    return (
        _of_stock_play(view, move)
        or _on_the_way(view, move)
        or _new_hand(view, move)
        or _of_neighbours(view, move)
        or _of_order(view, move)
    )


def _of_stock_play(view: View, move: Play) -> Reason | None:
    if move.source not in (Source.STOCK, Source.PARTNER_STOCK):
        return None
    left = sum(view.places[seat].stock_count for seat in _side(view))
    if left == 1:
        return REASONS.reason("wins")
    return REASONS.reason("stock" if move.source is Source.STOCK else "partner_stock")


def _on_the_way(view: View, move: Play) -> Reason | None:
    """The move is part of a line, all of visible cards, after which a stock card fits."""
    before, after = _table(view), _after(view, move)
    for name, seat in (("stock", view.seat), ("partner_stock", view.partner)):
        top = None if seat is None else view.places[seat].stock_top
        if top is None or top == WILD or _fits(before.heights, top):
            continue
        plays = plays_until(after, top)
        if plays is None:
            continue
        shortest = plays_until(before, top)
        if shortest is not None and plays >= shortest:
            continue  # it is no nearer than before
        if plays == 0:
            return REASONS.reason(f"frees_{name}_now", card=top)
        words = {"plays": counted(plays, "card")}
        return REASONS.reason(f"frees_{name}", words, card=top, plays=plays)
    return None


def plays_until(table: _Table, goal: int) -> int | None:
    """How many more plays of visible cards it takes until `goal` fits; None if they cannot do it."""
    tables = [table]
    seen = set(tables)
    for plays in range(_FAR):
        following: list[_Table] = []
        for at in tables:
            if _fits(at.heights, goal):
                return plays
            for after in _plays(at):
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        tables = following
    return None


def _plays(table: _Table) -> Iterator[_Table]:
    """The tables after one more play of a number; wilds are not spent in thought."""
    for pile, height in enumerate(table.heights):
        need = height + 1
        if need in table.hand:
            at = table.hand.index(need)
            yield table._replace(
                heights=_built(table.heights, pile), hand=table.hand[:at] + table.hand[at + 1 :]
            )
        for which, cards in enumerate(table.piles):
            if cards and cards[-1] == need:
                piles = (*table.piles[:which], cards[:-1], *table.piles[which + 1 :])
                yield table._replace(heights=_built(table.heights, pile), piles=piles)


def _new_hand(view: View, move: Play) -> Reason | None:
    """SB-14. The pile that this play finishes can be drawn from already (SB-15)."""
    finishes = len(view.building[move.pile]) + 1 == TOP_NUMBER
    if move.source is Source.HAND and len(view.hand) == 1 and (view.draw_count or view.finished or finishes):
        return REASONS.reason("new_hand")
    return None


def _of_neighbours(view: View, move: Play) -> Reason | None:
    """What changes for the opponents' stock cards, the next to play first."""
    before = tuple(len(pile) for pile in view.building)
    after = _built(before, move.pile)
    for code in ("blocks", "opens"):
        for seat, top in _rivals(view):
            fitted, fits = _fits(before, top), _fits(after, top)
            if (fitted, fits) == ((True, False) if code == "blocks" else (False, True)):
                return REASONS.reason(code, {"who": who(seat, view.players)}, card=top, seat=seat)
    return None


def _of_order(view: View, move: Play) -> Reason:
    if len(view.building[move.pile]) + 1 == TOP_NUMBER:
        return REASONS.reason("finishes_pile")
    if move.source is Source.HAND:
        if move.which == WILD:
            return REASONS.reason("wild")
        return REASONS.reason("plays_hand", left=len(view.hand) - 1)
    owner = view.seat if move.source is Source.DISCARD else view.partner
    assert owner is not None
    pile = view.places[owner].discards[move.which]
    if pile[-1] == WILD:
        return REASONS.reason("wild")
    if len(pile) == 1:
        return REASONS.reason("clears_place")
    return REASONS.reason("uncovers", {"card": _face(pile[-2])}, card=card_face(pile[-2]))


# --- discards ----------------------------------------------------------------------------------------


def _of_discard(view: View, move: Discard) -> Reason:
    assert view.seat is not None
    pile = view.places[view.seat].discards[move.pile]
    on = pile[-1] if pile else None
    missed = _leaves_stock(view)
    if missed:
        return missed
    if move.card == WILD:
        return REASONS.reason("drops_wild")
    if on == WILD:
        return REASONS.reason("covers_wild")
    if on is not None and on < move.card:
        return REASONS.reason("buries", on=on)
    return (
        _holds_back(view)
        or _lies_well(move, on)
        or _parts_easily(view, move)
        or (REASONS.reason("new_place") if on is None else REASONS.reason("covers", on=on))
    )


def _leaves_stock(view: View) -> Reason | None:
    heights = tuple(len(pile) for pile in view.building)
    for code, seat in (("leaves_stock", view.seat), ("leaves_partner_stock", view.partner)):
        top = None if seat is None else view.places[seat].stock_top
        if top is not None and _fits(heights, top):
            return REASONS.reason(code)
    return None


def _holds_back(view: View) -> Reason | None:
    """A number could be played that would let an opponent's stock card fit, and is not."""
    heights = tuple(len(pile) for pile in view.building)
    table = _table(view)
    for seat, top in _rivals(view):
        if not _fits(heights, top) and any(_fits(after.heights, top) for after in _plays(table)):
            return REASONS.reason("holds_back", {"who": who(seat, view.players)}, card=top, seat=seat)
    return None


def _lies_well(move: Discard, on: int | None) -> Reason | None:
    if on == move.card:
        return REASONS.reason("same", card=move.card)
    if on == move.card + 1:
        return REASONS.reason("run", card=move.card, on=on)
    return None


def _parts_easily(view: View, move: Discard) -> Reason | None:
    if Counter(view.hand)[move.card] > 1:
        return REASONS.reason("double", card=move.card)
    heights = [len(pile) for pile in view.building]
    waits = {card: _wait(heights, card) for card in view.hand if card != WILD}
    others = [wait for card, wait in waits.items() if card != move.card]
    if others and waits[move.card] > max(others):
        return REASONS.reason("furthest", card=move.card)
    return None


def _wait(heights: list[int], card: int) -> int:
    """How many cards must come on a building pile before this one fits."""
    return min((card - 1 - height) % TOP_NUMBER for height in heights)


# --- the table ---------------------------------------------------------------------------------------


def _table(view: View) -> _Table:
    piles = tuple(
        pile for seat in (view.seat, view.partner) if seat is not None for pile in view.places[seat].discards
    )
    return _Table(tuple(len(pile) for pile in view.building), view.hand, piles)


def _after(view: View, move: Play) -> _Table:
    """The table after a play from the hand or a discard pile."""
    table = _table(view)
    heights = _built(table.heights, move.pile)
    if move.source is Source.HAND:
        at = table.hand.index(move.which)
        return table._replace(heights=heights, hand=table.hand[:at] + table.hand[at + 1 :])
    if move.source in (Source.STOCK, Source.PARTNER_STOCK):
        return table._replace(heights=heights)
    which = move.which + (len(view.building) if move.source is Source.PARTNER_DISCARD else 0)
    piles = (*table.piles[:which], table.piles[which][:-1], *table.piles[which + 1 :])
    return table._replace(heights=heights, piles=piles)


def _rivals(view: View) -> Iterator[tuple[int, int]]:
    """The opponents whose stock top is a number, and that number; the next to play first."""
    for k in range(1, view.players):
        seat = (view.turn + k) % view.players
        top = view.places[seat].stock_top
        if seat not in _side(view) and top is not None and top != WILD:
            yield seat, top


def _side(view: View) -> tuple[int, ...]:
    return tuple(seat for seat in (view.seat, view.partner) if seat is not None)


def _fits(heights: tuple[int, ...], card: int) -> bool:
    return card == WILD or card - 1 in heights


def _built(heights: tuple[int, ...], pile: int) -> tuple[int, ...]:
    return (*heights[:pile], (heights[pile] + 1) % TOP_NUMBER, *heights[pile + 1 :])


def _face(card: int) -> str:
    return "wild card" if card == WILD else str(card)
