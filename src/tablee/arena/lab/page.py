"""The report: one HTML file that needs nothing but itself."""

from collections.abc import Sequence

from markupsafe import Markup

from tablee.arena.lab.experiments import Plan
from tablee.arena.lab.findings import Chart, Finding
from tablee.arena.lab.plots import picture
from tablee.arena.lab.questions import STUDIES
from tablee.arena.lab.settings import title as title_of
from tablee.pictures.templates import render


def page(findings: Sequence[Finding], plan: Plan) -> str:
    """The whole document; the same findings give the same bytes."""
    games = list(dict.fromkeys(finding.game for finding in findings))
    studies = list(dict.fromkeys(finding.study for finding in findings))
    only = [f"--only {study}" for study in studies] if len(studies) < len(STUDIES) else []
    command = [
        "tablee lab",
        *games,
        *only,
        f"--matches {plan.games}",
        f"--seed {plan.seed}",
        "--out report.html",
    ]
    return render(
        "arena/lab/report.html",
        title=f"{' and '.join(title_of(game) for game in games)}, measured",
        findings=findings,
        plan=plan,
        command=" ".join(command),
        picture=_picture,
    )


def _picture(chart: Chart, name: str) -> Markup:
    return Markup(picture(chart, name))
