"""Both games as PettingZoo environments.

>>> from tablee.envs.pettingzoo import skyjo_v1
>>> env = skyjo_v1.env(players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
>>> env.agents
[]
"""

from tablee.envs.pettingzoo import skipbo_v1, skyjo_v1

__all__ = ["skipbo_v1", "skyjo_v1"]
