"""`tablee score`: the score sheet for people who play with real cards."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import INTERRUPTED, Failure, Misuse, say, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import GAME, Whole
from tablee.commands.progress import ends, has_screen
from tablee.locales.foreign_text import printable
from tablee.terminal.output import echo, echo_json

if TYPE_CHECKING:
    from tablee.paper.sheet import Sheet


def _limit(context: click.Context, parameter: click.Parameter, given: str | None) -> int | str | None:
    if given is None or given.lower() == "none":
        return given and "none"
    try:
        return int(given)
    except ValueError:
        raise Misuse("not-a-limit", given=given) from None


@click.command(cls=Spoken)
@click.argument("game", required=False, metavar="[GAME]", shell_complete=GAME.shell_complete)
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False), metavar="[FILE]")
@click.option("-n", "--name", "names", multiple=True, metavar="NAME")
@click.option("--limit", callback=_limit, metavar="POINTS|none")
@click.option("--partners", is_flag=True)
@click.option("--dealer", default=1, show_default=True, type=Whole())
@click.option("--new", "afresh", is_flag=True)
@click.option(
    "--export", "export_to", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.csv|.md|.json"
)
@click.option("--json", "as_json", is_flag=True)
@click.option("--plain", is_flag=True)
def score(
    game: str | None,
    file: Path | None,
    names: tuple[str, ...],
    limit: int | str | None,
    partners: bool,
    dealer: int,
    afresh: bool,
    export_to: Path | None,
    as_json: bool,
    plain: bool,
) -> None:
    """Keep the score of a match with real cards."""
    from tablee.game.registry import GAMES
    from tablee.paper.sheet import SheetRefused
    from tablee.terminal.board import games_offered

    if game is not None and game not in GAMES:
        if file is not None or not _is_file(game):
            raise Misuse("not-one-of", what="GAME", given=game, known=", ".join(GAMES))
        file, game = Path(game), None
    usual = game or games_offered()[0]
    try:
        path, sheet = _found(game, file, afresh, usual)
        if as_json or export_to is not None:
            _hand_out(sheet, path, export_to, as_json)
            return
        screen = not plain and has_screen()
        if sheet is None and names:
            sheet = _new(usual, names, limit, partners, dealer)
        if screen:
            _show(sheet, lambda chosen: file or _unnamed(chosen), path, game)
        else:
            _ask(sheet or _new(usual, _asked_names(), limit, partners, dealer), path)
    except SheetRefused as refused:
        raise click.UsageError(speech().say(f"sheet-{refused.code}", **refused.values)) from None


def _is_file(given: str) -> bool:
    """Whether a lone word is meant as a file: a game is easily mistyped, and has no suffix."""
    path = Path(given)
    return path.suffix != "" or path.name != given or path.exists()


def _hand_out(sheet: "Sheet | None", path: Path, export_to: Path | None, as_json: bool) -> None:
    """To a file, to standard output, or both."""
    if sheet is None:
        raise Failure(say("no-sheet", file=str(path)))
    from tablee.terminal.scorepad import doubt

    if why := doubt(speech(), sheet):
        echo(why, err=True)
    if export_to is not None:
        from tablee.paper.files import EXPORTED, export

        if export_to.suffix.lower() not in EXPORTED:
            raise Misuse("not-exported", given=export_to.name)
        export(sheet, export_to, speech().say("total"))
        echo(speech().say("score-exported", file=str(export_to)), err=as_json)
    if as_json:
        echo_json(_as_json(sheet))


def _show(sheet: "Sheet | None", path_for: Callable[[str], Path], path: Path, game: str | None) -> None:
    from tablee.terminal.scorepad_screen import SheetApp

    app = SheetApp(speech(), (lambda _: path) if sheet is not None else path_for, sheet, game)
    ends(app, app.run() or "")


def _ask(sheet: "Sheet", path: Path) -> None:
    from tablee.terminal.scorepad import ScorePad
    from tablee.terminal.scorepad_plain import PlainScorePad

    try:
        PlainScorePad(ScorePad(sheet, path, speech())).run()
    except KeyboardInterrupt:
        echo("\n" + speech().say("score-kept", file=str(path)), err=True)
        raise SystemExit(INTERRUPTED) from None


def _found(game: str | None, file: Path | None, afresh: bool, usual: str) -> "tuple[Path, Sheet | None]":
    """Where the sheet lives, and the one that is there. Raises `OSError`."""
    from contextlib import suppress

    from tablee.paper.files import NotASheet, load
    from tablee.paper.sheet import winners

    if file is not None:
        if afresh and file.exists():
            raise Failure(say("sheet-exists", file=str(file)))
        try:
            sheet = load(file) if file.exists() else None
        except NotASheet as wrong:
            raise Failure(f"{file}: {printable(str(wrong))}") from None
        if sheet is not None and game is not None and sheet.game != game:
            raise Failure(say("sheet-of-other-game", file=str(file), game=speech().title(sheet.game)))
        return file, sheet
    if not afresh:
        for path in sorted(_folder().glob("*.json"), reverse=True):
            with suppress(NotASheet):
                sheet = load(path)
                if game in (None, sheet.game) and winners(sheet) is None:
                    return path, sheet
    return _unnamed(usual), None


def _folder() -> Path:
    from tablee.terminal.storage import data_folder

    folder = data_folder() / "scores"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _unnamed(game: str) -> Path:
    """Where a sheet lives that was given no file of its own."""
    import time

    return _folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{game}.json"


def _asked_names() -> tuple[str, ...]:
    typed = str(click.prompt(speech().say("score-names"), prompt_suffix="> "))
    return tuple(name.strip() for name in typed.split(",") if name.strip())


def _new(game: str, names: tuple[str, ...], limit: int | str | None, partners: bool, dealer: int) -> "Sheet":
    import msgspec

    from tablee.paper.sheet import new_sheet

    points = msgspec.UNSET if limit is None else None if isinstance(limit, str) else limit
    return new_sheet(game, names, points, partners, dealer - 1)


def _as_json(sheet: "Sheet") -> str:
    import msgspec

    from tablee.paper.sheet import by_column, columns, dealer, scores, totals, winners

    rounds, whole = [scores(sheet, entry) for entry in sheet.entries], totals(sheet)
    data = msgspec.to_builtins(sheet)
    data |= {
        "rounds": rounds,
        "totals": whole,
        # As they stand on the sheet: a pair is one column.
        "columns": [
            {
                "names": [sheet.names[seat] for seat in side],
                "seats": side,
                "scores": [scored[side[0]] for scored in rounds],
                "total": total,
            }
            for side, total in zip(columns(sheet), by_column(sheet, whole), strict=True)
        ],
        "winners": winners(sheet),
        "next_dealer": dealer(sheet),
    }
    return json.dumps(data, indent=2, ensure_ascii=False)
