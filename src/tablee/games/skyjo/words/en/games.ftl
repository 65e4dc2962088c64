## Cards, places, numbers of things

pile-skyjo-draw = Draw pile
pile-skyjo-discard = Discard pile
pile-skyjo-grid = Cards on the table

## The games

game-skyjo = Skyjo
game-skyjo-hint = Twelve hidden cards: swap, uncover, and end up with as few points as you can.

## Levels of the bots

level-skyjo-1-hint = Likes small cards, but grows fond of middling ones and forgets to look at columns.
level-skyjo-2-hint = Swaps high cards for low ones and finishes columns, but closes without a look at the others.
level-skyjo-3-hint = Counts the cards that are gone, collects columns and thinks before closing.
level-skyjo-4-hint = Weighs every card for itself and for you, and closes when it hurts you most.
level-skyjo-5-hint = Has learned from millions of rounds what the cards on the table are worth, and looks a turn ahead.
level-skyjo-6-hint = Tries its best moves out in its head, and knows what a point is worth in this match.

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
option-skyjo-clear_on_reveal = Matching columns at the reveal
option-skyjo-clear_on_reveal-hint = When the hidden cards are turned over, a column may turn out to be three of a kind.
option-skyjo-clear_on_reveal-true = Cleared
option-skyjo-clear_on_reveal-true-hint = Such a column is cleared and does not count.
option-skyjo-clear_on_reveal-false = Counted
option-skyjo-clear_on_reveal-false-hint = Such a column stays, and its cards are added up.
option-skyjo-dealer = First dealer
option-skyjo-dealer-hint = Ties: the first after the dealer begins.
option-skyjo-dealer-value = { $who ->
    [you] You deal
   *[other] { $player } deals
}
option-skyjo-handicap = Handicap
option-skyjo-handicap-hint = So that all win about equally often: points to begin with for whoever plays better.
option-skyjo-handicap-value = { $count ->
    [none] No handicap
    [one] { $player } begins with { $count } point
   *[other] { $player } begins with { $count } points
}

## Where things stand

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

## How games and rounds end

outcome-skyjo-closed = The round was closed and all cards are face up.

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
        [you] You take the { $card } from the discard pile for { $cell }: { $out } out.
       *[other] { $player } takes the { $card } from the discard pile for { $cell }: { $out } out.
    }
   *[no] { $who ->
        [you] You swap { $cell }: { $card } in, { $out } out.
       *[other] { $player } swaps { $cell }: { $card } in, { $out } out.
    }
}
event-skyjo-rejected = { $who ->
    [you] You discard the { $card } you drew.
   *[other] { $player } discards the drawn { $card }.
}
event-skyjo-column_cleared = { $who ->
    [you] You clear column { $column } (three { $card }s).
   *[other] { $player } clears column { $column } (three { $card }s).
}
event-skyjo-closed = { $who ->
    [you] All your cards are face up: everybody else has one more turn.
   *[other] All of { $player }’s cards are face up: everybody else has one more turn.
}
event-skyjo-revealed = { $who ->
    [you] You had { $a_card } at { $cell }.
   *[other] { $player } had { $a_card } at { $cell }.
}
part-doubled = { $whom ->
    [you] Your points are doubled: you closed, but somebody else had as few or fewer.
   *[other] { $other } closed, but somebody else had as few points or fewer: { $other }’s are doubled.
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

refusal-limit = The match can be played to any number of points from 1 up, or be a single round; “{ $given }” is neither.

## Why not: a move

refusal-round_over = The round is over: nothing more can be played.
refusal-two_turned_already = Your two cards are face up; the others are still choosing theirs.
refusal-set_up_first = First everybody turns over two cards.
refusal-set_up_is_over = Everybody has turned over two cards: the round has begun.
refusal-must_decide = You have drawn a card: exchange it for one of yours, or discard it and turn one over.
refusal-nothing_drawn = You have not drawn yet: draw a card, or take the one on the discard pile.
refusal-cell_gone = There is no card at { $cell } any more: its column is gone.
refusal-already_face_up = The card at { $cell } is face up already.
