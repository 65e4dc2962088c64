"""Skyjo with real cards. The ids are those of the ledger; what is `silent` there Tablée has decided."""

from tablee.games.skyjo.rules.moves import CELLS
from tablee.games.skyjo.rules.options import PLAYERS
from tablee.paper.facts import DealSize, First, RealTable, SetUpStep, Situation

_CARDS = len(CELLS)  # SJ-03


TABLE = RealTable(
    deals=tuple(
        DealSize(players=players, each=_CARDS, fewest=_CARDS, most=_CARDS, offered=(_CARDS,))
        for players in PLAYERS
    ),
    opened=1,  # SJ-04
    steps=(
        SetUpStep("deck", ("SJ-01",)),
        SetUpStep("dealer", ("SJ-05",)),
        SetUpStep("deal", ("SJ-03",)),
        SetUpStep("grid", ("SJ-03",)),
        SetUpStep("draw_pile", ("SJ-04",)),
        SetUpStep("two_cards", ("SJ-05",)),
        SetUpStep("begin", ("SJ-05", "SJ-06")),
    ),
    first=First(rule="SJ-05", cards=2, ties="after_dealer"),
    situations=(
        Situation("too_many_players", "set_up", ("SJ-02",)),
        Situation("misdeal", "set_up", ("SJ-03",), silent=True),
        Situation("level_sums", "set_up", ("SJ-05",), silent=True, also=True),
        Situation("next_start", "set_up", ("SJ-05",), also=True),
        Situation("put_back", "turn", ("SJ-07",)),
        Situation("look_before", "turn", ("SJ-07",)),
        Situation("unwanted", "turn", ("SJ-08",)),
        Situation("three_equal", "turn", ("SJ-09",)),
        Situation("draw_pile_empty", "turn", ("SJ-15",), silent=True),
        Situation("out_of_turn", "mistake", ("SJ-06",), silent=True),
        Situation("looked", "mistake", ("SJ-03",), silent=True),
        Situation("drew_two", "mistake", ("SJ-08",), silent=True),
        Situation("forgot_turn_over", "mistake", ("SJ-08",), silent=True),
        Situation("overlooked_column", "mistake", ("SJ-09",), silent=True),
        Situation("closed", "end", ("SJ-10",)),
        Situation("column_at_the_end", "end", ("SJ-09", "SJ-11"), silent=True, also=True),
        Situation("closer_not_lowest", "end", ("SJ-12",)),
        Situation("exactly_the_limit", "end", ("SJ-14",)),
        Situation("level_at_the_end", "end", ("SJ-14",), silent=True),
    ),
)
