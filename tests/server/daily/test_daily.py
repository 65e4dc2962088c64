import time
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from tablee.bots.ladder import LEVELS
from tablee.game.registry import GAMES
from tablee.match.record import Result, decode, lead
from tablee.match.replay import verify
from tablee.server.daily import daily as daily_module
from tablee.server.daily.api import _weeks
from tablee.server.daily.daily import Fared, Week, levels_reached, place_of
from tablee.server.daily.deals import level_of, match_of_level, settings_of, week_of
from tests.server.scripts import Script, Served, served

MONDAY = date(2026, 11, 16)
GAME = "skyjo"  # the shorter one
PATIENCE = 300.0  # seconds for bots and luck; on a good day it takes two


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        quick = [level for level in LEVELS[GAME] if level.number <= 3]  # champions take their time
        patch.setattr(daily_module, "LEVELS", dict.fromkeys(GAMES, quick))
        with served(tmp_path_factory.mktemp("daily"), pace=0.0) as client:
            yield client


def on(client: Served, day: date) -> None:
    client.parts.daily.today = lambda: day


def begin(script: Script, game: str = GAME) -> str:
    answer = script.request("POST", f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def play(script: Script, game: str = GAME, which: int = -1) -> str:
    """To the end; the record's id."""
    return script.finish(begin(script, game), which)


def seen(script: Script, game: str = GAME) -> Any:
    return next(each for each in script.get("/api/daily")["games"] if each["game"] == game)


@pytest.mark.slow
def test_everybody_gets_the_cards_that_were_promised_the_week_before(client: Served) -> None:
    on(client, MONDAY - timedelta(7))
    ada, bo = Script(client, name="Ada"), Script(client, name="Bo")
    promised = {each["day"]: each["commitment"] for each in seen(ada)["coming"]}
    assert sorted(promised) == [(MONDAY - timedelta(days)).isoformat() for days in range(6, -1, -1)]
    on(client, MONDAY)
    assert seen(ada)["commitment"] == promised[MONDAY.isoformat()]
    records = [decode(client.get(f"/g/{play(who)}.json").content) for who in (ada, bo)]
    for record in records:
        verify(record)
        assert record.commitment == promised[MONDAY.isoformat()]
    assert records[0].chance[0] == records[1].chance[0]
    assert client.get("/api/records").json() == []  # in no public list


@pytest.mark.slow
def test_whoever_has_finished_sees_places_and_the_week_and_others_do_not(client: Served) -> None:
    on(client, MONDAY + timedelta(2))
    ada, bo, cleo = (Script(client, name=name) for name in ("Ada", "Bo", "Cleo"))
    play(ada, which=-1)
    record = play(bo, which=0)
    begin(cleo)
    for who in (cleo, None):
        game = seen(cleo) if who else client.get("/api/daily").json()["games"][0]
        assert (game["places"], game["bots"]) == ([], [])
    assert (seen(cleo)["finished"], seen(cleo)["mine"]["place"]) == (2, None)
    deadline = time.monotonic() + PATIENCE
    while len((game := seen(bo))["bots"]) < 3:
        assert time.monotonic() < deadline, game
        time.sleep(0.1)
    assert game["mine"]["record"] == record
    leads = [place["totals"][1] - place["totals"][0] for place in game["places"]]
    assert leads == sorted(leads, reverse=True)
    own = next(place for place in game["places"] if place["mine"])
    assert (own["name"], own["place"], own["totals"]) == ("Bo", game["mine"]["place"], game["mine"]["totals"])
    reached = sum(
        bot["totals"][1] - bot["totals"][0] <= own["totals"][1] - own["totals"][0] for bot in game["bots"]
    )
    assert game["mine"]["reached"] == reached
    week = {row["name"]: (row["days"], row["reached"]) for row in game["week"] if row["mine"]}
    assert week == {"Bo": (1, reached)}


@pytest.mark.slow
def test_there_is_one_try_and_it_is_the_same_table_again(client: Served) -> None:
    on(client, MONDAY + timedelta(3))
    ada, bo = Script(client, name="Ada"), Script(client, name="Bo")
    code = begin(ada)
    assert begin(ada) == code
    play(ada)
    assert begin(ada) == code
    assert bo.ask(code, "sit", seat=1).json()["code"] == "daily_table"
    assert ada.request("GET", f"/api/tables/{code}/hint", params={"seat": 0}).status_code in (403, 409)


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("configure", {"settings": {"game": GAME, "players": 2, "hints": True}}),
        ("bot", {"seat": 1, "level": 1}),
        ("sit", {"seat": 1}),
    ],
)
def test_nothing_is_changed_before_it_begins(
    client: Served, monkeypatch: pytest.MonkeyPatch, command: str, fields: dict[str, Any]
) -> None:
    """Between two steps there is time for whoever is quick, and more if the server dies there."""
    on(client, MONDAY + timedelta(2))

    async def die(*_: object) -> None:
        pass

    ada = Script(client, name="Ada")
    with monkeypatch.context() as patched:
        patched.setattr(daily_module, "_begin", die)
        code = begin(ada)
    assert ada.ask(code, command, **fields).json()["code"] == "daily_table"
    assert begin(ada) == code
    table = ada.get(f"/api/tables/{code}")["table"]
    assert (table["phase"], table["seats"][1]["level"], table["settings"]["hints"]) == ("playing", 4, False)


