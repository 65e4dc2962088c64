"""What a table that is played line by line says."""

import time
from collections.abc import Callable

from tablee.terminal.board import board_of, draw_gathering
from tablee.terminal.local import LocalTable
from tablee.terminal.plain_input import as_listed
from tablee.terminal.rules import rules_lines, rules_text
from tablee.terminal.session import LessonStep, Session, Why
from tablee.terminal.speech import Names, Speech


class Announcer:
    """Says how things are at a table, each in a line or a few."""

    def __init__(self, session: Session, speech: Speech, echo: Callable[[str], None]) -> None:
        self.session, self.speech, self.echo = session, speech, echo

    def greeting(self) -> None:
        if isinstance(self.session, LocalTable):
            self.echo(self.speech.say("commitment", hash=self.session.commitment))
            self.bots()
        self.help()

    def help(self) -> None:
        self.echo(self.speech.say("plain-help"))
        if self.session.state.code:
            self.echo(self.speech.say("plain-help-server"))

    def lesson(self, lesson: LessonStep) -> None:
        step = self.speech.say("learn-step", number=lesson.number, count=lesson.steps)
        self.echo(f"\n{step}\n{lesson.says}\n")

    def rules(self) -> None:
        for line in rules_lines(rules_text(self.speech, self.session.state.game)):
            self.echo(line)

    def table(self, seat: int | None) -> None:
        if self.session.state.public is None:
            for line in draw_gathering(self.session.state, self.speech).lines():
                if line:
                    self.echo(line)
            return
        state = self.session.state
        for line in board_of(state.game).table_lines(state.view(seat), state.names, self.speech):
            self.echo(line)

    def bots(self) -> None:
        """Who they are, and how strong."""
        introduction = self.speech.introduced(self.session.state)
        if introduction is not None:
            self.echo(introduction)

    def time_left(self) -> None:
        left = self.session.state.seconds_left(time.time())
        if left is not None:
            self.echo(self.speech.say("clock-left", seconds=left))

    def moves(self, seat: int) -> None:
        legal = " ".join(map(as_listed, self.session.state.legal_moves(seat)))
        self.echo(self.speech.say("legal-now", moves=legal or "–"))

    def totals(self) -> None:
        state = self.session.state
        self.echo(self.speech.say("totals", totals=self.speech.each(state.totals, Names.at(state))))

    def result(self) -> None:
        state = self.session.state
        self.echo("\n" + self.speech.won(state.winners or (), Names.at(state), state.resigned))
        self.totals()
        if isinstance(self.session, LocalTable):
            self.echo(self.speech.say("seed-was", seed=self.session.seed.hex()))

    def done(self, why: Why | None) -> bool:
        """Whether it was done; if not, why not."""
        if why is not None:
            self.echo(self.speech.why(why, Names.at(self.session.state)))
        return why is None
