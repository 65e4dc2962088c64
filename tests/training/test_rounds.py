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
from tablee.game.rng import Seeded
from tablee.games.skyjo.bots.champion import compiled_position, panels_for
from tablee.games.skyjo.bots.determinization import Worlds
from tablee.games.skyjo.bots.learned import CAREFUL, look_ahead, new_room
from tablee.games.skyjo.bots.match_mixture import EARLY, POINTS
from tablee.games.skyjo.bots.match_odds import worth_of_scores
from tablee.games.skyjo.bots.position import KEEP, REJECT, TAKE, ZERO, position_of
from tablee.games.skyjo.bots.search import face
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.rules.moves import ALL_MOVES, CELLS
from tablee.games.skyjo.rules.phase import Phase
from tablee.games.skyjo.rules.state import State
from tablee.match.match import Match

torch = pytest.importorskip("torch")
sys.path.insert(0, str(Path(__file__).parents[2] / "training"))
crowd, looking, rival, rounds, standings = (
    import_module(name) for name in ("crowd", "lookahead", "rival", "rounds", "standings")
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
    liked = rival.liked_by_level_4(look, weights, None)
    outlook, each = crowd.outlook_in_each_way(look, table.top, on_device, liked)
    together = (each * look.shares).sum(1)
    assert torch.allclose(together[~look.last], outlook.value[~look.last], atol=1e-3)
    # What closing is worth is learned here, and reckoned there: `tablee.games.skyjo.bots.closing`.
    reckoned = (look.down == 1) & ~look.closed if players == 2 else torch.zeros_like(look.closed)
    takes, hand, seats = [], [], [state.turn for state in states]
    for row, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        room.totals[:players] = _totals(row, players)
        face(room, seat)
        code, value = look_ahead(compiled_position(position_of(match.view(seat))), room, CAREFUL, 0.5)
        assert float(outlook.value[row]) == pytest.approx(value, abs=0.6 if reckoned[row] else 0.06)
        takes.append(TAKE <= code < TAKE + len(CELLS))
        if not takes[-1]:
            match.push(seat, ALL_MOVES[code])
        hand.append(match.state.discard[-1] if takes[-1] else match.state.drawn)
    assert (outlook.takes == torch.tensor(takes))[~reckoned].float().mean() > 0.98

    drawn = table.draw(~torch.tensor(takes))
    in_hand = torch.where(torch.tensor(takes), table.top, drawn)
    assert in_hand.tolist() == [card + ZERO for card in hand]
    look = looking.look_at(table, judges, weights, drawn)
    liked = rival.liked_by_level_4(look, weights, in_hand)
    found = looking.values(look, on_device, in_hand).keep_to(liked, CAREFUL.moves)
    choices = crowd.choices_of(found, torch.tensor(takes))
    cells, turned_over = crowd.cells_of(look, choices.argmax(1))
    same = 0
    for row, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        room.totals[:players] = _totals(row, players)
        face(room, seat)
        code, value = look_ahead(compiled_position(position_of(match.view(seat))), room, CAREFUL, 0.5)
        assert float(choices[row].max()) == pytest.approx(value, abs=0.6 if reckoned[row] else 0.06)
        first = TAKE if takes[row] else REJECT if turned_over[row] else KEEP
        same += code == first + int(cells[row]) or bool(reckoned[row])
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


@pytest.mark.parametrize("players", [2, 4])
def test_level_4_plays_at_these_tables_as_anywhere(players: int) -> None:
    matches = _matches(players)
    seats = [match.state.turn for match in matches]
    table = _laid_out([match.state for match in matches], players)
    weights, judges = tuned_weights(players, None), standings.Judges(players, "cpu")
    bots = [make_bot("skyjo", 4, bytes(32), seat) for seat in range(players)]
    moves = [bots[seat].choose(match.view(seat), Clock()) for match, seat in zip(matches, seats, strict=True)]
    takes = torch.tensor([TAKE <= ALL_MOVES.index(move) < TAKE + len(CELLS) for move in moves])

    look = looking.look_at(table, judges, weights, None)
    liked = rival.liked_by_level_4(look, weights, None)
    assert looking.before_drawing(look, table.top, liked).takes.tolist() == takes.tolist()

    drawn = table.draw(~takes)
    hand = torch.where(takes, table.top, drawn)
    look = looking.look_at(table, judges, weights, drawn)
    choices = crowd.choices_of(rival.liked_by_level_4(look, weights, hand), takes)
    for row, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        if not takes[row]:
            match.push(seat, moves[row])
            moves[row] = bots[seat].choose(match.view(seat), Clock())
        code = ALL_MOVES.index(moves[row])
        turned_over = code >= REJECT
        cell = code - (REJECT if turned_over else KEEP if code >= KEEP else TAKE)
        place = 16 + cell % 4 if turned_over else cell % 4 if table.down[row, 0, cell] else 4 + cell
        assert float(choices[row, place]) == pytest.approx(float(choices[row].max()), abs=0.01)


def test_nothing_is_learned_from_the_rivals_turns() -> None:
    panels = panels_for(2)
    on_device = tuple(looking.Weights(*map(torch.tensor, panel)) for panel in panels)
    alone, with_rivals = (
        crowd.Crowd(64, 2, tuned_weights(2, None), "cpu", 5, rivals).play(on_device, 12, 0.5, 0.01)
        for rivals in (0.0, 1.0)
    )
    assert (~alone.closed).sum() == 10 * 64  # nobody knows yet what comes of the last turns of both seats
    assert (~with_rivals.closed).sum() == 5 * 64
    assert not alone.targets.isnan().any()
    assert not with_rivals.targets.isnan().any()


def test_closing_is_worth_what_comes_of_it_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    endings = import_module("endings")
    monkeypatch.setattr(endings, "_TAKES", 1.0)
    monkeypatch.setattr(endings, "TIMES", 100)
    weights, judges = tuned_weights(2, None), standings.Judges(2, "cpu")
    tried = 0
    for match in _matches(2):
        seat = match.state.turn
        hidden = match.state.hidden[seat]
        if match.state.closer is not None or hidden & (hidden - 1):
            continue
        tried += 1
        move = ALL_MOVES[TAKE + hidden.bit_length() - 1]
        ended = Worlds(match.view(seat), bytes(32)).play(move, 0, 4000)
        early, after = (EARLY, EARLY), [0.0, 0.0]  # the first way to judge is in points
        worth = [worth_of_scores(early, seat, row[1 + seat], row[2 - seat], after) for row in ended]
        table = _laid_out([match.state], 2)
        table.shuffle_unseen()
        copies = table.part(torch.zeros(40, dtype=torch.long))  # what the last card is, is told with each
        found = endings.try_closing(copies, judges, weights, 40)
        assert len(found.targets) == 40
        assert float(found.targets[:, 1].mean()) == pytest.approx(sum(worth) / len(worth) / POINTS, abs=0.2)
    assert tried > 5


def test_only_what_nobody_sees_is_shuffled() -> None:
    table = _laid_out([match.state for match in _matches(2)], 2)
    codes, left, unseen = table.codes(), table.draw_count(), table.unseen.clone()
    before = table.cards.clone()
    table.shuffle_unseen()
    assert torch.equal(table.codes(), codes)
    assert torch.equal(table.draw_count(), left)
    assert not torch.equal(table.cards, before)
    for row in range(table.count):
        waiting = table.pile[row, table.at[row] : table.end[row]]
        hidden = table.cards[row][table.down[row]]
        assert torch.equal(torch.cat([waiting, hidden]).bincount(minlength=15).float(), unseen[row])
