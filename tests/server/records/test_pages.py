import re
from datetime import UTC, datetime, timedelta
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markupsafe import escape

from tablee.game.rng import commitment
from tablee.locales.languages import LANGUAGES
from tablee.locales.words import words
from tablee.match.record import Record, decode
from tablee.server.web.client_files import font_path
from tablee.table.stored import StoreAway
from tests.server.scripts import Script, Served, served

pytestmark = pytest.mark.slow

NAME = "<i>&\"'Ada"


class Elements(HTMLParser):
    """What a page is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def ada(client: Served) -> Script:
    return Script(client, name=NAME)


@pytest.fixture(scope="module")
def record_id(ada: Script) -> str:
    """A match of several rounds."""
    table = ada.open_table(options={"limit": 120})
    ada.begin(table, guest="Bo")
    return ada.finish(table)


@pytest.fixture(scope="module")
def record(client: Served, record_id: str) -> Record:
    return decode(client.get(f"/g/{record_id}.json").content)


@pytest.fixture
def page(client: Served, record_id: str) -> str:
    answer = client.get(f"/g/{record_id}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    return answer.text


def test_the_page_says_who_won_and_how(page: str, record: Record) -> None:
    assert record.result is not None
    assert record.result.rounds is not None
    text = Elements(page).text
    winner = record.seats[record.result.winners[0]]
    assert f"{winner} won" in text or f"{winner} and " in text
    assert page.count('<li class="won">') == len(record.result.winners)
    for seat, name in enumerate(record.seats):
        scores = [scores[seat] for scores in record.result.rounds]
        row = page[page.index(f'<th scope="row">{escape(name)}') :].partition("</tr>")[0]
        for score in map(str, (*scores, sum(scores))):
            assert re.search(rf"<td>([^<]* × 2 = )?{score.replace('-', '−')}</td>", row), (score, row)


def test_the_page_says_when_the_match_ended(page: str) -> None:
    ended = dict(Elements(page).attributes)["datetime"]
    assert abs(datetime.fromisoformat(ended) - datetime.now(UTC)) < timedelta(minutes=10)


def test_the_page_tells_every_move_in_its_round(page: str, record: Record) -> None:
    assert record.result is not None
    lists = page.split('<ol class="moves">')[1:]
    assert (
        sum(each.partition("</ol>")[0].count("<li>") for each in lists) == len(record.moves) + 1
    )  # the deal
    assert page.count("<h3>Round ") == len(record.result.rounds or ())
    assert page.count("deals. The discard pile begins with") == len(record.result.rounds or ())


def test_the_page_shows_the_seed_and_how_to_prove_it(page: str, record: Record, record_id: str) -> None:
    assert record.seed is not None
    assert commitment(bytes.fromhex(record.seed)) in page
    assert record.seed in page
    assert f"tablee verify {record_id}.json" in page


def test_names_cannot_be_markup(page: str) -> None:
    assert "<i>" not in page
    assert NAME in Elements(page).text


def test_the_page_has_neither_script_nor_style_nor_anything_from_elsewhere(page: str) -> None:
    elements = Elements(page)
    assert not {"script", "style", "iframe", "img"} & set(elements.names)
    links = [value for name, value in elements.attributes if name in ("href", "src")]
    assert "static/page.css" in links
    assert not [link for link in links if ":" in link or link.startswith("/")]
    assert not [name for name, _ in elements.attributes if name == "style" or name.startswith("on")]


def test_the_record_is_shown_as_stored(client: Served, record_id: str) -> None:
    answer = client.get(f"/g/{record_id}.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == "inline"
    assert answer.content == client.get(f"/api/records/{record_id}").content


def test_a_match_of_skip_bo_has_a_page(client: Served) -> None:
    ada = Script(client, name="Ada")
    table = ada.open_table(game="skipbo", options={"stock_size": 1, "target": 1})
    ada.begin(table)
    page = client.get(f"/g/{ada.finish(table)}").text
    assert "Skip-Bo" in page
    assert '<th scope="col">Game 1</th>' in page


def test_a_wrong_link_leads_to_a_page_for_people(client: Served) -> None:
    for path in ("/nothing", "/g/ffffffffffffffffffff", "/g/ffffffffffffffffffff.json"):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "<h1>Page not found</h1>" in answer.text


def test_a_wrong_link_is_explained_in_the_reader_s_language(client: Served) -> None:
    for language in LANGUAGES:
        answer = client.get("/g/ffffffffffffffffffff", headers={"Accept-Language": f"{language},en;q=0.5"})
        said = words(language)
        assert answer.status_code == 404
        assert f'<html lang="{language}">' in answer.text
        assert f"<h1>{said.say('shared-nothing')}</h1>" in answer.text
        assert escape(said.say("refusal-no_such_record", given="ffffffffffffffffffff")) in answer.text


def test_a_wrong_link_is_explained_in_the_language_that_somebody_chose(client: Served) -> None:
    cookie = client.post("/api/me", json={"language": "nl"}).headers["set-cookie"].partition(";")[0]
    answer = client.get("/g/ffffffffffffffffffff", headers={"Accept-Language": "de", "cookie": cookie})
    assert '<html lang="nl">' in answer.text


def test_the_letters_of_headings_are_the_client_s(client: Served) -> None:
    """Where it is built: its file has a hash in its name."""
    found = re.search(r'url\("\.\.(/assets/[^"]+\.woff2)"\)', client.get("/static/page.css").text)
    if font_path() is None:
        assert found is None
        return
    assert found is not None
    answer = client.get(found[1])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "font/woff2")
    assert answer.content.startswith(b"wOF2")


def test_a_wrong_link_is_not_repeated_as_markup(client: Served) -> None:
    assert "<i>" not in client.get("/<i>").text


def test_the_style_is_for_light_and_dark(client: Served) -> None:
    answer = client.get("/static/page.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme: dark" in answer.text


def test_pages_are_not_made_without_end(tmp_path: Path) -> None:
    with served(tmp_path, limited=True) as client:
        answers = [client.get("/g/ffffffffffffffffffff") for _ in range(80)]
        assert answers[-1].status_code == 429


def test_a_store_that_is_away_is_said_to_be(client: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise StoreAway

    monkeypatch.setattr(type(client.parts.db), "read", lambda *asked: away())
    assert client.get("/g/ffffffffffffffffffff").status_code == 503
