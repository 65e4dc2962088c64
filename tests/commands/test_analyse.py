import json

import pytest

from tests.command import Done, run

POSITION = "skyjo 1,0,?,2/0,-1,1,?/2,3,1,0;4,?,9,?/?,1,?,3/?,2,5,? 12,0 seat=0 turn=0 drawn=12"


def analyse(*arguments: str) -> Done:
    return run("analyse", *arguments, "--lang", "en")


@pytest.mark.slow
def test_moves_are_ranked_with_chances_and_reasons() -> None:
    done = analyse(POSITION, "--json", "--ms", "200")
    told = json.loads(done.stdout)
    assert told["position"] == POSITION
    assert all(move["reason"]["sentence"] for move in told["moves"])
    assert told["moves"][0]["move"].startswith("x>")  # a 12 is kept by nobody who is as low as this


def test_a_seat_that_has_nothing_to_decide() -> None:
    done = analyse(POSITION.replace("seat=0", "seat=1").replace("drawn=12", "drawn=?"))
    assert done.returncode == 2
    assert "nothing to decide" in done.stderr
