### What both games and the server say to people. Shared by the browser and the terminal.
###
### Ids
###   refusal-<code>                      why something was not done: codes of both games and of the server
###   event-<game>-<event>                what happened, as a seat was told it
###   outcome-<game>-<reason>             how a game or round ended, in a few words
###   phase-…  table-phase-…  seat-…      where a game, a table and a seat stand
###   option-<game>-<name>                an option; …-hint explains it; …-<choice> is one of its values
###                                       (with a …-hint too); …-value says a number, a seat or none
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
###   card, out, discard, number, needed  $card … is `card` of that face, $a_card … is `card-a` of it;
###                                       $wild is "yes" for a Skip-Bo card
###   cards (a list)                      their `card`, with commas
###   pile, from_pile, column (in events) piles from 1, columns as letters: b
###   tops, scores                        one `player-value` for each seat, with commas
###   winners                             $winners lists the names, $others those besides the reader, $won is
###                                       "you", "with_others", "one", "several" or "nobody"
###   In refusals: $game is "skipbo" or "skyjo" (the rule begins with SB or SJ), $player is who sits at `turn`,
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
pile-skipbo-stock = Stock
pile-skipbo-draw = Draw pile
pile-skipbo-building = Building pile { $pile }
pile-skipbo-discard = Discard pile { $pile }
pile-skipbo-hand = Hand
pile-skyjo-draw = Draw pile
pile-skyjo-discard = Discard pile
pile-skyjo-grid = Cards on the table
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

## The games

game-skipbo = Skip-Bo
game-skipbo-hint = Build up the piles in the middle and be the first to get rid of your stock.
game-skyjo = Skyjo
game-skyjo-hint = Twelve hidden cards: swap, uncover, and end up with as few points as you can.

## Levels of the bots

level-1 = Sparrow
level-2 = Robin
level-3 = Magpie
level-4 = Owl
level-5 = Falcon
level-6 = Champion
level-skipbo-1-hint = Plays what it sees, forgets its stock now and then, and wastes its Skip-Bo cards.
level-skipbo-2-hint = Plays its stock first and keeps its discard piles tidy, but never looks at yours.
level-skipbo-3-hint = Plans its whole turn to free its stock, and avoids building up to your next card.
level-skipbo-4-hint = Plans as far as its cards go, and has learned from countless games what pays off.
level-skipbo-5-hint = Has learned from millions of games what a position is worth, and plans whole turns by it.
level-skipbo-6-hint = Tries its best turns out in its head, against all that you might hold.
level-skyjo-1-hint = Likes small cards, but grows fond of middling ones and forgets to look at columns.
level-skyjo-2-hint = Swaps high cards for low ones and finishes columns, but closes without a look at the others.
level-skyjo-3-hint = Counts the cards that are gone, collects columns and thinks before closing.
level-skyjo-4-hint = Weighs every card for itself and for you, and closes when it hurts you most.
level-skyjo-5-hint = Has learned from millions of rounds what the cards on the table are worth, and looks a turn ahead.
level-skyjo-6-hint = Tries its best moves out in its head, and knows what a point is worth in this match.

## Options of Skip-Bo

