from pathlib import Path

import pytest

from tablee.game.contract import Refused
from tablee.server.people.people import WordList
from tests.server.scripts import Script, served

LIST = WordList(["Scunthorpe", "# comment", "", "  ", "bad  word", "ärger", "STRASSE"])


def test_an_unwanted_word_is_found() -> None:
    texts = (
        "scunthorpe",
        "SCÜNTHORPÉ",
        "(scunthorpe)!",
        "a_scunthorpe_b",
        "bad word",
        "so Bad\u00a0WORD.",
        "scun\u200bthorpe",
        "Arger",
        "A\u0308rger",
        "Straße",
        "\uff53\uff43\uff55\uff4e\uff54\uff48\uff4f\uff52\uff50\uff45",  # full width
    )
    assert [text for text in texts if LIST.allows(text)] == []
    with pytest.raises(Refused) as refused:
        LIST.check(texts[0])
    assert (refused.value.refusal.code, refused.value.refusal.given) == ("unwanted_words", "")


def test_other_words_are_let_pass() -> None:
    for text in ("", "Scunthorpes", "badword", "bad words", "word bad", "comment", "Ärgernis"):
        LIST.check(text)


def test_an_empty_list_wants_everything() -> None:
    WordList().check("anything")
    WordList(["#", "\n"]).check("#")


def test_unwanted_words_do_not_count_as_said(tmp_path: Path) -> None:
    with served(tmp_path, words=LIST, limited=True) as client:
        ada = Script(client)
        table = ada.open_table()
        codes = [ada.ask(table, "say", text="scunthorpe").json()["code"] for _ in range(12)]
        assert codes == ["unwanted_words"] * 12
        assert ada.ask(table, "say", text="hello").status_code == 200
