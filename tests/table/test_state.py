import random
from typing import Any

import msgspec
import pytest

from tablee.bots.cast import CAST
from tablee.game.contract import Refused
from tablee.match.record import decode as decode_record
from tablee.match.replay import verify
from tablee.table import entries, gathering, seats
from tablee.table.action import Actor, Body, decide
from tablee.table.gathering import Configure, Ready, Rematch, Start, create, new_code, plain_code
from tablee.table.play import Answer, Move, Next, Undo
from tablee.table.protocol import Settings
from tablee.table.seats import PutBot, Sit, Stand, put_program
from tablee.table.state import Table


class Log:
    """A table and everything that was written about it."""

    def __init__(self, settings: Settings, host: str = "ann") -> None:
        self.entries: list[bytes] = []
        self.table = Table("t")
        self.here = {"ann", "ben", "cleo", "dan"}
        self.just_gone: set[str] = set()  # whose grace is not over
        self.ids = 0
        self.write(create(settings, host))

    def write(self, body: Body) -> None:
        self.table.apply(self.table.number + 1, len(self.entries) * 1000, body)
        self.entries.append(entries.encode(body))

    def do(self, person: str, kind: Any, **fields: Any) -> None:
        self.ids += 1
        command = kind(id=str(self.ids), **fields)
        guest = fields.get("guest")
        actor = Actor(person, self.here, self.is_gone, guest and f"guest-{guest}")
        self.write(decide(self.table, command, actor))

    def is_gone(self, person: str) -> bool:
        return person not in self.here | self.just_gone

    def refuses(self, person: str, kind: Any, **fields: Any) -> str:
        before = (self.table.number, str(self.table.seats), self.table.phase)
        with pytest.raises(Refused) as refused:
            self.do(person, kind, **fields)
        assert before == (self.table.number, str(self.table.seats), self.table.phase)
        return refused.value.refusal.code

    def read_back(self) -> Table:
        table = Table("t")
        for number, body in enumerate(self.entries, 1):
            table.apply(number, (number - 1) * 1000, entries.decode(body))
        return table


def two_at_table(**settings: Any) -> Log:
    log = Log(Settings(**{"game": "skyjo", "players": 2, **settings}))
    log.do("ann", Sit, seat=0)
    log.do("ben", Sit, seat=1)
    return log


def started(**settings: Any) -> Log:
    log = two_at_table(**settings)
    log.do("ben", Ready)
    log.do("ann", Start)
    return log


def play(log: Log, until: Any, seed: int = 1) -> None:
    """Any moves until the table is so."""
    rng = random.Random(seed)
    while not until(log.table):
        match = log.table.match
        assert match is not None
        if log.table.phase == "between":
            log.do("ann", Next)
            continue
        seat = match.actors()[0]
        moves = [str(move) for move in match.legal_moves(seat)]
        move = rng.choice([move for move in moves if ">" in move] or moves)
        log.do("ann" if seat == 0 else "ben", Move, move=move, seat=seat)


def test_a_code_has_six_characters_that_nobody_confuses() -> None:
    for _ in range(200):
        code = new_code()
        assert len(code) == 6
        assert not set(code) & set("01OILS5")
        assert plain_code(f" {code[:3].lower()}-{code[3:]} ") == code


@pytest.mark.parametrize("text", ["", "ABC", "ABCDE1", "ABCDEFG", "ÄBCDEF"])
def test_what_cannot_be_a_code_is_none(text: str) -> None:
    assert plain_code(text) is None


def test_a_table_that_the_rules_do_not_know_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        create(Settings(game="skipbo", players=8), "ann")
    assert refused.value.refusal.code == "player_count"
    with pytest.raises(Refused) as refused:
        create(Settings(game="skyjo", players=2, options={"jokers": 3}), "ann")
    assert refused.value.refusal.code == "unknown_option"


def test_a_match_begins_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    log = Log(Settings(game="skyjo", players=3))
    log.do("ann", Sit, seat=0)
    assert log.refuses("ann", Start) == "empty_seats"
    log.do("ben", Sit, seat=1)
    log.do("ann", PutBot, seat=2, level=4)
    assert log.refuses("ann", Start) == "not_ready"
    log.do("ben", Ready)
    assert log.refuses("cleo", Start) == "not_seated"
    log.do("ann", Start)
    assert log.table.phase == "playing"
    assert log.refuses("ann", Start) == "not_gathering"


