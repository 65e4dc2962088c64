import asyncio
from collections import Counter
from pathlib import Path

import pytest

from examples.games import highest
from tablee.bots.cast import CAST
from tablee.bots.strength import Strength, strength_from
from tablee.game import registry
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.start_form import StartForm
from tablee.terminal.storage import Chair, Keeper, keep_strengths, known_strengths
from tests.terminal.screens import SEED, row, select

ROUND = {"limit": None, "dealer": 0}
CHAIRS = (Chair("Ada"), Chair("Largo", 2, adaptive=True))


def known_as(level: float, game: str = "skyjo") -> None:
    """Ada has shown how strong she is."""
    strength = Strength()
    weights = [1.0 if abs(at / 10 - level) < 0.05 else 1e-6 for at in range(len(strength.weights))]
    keep_strengths(game, {"Ada": strength._replace(weights=tuple(weights), matches=20).text()})


def levels_drawn(times: int = 40) -> Counter[int]:
    games = [new_game("skyjo", CHAIRS, ROUND) for _ in range(times)]
    return Counter(int(game.chairs[1].bot or 0) for game in games)


def played(transport: LocalTransport) -> None:
    """To the end of the match, with the first legal move for people."""

    async def play() -> None:
        table = Session(transport, Speech("en"))
        attending = asyncio.create_task(table.attend(lambda news: None))
        while table.state.phase != "over":
            await asyncio.sleep(0)
            for seat in table.state.own:
                if not transport.busy() and seat in table.state.to_move:
                    await table.move(seat, table.state.legal_moves(seat)[0])
        await table.leave()
        await attending

    asyncio.run(play())


def test_the_level_is_drawn_from_two_neighbours_that_suit() -> None:
    known_as(1.0)
    weak = levels_drawn()
    known_as(4.0)
    strong = levels_drawn()
    assert max(weak) < min(strong)
    assert max(weak) - min(weak) <= 1


def test_it_has_a_name_of_its_level_and_says_that_it_adapts() -> None:
    known_as(4.0)
    transport = LocalTransport(new_game("skyjo", CHAIRS, ROUND, SEED))
    chair = transport.kept.chairs[1]
    assert chair.name in CAST[int(chair.bot or 0)]
    introduced = Speech("en").introduce(Session(transport, Speech("en")).state) or ""
    assert f"level {chair.bot} · Adapts to you" in introduced


def test_a_match_that_is_over_is_learned_from(data_home: Path) -> None:
    played(LocalTransport(new_game("skyjo", (Chair("Ada"), Chair("Figaro", 3)), ROUND, SEED), Keeper.new()))
    known = strength_from(known_strengths("skyjo")["Ada"])
    assert known.matches == 1
    assert known.mean < Strength().mean  # whoever makes the first move of the list loses
    assert (data_home / "tablee" / "strengths.json").stat().st_mode & 0o077 == 0


def test_nothing_is_learned_with_a_handicap() -> None:
    options = {**ROUND, "handicap": "0/10"}
    played(LocalTransport(new_game("skyjo", (Chair("Ada"), Chair("Figaro", 3)), options, SEED), Keeper.new()))
    assert known_strengths("skyjo") == {}


def test_what_cannot_be_read_is_as_if_nobody_had_played(data_home: Path) -> None:
    folder = data_home / "tablee"
    folder.mkdir(parents=True)
    (folder / "strengths.json").write_text("{")
    assert new_game("skyjo", CHAIRS, ROUND).chairs[1].adaptive


def test_the_start_form_offers_it() -> None:
    form = StartForm(Speech("en"))
    select(form, "chair:1")
    while row(form, "chair:1").value != "Adapts to you":
        form.change(1)
    assert "never loses on purpose" in row(form, "chair:1").hint()
    assert form.chairs()[1].adaptive


def test_not_in_a_game_that_nobody_has_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    form = StartForm(Speech("en"))
    select(form, "chair:1")
    while row(form, "chair:1").value != "Adapts to you":
        form.change(1)
    select(form, "game")
    while form.game != "highest":
        form.change(1)
    assert not any(chair.adaptive for chair in form.chairs())
