import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tablee.api.records import display_names, players_of
from tablee.bots.cast import CAST
from tablee.game.contract import Outcome
from tablee.locales.languages import LANGUAGES
from tablee.locales.words import words
from tablee.match.match import Match
from tablee.match.record import Record, Result, decode
from tablee.server.records.match_page import (
    Best,
    Chapter,
    RetoldMove,
    Story,
    best_round,
    match_body,
    shared,
    turning_point,
)
from tablee.server.records.preview import _faces
from tablee.server.web.errors import accepted_languages
from tests.server.records.test_pages import Elements
from tests.server.scripts import Script, Served, served

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
WON = {
    "en": " won",
    "fr": " a gagné",
    "fr-CA": " a gagné",
    "de": " hat gewonnen",
    "nl": " heeft gewonnen",
    "it": "Ha vinto ",
    "es": "Ganó ",
    "pt": " ganhou",
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("shared")) as client:
        client.parts.record_jobs.workers._deadline = 60.0  # however slow this machine is
        yield client


@pytest.fixture(scope="module")
def record_id(client: Served) -> str:
    ada = Script(client, name="Ada")
    table = ada.open_table()
    ada.begin(table, guest="Bo")
    return ada.finish(table)


def read(client: Served, record_id: str, **headers: str) -> str:
    answer = client.get(f"/g/{record_id}", headers={"accept-language": "", **headers})
    assert answer.status_code == 200
    return answer.text


def test_a_page_is_in_the_readers_language_and_so_is_its_picture(client: Served, record_id: str) -> None:
    for language in LANGUAGES:
        check_page_in(language, client, record_id)


def check_page_in(language: str, client: Served, record_id: str) -> None:
    page = read(client, record_id, **{"accept-language": f"{language};q=0.9, xx, en;q=0.1"})
    elements = Elements(page)
    assert ("lang", language) in elements.attributes
    assert WON[language] in elements.text
    assert words(language).say("deal-why") in elements.text
    assert words(language).say("shared-play") in elements.text
    if language != "en":
        english = words("en")
        left = ("shared-table", "shared-proof", "shared-options", "deal-why", "after-replay", "shared-own")
        assert [key for key in left if english.say(key) in elements.text] == []
    picture = f"/g/{record_id}/{language}.png"
    assert f'<meta property="og:image" content="http://127.0.0.1:{client.port}{picture}">' in page
    answer = client.get(picture)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert Image.open(BytesIO(answer.content)).size == (1200, 630)


def test_who_chose_a_language_here_reads_that_whatever_the_browser_says(
    client: Served, record_id: str
) -> None:
    answer = client.post("/api/me", json={"language": "nl"})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert ("lang", "nl") in Elements(
        read(client, record_id, cookie=cookie, **{"accept-language": "de"})
    ).attributes


def test_programs_that_say_nothing_read_what_the_link_was_shared_in(client: Served, record_id: str) -> None:
    def shown(query: str, accepted: str) -> str:
        answer = client.get(f"/g/{record_id}{query}", headers={"accept-language": accepted})
        assert answer.headers["vary"] == "Accept-Language, Cookie"
        return dict(Elements(answer.text).attributes)["lang"]

    assert shown("?lang=it", "") == "it"
    assert shown("?lang=it", "de-AT,de;q=0.9") == "de"
    assert shown("?lang=<script>", "tlh") == "en"


def test_languages_are_read_by_how_dear_they_are() -> None:
    assert accepted_languages("en;q=0.5, de-AT , fr;q=0.8, *;q=0.1, nl;q=x, it;q=0") == [
        "de-AT",
        "fr",
        "en",
        "*",
    ]
    assert accepted_languages("," * 10_000) == []


def test_people_and_programs_of_a_record_have_names_in_the_readers_language() -> None:
    players = players_of(["Ada", "Max (program)", "—", "Ada"], [None] * 4)
    assert display_names(words("en"), players) == ["Ada", "Max (program)", "Player 3", "Ada 2"]
    assert display_names(words("de"), players)[2] == "Spieler 3"


def test_bots_of_a_record_have_their_own_names_and_those_of_earlier_versions_get_some() -> None:
    seats = ["Polka (Robin 2)", "Robin 2", "Robin 2", "bot 1", "Magpie 1"]
    players = players_of(seats, [None] * 5)
    assert [(player.name, player.level) for player in players] == [
        ("Polka", 2), ("Rondo", 2), ("Mazurka", 2), ("Piccolo", 1), ("Figaro", 3),
    ]  # fmt: skip


