import pytest

from tablee.game.registry import GAMES
from tests.server.scripts import Served

POSITION = "skyjo 1,0,?,2/0,-1,1,?/2,3,1,0;4,?,9,?/?,1,?,3/?,2,5,? 12,0 seat=0 turn=0 drawn=12"


@pytest.mark.slow
def test_the_moves_of_a_position_are_ranked(client: Served) -> None:
    told = client.get("/api/analysis", params={"position": POSITION}).json()
    assert (told["position"], told["game"]) == (POSITION, "skyjo")
    assert told["moves"][0]["move"].startswith("x>")
    assert told["view"]["drawn"] == 12


def test_a_position_with_nothing_to_decide_is_only_shown(client: Served) -> None:
    waits = POSITION.replace("seat=0", "seat=1").replace("drawn=12", "drawn=?")
    told = client.get("/api/analysis", params={"position": waits}).json()
    assert (told["moves"], told["view"]["seat"]) == ([], 1)


def test_what_cannot_be_is_refused(client: Served) -> None:
    for position, status, code in (
        ("chess e4", 400, "unknown_game"),
        ("skyjo 1", 400, "position_short"),
        (POSITION.replace("9", "-2,-2"), 400, "position_unreadable"),
        (POSITION.replace(" 12,0 ", f" {'-2,' * 6}0 "), 409, "position_too_many"),
    ):
        answer = client.get("/api/analysis", params={"position": position})
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_puzzles_come_with_their_answers(client: Served) -> None:
    for game in ("skipbo", "skyjo"):
        puzzles = client.get(f"/api/puzzles/{game}").json()
        assert puzzles
        for puzzle in puzzles:
            legal = set(puzzle["view"]["legal_moves"])
            wrong = {move for each in puzzle["wrong"] for move in each["moves"]}
            assert legal == {*puzzle["right"], *wrong}
            assert not wrong & {*puzzle["right"]}
            assert 1 <= puzzle["grade"] <= 5


def test_there_are_puzzles_of_games_that_are_there(client: Served) -> None:
    assert "chess" not in GAMES
    assert client.get("/api/puzzles/chess").json()["code"] == "unknown_game"
