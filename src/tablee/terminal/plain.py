"""A table in the terminal, line by line: prompts with the legal moves, announcements, no screen."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import click

from tablee.match.record import save
from tablee.terminal.advice import advice, is_prepared, spoken
from tablee.terminal.local import LocalTable
from tablee.terminal.plain_words import command_of, forgiven, table_lines
from tablee.terminal.reading import Lines
from tablee.terminal.sitting import News, Sitting
from tablee.terminal.speech import Names, Speech

QUIET = {"turn_ended", "turn_began"}


class PlainTable:
    """One table, from sitting down to the result or to `quit`."""

    def __init__(self, sitting: Sitting, speech: Speech, echo: Callable[[str], None] = click.echo) -> None:
        self.sitting, self.speech, self.echo = sitting, speech, echo
        self.changed = asyncio.Event()
        self.revealed: int | None = None
        self._away = self._deaf = False

    async def run(self) -> None:
        self.lines = Lines()
        self._greet()
        attending = asyncio.create_task(self.sitting.attend(self.hear))
        attending.add_done_callback(lambda task: self.changed.set())
        try:
            await self.changed.wait()  # at a server, until we know what is going on there
            while not attending.done() and await self._step():
                pass
            if attending.done():
                attending.result()
        except EOFError:
            self.echo("\n" + self.speech.say("goodbye"))
            if isinstance(self.sitting, LocalTable) and self.sitting.keeper is not None:
                self.echo(self.speech.say("kept"))
        finally:
            await self.sitting.leave()
            attending.cancel()
            with suppress(asyncio.CancelledError):
                await attending

    def _greet(self) -> None:
        if isinstance(self.sitting, LocalTable):
            self.echo(self.speech.say("commitment", hash=self.sitting.commitment))
        self.echo(self.speech.say("plain-help"))

    def hear(self, news: News) -> None:
        standing, names = self.sitting.standing, Names.at(self.sitting.standing)
        for event in news.events:
            if event["event"] not in QUIET and (text := self.speech.tell(standing.game, event, names)):
                self.echo(text)
        if news.notice:
            self.echo(self.speech.say(news.notice, **news.values))
        if standing.away and not self._away:
            self.echo(self.speech.say("server-away"))
        self._away = standing.away
        self.changed.set()

    async def _step(self) -> bool:
        """Whether there is a next one."""
        self.changed.clear()
        standing = self.sitting.standing
        if standing.asked_to_undo is not None:
            await self._answer_undo()
        elif standing.phase == "over":
            self._tell_result()
            return False
        elif standing.phase == "between":
            await self._between()
        elif standing.to_move and not standing.away and not self.sitting.busy():
            await self._ask(standing.to_move[0])
        else:
            await self._wait()
        return True

    async def _wait(self) -> None:
        """Until something happens, or something is typed although it is somebody else's turn."""
        if not self._listens():
            await self.changed.wait()
            return
        line = asyncio.ensure_future(self.lines.next())
        change = asyncio.ensure_future(self.changed.wait())
        await asyncio.wait({line, change}, return_when=asyncio.FIRST_COMPLETED)
        change.cancel()
        if not line.done():
            line.cancel()
            return
        own = self.sitting.standing.own
        try:
            text = line.result()
        except EOFError:
            if own:
                raise
            self._deaf = True  # who only watches may do so to the end
            return
        await self._carry_out(text, own[0] if own else None)

    def _listens(self) -> bool:
        """What a script has typed ahead is for its turn; people who wait may have something to say."""
        if self._deaf:
            return False
        if not isinstance(self.sitting, LocalTable):
            return True
        own = self.sitting.own
        return not own or (self.sitting.pace > 0 and any(map(self.sitting.standing.legal_moves, own)))

    async def _ask(self, seat: int) -> None:
        standing = self.sitting.standing
        if standing.game == "skipbo" and len(standing.own) > 1 and self.revealed != seat:
            self.echo("\n" + self.speech.say("pass-device", player=standing.names[seat]))
            await self.lines.next()
            self.revealed = seat
        self.echo("")
        self._show_table(seat)
        self._show_moves(seat)
        await self._prompt(seat)

    async def _prompt(self, seat: int) -> None:
        """Ask until something happens at the table; a refusal says why, and what would be legal."""
        while True:
            await asyncio.sleep(0)
            self.changed.clear()
            if seat not in self.sitting.standing.to_move:
                return
            person = Names.at(self.sitting.standing).person(seat)
            click.echo(f"{self.speech.say('prompt-move', **person)}> ", nl=False)
            if await self._carry_out(await self.lines.next(), seat):
                return

    async def _carry_out(self, text: str, seat: int | None) -> bool:
        """A command or a move. Whether the table has changed by it."""
        command = command_of(text, self.speech)
        if command is not None:
            return await self._command(*command, seat)
        if seat is None or not text.strip():
            return False
        legal = self.sitting.standing.legal_moves(seat)
        why = await self.sitting.move(seat, forgiven(text, legal))
        if why is None:
            return True
        self.echo(self.speech.why(why, Names.at(self.sitting.standing)))
        self._show_moves(seat)
        return False

    async def _command(self, command: str, rest: str, seat: int | None) -> bool:
        match command:
            case "quit":
                raise EOFError
            case "help":
                self.echo(self.speech.say("plain-help"))
                self.echo(self.speech.say(f"notation-{self.sitting.standing.game}"))
            case "moves" if seat is not None:
                self._show_moves(seat)
            case "table":
                self._show_table(seat)
            case "scores":
                self._tell_totals()
            case "hint" if seat is not None:
                await self._advise(seat)
            case "undo" if seat is not None:
                return await self._take_back(seat)
            case "save":
                self._save(rest)
        return False

    async def _take_back(self, seat: int) -> bool:
        last = self.sitting.can_take_back()
        why = await self.sitting.take_back(seat if last is None else last)
        if why is not None:
            self.echo(self.speech.why(why, Names.at(self.sitting.standing)))
        return why is None

    def _save(self, name: str) -> None:
        if not isinstance(self.sitting, LocalTable):
            self.echo(self.speech.say("save-not-here"))
            return
        if not name:
            self.echo(self.speech.say("save-which"))
            return
        try:
            save(self.sitting.record(), Path(name).expanduser())
        except OSError as error:
            self.echo(f"{name}: {error.strerror or error}")
        else:
            self.echo(self.speech.say("written-to", file=name))

    async def _advise(self, seat: int) -> None:
        standing = self.sitting.standing
        self.echo(self.speech.say("thinking" if is_prepared() else "thinking-first"))
        try:
            best = await advice(standing.view(seat))
        except ValueError:
            self.echo(self.speech.say("hint-not-now"))
            return
        for hint in best:
            self.echo(spoken(hint, standing.game, self.speech, Names.at(standing)))

    async def _between(self) -> None:
        self._tell_totals()
        self.echo("")
        if not isinstance(self.sitting, LocalTable):
            if self.sitting.standing.own:
                click.echo(f"{self.speech.say('prompt-deal')}> ", nl=False)
                line = asyncio.ensure_future(self.lines.next())
                change = asyncio.ensure_future(self.changed.wait())
                await asyncio.wait({line, change}, return_when=asyncio.FIRST_COMPLETED)
                change.cancel()
                line.cancel()
                if line.done() and not line.cancelled():
                    line.result()
            else:
                await self.changed.wait()
                return
        if self.sitting.standing.phase == "between":
            await self.sitting.deal_next()

    async def _answer_undo(self) -> None:
        standing = self.sitting.standing
        assert standing.asked_to_undo is not None
        self.echo(self.speech.say("undo-asked", player=standing.names[standing.asked_to_undo]))
        answer = (await self.lines.next()).strip().lower()
        ask = getattr(self.sitting, "ask", None)
        if ask is not None:
            yes = [word.strip() for word in self.speech.say("answers-yes").split(",")]
            await ask("answer", agree=answer in ("y", "yes", *yes))

    # ── Announcements ────────────────────────────────────────────────────────────────────────────────

    def _show_table(self, seat: int | None) -> None:
        if self.sitting.standing.public is None:
            self.echo(", ".join(self.sitting.standing.names))
            return
        for line in table_lines(self.sitting.standing, seat, self.speech):
            self.echo(line)

    def _show_moves(self, seat: int) -> None:
        legal = " ".join(self.sitting.standing.legal_moves(seat))
        self.echo(self.speech.say("legal-now", moves=legal or "–"))

    def _tell_totals(self) -> None:
        standing = self.sitting.standing
        self.echo(self.speech.say("totals", totals=self.speech.each(standing.totals, Names.at(standing))))

    def _tell_result(self) -> None:
        standing = self.sitting.standing
        self.echo("\n" + self.speech.won(standing.winners or (), Names.at(standing)))
        self._tell_totals()
        if isinstance(self.sitting, LocalTable):
            self.echo(self.speech.say("seed-was", seed=self.sitting.seed.hex()))
