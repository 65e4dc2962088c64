### Positions to think about: puzzles, and the analysis board.

study-you = You
study-player = Player { $number }

puzzle-intro = Positions from bot games with one clearly best move, or turn. Missed ones come back soon, solved ones later. All of it stays on this device.
puzzle-all = All puzzles
puzzle-title = { $game }: puzzle
puzzle-question = What is the best move?
puzzle-grade = Difficulty { $grade } of { $most }
puzzle-right = Right!
puzzle-wrong = There is a better move.
puzzle-answer = Best: { $move }.
puzzle-loss-chance = That costs about { $percent }% of the chance to win.
puzzle-loss-points = { $points ->
    [1] That costs about one point.
   *[other] That costs about { $points } points.
}
puzzle-next = Next puzzle
puzzle-none = There are no puzzles for this game yet.

analyse-intro = Set up any position, even from a real table, and see which moves are good and why. Tap a card to change it, or paste a position as text. A question mark is a card that nobody has seen.
analyse-text = Position as text
analyse-ask = What is best?
analyse-begin = Begin with { $game }
analyse-lay-out = Lay out the cards
analyse-change = Change: { $card }
analyse-which = Which card?
analyse-type = Or type it:
analyse-take = Take it
analyse-add = One more beside it
analyse-remove = Take it away
analyse-moves = The best moves
analyse-nothing = In this position this player has nothing to decide.
analyse-share = Share this position
analyse-keep = Keep as a puzzle
analyse-kept = Kept among your puzzles

## What cannot be a position

refusal-position_unreadable = “{ $given }” cannot be read in a position.
refusal-position_short = This position is not whole: after the game it has { $words }.
refusal-position_repeated = “{ $given }” stands in this position twice.
refusal-position_unknown_word = “{ $given }” says nothing in a position; known are { $known }.
refusal-position_missing = This position must say “{ $given }”.
refusal-position_no_text = Positions of { $given } cannot be written as text.
refusal-position_no_seat = A seat is a number from 0 to { $last } in this position, not { $given }.
refusal-position_too_many = { $count } cards { $given } are too many; the deck has { $most }.
refusal-position_deck = { $given } cards are too many; the deck has { $most }.
refusal-position_hidden = Whoever looks does not see this card: “{ $given }” needs a question mark there.
refusal-position_own = Whoever looks sees their own cards: “{ $given }” cannot have a question mark.
refusal-position_turn = “{ $given }” cannot be: nobody could have this turn.
refusal-position_impossible = This cannot come about by the rules: { $given }.
refusal-position_waits = With “{ $given }” there is nothing to decide: somebody else is to act.
refusal-position_over = Nothing is left to be played in this position.
