"""The report: one HTML file that needs nothing but itself."""

from collections.abc import Sequence
from html import escape

from tablee.arena.lab.experiments import Plan
from tablee.arena.lab.findings import Finding, Grid
from tablee.arena.lab.plots import picture
from tablee.arena.lab.questions import STUDIES
from tablee.arena.lab.settings import title as title_of

_CSS = """
:root { color-scheme: light dark; --font: system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --sheet: #fdfcf9; --ink: #1f2328; --soft: #5b636c; --faint: #d9d8d2; --raised: #f3f1ea;
  --series-0: #1f6fb2; --series-1: #b8541a; --series-2: #24755f; --series-3: #7d4fa3; }
@media (prefers-color-scheme: dark) { :root {
  --sheet: #16191d; --ink: #e8e6e1; --soft: #a3abb3; --faint: #363b42; --raised: #20242a;
  --series-0: #6db3f2; --series-1: #f0a066; --series-2: #63c7a8; --series-3: #c69ce8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 68rem; background: var(--sheet); color: var(--ink);
  font: 1rem/1.55 var(--font); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 1rem 0 0.5rem; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 0.6rem; }
p, ul { max-width: 44rem; }
a { color: var(--series-0); }
nav ul { columns: 18rem; padding-left: 1.2rem; }
section { border-top: 1px solid var(--faint); margin-top: 2.2rem; padding-top: 1.4rem; }
.answer { font-size: 1.06rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: 1.2rem 2rem; align-items: start; margin: 1rem 0; }
.charts figure { margin: 0; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; }
.method { color: var(--soft); font-size: 0.92rem; }
pre { background: var(--raised); padding: 0.7rem 0.9rem; border-radius: 0.4rem; overflow-x: auto;
  font-size: 0.86rem; line-height: 1.5; }
details { margin: 0.8rem 0; }
summary { cursor: pointer; color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.86rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding: 0.4rem 0; }
th, td { text-align: left; padding: 0.22rem 0.9rem 0.22rem 0; border-bottom: 1px solid var(--faint);
  vertical-align: top; white-space: nowrap; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav { display: none; }
  figure, .answer, pre { break-inside: avoid; } h2 { break-after: avoid; } pre { white-space: pre-wrap; }
  .charts { grid-template-columns: 1fr 1fr; } }
"""


def page(findings: Sequence[Finding], plan: Plan) -> str:
    """The whole document; the same findings give the same bytes."""
    games = list(dict.fromkeys(finding.game for finding in findings))
    title = f"{' and '.join(title_of(game) for game in games)}, measured"
    contents = "".join(
        f'<li><a href="#{_name(finding)}">{_text(finding.question)}</a></li>' for finding in findings
    )
    studies = list(dict.fromkeys(finding.study for finding in findings))
    only = [f"--only {study}" for study in studies] if len(studies) < len(STUDIES) else []
    command = " ".join(
        ["tablee lab", *games, *only, f"--matches {plan.games}", f"--seed {plan.seed}", "--out report.html"]
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_text(title)}</title>\n<style>{_CSS}</style>\n</head>\n<body>\n<header>\n"
        f"<h1>{_text(title)}</h1>\n"
        f"<p>Every figure below was played, not thought up: {plan.games:,} single games or rounds, or "
        f"{plan.matches:,} "
        "matches, unless it says otherwise. In brackets and as lines stand 95 % intervals: what other deals "
        "would "
        "have given instead. The players are Tablée’s levels 1 to 4, which see what a person in their seat "
        "sees; good "
        "people play differently, so take lengths and wins as a guide and comparisons as the point.</p>\n"
        f"<p>This report again, to the byte:</p>\n<pre><code>{_text(command)}</code></pre>\n"
        f'<nav aria-label="Questions"><ul>{contents}</ul></nav>\n</header>\n<main>\n'
        + "".join(map(_section, findings))
        + "</main>\n</body>\n</html>\n"
    )


def _text(words: str) -> str:
    """For HTML, with numbers that stay with their per cent."""
    return escape(words).replace(" %", "\N{NO-BREAK SPACE}%")


def _name(finding: Finding) -> str:
    return f"{finding.game}-{finding.study}"


def _section(finding: Finding) -> str:
    name = _name(finding)
    charts = "".join(
        f"<figure>{picture(chart, f'{name}-{number}')}</figure>\n"
        for number, chart in enumerate(finding.charts)
    )
    return (
        f'<section id="{name}">\n<h2>{_text(finding.question)}</h2>\n'
        f'{_sentences(finding.answer)}<div class="charts">\n{charts}</div>\n'
        + "".join(map(_table, finding.grids))
        + "".join(f'<p class="method">{_text(sentence)}</p>\n' for sentence in finding.method)
        + '<p class="method">The same figures again:</p>\n'
        + f"<pre><code>{_text(chr(10).join(finding.commands))}</code></pre>\n</section>\n"
    )


def _sentences(sentences: Sequence[str]) -> str:
    """A few are a paragraph, many are a list."""
    if len(sentences) > 3:
        lines = "".join(f"<li>{_text(sentence)}</li>\n" for sentence in sentences)
        return f'<ul class="answer">\n{lines}</ul>\n'
    return f'<p class="answer">{_text(" ".join(sentences))}</p>\n'


def _table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{_text(column)}</th>' for column in grid.columns)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows
    )
    return (
        f'<details>\n<summary>{_text(grid.title)}</summary>\n<div class="wide">\n<table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n</div>\n</details>\n"
    )
