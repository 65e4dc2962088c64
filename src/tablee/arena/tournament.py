"""Bots against bots: every seating on the same deals, until the better one is certain."""

from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing, nullcontext
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, cast

from tablee import __version__
from tablee.arena.bot_matches import bot_row, play_chunk
from tablee.arena.checkpoints import ResumeFile
from tablee.arena.chunks import Chunk, ChunkPool, Rows, card_work, workers
from tablee.arena.duel import Duel, WithoutLuck, luck_of_first, points_of_first, seatings
from tablee.arena.entrants import Given, called, entrants, in_kernel, needs_networks, stays_here
from tablee.arena.results import games_field, result_row
from tablee.arena.simulate import Progress, check_strict
from tablee.bots.external.process import Program
from tablee.bots.handicaps import levels_measured, suggest
from tablee.bots.ladder import compiled_part
from tablee.bots.play import MOST_MOVES
from tablee.game.options import by_seat, handicap_options, handicap_text
from tablee.game.registry import game_named, is_registered_here
from tablee.game.rng import simulation_key
from tablee.kernels import CPU
from tablee.kernels.playouts import playouts_of
from tablee.review.game_review import review_of

_STEP = 16  # deals that the kernels play before one looks who is better; at tables one looks after each
_LARGEST = 256 * _STEP  # deals of a chunk
_ON_CARD = 4096 * _STEP  # on a card, which takes as long for fewer
MOVE_MILLISECONDS = 200  # that a bot may think about a move, if it wants to


class Tournament:
    """Who plays what. Raises `Refused`, `UnknownGame`, `UnknownBot` or `ValueError` if it cannot be played.

    `bots` are levels, programs (`Program`) and bots written in Python, as for `make_bot`; a mapping gives
    them names. Levels play in kernels or in processes of their own, and programs are processes. As soon as
    there is a bot in Python, all matches are played one after the other in the process that asks, so that
    bots need not be picklable. An object or a function plays all its seats in all matches; a class is made
    anew for each.

    Every two bots play at most `matches`, and fewer if it is certain before that who is better, unless
    `play_all`. If they are `recorded`, they are played at tables, move by move, and their rows have records;
    then a single bot may play, against itself. `luckless`: luck is taken out of their results, by which a
    difference is seen with fewer matches, each of which takes seconds.

    Handicaps among the options are the bots': the first number is that of the first bot of each two, the
    second that of the other, wherever they sit. With more players they alternate, as in “0/10/0/10”.
    `fair`: every two levels have what is suggested for them.
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[Given] | Mapping[str, Given],
        players: int = 2,
        matches: int = 1000,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        play_all: bool = False,
        milliseconds: int = MOVE_MILLISECONDS,
        programs: Sequence[Program] = (),
        recorded: bool = False,
        luckless: bool = False,
        fair: bool = False,
    ) -> None:
        self.game, self.players, self.seed, self.play_all = game, players, seed, play_all
        self.milliseconds, self.recorded, self.luckless = milliseconds, recorded, luckless
        self.options = game_named(game).make_options(options or {}, players)
        check_strict(game, self.options)
        entered = entrants(game, bots, programs)
        self.bots, self.policies = list(entered), list(entered.values())
        if not self.bots or (len(self.bots) == 1 and not recorded):
            raise ValueError("A tournament needs at least two bots.")
        if luckless:
            review_of(game)
        self.paired = game_named(game).FACTS.in_pairs(self.options)
        self.seatings = [(0,) * players] if self.is_self_play else seatings(players, self.paired)
        self.deals = -(-matches // len(self.seatings))
        if matches < 1:
            raise ValueError("At least one match has to be played.")
        self.fair = fair
        self._handicaps = [self._handicap(*pair) for pair in self.pairs]

    def _handicap(self, first: int, second: int) -> dict[str, tuple[int, ...]]:
        """Of the two bots of a duel, by option; nothing in a game that knows none."""
        names = [option.name for option in handicap_options(game_named(self.game))]
        if self.fair and not names:
            raise ValueError("This game has no handicap.")
        if not self.fair:
            seating = self.seatings[0]
            return {name: _of_bots(name, getattr(self.options, name), seating) for name in names}
        levels = [self.policies[bot] for bot in (first, second)]
        if not all(isinstance(level, int) and level in levels_measured(self.game) for level in levels):
            last = levels_measured(self.game)[-1]
            raise ValueError(f"Handicaps are suggested for the levels 1 to {last} only.")
        suggested = suggest(self.game, cast("list[int]", levels), self.options) or {}
        return {name: by_seat(text, 2) for name, text in suggested.items()}

    def handicap(self, number: int) -> dict[str, tuple[int, ...]]:
        """What the two bots of a duel have of each handicap, whichever seats are theirs."""
        return {name: both for name, both in self._handicaps[number].items() if any(both)}

    def options_at(self, number: int, seating: Sequence[int]) -> dict[str, Any]:
        """The options of a duel's matches in which the bots sit like this."""
        handicaps = {
            name: handicap_text([both[bot] for bot in seating])
            for name, both in self._handicaps[number].items()
        }
        return asdict(self.options) | handicaps

    @property
    def is_self_play(self) -> bool:
        """Whether a bot is alone with itself."""
        return len(self.bots) == 1

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every bot meets every other."""
        return [(0, 0)] if self.is_self_play else list(combinations(range(len(self.bots)), 2))

    @property
    def names(self) -> list[str]:
        """What each bot calls itself: a level's name, what a program has said; it may be nothing."""
        return [called(self.game, *entered) for entered in zip(self.bots, self.policies, strict=True)]

    @property
    def labels(self) -> list[str]:
        """What tables call each bot: a program as it calls itself, with its command if others do so too; the
        others as they were entered."""
        own = [
            policy.name if isinstance(policy, Program) and policy.name else bot
            for bot, policy in zip(self.bots, self.policies, strict=True)
        ]
        return [
            f"{label} ({bot})" if own.count(label) > 1 and label != bot else label
            for label, bot in zip(own, self.bots, strict=True)
        ]

    @property
    def at_tables(self) -> bool:
        """Whether matches are played move by move: for records, luck, or bots that kernels cannot play."""
        return self.recorded or self.luckless or not all(in_kernel(self.game, bot) for bot in self.policies)

    @property
    def needs_networks(self) -> bool:
        """Whether there is a level that judges by networks and plays in the kernel."""
        return any(needs_networks(self.game, bot) for bot in self.policies)

    @property
    def compiled_parts(self) -> list[str]:
        """What has to be compiled for it, of `kernels.readiness.PARTS`."""
        if not self.at_tables:
            return ["learned-matches"] if self.needs_networks else ["levels"]
        needed = {compiled_part(self.game, bot) for bot in self.policies if isinstance(bot, int)}
        if self.luckless:
            needed.add("review")
        return sorted(needed - {""})

    @property
    def stays_here(self) -> bool:
        """Whether all is played in the process that asks, which alone knows the bots or the game."""
        unknown_elsewhere = self.at_tables and is_registered_here(self.game)
        return unknown_elsewhere or any(stays_here(bot) for bot in self.policies)

    @property
    def matches(self) -> int:
        """How many there are at most."""
        return len(self.pairs) * self.deals * len(self.seatings)

    @property
    def settings(self) -> dict[str, Any]:
        """What makes the matches what they are, however many of them are played."""
        return {
            "version": __version__,
            "game": self.game,
            "players": self.players,
            "options": asdict(self.options),
            "seed": self.seed,
            "bots": self.bots,
            "ms": self.milliseconds,
            "records": self.recorded,
            **({"luckless": True} if self.luckless else {}),
            **({"fair": True} if self.fair else {}),
        }

    def play(
        self, threads: int | None = None, resume: Path | str | None = None, device: str = CPU
    ) -> "Standing":
        """All matches, except those that stand in the file `resume`, to which the others are added.

        So a tournament that was interrupted goes on, and one of more matches continues one of fewer. Raises
        `CannotResume` if the file is of other bots, options or seeds, and `OSError`.
        """
        return play(self, threads, resume=None if resume is None else Path(resume), device=device)


