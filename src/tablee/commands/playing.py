"""`tablee play`: at a table of one's own, or at one of a server."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import INTERRUPTED, Failure, plain_errors
from tablee.commands.tables import GAMES, language_option, table_options

if TYPE_CHECKING:
    from tablee.terminal.keeping import KeptGame
    from tablee.terminal.local import LocalTable
    from tablee.terminal.sitting import Sitting
    from tablee.terminal.speech import Speech

_SPEED = 0.6  # seconds for a bot's move on a screen


@click.command()
@click.argument("game", type=GAMES, required=False)
@table_options
@click.option(
    "-l",
    "--level",
    default="3",
    show_default=True,
    help="How well the bots play: 1 to 4; or one after the other, such as 2,2,4.",
)
@click.option(
    "-n", "--name", "names", multiple=True, help="Your name; repeated, several people share the device."
)
@click.option("--seat", default=0, show_default=True, help="Where you sit, or the first of you.")
@click.option("--seed", help="A seed of 64 hex digits, to play the same cards again.")
@click.option(
    "--save", "save_to", type=click.Path(path_type=Path), help="Write the record here when the match is over."
)
@click.option("--resume", is_flag=True, help="Go on with the game that was interrupted last.")
@click.option(
    "--join", "url", metavar="URL", help="Sit at a table of a server, such as http://host/t/K7Q2MX."
)
@click.option("--watch", is_flag=True, help="Only look: at the table to join, or at bots among themselves.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers, pipes and scripts.")
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    help="Seconds that a bot takes for a move.  [default: 0.6; 0 with --plain]",
)
@language_option
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    players: int,
    options: dict[str, object],
    level: str,
    names: tuple[str, ...],
    seat: int,
    seed: str | None,
    save_to: Path | None,
    resume: bool,
    url: str | None,
    watch: bool,
    plain: bool,
    pace: float | None,
    language: str | None,
) -> None:
    """Play in the terminal: against bots, several people at one device, or at a table of a server.

    Without a GAME, a first screen asks for everything. The keys are shown at the bottom of the screen;
    `?` explains them. Every move is kept: whatever happens, `--resume` goes on with the game.

    \b
    tablee play                                        choose everything on the screen
    tablee play skyjo --level 4 --players 3
    tablee play skipbo -p 4 -o partners=true -o stock_size=10 -o target=none
    tablee play skyjo -n Ada -n Bo -p 4                two people and two bots
    tablee play --resume
    tablee play --join http://192.168.1.5:8000/t/K7Q2MX
    tablee play skyjo --plain --lang de
    """
    if url is not None and (resume or game is not None):
        raise click.UsageError("--join goes to a table as it is: leave the game and --resume out.")
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    asks = not (plain or game or resume or url or watch or _says_more(context))
    with plain_errors():
        import asyncio

        from tablee.locales.words import language_from_environment
        from tablee.terminal.speech import Speech

        speech = Speech(language or language_from_environment())
        pace = (0.0 if plain else _SPEED) if pace is None else pace
        kept: KeptGame | None = None
        if not (asks or resume or url):
            kept = _new_game(
                speech, game or "skyjo", players, options, level, names, seat, seed, save_to, watch
            )
            _check(kept)
        try:
            asyncio.run(_play(speech, kept, game, resume, url, watch, names, plain, pace, asks))
        except KeyboardInterrupt:  # no accident here: every move is on disk
            click.echo("\n" + speech.say("interrupted-kept"), err=True)
            raise SystemExit(INTERRUPTED) from None


def _says_more(context: click.Context) -> bool:
    """Whether the command line describes a table, so that nobody needs to be asked."""
    given = click.core.ParameterSource.COMMANDLINE
    named = ("players", "options", "level", "names", "seat", "seed", "save_to")
    return any(context.get_parameter_source(name) is given for name in named)


def _new_game(
    speech: "Speech",
    game: str,
    players: int,
    options: dict[str, object],
    level: str,
    names: tuple[str, ...],
    seat: int,
    seed: str | None,
    save_to: Path | None,
    watch: bool,
) -> "KeptGame":
    """Raises `ValueError` for a level, a seat or a seed that there is not."""
    from tablee.bots.ladder import policy_named
    from tablee.terminal.local import new_game
    from tablee.terminal.start_form import seated

    people = list(names) or [speech.say("player-number", number=seat + 1)]
    if not 0 <= seat < players:
        raise ValueError(f"There is no seat {seat} at a table of {players}.")
    if len(people) > players:
        raise ValueError(f"There are {len(people)} names for {players} seats.")
    levels = [policy_named(game, text.strip()) for text in level.split(",")]
    where = {} if watch else {(seat + at) % players: name for at, name in enumerate(people)}
    bots: list[int | str | None] = []
    for at in range(players):
        bots.append(None if at in where else levels[sum(bot is not None for bot in bots) % len(levels)])
    chairs = seated(speech, [where.get(at, "") for at in range(players)], bots)
    return new_game(game, chairs, options, seed, save_to)


def _check(kept: "KeptGame") -> None:
    """Raises `Refused` before a screen covers what is wrong."""
    from tablee.match.registry import game_named

    game_named(kept.game).make_options(kept.options, len(kept.chairs))


async def _play(
    speech: "Speech",
    kept: "KeptGame | None",
    game: str | None,
    resume: bool,
    url: str | None,
    watch: bool,
    names: tuple[str, ...],
    plain: bool,
    pace: float,
    asks: bool,
) -> None:
    sitting = None if asks else _sitting(speech, kept, game, resume, url, watch, names, pace)
    if plain:
        from tablee.terminal.plain import PlainTable

        assert sitting is not None
        await PlainTable(sitting, speech).run()
        return
    from tablee.terminal.app import TableApp

    app = TableApp(speech, sitting, pace)
    last = await app.run_async()
    if app.return_code:
        raise Failure(last or "something went wrong.")
    if last:
        click.echo(last)


def _sitting(
    speech: "Speech",
    kept: "KeptGame | None",
    game: str | None,
    resume: bool,
    url: str | None,
    watch: bool,
    names: tuple[str, ...],
    pace: float,
) -> "Sitting":
    if url is not None:
        from tablee.terminal.remote import RemoteTable, address_of

        return RemoteTable(address_of(url), speech.language, speech.say, watch, names)
    from tablee.terminal.keeping import Keeper
    from tablee.terminal.local import LocalTable

    if resume:
        return _resumed(speech, game, pace)
    assert kept is not None
    return LocalTable(kept, None if watch else Keeper.new(), pace)


def _resumed(speech: "Speech", game: str | None, pace: float) -> "LocalTable":
    from tablee.terminal.keeping import Keeper, interrupted
    from tablee.terminal.local import LocalTable

    found = next(interrupted(game), None)
    if found is None:
        raise Failure(speech.say("no-kept-game"))
    path, kept = found
    return LocalTable(kept, Keeper(path), pace)
