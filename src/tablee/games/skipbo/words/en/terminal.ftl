## Help on the screen

terminal-help-skipbo =
    First the card: s the stock, 1 to 9 a hand card, d and a number a discard pile,
    p and then s or d your partner’s.
    Then where to: 1 to 4 a building pile, d and a number your own discard pile,
    which ends your turn.

## Line by line

terminal-notation-skipbo =
    Moves: s>2 plays the stock’s top onto building pile 2; h7>2 a 7 of the hand; d3>2 the top of discard pile 3;
    ps>2 and pd3>2 the same of your partner; h9:3 discards a 9 on pile 3 and ends the turn; - ends it
    with an empty hand. W is a Skip-Bo card. With human manners also + o ~ and !2, which calls seat 2.

## The score sheet for real cards

terminal-score-prompt-skipbo = Game { $number }, stock cards left with { $player }
