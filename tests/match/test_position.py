from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee import Match, Refused, from_position, record_of
from tablee.game.registry import UnknownGame
from tests.properties.playouts import SETUPS, SKIPBO, SKYJO, STYLES, Setup, advance, seed_of

SKYJO_GRIDS = "5,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,?"
NOTHING_TURNED = ";".join(["/".join(["?,?,?,?"] * 3)] * 2)
SKIPBO_TABLE = "3/0/0/0 7*5:2,W,8,8,12:-/-/-/-;4*6:?,?,?,?:9/-/-/-"
STRICT = [
    setup
    for game in (SKIPBO, SKYJO)
    for setup in SETUPS[game]
    if setup.options.get("manners", "strict") == "strict"
]


@given(st.sampled_from(STRICT), st.integers(0, 10**6), st.integers(0, 160), st.data())
def test_a_view_comes_back_from_its_text(setup: Setup, number: int, moves: int, data: st.DataObject) -> None:
    match, rng = setup.match(seed_of(number)), Random(number)
    style = rng.choice(STYLES[setup.game])
    for _ in range(moves):
        if match.over:
            break
        advance(match, rng, style)
    if match.outcome is not None:
        with pytest.raises(Refused) as refused:
            match.position()
        assert refused.value.refusal.code == "position_over"
        return
    seat = data.draw(st.sampled_from([None, *range(setup.players)]))
    position = from_position(match.position(seat))
    assert position.view == match.view(seat)
    assert str(position) == match.position(seat)


@pytest.mark.parametrize("game", [SKIPBO, SKYJO])
def test_unknown_cards_are_dealt_from_the_seed(game: str) -> None:
    match = Match(game, 3, seed=5)
    position = from_position(match.position(1))
    first, again, other = position.match(seed=1), position.match(seed=1), position.match(seed=2)
    assert first.state == again.state != other.state
    assert first.position(1) == other.position(1) == match.position(1)


def test_a_match_goes_on_from_a_position() -> None:
    match = from_position(f"skyjo {SKYJO_GRIDS} 3 totals=12,40").match(seed=1)
    match.push(0, "t>a1")
    assert match.actors() == (1,)
    assert match.totals == [12, 40]


def test_a_match_from_a_position_has_no_record() -> None:
    match = from_position(f"skyjo {SKYJO_GRIDS} 3").match(seed=1)
    with pytest.raises(ValueError, match="began from a position"):
        record_of(match)


