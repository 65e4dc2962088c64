"""Compiled code: how it is made, where it is kept, and how it is ready before anybody waits for it.

| module | |
|---|---|
| `decorators` | numba's decorators as all kernels use them |
| `cache` | compiled code on disk, found by content |
| `sources` | what compiled code comes from |
| `store` | where it lies: in the package, and in the user's cache |
| `matches`, `engine` | the loop of whole matches in any game's kernel, and the kernel for Python |
| `playouts` | the bots of a game in its kernel |
| `workspace` | arrays that compiled code writes in, declared once |
| `stream` | the generator of `game.rng`, compiled |
| `words` | whole numbers as sets of bits |
| `arguments` | checks of what comes from outside, before compiled code runs |
| `card` | the same functions on a graphics card |
| `readiness` | which parts of the games are compiled, and compiling the others |

`tablee.preparation` uses each part once, which compiles it.
"""

CPU, CUDA = DEVICES = ("cpu", "cuda")  # what matches and tables can be played on
