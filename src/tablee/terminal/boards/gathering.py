"""A table of a server before its match: who sits where."""

from tablee.terminal.boards.canvas import Area, Canvas
from tablee.terminal.session import Standing
from tablee.terminal.speech import Speech


def draw(standing: Standing, speech: Speech, width: int = 80) -> Canvas:
    canvas = Canvas(width, 4 + len(standing.seats))
    game = speech.title(standing.game)
    canvas.put(2, 1, speech.say("gather-title", game=game, code=standing.code), "turn", width - 4)
    for seat, state in enumerate(standing.seats):
        y = 3 + seat
        canvas.put(2, y, str(seat + 1), "key")
        end = canvas.put(4, y, state.name, "turn" if seat in standing.own else "name", 30)
        canvas.spots[str(seat + 1)] = Area(2, y, end - 2, 1)
        if seat in standing.own:
            canvas.put(36, y, speech.say("seat-you"), "turn")
        elif state.bot:
            canvas.put(36, y, speech.say("seat-bot"), "dim")
        elif state.taken:
            ready = speech.say("seat-ready" if state.ready else "seat-not_ready")
            away = (
                f" · {speech.say(f'seat-{state.presence}')}" if state.presence not in (None, "here") else ""
            )
            canvas.put(36, y, ready + away, "dim")
    return canvas
