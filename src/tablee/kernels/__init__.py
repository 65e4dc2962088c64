"""Compiled code: how it is made, where it is kept, and how it is ready before anybody waits for it.

| module | |
|---|---|
| `decorators` | numba's decorators as all kernels use them |
| `cache` | compiled code on disk, found by content |
| `sources` | what compiled code comes from |
| `store` | where it lies: in the package, and in the user's cache |
| `stream` | the generator of `game.rng`, compiled |
| `arguments` | checks of what comes from outside, before compiled code runs |
| `card` | the same functions on a graphics card |
| `readiness` | which parts of the games are compiled |
| `background` | compiling parts in a process of its own |

`tablee.preparation` uses each part once, which compiles it.
"""
