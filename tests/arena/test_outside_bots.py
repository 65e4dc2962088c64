import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tablee.arena.bot_matches import play_chunk
from tablee.arena.chunks import Chunk
from tablee.arena.tournament import Tournament, play
from tablee.arena.tournament_report import forfeits_of, standing_data, standing_table
from tablee.bots.external.process import Fault, Program
from tablee.game.rng import simulation_key
from tests.bots.external.programs import ROOT, example, misbehaving

ROUND: dict[str, object] = {"limit": None}


@pytest.mark.slow
def test_programs_play_against_levels_and_the_better_one_wins() -> None:
    tournament = Tournament("skyjo", ["1"], 2, 8, 1, ROUND, milliseconds=5000, programs=[example()])
    standing = play(tournament, threads=1)
    duel = standing.duels[0]
    assert (duel.matches, duel.cut, duel.forfeits) == (8, 0, [{}, {}])
    assert standing_data(standing)["ladder"][1]["forfeits"] == {}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_who_forfeits_loses_the_whole_point(players: int) -> None:
    crashing = misbehaving("crashing")
    tournament = Tournament("skyjo", ["1"], players, 2, 1, ROUND, programs=[crashing])
    standing = play(tournament, threads=1)
    duel = standing.duels[0]
    assert duel.points == duel.matches  # of the first, which is the level
    assert duel.undecided == 0
    forfeits = forfeits_of(standing, 1)[Fault.CRASHED]
    assert forfeits.matches == duel.matches
    assert "I have lost my head" in forfeits.first
    assert forfeits_of(standing, 0) == {}


def lineup(game: str, *seats: int | Program, **options: object) -> Chunk:
    return Chunk(game, simulation_key(1), 0, 1, len(seats), options, seats, 5000, 5000)


def test_partners_lose_together_and_all_others_win() -> None:
    lying, good = misbehaving("babbling"), example()
    row = play_chunk(lineup("skipbo", good, lying, good, lying, partners=True, stock_size=3, target=None))[0]
    assert row["winners"] == 0b0101
    assert row["culprit"] in (1, 3)


def test_what_was_broken_off_is_no_game_to_score() -> None:
    row = play_chunk(lineup("skyjo", misbehaving("crashing"), 1))[0]
    assert (row["rounds"], row["totals"].sum()) == (0, 0)


LISTENING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    with open({file!r}, "a") as heard:
        heard.write(json.dumps({{key: message.get(key) for key in ("type", "number", "totals")}}) + "\\n")
    if message["type"] in ("hello", "new"):
        print(json.dumps({{"type": "ready", "name": "Listener"}}), flush=True)
    elif message["type"] == "go":
        print(json.dumps({{"type": "move", "move": message["view"]["legal_moves"][0]}}), flush=True)
"""


def test_a_new_round_of_a_match_is_announced(tmp_path: Path) -> None:
    program, heard = tmp_path / "listening.py", tmp_path / "heard"
    program.write_text(LISTENING.format(file=str(heard)), "utf-8")
    listening = Program.named(f"{sys.executable} {program}")
    row = play_chunk(lineup("skyjo", 1, listening, limit=150))[0]
    assert row["fault"] == 0
    messages = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    deals = [message for message in messages if message["type"] == "deal"]
    assert [deal["number"] for deal in deals] == list(range(2, row["rounds"] + 1)) != []
    for deal in deals:  # the next question has the same totals, and the last one before had others
        at = messages.index(deal)
        assert messages[at + 1]["type"] == messages[at - 1]["type"] == "go"
        assert messages[at + 1]["totals"] == deal["totals"] != messages[at - 1]["totals"]


def test_each_seat_of_each_match_has_a_process_of_its_own(tmp_path: Path) -> None:
    """Whoever shared one would know what another seat has seen, or the cards that are dealt again."""
    numbers = tmp_path / "numbers"
    signing = misbehaving("signing", numbers)
    play_chunk(lineup("skyjo", signing, 1, signing, limit=None)._replace(matches=2))
    signed = [line.split() for line in numbers.read_text(encoding="utf-8").splitlines()]
    assert sorted(seat for _, seat in signed) == ["0", "0", "2", "2"]
    assert len({number for number, _ in signed}) == 4


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", "arena", "skyjo", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )


@pytest.mark.slow
def test_the_command_counts_forfeits_by_reason() -> None:
    done = arena(
        *("--bot", str(misbehaving("flooding")), "--bot", str(misbehaving("crashing"))),
        *("-m", "2", "-o", "limit=none", "--threads", "1", "--json"),
    )
    assert done.returncode == 0, done.stderr
    flooding, crashing = json.loads(done.stdout)["ladder"]
    both = [*flooding["forfeits"].items(), *crashing["forfeits"].items()]
    assert {reason for reason, _ in both} <= {"flooded", "crashed"}
    assert sum(told["matches"] for _, told in both) == 2
    assert all(told["first"] for _, told in both)


def test_the_tables_name_who_forfeited_and_why() -> None:
    standing = play(Tournament("skyjo", ["1"], 2, 2, 1, ROUND, programs=[misbehaving("lying")]), threads=1)
    console = Console(width=300)
    with console.capture() as capture:
        console.print(standing_table(standing))
    shown = capture.get()
    assert "illegal move" in shown
    assert "which is not legal there" in shown


@pytest.mark.slow
def test_a_program_that_does_not_say_hello_is_turned_away_before_the_first_match() -> None:
    done = arena("1", "--bot", str(misbehaving("ends-at-once")))
    assert done.returncode == 1
    assert "cannot play. It ended with exit code 3." in done.stderr
    assert "check-bot" in done.stderr
