"""A game in the terminal, line by line: prompts, moves in the notation, announcements."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from tablee.bots.contract import Clock
from tablee.bots.ladder import LEVELS, make_bot, policy_named
from tablee.games.contract import Event, Refused
from tablee.games.rng import SEED_BYTES, Seeded, commitment
from tablee.match.match import Match
from tablee.match.narration import narrate
from tablee.match.picture import picture
from tablee.match.record import record_of, save

_HELP = (
    "Type a move, `moves` for all legal ones, `hint` for advice, `table` to see the table again, or `quit`."
)
_HINTS = 3
_QUIET = {"turn_ended", "turn_began"}


class PlainTable:
    """One person and bots at one table."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        seat: int,
        level: str,
        seed: str | None,
        save_to: Path | None,
    ) -> None:
        """Raises `Refused` for a table that cannot be, `ValueError` for a seat, a level or a seed."""
        self.seed = _seed_from(seed)
        self.match = Match(game, players, options, Seeded(self.seed))
        if not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat} at a table of {players}.")
        self.seat, self.save_to = seat, save_to
        policy = policy_named(game, level)
        kind = next((rung.name for rung in LEVELS[game] if rung.number == policy), "Greedy")
        self.names = [f"Player {n + 1}" if n == seat else f"{kind} {n + 1}" for n in range(players)]
        # The opponents choose from numbers of their own: they must not know the seed of the deal.
        own_seed = secrets.token_bytes(SEED_BYTES) if seed is None else self.seed
        self.bots = {n: make_bot(game, policy, own_seed, n) for n in range(players) if n != seat}

    def run(self) -> None:
        """Until the match is over or the person leaves; then the record is written, if asked for."""
        click.echo(f"Commitment to the shuffles: {commitment(self.seed)}")
        self._tell(self.match.opening)
        click.echo(f"You are {self.names[self.seat]}. {_HELP}")
        try:
            while not self.match.over:
                self._step()
            self._tell_result()
        except (EOFError, click.Abort):
            click.echo("\nGoodbye.")
        if self.save_to is not None:
            save(record_of(self.match, self.names, self.seed), self.save_to)
            click.echo(f"The match is written to {self.save_to}.")

    def _step(self) -> None:
        match = self.match
        if match.outcome is not None:
            totals = ", ".join(
                f"{name} {total}" for name, total in zip(self.names, match.totals, strict=True)
            )
            click.echo(f"Totals: {totals}.\n")
            self._tell(match.deal_next())
        actors = match.actors()
        if self.seat in actors:
            self._tell(self._ask())
        else:
            seat = actors[0]
            self._tell(match.push(seat, self.bots[seat].choose(match.view(seat), Clock())))

    def _ask(self) -> Sequence[Event]:
        """Ask until there is a legal move; a refusal says why."""
        click.echo(f"\n{self._table()}")
        while True:
            text = str(click.prompt("Your move", prompt_suffix="> ")).strip()
            if text.lower() in ("quit", "q"):
                raise EOFError
            if text.lower() in ("moves", "help", "?"):
                legal = " ".join(str(move) for move in self.match.legal_moves(self.seat))
                click.echo(f"{_HELP}\nLegal now: {legal}")
            elif text.lower() == "hint":
                self._advise()
            elif text.lower() == "table":
                click.echo(self._table())
            else:
                try:
                    return self.match.push(self.seat, self.match.parse_move(_forgiven(text)))
                except Refused as refused:
                    click.echo(str(refused))

    def _advise(self) -> None:
        """The best moves, how good they are and why."""
        click.echo("Thinking … (the very first hint takes half a minute to prepare)")
        from tablee.review.hints import hints  # loads the kernels, which most games never need

        for hint in hints(self.match.game.NAME, self.match.view(self.seat))[:_HINTS]:
            chance = f"{hint.chance.value:.0%} ({100 * hint.chance.low:.0f}–{hint.chance.high:.0%})"
            score = "" if hint.score is None else f", {hint.score.value:.0f} points"
            click.echo(f"{hint.move!s:>5}  wins {chance}{score}: {hint.reason.sentence}")

    def _table(self) -> str:
        return picture(self.match.game.NAME, self.match.view(self.seat).data(), self.names)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            shown = self.match.game.shown(event, self.seat)
            if shown["event"] not in _QUIET:
                click.echo(narrate(shown, self.names))

    def _tell_result(self) -> None:
        match = self.match
        totals = ", ".join(f"{name} {total}" for name, total in zip(self.names, match.totals, strict=True))
        winners = " and ".join(self.names[seat] for seat in match.winners or ()) or "nobody"
        click.echo(f"\nThe match is over, won by {winners}. Totals: {totals}.")
        click.echo(f"The seed was {self.seed.hex()}.")


def _seed_from(text: str | None) -> bytes:
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise ValueError("A seed has 64 hex digits.")
    return seed


def _forgiven(text: str) -> str:
    """What is meant is clear: spaces and case do not matter, except for the wild's capital."""
    return text.replace(" ", "").lower().replace("w", "W")
