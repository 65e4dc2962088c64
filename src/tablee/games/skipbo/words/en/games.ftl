## Cards, places, numbers of things

pile-skipbo-stock = Stock
pile-skipbo-draw = Draw pile
pile-skipbo-building = Building pile { $pile }
pile-skipbo-discard = Discard pile { $pile }
pile-skipbo-hand = Hand

## The games

game-skipbo = Skip-Bo
game-skipbo-hint = Build up the piles in the middle and be the first to get rid of your stock.

## Levels of the bots

level-skipbo-1-hint = Plays what it sees, forgets its stock now and then, and wastes its Skip-Bo cards.
level-skipbo-2-hint = Plays its stock first and keeps its discard piles tidy, but never looks at yours.
level-skipbo-3-hint = Plans its whole turn to free its stock, and avoids building up to your next card.
level-skipbo-4-hint = Plans as far as its cards go, and has learned from countless games what pays off.
level-skipbo-5-hint = Has learned from millions of games what a position is worth, and plans whole turns by it.
level-skipbo-6-hint = Tries its best turns out in its head, against all that you might hold.

## Options of Skip-Bo

option-skipbo-stock_size = Cards in each stock
option-skipbo-stock_size-hint = Fewer cards make a shorter game. Usually 30 for up to four players, and 20 for five or six.
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
option-skipbo-stalemate-end-hint = The player with the fewest stock cards wins.
option-skipbo-stalemate-reshuffle = Shuffle the discards
option-skipbo-stalemate-reshuffle-hint = All discard piles become a new draw pile, and play goes on.
option-skipbo-dealer = First dealer
option-skipbo-dealer-hint = The player on the dealer’s left begins.
option-skipbo-dealer-value = { $who ->
    [none] Draw for it: whoever draws the highest card deals
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
option-skipbo-caught_turn-stop = Stopped
option-skipbo-caught_turn-stop-hint = What has been played stays where it is; cards that were drawn go back.
option-skipbo-caught_turn-annul = Undone
option-skipbo-caught_turn-annul-hint = All cards of that turn go back to where they were.
option-skipbo-caught_turn-keep = Stopped, cards kept
option-skipbo-caught_turn-keep-hint = What has been played and drawn stays as it is.
option-skipbo-barred_turn = Barred from drawing
option-skipbo-barred_turn-hint = What somebody who was caught may not do in their next turn. Only with human manners.
option-skipbo-barred_turn-first = Opening draw
option-skipbo-barred_turn-first-hint = Their next turn begins without drawing; an emptied hand is filled as usual.
option-skipbo-barred_turn-whole = Whole turn
option-skipbo-barred_turn-whole-hint = They draw nothing at all in their next turn.
option-skipbo-calls = How long an offence can be called
option-skipbo-calls-hint = Until when drawing too many and talking can still be called. Only with human manners.
option-skipbo-calls-next_turn = Until their next turn
option-skipbo-calls-next_turn-hint = Until the next turn of whoever did it begins.
option-skipbo-calls-turn = Until the turn is over
option-skipbo-calls-turn-hint = Once the turn has ended, it is forgotten.
option-skipbo-handicap = Handicap
option-skipbo-handicap-hint = So that all win about equally often: a smaller stock for whoever plays less well.
option-skipbo-handicap-value = { $count ->
    [none] No handicap
    [one] { $player } begins with { $count } card fewer
   *[other] { $player } begins with { $count } cards fewer
}
option-skipbo-head_start = Head start
option-skipbo-head_start-hint = Finer than cards: points to begin the match with, for whoever plays less well.
option-skipbo-head_start-value = { $count ->
    [none] No head start
    [one] { $player } begins with { $count } point
   *[other] { $player } begins with { $count } points
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

## How games and rounds end

outcome-skipbo-stock_empty = The stock is empty.
outcome-skipbo-stalemate = The game was stuck: whoever has the fewest stock cards wins.
outcome-skipbo-draw = The game was stuck, and the lowest stocks are level: a draw.

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
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] { $stock_size } card each
       *[other] { $stock_size } cards each
    }
   *[other] stocks of unequal size ({ $stock_sizes })
}. On top of the stocks: { $tops }.
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
event-skipbo-game_ended = { $reason ->
    [stalemate] The game is stuck, so whoever has the fewest stock cards wins. { part-winners } { part-scores }
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
    [you] { $whom ->
        [self] You take your turn back.
       *[other] You begin to play although it is { $other }’s turn.
    }
   *[other] { $whom ->
        [self] { $player } takes their turn back.
        [you] { $player } begins to play although it is your turn!
       *[other] { $player } begins to play although it is { $other }’s turn.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] You take your turn back.
   *[other] { $player } takes their turn back.
}
event-skipbo-began = { $who ->
    [you] You begin to play.
   *[other] { $player } begins to play.
}
event-skipbo-talked = { $who ->
    [you] You talk while your partner is playing.
   *[other] { $player } says something.
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
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] The cards drawn go back. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Caught: everything in your turn is undone. { part-goes-on }
       *[other] { $player } is caught: everything in that turn is undone. { part-goes-on }
    }
   *[no] { $who ->
        [you] Caught: your turn stops here. { part-stopped }
       *[other] { $player } is caught, and the turn stops here. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Caught: you played out of turn.
   *[other] { $player } is caught for playing out of turn.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } The cards drawn go back.
}

## Why not: setting up a table

refusal-stock_size = With { $players } players a stock has from 1 to { $most } cards; “{ $given }” does not work.
refusal-target = The match can be played to any number of points from 1 up, or be a single game; “{ $given }” is neither.
refusal-partners = Playing in pairs takes 4 or 6 players; there are { $players } here.

## Why not: a move

refusal-game_over = The game is over: nothing more can be played.
refusal-stock_empty = That stock is empty.
refusal-not_in_hand = You have no { $card } in your hand.
refusal-discard_empty = Discard pile { $pile } is empty.
refusal-no_partner = Nobody has a partner at this table.
refusal-does_not_fit = Building pile { $pile } needs { $a_needed } or a Skip-Bo; { $a_card } does not fit.
refusal-must_discard = You still have cards in your hand: end your turn by discarding one of them.
refusal-strict_table = That is only possible at a table with human manners; this one is strict.
refusal-nothing_to_draw = There is nothing left to draw.
refusal-own_turn = It is your own turn: there is nothing to do out of turn.
refusal-not_a_silent_partner = Only the partner of whoever is playing has to keep quiet.
refusal-already_talked = You have already talked in this turn.
refusal-own_call = You cannot call yourself.
refusal-not_an_opponent = At this table you can only call opponents.