@pytest.mark.slow
def test_nobody_lets_a_bot_play_and_whoever_leaves_has_no_place(client: Served) -> None:
    on(client, MONDAY + timedelta(4))
    ada = Script(client, name="Ada")
    code = begin(ada)

    def refusals() -> list[str]:
        asked = [ada.ask(code, "bot", seat=seat, level=1) for seat in (0, 1)]
        asked += [ada.request("POST", f"/api/tables/{code}/bots", json={"seat": seat}) for seat in (0, 1)]
        asked += [ada.ask(code, "sit", seat=seat) for seat in (0, 1)]
        return [answer.json().get("code") for answer in asked]

    assert refusals() == ["daily_table"] * 6
    ada.do(code, "stand", seat=0)
    assert refusals() == ["daily_table"] * 6
    ada.play_on(code)
    assert (seen(ada)["finished"], seen(ada)["mine"]["place"]) == (0, None)
    assert ada.get("/api/daily")["streak"] == 0


@pytest.mark.slow
def test_a_streak_counts_days_in_a_row_and_deletion_takes_everything(client: Served) -> None:
    ada, bo = Script(client, name="Ada"), Script(client, name="Bo")
    for days in (20, 21, 23, 24):
        on(client, MONDAY + timedelta(days))
        play(ada)
    play(bo)
    assert ada.get("/api/daily")["streak"] == 2
    on(client, MONDAY + timedelta(25))
    assert ada.get("/api/daily")["streak"] == 2  # today is not over
    on(client, MONDAY + timedelta(26))
    assert ada.get("/api/daily")["streak"] == 0
    on(client, MONDAY + timedelta(24))
    assert seen(bo)["finished"] == 2
    assert ada.request("DELETE", "/api/me").status_code == 204
    time.sleep(2.1)  # what was read stays for two seconds
    assert [place["name"] for place in seen(bo)["places"]] == ["Bo"]


def test_an_unknown_game_has_no_deal(client: Served) -> None:
    answer = Script(client, name="Ada").request("POST", "/api/daily/chess")
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
    assert client.post(f"/api/daily/{GAME}").status_code == 401


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_level_plays_the_deal_as_everybody_does(game: str) -> None:
    played = match_of_level(game, 1, bytes(32))
    result = msgspec.json.decode(played.result, type=Result)
    assert len(result.totals) == settings_of(game).players
    assert (lead(game, result.totals, 0) > 0) == (result.winners == [0])
    assert match_of_level(game, 1, bytes(32)) == played
    assert level_of(game) == 4


@pytest.mark.slow
def test_luck_is_taken_out_of_every_match_once_and_of_the_week(client: Served) -> None:
    on(client, MONDAY + timedelta(28))
    ada, bo = Script(client, name="Ada"), Script(client, name="Bo")
    records = {"Ada": play(ada, which=-1), "Bo": play(bo, which=0)}
    first = seen(bo)
    assert (first["measuring"], [one["skill"] for one in first["places"]]) == (True, [None, None])
    deadline = time.monotonic() + PATIENCE
    while (game := seen(bo))["measuring"] or len(game["bots"]) < 3:
        assert time.monotonic() < deadline, game
        time.sleep(0.1)
    for one in game["places"]:
        player = client.get(f"/api/records/{records[one['name']]}/review").json()["players"][0]
        assert (one["luck"], one["skill"]) == (player["luck"], player["skill"])
    for bot in game["bots"]:
        won = 0.5 if bot["lead"] == 0 else float(bot["lead"] > 0)
        assert 0.5 + bot["luck"] + bot["skill"] == pytest.approx(won)
    own = next(one for one in game["places"] if one["mine"])
    week = next(row for row in game["week"] if row["mine"])
    assert (week["luck"], week["skill"]) == (own["luck"], own["skill"])


def test_a_week_tells_luck_and_skill_on_average() -> None:
    fared = [
        Fared("a", Result([0], [0, 0]), 1, luck, skill)
        for luck, skill in ((0.1, 0.3), (None, None), (0.3, 0.1))
    ]
    week = Week({str(day): [one] for day, one in enumerate(fared)}, {}, {}, {})
    [row] = _weeks(week, {}, None)
    assert row.days == 3
    assert [row.luck, row.skill] == pytest.approx([0.2, 0.2])


def test_who_is_level_shares_a_place() -> None:
    day = [Fared(who, Result([0], [0, 0]), ahead) for who, ahead in (("a", 5), ("b", 3), ("c", 3), ("d", 0))]
    assert [place_of(one, day) for one in day] == [1, 2, 2, 4]
    assert [levels_reached(one, day[1:]) for one in day] == [3, 3, 3, 1]


def test_a_week_goes_from_monday_to_sunday() -> None:
    assert {week_of(MONDAY + timedelta(days)) for days in range(7)} == {("2026-11-16", "2026-11-22")}
