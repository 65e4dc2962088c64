## Skip-Bo

reason-skipbo-wins = Plays the last stock card and wins the game.
reason-skipbo-stock = Plays the stock card.
reason-skipbo-partner_stock = Plays the partner’s stock card.
reason-skipbo-frees_stock_now = The stock card, { $a_card }, fits right after it.
reason-skipbo-frees_stock = { $plays ->
    [one] Leads to the stock card, { $a_card }: { $plays } more card and it fits.
   *[other] Leads to the stock card, { $a_card }: { $plays } more cards and it fits.
}
reason-skipbo-frees_partner_stock_now = The partner’s stock card, { $a_card }, fits right after it.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Leads to the partner’s stock card, { $a_card }: { $plays } more card and it fits.
   *[other] Leads to the partner’s stock card, { $a_card }: { $plays } more cards and it fits.
}
reason-skipbo-new_hand = Empties the hand, and new cards are drawn.
reason-skipbo-blocks = Covers the place where the stock card of { $player }, { $a_card }, would fit.
reason-skipbo-opens = Lets { $player } play { $a_card } from the stock.
reason-skipbo-finishes_pile = Finishes a building pile and makes room for a new one.
reason-skipbo-wild = Spends a Skip-Bo card.
reason-skipbo-uncovers = Brings { $a_card } to the top of the discard pile.
reason-skipbo-clears_place = Empties a discard pile, which makes room.
reason-skipbo-plays_hand = { $left ->
    [one] Gets rid of a hand card; { $left } is left.
   *[other] Gets rid of a hand card; { $left } are left.
}
reason-skipbo-leaves_stock = Ends the turn although the stock card fits.
reason-skipbo-leaves_partner_stock = Ends the turn although the partner’s stock card fits.
reason-skipbo-drops_wild = Puts a Skip-Bo card away.
reason-skipbo-covers_wild = Covers a Skip-Bo card on the discard pile.
reason-skipbo-holds_back = { $player } needs to play { $a_card }: the piles stay short of it.
reason-skipbo-same = Lies on another { $card }, so nothing is buried.
reason-skipbo-run = Lies on { $a_on }: the two can be played one after the other.
reason-skipbo-double = There is another { $card } in the hand.
reason-skipbo-furthest = Of the cards in the hand, this one is furthest from fitting.
reason-skipbo-new_place = Starts a discard pile of its own, so nothing is buried.
reason-skipbo-buries = Buries a lower card, { $a_on }, on the discard pile.
reason-skipbo-covers = Covers { $a_on } on the discard pile.
reason-skipbo-nothing_left = There is nothing in the hand and nothing to draw.
