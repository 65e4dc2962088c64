from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
import pytest
from absl import flags

from tablee.envs.open_spiel.states import UNKNOWN, Lazy
from tablee.games.skipbo import deal
from tablee.games.skipbo.environment import open_spiel as skipbo
from tablee.games.skyjo.environment import open_spiel as skyjo
from tablee.games.skyjo.rules.moves import ALL_MOVES
from tablee.games.skyjo.rules.moves import DRAW as DRAW_MOVE
from tests import expected
from tests.envs.tables import COUNTS, GAMES

TINY = {
    "skyjo": "tablee_skyjo(cells=2,deck=0 0 1 1 2 2,max_moves=4,recall=12)",
    "skipbo": "tablee_skipbo(stock_size=1,piles=1,deck=1 1 2 2 13,dealer=0,max_moves=6,recall=12)",
}
TINIEST = {
    "skyjo": "tablee_skyjo(cells=1,deck=0 0 1 2 2,max_moves=4)",
    "skipbo": "tablee_skipbo(stock_size=1,piles=1,deck=1 2 2 13,dealer=0,max_moves=4)",
}
ONE_SHUFFLE = {**TINY, "skyjo": "tablee_skyjo(cells=2,deck=0 0 1 1 2 2 3,max_moves=4)"}  # enough to draw
DRAW = ALL_MOVES.index(DRAW_MOVE)
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.fixture(autouse=True)
def _flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_random_simulation(game: str, players: int) -> None:
    loaded = pyspiel.load_game(f"tablee_{game}", {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*TINY.values(), "tablee_skipbo(players=4,partners=True,stock_size=2)"])
