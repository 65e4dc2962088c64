"""A table of a server before its match: who sits where."""

from tablee.terminal.canvas import Area, Canvas
from tablee.terminal.session import TableState
from tablee.terminal.speech import Speech


def draw(state: TableState, speech: Speech, width: int = 80) -> Canvas:
    canvas = Canvas(width, 6 + len(state.seats))
    game = speech.title(state.game)
    canvas.put(2, 1, speech.say("gather-title", game=game, code=state.code), "turn", width - 4)
    end = canvas.put(2, 2, speech.say("gather-invite", link=""), "dim", width - 4)
    canvas.put(end, 2, state.link, "", width - end - 2)
    for seat, place in enumerate(state.seats):
        y = 4 + seat
        canvas.put(2, y, str(seat + 1), "key")
        end = canvas.put(4, y, place.name, "turn" if seat in state.own else "name", 30)
        canvas.spots[str(seat + 1)] = Area(2, y, end - 2, 1)
        if seat in state.own:
            canvas.put(36, y, speech.say("seat-you"), "turn")
        elif place.bot:
            kind = speech.say("seat-bot") if place.level is None else speech.bot_kind(place.level)
            canvas.put(36, y, kind, "dim", width - 38)
        elif place.taken:
            ready = speech.say("seat-ready" if place.ready else "seat-not_ready")
            away = (
                f" · {speech.say(f'seat-{place.presence}')}" if place.presence not in (None, "here") else ""
            )
            canvas.put(36, y, ready + away, "dim")
    return canvas