def test_a_notebook_draws_it() -> None:
    position = from_position(f"skipbo {SKIPBO_TABLE}")
    assert position._repr_svg_().startswith("<svg")
    assert Match(SKYJO, seed=1)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position_unreadable"),
        (f"skyjo {SKYJO_GRIDS}", "position_short"),
        (f"skyjo {SKYJO_GRIDS} 3 4", "position_unreadable"),
        (f"skyjo {SKYJO_GRIDS} 13", "position_unreadable"),
        (f"skyjo {SKYJO_GRIDS} x", "position_unreadable"),
        ("skyjo 1,2,3/4,5,6;?,?,?/?,?,? 3", "position_unreadable"),
        (f"skyjo {SKYJO_GRIDS} 3 seat=0 seat=1", "position_repeated"),
        (f"skyjo {SKYJO_GRIDS} 3 colour=red", "position_unknown_word"),
        (f"skyjo {SKYJO_GRIDS} 3 seat=2", "position_no_seat"),
        (f"skyjo {SKYJO_GRIDS} 3 turn=7", "position_no_seat"),
        (f"skyjo {SKYJO_GRIDS} 3 totals=1,2,3", "position_unreadable"),
        (f"skyjo {SKYJO_GRIDS} 3 options=speed:9", "unknown_option"),
        (f"skyjo {SKYJO_GRIDS.split(';')[0]} 3", "player_count"),
        (f"skyjo {SKYJO_GRIDS} {','.join(['-2'] * 6)}", "position_too_many"),
        (f"skyjo {SKYJO_GRIDS} 3 seat=1 turn=0 drawn=5", "position_hidden"),
        (f"skyjo {SKYJO_GRIDS} 3 seat=0 turn=0 drawn=?", "position_own"),
        (f"skyjo {SKYJO_GRIDS.replace('?,1', '?,?')} 3", "position_turn"),
        (f"skyjo {SKYJO_GRIDS} 3 turn=-", "position_impossible"),
        (f"skyjo {SKYJO_GRIDS} 3 closer=1", "position_impossible"),
        ("skyjo 5,?,4,?/5,?,?,?/5,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3", "position_impossible"),
        ("skyjo -,?,4,?/5,?,?,?/5,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3", "position_impossible"),
        ("skyjo 1,2,3,4/5,6,7,8/9,10,11,12;?,?,9,?/?,1,?,?/?,?,?,? 3", "position_missing"),
        ("skyjo 1,2,3,4/5,6,7,8/9,10,11,12;?,?,9,?/?,1,?,?/?,?,?,? 3 closer=0", "position_over"),
        ("skipbo 3/0/0 7*5:2:-/-/-/-;4*6:?:9/-/-/-", "position_unreadable"),
        ("skipbo 12/0/0/0 7*5:2:-/-/-/-;4*6:?:9/-/-/-", "position_impossible"),
        ("skipbo 3W4/0/0/0 7*5:2:-/-/-/-;4*6:?:9/-/-/-", "position_impossible"),
        ("skipbo 3/0/0/0 7*5:2,2,2,2,2,2:-/-/-/-;4*6:?:9/-/-/-", "position_impossible"),
        ("skipbo 3/0/0/0 7*31:2:-/-/-/-;4*6:?:9/-/-/-", "position_impossible"),
        ("skipbo 3/0/0/0 -:2:-/-/-/-;4*6:?:9/-/-/-", "position_over"),
        ("skipbo 3/0/0/0 7*5:2,?:-/-/-/-;4*6:?:9/-/-/-", "position_own"),
        ("skipbo 3/0/0/0 7*5:2:-/-/-/-;4*6:3:9/-/-/-", "position_hidden"),
        ("skipbo 3/0/0/0 7*5:-:-/-/-/-;4*6:?:9/-/-/-", "position_turn"),
        ("skipbo 3/0/0/0 7*5:2:-/-/-/-;4*6:?:9/-/-/- done=14", "position_deck"),
        ("skipbo 3/0/0/0 7*5:2:-/-/-/-;4*6:?:9/-/-/- done=1W3W3", "position_impossible"),
        ("skipbo 3/0/0/0 7*5:2:-/-/-/-;4*6:?:9/-/-/- moved=maybe", "position_unreadable"),
        (f"skipbo {SKIPBO_TABLE} options=manners:human", "position_impossible"),
        (f"skipbo {SKIPBO_TABLE.replace(':?', ':?,?')}", "position_impossible"),  # five, not on turn
        (f"skipbo {SKIPBO_TABLE} turn=1", "position_impossible"),
        (f"skipbo {SKIPBO_TABLE} options=stock_size:8,handicap:4/0", "position_impossible"),
        (f"skipbo {SKIPBO_TABLE} options=stock_size:8,handicap:0/3", "position_impossible"),
        (f"skipbo {SKIPBO_TABLE} totals=500,0", "position_impossible"),
        (f"skipbo {SKIPBO_TABLE} totals=120,0 options=target:100", "position_impossible"),
        (f"skipbo {SKIPBO_TABLE} totals=25,0 options=target:none", "position_impossible"),
        (f"skyjo {SKYJO_GRIDS} 3 totals=12,100", "position_impossible"),
        (f"skyjo {SKYJO_GRIDS} 3 totals=1,0 options=limit:none", "position_impossible"),
        (f"skyjo {NOTHING_TURNED} 3,4 turn=-", "position_impossible"),  # nobody has discarded yet
    ],
)
def test_what_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        from_position(text)
    assert refused.value.refusal.code == code
    assert refused.value.refusal.sentence.endswith(".")


@pytest.mark.parametrize(
    "text",
    [
        f"skipbo {SKIPBO_TABLE} options=stock_size:8,handicap:3/2",
        f"skipbo {SKIPBO_TABLE} totals=495,0",
        f"skyjo {SKYJO_GRIDS} 3 totals=99,-12",
        f"skyjo {SKYJO_GRIDS} 3 totals=20,0 options=limit:none,handicap:20/0",
        f"skyjo {NOTHING_TURNED} 3 turn=-",
    ],
)
def test_what_can_just_be_is_read(text: str) -> None:
    assert from_position(str(from_position(text))) == from_position(text)


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame):
        from_position("chess e4")


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    for beginning in ("", f"skyjo {SKYJO_GRIDS} 3 ", "skipbo 3/0/0/0 "):
        with suppress(Refused, UnknownGame):
            from_position(beginning + text)
