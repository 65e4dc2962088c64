"""`tablee lab`: questions about the games, answered by playing, as a report with pictures."""

from pathlib import Path

import click

from tablee.commands.help_texts import Spoken
from tablee.commands.options import GAME, OneOf, Whole, check_drawing, echo_json
from tablee.commands.progress import compile_first, progress
from tablee.terminal.output import echo

_REPORT = Path("lab.html")
# The questions, and what a bar says while one is answered.
_TITLES = {
    "luck": "lab-luck",
    "seats": "lab-seats",
    "length": "lab-length",
    "rules": "lab-rules",
    "levels": "lab-levels",
    "striking": "lab-striking",
}


@click.command(cls=Spoken)
@click.argument("games", nargs=-1, type=GAME, metavar="[GAME…]")
@click.option("--only", multiple=True, type=OneOf(list(_TITLES)), metavar="QUESTION")
@click.option("-m", "--matches", type=Whole(16), metavar="NUMBER")
@click.option("--quick", is_flag=True)
@click.option("-s", "--seed", default=1, show_default=True, type=Whole())
@click.option("--threads", type=Whole(1))
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
def lab(
    games: tuple[str, ...],
    only: tuple[str, ...],
    matches: int | None,
    quick: bool,
    seed: int,
    threads: int | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Answer questions about the games with pictures: luck, seats, length, rules, levels."""
    target = out or (None if as_json else _REPORT)
    if target is not None:
        check_drawing(target, ".html")

    from tablee.arena.lab.experiments import QUICK, LabPlan, Measurements
    from tablee.arena.lab.questions import studies_of
    from tablee.arena.lab.settings import lab_games, title

    plan = LabPlan(matches or (QUICK if quick else LabPlan().games), seed)
    measured = Measurements(seed, threads)
    findings = []
    asked = lab_games(games)
    compile_first((game, part) for game in asked for part in ("simulation", "levels"))
    for game in asked:
        studies = studies_of(game)
        for name in [name for name in studies if name in only or not only]:
            wanted = studies[name].needs(plan, game)
            with progress(_TITLES[name], measured.missing(wanted), game=title(game)) as advance:
                measured.play(wanted, advance)
            findings.append(studies[name].answer(plan, game, measured))
    if target is not None:
        from tablee.arena.lab.page import page
        from tablee.match.files import write_whole

        write_whole(target, page(findings, plan).encode())
    if as_json:
        echo_json({"matches": plan.games, "seed": seed, "findings": [finding.data() for finding in findings]})
        return
    for finding in findings:
        echo("\n  ".join([finding.question, *finding.answer]) + "\n")
    echo(str(target))
