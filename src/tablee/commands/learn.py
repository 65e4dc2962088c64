"""`tablee learn`: a lesson in the terminal, played along."""

import click

from tablee.bots.contract import PACE_ON_SCREEN
from tablee.commands.failures import Failure, say
from tablee.commands.failures import speech as spoken
from tablee.commands.help_texts import Spoken
from tablee.commands.options import game_argument
from tablee.commands.play import play_at
from tablee.commands.progress import has_screen
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@game_argument(required=False)
@click.option("--plain", is_flag=True)
def learn(game: str | None, plain: bool) -> None:
    """Learn a game by playing along; without a GAME, list the lessons."""
    plain = plain or not has_screen()
    from tablee.terminal.lesson import LessonTransport, script_of
    from tablee.terminal.session import Session

    speech = spoken()
    if game is None:
        _list()
        return
    script = script_of(game)
    if script is None:
        raise Failure(say("no-lesson", game=speech.title(game)))
    lesson = LessonTransport(script, speech, 0.0 if plain else PACE_ON_SCREEN)
    play_at(speech, Session(lesson, speech), plain, PACE_ON_SCREEN)


def _list() -> None:
    from tablee.game.registry import GAMES
    from tablee.terminal.lesson import script_of
    from tablee.terminal.storage import as_typed

    for name in GAMES:
        if script_of(name) is not None:
            title = spoken().say("learn-title", game=spoken().title(name))
            echo(f"{as_typed(f'learn {name}')}    {title}")
