"""One way to draw the tables of both games."""

from tablee.games.skipbo import board as skipbo
from tablee.games.skyjo import board as skyjo
from tablee.terminal.boards.canvas import Canvas, Marks
from tablee.terminal.move_input import Choosing
from tablee.terminal.session import Standing
from tablee.terminal.speech import Speech

WIDTH, HEIGHT = 80, 24  # the least that a screen needs


def draw_board(
    standing: Standing,
    seat: int,
    speech: Speech,
    marks: Marks,
    width: int = WIDTH,
    hidden: bool = False,
) -> Canvas:
    """The table with this seat in front, as it sees it if it is ours."""
    view = standing.view(seat)
    names, totals = standing.names, standing.totals
    if standing.game == "skyjo":
        labels = skyjo.Labels(*(speech.say(f"board-{name}") for name in ("draw", "discard", "drawn")))
        return skyjo.draw(view, names, totals, seat, labels, marks, width)
    words = (
        "board-points",
        "board-stock",
        "board-hand",
        "board-discards",
        "pile-skipbo-draw",
        "board-building",
    )
    if view["options"]["manners"] == "human":  # who is called, is called by number
        names = tuple(f"{number} {name}" for number, name in enumerate(names, 1))
    own_labels = skipbo.Labels(*map(speech.say, words))
    return skipbo.draw(view, names, totals, seat, own_labels, marks, width, hidden)


def marks_for(standing: Standing, seat: int, choosing: Choosing, cursor: str | None) -> Marks:
    """What can be chosen by this seat now."""
    if standing.phase != "playing" or seat not in standing.own:
        return Marks()
    view = standing.view(seat)
    source = choosing.source
    if standing.game == "skyjo" and source is not None:
        source = {"t": "discard", "x": "discard", "k": "drawn"}[source]
    return Marks(legal=choosing.legal(view), source=source, cursor=cursor)
