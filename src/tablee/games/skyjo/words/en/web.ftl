## The start page

length-skyjo-short = One round
length-skyjo-medium = To 50 points
length-skyjo-long = To 100 points

## At the table

skyjo-drawn = Drawn card
skyjo-drawn-other = A drawn card
skyjo-lay-down = Discard
skyjo-sum = Points of this round
tag-skyjo-closed = Closed
tag-skyjo-last = Last turn
moment-skyjo-cleared = Column cleared!
moment-skyjo-closed = { $who ->
    [you] You close the round! One last turn for everyone else.
   *[other] { $player } closes the round! One last turn for everyone else.
}
phase-skyjo-last_turn = { $who ->
    [you] Your last turn: draw a card, or take the discard.
   *[other] { $player }’s last turn.
}
phase-skyjo-rejecting = You discard the drawn card: choose a face-down card to turn over.
phase-skyjo-taking = You take the discard: choose the card to exchange it for.
luck-skyjo-exchange = Luckiest card: { $card } for { $out }
luck-skyjo-column = Luckiest moment: three { $card }s in a column

## Keys

keys-skyjo-piles = Draw pile, discard pile, drawn card
keys-skyjo-cells = Your twelve cards, as they lie
