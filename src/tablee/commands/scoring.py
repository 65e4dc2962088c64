"""`tablee score`: the score sheet for people who play with real cards."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import INTERRUPTED, Failure, plain_errors
from tablee.commands.tables import language_option

if TYPE_CHECKING:
    from tablee.scoring.sheet import Sheet
    from tablee.terminal.speech import Speech

_GAMES = ("skipbo", "skyjo")


def _limit(context: click.Context, parameter: click.Parameter, given: str | None) -> int | str | None:
    if given is None or given.lower() == "none":
        return given and "none"
    try:
        return int(given)
    except ValueError:
        raise click.BadParameter(f"“{given}” is not a number, nor none.") from None


@click.command()
@click.argument("game", required=False, metavar="[skipbo|skyjo]")
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "-n", "--name", "names", multiple=True, help="Who plays, in the order of the seats. Repeatable."
)
@click.option(
    "--limit", callback=_limit, metavar="POINTS|none", help="When the match is over: 100, or 500 at Skip-Bo."
)
@click.option("--partners", is_flag=True, help="Skip-Bo in pairs.")
@click.option("--dealer", default=1, show_default=True, help="Who deals first, counted from 1.")
@click.option("--new", "afresh", is_flag=True, help="A new sheet, although there is one to go on with.")
@click.option(
    "--export",
    "export_to",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.csv|.md",
    help="Write the sheet as a table, and do not ask for more.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print the sheet and its totals as JSON, and do not ask."
)
@language_option
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
    language: str | None,
) -> None:
    """Keep the score of a match with real cards.

    Every number is saved as it is typed. Without a FILE the sheet is kept in your data folder, and the
    next `tablee score` goes on with it until the match is over.

    \b
    tablee score skyjo -n Ada -n Bo -n Cy
    tablee score skipbo evening.json
    tablee score skyjo evening.json --export evening.csv
    """
    if game is not None and game not in _GAMES:
        if file is not None:
            raise click.UsageError(f"There is no game called {game}; there are {' and '.join(_GAMES)}.")
        file, game = Path(game), None
    with plain_errors():
        from tablee.locales.words import language_from_environment
        from tablee.scoring.files import export
        from tablee.scoring.sheet import SheetRefused
        from tablee.terminal.score_sheet import ScoreTable
        from tablee.terminal.speech import Speech

        speech = Speech(language or language_from_environment())
        try:
            path, sheet = _found(game, file, afresh)
            if sheet is None:
                if as_json or export_to is not None:
                    raise Failure(f"{path}: there is no score sheet.")
                sheet = _new(speech, game or "skyjo", names, limit, partners, dealer)
            if export_to is not None:
                export(sheet, export_to, speech.say("total"))
                click.echo(speech.say("score-exported", file=str(export_to)))
            if as_json:
                click.echo(_as_json(sheet))
            if export_to is None and not as_json:
                ScoreTable(sheet, path, speech).run()
        except SheetRefused as refused:
            raise click.UsageError(speech.say(f"sheet-{refused.code}", **refused.values)) from None
        except KeyboardInterrupt:
            click.echo(f"\n{speech.say('score-kept', file=str(path))}", err=True)
            raise SystemExit(INTERRUPTED) from None


def _found(game: str | None, file: Path | None, afresh: bool) -> "tuple[Path, Sheet | None]":
    """Where the sheet lives, and the one that is there. Raises `OSError`."""
    import time
    from contextlib import suppress

    from tablee.scoring.files import NotASheet, load
    from tablee.scoring.sheet import winners
    from tablee.terminal.keeping import data_folder

    if file is not None:
        if afresh and file.exists():
            raise Failure(f"{file}: there is a file already; choose another name for a new sheet.")
        try:
            sheet = load(file) if file.exists() else None
        except NotASheet as wrong:
            raise Failure(f"{file}: {wrong}") from None
        if sheet is not None and game is not None and sheet.game != game:
            raise Failure(f"{file}: this is a sheet for {sheet.game}, not for {game}.")
        return file, sheet
    folder = data_folder() / "scores"
    folder.mkdir(mode=0o700, exist_ok=True)
    if not afresh:
        for path in sorted(folder.glob("*.json"), reverse=True):
            with suppress(NotASheet):
                sheet = load(path)
                if game in (None, sheet.game) and winners(sheet) is None:
                    return path, sheet
    return folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{game or 'skyjo'}.json", None


def _new(
    speech: "Speech",
    game: str,
    names: tuple[str, ...],
    limit: int | str | None,
    partners: bool,
    dealer: int,
) -> "Sheet":
    import msgspec

    from tablee.scoring.sheet import new_sheet

    if not names:
        typed = str(click.prompt(speech.say("score-names"), prompt_suffix="> "))
        names = tuple(name.strip() for name in typed.split(",") if name.strip())
    points = msgspec.UNSET if limit is None else None if isinstance(limit, str) else limit
    return new_sheet(game, names, points, partners, dealer - 1)


def _as_json(sheet: "Sheet") -> str:
    import msgspec

    from tablee.scoring.sheet import dealer, scores, totals, winners

    data = msgspec.to_builtins(sheet)
    data |= {
        "rounds": [scores(sheet, entry) for entry in sheet.entries],
        "totals": totals(sheet),
        "winners": winners(sheet),
        "next_dealer": dealer(sheet),
    }
    return json.dumps(data, indent=2, ensure_ascii=False)
