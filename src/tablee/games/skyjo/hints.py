"""What a Skyjo move does, in the words of a player who looks at the table.

Only what the view shows is spoken of, and the first of the true reasons that says most is given: closing,
columns, then what the next player gets, then points.
"""

from collections import Counter
from collections.abc import Hashable

from tablee.games.skyjo.bots.position import unseen_cards
from tablee.games.skyjo.rules.moves import CELLS, COLUMNS, Draw, Keep, Move, Reject, Take, TurnOver
from tablee.games.skyjo.rules.state import FACE_DOWN, GONE, Cards
from tablee.games.skyjo.rules.view import View
from tablee.review.game_hints import Prior, Priors, Reason, Reasons, counted, number, who

REASONS = Reasons(
    {
        "first_look": "Nothing is known yet: one card is as good as another.",
        "same_column": "Looks into the same column, where equal cards are worth most.",
        "other_column": "Looks into another column.",
        "closes_lowest": "Closes the round with the fewest points: {own}, and {who} has about {other}.",
        "closes_safely": "Closes the round with {own}: that is never doubled.",
        "closes_risky": "Closes the round with {own}, but {who} has about {other}: that may be doubled.",
        "closes_blind": "Turns over the last card and closes the round.",
        "completes_column": "Completes the column: three {card}s are cleared.",
        "loses_column": "Clears three {card}s that were worth keeping.",
        "breaks_pair": "Breaks up a pair of {old}s.",
        "feeds_next": "Leaves the {card} to {who}, who completes a column with it.",
        "starts_column": "Starts a column of {card}s: one more clears it.",
        "denies": "Takes the {card} before {who} completes a column with it.",
        "rids_highest": "Gets rid of the highest card: {a_card} for {an_old}.",
        "lowers": "{a_card} for {an_old}: {by} fewer.",
        "equal": "{a_card} for {an_old}: nothing changes, it is a way to wait.",
        "raises": "{a_card} for {an_old}: {by} more.",
        "low_card": "{a_card} is less than a face-down card, which has {mean} on average.",
        "high_card": "{a_card} is more than a face-down card, which has {mean} on average.",
        "draw_top_high": "{share} % of the unseen cards are better than the {top} on the discard pile.",
        "draw_hope": "Hopes for something better than the {top} on the discard pile.",
        "rejects_worst": "{a_card} is worse than nearly any face-down card.",
        "rejects_high": "{share} % of the unseen cards are better than the {card}.",
        "looks_for_third": "Looks for a third {card} in this column.",
        "looks": "Turns over a face-down card, which may be anything.",
    }
)

_NEARLY_ANY = 0.85  # of the unseen cards


# How the moves of positions in level 4's games differ, found with many playouts of each.
PRIORS = Priors(
    chance=Prior(((0.15, 0.0, 0.01), (0.50, -0.06, 0.036), (0.35, -0.2, 0.14)), 0.5),
    lead=Prior(((0.53, -2.0, 1.5), (0.45, -6.9, 3.8), (0.02, -40.0, 15.0)), 14.0),
    score=Prior(((0.57, 1.3, 1.2), (0.40, 5.8, 4.0), (0.03, 28.0, 25.0)), 12.0),
)


def sense(view: View, move: Move) -> Hashable:
    """Columns with the same cards are the same, and so are equal cards of one column."""
    assert view.seat is not None
    if isinstance(move, Draw):
        return move
    grid = view.grids[view.seat]
    column = grid[move.cell % COLUMNS :: COLUMNS]
    return type(move), grid[move.cell], tuple(sorted(column))


def reason_for(view: View, move: Move) -> Reason:
    """The most telling reason for (or against) a legal move of the view's seat."""
    assert view.seat is not None
    match move:
        case TurnOver():
            return _of_turn_over(view, move.cell)
        case Draw():
            return _of_draw(view)
        case Take():
            return _of_exchange(view, move.cell, view.discard[-1], taken=True)
        case Keep():
            assert view.drawn is not None
            return _of_exchange(view, move.cell, view.drawn, taken=False)
        case Reject():
            assert view.drawn is not None
            return _of_reject(view, move.cell, view.drawn)


# --- what is there to choose ---------------------------------------------------------------------------


def _of_turn_over(view: View, cell: int) -> Reason:
    grid = _grid(view)
    up = [at for at in CELLS if grid[at] != FACE_DOWN]
    if not up:
        return REASONS.reason("first_look")
    same = up[0] % COLUMNS == cell % COLUMNS
    return REASONS.reason("same_column" if same else "other_column")


def _of_draw(view: View) -> Reason:
    top = view.discard[-1]
    lower = share_below(view, top)
    if lower > 0.5:
        return REASONS.reason("draw_top_high", top=top, share=round(100 * lower))
    return REASONS.reason("draw_hope", top=top)