def test_random_simulation_of_small_games_and_pairs(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_playthrough_can_be_played_again(game: str, players: int) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    name = f"tablee_{game}(players={players},max_moves=2)"
    text = generate_playthrough.playthrough(name, None, seed=players)
    actions = [int(line.split(": ")[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) > 2
    assert generate_playthrough.playthrough(name, actions, seed=players) == text


@pytest.mark.parametrize("game", GAMES)
def test_the_playthrough_of_a_small_game_is_what_it_was(game: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(TINY[game], None, seed=2) + "\n"
    expected.check(text, PLAYTHROUGHS / f"{game}.txt")


def chosen(state: Any, rng: Random | None = None) -> Any:
    """Without a seed, what is done depends on what is seen alone, and not on the order of the cards."""
    legal = state.legal_actions()
    return (
        legal[crc32(state.observation_string().encode()) % len(legal)] if rng is None else rng.choice(legal)
    )


def endings(state: Any, chance: float = 1.0) -> Iterator[tuple[tuple[str, ...], float]]:
    """All that can happen, and how likely it is: the players' moves and what they came to."""
    if state.is_terminal():
        yield (*_story(state), str(state.returns())), chance
    elif state.is_chance_node():
        for outcome, likely in state.chance_outcomes():
            yield from endings(state.child(outcome), chance * likely)
    else:
        yield from endings(state.child(chosen(state)), chance)


def _story(state: Any) -> list[str]:
    return [line for line, _ in state.position.diaries[0] if ":" in line]


class Fixed:
    """A shuffler that gives one order, and no other."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Fixed]":
        return self.order, self


def stories_of_orders(game: str, name: str) -> Counter[tuple[str, ...]]:
    """The same players at tables where the whole deck was shuffled beforehand: every order once."""
    loaded = pyspiel.load_game(name)
    rules: Any = loaded.new_initial_state().rules
    found: Counter[tuple[str, ...]] = Counter()
    for order in set(permutations(rules.deck)):
        found[_story_of_order(game, loaded, rules, order)] += 1
    return found


def _story_of_order(game: str, loaded: Any, rules: Any, order: tuple[int, ...]) -> tuple[str, ...]:
    """Chance nodes are answered with the cards as they lie in a state dealt from this order."""
    state = loaded.new_initial_state()
    hidden = _dealt(game, rules, order)
    while not state.is_terminal():
        if not state.is_chance_node():
            before = state.clone()
            action = chosen(state)
            state.apply_action(action)
            if not _waits(state):
                hidden = rules.game.apply(hidden, before.current_player(), rules.moves[action])[0]
            continue
        pending = state.position.pending
        card = _card_at(hidden, state.position)
        state.apply_action(rules.faces.index(card))
        if pending is not None and state.position.pending is None:
            hidden = rules.game.apply(hidden, *pending)[0]
    return (*_story(state), str(state.returns()))


def _waits(state: Any) -> bool:
    return state.position.pending is not None


def _dealt(game: str, rules: Any, order: tuple[int, ...]) -> Any:
    if game == "skipbo":
        return deal(rules.options, rules.players, Fixed(order), None)[0]
    state = rules.start().state
    cells = [
        (seat, cell) for seat in range(rules.players) for cell in range(12) if state.present[seat] >> cell & 1
    ]
    grids = [list(grid) for grid in state.grids]
    for (seat, cell), card in zip(cells, order, strict=False):
        grids[seat][cell] = card
    rest = order[len(cells) :]
    return state._replace(grids=tuple(map(tuple, grids)), discard=rest[:1], draw=rest[1:])


def _card_at(hidden: Any, position: Any) -> int:
    where = position.slot.where
    match where:
        case ("top",):
            return int(hidden.discard[-1])
        case ("drawn",):
            return int(hidden.drawn)
        case ("stock", seat):
            return int(hidden.stocks[seat][-1])
        case ("hand", seat):
            known = Counter(card for card in position.state.hands[seat] if card < UNKNOWN)
            return int(min((Counter(hidden.hands[seat]) - known).elements()))
        case (_, seat, name):
            return int(hidden.grids[seat]["abcd".index(name[0]) + 4 * (int(name[1]) - 1)])
    raise AssertionError(where)


@pytest.mark.parametrize("game", GAMES)
def test_deciding_cards_when_they_are_seen_is_shuffling_them_beforehand(game: str) -> None:
    """Every story is exactly as likely as the share of all orders of the deck in which it happens."""
    name = ONE_SHUFFLE[game]
    likely: dict[tuple[str, ...], float] = defaultdict(float)
    for story, chance in endings(pyspiel.load_game(name).new_initial_state()):
        likely[story] += chance
    counted = stories_of_orders(game, name)
    assert set(likely) == set(counted)
    assert len(counted) > 5
    for story, times in counted.items():
        assert likely[story] == pytest.approx(times / counted.total())


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_pool_has_as_many_cards_as_lie_unknown(game: str, players: int) -> None:
    rng = Random(players)
    state = pyspiel.load_game(f"tablee_{game}", {"players": players}).new_initial_state()
    pools = 0
    while not state.is_terminal():
        state.apply_action(chosen(state, rng))
        here = state.position.state
        unknown: Counter[int] = Counter()
        for piles in (here.draw, *(here.stocks + here.hands if game == "skipbo" else here.grids)):
            unknown.update(card for card in piles if card >= UNKNOWN)
        for card in (getattr(here, "drawn", None), *getattr(here, "discard", ())):
            unknown.update([card] if card is not None and card >= UNKNOWN else [])
        lazy: Lazy = here.shuffler
        assert [unknown[UNKNOWN + number] for number in range(len(lazy.pools))] == [*map(len, lazy.pools)]
        pools = len(lazy.pools)
    assert pools >= 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_what_only_others_know_changes_nothing_that_a_player_is_shown(game: str, players: int) -> None:
    game_of = pyspiel.load_game(f"tablee_{game}", {"players": players, "recall": 20})
    assert sum(_resampled(game_of, Random(seed)) for seed in range(4)) > 3


def _resampled(game: Any, rng: Random) -> int:
    """Play, deal anew what only others know, and compare; how often there was anything to deal anew."""
    state = game.new_initial_state()
    changed = 0
    for _ in range(200):
        if state.is_terminal():
            break
        if not state.is_chance_node() and rng.random() < 0.5:
            player = rng.randrange(game.num_players())
            other = state.resample_from_infostate(player, rng.random)
            changed += other.position.state != state.position.state
            for ask in (
                "information_state_string",
                "information_state_tensor",
                "observation_string",
                "observation_tensor",
            ):
                assert getattr(other, ask)(player) == getattr(state, ask)(player)
            assert other.legal_actions(player) == state.legal_actions(player)
        may_draw = "skyjo" in str(game) and not state.is_chance_node() and DRAW in state.legal_actions()
        state.apply_action(
            DRAW if may_draw else chosen(state, rng)
        )  # a card just drawn is all that is hidden there
    return changed


def test_the_same_information_has_the_same_legal_moves_and_the_same_observation() -> None:
    for name in TINY.values():
        seen: dict[str, tuple[Any, ...]] = {}
        for seed in range(150):
            state, rng = pyspiel.load_game(name).new_initial_state(), Random(seed)
            while not state.is_terminal():
                if not state.is_chance_node():
                    shown = (
                        state.legal_actions(),
                        state.observation_string(),
                        state.information_state_tensor(),
                    )
                    assert seen.setdefault(state.information_state_string(), shown) == shown
                state.apply_action(chosen(state, rng))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_cfr_comes_closer_to_an_equilibrium(game: str) -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    loaded = pyspiel.load_game(TINIEST[game])
    solver = cfr.CFRPlusSolver(loaded)
    at_first = exploitability.nash_conv(loaded, solver.average_policy())
    for _ in range(15):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(loaded, solver.average_policy()) < at_first / 3


def winnings(game: Any, bot: Any, games: int) -> float:
    """What player 0 wins against random play."""
    total = 0.0
    for seed in range(games):
        state, rng = game.new_initial_state(), Random(seed)
        while not state.is_terminal():
            mine = not state.is_chance_node() and state.current_player() == 0
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, chances)[0]
            else:
                action = bot.step(state) if mine else rng.choice(state.legal_actions())
            state.apply_action(action)
        total += state.returns()[0]
    return total / games


def test_mcts_beats_random_play() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("tablee_skyjo(cells=3,deck=-2 -1 0 0 1 2 4 6 8 10 11 12,max_moves=40)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 25, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert winnings(game, bot, 25) > 0.3


def test_a_search_that_deals_anew_what_others_hold_runs() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("tablee_skipbo(stock_size=2,max_moves=30)")
    state, rng = game.new_initial_state(), Random(3)
    for _ in range(40):
        state.apply_action(chosen(state, rng))
    while state.is_chance_node():
        state.apply_action(chosen(state, rng))
    random_state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, evaluator=evaluator, max_simulations=10, random_state=random_state
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_a_learner_of_openspiel_learns_a_small_game() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    np.random.seed(1)
    env = rl_environment.Environment(pyspiel.load_game(TINY["skyjo"]))
    env.seed(1)
    learner = tabular_qlearner.QLearner(0, env.action_spec()["num_actions"])
    other = random_agent.RandomAgent(1, env.action_spec()["num_actions"])

    def play(evaluating: bool) -> float:
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            agent = learner if player == 0 else other
            step = env.step([agent.step(step, is_evaluation=evaluating).action])
        for agent in (learner, other):
            agent.step(step, is_evaluation=evaluating)
        return float(step.rewards[0])

    for _ in range(600):
        play(False)
    assert np.mean([play(True) for _ in range(150)]) > 0.2


@pytest.mark.parametrize(
    ("rules", "given"),
    [
        (skyjo.SkyjoRules, {"cells": 13}),
        (skyjo.SkyjoRules, {"cells": 2, "deck": "0 1 2"}),
        (skyjo.SkyjoRules, {"deck": "13"}),
        (skyjo.SkyjoRules, {"players": 9}),
        (skipbo.SkipboRules, {"stock_size": 60}),
        (skipbo.SkipboRules, {"stock_size": 1, "deck": "1 2"}),
        (skipbo.SkipboRules, {"partners": True}),
        (skipbo.SkipboRules, {"piles": 0}),
        (skipbo.SkipboRules, {"max_moves": 0}),
    ],
)
def test_what_cannot_be_is_refused(rules: Any, given: dict[str, Any]) -> None:
    module = skyjo if rules is skyjo.SkyjoRules else skipbo
    with pytest.raises(ValueError):
        rules({**module.GAME_TYPE.parameter_specification, **given})
