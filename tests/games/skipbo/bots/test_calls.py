import pytest

from tablee.bots.ladder import LEVELS
from tablee.games.skipbo.bots.heuristic import certain, holding_too_many
from tablee.games.skipbo.bots.levels import objection
from tablee.games.skipbo.rules.moves import Call
from tablee.games.skipbo.rules.state import State
from tablee.games.skipbo.rules.view import view
from tests.games.skipbo.tables import play, table

HUMAN: dict[str, object] = {"manners": "human"}
PAIRS: dict[str, object] = {**HUMAN, "partners": True}
FIVE = {0: "5 6 7 8 9"}

OFFENCES = {
    "SB-25: too many cards": (play(table(hands=FIVE, options=HUMAN), "0:+"), 0, 1),
    "SB-25: too many cards, the turn is over": (
        play(table(players=3, hands=FIVE, options=HUMAN), "0:+ 0:h9:1"), 0, 2,
    ),
    "SB-26: out of turn": (play(table(players=3, hands=FIVE, options=HUMAN), "2:o"), 2, 1),
    "SB-26: instead of the bot": (play(table(players=3, turn=1, hands={1: "5"}, options=HUMAN), "2:o"), 2, 1),
    "SB-23: talk": (play(table(players=4, hands=FIVE, options=PAIRS), "2:~"), 2, 1),
    "SB-23: talk, the turn is over": (
        play(table(players=4, hands=FIVE, options=PAIRS), "2:~ 0:h9:1"), 2, 1,
    ),
}  # fmt: skip


def calls(state: State, seat: int, level: int, looks: int = 150) -> list[Call]:
    """What a bot says, with so many seeds."""
    seen = view(state, seat)
    said = (objection(level, seen, look.to_bytes(32, "big")) for look in range(looks))
    return [call for call in said if isinstance(call, Call)]


@pytest.mark.parametrize("offence", OFFENCES)
def test_sb_23_sb_25_sb_26_the_higher_the_level_the_more_it_notices(offence: str) -> None:
    state, offender, bot = OFFENCES[offence]
    noticed = [len(calls(state, bot, level.number)) for level in LEVELS["skipbo"]]
    assert noticed == sorted(set(noticed))
    assert noticed[0] > 0
    assert {call.seat for call in calls(state, bot, 6)} == {offender}


@pytest.mark.parametrize("offence", OFFENCES)
def test_the_same_seed_and_view_give_the_same_answer(offence: str) -> None:
    state, _, bot = OFFENCES[offence]
    assert calls(state, bot, 3) == calls(state, bot, 3)


def test_where_nothing_is_wrong_nothing_is_called() -> None:
    state = play(table(players=3, hands={**FIVE, 1: "5 5 5 5 5"}, options=HUMAN), "0:h9:1 1:h5:1")
    assert [calls(state, seat, 6) for seat in range(3)] == [[], [], []]


def test_at_a_strict_table_nobody_says_anything() -> None:
    assert calls(table(players=3, hands={**FIVE, 1: "5 5 5 5 5 5"}), 2, 6) == []


def test_sb_23_nobody_calls_their_own_partner() -> None:
    state, _, _ = OFFENCES["SB-23: talk"]
    assert calls(state, 0, 6) == []
    assert calls(play(table(players=4, turn=1, hands=FIVE, options=PAIRS), "2:o"), 0, 6) == []


def test_sb_25_whose_turn_is_interrupted_may_hold_five_cards() -> None:
    state = play(table(players=3, hands=FIVE, options=HUMAN), "2:o")
    assert (certain(view(state, 1)), holding_too_many(view(state, 1))) == ([2], [])


def test_sb_25_who_was_wrong_about_a_hand_counts_less_rashly() -> None:
    # Seat 0 has lost its turn with five cards in hand: nothing is wrong with that.
    state = play(table(players=3, hands={**FIVE, 1: "5 5 5 5 5"}, options=HUMAN), "1:o 1:h5:1")
    often = [len(calls(state, 2, 6))]
    for _ in range(2):
        state = play(state, "2:!0")
        often.append(len(calls(state, 2, 6)))
    assert often == sorted(set(often), reverse=True)
    assert calls(play(state, "2:!0 2:!0"), 2, 6) == []


def test_a_bot_sees_no_more_than_its_view() -> None:
    seen = view(OFFENCES["SB-26: out of turn"][0], None)
    assert objection(6, seen, bytes(32)) is None