option-skipbo-stock_size = Cards in each stock
option-skipbo-stock_size-hint = Fewer cards make a shorter game. Usual are 30 with up to four players and 20 with five or six.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } cards (short game)
    [one] { $count } card
   *[other] { $count } cards
}
option-skipbo-partners = Playing in pairs
option-skipbo-partners-hint = With four or six players: partners sit opposite each other and win together.
option-skipbo-partners-true = In pairs
option-skipbo-partners-true-hint = You may also play from your partner’s stock and discard piles.
option-skipbo-partners-false = Everyone for themselves
option-skipbo-partners-false-hint = Whoever empties their own stock first wins.
option-skipbo-target = Length of the match
option-skipbo-target-hint = Games are played until somebody has this many points.
option-skipbo-target-value = { $points ->
    [none] A single game
    [one] { $points } point
   *[other] { $points } points
}
option-skipbo-stalemate = When the game is stuck
option-skipbo-stalemate-hint = What happens when nobody has moved a card for a whole round.
option-skipbo-stalemate-end = The game ends
option-skipbo-stalemate-end-hint = Whoever has the fewest cards left in their stock wins.
option-skipbo-stalemate-reshuffle = Shuffle the discards
option-skipbo-stalemate-reshuffle-hint = All discard piles become a new draw pile, and play goes on.
option-skipbo-dealer = First dealer
option-skipbo-dealer-hint = The player on the dealer’s left begins.
option-skipbo-dealer-value = { $who ->
    [none] Draw for it: the highest card deals
    [you] You deal
   *[other] { $player } deals
}
option-skipbo-manners = Table manners
option-skipbo-manners-hint = Whether rules can be broken, as at a real table.
option-skipbo-manners-strict = Strict
option-skipbo-manners-strict-hint = What the rules do not allow is refused and costs nothing.
option-skipbo-manners-human = Human
option-skipbo-manners-human-hint = You can draw too many, play out of turn or talk to your partner. If it is called, it costs you.
option-skipbo-penalty_cards = Penalty cards
option-skipbo-penalty_cards-hint = Where they go in the stock. Only with human manners.
option-skipbo-penalty_cards-shuffle = Shuffled in
option-skipbo-penalty_cards-shuffle-hint = They are mixed with the hidden cards of the stock.
option-skipbo-penalty_cards-bottom = At the bottom
option-skipbo-penalty_cards-bottom-hint = They go underneath the stock.
option-skipbo-caught_turn = Caught out of turn
option-skipbo-caught_turn-hint = What becomes of a turn that was not yours. Only with human manners.
option-skipbo-caught_turn-annul = Undone
option-skipbo-caught_turn-annul-hint = All cards of that turn go back to where they were.
option-skipbo-caught_turn-stop = Stopped
option-skipbo-caught_turn-stop-hint = What has been played stays where it is.
option-skipbo-barred_turn = Barred from drawing
option-skipbo-barred_turn-hint = What somebody who was caught may not do in their next turn. Only with human manners.
option-skipbo-barred_turn-first = Opening draw
option-skipbo-barred_turn-first-hint = Their next turn begins without drawing; an emptied hand is filled as usual.
option-skipbo-barred_turn-whole = Whole turn
option-skipbo-barred_turn-whole-hint = They draw nothing at all in their next turn.

## Options of Skyjo

option-skyjo-limit = Length of the match
option-skyjo-limit-hint = Rounds are played until somebody has this many points. Then the lowest total wins.
option-skyjo-limit-value = { $points ->
    [none] A single round
    [one] { $points } point
   *[other] { $points } points
}
option-skyjo-next_start = Who begins the next rounds
option-skyjo-next_start-hint = In the first round it is always the highest sum of two cards.
option-skyjo-next_start-highest = The highest sum
option-skyjo-next_start-highest-hint = In every round, whoever shows the highest sum with two cards begins.
option-skyjo-next_start-closer = Whoever closed
option-skyjo-next_start-closer-hint = The player who closed the last round begins the next.
option-skyjo-clear_on_reveal = Equal columns at the end
option-skyjo-clear_on_reveal-hint = When the hidden cards are turned over, a column may turn out to be three of a kind.
option-skyjo-clear_on_reveal-true = They go
option-skyjo-clear_on_reveal-true-hint = Such a column is cleared and does not count.
option-skyjo-clear_on_reveal-false = They count
option-skyjo-clear_on_reveal-false-hint = Such a column stays, and its cards are added up.
option-skyjo-dealer = First dealer
option-skyjo-dealer-hint = Of equal sums, the first after the dealer begins.
option-skyjo-dealer-value = { $who ->
    [you] You deal
   *[other] { $player } deals
}

## Human manners at Skip-Bo

manner-over_draw = Draw one too many
manner-over_draw-hint = Take one more card than you may. Whoever notices can call you.
manner-out_of_turn = Play out of turn
manner-out_of_turn-hint = Begin a turn although it is not yours, and hope that nobody notices.
manner-talk = Talk to your partner
manner-talk-hint = You should keep quiet while your partner plays. It costs two cards if it is called.
manner-call = Call it!
manner-call-hint = Say that { $player } has broken a rule. A wrong call costs nothing, but it is counted.

## Where things stand

