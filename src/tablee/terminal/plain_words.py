"""A table in words, line by line: for screen readers, pipes and scripts."""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.terminal.session import Data, Standing
from tablee.terminal.speech import Speech

COMMANDS = ("help", "moves", "hint", "undo", "table", "scores", "save", "quit")
SERVER_COMMANDS = ("ready", "bots", "start", "say", "react")


def table_lines(standing: Standing, seat: int | None, speech: Speech) -> Iterator[str]:
    """The table as a seat sees it; what the others have comes first."""
    view = standing.view(seat)
    lines = _skyjo if standing.game == "skyjo" else _skipbo
    yield from lines(view, standing.names, speech)


def _listed(cards: Sequence[Any]) -> str:
    return " ".join(_face(card) for card in cards) or "–"


def _face(card: Any) -> str:
    return "–" if card is None else str(card).replace("-", "−")


def _after(view: Data) -> Iterator[int]:
    """Everybody, whoever looks at the table last."""
    players = view["players"]
    me = view["seat"] if view["seat"] is not None else players - 1
    return ((me + 1 + step) % players for step in range(players))


def _skyjo(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    top = view["discard"][-1] if view["discard"] else None
    yield f"{say('pile-skyjo-discard')}: {_face(top)}. {say('pile-skyjo-draw')}: {view['draw_count']}."
    for seat in _after(view):
        grid = view["grids"][seat]
        rows = " / ".join(
            " ".join("·" if cell is None else _face(cell) for cell in grid[4 * row : 4 * row + 4])
            for row in range(3)
        )
        yield f"{'>' if seat in view['waiting_for'] else ' '} {names[seat]}: {rows}"
    if view["drawn"] is not None:
        yield f"{say('board-drawn')}: {_face(view['drawn'])}"


def _skipbo(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    piles = ", ".join(f"{at}: {_built(pile)}" for at, pile in enumerate(view["building"], 1))
    yield f"{say('board-building')}: {piles}. {say('pile-skipbo-draw')}: {view['draw_count']}."
    for seat in _after(view):
        place = view["places"][seat]
        discards = ", ".join(f"{at}: {_listed(pile)}" for at, pile in enumerate(place["discards"], 1))
        name = names[seat] if view["options"]["manners"] == "strict" else f"{seat} {names[seat]}"
        yield (
            f"{'>' if seat in view['waiting_for'] else ' '} {name}: "
            f"{say('pile-skipbo-stock')} {_face(place['stock_top'])} ({place['stock_count']}); "
            f"{say('pile-skipbo-hand')} {place['hand_count']}; {say('board-discards')} {discards}"
        )
    if view["seat"] is not None:
        yield f"{say('pile-skipbo-hand')}: {_listed(view['hand'])}"


def _built(pile: Sequence[Any]) -> str:
    if not pile:
        return "–"
    return f"W={len(pile)}" if pile[-1] == "W" else str(pile[-1])


def command_of(text: str, speech: Speech, commands: Sequence[str] = COMMANDS) -> tuple[str, str] | None:
    """Which of the commands this is, and what comes after it: in English or in the reader's language."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if text.strip() in ("?", "q"):
        return ("help" if word == "?" else "quit"), ""
    for command in commands:
        own = [name.strip().lower() for name in speech.say(f"command-{command}").split(",")]
        if word == command or word in own:
            return command, rest.strip()
    return None


def forgiven(text: str, legal: Sequence[str]) -> str:
    """The move that is meant: spaces, case and signs do not matter as long as only one legal move fits."""
    typed = "".join(text.split()).lower().replace("w", "W").replace("→", ">").replace("=>", ">")
    if typed in legal:
        return typed
    bare = _bare(typed)
    fitting = [move for move in legal if bare and _bare(move) == bare]
    return fitting[0] if len(fitting) == 1 else typed


def _bare(move: str) -> str:
    return "".join(character for character in move if character.isalnum())
