import pytest

from tablee.game.contract import RefusalKind, Refused
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules import moves as skipbo_moves
from tablee.games.skyjo.rules import moves as skyjo_moves
from tests.games.skipbo.tables import table as skipbo_table
from tests.games.skyjo.tables import table as skyjo_table

MOVES = {"skipbo": skipbo_moves, "skyjo": skyjo_moves}
MALFORMED = {
    "skipbo": [
        *("", " ", "s", "s>", "s>0", "s>5", "S>1", "s>1 ", " s>1", "s>1\n", "s>01"),
        *("h>1", "h0>1", "h13>1", "hw>1", "h7", "h7>0", "h7>5", "h07>1", "h-1>1", "h7>>1"),
        *("h7:0", "h7:5", "h7:", "s:1", "d1:1", "d0>1", "d5>1", "d>1", "pd>1", "p>1", "ps:1"),
        *("--", "−", "++", "O", "oo", "!", "!6", "!-1", "!a", "~~", "pass", "h٣>1"),
    ],
    "skyjo": [
        *("", " ", "?", "?a", "?a0", "?a4", "?e1", "?A1", "a1", "?a1 ", "?1a"),
        *("t", "t>", "t>a4", "T>a1", "ta1", "t>a1\n", "dd", "D", "d>a1", "k", "k>z1", "x", "x>a0", "x:a1"),
    ],
}


@pytest.mark.parametrize("game", MOVES)
def test_text_that_is_no_move_is_malformed_and_named(game: str) -> None:
    for text in MALFORMED[game]:
        with pytest.raises(Refused) as caught:
            MOVES[game].parse_move(text)
        assert caught.value.refusal[:2] == (RefusalKind.MALFORMED, "malformed"), text
        assert caught.value.refusal.given == text


@pytest.mark.parametrize("seat", [-1, 2, 8])
def test_sb_02_sj_02_a_seat_that_is_not_there_has_no_moves(seat: int) -> None:
    for game, state, text, rule in (
        (skipbo, skipbo_table(hands={0: "9"}), "h9:1", "SB-02"),
        (skyjo, skyjo_table(), "d", "SJ-02"),
    ):
        why = game.why_not(state, seat, game.parse_move(text))
        assert why is not None
        assert (why.code, why.rule, why.details["seat"]) == ("no_such_seat", rule, seat)
        assert game.legal_moves(state, seat) == ()
