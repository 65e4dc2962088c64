"""A table line by line: announcements, and prompts with the legal moves."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from tablee.terminal.board import board_of, draw_gathering, has_secret_hand
from tablee.terminal.game_words import rules_lines, rules_text
from tablee.terminal.hints import best_moves, hint_line
from tablee.terminal.output import echo as echo_line
from tablee.terminal.plain_input import Lines, as_listed, command_of, parse_leniently
from tablee.terminal.session import Session
from tablee.terminal.speech import QUIET, Names, Speech
from tablee.terminal.storage import resume_command, save_record
from tablee.terminal.table_commands import BY_NAME, TableCommand, words_here
from tablee.terminal.table_state import LessonStep, News, Why


class Announcer:
    """Prints what people want to know about a table."""

    def __init__(self, session: Session, speech: Speech, echo: Callable[[str], None]) -> None:
        self.session, self.speech, self.echo = session, speech, echo

    def greeting(self) -> None:
        if (record := self.session.transport.record()) is not None:
            self.echo(self.speech.say("commitment", hash=record.commitment))
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
        """Introduce the bots."""
        introduction = self.speech.introduce(self.session.state)
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
        if (record := self.session.transport.record()) is not None:
            self.echo(self.speech.say("seed-was", seed=record.seed))

    def done(self, why: Why | None) -> bool:
        """Print the refusal, if there is one; whether the command was done."""
        if why is not None:
            self.echo(self.speech.why(why, Names.at(self.session.state)))
        return why is None


class PlainTable:
    """One table, from sitting down to the result or to `quit`."""

    def __init__(self, session: Session, speech: Speech, echo: Callable[[str], None] = echo_line) -> None:
        self.session, self.speech, self.echo = session, speech, echo
        self.announce = Announcer(session, speech, echo)
        self.changed = asyncio.Event()
        self.revealed: int | None = None
        self._away = self._deaf = False
        self._taught = 0  # the last step of a lesson that was said
        self._gathered = False  # whether the seats of a server's table were printed before the match

    async def run(self) -> None:
        self.lines = Lines()
        self.announce.greeting()
        attending = asyncio.create_task(self.session.attend(self.hear))
        attending.add_done_callback(lambda task: self.changed.set())
        try:
            await self.changed.wait()  # at a server, until we know what is going on there
            while not attending.done() and await self._step():
                pass
            if attending.done():
                attending.result()
        except EOFError:
            self.echo("\n" + self.speech.say("goodbye"))
            if self.session.transport.is_kept:
                self.echo(self.speech.say("kept", command=resume_command()))
        finally:
            await self.session.leave()
            attending.cancel()
            with suppress(asyncio.CancelledError):
                await attending

    def hear(self, news: News) -> None:
        state, names = self.session.state, Names.at(self.session.state)
        for event in news.events:
            if event["event"] not in QUIET and (text := self.speech.tell(state.game, event, names)):
                self.echo(text)
        if news.notice:
            self.echo(self.speech.say(news.notice, **news.values))
        if state.away and not self._away:
            self.echo(self.speech.say("server-away"))
        self._away = state.away
        self.changed.set()

    async def _step(self) -> bool:
        """Handle what is due now; whether to go on."""
        self.changed.clear()
        state = self.session.state
        if state.asked_to_undo is not None:
            await self._answer_undo()
        elif self._is_asked_for_seat():
            await self._answer_seat()
        elif state.lesson is not None:
            return await self._learn(state.lesson)
        elif state.phase == "over":
            self.announce.result()
            return False
        elif state.phase == "between":
            await self._between()
        elif state.public is None and not self._gathered:
            self._gathered = True
            self.announce.table(None)
        elif state.to_move and not state.away and not self.session.transport.busy():
            await self._ask(state.to_move[0])
        else:
            await self._wait()
        return True

    async def _learn(self, lesson: LessonStep) -> bool:
        """A step of a lesson; whether there is another one. An empty line makes the move."""
        if lesson.number != self._taught:
            self._taught = lesson.number
            self.announce.table(0)
            self.announce.lesson(lesson)
        if lesson.number == lesson.steps:
            return False
        label = self.speech.say("learn-next" if lesson.asks is None else "learn-make")
        move = "" if lesson.asks is None else f" ({as_listed(lesson.asks)})"
        echo_line(f"Enter: {label}{move}> ", nl=False)
        text = await self.lines.next()
        if text.strip():
            await self._carry_out(text, 0)
        else:
            await self.session.ask("next")
        return True

    async def _wait(self) -> None:
        """Wait until something happens or the person types out of turn."""
        if not self._listens():
            await self.changed.wait()
            return
        own = self.session.state.own
        try:
            text = await self._typed(lambda: False)
        except EOFError:
            if own:
                raise
            self._deaf = True  # spectators can watch to the end without input
            return
        if text is not None:
            await self._carry_out(text, own[0] if own else None)

    async def _typed(self, still: Callable[[], bool]) -> str | None:
        """The next line, or None if something happens after which `still` is false."""
        line = asyncio.ensure_future(self.lines.read())
        while not line.done():
            change = asyncio.ensure_future(self.changed.wait())
            await asyncio.wait({line, change}, return_when=asyncio.FIRST_COMPLETED)
            change.cancel()
            if not line.done() and not still():
                line.cancel()
                return None
            if not line.done():
                self.changed.clear()
        if (text := line.result()) is None:
            raise EOFError
        return text

    def _listens(self) -> bool:
        """Whether to read input out of turn. What a script has typed ahead is for its own turn."""
        if self._deaf:
            return False
        state = self.session.state
        if state.code or not state.own:
            return True
        return self.session.transport.pace > 0 and any(map(state.legal_moves, state.own))

    async def _ask(self, seat: int) -> None:
        state = self.session.state
        if len(state.own) > 1 and self.revealed != seat and has_secret_hand(state.game):
            self.echo("\n" + self.speech.say("pass-device", player=state.names[seat]))
            await self.lines.next()
            self.revealed = seat
        self.echo("")
        self.announce.table(seat)
        self.announce.moves(seat)
        await self._prompt(seat)

    async def _prompt(self, seat: int) -> None:
        """Ask for a move until something happens at the table."""
        while True:
            await asyncio.sleep(0)
            self.changed.clear()
            if not self._waits_for(seat):
                return
            self.announce.time_left()
            person = Names.at(self.session.state).person(seat)
            echo_line(f"{self.speech.say('prompt-move', **person)}> ", nl=False)
            text = await self._typed(lambda: self._waits_for(seat))
            if text is None or await self._carry_out(text, seat):
                return

    def _waits_for(self, seat: int) -> bool:
        """False when the time is up or another question comes first."""
        state = self.session.state
        asked = state.asked_to_undo is not None or self._is_asked_for_seat()
        return seat in state.to_move and not asked and not state.away

    async def _carry_out(self, text: str, seat: int | None) -> bool:
        """Execute a command or a move; whether it changed the match."""
        command = command_of(text, self.speech, words_here(self.session.state))
        if command is not None:
            name, rest = command
            return await self._command(BY_NAME[name], rest, seat)
        if seat is None or not text.strip():
            return False
        state = self.session.state
        move = parse_leniently(text, state.legal_moves(seat))
        others = [other for other in state.who_may(move) if other not in state.to_move]
        if others and seat not in state.who_may(move):
            seat = others[0]  # another player at this device who may do this out of turn
        if self.announce.done(await self.session.move(seat, move)):
            return True
        self.announce.moves(seat)
        return False

    async def _command(self, command: TableCommand, rest: str, seat: int | None) -> bool:
        if command.when == "moves" and seat is None:
            return False
        match command.name:
            case "quit":
                raise EOFError
            case "help":
                self.announce.help()
                own = self.speech.find(f"notation-{self.session.state.game}")
                self.echo(own or self.speech.say("notation-any"))
            case "rules":
                self.announce.rules()
            case "moves" if seat is not None:
                self.announce.moves(seat)
            case "table":
                self.announce.table(seat)
            case "scores":
                self.announce.totals()
            case "hint" if seat is not None:
                await self._advise(seat)
            case "save":
                self._save(rest)
            case "resign" if not await self._is_sure_to_resign():
                pass
            case _ if command.send is not None:
                return await self._send(command, rest)
        return False

    async def _send(self, command: TableCommand, rest: str) -> bool:
        """Send a command to the table; whether it changed the match."""
        assert command.send is not None
        state, argument = self.session.state, command.argument
        given = None if argument is None else argument.parse(rest, state, self.speech)
        if argument is not None and given is None:
            if argument.which and argument.choices is not None:
                labels = (label for _, label in argument.choices(state, self.speech))
                listed = ", ".join(f"{number} {label}" for number, label in enumerate(labels, 1))
                self.echo(self.speech.say(argument.which, choices=listed))
            return False
        return self.announce.done(await command.send(self.session, given or "")) and command.when == "moves"

    def _save(self, name: str) -> None:
        if self.session.transport.record() is None:
            self.echo(self.speech.say("save-not-here"))
        elif not name:
            self.echo(self.speech.say("save-which"))
        else:
            self.echo(save_record(self.session.transport, name, self.speech))

    async def _advise(self, seat: int) -> None:
        state = self.session.state
        if state.why_no_hints:
            self.echo(self.speech.say(state.why_no_hints))
            return
        self.echo(self.speech.say("thinking"))
        try:
            best = await best_moves(state.view(seat))
        except ValueError:
            self.echo(self.speech.say("hint-not-now"))
            return
        for hint in best:
            self.echo(hint_line(hint, state.game, self.speech, Names.at(state)))

    async def _between(self) -> None:
        self.announce.totals()
        self.echo("")
        if self.session.state.code:
            if self.session.state.own:
                echo_line(f"{self.speech.say('prompt-deal')}> ", nl=False)
                text = await self._typed(self._waits_for_deal)
                if text is None:
                    return
                if text:
                    await self._carry_out(text, None)
                    return
            else:
                await self.changed.wait()
                return
        if self.session.state.phase == "between":
            await self.session.deal_next()

    def _waits_for_deal(self) -> bool:
        return self.session.state.phase == "between" and not self._is_asked_for_seat()

    async def _answer_undo(self) -> None:
        state = self.session.state
        assert state.asked_to_undo is not None
        self.echo(self.speech.say("undo-asked", player=state.names[state.asked_to_undo]))
        answer = (await self.lines.next()).strip().lower()
        await self.session.ask("answer", agree=answer in self.speech.yes())

    async def _is_sure_to_resign(self) -> bool:
        if not self.session.state.resignable:
            self.echo(self.speech.words.say("refusal-cannot_resign"))
            return False
        self.echo(f"{self.speech.words.say('resign-match')} ({self.speech.yes()[0]}/n)")
        return (await self.lines.next()).strip().lower() in self.speech.yes()

    def _is_asked_for_seat(self) -> bool:
        request = self.session.state.seat_request
        return request is not None and request.for_us and not self.session.state.away

    async def _answer_seat(self) -> None:
        """Anything but yes or no is a command or a move, so that nobody declines by accident."""
        state = self.session.state
        self.echo(self.speech.say("seat-wish", **state.seat_wish))
        text = await self._typed(self._is_asked_for_seat)
        word = (text or "").strip().lower()
        if word in (*self.speech.yes(), *self.speech.no()):
            agree = word in self.speech.yes()
            self.announce.done(await self.session.ask("answer_seat", agree=agree))
        elif word and text is not None:
            await self._carry_out(text, state.own[0] if state.own else None)