def _of_exchange(view: View, cell: int, card: int, taken: bool) -> Reason:
    grid = _grid(view)
    old = None if grid[cell] == FACE_DOWN else grid[cell]
    column = _others_of_column(grid, cell)
    after = _exchanged(grid, cell, card)
    if view.closer is None and FACE_DOWN not in after:
        return _of_closing(view, after)
    if column == (card, card) and old != card:
        return REASONS.reason("completes_column" if card > 0 else "loses_column", card=card)
    if old is not None and old > 0 and old != card and old in column:
        return REASONS.reason("breaks_pair", old=old)
    # What goes to the discard pile is known only if it lay face up.
    fed = _fed(view, old) if old is not None and old != card else None
    if fed is not None:
        return REASONS.reason("feeds_next", {"who": who(fed, view.players)}, card=old, seat=fed)
    if view.closer is None and card > 0 and old != card and column.count(card) == 1:
        return REASONS.reason("starts_column", card=card)
    denied = _fed(view, card) if taken else None
    if denied is not None and old != card:
        return REASONS.reason("denies", {"who": who(denied, view.players)}, card=card, seat=denied)
    return _of_points(view, grid, card, old)


def _of_points(view: View, grid: Cards, card: int, old: int | None) -> Reason:
    words = {"a_card": number(card)}
    if old is None:
        mean = mean_unseen(view)
        code = "low_card" if card < mean else "high_card"
        return REASONS.reason(code, words, card=card, mean=round(mean, 1))
    by = abs(card - old)
    words |= {"an_old": number(old), "by": counted(by, "point")}
    if card == old:
        return REASONS.reason("equal", words, card=card, old=old)
    if card > old:
        return REASONS.reason("raises", words, card=card, old=old, by=by)
    if old == max(up for up in grid if up not in (FACE_DOWN, GONE)):
        return REASONS.reason("rids_highest", words, card=card, old=old)
    return REASONS.reason("lowers", words, card=card, old=old, by=by)


def _of_reject(view: View, cell: int, card: int) -> Reason:
    grid = _grid(view)
    if view.closer is None and Counter(grid)[FACE_DOWN] == 1:
        return REASONS.reason("closes_blind")
    fed = _fed(view, card)
    if fed is not None:
        return REASONS.reason("feeds_next", {"who": who(fed, view.players)}, card=card, seat=fed)
    first, second = _others_of_column(grid, cell)
    if first == second and first not in (FACE_DOWN, GONE) and first > 0:
        return REASONS.reason("looks_for_third", card=first)
    lower = share_below(view, card)
    if lower >= _NEARLY_ANY:
        return REASONS.reason("rejects_worst", {"a_card": number(card)}, card=card)
    if lower > 0.5:
        return REASONS.reason("rejects_high", card=card, share=round(100 * lower))
    return REASONS.reason("looks")


# --- closing -------------------------------------------------------------------------------------------


def _of_closing(view: View, after: Cards) -> Reason:
    """SJ-12: all own cards are known then; of the others' only those that lie face up."""
    own = sum(card for card in after if card != GONE)
    seat, other = lowest_other(view)
    words = {
        "own": counted(own, "point"),
        "other": counted(round(other), "point"),
        "who": who(seat, view.players),
    }
    if own >= other and own <= 0:
        return REASONS.reason("closes_safely", words, own=own)
    code = "closes_lowest" if own < other else "closes_risky"
    return REASONS.reason(code, words, own=own, other=round(other), seat=seat)


def lowest_other(view: View) -> tuple[int, float]:
    """Who else is expected to have least as the cards lie now, and how much; face-down ones have the mean."""
    mean = mean_unseen(view)
    expected = {
        seat: sum(mean if card == FACE_DOWN else card for card in grid if card != GONE)
        for seat, grid in enumerate(view.grids)
        if seat != view.seat
    }
    return min(expected.items(), key=lambda item: item[1])


# --- the table -----------------------------------------------------------------------------------------


def _grid(view: View) -> Cards:
    assert view.seat is not None
    return view.grids[view.seat]


def _others_of_column(grid: Cards, cell: int) -> tuple[int, int]:
    return grid[(cell + COLUMNS) % len(CELLS)], grid[(cell + 2 * COLUMNS) % len(CELLS)]


def _exchanged(grid: Cards, cell: int, card: int) -> Cards:
    """The grid with this card in the cell, less a finished column (SJ-09)."""
    if _others_of_column(grid, cell) == (card, card):
        return tuple(GONE if at % COLUMNS == cell % COLUMNS else there for at, there in enumerate(grid))
    return (*grid[:cell], card, *grid[cell + 1 :])


def _fed(view: View, card: int) -> int | None:
    """The next player, if this card on the discard pile completes a column of theirs and they have a turn."""
    assert view.seat is not None
    seat = (view.seat + 1) % view.players
    if seat == view.closer or card <= 0:
        return None
    grid = view.grids[seat]
    for column in range(COLUMNS):
        cells = grid[column::COLUMNS]
        if cells.count(card) == 2:
            return seat
    return None


def mean_unseen(view: View) -> float:
    """The mean of the cards that the seat does not see: what a face-down card has on average."""
    unseen = unseen_cards(view)
    return sum(card * count for card, count in unseen.items()) / max(unseen.total(), 1)


def share_below(view: View, card: int) -> float:
    """How many of the unseen cards are lower than this one, as a share."""
    unseen = unseen_cards(view)
    return sum(count for face, count in unseen.items() if face < card) / max(unseen.total(), 1)
