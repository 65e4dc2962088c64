"""The table of Skyjo in a terminal: drawn, in words, and how a move is chosen on it."""

from tablee.games.skyjo.board.drawing import draw, table_lines
from tablee.games.skyjo.board.move_input import MoveInput

__all__ = ["MoveInput", "draw", "table_lines"]
