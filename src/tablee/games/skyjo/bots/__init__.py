"""Players of Skyjo, levels 1 to 4.

`levels` says who they are; `bot` plays them from views, `kernel` the same ones compiled. How they
think is written once, for both: `thinking` asks `habits` (rules of thumb) or `judgement` (expected
points, with `outlook` and `columns`), and these see a `position`: what a view shows, and nothing more.
"""