def _of_bots(option: str, text: str, seating: Sequence[int]) -> tuple[int, ...]:
    """What each of two bots has of a handicap. Raises `ValueError` if seats of one bot differ in it."""
    numbers = by_seat(text, len(seating))
    if len(set(zip(seating, numbers, strict=True))) > len(set(seating)):
        right = "/".join(str(numbers[bot]) for bot in seating)
        raise ValueError(
            f"In a tournament a handicap is a bot's, wherever it sits: with the first two numbers of {text} "
            f"it would be {option}={right}."
        )
    return numbers[:2]


Keep = Callable[[Duel, int, Sequence[Rows]], None]  # given rows of the deals from this one on, by seating


class Standing(NamedTuple):
    """A finished tournament."""

    tournament: Tournament
    duels: list[Duel]

    def __str__(self) -> str:
        from tablee.arena.tournament_report import standing_text

        return standing_text(self)


def play(
    tournament: Tournament,
    threads: int | None = None,
    progress: Progress = lambda done: None,
    keep: Keep = lambda duel, first, results: None,
    pool: Executor | None = None,
    resume: Path | None = None,
    device: str = CPU,
) -> Standing:
    """All duels, one after the other, each on all threads. The same whatever their number.

    Bots that the kernels cannot play sit at tables in processes; the time they take is theirs to use. Those
    written in Python sit in this one. `keep` is given the rows that count, in their order. A `pool` that is
    given plays instead of threads or processes of this machine, so many chunks at a time as there would be of
    them. `resume` is a file of what was played before, to go on with: see `resuming`. The
    device "cuda" is a graphics card, which plays alone what the kernels can, with the same results; raises
    `ValueError` if it cannot.
    """
    at_tables = tournament.at_tables
    if device != CPU and (at_tables or tournament.needs_networks):
        raise ValueError(
            "A card plays the levels up to 4 and greedy, and writes no records, and knows nothing of luck."
        )
    with (
        workers(threads, pool, device, at_tables, tournament.stays_here) as playing,
        nullcontext() if resume is None else _resumed(tournament, resume) as file,
    ):
        run = _Playing(tournament, playing, device, file)
        duels = [_duel(run, number, progress, keep) for number in range(len(tournament.pairs))]
    return Standing(tournament, duels)


