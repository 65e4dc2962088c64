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

## Keys

keys-skipbo-hand = A hand card
keys-skipbo-building = With a card chosen: a building pile
keys-skipbo-stock = Your stock
keys-skipbo-discards = Your discard piles
