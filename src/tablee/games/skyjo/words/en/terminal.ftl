## Help on the screen

terminal-help-skyjo =
    On your turn: d draws a card, t takes the discard.
    With a drawn card: k keeps it, x discards it and turns one over.
    Then the place: column a to d, row 1 to 3.

## Line by line

terminal-notation-skyjo =
    Moves: ?b2 turns over b2 before the round begins; d draws; t>b2 takes the discard for b2;
    k>b2 keeps the drawn card for b2; x>b2 discards it and turns over b2.
    Cells are columns a to d and rows 1 to 3. The table shows the rows, one after the other.
