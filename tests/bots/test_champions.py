from collections.abc import Callable
from itertools import count

import pytest

from tablee.bots.contract import Bot, Clock
from tablee.bots.ladder import LEVELS, make_bot
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skipbo.bots.champion import LearnedBot as SkipBoLearned
from tablee.games.skipbo.bots.search import Plan as SkipBoPlan
from tablee.games.skyjo.bots.champion import LearnedBot as SkyjoLearned
from tablee.games.skyjo.bots.match_odds import chance_to_win, worth_of_a_point, worth_of_scores
from tablee.games.skyjo.bots.search import Plan
from tablee.match.match import Match
from tests.effort import amount

GAMES = amount(1, quick=1, soak=20)
KEY = simulation_key(77)
LONG = Clock(60_000)  # no search below is stopped by it
MOST_MOVES = 20_000

Maker = Callable[[bytes, int], Bot]

PLAYERS: dict[str, dict[str, Maker]] = {
    "skipbo": {
        "level 5": lambda seed, seat: SkipBoLearned(seed, seat, None),
        "champion": lambda seed, seat: SkipBoLearned(seed, seat, SkipBoPlan(worlds=3, least=2)),
    },
    "skyjo": {
        "level 5": lambda seed, seat: SkyjoLearned(seed, seat, None),
        "champion": lambda seed, seat: SkyjoLearned(seed, seat, Plan(worlds=3, batch=3)),
    },
}
CASES = [(game, name) for game, makers in PLAYERS.items() for name in makers]

TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "skipbo": [
        (players, {"target": None, "partners": partners, "stock_size": stock})
        for players in range(2, 7)
        for partners in ((False, True) if players in (4, 6) else (False,))
        for stock in (3, 10)
    ],
    "skyjo": [
        (players, {"limit": None, "clear_on_reveal": clears, "next_start": start})
        for players in range(2, 9)
        for clears, start in ((True, "closer"), (False, "highest"))
    ],
}


def games_of(game: str) -> list[tuple[int, dict[str, object], bytes]]:
    """Every table, or every third one, with a seed for each game at it."""
    return [
        (players, options, game_seed(KEY, 100 * table + index))
        for table, (players, options) in [*enumerate(TABLES[game])][:: amount(3, quick=3, full=1, soak=1)]
        for index in range(GAMES)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), CASES)
def test_games_at_every_table_are_played_to_the_end_by_the_rules(game: str, name: str) -> None:
    for players, options, seed in games_of(game):
        bots = [PLAYERS[game][name](seed, seat) for seat in range(players)]
        match = Match(game, players, options, Seeded(seed))
        while not match.over:
            if match.outcome is not None:
                match.deal_next()
            seat = match.actors()[0]
            match.push(seat, bots[seat].choose(match.view(seat), LONG))  # which refuses an illegal one
            assert len(match.moves) < MOST_MOVES


@pytest.mark.parametrize("game", list(PLAYERS))
def test_no_time_at_all_is_time_for_what_was_learned(game: str) -> None:
    for level in LEVELS[game][4:]:
        match = Match(game, 2, {}, Seeded(bytes(32)))
        bot = make_bot(game, level.number, bytes(32), 0)
        play_some(match, bot, Clock(0), 60)


SEARCHING_FOR_EVER: dict[str, Maker] = {  # minutes for each move, if nobody stops them
    "skipbo": lambda seed, seat: SkipBoLearned(
        seed, seat, SkipBoPlan(worlds=200_000, margin=1.0, behind=1e9)
    ),
    "skyjo": lambda seed, seat: SkyjoLearned(seed, seat, Plan(worlds=10_000_000, margin=9.0, certain=1e9)),
}


CLOCK_OF_SEARCH = {"skipbo": "search.perf_counter", "skyjo": "search.time.perf_counter"}


@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_champion_keeps_to_its_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes fast here: ten milliseconds with every look at it."""
    ticks = count()

    def look() -> float:
        return next(ticks) / 100

    for clock in ("champion.perf_counter", CLOCK_OF_SEARCH[game]):
        monkeypatch.setattr(f"tablee.games.{game}.bots.{clock}", look)
    match = Match(game, 2, {}, Seeded(bytes([1]) * 32))
    bot = SEARCHING_FOR_EVER[game](bytes(32), 0)
    looks = []
    for _ in range(12):
        before = next(ticks)
        play_some(match, bot, Clock(100), 1)
        looks.append(next(ticks) - before - 1)
    assert max(looks) <= 12
    assert max(looks) > 2, "it never searched"


def play_some(match: Match, bot: Bot, clock: Clock, moves: int) -> None:
    """Let a bot play all seats for a while."""
    for _ in range(moves):
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        match.push(seat, bot.choose(match.view(seat), clock))


def test_a_standing_is_a_chance() -> None:
    assert chance_to_win([50.0, 50.0], 2, 0) == pytest.approx(0.5)
    assert chance_to_win([40.0, 60.0], 2, 0) > chance_to_win([50.0, 60.0], 2, 0) > 0.5
    assert chance_to_win([101.0, 60.0], 2, 0) == 0.0
    assert chance_to_win([100.0, 60.0, 60.0], 3, 1) == 0.5  # a shared win
    totals = [10.0, 30.0, 80.0, 99.0]
    assert sum(chance_to_win(totals, 4, seat) for seat in range(4)) == pytest.approx(1.0)


def test_a_point_counts_most_in_the_last_round_of_an_even_match() -> None:
    assert worth_of_a_point([99.0, 99.0], 2, 0) > worth_of_a_point([0.0, 0.0], 2, 0) > 0.0


def test_early_in_a_match_a_lead_counts_and_low_scores_of_both_a_little() -> None:
    def worth(own: float, other: float, totals: tuple[float, float] = (0.0, 20.0)) -> float:
        return worth_of_scores(totals, 0, own, other, [0.0, 0.0])

    assert worth(13.0, 13.0) == 0.0
    assert worth(3.0, 13.0) > worth(13.0, 23.0) > 0.8 * worth(3.0, 13.0)
    assert worth(3.0, 3.0) > 0.0 > worth(23.0, 23.0)
    late = (80.0, 80.0)
    assert worth(3.0, 3.0, late) == pytest.approx(0.0)
    assert worth(25.0, 24.0, late) < 4 * worth(13.0, 12.0, late) < 0.0  # a lost match
