"""Skip-Bo with real cards. The ids are those of the ledger; what is `silent` there Tablée has decided."""

from tablee.game.options import options_of
from tablee.games.skipbo.rules.moves import WILD
from tablee.games.skipbo.rules.options import PAIRS, PLAYERS, Options
from tablee.paper.facts import DealSize, First, RealTable, SetUpStep, Situation

_STOCK_SIZE = next(option for option in options_of(Options) if option.name == "stock_size")


def _deal(players: int) -> DealSize:
    """SB-05, SB-20, SB-24."""
    offers = [size for size in _STOCK_SIZE.offers(players) if isinstance(size, int)]
    half = players // 2
    return DealSize(
        players=players,
        each=offers[0],
        fewest=_STOCK_SIZE.least,
        most=_STOCK_SIZE.largest(players) or offers[0],
        offered=tuple(sorted(offers)),
        pairs=tuple((seat, seat + half) for seat in range(half)) if players in PAIRS else (),
    )


TABLE = RealTable(
    deals=tuple(_deal(players) for players in PLAYERS),
    size_option=_STOCK_SIZE.name,
    steps=(
        SetUpStep("deck", ("SB-01",)),
        SetUpStep("dealer", ("SB-03", "SB-04")),
        SetUpStep("pairs", ("SB-20",), pairs=True),
        SetUpStep("deal", ("SB-05",)),
        SetUpStep("top", ("SB-05", "SB-06")),
        SetUpStep("draw_pile", ("SB-07",)),
        SetUpStep("room", ("SB-05", "SB-08", "SB-10")),
        SetUpStep("begin", ("SB-11", "SB-12")),
    ),
    first=First(rule="SB-03", cards=1, ignored=(WILD,), ties="again"),
    situations=(
        Situation("too_many_players", "set_up", ("SB-02",)),
        Situation("deal_level", "set_up", ("SB-03",), silent=True),
        Situation("misdeal", "set_up", ("SB-05",), silent=True),
        Situation("next_dealer", "set_up", ("SB-04", "SB-11")),
        Situation("must_play", "turn", ("SB-13",)),
        Situation("hand_empty", "turn", ("SB-14",)),
        Situation("draw_pile_empty", "turn", ("SB-15",)),
        Situation("nothing_left", "turn", ("SB-16",), silent=True),
        Situation("wild", "turn", ("SB-09",)),
        Situation("discard_stock", "turn", ("SB-16",)),
        Situation("look_through", "turn", ("SB-10",), silent=True),
        Situation("partner_cards", "turn", ("SB-20",)),
        Situation("own_stock_empty", "turn", ("SB-21", "SB-22")),
        Situation("too_many", "mistake", ("SB-25",), also=True),
        Situation("out_of_turn", "mistake", ("SB-26",), also=True),
        Situation("out_of_turn_unnoticed", "mistake", ("SB-27",)),
        Situation("talk", "mistake", ("SB-23",)),
        Situation("cheating", "mistake", ("SB-23",)),
        Situation("looked_below", "mistake", ("SB-06", "SB-23"), silent=True),
        Situation("forgot_draw", "mistake", ("SB-12",), silent=True),
        Situation("forgot_discard", "mistake", ("SB-16",), silent=True),
        Situation("wrong_card", "mistake", ("SB-08",), silent=True),
        Situation("wrong_call", "mistake", ("SB-23", "SB-25"), silent=True),
        Situation("last_stock_card", "end", ("SB-17", "SB-18")),
        Situation("stuck", "end", ("SB-28",), silent=True, also=True),
        Situation("level_at_the_end", "end", ("SB-19", "SB-21")),
    ),
)
