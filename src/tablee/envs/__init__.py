"""The games for people who write learners: batches of games as arrays, PettingZoo, Gymnasium, OpenSpiel.

- `batch.BatchEnv`: thousands of games at once, numpy arrays, one call into compiled code a step;
- `pettingzoo`: AEC environments, one seat after the other;
- `gymnasium`: one seat against bots, alone or many tables at once;
- `sb3`: the same tables for stable-baselines3;
- `open_spiel`: games for `pyspiel`, every card that comes up a chance node.

The first needs nothing but numpy and numba; the others need what the extra `research` installs, and `sb3`
what `learn` does. All of them show a seat what its view shows and nothing else; `layout` says what each
number of an observation is.

A game may bring compiled tables; any other is played by its plain rules (`tables` has both). `engine` and
`opponent_steps` step them.
"""
