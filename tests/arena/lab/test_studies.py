import json
import shlex
from math import sqrt
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from examples.games import highest
from tablee.arena.lab.experiments import Chance, LabPlan, Measurements, Starters, Wanted
from tablee.arena.lab.findings import Dots, Heat
from tablee.arena.lab.game_lab import starters
from tablee.arena.lab.questions import STUDIES
from tablee.arena.lab.rules import Comparison, comparisons, not_measured
from tablee.arena.lab.seats import wins_by_place
from tablee.arena.lab.settings import lab_games
from tablee.cli import main
from tablee.game import registry
from tablee.game.options import options_of
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skipbo.kernel.kernel import RESULT
from tablee.games.skipbo.rules.options import Options as SkipBoOptions
from tablee.games.skyjo.rules.options import Options as SkyjoOptions
from tablee.match.match import Match

PLAN = LabPlan(games=32, seed=3)


@pytest.fixture(scope="module")
def measured() -> Measurements:
    return Measurements(PLAN.seed)


def printed(command: str, *more: str) -> Any:
    program, *words = shlex.split(command)
    assert program == "tablee"
    return json.loads(CliRunner().invoke(main, [*words, *more]).stdout)


def found(study: str, game: str, measured: Measurements) -> Any:
    wanted = STUDIES[study].needs(PLAN, game)
    measured.play(wanted)
    return STUDIES[study].answer(PLAN, game, measured)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_the_levels_are_those_of_the_arena(game: str, measured: Measurements) -> None:
    finding = found("levels", game, measured)
    for number, command in enumerate(finding.commands):
        heat = finding.charts[number]
        assert isinstance(heat, Heat)
        arena = printed(command, "--json")
        for duel in arena["duels"]:
            cell = heat.cells[int(duel["first"]) - 1][int(duel["second"]) - 1]
            assert cell is not None
            assert cell._asdict() == duel["points"], command
    elo = finding.charts[-1].data()[:4]
    ladder = printed(finding.commands[0], "--json")["ladder"]
    assert [row["value"] for row in elo] == [row["elo"]["value"] for row in ladder]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "sum_of"), [("skipbo", "stalemates"), ("skyjo", "doubled")])
def test_random_players_are_those_of_simulate(game: str, sum_of: str, measured: Measurements) -> None:
    finding = found("striking", game, measured)
    (chart,) = finding.charts
    assert isinstance(chart, Dots)
    shown = [
        row
        for row in chart.data()
        if "random players" in (row["group"], row["label"])  # a group, or a line of each group
    ]
    commands = [command for command in finding.commands if " simulate " in command]
    assert len(commands) == len(shown)
    for command, row in zip(commands, shown, strict=True):
        summary = printed(command, "--json")
        value = summary[sum_of]["value"] if sum_of in summary else summary["per_game"][sum_of]
        assert row["value"] == pytest.approx(value), command


@pytest.mark.slow
@pytest.mark.parametrize("study", ["luck", "seats", "length", "rules"])
def test_a_study_alone_prints_the_same(study: str, measured: Measurements) -> None:
    finding = found(study, "skyjo", measured)
    (alone,) = printed(finding.commands[0])["findings"]
    assert alone == json.loads(json.dumps(finding.data()))


@pytest.mark.parametrize("threads", [1, 3])
def test_the_number_of_threads_changes_nothing(threads: int, measured: Measurements) -> None:
    finding = found("rules", "skyjo", measured)
    assert found("rules", "skyjo", Measurements(PLAN.seed, threads)) == finding


def test_a_place_is_certain_only_if_that_outweighs_how_many_were_looked_at(measured: Measurements) -> None:
    """Of twenty places one is off its even share by chance: 95 % for each of them is not enough."""
    doubtful = 0
    for game in ("skipbo", "skyjo"):
        (chart,) = found("seats", game, measured).charts
        dots = [dot for dot in chart.dots if dot.estimate is not None]
        assert len(dots) == 20
        for dot in dots:
            value, low, high = dot.estimate
            error = sqrt(
                dot.even * (1 - dot.even) / (3 * PLAN.games)
            )  # of Wilson's interval: if it were even
            assert dot.certain == (abs(value - dot.even) > 3.0233 * error)  # 99.75 % on both sides together
            doubtful += not (dot.certain or low <= dot.even <= high)
    assert doubtful > 0, "none of these tables shows the difference"


def test_wins_are_told_from_whoever_begins() -> None:
    rows = np.zeros(3, dtype=RESULT)
    rows["winners"] = [0b001, 0b110, 0]
    places = wins_by_place(rows, np.array([2, 1, 0]), 3)
    assert places.T.tolist() == [[0, 1, 0], [0.5, 0.5, 0], [0, 0, 0]]


@pytest.mark.parametrize("players", [2, 5])
def test_who_begins_at_skyjo_is_whoever_begins_by_the_plain_rules(players: int) -> None:
    """SJ-05, with the cards that level 4 turns over."""
    from tablee.bots.contract import Clock
    from tablee.bots.ladder import make_bot

    measured, wanted = Measurements(3), Starters("skyjo", players, (("limit", None),), 6)
    measured.play([wanted])
    for index, starter in enumerate(measured.starters(wanted)):
        seed = game_seed(simulation_key(3), index)
        match = Match("skyjo", players, {"limit": None}, Seeded(seed))
        bots = [make_bot("skyjo", 4, seed, seat) for seat in range(players)]
        for seat, bot in enumerate(bots):
            for _ in range(2):
                match.push(seat, bot.choose(match.view(seat), Clock()))
        assert match.actors() == (starter,)


def test_a_game_whose_levels_no_kernel_plays_is_not_studied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    assert lab_games() == ["skipbo", "skyjo"]
    assert lab_games(["skyjo"]) == ["skyjo"]
    with pytest.raises(ValueError, match="cannot study Highest card"):
        lab_games(["skyjo", "highest"])


def test_options_are_tried_as_they_are_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """What ends a match in matches, everything else in single games, with what forms offer."""
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    values = (("target", 1), ("target", 10))
    assert comparisons("highest") == (Comparison(2, True, values), Comparison(4, True, values))
    skipbo = {(one.players, one.whole): one.options for one in comparisons("skipbo")}
    assert ("stalemate", "reshuffle") in skipbo[2, False]
    assert ("partners", True) not in skipbo[2, False]
    assert skipbo[4, False][-1] == ("partners", True)


def test_who_begins_is_found_by_the_plain_rules_if_a_game_does_not_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    assert starters("highest", 3, (), simulation_key(1), 5, 4).tolist() == [0] * 4


def test_different_wishes_are_never_mistaken_for_each_other() -> None:
    wanted: list[Wanted] = [wish("skyjo", 2, (("limit", None),), 9) for wish in (Chance, Starters)]
    assert len(set(wanted)) == 2


@pytest.mark.parametrize(("game", "options"), [("skipbo", SkipBoOptions), ("skyjo", SkyjoOptions)])
def test_every_option_is_tried_or_said_not_to_be(game: str, options: type) -> None:
    tried = {name for comparison in comparisons(game) for name, _ in comparison.options}
    left_out = {name for names, _ in not_measured(game) for name in names}
    for option in options_of(options):
        assert (option.name in tried) != (option.name in left_out), option.name
