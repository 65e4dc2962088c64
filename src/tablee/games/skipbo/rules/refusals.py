"""Every reason for which Skip-Bo refuses something: code, kind, rule, and an English sentence."""

from tablee.game.contract import RefusalKind, Refusals

_MALFORMED, _OUT_OF_TURN = RefusalKind.MALFORMED, RefusalKind.OUT_OF_TURN
_ILLEGAL, _SETUP = RefusalKind.ILLEGAL, RefusalKind.SETUP

REFUSALS = Refusals(
    {
        "player_count": (_SETUP, "SB-02", "Skip-Bo is for 2 to 6 players, not {given}."),
        "unknown_option": (_SETUP, "SB-02", "Skip-Bo has no option {given}; it has {known}."),
        "bad_option": (_SETUP, "SB-02", "The option {name} cannot be {given}; it must be {allowed}."),
        "handicap": (
            _SETUP,
            "SB-05",
            "A handicap is a number from 0 to {most} for each of the {players} seats, as in 0/10, not {given}"
            ": so many cards fewer has the stock.",
        ),
        "head_start": (
            _SETUP,
            "SB-19",
            "A head start is a number from 0 to {most} for each of the {players} seats, as in 0/50, not "
            "{given}: so many points they begin a match with, less than its target.",
        ),
        "stock_size": (_SETUP, "SB-05", "With {players} players a stock has 1 to {most} cards, not {given}."),
        "target": (_SETUP, "SB-19", "The target must be a number from 1 up, or none, not {given}."),
        "partners": (_SETUP, "SB-20", "Partnerships need 4 or 6 players, not {players}."),
        "dealer": (_SETUP, "SB-03", "The dealer must be a seat from 0 to {last}, not {given}."),
        "malformed": (
            _MALFORMED,
            "SB-13",
            "“{given}” is not a Skip-Bo move; one looks like s>2, h7>2 or h9:3.",
        ),
        "no_such_seat": (_ILLEGAL, "SB-02", "There is no seat {seat} at this table."),
        "game_over": (_ILLEGAL, "SB-17", "The game is over; {given} cannot be played any more."),
        "not_your_turn": (_OUT_OF_TURN, "SB-11", "It is not seat {seat}'s turn but seat {turn}'s."),
        "stock_empty": (_ILLEGAL, "SB-22", "The stock is empty."),
        "not_in_hand": (_ILLEGAL, "SB-13", "There is no {card} in the hand."),
        "discard_empty": (_ILLEGAL, "SB-10", "Discard pile {pile} is empty."),
        "no_partner": (_ILLEGAL, "SB-20", "At this table nobody has a partner."),
        "does_not_fit": (
            _ILLEGAL,
            "SB-08",
            "Building pile {pile} needs a {needed} (or a Skip-Bo), not a {card}.",
        ),
        "must_discard": (_ILLEGAL, "SB-16", "A turn ends with a discard while there is a card in the hand."),
        "strict_table": (
            _ILLEGAL,
            "SB-23",
            "This table plays strictly: {given} exists only with human manners.",
        ),
        "nothing_to_draw": (_ILLEGAL, "SB-15", "There is nothing left to draw."),
        "own_turn": (_ILLEGAL, "SB-26", "It is one's own turn: nothing to do out of turn."),
        "not_a_silent_partner": (
            _ILLEGAL,
            "SB-23",
            "Only the partner of the player whose turn it is has to be quiet.",
        ),
        "already_talked": (_ILLEGAL, "SB-23", "The partner has talked already in this turn."),
        "own_call": (_ILLEGAL, "SB-23", "Nobody can call themselves."),
        "not_an_opponent": (_ILLEGAL, "SB-23", "At this table only opponents can be called."),
    }
)