def test_seats_are_taken_once_and_moved_by_their_owner() -> None:
    log = started()
    assert log.refuses("cleo", Sit, seat=1) == "seat_taken"
    assert log.refuses("ann", Sit, seat=7) == "no_such_seat"
    assert log.refuses("ann", Move, move="?a1", seat=1) == "not_your_seat"
    assert log.refuses("cleo", Move, move="?a1") == "which_seat"
    assert log.refuses("ann", Move, move="nonsense") == "malformed"
    assert log.refuses("ann", Move, move="d") == "set_up_first"
    log.do("ann", Move, move="?a1")


def test_several_people_sit_at_one_device() -> None:
    log = Log(Settings(game="skyjo", players=2))
    log.do("ann", Sit, seat=0)
    log.do("ann", Sit, seat=1, guest="grandma")
    log.do("ann", Start)
    assert [place.person for place in log.table.seats] == ["ann", "guest-grandma"]
    assert log.refuses("ann", Move, move="?a1") == "which_seat"
    log.do("ann", Move, move="?a1", seat=1)


def test_who_stands_up_in_a_match_leaves_a_bot_and_may_return_to_that_seat_only() -> None:
    log = started(players=2)
    log.do("ben", Stand, seat=1)
    assert log.table.seats[1].level == log.table.settings.stand_in
    log.do("cleo", Sit, seat=1)
    log.do("cleo", Stand, seat=1)
    log.do("ben", Sit, seat=1)
    log.do("ann", Stand, seat=0)
    assert log.refuses("ben", Sit, seat=0) == "knows_other_hand"
    assert log.refuses("cleo", Sit, seat=0) == "knows_other_hand"
    log.do("dan", Sit, seat=0)


def test_before_a_match_a_seat_is_given_to_a_bot_when_its_owner_is_gone() -> None:
    log = two_at_table()
    assert log.refuses("ann", PutBot, seat=1, level=2) == "seat_taken"
    log.here.discard("ben")
    assert log.refuses("cleo", PutBot, seat=1, level=2) == "not_seated"
    log.do("ann", PutBot, seat=1, level=2)
    assert (log.table.seats[1].level, log.table.seats[1].person) == (2, None)


@pytest.mark.parametrize("phase", ["playing", "between"])
def test_in_a_match_a_seat_is_its_owners_even_when_they_are_gone(phase: str) -> None:
    log = started(options={"limit": 1000})
    play(log, lambda table: table.phase == phase)
    assert log.refuses("ann", PutBot, seat=1, level=2) == "seat_taken"
    log.here.discard("ben")
    before = log.table.seats[1]
    assert log.refuses("ann", PutBot, seat=1, level=2) == "seat_kept"
    assert log.refuses("dan", Sit, seat=1) == "seat_taken"
    with pytest.raises(Refused) as refused:
        put_program(log.table, 1, "hash", 1000, Actor("ann", log.here))
    assert refused.value.refusal.code == "seat_kept"
    assert log.table.seats[1] == before
    log.do("ben", Stand, seat=1)  # who leaves for good says so
    log.do("dan", Sit, seat=1)


def test_a_log_in_which_a_seat_was_given_away_in_a_match_is_read_as_before() -> None:
    log = started()
    log.write(seats.BotPut(by="ann", cid="old", seat=1, level=2))
    assert (log.table.seats[1].level, log.table.seats[1].owner) == (2, None)
    assert log.read_back().seats == log.table.seats


def test_settings_change_only_before_a_match_and_make_nobody_ready() -> None:
    log = two_at_table()
    log.do("ben", Ready)
    assert log.refuses("ann", Configure, settings=Settings(game="skyjo", players=1)) == "player_count"
    log.do("ann", Configure, settings=Settings(game="skipbo", players=3))
    assert [place.ready for place in log.table.seats] == [False, False, False]
    log.do("cleo", Sit, seat=2)
    assert log.refuses("ann", Configure, settings=Settings(game="skyjo", players=2)) == "too_few_seats"


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "skyjo", "options": {"limit": 50}},
        {"game": "skipbo", "options": {"target": None, "stock_size": 3}},
    ],
)
def test_a_finished_match_is_a_record_that_proves_itself(settings: dict[str, Any]) -> None:
    log = started(**settings)
    commitment = log.table.commitment
    play(log, lambda table: table.phase == "over")
    finished = log.table.finished(["Ann", "Ben"], 5)
    assert commitment.startswith(finished.record_id)
    record = decode_record(finished.record)
    assert record.seed is not None
    assert record.commitment == commitment
    verify(record)
    assert log.refuses("ann", Move, move="d", seat=0) == "not_playing"
    assert log.refuses("cleo", Sit, seat=0) == "finished"

    log.do("ben", Rematch)
    assert log.table.phase == "gathering"
    assert log.table.commitment != commitment
    assert [place.person for place in log.table.seats] == ["ann", "ben"]
    assert [place.ready for place in log.table.seats] == [False, True]
    log.do("ann", Start)


