"""Compiled code: how it is made, where it is kept, and how it is ready before anybody waits for it.

| module | |
|---|---|
| `decorators` | numba's decorators as all kernels use them |
| `cache` | compiled code on disk, found by content |
| `sources` | what compiled code comes from |
| `store` | where it lies: in the package, and in the user's cache |
| `card` | the same functions on a graphics card |
| `background` | having parts made ready in a process of its own |

`tablee.preparation` says what the parts are.
"""
