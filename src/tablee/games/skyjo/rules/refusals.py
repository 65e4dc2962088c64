"""Every reason for which Skyjo refuses something: code, kind, rule, and an English sentence."""

from tablee.game.contract import RefusalKind, Refusals

_MALFORMED, _OUT_OF_TURN = RefusalKind.MALFORMED, RefusalKind.OUT_OF_TURN
_ILLEGAL, _SETUP = RefusalKind.ILLEGAL, RefusalKind.SETUP

REFUSALS = Refusals(
    {
        "player_count": (_SETUP, "SJ-02", "Skyjo is for 2 to 8 players, not {given}."),
        "unknown_option": (_SETUP, "SJ-02", "Skyjo has no option {given}; it has {known}."),
        "bad_option": (_SETUP, "SJ-02", "The option {name} cannot be {given}; it must be {allowed}."),
        "handicap": (
            _SETUP,
            "SJ-14",
            "A handicap is a number from 0 to {most} for each of the {players} seats, as in 0/10, not {given}"
            ": so many points each begins with.",
        ),
        "limit": (_SETUP, "SJ-14", "The limit must be a number from 1 up, or none, not {given}."),
        "dealer": (_SETUP, "SJ-05", "The dealer must be a seat from 0 to {last}, not {given}."),
        "malformed": (_MALFORMED, "SJ-07", "“{given}” is not a Skyjo move; one looks like t>b2, d or k>c3."),
        "no_such_seat": (_ILLEGAL, "SJ-02", "There is no seat {seat} at this table."),
        "round_over": (_ILLEGAL, "SJ-10", "The round is over; {given} cannot be played any more."),
        "not_your_turn": (_OUT_OF_TURN, "SJ-06", "It is not seat {seat}'s turn but seat {turn}'s."),
        "two_turned_already": (
            _OUT_OF_TURN,
            "SJ-05",
            "Two cards are turned over already; the others are still choosing theirs.",
        ),
        "set_up_first": (_ILLEGAL, "SJ-05", "First everybody turns over two cards, such as ?b2."),
        "set_up_is_over": (_ILLEGAL, "SJ-05", "Everybody has turned over two cards; the round has begun."),
        "must_decide": (_ILLEGAL, "SJ-08", "A card is drawn: keep it (k>b2) or discard it (x>b2)."),
        "nothing_drawn": (
            _ILLEGAL,
            "SJ-08",
            "No card is drawn yet: draw one (d) or take the discard (t>b2).",
        ),
        "cell_gone": (_ILLEGAL, "SJ-09", "There is no card at {cell} any more; its column is gone."),
        "already_face_up": (_ILLEGAL, "SJ-08", "The card at {cell} is face up already."),
    }
)