phase-skipbo-turn = { $who ->
    [you] It is your turn.
   *[other] { $player } is playing.
}
phase-skipbo-over = The game is over.
phase-skyjo-set_up = { $who ->
    [you] Turn over two of your cards.
   *[other] Everybody turns over two cards.
}
phase-skyjo-turn = { $who ->
    [you] It is your turn: draw a card, or take the discard.
   *[other] { $player } is playing.
}
phase-skyjo-drawn = { $who ->
    [you] Exchange the card you drew, or discard it and turn one over.
   *[other] { $player } has drawn a card and is deciding.
}
phase-skyjo-over = The round is over.
table-phase-gathering = Waiting for players
table-phase-playing = Playing
table-phase-between = Between two games
table-phase-over = The match is over
seat-empty = Empty seat
seat-bot = Bot
seat-you = You
seat-ready = Ready
seat-not_ready = Not ready yet
seat-here = Here
seat-away = Away for a moment
seat-stand_in = Away; a bot is standing in

## How games and rounds end

outcome-skipbo-stock_empty = The stock is empty.
outcome-skipbo-stalemate = The game was stuck: the fewest stock cards win.
outcome-skipbo-draw = The game was stuck, and the lowest stocks are level: a draw.
outcome-skyjo-closed = The round was closed and all cards are face up.

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

event-skipbo-shuffled = { $what ->
    [dealer_draw] The cards are shuffled to draw for the deal.
    [draw_pile] { $count ->
        [one] { $count } card becomes the new draw pile.
       *[other] { $count } cards are shuffled into a new draw pile.
    }
    [stock] { $who ->
        [you] Your stock is shuffled.
       *[other] { $player }’s stock is shuffled.
    }
   *[deck] The deck is shuffled.
}
event-skipbo-dealer_drew = { $who ->
    [you] You draw { $a_card } for the deal.
   *[other] { $player } draws { $a_card } for the deal.
}
event-skipbo-dealt = { $who ->
    [you] You deal
   *[other] { $player } deals
} { $stock_size ->
    [one] { $stock_size } card
   *[other] { $stock_size } cards
} each. On top of the stocks: { $tops }.
event-skipbo-turn_began = { $who ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
event-skipbo-drew = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $cards ->
    [none] { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] a Skip-Bo as { $a_number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] from your stock
    [hand] from your hand
   *[discard] from your discard pile { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] from the stock
            [hand] from hand
           *[discard] from discard pile { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] from { $other }’s stock
        [hand] from { $other }’s hand
       *[discard] from { $other }’s discard pile { $from_pile }
    }
}
event-skipbo-played = { $who ->
    [you] You play { part-played-card } { part-played-from } onto building pile { $pile }.
   *[other] { $player } plays { part-played-card } { part-played-from } onto building pile { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] Your stock is empty!
       *[other] { $player }’s stock is empty!
    }
   *[other] { $who ->
        [you] Your stock now shows { $a_card }.
       *[other] { $player }’s stock now shows { $a_card }.
    }
}
event-skipbo-pile_finished = Building pile { $pile } is complete and is set aside.
event-skipbo-discarded = { $who ->
    [you] You discard { $a_card } on your discard pile { $pile }.
   *[other] { $player } discards { $a_card } on discard pile { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] Your turn is over.
   *[other] { $player }’s turn is over.
}
part-winners = { $won ->
    [you] You win!
    [with_others] You win together with { $others }!
    [one] { $winners } wins.
    [several] { $winners } win together.
   *[nobody] Nobody wins.
}
part-scores = Points: { $scores }.
event-skipbo-game_ended = { $reason ->
    [stalemate] The game is stuck, so the fewest stock cards win. { part-winners } { part-scores }
    [draw] The game is stuck, and the lowest stocks are level: a draw. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] You draw a card too many.
       *[other] { $player } draws a card too many.
    }
   *[other] { $who ->
        [you] You draw a card too many: { $cards }.
       *[other] { $player } draws a card too many: { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] You begin to play although it is { $other }’s turn.
   *[other] { $whom ->
        [you] { $player } begins to play although it is your turn!
       *[other] { $player } begins to play although it is { $other }’s turn.
    }
}
event-skipbo-talked = { $who ->
    [you] You talk while your partner is playing.
   *[other] { $player } talks while their partner is playing.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] You call { $other }, and rightly so.
       *[no] You call { $other }, but there is nothing to call.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } calls you, and rightly so.
           *[no] { $player } calls you, but there is nothing to call.
        }
       *[other] { $right ->
            [yes] { $player } calls { $other }, and rightly so.
           *[no] { $player } calls { $other }, but there is nothing to call.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] for talking
   *[over_draw] for drawing too many
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] { $cards } card goes unseen into your stock { part-penalty-reason }.
       *[other] { $cards } cards go unseen into your stock { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $cards } card goes unseen into { $player }’s stock { part-penalty-reason }.
       *[other] { $cards } cards go unseen into { $player }’s stock { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] It is your turn again.
   *[other] It is { $other }’s turn again.
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Caught: everything in your turn is undone. { part-goes-on }
       *[other] { $player } is caught: everything in that turn is undone. { part-goes-on }
    }
   *[no] { $who ->
        [you] Caught: your turn stops here. { part-goes-on }
       *[other] { $player } is caught, and the turn stops here. { part-goes-on }
    }
}