def test_the_log_gives_the_same_table_again() -> None:
    log = started(options={"limit": 50})
    play(log, lambda table: table.phase == "over" or table.number > 400)
    again = log.read_back()
    assert again.match is not None
    assert log.table.match is not None
    assert again.match.state == log.table.match.state
    assert (again.seats, again.done, again.turned_at, again.held) == (
        log.table.seats,
        log.table.done,
        log.table.turned_at,
        log.table.held,
    )


def test_settings_that_would_be_refused_today_stay_readable() -> None:
    """A limit may become stricter, and a package with a game may be uninstalled."""
    kept = (
        '"settings":{"game":"bridge","players":12,"options":{"tricks":13},"hint_limits":"many",'
        '"clock":1,"grace":-1,"stand_in":99}'
    )
    created = entries.decode(f'{{"did":"created","by":"ann","code":"ABCDEF","seed":"00",{kept}}}'.encode())
    configured = entries.decode(f'{{"did":"configured","by":"ann",{kept}}}'.encode())
    assert isinstance(created, gathering.Created)
    assert isinstance(configured, gathering.Configured)
    assert created.settings == configured.settings
    settings = created.settings
    assert (settings.game, settings.players, settings.clock, settings.grace) == ("bridge", 12, 1, -1)
    assert (created.by, created.code, settings.options, settings.chat) == (
        "ann",
        "ABCDEF",
        {"tricks": 13},
        True,
    )
    table = Table("t")
    table.apply(1, 0, created)
    assert len(table.seats) == 12
    for damaged in ('"settings":5', '"settings":{"game":"skyjo"}', f'{kept},"moves":5'):
        with pytest.raises((msgspec.ValidationError, TypeError)):
            entries.decode(f'{{"did":"created","code":"ABCDEF","seed":"00",{damaged}}}'.encode())


def test_names_and_cards_are_not_in_the_log() -> None:
    log = started()
    play(log, lambda table: table.number > 60 or table.phase == "over")
    fields = {key for body in log.entries for key in msgspec.json.decode(body)}
    assert fields <= {
        "did", "by", "cid", "seat", "person", "move", "ready", "code", "settings", "seed", "options",
    }  # fmt: skip


def skipbo_after_hand_play(**settings: Any) -> tuple[Log, str]:
    """A Skip-Bo table at which somebody has just played a card from the hand; and who."""
    for seed in range(50):
        log = started(game="skipbo", **settings)
        rng = random.Random(seed)
        match = log.table.match
        assert match is not None
        for _ in range(200):
            seat = match.actors()[0]
            moves = [str(move) for move in match.legal_moves(seat)]
            person = "ann" if seat == 0 else "ben"
            hand = [move for move in moves if move.startswith("h") and ">" in move]
            for move in hand:
                before = match.game.unseen(match.state)
                log.do(person, Move, move=move, seat=seat)
                if match.can_take_back and match.game.unseen(match.state) == before:
                    return log, person
                break
            else:
                log.do(person, Move, move=rng.choice(moves), seat=seat)
            if log.table.phase != "playing":
                break
    raise AssertionError("no such position was found")


def test_a_move_is_taken_back_when_everybody_agrees() -> None:
    log, person = skipbo_after_hand_play()
    other = "ben" if person == "ann" else "ann"
    seat = 0 if person == "ann" else 1
    match = log.table.match
    assert match is not None
    moves = len(match.moves)
    assert log.refuses(other, Undo, seat=1 - seat) == "nothing_to_undo"
    log.do(person, Undo, seat=seat)
    assert log.refuses(person, Undo, seat=seat) == "undo_asked"
    assert log.refuses(person, Answer, agree=True) == "nobody_asked"
    assert log.table.undo is not None
    log.do(other, Answer, agree=True)
    assert log.table.undo is None
    assert len(match.moves) == moves - 1
    assert log.read_back().match.state == match.state


