"""The environments of pgx on the same card, for comparison: random play, observations and masks included.

    pip install pgx "jax[cuda13]"
    python bench/pgx_speed.py

pgx (Koyamada and others, 2023) has board and card games in JAX, and is the fastest of its kind. It has
neither Skyjo nor Skip-Bo; these are its games of cards and dice, and a small one.
"""

import argparse
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES = ("sparrow_mahjong", "leduc_holdem", "backgammon", "connect_four")


def measure(game: str, tables: int, steps: int) -> float:
    """Steps a second at so many tables, which begin anew when a game is over."""
    env = pgx.make(game)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def move(carry: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], Any]:
        state, key = carry
        key, dealt, chosen = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(chosen, logits, axis=1).astype(jnp.int32)
        state = step(state, action, jax.random.split(dealt, tables))
        return (state, key), state.observation.astype(jnp.float32).sum()

    play = jax.jit(lambda carry: jax.lax.scan(move, carry, None, length=steps))
    carry = begin(jax.random.split(jax.random.PRNGKey(1), tables)), jax.random.PRNGKey(2)
    carry, _ = jax.block_until_ready(play(carry))
    best = 1e9
    for _ in range(3):
        start = perf_counter()
        carry, _ = jax.block_until_ready(play(carry))
        best = min(best, perf_counter() - start)
    return tables * steps / best


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1 << 18)
    parser.add_argument("--steps", type=int, default=100)
    given = parser.parse_args()
    for game in GAMES:
        try:
            print(f"{game}: {measure(game, given.tables, given.steps) / 1e6:,.0f} M steps/s", flush=True)
        except Exception as failed:  # pgx does not follow every change of JAX
            print(f"{game}: {type(failed).__name__}: {str(failed)[:300]}", flush=True)


if __name__ == "__main__":
    main()
