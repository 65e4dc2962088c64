"""Every message of a table, held against what its receiver may know: see `knowing`.

Each message is held against the table as it was after the entry that the message speaks of:

- `shape`: every field is one that the protocol names and has exactly the value that it may have;
- `exchange`: with all cards exchanged that the client cannot know, the same bytes would have been sent;
- `secret`: nothing of a seed, of somebody's tokens or phrase, no run of cards that lie face down.
"""

import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from tablee.game.registry import game_named
from tablee.table import broadcast, protocol
from tablee.table.entries import AnyBody, AppliedEntry
from tablee.table.refusals import on_wire
from tests.properties.hidden_cards import after_move, permuted
from tests.server.knowing import Data, Moment, Seats, face, happened, own_parts, public_game

_Small = (
    protocol.Welcome | protocol.Presence | protocol.Ack | protocol.Refusal | protocol.Said
    | protocol.Reacted | protocol.Pong | protocol.Bye
)  # fmt: skip
_decode_small = msgspec.json.Decoder(_Small).decode
_decode_fields = msgspec.json.Decoder(dict[str, Raw]).decode
_decode_table = msgspec.json.Decoder(protocol.TableInfo).decode
_decode_list = msgspec.json.Decoder(list[Raw]).decode
_encode = msgspec.json.Encoder().encode
_plain = msgspec.json.Decoder().decode