def test_no_time_is_won_by_taking_moves_back() -> None:
    """Else who plays a card and takes it back, every day, is waited for for ever."""
    log, person = skipbo_after_hand_play(clock=60)
    log.here = {person}
    turned_at = log.table.turned_at
    log.do(person, Undo, seat=0 if person == "ann" else 1)
    assert log.table.turned_at == turned_at


def test_one_who_does_not_agree_is_enough_to_let_a_move_stand() -> None:
    log, person = skipbo_after_hand_play()
    match = log.table.match
    assert match is not None
    moves = len(match.moves)
    log.do(person, Undo, seat=0 if person == "ann" else 1)
    log.do("ben" if person == "ann" else "ann", Answer, agree=False)
    assert log.table.undo is None
    assert len(match.moves) == moves


def test_alone_with_bots_and_absent_people_a_move_is_taken_back_at_once() -> None:
    log, person = skipbo_after_hand_play()
    log.here = {person}
    log.do(person, Undo, seat=0 if person == "ann" else 1)
    assert log.table.undo is None


def test_who_has_just_lost_their_line_is_asked_before_a_move_is_taken_back() -> None:
    """Until a bot plays for them: asked again, they are not waited for."""
    log, person = skipbo_after_hand_play()
    other, seat = ("ben", 0) if person == "ann" else ("ann", 1)
    log.here, log.just_gone = {person}, {other}
    log.do(person, Undo, seat=seat)
    assert log.table.undo is not None
    assert log.table.undo.waiting == {other}
    assert log.refuses(person, Undo, seat=seat) == "undo_asked"
    log.just_gone = set()
    log.do(person, Undo, seat=seat)
    assert log.table.undo is None


def test_nothing_is_taken_back_past_a_card_that_was_seen_or_where_it_is_off() -> None:
    log = started()
    log.do("ann", Move, move="?a1", seat=0)
    assert log.refuses("ann", Undo, seat=0) == "seen_since"
    log, person = skipbo_after_hand_play(undo=False)
    assert log.refuses(person, Undo, seat=0 if person == "ann" else 1) == "undo_off"


def test_who_is_said_to_be_able_to_take_back_a_move_is_not_refused() -> None:
    log = started()
    log.do("ann", Move, move="?a1", seat=0)
    assert log.table.undoable is None
    log, person = skipbo_after_hand_play()
    seat = 0 if person == "ann" else 1
    assert log.table.undoable == seat
    log.do(person, Undo, seat=seat)
    log, _ = skipbo_after_hand_play(undo=False)
    assert log.table.undoable is None


def bots_at(table: Table) -> list[str | None]:
    return [place.bot for place in table.seats]


def test_bots_of_one_level_are_different_characters_and_stay_so() -> None:
    log = Log(Settings(game="skyjo", players=8))
    log.do("ann", Sit, seat=0)
    for seat in range(1, 8):
        log.do("ann", PutBot, seat=seat, level=2)
    before = bots_at(log.table)
    assert before[0] is None
    assert len(set(before[1:])) == 7
    assert set(before[1:]) < set(CAST[2])
    log.do("ann", Start)
    assert bots_at(log.table) == before


def test_a_bot_is_chosen_by_name_and_never_sits_at_two_seats() -> None:
    log = Log(Settings(game="skyjo", players=3))
    log.do("ann", Sit, seat=0)
    log.do("ann", PutBot, seat=1, level=4, name="Notturno")
    assert bots_at(log.table) == [None, "Notturno", None]
    assert log.refuses("ann", PutBot, seat=2, level=4, name="Notturno") == "no_such_bot"
    assert log.refuses("ann", PutBot, seat=2, level=4, name="Rondo") == "no_such_bot"
    assert log.refuses("ann", PutBot, seat=2, level=None, name="Rondo") == "no_such_bot"
    log.do("ann", PutBot, seat=1, level=4, name="Notturno")  # the same again


def test_who_takes_over_for_somebody_who_left_has_a_name() -> None:
    log = Log(Settings(game="skyjo", players=2, stand_in=3))
    log.do("ann", Sit, seat=0)
    log.do("ben", Sit, seat=1)
    log.do("ben", Ready)
    log.do("ann", Start)
    log.do("ben", Stand, seat=1)
    assert log.table.seats[1].bot in CAST[3]
