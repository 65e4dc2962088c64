"""Talking at a table, and leading through its replay: sent to everybody, and not written down."""

from contextlib import suppress
from functools import partial
from typing import NamedTuple

from tablee.game.contract import Refused
from tablee.locales.foreign_text import printable
from tablee.table import broadcast, play
from tablee.table.action import Body
from tablee.table.broadcast import encode
from tablee.table.live_table import LiveTable
from tablee.table.ports import Visitor
from tablee.table.protocol import PersonInfo, React, Reacted, Said, Say, Show, Shown
from tablee.table.refusals import REFUSALS
from tablee.table.stored import now


class Utterance(NamedTuple):
    """What somebody is about to say."""

    table: str
    person: str
    address: str
    seated: bool
    letters: int  # none: a reaction
    processes: int = 1  # that are at this table


class TalkLimits:
    """How much may be said. Here there is no limit; both may raise `Refused`."""

    def check_talk(self, words: Utterance) -> None:
        """Before something is said."""

    def check_showing(self, words: Utterance) -> None:
        """Before a step of a replay is shown to everybody."""


async def talk(live: LiveTable, speaker: Visitor, command: Say | React, limits: TalkLimits) -> None:
    """Once for each id. Raises `Refused`."""
    person = speaker.person
    _may_talk(live, person)
    if (person, command.id) in live.said:
        return
    if isinstance(command, Say):
        if not live.table.settings.chat:
            raise REFUSALS.refused("chat_off", "say")
        live.people.check_words(command.text)
    letters = len(command.text) if isinstance(command, Say) else 0
    limits.check_talk(_words(live, speaker, letters))
    if isinstance(command, Say):
        await _note_talking(live, person)
    who = await _who(live, person)
    message: Said | Reacted
    if isinstance(command, Say):
        message = Said(who, printable(" ".join(command.text.split())), now())
    else:
        message = Reacted(who, command.reaction, now())
    live.said.append((person, command.id))
    _tell(live, person, message)


async def show(live: LiveTable, speaker: Visitor, command: Show, limits: TalkLimits) -> None:
    """Lead those who look at the replay. Raises `Refused`."""
    _may_talk(live, speaker.person)
    if live.table.phase != "over":
        raise REFUSALS.refused("match_goes_on", "show")
    limits.check_showing(_words(live, speaker, 0))
    who = await _who(live, speaker.person)
    _tell(live, speaker.person, Shown(who, command.lead, command.game, command.move, now()))


def _may_talk(live: LiveTable, person: str) -> None:
    if not live.table.may_look(person):
        raise REFUSALS.refused("tournament_hidden", "")


def _words(live: LiveTable, speaker: Visitor, letters: int) -> Utterance:
    processes, seated = 1 + len(live.presence.elsewhere), bool(live.table.seats_of(speaker.person))
    return Utterance(live.table.id, speaker.person, speaker.address, seated, letters, processes)


async def _who(live: LiveTable, person: str) -> PersonInfo:
    return broadcast.person_info((await live.people.load([person])).get(person), person)


def _tell(live: LiveTable, person: str, message: Said | Reacted | Shown) -> None:
    encoded = encode(message)
    live.pass_on(person, encoded)
    live.tables.talked(live, person, encoded)


async def _note_talking(live: LiveTable, person: str) -> None:
    """In some games, writing when one should be silent is a move."""
    match = live.table.match
    if match is None or live.table.phase != "playing" or match.game.FACTS.talking is None:
        return
    talk = match.parse_move(match.game.FACTS.talking)
    for seat in live.table.seats_of(person):
        if match.why_not(seat, talk) is None:
            talked = play.Moved(by=person, seat=seat, move=str(talk))
            with suppress(Refused):  # if the turn has just ended, nobody is to be quiet any more
                await live.write(partial(_as_is, talked))


def _as_is(body: Body) -> Body:
    return body
