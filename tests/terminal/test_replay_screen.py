import json
from pathlib import Path

import pytest

import tablee
from tablee.match.record import encode, load, record_of
from tablee.terminal.replay import Replay, retell
from tablee.terminal.replay_screen import ReplayApp
from tablee.terminal.speech import Speech
from tests.command import run
from tests.terminal.screens import SIZE, lines, until

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


@pytest.mark.slow
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_golden_record_is_stepped_through(file: Path) -> None:
    replay = Replay(load(file))
    assert len(replay.moments) == len(load(file).moves) + 1
    for step in range(0, len(replay.moments), 7):
        replay.go(step)
        for seat in (None, 0):
            replay.seat = seat
            state = replay.state()
            assert state.public is not None
            assert replay.history(Speech("en"))
    replay.go(10**6)
    assert replay.now.winners is not None


def test_through_a_seats_eyes_no_hidden_card_is_told() -> None:
    replay = Replay(load(next(file for file in GOLDEN if file.stem == "skipbo-2")), seat=0)
    told = []
    for step in range(60):
        replay.go(step)
        told += [text for text, style in replay.history(Speech("en")) if not style]
    draws = [text for text in told if " 1 draws" in text and "for the deal" not in text]
    assert draws
    assert all("card" in text for text in draws)


def test_remarks_stand_below_their_move() -> None:
    record = load(next(file for file in GOLDEN if file.stem == "skipbo-2"))
    number = next(n for n, move in enumerate(record.moves, 1) if move.startswith("1:"))
    remarks = {number: ["A mistake.", "Better: s>1"]}
    replay = Replay(record, None, remarks)
    replay.go(number)
    assert replay.history(Speech("en"))[-2:] == [("      A mistake.", "turn"), ("      Better: s>1", "turn")]
    printed = list(retell(record, Speech("en"), number, remarks=remarks))
    assert "      Better: s>1" in printed
    replay.seat = 0  # a reason may name a card that only the other one has seen
    assert not any("Better" in text for text, _ in replay.history(Speech("en")))


@pytest.mark.slow
def test_a_replay_says_what_decisions_cost(tmp_path: Path) -> None:
    match = tablee.play_match([1, 4], "skyjo", options={"limit": None}, seed=7)
    (tmp_path / "match.json").write_bytes(encode(record_of(match)))
    asked = ("replay", str(tmp_path / "match.json"), "--review")
    assert "Better: " in run(*asked, "--text").stdout
    steps = json.loads(run(*asked, "--json").stdout)["steps"]
    verdicts = {step["decision"]["verdict"] for step in steps if "decision" in step}
    assert "best" in verdicts


@pytest.mark.slow
async def test_keys_go_through_the_match() -> None:
    replay = Replay(load(GOLDEN[0]))
    app = ReplayApp(replay, Speech("en"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "right", "left")
        await until(pilot, lambda: replay.at == 1)
        await pilot.press("down")
        await until(pilot, lambda: replay.at > 1)
        await pilot.press("up", "end")
        await until(pilot, lambda: "won the match" in "\n".join(lines(app)))
        assert replay.at == len(replay.moments) - 1
        await pilot.press("home", "s")
        await until(pilot, lambda: (replay.at, replay.seat) == (0, 0))
        await pilot.press("space")
        await until(pilot, lambda: replay.at > 0)
        await pilot.press("q")


def test_json_has_every_step() -> None:
    record = load(GOLDEN[0])
    data = json.loads(run("replay", str(GOLDEN[0]), "--json").stdout)
    assert len(data["steps"]) == len(record.moves) + 1
    assert record.result is not None
    assert data["steps"][-1]["totals"] == record.result.totals
