"""`tablee play`: at a table of one's own, or at one of a server."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.bots.contract import PACE_ON_SCREEN
from tablee.commands.failures import INTERRUPTED, Failure, Misuse
from tablee.commands.failures import speech as spoken
from tablee.commands.help_texts import Spoken
from tablee.commands.options import (
    Decimal,
    Whole,
    check_seat,
    game_argument,
    level_names,
    opened,
    seat_at,
    table_at,
    table_options,
)
from tablee.commands.progress import ends, has_screen
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.terminal.session import Session
    from tablee.terminal.speech import Speech
    from tablee.terminal.storage import Chair


def _complete_level(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from tablee.terminal.storage import WORD

    before, comma, last = typed.rpartition(",")
    names = [*level_names(context.params.get("game")), WORD]
    return [before + comma + name for name in names if name.startswith(last)]


@click.command(cls=Spoken)
@game_argument(required=False)
@table_options
@click.option(
    "-l", "--level", default="3", show_default=True, metavar="LEVEL", shell_complete=_complete_level
)
@click.option("-n", "--name", "names", multiple=True, metavar="NAME")
@click.option("--seat", default=1, show_default=True, type=Whole(1))
@click.option("-s", "--seed", metavar="SEED")
@click.option("--save", "save_to", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--resume", is_flag=True)
@click.option("--join", "url", metavar="URL")
@click.option("--server", metavar="URL")
@click.option("--public", is_flag=True)
@click.option("--watch", is_flag=True)
@click.option("--plain", is_flag=True)
@click.option("--pace", type=Decimal(0, 60), metavar="SECONDS")
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
    server: str | None,
    public: bool,
    watch: bool,
    plain: bool,
    pace: float | None,
) -> None:
    """Play in the terminal: against bots, several people at one device, or at a table of a server."""
    if url is not None and (resume or game is not None):
        raise Misuse("join-alone")
    if resume and (server is not None or _says_more(context)):
        raise Misuse("resume-alone")
    if public and server is None:
        raise Misuse("needs", option="--public", needed="--server")
    if (
        server is not None
        and url is None
        and (watch or _says_more(context, "level", "seat", "seed", "save_to"))
    ):
        raise Misuse("server-alone")
    plain = plain or not has_screen()
    asks = not (plain or game or resume or url or watch or _says_more(context))
    speech = spoken()
    pace = (0.0 if plain else PACE_ON_SCREEN) if pace is None else pace
    session: Session | None = None
    if url is not None:
        session = seat_at(speech, table_at(url, server), watch, names)
    elif server is not None:
        from tablee.terminal.board import games_offered

        settings = {"game": game or games_offered()[0], "players": players, "options": options}
        address = opened(speech, server, {**settings, "public": public}, names)
        session = seat_at(speech, address, False, names)
    elif resume:
        from tablee.terminal.storage import interrupted_games

        found = next(interrupted_games(game), None)
        if found is None:
            raise Failure(speech.say("no-kept-game"))
        session = _resumed(speech, found[0], pace)
    elif not asks:
        from tablee.terminal.board import games_offered
        from tablee.terminal.table_state import usual_level

        game = game or games_offered()[0]
        if context.get_parameter_source("level") is click.core.ParameterSource.DEFAULT:
            level = str(usual_level(game))  # some games have fewer levels
        chairs = _chairs(speech, game, players, level, names, seat - 1, watch)
        session = _begun(speech, game, chairs, options, seed, save_to, not watch, pace)
    play_at(speech, session, plain, pace)


def go_on(path: Path) -> None:
    """Resume the interrupted game in this file."""
    plain, speech = not has_screen(), spoken()
    pace = 0.0 if plain else PACE_ON_SCREEN
    play_at(speech, _resumed(speech, path, pace), plain, pace)


def play_at(speech: "Speech", session: "Session | None", plain: bool, pace: float) -> None:
    """Play until the person leaves."""
    import asyncio

    try:
        asyncio.run(_play(speech, session, plain, pace))
    except KeyboardInterrupt:  # no accident here: every move is on disk
        from tablee.terminal.storage import resume_command

        if session is not None and session.transport.is_kept:
            echo("\n" + speech.say("interrupted-kept", command=resume_command()), err=True)
        raise SystemExit(INTERRUPTED) from None


_ABOUT_A_TABLE = ("players", "options", "level", "names", "seat", "seed", "save_to")


def _says_more(context: click.Context, *names: str) -> bool:
    """Whether the command line sets any of these options; without names, any about a table."""
    given = click.core.ParameterSource.COMMANDLINE
    return any(context.get_parameter_source(name) is given for name in names or _ABOUT_A_TABLE)


def _chairs(
    speech: "Speech", game: str, players: int, level: str, names: tuple[str, ...], seat: int, watch: bool
) -> "list[Chair]":
    """The chairs of a new game. Raises `Misuse` for impossible names, levels or seats."""
    from tablee.terminal.start_form import seat_players

    people = list(names) or [speech.say("player-number", number=seat + 1)]
    if seat >= players:
        raise Misuse("no-seat", given=seat + 1, last=players)
    if len(people) > players:
        raise Misuse("too-many-names", names=len(people), seats=players)
    if not all(name.strip() for name in people):
        raise Misuse("empty-name")
    if twice := [name for name in people if people.count(name) > 1]:
        raise Misuse("same-name", name=twice[0])
    levels = [check_seat(game, text.strip()) for text in level.split(",")]
    others = players if watch else players - len(people)
    if len(levels) > max(others, 1):
        raise Misuse("too-many-levels", levels=len(levels), bots=others)
    where = {} if watch else {(seat + at) % players: name for at, name in enumerate(people)}
    bots: list[int | str | None] = []
    for at in range(players):
        bots.append(None if at in where else levels[sum(bot is not None for bot in bots) % len(levels)])
    return seat_players([where.get(at, "") for at in range(players)], bots)


def _begun(
    speech: "Speech", game: str, chairs: "list[Chair]", options: dict[str, object], seed: str | None,
    save_to: Path | None, keeps: bool, pace: float,
) -> "Session":  # fmt: skip
    """A new game on this device. Raises `Refused` before anything is saved."""
    from tablee.match.files import check_writable
    from tablee.terminal.local import LocalTransport, NotASeed, new_game
    from tablee.terminal.session import Session
    from tablee.terminal.storage import Keeper

    if save_to is not None:
        check_writable(save_to)
    try:
        transport = LocalTransport(new_game(game, chairs, options, seed, save_to), pace=pace)
    except NotASeed:
        raise Misuse("not-a-seed") from None
    transport.keeper = Keeper.new() if keeps else None
    return Session(transport, speech)


async def _play(speech: "Speech", session: "Session | None", plain: bool, pace: float) -> None:
    """Play in this session; without one, the start screen asks what to play."""
    if plain:
        from tablee.terminal.plain_table import PlainTable

        assert session is not None
        await PlainTable(session, speech).run()
        return
    from tablee.terminal.app import TableApp

    app = TableApp(speech, session, pace)
    last = await app.run_async()
    ends(app, last or "")


def _resumed(speech: "Speech", path: Path, pace: float) -> "Session":
    from tablee.terminal.local import LocalTransport
    from tablee.terminal.session import Session
    from tablee.terminal.storage import Busy, Keeper, NotAGame, load_game

    try:
        return Session(LocalTransport(load_game(path), Keeper(path), pace), speech)
    except Busy:
        raise Failure(speech.say("game-busy")) from None
    except NotAGame:
        raise Failure(speech.say("game-not", file=str(path))) from None
