"""The rounds that networks learn from are the game's, and their players think as the champion does.

Training needs PyTorch, which nothing else does: without it there is nothing to test.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.bots.skyjo.champion import compiled_position, panels_for
from tablee.bots.skyjo.levels import tuned_weights
from tablee.bots.skyjo.lookahead import THOROUGH, look_ahead, new_room
from tablee.bots.skyjo.position import KEEP, REJECT, TAKE, ZERO, position_of
from tablee.bots.skyjo.search import face
from tablee.games.rng import Seeded
from tablee.games.skyjo.moves import ALL_MOVES, CELLS
from tablee.games.skyjo.phase import Phase
from tablee.games.skyjo.state import State
from tablee.match.match import Match

torch = pytest.importorskip("torch")
sys.path.insert(0, str(Path(__file__).parents[2] / "training"))
crowd, looking, rounds, standings = (
    import_module(name) for name in ("crowd", "looking", "rounds", "standings")
)


def _totals(row: int, players: int) -> list[float]:
    """Different ones for each row of two players, from the beginning of a match to its last round."""
    if players > 2:
        return [-10_000.0] * players  # so early in a match that every point counts the same
    return [float((37 * row + 23 * seat) % 120 - 20) for seat in range(players)]


def _laid_out(states: list[State], players: int) -> Any:
    """The same rounds as tensors. Nobody has a card in hand."""
    table = rounds.Rounds(len(states), players, "cpu", 1)
    for row, state in enumerate(states):
        for place in range(players):
            seat = (state.turn + place) % players
            table.totals[row, place] = _totals(row, players)[seat]
            for cell in CELLS:
                hidden, present = state.hidden[seat] >> cell & 1, state.present[seat] >> cell & 1
                table.cards[row, place, cell] = state.grids[seat][cell] + ZERO if present else 0
                table.down[row, place, cell] = bool(hidden)
                table.gone[row, place, cell] = not present
        table.top[row] = state.discard[-1] + ZERO
        table.closer[row] = -1 if state.closer is None else (state.closer - state.turn) % players
        table.at[row], table.end[row] = 0, len(state.draw)
        table.pile[row, : len(state.draw)] = torch.tensor([card + ZERO for card in state.draw])
        unseen = [0.0] * 15
        for card in state.draw:
            unseen[card + ZERO] += 1
        for grid, hidden in zip(state.grids, state.hidden, strict=True):
            for cell in CELLS:
                unseen[grid[cell] + ZERO if hidden >> cell & 1 else ZERO] += hidden >> cell & 1
        table.unseen[row] = torch.tensor(unseen)
    return table


def _matches(players: int) -> list[Match]:
    """Matches of level 4 at all turns of a round."""
    found = []
    for seed in range(3):
        match = Match("skyjo", players, {}, Seeded(bytes([seed + 1]) * 32))
        bots = [make_bot("skyjo", 4, bytes(32), seat) for seat in range(players)]
        while match.outcome is None:
            seat = match.actors()[0]
            view = match.view(seat)
            if view.phase is Phase.TURN:
                copy = Match("skyjo", players, {}, Seeded(bytes([seed + 1]) * 32))
                for mover, move in match.moves:
                    copy.push(mover, move)
                found.append(copy)
            match.push(seat, bots[seat].choose(view, Clock()))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_turns_are_played_as_the_champions_networks_would(players: int) -> None:
    matches = _matches(players)
    states: list[State] = [match.state for match in matches]
    table = _laid_out(states, players)
    weights, panels = tuned_weights(players, None), panels_for(players)
    room, judges = new_room(*panels, weights), standings.Judges(players, "cpu")
    on_device = tuple(looking.Weights(*map(torch.tensor, panel)) for panel in panels)

    look = looking.look_at(table, judges, weights, None)
    outlook, each = crowd.outlook_in_each_way(look, table.top, on_device)
    together = (each * look.shares).sum(1)
    assert torch.allclose(together[~look.last], outlook.value[~look.last], atol=1e-3)
    takes, hand, seats = [], [], [state.turn for state in states]
    for row, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        room.totals[:players] = _totals(row, players)
        face(room, seat)
        code, value = look_ahead(compiled_position(position_of(match.view(seat))), room, THOROUGH, 0.5)
        assert float(outlook.value[row]) == pytest.approx(value, abs=0.06)
        takes.append(TAKE <= code < TAKE + len(CELLS))
        if not takes[-1]:
            match.push(seat, ALL_MOVES[code])
        hand.append(match.state.discard[-1] if takes[-1] else match.state.drawn)
    assert (outlook.takes == torch.tensor(takes)).float().mean() > 0.98

    drawn = table.draw(~torch.tensor(takes))
    in_hand = torch.where(torch.tensor(takes), table.top, drawn)
    assert in_hand.tolist() == [card + ZERO for card in hand]
    look = looking.look_at(table, judges, weights, drawn)
    choices = crowd.choices_of(looking.values(look, on_device, in_hand), torch.tensor(takes))
    cells, turned_over = crowd.cells_of(look, choices.argmax(1))
    same = 0
    for row, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        room.totals[:players] = _totals(row, players)
        face(room, seat)
        code, value = look_ahead(compiled_position(position_of(match.view(seat))), room, THOROUGH, 0.5)
        assert float(choices[row].max()) == pytest.approx(value, abs=0.06)
        first = TAKE if takes[row] else REJECT if turned_over[row] else KEEP
        same += code == first + int(cells[row])
        match.push(seat, ALL_MOVES[first + int(cells[row])])
    assert same / len(matches) > 0.95  # where a match is decided, moves are worth the same

    table.place(cells, in_hand, turned_over)
    over, scores = table.closer == 1, table.scores()
    for row, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        assert bool(over[row]) == (match.outcome is not None)
        order = [(seat + place) % players for place in range(players)]
        if match.outcome is not None:
            assert scores[row].tolist() == [match.outcome.scores[player] for player in order]
    table.next_seats()
    after = _laid_out([match.state for match in matches if match.outcome is None], players)
    going_on = ~over
    for name in ("down", "gone", "top", "closer", "unseen"):
        assert torch.equal(getattr(table, name)[going_on], getattr(after, name)), name
    assert torch.equal(table.codes()[going_on], after.codes())
    for row, seat in enumerate(seats):
        order = [(seat + 1 + place) % players for place in range(players)]
        assert table.totals[row].tolist() == [_totals(row, players)[player] for player in order]
