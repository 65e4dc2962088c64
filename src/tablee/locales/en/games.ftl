### What both games and the server say to people. Shared by the browser and the terminal.
###
### Ids
###   refusal-<code>                      why something was not done: codes of both games and of the server
###   event-<game>-<event>                what happened, as a seat was told it
###   outcome-<game>-<reason>             how a game or round ended, in a few words
###   phase-…  table-phase-…  seat-…      where a game, a table and a seat stand
###   option-<game>-<name>                an option;…-hint explains it;…-<choice> is one of its values
###                                       (with a…-hint too);…-value says a number, a seat or none
###   game-<game>  level-<number>  level-<game>-<number>-hint  reaction-<name>  manner-<action>
###   card  card-a  cell-spoken  pile-…  player-value  cards-count  points-count   small words
###   part-…                              pieces of the messages above; never asked for directly
###
### Values, made in the same way for every message (sentences.py does it for Python)
###   true, false, null, not told         "yes", "no", "none", "none"
###   seat, dealer: the first person      $player is the name, $who is "you", "other" or "none"
###   owner, called, instead_of, goes_on, doubled: the second person
###                                       $other is the name, $whom is "self" (the first person), "you",
###                                       "other" or "none"
###   card, out, discard, number, needed  $card… is `card` of that face, $a_card… is `card-a` of it;
###                                       $wild is "yes" for a Skip-Bo card
###   cards (a list)                      their `card`, with commas; of one alone its `card-a`
###   pile, from_pile, column (in events) piles from 1, columns as letters: b
###   tops, scores, stock_sizes           one `player-value` for each seat, with commas
###   winners                             $winners lists the names, $others those besides the reader, $won is
###                                       "you", "with_others", "one", "several" or "nobody"
###   In refusals: $game is the name of the game whose rule it is, $player is who sits at `turn`,
###   $seat counts from 1 (the detail `seat`, or what was given to the server), $allowed has commas.
###   Everything else is called and written as on the wire.

