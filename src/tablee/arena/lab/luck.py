"""How much luck: what a result came from, how often the weaker one wins, and when the better one is known."""

from tablee.arena.lab.experiments import LabPlan, Ladder, Measurements
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, Stack, percent
from tablee.arena.lab.levels import arena_command, ladders, levels_of, points_between
from tablee.arena.lab.settings import best, lab_command, title, unit
from tablee.arena.lab.stats import MOST_GAMES, Shares, games_until_known, shares_of_variance
from tablee.bots.estimates import Estimate

_PARTS = ("the better player", "the cards and the seat, whoever has them", "chance that neither explains")


def needs(plan: LabPlan, game: str) -> list[Ladder]:
    return [ladder for _, _, ladder in ladders(plan, game)]


def answer(plan: LabPlan, game: str, measured: Measurements) -> Finding:
    bars, dots, rows = [], list[Dot](), list[tuple[str, ...]]()
    first: dict[str, tuple[Shares, Estimate, str]] = {}
    top, one_unit = best(game), unit(game)
    for setting, what, ladder in ladders(plan, game):
        met, where = measured.met(ladder), f"{setting.label}, one {what}"
        dots.append(Dot(where))
        for weaker in reversed(levels_of(game)[:-1]):
            pair = (weaker - 1, top - 1)
            shares = shares_of_variance(1 - met.points[pair])
            won = points_between(met.standing, *pair)
            draws = float((met.points[pair] == 0.5).mean())
            known = _until_known(won, draws)
            dots.append(Dot(f"level {weaker} beats level {top}", won, 0.5, colour=weaker))
            if weaker == top - 1:
                parts = (shares.better.value, shares.cards.value, shares.chance)
                bars.append((where, parts))
                if setting.players == 2:
                    first[what] = shares, won, known
            rows.append(
                (
                    where,
                    f"{weaker} against {top}",
                    percent(won),
                    percent(shares.luck, 0),
                    percent(shares.cards, 0),
                    known,
                )
            )
    one, match = first[one_unit], first["match"]
    sentences = (
        f"When level {top - 1} meets level {top} at a table of two, {percent(one[0].luck, 0)} of the "
        f"result of a single {one_unit} is luck, and {percent(match[0].luck, 0)} of the result of a "
        "match.",
        f"The weaker of the two wins {percent(one[1])} of single {one_unit}s and {percent(match[1])} of "
        f"matches; the better one is ahead with 95 % certainty after {_count(one[2], one_unit)} or "
        f"{_count(match[2], 'match')}.",
        f"The cards and the seat alone decide {percent(one[0].cards, 0)} of the result of a single "
        f"{one_unit}, whoever has them, and {percent(match[0].cards, 0)} of that of a match. The rest of "
        "luck is chance that goes neither with them nor with the player.",
    )
    return Finding(
        game,
        "luck",
        f"{title(game)}: how much of it is luck?",
        sentences,
        (
            Stack(f"What the result of level {top} against level {top - 1} came from", _PARTS, tuple(bars)),
            Dots("How often the weaker level wins", "points of the weaker", tuple(dots)),
        ),
        (
            Grid(
                "Luck in figures: shares of the whole result",
                (
                    "table",
                    "levels",
                    "the weaker wins, 95 %",
                    "luck, 95 %",
                    "cards and seat, 95 %",
                    "better one known after",
                ),
                tuple(rows),
            ),
        ),
        (
            "Two levels play every deal twice, with the seats exchanged. The variance of the points of a "
            "player drawn by lot is split: the square of the better one's edge is skill, all the rest is "
            "luck.",
            "Half the sum of a deal's two results stays with the player, half their difference changes sides "
            "with the cards and the seat. How the first varies from deal to deal is chance, and as much "
            "chance is in the second; what the second has beyond that is the cards' and the seat's. If coins "
            "were tossed instead of games played, that would be nothing.",
            "As soon as the two play differently, the cards that follow fall to other hands: what those give "
            "counts as chance too. So the cards' share is what the deck decides whoever plays, not what "
            "every card that is drawn does. Intervals are the wider of the normal one and Wilson's.",
            "By this measure a coin has 100 % luck, and a game that the better player always wins has "
            "none. Luck depends on who plays: equal players have nothing but luck between them.",
            "“Known after”: so many games until the better one is ahead in 95 of 100 series, reckoned "
            "exactly from the chances of one game; in brackets with the ends of the interval of those "
            "chances.",
        ),
        (
            lab_command(game, "luck", plan),
            *(arena_command(setting, ladder, plan) for setting, _, ladder in ladders(plan, game)),
        ),
    )


def _until_known(weaker: Estimate, draws: float) -> str:
    """With what it would be at the ends of the interval."""
    known = []
    for points in weaker:
        drawn = min(draws, 2 * points, 2 * (1 - points))  # there cannot be more, at the end of an interval
        known.append(games_until_known(1 - points - drawn / 2, drawn))
    value, least, most = known
    beyond = f"over {MOST_GAMES:,}"
    return f"{value or beyond} ({least or beyond}–{most or beyond})"


def _count(known: str, unit: str) -> str:
    plural = {"match": "matches"}.get(unit, f"{unit}s")
    return f"{known} {unit if known.startswith('1 ') else plural}"
