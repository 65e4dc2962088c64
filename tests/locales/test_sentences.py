import re
from functools import cache
from random import Random
from typing import Any

import pytest

from examples.games import highest
from tablee.game import registry
from tablee.game.contract import Refused
from tablee.game.rng import Seeded
from tablee.games.skipbo.rules.events import Dealt
from tablee.games.skipbo.rules.refusals import REFUSALS as SKIPBO
from tablee.games.skyjo.rules.refusals import REFUSALS as SKYJO
from tablee.locales.languages import LANGUAGES
from tablee.locales.sentences import sentence, told
from tablee.locales.words import Words
from tablee.match.match import Match
from tablee.table.refusals import REFUSALS as SERVER
from tests.effort import examples
from tests.locales.reading import ids
from tests.properties.playouts import SETUPS, STYLES, advance, seed_of

NAMES = ("Léa", "Max", "Inès", "Omar", "Zoé", "Pia", "Jan", "Eva")
MOST_MOVES = 300  # of a match; most are over by then
SOME = 40  # of each event
ENGLISH = Words("en", strict=True)


@pytest.fixture(autouse=True)
def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)


@cache
def happenings(game: str) -> dict[str, list[tuple[dict[str, Any], int, int | None]]]:
    """By event: some of those that happen at tables of every kind, how many players, and who sees it."""
    found: dict[str, list[tuple[dict[str, Any], int, int | None]]] = {}
    for number, setup in enumerate(SETUPS[game] * examples(1)):
        match, rng = setup.match(seed_of(number)), Random(number)
        style = STYLES[game][number % len(STYLES[game])]
        happened = match.opening
        while True:
            for event in happened:
                for viewer in (None, 0, 1):
                    shown = match.game.shown(event, viewer)
                    some = found.setdefault(shown["event"], [])
                    if len(some) < SOME or rng.random() < 0.01:
                        some.append((shown, match.players, viewer))
            if match.over or len(match.moves) >= MOST_MOVES:
                break
            happened = advance(match, rng, style)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_told_to_every_seat(language: str, game: str) -> None:
    words = Words(language, strict=True)
    for event, some in happenings(game).items():
        for shown, players, viewer in some:
            text = told(words, game, shown, NAMES[:players], viewer)
            assert text.endswith((".", "!")), (event, text)
            assert not re.search(r"none|[{}]", text), (event, text)


@pytest.mark.slow
@pytest.mark.parametrize("game", SETUPS)
def test_every_event_happens_in_these_matches(game: str) -> None:
    assert {f"event-{game}-{event}" for event in happenings(game)} == {
        key for key in ids("en", "games.ftl") if key.startswith(f"event-{game}-")
    }


PLAYED = {"event": "played", "seat": 0, "owner": 0, "source": "stock", "from_pile": None, "card": "W",
          "number": 8, "pile": 1}  # fmt: skip


@pytest.mark.parametrize(
    ("you", "changes", "text"),
    [
        (0, {}, "You play a Skip-Bo as an 8 from your stock onto building pile 2."),
        (1, {"card": 8}, "Léa plays an 8 from the stock onto building pile 2."),
        (None, {"card": 8, "owner": 2}, "Léa plays an 8 from Inès’s stock onto building pile 2."),
        (2, {"card": 7, "number": 7, "owner": 2, "source": "discard", "from_pile": 3},
         "Léa plays a 7 from your discard pile 4 onto building pile 2."),
    ],
)  # fmt: skip
def test_a_played_card_is_told_with_where_it_came_from(you: int | None, changes: Any, text: str) -> None:
    assert told(ENGLISH, "skipbo", {**PLAYED, **changes}, NAMES, you) == text


@pytest.mark.parametrize(
    ("you", "winners", "text"),
    [
        (0, [0], "You win! Points: you 35, Max 0, Inès 0."),
        (1, [0], "Léa wins. Points: Léa 35, you 0, Inès 0."),
        (0, [0, 2], "You win together with Inès! Points: you 35, Max 0, Inès 0."),
        (1, [0, 2], "Léa and Inès win together. Points: Léa 35, you 0, Inès 0."),
    ],
)
def test_the_end_of_a_game_names_the_winners(you: int, winners: list[int], text: str) -> None:
    event = {"event": "game_ended", "reason": "stock_empty", "winners": winners, "scores": [35, 0, 0]}
    assert told(ENGLISH, "skipbo", event, NAMES[:3], you) == text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The round is over: you have the fewest points. Points: you −3, Max 12 × 2 = 24. "
               "Max closed, but somebody else had as few points or fewer: Max’s are doubled."),
        ("de", "Die Runde ist vorbei: Du hast die wenigsten Punkte. Punkte: du −3, Max 12 × 2 = 24. "
               "Die Punkte von Max wurden verdoppelt: Runde beendet, aber jemand anders hatte ebenso "
               "wenige oder weniger."),
    ],
)  # fmt: skip
def test_the_end_of_a_round_says_whose_points_are_doubled(language: str, text: str) -> None:
    event = {"event": "round_ended", "reason": "closed", "winners": [0], "scores": [-3, 24], "doubled": 1}
    assert told(Words(language, strict=True), "skyjo", event, NAMES[:2], 0) == text


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "Max draws 1 card.", "Max draws 3 cards."),
        ("fr", "Max pioche 1 carte.", "Max pioche 3 cartes."),
        ("de", "Max zieht 1 Karte.", "Max zieht 3 Karten."),
        ("nl", "Max trekt 1 kaart.", "Max trekt 3 kaarten."),
        ("it", "Max pesca 1 carta.", "Max pesca 3 carte."),
        ("es", "Max roba 1 carta.", "Max roba 3 cartas."),
        ("pt", "Max compra 1 carta.", "Max compra 3 cartas."),
    ],
)
def test_drawn_cards_are_counted(language: str, one: str, more: str) -> None:
    for count, text in ((1, one), (3, more)):
        event = {"event": "drew", "seat": 1, "count": count}
        assert told(Words(language, strict=True), "skipbo", event, NAMES, 0) == text


