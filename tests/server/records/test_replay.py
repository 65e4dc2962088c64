from pathlib import Path

import pytest

from tablee.api.records import Replay
from tablee.api.replay import replay_of
from tablee.game.contract import Refused
from tablee.game.registry import game_named
from tablee.match.record import Record, load
from tablee.match.replay import replay, steps
from tablee.preparation import prepare
from tablee.table import play
from tablee.table.ports import Visitor
from tests.effort import amount
from tests.server.tables.test_live_tables import opened


@pytest.fixture(scope="module")
def records() -> list[Record]:
    found = map(load, sorted(Path("tests/golden").glob("*.json")))
    return sorted(found, key=lambda record: len(record.moves))[: amount(1000, quick=2, soak=1000)]


def test_every_game_of_a_match_can_be_shown_move_by_move(records: list[Record]) -> None:
    for record in records:
        first = replay_of(record, 0)
        assert first is not None
        shown = [replay_of(record, index) for index in range(first.games)]
        frames = [frame for game in shown if game is not None for frame in game.frames]
        assert [frame.number for frame in frames] == list(range(len(record.moves) + 1))
        assert [f"{frame.seat}:{frame.move}" for frame in frames[1:]] == record.moves
        match = replay(record)
        assert frames[-1].view == match.view(None).data()
        assert frames[-1].hands == [match.game.own(match.state, seat) for seat in range(match.players)]
        assert replay_of(record, first.games) is None


def test_eyes_see_what_their_seat_saw_and_nothing_else(records: list[Record]) -> None:
    for record in records:
        whole = replay_of(record, 0)
        assert whole is not None
        for eyes in ("everybody", "0", "1"):
            shown = replay_of(record, 0, eyes)
            assert shown is not None
            assert sees_only(record, [int(eyes)] if eyes.isdecimal() else [], shown, whole)


def sees_only(record: Record, own: list[int], shown: Replay, whole: Replay) -> bool:
    """Whether something is hidden from these seats; and everything is that they did not see."""
    game, hidden = game_named(record.game), 0
    for step, frame, full in zip(steps(record), shown.frames, whole.frames, strict=False):
        assert frame.view == full.view
        assert [hand["seat"] for hand in frame.hands] == own
        for event, told, all_of_it in zip(step.events, frame.events, full.events, strict=True):
            reader = own[0] if own and getattr(event, "seat", None) == own[0] else None
            assert told == game.shown(event, reader)
            hidden += told != all_of_it
    return hidden > 0


@pytest.mark.slow
async def test_advice_is_for_one_s_own_seat_and_where_the_table_allows_it(tmp_path: Path) -> None:
    prepare("skyjo", "hints")
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben)
        view = await live.view_for_hint(ann.person, 0)
        hints = await inn.tables.bots.advise("skyjo", view, Visitor(ann.person, ""))
        assert live.table.match is not None
        legal = {str(move) for move in live.table.match.legal_moves(0)}
        assert {hint.move for hint in hints} <= legal
        for hint in hints:
            low, chance, high = (share or 0.0 for share in (hint.low, hint.chance, hint.high))
            assert 0 <= low <= chance <= high <= 1
            assert high > 0  # so there is a chance
        for person, seat, code in ((ann.person, 1, "not_your_seat"), ("stranger", 0, "not_your_seat")):
            with pytest.raises(Refused) as refused:
                await live.view_for_hint(person, seat)
            assert refused.value.refusal.code == code
        await ann.ask(play.Move, move="?a1")
        await ann.ask(play.Move, move="?b1")
        with pytest.raises(Refused) as refused:
            await live.view_for_hint(ann.person, 0)
        assert refused.value.refusal.code == "not_to_move"

        quiet = await inn.table(ann, ben, hints=False)
        with pytest.raises(Refused) as refused:
            await quiet.view_for_hint(ann.person, 0)
        assert refused.value.refusal.code == "hints_off"
