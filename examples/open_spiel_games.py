"""OpenSpiel's algorithms on both games: MCTS and CFR+; and, where torch is installed, policy gradient.

pip install "tablee[research]"      # and torch for the last one
python examples/open_spiel_games.py
"""

from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, mcts, random_agent

import tablee.envs.open_spiel  # noqa: F401 — registers the games

SMALL_SKYJO = "tablee_skyjo(cells=3,deck=-2 -1 0 0 1 2 4 6 8 10 11 12,max_moves=40)"
LITTLE_SKYJO = "tablee_skyjo(cells=2,deck=0 0 1 1 2 2 3 4 5,max_moves=20)"
TINY_SKYJO = "tablee_skyjo(cells=1,deck=0 0 1 2 2,max_moves=4)"
TINY_SKIPBO = "tablee_skipbo(stock_size=1,piles=1,deck=1 2 2 13,dealer=0,max_moves=4)"


def search(name: str, games: int, simulations: int) -> float:
    """What MCTS wins a game against random play, -1 to 1."""
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    won = 0.0
    for seed in range(games):
        state, rng = game.new_initial_state(), Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            elif state.current_player() == 0:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        won += state.returns()[0]
    return won / games


def solve(name: str, iterations: int) -> tuple[float, float]:
    """How far from an equilibrium CFR+ is before and after so many iterations."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return before, exploitability.nash_conv(game, solver.average_policy())


def learn(name: str, episodes: int) -> tuple[float, float]:
    """What OpenSpiel's advantage actor-critic wins against random play: at first, and in the end."""
    from open_spiel.python.pytorch import policy_gradient

    env = rl_environment.Environment(pyspiel.load_game(name))
    actions = env.action_spec()["num_actions"]
    learner = policy_gradient.PolicyGradient(
        player_id=0,
        info_state_size=env.observation_spec()["info_state"][0],
        num_actions=actions,
        loss_str="a2c",
        hidden_layers_sizes=[64],
        batch_size=64,
        entropy_cost=0.003,
        critic_learning_rate=0.005,
        pi_learning_rate=0.003,
        num_critic_before_pi=4,
        optimizer_str="adam",
    )
    other = random_agent.RandomAgent(1, actions)

    def play(evaluating: bool) -> float:
        step: Any = env.reset()
        while not step.last():
            agent = (learner, other)[step.observations["current_player"]]
            step = env.step([agent.step(step, is_evaluation=evaluating).action])
        learner.step(step, is_evaluation=evaluating)
        other.step(step, is_evaluation=evaluating)
        return float(step.rewards[0])

    before = float(np.mean([play(True) for _ in range(300)]))
    for _ in range(episodes):
        play(False)
    return before, float(np.mean([play(True) for _ in range(300)]))


def main() -> None:
    print(f"MCTS wins {search(SMALL_SKYJO, 30, 50):+.2f} a game against random play at a small Skyjo")
    for name in (TINY_SKYJO, TINY_SKIPBO):
        first, last = solve(name, 30)
        print(f"CFR+ is {first:.4f} away from an equilibrium at first and {last:.4f} in the end: {name}")
    try:
        before, after = learn(LITTLE_SKYJO, 3000)
    except ImportError:
        print("policy gradient: torch is not installed")
    else:
        print(f"policy gradient wins {before:+.2f} a game at first, and {after:+.2f} after 3,000 games")


if __name__ == "__main__":
    main()