def test_the_page_of_a_match_against_two_equal_bots_names_them_apart_and_shows_their_faces(
    client: Served,
) -> None:
    ada = Script(client, name="Ada")
    table = ada.open_table(players=3)
    ada.do(table, "sit", seat=0)
    for seat in (1, 2):
        ada.do(table, "bot", seat=seat, level=2)
    ada.do(table, "start")
    record = ada.finish(table)
    page = read(client, record)
    rows = [part.partition("</th>")[0] for part in page.split('<th scope="row">')[1:]]
    assert "Ada" in rows
    assert len({*rows} & {*CAST[2]}) == 2
    assert page.count('href="faces.svg#bird-2"') == 2


def test_every_face_of_the_client_can_be_painted() -> None:
    """`python web/icons.py` makes the pictures."""
    drawings = (ROOT / "web/public/faces.svg").read_text("utf-8")
    assert list(_faces()) == re.findall('<symbol id="([^"]+)"', drawings)
    assert all(face.size == (96, 96) and face.getbbox() is not None for face in _faces().values())


def test_a_name_in_letters_that_the_picture_has_not_is_left_out_of_it(client: Served) -> None:
    ada = Script(client, name="山田 🎴")
    table = ada.open_table()
    ada.begin(table, guest="Żółć")
    record = ada.finish(table)
    assert "山田 🎴" in read(client, record)
    assert client.get(f"/g/{record}/en.png").status_code == 200


def test_the_table_is_drawn_and_the_proof_is_folded_at_the_end(client: Served, record_id: str) -> None:
    page = read(client, record_id)
    record = decode(client.get(f"/g/{record_id}.json").content)
    picture = page[page.index("<svg") : page.index("</svg>")]
    assert picture.count("<text") > 12
    assert "style=" not in page
    folded = page[page.index("<details>") :]
    assert record.seed is not None
    assert record.seed in folded
    assert record.seed not in page[: page.index("<details>")]
    assert f'href="deal/{record_id}"' in page


def test_there_are_no_other_pictures(client: Served, record_id: str) -> None:
    for path in ("/tlh.png", "/EN.png", "/en.svg", "/..%2Fen.png"):
        assert client.get(f"/g/{record_id}{path}").status_code == 404


def test_a_match_that_goes_on_has_neither_page_nor_picture(client: Served) -> None:
    ada = Script(client, name="Ada")
    table = ada.open_table()
    ada.begin(table)
    commitment = ada.get(f"/api/tables/{table}")["table"]["commitment"]
    for path in ("", ".json", "/en.png"):
        assert client.get(f"/g/{commitment[:20]}{path}").status_code == 404


def story(*rounds: tuple[int, ...]) -> Story:
    """A match of which only the scores are known."""
    outcomes: list[Any] = [Outcome("closed", (), scores) for scores in rounds]
    return Story([Chapter([], outcome) for outcome in outcomes], {}, None, [0] * len(rounds[0]))


def won(game: str, seat: int) -> Record:
    return Record("tablee/1", game, {}, ["Ada", "Bo"], None, None, [], [], Result([seat], [0, 0]))


def test_the_best_round_is_the_lowest_or_the_highest_as_the_game_counts() -> None:
    told = story((5, 3), (-2, 9), (-2, 1))
    assert best_round(won("skyjo", 0), told) == Best(0, -2, 1)
    assert best_round(won("skipbo", 0), told) == Best(1, 9, 1)
    assert best_round(won("skyjo", 0), story((5, 3))) is None


def test_the_turning_point_is_when_the_winner_took_the_lead_for_good() -> None:
    assert turning_point(won("skyjo", 0), story((5, 9), (9, 3), (1, 8))) == 2
    assert turning_point(won("skyjo", 0), story((5, 9), (1, 3))) is None  # from the first round on
    assert turning_point(won("skipbo", 0), story((0, 50), (90, 0), (30, 0))) == 1


def test_rounds_are_listed_by_place_and_a_doubled_one_shows_how_it_came_about() -> None:
    doubled = RetoldMove(9, "k>a1", [{"event": "round_ended", "doubled": 0}])
    table = Match("skyjo").view(None).data()
    told = Story([Chapter([doubled], Outcome("closed", (1,), (26, 3)))], table, None, [0, 0])
    record = Record("tablee/1", "skyjo", {}, ["Ada", "Bo"], None, None, [], [], Result([1], [26, 3]))
    page = match_body(shared(record, told, words("en"), [None, None]), "id", 0)
    winner, other = re.findall(r"<tr[^>]*><th scope=.row.>.*?</tr>", page)
    assert re.findall(r"<td>(.*?)</td>", winner) == ["3", "3"]
    assert re.findall(r"<td>(.*?)</td>", other) == ["13 × 2 = 26", "26"]