## Cards, places, numbers of things

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] a Skip-Bo
    [-2] a −2
    [-1] a −1
    [8] an 8
    [11] an 11
   *[other] a { $face }
}
card-face-down = face-down card
card-gone = empty place
cell-spoken = column { $column }, row { $row }
player-value = { $who ->
    [you] you { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Levels of the bots

level-1 = Sparrow
level-2 = Robin
level-3 = Magpie
level-4 = Owl
level-5 = Falcon
level-6 = Champion
bot-kind = { $kind } · level { $level }
bot-adaptive = Adapts to you
bot-adaptive-hint = In every match it draws one of two neighbouring levels, so that you win about half. It never loses on purpose.

## Where things stand

table-phase-gathering = Waiting for players
table-phase-playing = Playing
table-phase-between = Before the next deal
table-phase-over = The match is over
resign-match = Give the match up? The other side wins, and it counts as a loss for you.
resigned = { $player } gave up.
seat-empty = Empty seat
seat-bot = Bot
seat-you = You
sheet-start = Start
seat-number = Seat { $seat }
handicap-plays-like = Who plays like which bot? Measured with the bots, so that everybody wins about equally often.
hinted = { $player } has asked for a hint.
seat-ready = Ready
seat-not_ready = Not ready yet
seat-here = Here
seat-away = Away for a moment
seat-stand_in = Away; a bot is standing in

## Reactions

reaction-hello = Hello!
reaction-well_played = Well played!
reaction-thanks = Thanks!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-hurry = Come on, play!
reaction-laugh = Haha!
reaction-sorry = Sorry!

## What happened at Skip-Bo

part-winners = { $won ->
    [you] You win!
    [with_others] You win together with { $others }!
    [one] { $winners } wins.
    [several] { $winners } win together.
   *[nobody] Nobody wins.
}
part-scores = Points: { $scores }.

## Why not: setting up a table

refusal-player_count = { $game ->
    [skipbo] Skip-Bo is for 2 to 6 players, not { $given }.
   *[skyjo] Skyjo is for 2 to 8 players, not { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo has no option “{ $given }”. Its options are: { $known }.
   *[skyjo] Skyjo has no option “{ $given }”. Its options are: { $known }.
}
refusal-bad_option = The option “{ $name }” cannot be “{ $given }”. It can be: { $allowed }.
refusal-dealer = The option “dealer” must be a number from 0 to { $last }, not “{ $given }”.
refusal-handicap = The handicap needs a number from 0 to { $most } for each of the { $players } seats, as in 0/10; “{ $given }” does not work.
refusal-head_start = The head start needs a number from 0 to { $most } for each of the { $players } seats, as in 0/50; “{ $given }” does not work.

## Why not: a move

refusal-malformed = { $game ->
    [skipbo] “{ $given }” is not a Skip-Bo move. Moves look like s>2, h7>2 or h9:3.
   *[skyjo] “{ $given }” is not a Skyjo move. Moves look like t>b2, d or k>c3.
}
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-not_your_turn = It is not your turn: { $player } is playing.

## Why not: the server

refusal-not_json = The server did not understand that: { $problem }.
refusal-bad_message = The server did not understand that: { $problem }.
refusal-too_large = That is too long: at most { $most } bytes can be sent.
refusal-hello_first = The connection has to begin with a greeting. Reload the page.
refusal-hello_twice = The greeting has already been said.
refusal-wrong_protocol = The server speaks version { $speaks } of the protocol, not { $given }. Reload the page.
refusal-slow_down = Not so fast: wait a moment.
refusal-wrong_host = This server does not go by the name { $given }.
refusal-crowded = There is no room for more visitors on this server just now.
refusal-wrong_origin = This page does not belong to this server.
refusal-blocked = Your network is blocked on this server.
refusal-removed = Whoever runs this server has sent you away.
refusal-table_closed = Whoever runs this server has closed this table.
refusal-unwanted_words = It contains a word that is not wanted on this server.
refusal-not_a_network = “{ $given }” is not an address or a network, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.
refusal-no_such_person = There is nobody with the id { $given }.
refusal-not_in_force = No such measure is in force for { $given }.
refusal-wrong_token = This is not the token of this server.
refusal-old_form = This form does not belong to your session. Log in and load the page again.
refusal-not_signed_in = The server does not know who you are.
refusal-wrong_phrase = These words are not the recovery phrase of anybody here.
refusal-bad_name = A name has 1 to 24 visible characters.
refusal-bots_name = “{ $given }” is what a bot is called here. Choose another name.
refusal-too_many_guests = There is room for { $most } guests on one device.
refusal-no_such_table = There is no table “{ $given }”.
refusal-no_such_record = There is no finished match “{ $given }”.
refusal-no_review = There is nobody who can judge a match of this game.
refusal-no_such_page = There is nothing at “{ $given }”.
refusal-wrong_method = That does not work with { $given }, only with: { $allowed }.
refusal-no_table_open = Open a table first.
refusal-house_full = There is no room for another table on this server just now.
refusal-no_such_sheet = This score sheet is not shared, or not any more.
refusal-bad_sheet = This cannot be a score sheet: { $problem }.
refusal-wrong_key = Only whoever shares this score sheet can change it.
refusal-sheet_changed = This score sheet was changed elsewhere meanwhile.
refusal-too_many_sheets = At most { $most } score sheets can be shared at a time.
refusal-bad_channel = Nothing can be sent to “{ $given }”: { $problem }.
refusal-no_such_channel = This isn’t one of your notifications any more.
refusal-too_many_channels = You can have at most { $most } notifications.
refusal-no_mail = This server sends no mail.
refusal-not_sent = That could not be sent: { $problem }.
refusal-tournament_table = The tournament decides who sits at this table.
refusal-daily_table = The deal of the day is the same for everybody: nothing can be changed at its table.
refusal-tournament_hidden = The same cards are being played at other tables. Only those who play here can see this one.
refusal-sealed = Others are still playing these cards. The match opens when the round is over.
refusal-unknown_game = There is no game called “{ $given }”.
refusal-seat_taken = Seat { $seat } is taken.
refusal-no_such_bot = No bot of level { $level } is called “{ $given }” and free.
refusal-seat_kept = Seat { $seat } is kept for its player until the match is over. A bot stands in meanwhile.
refusal-seat_waits = The player of seat { $seat } left only a moment ago. Wait a little.
refusal-seat_asked = Somebody has already asked for a seat, and not everybody has answered.
refusal-seat_declined = Those who play said no: seat { $seat } is not given away.
refusal-nobody_to_agree = Seat { $seat } is kept: at least two people who have played since the match began have to agree.
refusal-asker_gone = Whoever asked for seat { $seat } is not here any more.
refusal-not_asked = Nobody has asked you for a seat.
refusal-seat_empty = Nobody is sitting at seat { $seat }.
refusal-not_your_seat = Seat { $seat } is not yours.
refusal-which_seat = You have no seat here, or several: say which one is to move.
refusal-not_seated = Only those who sit at the table can do this.
refusal-knows_other_hand = You have already seen another hand in this match.
refusal-known_deal = These cards were dealt before, and anybody can look them up: you play them alone, against bots.
refusal-nothing_after = After move { $given } nothing is left to be played: the match has { $last }.
refusal-bad_match = This match cannot have begun so: { $problem }.
refusal-bad_record = This record does not hold: { $problem }.
refusal-program_manners = Programs play only where table manners are strict (seat { $seat }).
refusal-not_gathering = That is only possible before the match begins.
refusal-not_playing = No game is being played at this table.
refusal-not_between = There is nothing to deal: a game is being played, or the match is over.
refusal-not_over = A rematch is possible once the match is over.
refusal-finished = The match at this table is over. A rematch opens the seats again.
refusal-empty_seats = { $count ->
    [one] { $count } seat is still empty. A bot can take it.
   *[other] { $count } seats are still empty. Bots can take them.
}
refusal-not_ready = Not everybody is ready yet.
refusal-too_few_seats = Somebody is sitting at seat { $seat }: the table cannot get smaller.
refusal-no_holidays = There are holidays only in a match over several days.
refusal-holidays_spent = In one match everybody has { $most } days off; you have { $left } left.
refusal-cannot_resign = This match cannot be given up: leave your seat, and a bot plays on.
refusal-undo_off = No moves are taken back at this table.
refusal-nothing_to_undo = The last move was not yours: there is nothing to take back.
refusal-seen_since = A new card has been seen since: this move stays.
refusal-undo_asked = Somebody has already asked to take back a move.
refusal-nobody_asked = Nobody has asked to take back a move.
refusal-hints_off = There are no hints at this table.
refusal-hints_spent = This seat has no hints left until the next deal.
refusal-hint_limits = The hints need a number from 0 to 9 for each of the { $players } seats, as in 0/2; “{ $given }” does not work.
refusal-short_grace = The grace is at least { $least } seconds, so that nobody loses a turn to a bot while their page loads; { $given } is too short.
refusal-large_number = { $given } is too large: { $most } is the largest number here.
refusal-not_to_move = You have nothing to decide now.
refusal-no_such_game = The match has no such game.
refusal-chat_off = There are only reactions at this table, no chat.
refusal-match_goes_on = A match can be shown to the others when it is over.
refusal-too_much_talk = Too much is being said here. Wait a moment.
refusal-store_away = The server cannot save anything at the moment. Try again in a moment.
refusal-too_busy = Too many people are asking for this. Try again in a moment.
refusal-took_too_long = This took too long, so the server gave up.
refusal-failed = Something went wrong on the server. It has been logged.
refusal-closing = The server is restarting. Come back in a moment.
