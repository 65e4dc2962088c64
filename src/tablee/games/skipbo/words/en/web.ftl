## The start page

length-skipbo-short = Short game: stocks of 10
length-skipbo-medium = One game: stocks of 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Full game: stocks of 30
}
length-skipbo-long = Match to 500 points

## At the table

skipbo-look = All discard piles of { $player }
moment-skipbo-finished = Pile complete!
moment-skipbo-emptied = { $who ->
    [you] Whole hand played: new cards!
   *[other] { $player } plays the whole hand!
}
moment-skipbo-last_card = { $who ->
    [you] One card left in your stock!
   *[other] { $player } has one card left in the stock!
}
moment-skipbo-stock_empty = { $who ->
    [you] Your stock is empty!
   *[other] { $player }’s stock is empty!
}
phase-skipbo-stock = Your turn: your stock card can be played.
phase-skipbo-build = Your turn: build on the piles in the middle, or end by discarding a hand card.
phase-skipbo-discard = Nothing fits: end your turn by discarding a hand card.
luck-skipbo-run = Longest run: { $count } cards in one turn

## Keys

keys-skipbo-hand = A hand card
keys-skipbo-building = With a card chosen: a building pile
keys-skipbo-stock = Your stock
keys-skipbo-discards = Your discard piles