def test_whoever_drew_is_told_what() -> None:
    event = {"event": "drew", "seat": 0, "count": 3, "cards": [3, "W", 11]}
    assert told(ENGLISH, "skipbo", event, NAMES, 0) == "You draw 3, Skip-Bo, 11."


DETAILS: dict[str, Any] = {
    "known": "dealer, limit", "name": "stalemate", "allowed": "end or reshuffle", "players": 5, "most": 27,
    "last": 3, "seat": 1, "turn": 2, "card": "8", "pile": 2, "needed": 11, "cell": "b2", "problem": "no JSON",
    "speaks": 1, "count": 1, "level": 2, "left": 3, "least": 2,
}  # fmt: skip


@pytest.mark.parametrize("refusals", [SKIPBO, SKYJO, SERVER])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_in_every_language(language: str, refusals: Any) -> None:
    words = Words(language, strict=True)
    for code in refusals.table:
        text = sentence(words, refusals.refusal(code, "3", **DETAILS), NAMES)
        assert text.endswith((".", "!")), (code, text)


def test_a_refusal_names_who_is_playing() -> None:
    refusal = SKYJO.refusal("not_your_turn", "d", seat=1, turn=0)
    assert sentence(ENGLISH, refusal, NAMES) == "It is not your turn: Léa is playing."


def test_a_refusal_of_the_wire_reads_like_one_of_the_games() -> None:
    refusal = SKIPBO.refusal("does_not_fit", "s>2", card="8", pile=2, needed=11)
    wire = {**refusal._asdict(), "type": "refusal", "id": "1"}
    text = "Building pile 2 needs an 11 or a Skip-Bo; an 8 does not fit."
    assert sentence(ENGLISH, refusal) == sentence(ENGLISH, wire) == text


def test_seats_are_counted_from_one() -> None:
    assert sentence(ENGLISH, SERVER.refusal("seat_taken", 0)) == "Seat 1 is taken."
    assert (
        sentence(ENGLISH, SKIPBO.refusal("no_such_seat", "!7", seat=7)) == "There is no seat 8 at this table."
    )


@pytest.mark.parametrize(("game", "text"), [
    ("skipbo", "Skip-Bo is for 2 to 6 players, not 9."),
    ("skyjo", "Skyjo is for 2 to 8 players, not 9."),
])  # fmt: skip
def test_a_refusal_knows_its_game_by_the_rule(game: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        Match(game, 9, {}, Seeded(seed_of(1)))
    assert sentence(ENGLISH, refused.value.refusal) == text


def test_a_game_without_words_speaks_for_itself() -> None:
    match = Match("highest", 2, seed=1)
    (shuffled, dealt), played = match.opening, match.push(0, match.legal_moves(0)[0])[0]
    english = Words("en")
    assert (
        told(english, "highest", match.game.shown(shuffled, 0), NAMES, 0) == "Shuffled, what deck, count 40."
    )
    assert told(english, "highest", match.game.shown(dealt, 0), NAMES, 0) == "Dealt, leader 0."
    assert (
        told(english, "highest", match.game.shown(played, 0), NAMES, 0)
        == f"Léa: played, card {match.moves[0][1]}."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_refuses_in_its_own(language: str) -> None:
    with pytest.raises(Refused) as refused:
        Match("highest", 9)
    assert sentence(Words(language), refused.value.refusal) == "Highest card is for 2 to 4 players, not 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_tells_the_stocks_as_they_are(language: str) -> None:
    words = Words(language, strict=True)
    fair, equal = (
        Match("skipbo", 2, {"stock_size": 20, "handicap": handicap, "dealer": 0}, seed=1)
        for handicap in ("7/0", "")
    )
    unequal, usual = (
        told(words, "skipbo", match.game.shown(event, None), NAMES[:2], None)
        for match in (fair, equal)
        for event in match.opening
        if isinstance(event, Dealt)
    )
    assert re.findall(r"\d+", unequal)[:2] == ["13", "20"]
    assert re.findall(r"\d+", usual)[0] == "20"
    assert "(" not in usual