@dataclass(frozen=True)
class _Playing:
    """A tournament that is being played."""

    tournament: Tournament
    workers: ChunkPool
    device: str
    file: ResumeFile | None

    @property
    def step(self) -> int:
        """After so many deals one looks who is better, however many were played in a chunk."""
        return 1 if self.tournament.at_tables else _STEP

    @property
    def work(self) -> Callable[[Chunk], Rows]:
        if self.device != CPU:
            return card_work(self.device)
        return play_chunk if self.tournament.at_tables else play_in_kernel

    @property
    def sizes(self) -> tuple[int, int]:
        """Of a chunk in deals: at least, and at most."""
        if self.device != CPU:
            return _ON_CARD, _ON_CARD
        return self.step, 1 if self.tournament.at_tables else _LARGEST


def _resumed(tournament: Tournament, path: Path) -> ResumeFile:
    game = tournament.game
    row = result_row(game)
    if tournament.at_tables:
        row = bot_row(game, tournament.recorded, tournament.luckless)
    return ResumeFile(path, tournament.settings, row, len(tournament.seatings))


def _duel(run: _Playing, number: int, progress: Progress, keep: Keep) -> Duel:
    tournament = run.tournament
    duel = Duel(*tournament.pairs[number])
    if tournament.luckless and not tournament.is_self_play:
        duel.without_luck = WithoutLuck()
    left = tournament.deals * len(tournament.seatings)
    with closing(_deals(run, number)) as deals:
        for first, results in deals:
            counted = _count(duel, tournament, results, run.step)
            results = [rows[:counted] for rows in results]
            if run.file is not None:
                run.file.add(number, first, results)
            keep(duel, first, results)
            progress(counted * len(results))
            left -= counted * len(results)
            if duel.certain and not tournament.play_all:
                break
    progress(left)
    return duel


def _deals(run: _Playing, number: int) -> Generator[tuple[int, list[Rows]]]:
    """The deals of a duel in their order: those in the file, then the others as they are played."""
    tournament, done = run.tournament, 0
    if run.file is not None and (known := run.file.played(number, tournament.deals, run.step)):
        done = len(known[0])
        yield 0, known
    chunks = [_chunk(tournament, number, seating) for seating in tournament.seatings]
    with closing(run.workers.play(run.work, chunks, done, tournament.deals, run.sizes)) as played:
        yield from played


def _chunk(tournament: Tournament, number: int, seating: Sequence[int]) -> Chunk:
    """No matches yet of a duel in which the bots sit like this."""
    pair = tournament.pairs[number]
    names = [tournament.names[bot] or tournament.bots[bot] for bot in pair]
    return Chunk(
        game=tournament.game,
        key=simulation_key(tournament.seed),
        first=0,
        matches=0,
        players=tournament.players,
        options=tournament.options_at(number, seating),
        lineup=tuple(tournament.policies[pair[bot]] for bot in seating),
        milliseconds=tournament.milliseconds,
        most_moves=MOST_MOVES,
        seats=tuple(names[bot] for bot in seating) if tournament.recorded else (),
        luckless=tournament.luckless,
    )


def _count(duel: Duel, tournament: Tournament, results: Sequence[Rows], step: int) -> int:
    """Add deals to a duel until the better one is certain; how many."""
    deals = len(results[0])
    for first in range(0, deals, step):
        for seating, rows in zip(tournament.seatings, results, strict=True):
            duel.add(rows[first : first + step], seating, games_field(tournament.game))
        if duel.without_luck is not None:
            duel.without_luck.add(*_of_first(tournament, [rows[first : first + 1] for rows in results]))
        if duel.certain and not tournament.play_all:
            return min(first + step, deals)
    return deals


def _of_first(tournament: Tournament, deal: Sequence[Rows]) -> tuple[list[float], list[float]]:
    """The points and the luck of the first bot in each seating of one deal."""
    sat = list(zip(deal, tournament.seatings, strict=True))
    points = [float(points_of_first(rows, seating)[0]) for rows, seating in sat]
    return points, [float(luck_of_first(rows, seating, tournament.paired)[0]) for rows, seating in sat]


def play_in_kernel(chunk: Chunk) -> Rows:
    """A row for each match, from the kernel, which the game must have."""
    playouts = playouts_of(chunk.game)
    assert playouts is not None
    options = game_named(chunk.game).make_options(chunk.options, chunk.players)
    return playouts.play_lineup(
        chunk.key, chunk.first, chunk.matches, chunk.players, options, chunk.lineup, chunk.most_moves
    )
