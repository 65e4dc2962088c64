### Positions to think about: puzzles, and the analysis board.

study-you = You
study-player = Player { $number }

puzzle-intro = Positions from games of the bots in which one move, or one turn, is clearly the best. What you miss comes again soon, what you solve comes again later. All of it stays on this device.
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

analyse-intro = Lay out any position, also of a table with real cards, and see which moves are good and why. Tap a card to change it, or paste a position as text. A question mark is a card that nobody has seen.
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