class AnyOf(tuple[int, ...]):
    """All seats of one client where `hidden_cards` asks for one seat: what any of them knows is known."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return other in tuple(self)

    def __ne__(self, other: object) -> bool:
        return other not in tuple(self)

    __hash__ = tuple.__hash__


class Told(NamedTuple):
    """A snapshot or an update: its fields as they were sent; None: left out."""

    number: int
    happened: Raw | None
    missed: list[Raw]
    game: Raw | None
    yours: Raw | None
    table: protocol.TableInfo | None


_FIELDS = {
    kind: {field.name for field in msgspec.structs.fields(struct)} | {"type"}
    for kind, struct in (("snapshot", protocol.Snapshot), ("update", protocol.Update))
}


class Context(NamedTuple):
    """A move that was refused while the table stood at `number`."""

    number: int
    seat: int
    move: str


_RUN = 8  # cards
_CARD = r'(?:-?\d+|"W")'
_CARDS = re.compile(rf"{_CARD}(?:,{_CARD}){{{_RUN - 1},}}")
_BLOCK = 8  # any 16 characters of a secret contain one of its blocks


def blocks(secret: str) -> list[str]:
    """Pieces of which at least one stands in every sixteen characters of it, wherever they begin."""
    return [secret[at : at + _BLOCK] for at in range(0, len(secret) - _BLOCK + 1, _BLOCK)]


def forms(seed: bytes) -> tuple[str, ...]:
    """How a seed could be written."""
    return seed.hex(), b64encode(seed).decode(), urlsafe_b64encode(seed).decode(), str(int.from_bytes(seed))


class Knowing:
    """Looks at every message of one table. `complaints` say what was told to whom that should not be."""

    def __init__(
        self, truth: Mapping[int, Moment], secrets: Iterable[str], thorough: float, seed: int
    ) -> None:
        """`secrets`: tokens and phrases. `thorough`: the part of all messages that is also exchanged."""
        self.truth = truth
        self.complaints: list[str] = []
        self.messages = self.bytes = self.exchanged = 0
        self.kinds: dict[str, int] = {}
        self._thorough = thorough
        self._rng = Random(seed)
        self._seeds = {moment.seed for moment in truth.values()}
        self._commitments = {sha256(seed).hexdigest() for seed in self._seeds}
        self._standings = {(moment.phase, moment.totals, moment.winners) for moment in truth.values()}
        self._secrets = {
            block: secret
            for secret in (*secrets, *(form for seed in self._seeds for form in forms(seed)))
            for block in blocks(secret)
        }
        self._clean: set[str] = set()
        self._right: set[tuple[str, Seats]] = set()
        self._games: dict[int, Data | None] = {}
        self._runs: dict[int, set[tuple[str, ...]]] = {}

    def look(self, person: str, text: str, context: Mapping[str, Context] | None = None) -> None:
        """A message to this person. `context`: their refused moves, by the ids of the commands."""
        self.messages += 1
        self.bytes += len(text.encode())
        fields = _decode_fields(text)
        kind = str(_plain(fields["type"]))
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if kind in _FIELDS:
            self.look_for_secrets(person, text)
            self._look_at_cards(person, text, kind, fields)
            return
        message = _decode_small(text)
        if _encode(message).decode() != text:
            self._complain("shape", person, text, "something that the protocol does not name")
        if isinstance(message, protocol.Welcome) and message.secret is not None:
            self.look_for_secrets(person, text.replace(message.secret, ""))
            return
        self.look_for_secrets(person, text)
        if isinstance(message, protocol.Presence):
            self._look_at_table(person, text, message.table, None)
        elif isinstance(message, protocol.Refusal) and context is not None and message.id in context:
            self._exchange_refusal(person, text, message, context[message.id or ""])

    def _look_at_cards(self, person: str, text: str, kind: str, fields: Mapping[str, Raw]) -> None:
        moment = self.truth[int(bytes(fields["number"]))]
        seats = moment.seats_of(person)
        if (text, seats) in self._right:
            return
        self._right.add((text, seats))
        table = fields.get("table")
        told = Told(
            number=moment.number,
            happened=fields.get("happened"),
            missed=_decode_list(fields.get("missed", b"[]")),
            game=fields.get("game"),
            yours=fields.get("yours"),
            table=None if table is None else _decode_table(table),
        )
        if not fields.keys() <= _FIELDS[kind] or (table is not None and _encode(told.table) != bytes(table)):
            self._complain("shape", person, text, "something that the protocol does not name")
        complaints = len(self.complaints)
        for what, is_told, may in self._pairs(told, moment, seats):
            if is_told != may:
                self._complain("shape", person, text, f"{what}: {is_told} instead of {may}")
        if told.table is not None:
            self._look_at_table(person, text, told.table, moment)
        thorough = self._rng.random() < self._thorough
        if thorough or len(self.complaints) > complaints:  # where every value is right there is no run
            self._look_for_runs(person, text, moment)
        if thorough:
            self._exchange(person, text, told, moment, seats)

    # ── shape ────────────────────────────────────────────────────────────────────────────────────────

    def _pairs(self, told: Told, moment: Moment, seats: Seats) -> Iterator[tuple[str, Any, Any]]:
        """What was told, and what may be told."""
        if told.happened is not None:
            yield "happened", _plain(told.happened), happened(moment, seats)
        for missed in map(_plain, told.missed):
            yield "missed", missed, happened(self.truth[missed["number"]], seats)
        if told.game is not None:
            if moment.number not in self._games:
                self._games[moment.number] = public_game(moment)
            yield "game", _plain(told.game), self._games[moment.number]
        if told.yours is not None:
            yield "yours", _plain(told.yours), own_parts(moment, seats)

    def _look_at_table(self, person: str, text: str, info: protocol.TableInfo, moment: Moment | None) -> None:
        """Presence has no number: how the match stands must be as it stood at some time."""
        match, undo = info.match, info.undo
        told: Any = [info.commitment in self._commitments]
        may: Any = [True]
        if moment is None:
            totals = () if match is None else tuple(match.totals)
            winners = None if match is None or match.winners is None else tuple(match.winners)
            told.append((info.phase, totals, winners) in self._standings)
            told.append(match is not None and match.record is not None and winners is None)
            may += [True, False]
        else:
            told += [info.phase, _plain(_encode(info.settings)), info.commitment]
            told.append([(s.person and s.person.id, s.owner, s.level, s.ready) for s in info.seats])
            told.append(match and (match.totals, match.games, match.winners, match.record))
            told.append(undo and (undo.seat, set(undo.waiting)))
            commitment = sha256(moment.seed).hexdigest()
            record = None if moment.winners is None else commitment[:20]
            may += [moment.phase, moment.settings, commitment, list(moment.places)]
            won = None if moment.winners is None else list(moment.winners)
            may.append(moment.game and (list(moment.totals), moment.games, won, record))
            may.append(moment.undo)
        if told != may:
            self._complain("shape", person, text, f"table: {told} instead of {may}")

    # ── exchange ─────────────────────────────────────────────────────────────────────────────────────

    def _exchange(self, person: str, text: str, told: Told, moment: Moment, seats: Seats) -> None:
        if moment.game is None:
            return
        self.exchanged += 1
        game: Any = game_named(moment.game)
        who: Any = AnyOf(seats)
        same = True
        if told.happened is not None and moment.did["did"] == "moved":
            mover, move = moment.did["seat"], game.parse_move(moment.did["move"])
            _, _, state, events = after_move(game, moment.before, who, mover, move, self._rng)
            body = msgspec.convert(moment.did, AnyBody)
            happening = AppliedEntry(moment.number, moment.at, body, events, game)
            same = bytes(broadcast.happened(happening, seats)) == bytes(told.happened)
        else:
            state = permuted(moment.game, moment.state, who, self._rng)
        match = SimpleNamespace(
            game=game, state=state, view=lambda seat: game.view(state, seat), resigned=None
        )
        table: Any = SimpleNamespace(match=match)
        if told.game is not None:
            same = same and bytes(broadcast.public_game(table) or b"") == bytes(told.game)
        if told.yours is not None:
            same = same and bytes(broadcast.own_parts(table, seats)) == bytes(told.yours)
        if not same:
            self._complain("exchange", person, text, "depends on cards that are hidden")

    def _exchange_refusal(self, person: str, text: str, refusal: protocol.Refusal, context: Context) -> None:
        """Why a move is refused must not depend on hidden cards either."""
        moment = self.truth[context.number]
        if moment.game is None or refusal.code in (
            "not_playing",
            "not_your_seat",
            "no_such_seat",
            "malformed",
        ):
            return
        self.exchanged += 1
        game = game_named(moment.game)
        who: Any = AnyOf(moment.seats_of(person))
        other = permuted(moment.game, moment.state, who, self._rng)
        reason = game.why_not(other, context.seat, game.parse_move(context.move))
        if reason is None or _encode(on_wire(reason, refusal.id)).decode() != text:
            self._complain("exchange", person, text, f"refused otherwise: {reason}")

    # ── secret ───────────────────────────────────────────────────────────────────────────────────────

    def look_for_secrets(self, person: str, text: str) -> None:
        """In anything that is sent to this person."""
        if text in self._clean:
            return
        self._clean.add(text)
        for block, secret in self._secrets.items():
            if block in text and any(secret[at : at + 16] in text for at in range(len(secret) - 15)):
                self._complain("secret", person, text, secret)

    def _look_for_runs(self, person: str, text: str, moment: Moment) -> None:
        for found in _CARDS.finditer(text):
            if moment.number not in self._runs:
                self._runs[moment.number] = set(_hidden_runs(moment))
            cards = found.group().replace('"', "").split(",")
            for at in range(len(cards) - _RUN + 1):
                if tuple(cards[at : at + _RUN]) in self._runs[moment.number]:
                    self._complain("secret", person, text, f"cards face down: {cards}")
                    return

    def _complain(self, kind: str, person: str, text: str, why: str) -> None:
        self.complaints.append(f"{kind}: {why[:2000]} | to {person} | {text[:300]}")


def _hidden_runs(moment: Moment) -> Iterator[tuple[str, ...]]:
    """Cards that lie face down one after the other, and as the game or its data write them."""
    state = moment.state
    if state is None:
        return
    for pile in (state.draw, *(stock[:-1] for stock in getattr(state, "stocks", ()))):
        written = [str(face(card)) if moment.game == "skipbo" else str(card) for card in pile]
        for cards in (written, written[::-1], [str(card) for card in pile]):
            for at in range(len(cards) - _RUN + 1):
                yield tuple(cards[at : at + _RUN])