## What happened at Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } discarded card becomes the new draw pile.
       *[other] { $count } discarded cards are shuffled into a new draw pile.
    }
   *[deck] The deck is shuffled.
}
event-skyjo-dealt = { $who ->
    [you] You deal.
   *[other] { $player } deals.
} The discard pile begins with { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] You turn over { $cell }: { $a_card }.
   *[other] { $player } turns over { $cell }: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] You begin the round.
   *[other] { $player } begins the round.
}
event-skyjo-drew = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $card ->
    [none] a card.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] You take the { $card } from the discard pile for { $cell }; { $a_out } goes out.
       *[other] { $player } takes the { $card } from the discard pile for { $cell }; { $a_out } goes out.
    }
   *[no] { $who ->
        [you] You put the { $card } you drew at { $cell }; { $a_out } goes out.
       *[other] { $player } puts the drawn { $card } at { $cell }; { $a_out } goes out.
    }
}
event-skyjo-rejected = { $who ->
    [you] You discard the { $card } you drew.
   *[other] { $player } discards the drawn { $card }.
}
event-skyjo-column_cleared = { $who ->
    [you] You clear column { $column }: three times { $card }.
   *[other] { $player } clears column { $column }: three times { $card }.
}
event-skyjo-closed = { $who ->
    [you] All your cards are face up: everybody else has one more turn.
   *[other] All of { $player }’s cards are face up: everybody else has one more turn.
}
event-skyjo-revealed = { $who ->
    [you] Your { $cell } was { $a_card }.
   *[other] { $player }’s { $cell } was { $a_card }.
}
part-doubled = { $whom ->
    [you] Your points were doubled: you closed without having the fewest alone.
   *[other] { $other }’s points were doubled: closed without having the fewest alone.
}
part-round-winners = { $won ->
    [you] The round is over: you have the fewest points.
    [with_others] The round is over: you and { $others } have the fewest points.
    [one] The round is over: { $winners } has the fewest points.
   *[several] The round is over: { $winners } have the fewest points.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

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
refusal-stock_size = With { $players } players a stock has from 1 to { $most } cards; “{ $given }” does not work.
refusal-target = The match can be played to any number of points from 1 up, or be a single game; “{ $given }” is neither.
refusal-limit = The match can be played to any number of points from 1 up, or be a single round; “{ $given }” is neither.
refusal-partners = Playing in pairs takes 4 or 6 players; there are { $players } here.
refusal-dealer = The option “dealer” must be a number from 0 to { $last }, not “{ $given }”.

## Why not: a move

refusal-malformed = { $game ->
    [skipbo] “{ $given }” is not a Skip-Bo move. Moves look like s>2, h7>2 or h9:3.
   *[skyjo] “{ $given }” is not a Skyjo move. Moves look like t>b2, d or k>c3.
}
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-game_over = The game is over: nothing more can be played.
refusal-round_over = The round is over: nothing more can be played.
refusal-not_your_turn = It is not your turn: { $player } is playing.
refusal-stock_empty = That stock is empty.
refusal-not_in_hand = You have no { $card } in your hand.
refusal-discard_empty = Discard pile { $pile } is empty.
refusal-no_partner = Nobody has a partner at this table.
refusal-does_not_fit = Building pile { $pile } needs { $a_needed } or a Skip-Bo; { $a_card } does not fit.
refusal-must_discard = You still have cards in your hand: end your turn by discarding one of them.
refusal-strict_table = That is only possible at a table with human manners; this one is strict.
refusal-nothing_to_draw = There is nothing left to draw.
refusal-own_turn = It is your own turn: there is nothing to do out of turn.
refusal-already_interrupted = { $player } is already playing out of turn.
refusal-not_a_silent_partner = Only the partner of whoever is playing has to keep quiet.
refusal-already_talked = You have already talked in this turn.
refusal-other_turn = { $player } is playing out of turn: only that can be called now.
refusal-not_an_opponent = You can only call opponents, not yourself or your partner.
refusal-two_turned_already = Your two cards are face up; the others are still choosing theirs.
refusal-set_up_first = First everybody turns over two cards.
refusal-set_up_is_over = Everybody has turned over two cards: the round has begun.
refusal-must_decide = You have drawn a card: exchange it for one of yours, or discard it and turn one over.
refusal-nothing_drawn = You have not drawn yet: draw a card, or take the one on the discard pile.
refusal-cell_gone = There is no card at { $cell } any more: its column is gone.
refusal-already_face_up = The card at { $cell } is face up already.

## Why not: the server

refusal-not_json = The server did not understand that: { $problem }.
refusal-bad_message = The server did not understand that: { $problem }.
refusal-too_large = That is too long: at most { $most } bytes can be sent.
refusal-hello_first = The connection has to begin with a greeting. Reload the page.
refusal-hello_twice = The greeting was said already.
refusal-wrong_protocol = The server speaks version { $speaks } of the protocol, not { $given }. Reload the page.
refusal-slow_down = Not so fast: wait a moment.
refusal-wrong_origin = This page does not belong to this server.
refusal-not_signed_in = The server does not know who you are.
refusal-wrong_phrase = These words are not the recovery phrase of anybody here.
refusal-bad_name = A name has 1 to 24 visible characters.
refusal-too_many_guests = There is room for { $most } guests on one device.
refusal-no_such_table = There is no table “{ $given }”.
refusal-no_such_record = There is no finished match “{ $given }”.
refusal-no_such_page = There is nothing at “{ $given }”.
refusal-wrong_method = That does not work with { $given }, only with: { $allowed }.
refusal-no_table_open = Open a table first.
refusal-house_full = There is no room for another table on this server just now.
refusal-no_such_sheet = This score sheet is not shared, or not any more.
refusal-bad_sheet = This cannot be a score sheet: { $problem }.
refusal-wrong_key = Only whoever shares this score sheet can change it.
refusal-sheet_changed = This score sheet was changed elsewhere meanwhile.
refusal-too_many_sheets = At most { $most } score sheets can be shared at a time.
refusal-unknown_game = There is no game called “{ $given }”.
refusal-seat_taken = Seat { $seat } is taken.
refusal-seat_empty = Nobody is sitting at seat { $seat }.
refusal-not_your_seat = Seat { $seat } is not yours.
refusal-which_seat = You have no seat here, or several: say which one is to move.
refusal-not_seated = Only those who sit at the table can do this.
refusal-knows_other_hand = You have already seen another hand in this match.
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
refusal-undo_off = No moves are taken back at this table.
refusal-nothing_to_undo = The last move was not yours: there is nothing to take back.
refusal-seen_since = A new card has been seen since: this move stays.
refusal-undo_asked = Somebody has already asked to take back a move.
refusal-nobody_asked = Nobody has asked to take back a move.
refusal-hints_off = At this table nobody is told what to do.
refusal-not_to_move = You have nothing to decide now.
refusal-no_such_game = The match has no such game.
refusal-chat_off = There are only reactions at this table, no chat.
refusal-store_away = The server cannot save anything at the moment. Try again soon.
refusal-failed = Something went wrong on the server. It has been noted down.
refusal-closing = The server is restarting. Come back in a moment.
