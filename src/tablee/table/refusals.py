"""Every reason for which the server refuses something, besides the rules': code, kind, English sentence."""

from enum import StrEnum

import msgspec

from tablee.game.contract import Refusal, RefusalKind, Refusals
from tablee.table import protocol


class Kind(StrEnum):
    """What a client should do about it differs."""

    TABLE = "table"  # the table is not at a point where this can be done
    FORBIDDEN = "forbidden"  # not by this person
    UNKNOWN = "unknown"  # there is no such thing
    LIMIT = "limit"  # too much, too often, too large: wait
    AWAY = "away"  # the server cannot do it now: try again


_MALFORMED, _SETUP = RefusalKind.MALFORMED, RefusalKind.SETUP

REFUSALS = Refusals(
    {
        # what was sent
        "not_json": (_MALFORMED, "", "This is not a message of the protocol: {problem}."),
        "bad_message": (_MALFORMED, "", "This is not a message of the protocol: {problem}."),
        "too_large": (Kind.LIMIT, "", "A message may have at most {most} bytes."),
        "hello_first": (_MALFORMED, "", "The first message must be a hello."),
        "hello_twice": (_MALFORMED, "", "Hello was said already."),
        "wrong_protocol": (_MALFORMED, "", "This server speaks protocol {speaks}, not {given}."),
        "slow_down": (Kind.LIMIT, "", "Too many messages; wait a moment."),
        "wrong_origin": (Kind.FORBIDDEN, "", "This page does not belong to this server."),
        "wrong_host": (Kind.FORBIDDEN, "", "This server does not go by the name {given}."),
        "crowded": (Kind.LIMIT, "", "This server has no room for more visitors now."),
        # what the host of this server has decided
        "blocked": (Kind.FORBIDDEN, "", "This network is blocked by whoever runs this server."),
        "removed": (Kind.FORBIDDEN, "", "Whoever runs this server has sent you away."),
        "table_closed": (Kind.FORBIDDEN, "", "This table was closed by whoever runs this server."),
        "unwanted_words": (_SETUP, "", "There is a word in it that is not wanted on this server."),
        "not_a_network": (
            _SETUP,
            "",
            "“{given}” is not an address or a network such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.",
        ),
        "no_such_person": (Kind.UNKNOWN, "", "There is nobody with the id {given}."),
        "not_in_force": (Kind.UNKNOWN, "", "No such measure is in force for {given}."),
        "wrong_token": (Kind.FORBIDDEN, "", "This is not the token of this server."),
        "old_form": (Kind.FORBIDDEN, "", "This form is not of your session: log in and load the page again."),
        # who somebody is
        "not_signed_in": (Kind.FORBIDDEN, "", "Nobody is known by this token."),
        "wrong_phrase": (Kind.FORBIDDEN, "", "These words are not a recovery phrase of anybody here."),
        "bad_name": (_SETUP, "", "A name has 1 to 24 characters that can be seen."),
        "bots_name": (_SETUP, "", "Bots are called {given} here: people have another name."),
        "too_many_guests": (Kind.LIMIT, "", "At one device there is room for {most} guests."),
        # finding tables
        "no_such_table": (Kind.UNKNOWN, "", "There is no table called {given}."),
        "no_such_record": (Kind.UNKNOWN, "", "There is no finished match called {given}."),
        "no_review": (Kind.UNKNOWN, "", "Nobody can judge a match of {given}."),
        "no_such_game": (Kind.UNKNOWN, "", "The match has no game {given}."),
        "no_such_page": (Kind.UNKNOWN, "", "There is nothing at {given}."),
        "wrong_method": (_MALFORMED, "", "This cannot be done with {given}; it can with {allowed}."),
        "no_table_open": (Kind.TABLE, "", "Open a table first."),
        "house_full": (Kind.LIMIT, "", "This server has no room for another table now."),
        # score sheets
        "no_such_sheet": (Kind.UNKNOWN, "", "This score sheet is not shared, or not any more."),
        "bad_sheet": (_SETUP, "", "This cannot be a score sheet: {problem}."),
        "wrong_key": (Kind.FORBIDDEN, "", "Only who shares this score sheet can change it."),
        "sheet_changed": (Kind.TABLE, "", "This score sheet was changed elsewhere meanwhile."),
        "too_many_sheets": (Kind.LIMIT, "", "One person can share {most} score sheets at a time."),
        # groups
        "no_such_group": (Kind.UNKNOWN, "", "You are in no such group."),
        "no_such_invitation": (Kind.UNKNOWN, "", "This invitation leads nowhere, or not any more."),
        "no_such_member": (Kind.UNKNOWN, "", "Nobody of this group has that id."),
        "not_yours_to_remove": (Kind.FORBIDDEN, "", "Only who joined a group first can remove others."),
        "too_many_groups": (Kind.LIMIT, "", "One person can be in {most} groups."),
        "sheet_not_over": (_SETUP, "", "The match on this score sheet is not over."),
        "seat_claimed": (Kind.TABLE, "", "Somebody else has said that they played there."),
        "group_sheets_full": (Kind.LIMIT, "", "A group has room for {most} score sheets."),
        "group_full": (Kind.LIMIT, "", "A group has room for {most}."),
        # a word when it is one's turn
        "bad_channel": (_SETUP, "", "Nothing can be sent to “{given}”: {problem}."),
        "no_such_channel": (Kind.UNKNOWN, "", "There is no such way to tell you anything."),
        "too_many_channels": (Kind.LIMIT, "", "One person can be told in {most} ways."),
        "no_mail": (_SETUP, "", "This server sends no mail."),
        "not_sent": (Kind.AWAY, "", "That could not be sent: {problem}."),
        # tournaments
        "no_such_tournament": (Kind.UNKNOWN, "", "There is no tournament called {given}."),
        "not_your_tournament": (Kind.FORBIDDEN, "", "Only who has made this tournament can do this."),
        "tournament_begun": (Kind.TABLE, "", "This tournament has begun."),
        "tournament_full": (Kind.LIMIT, "", "This tournament is full: {most} take part."),
        "tournament_crowded": (
            Kind.LIMIT,
            "",
            "From one network {most} can join at once; the next one in a while.",
        ),
        "too_few_entrants": (Kind.TABLE, "", "A tournament begins with {least} or more."),
        "too_many_tournaments": (Kind.LIMIT, "", "One person can have {most} tournaments at a time."),
        "not_in_tournament": (_SETUP, "", "A tournament is played without the option {given}."),
        "two_at_a_table": (_SETUP, "", "Everybody meets everybody only with two at a table, not {given}."),
        "tournament_table": (Kind.FORBIDDEN, "", "Who sits at this table is up to the tournament."),
        "daily_table": (
            Kind.FORBIDDEN,
            "",
            "The deal of the day is the same for everybody: nothing can be changed at its table.",
        ),
        "tournament_hidden": (
            Kind.FORBIDDEN,
            "",
            "The same cards are played at other tables: only those who play here can see this one.",
        ),
        "sealed": (
            Kind.FORBIDDEN,
            "",
            "Others are still playing these cards: the record opens when the round is over.",
        ),
        # seats
        "unknown_game": (_SETUP, "", "There is no game called {given}."),
        "no_such_seat": (Kind.TABLE, "", "There is no seat {given} at this table."),
        "seat_taken": (Kind.TABLE, "", "Seat {given} is taken."),
        "no_such_bot": (Kind.TABLE, "", "No bot of level {level} is called {given} and free."),
        "seat_kept": (
            Kind.FORBIDDEN,
            "",
            "Seat {given} is kept for its player until the match is over; a bot stands in meanwhile.",
        ),
        "seat_waits": (Kind.TABLE, "", "Whose seat {given} is left only a moment ago; wait for them."),
        "seat_asked": (Kind.TABLE, "", "Somebody has asked for a seat already; not all have answered."),
        "seat_declined": (Kind.FORBIDDEN, "", "Those who play said no: seat {given} is not given away."),
        "nobody_to_agree": (
            Kind.TABLE,
            "",
            "Seat {given} is kept: at least two people who have played since the match began must agree.",
        ),
        "asker_gone": (Kind.TABLE, "", "Who asked for seat {given} is not here any more."),
        "not_asked": (Kind.TABLE, "", "Nobody has asked you for a seat."),
        "seat_empty": (Kind.TABLE, "", "Nobody sits at seat {given}."),
        "not_your_seat": (Kind.FORBIDDEN, "", "Seat {given} is not yours."),
        "which_seat": (Kind.TABLE, "", "You have no seat, or several: say which one moves."),
        "not_seated": (Kind.FORBIDDEN, "", "Only those who sit at the table can do this."),
        "knows_other_hand": (Kind.FORBIDDEN, "", "You have seen another hand in this match."),
        "known_deal": (
            Kind.FORBIDDEN,
            "",
            "These cards were dealt before, and anybody can look them up: play them alone, against bots.",
        ),
        "nothing_after": (
            Kind.UNKNOWN,
            "",
            "After move {given} nothing is left to be played: the match has {last}.",
        ),
        "bad_match": (_SETUP, "", "This match cannot have begun so: {problem}."),
        "bad_record": (_SETUP, "", "This record does not hold: {problem}."),
        "program_manners": (
            Kind.TABLE,
            "",
            "Programs play only where table manners are strict (seat {given}).",
        ),
        # the course of a table
        "not_gathering": (Kind.TABLE, "", "This can only be done before a match begins."),
        "not_playing": (Kind.TABLE, "", "No game is going on at this table."),
        "not_between": (Kind.TABLE, "", "There is no game to deal: one goes on, or the match is over."),
        "not_over": (Kind.TABLE, "", "A rematch begins when the match is over."),
        "finished": (Kind.TABLE, "", "The match at this table is over; a rematch opens the seats again."),
        "empty_seats": (Kind.TABLE, "", "There are empty seats: {count}. Bots can fill them."),
        "not_ready": (Kind.TABLE, "", "Not everybody is ready."),
        "too_few_seats": (Kind.TABLE, "", "Seat {given} is in use: the table cannot get smaller."),
        "no_holidays": (Kind.TABLE, "", "There are holidays only in a match over several days."),
        "holidays_spent": (
            Kind.TABLE,
            "",
            "In one match everybody has {most} days off; you have {left} left.",
        ),
        "cannot_resign": (
            Kind.TABLE,
            "",
            "This match cannot be given up: leave your seat, and a bot plays on.",
        ),
        # taking back
        "undo_off": (Kind.TABLE, "", "At this table nothing is taken back."),
        "nothing_to_undo": (Kind.TABLE, "", "Seat {given} did not make the last move."),
        "seen_since": (Kind.TABLE, "", "A new card was seen since: this move stays."),
        "undo_asked": (Kind.TABLE, "", "Somebody has asked for that already."),
        "nobody_asked": (Kind.TABLE, "", "Nobody has asked you to take back a move."),
        "hints_off": (Kind.TABLE, "", "There are no hints at this table."),
        "hints_spent": (Kind.TABLE, "", "This seat has no hints left until the next deal."),
        "hint_limits": (
            _SETUP,
            "",
            "The hints need a number from 0 to 9 for each of the {players} seats, as in 0/2, not {given}.",
        ),
        "short_grace": (
            _SETUP,
            "",
            "The grace is at least {least} seconds, not {given}: nobody loses a turn by loading the page.",
        ),
        "large_number": (_SETUP, "", "{given} is too large: no number here is above {most}."),
        "not_to_move": (RefusalKind.OUT_OF_TURN, "", "Seat {given} has nothing to decide now."),
        # talking
        "chat_off": (Kind.TABLE, "", "At this table there are only reactions."),
        "match_goes_on": (Kind.TABLE, "", "A match can be shown to the others when it is over."),
        "too_much_talk": (Kind.LIMIT, "", "Too much is being said; wait a moment."),
        # this server
        "store_away": (Kind.AWAY, "", "The server cannot write at the moment; try again soon."),
        "too_busy": (Kind.AWAY, "", "Too many people are asking for this; try again in a moment."),
        "took_too_long": (Kind.AWAY, "", "This took too long, so it was given up."),
        "failed": (Kind.AWAY, "", "Something went wrong here, and it was noted down."),
        "closing": (Kind.AWAY, "", "The server restarts; come back in a moment."),
    }
)


def on_wire(refusal: Refusal, command_id: str | None) -> protocol.Refusal:
    """A refusal as clients get it."""
    return protocol.Refusal(
        id=command_id,
        code=refusal.code,
        kind=str(refusal.kind),
        rule=refusal.rule,
        given=refusal.given[:200],
        sentence=refusal.sentence,
        details=dict(refusal.details),
    )


def unreadable(error: Exception) -> Refusal:
    """For what could not be decoded."""
    code = "bad_message" if isinstance(error, msgspec.ValidationError) else "not_json"
    return REFUSALS.refusal(code, "", problem=str(error)[:200])


def id_in(data: str | bytes) -> str | None:
    """The command's id, if the message has one that can be read: so the client knows what was refused."""
    try:
        return msgspec.json.decode(data, type=_Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class _Identified(msgspec.Struct):
    id: protocol.CommandId | None = None
