## The start page

length-skyjo-short = One round
length-skyjo-medium = To 50 points
length-skyjo-long = To 100 points

## At the table

skyjo-drawn = Drawn card
skyjo-drawn-other = A drawn card
skyjo-lay-down = Discard it

## Keys

keys-skyjo-piles = Draw pile, discard pile, drawn card
keys-skyjo-cells = Your twelve cards, as they lie
