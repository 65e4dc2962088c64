"""What the heuristic levels of Skip-Bo weigh, and how far each of them looks.

A level is a value for each of these names. `policy.py` and `evaluation.py` use them.
"""

from typing import NamedTuple

from tablee.games.skipbo.rules.options import Options

(
    PLAY_PILE,  # each card played from a discard pile in a line that ends the turn,
    PLAY_HAND,  # from the hand,
    PLAY_WILD,  # and for each wild on top of that
    PLAY_STUCK,  # each card played from a discard pile with no card in hand
    REFILL,  # a line that empties the hand
    STOCK,  # a line that frees a stock card by spending wilds,
    STOCK_WILD,  # for each of them
    STOCK_HAND,  # each hand card in a line that frees a stock card
    STOCK_PILE,  # each card from a discard pile in such a line
    PARTNER_STOCK,  # the stock card is the partner's
    MIDWAY,  # how much the opponents' chances count while the turn goes on
    FOLLOW,  # each card that fits after a wild from the stock was played there
    RIVAL_0,  # the turn ends and an opponent can play the stock's top with discards alone,
    RIVAL_1,  # or needs one more card,
    RIVAL_2,  # or two
    RIVAL_NEXT,  # how much each further opponent counts compared with the one before
    RIVAL_LAST,  # how much more an opponent counts with one card left, half of it with two, and so on
    ALLY_0,  # the turn ends and the partner can play the stock's top with discards alone,
    ALLY_1,  # or needs one more card,
    ALLY_2,  # or two
    OWN_0,  # the turn ends and one's own stock's top is within reach of discards and hand,
    OWN_1,  # or needs one more card,
    OWN_2,  # or two
    ON_SAME,  # discarding on the same number,
    ON_NEXT,  # on the next higher number,
    ON_EMPTY,  # on an empty place,
    ON_LAST_EMPTY,  # which is the last one,
    ON_HIGHER,  # for each number that the pile's top is higher,
    ON_LOWER,  # on a lower number,
    ON_LOWER_BY,  # for each number that it is lower,
    ON_WILD,  # on a wild,
    ON_DEPTH,  # for each card that the pile has,
    ON_SOON,  # on a card that will fit after one or two more
    DROP_WILD,  # discarding a wild,
    DROP_DOUBLE,  # a number that is in the hand twice,
    DROP_HIGH,  # for each of its number,
    DROP_SOON,  # a card that will fit after one or two more
) = range(37)

WEIGHT_NAMES = tuple(name.lower() for name, at in list(vars().items()) if isinstance(at, int))

(
    POSITIONS,  # how many positions of the turn are looked at, at most
    CARDS,  # how many cards a line may have
    LOOSE_WILDS,  # how many wilds may be spent in a line that neither frees a stock card nor empties the hand
    FORGETS,  # how often, of 100 decisions, the stock is not looked at
    CARELESS,  # how often, of 100, any card is discarded anywhere
) = range(5)

KNOBS = 5


class Style(NamedTuple):
    """What makes one level out of the one way of thinking."""

    weights: tuple[float, ...]
    knobs: tuple[int, ...]


# Sparrow is a child: everything that fits is fun, and so are wilds. Robin is tidy, and busy with its cards.
# `by_hand` is what a good player would say: free the stock, keep wilds for it, do not feed the opponents.
# `start` is where the tuner starts from: the result of an earlier and coarser tuning of fewer weights.
#
# `tuned` was found by
#
#     python training/tune.py skipbo --generations 45 --population 32 --matches 200 --seed 1 --spread 0.3
#
# except for the weights that two players do not need: rival_next, ally_… and partner_stock are the start's,
# and play_stuck is set by hand. It keeps a table of four from getting stuck (stalemates in 4 instead of
# 16 of 100 games) and costs nothing there: 25.2 % (23.2 to 27.4) against 0.76, where 25 is even.
#
# In two-player games these win 54.7 % (53.5 to 56.0) against the start, and 66.1 % (64.6 to 67.5) against
# `by_hand` with the same search. Tuned on from here at tables of four (20 generations, 50 deals) and of two
# pairs (60 deals), others won 25.0 % (23.3 to 26.8) and 50.1 % (48.1 to 52.1) against them: no better, so
# these are for all tables.
_TABLE = """
               Sparrow  Robin  by_hand   start     tuned
play_pile            2      1      0.2  -0.528   -0.6579
play_hand            2    0.8      0.8   1.179     1.302
play_wild         -1.5     -4       -4  -5.043    -6.064
play_stuck           1      1       10       1        10
refill               1      5        5   5.339     4.478
stock               50     50       50      15     16.66
stock_wild           0      0        0      -4    -2.937
stock_hand           0      0        0   -0.05  -0.08424
stock_pile           0      0     -0.1    -0.1   -0.2929
partner_stock        0      0        0       0         0
midway               0      0      0.3     0.3    0.4434
follow               0      0      0.7     0.7    0.5361
rival_0              0      0       -5   -6.34    -6.765
rival_1              0      0     -1.5  -1.926    -2.246
rival_2              0      0     -0.5  -0.387   -0.6147
rival_next           0      0     0.25   0.245     0.245
rival_last           0      0        0       1     1.176
ally_0               0      0      2.5     3.2       3.2
ally_1               0      0     0.75     0.9       0.9
ally_2               0      0     0.25     0.2       0.2
own_0                0      0        4   4.267     5.816
own_1                0      0        2   2.041     1.725
own_2                0      0        1   0.869    0.7992
on_same              1      2        2   1.888    0.8005
on_next              0    2.5      2.5   0.186    0.1007
on_empty           0.5    0.5      0.5   0.401    0.3131
on_last_empty        0      0       -1  -0.784   -0.5676
on_higher            0      0    -0.15  -0.191  -0.04847
on_lower             0     -1     -0.5    -0.5   -0.3799
on_lower_by          0      0    -0.35  -0.451   -0.3452
on_wild              0     -6       -6  -3.533    -3.423
on_depth          -0.1      0     -0.1  -0.311   -0.2554
on_soon              0      0        0    -0.2   -0.2436
drop_wild           -3     -6       -6  -3.533    -4.329
drop_double          0      0      0.5    0.97     1.213
drop_high         0.05   0.08     0.08   0.153   0.04132
drop_soon            0      0        0       0   0.04013
"""

_ROWS = [line.split() for line in _TABLE.strip().splitlines()[1:]]
assert tuple(name for name, *_ in _ROWS) == WEIGHT_NAMES
_SPARROW, _ROBIN, _BY_HAND, _START, _TUNED = zip(
    *([float(each) for each in row[1:]] for row in _ROWS), strict=True
)

_STYLES = (  # with POSITIONS, CARDS, LOOSE_WILDS, FORGETS and CARELESS
    Style(_SPARROW, (40, 1, 1, 8, 25)),
    Style(_ROBIN, (60, 2, 0, 0, 0)),
    Style(_BY_HAND, (40, 5, 0, 0, 0)),  # Magpie
    Style(_TUNED, (600, 60, 0, 0, 0)),  # Owl
)


def style_of(level: int) -> Style:
    """Raises `ValueError` if there is no such level."""
    if level not in range(1, len(_STYLES) + 1):
        raise ValueError(f"there is no level {level!r}; there are 1 to {len(_STYLES)}")
    return _STYLES[level - 1]


def tuned_weights(players: int, options: Options) -> tuple[float, ...]:
    """Where the tuner starts from."""
    return _START if players == 2 else _TUNED
