"""The names of what a Skip-Bo bot weighs, and of the few whole numbers that say how it thinks.

A level is a value for each of them; see `levels.py` for the values, `thinking.py` for their use.
"""

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
