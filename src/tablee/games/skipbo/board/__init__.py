"""The table of Skip-Bo in a terminal: drawn, in words, and how a move is chosen on it."""

from tablee.games.skipbo.board.drawing import draw, table_lines
from tablee.games.skipbo.board.move_input import MoveInput

__all__ = ["MoveInput", "draw", "table_lines"]
