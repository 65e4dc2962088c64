"""Pictures of tables in the terminal for the docs: `python -m scripts.terminal_pictures`.

Each table is played for a while on the real screen; the same seed gives the same picture.
"""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

from textual.pilot import Pilot

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.terminal.app import TableApp
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.start_form import seat_players

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SEED = "11" * 32
# A page of ours asks nobody else for letters: those of the reader will do.
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


class Picture(NamedTuple):
    file: str
    game: str
    players: int
    size: tuple[int, int]
    moves: int
    language: str = "en"


PICTURES = (
    Picture("terminal-skyjo", "skyjo", 4, (120, 38), 14),
    Picture("terminal-skipbo", "skipbo", 4, (120, 38), 10),
    Picture("terminal-small", "skyjo", 8, (80, 24), 8, "de"),
    Picture("terminal-large", "skipbo", 3, (200, 56), 12, "fr"),
)
_BOTS = (3, 4, 2, 1, 3, 4, 2)  # levels, from the left


def table(
    game: str, players: int, language: str = "en", pace: float = 0.0
) -> tuple[TableApp, LocalTransport]:
    chairs = seat_players(["Ada"] + [""] * (players - 1), [None, *_BOTS[: players - 1]])
    transport, speech = (
        LocalTransport(new_game(game, chairs, {"dealer": 0}, SEED), None, pace),
        Speech(language),
    )
    app = TableApp(speech, Session(transport, speech), pace)
    app.title = f"tablee play {game}"
    return app, transport


async def draw(picture: Picture) -> str:
    app, transport = table(picture.game, picture.players, picture.language)
    async with app.run_test(size=picture.size) as pilot:
        for _ in range(picture.moves):
            await answer(pilot, transport)
        await quiet(pilot, transport)
        return FONTS.sub("", app.export_screenshot())


async def answer(pilot: Pilot[str], transport: LocalTransport) -> None:
    """As a bot would."""
    await quiet(pilot, transport)
    if 0 in transport.match.actors():
        bot = make_bot(transport.kept.game, 4, SEED)
        await transport.ask("move", seat=0, move=str(bot.choose(transport.match.view(0), Clock())))


async def quiet(pilot: Pilot[str], transport: LocalTransport) -> None:
    while True:
        await pilot.pause(0.02)
        if not transport.busy():
            await pilot.pause()
            return


def main() -> None:
    for picture in PICTURES:
        file = IMAGES / f"{picture.file}.svg"
        file.write_text(asyncio.run(draw(picture)), encoding="utf-8")
        print(f"{file.relative_to(IMAGES.parents[1])}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
