### Why a hint advises a move. Cards are as in games.ftl; $player is the name of somebody else.

## Skip-Bo

reason-skipbo-wins = Plays the last stock card and wins the game.
reason-skipbo-stock = Plays your stock card.
reason-skipbo-partner_stock = Plays your partner’s stock card.
reason-skipbo-frees_stock_now = Your stock card, { $a_card }, fits right after it.
reason-skipbo-frees_stock = { $plays ->
    [one] Leads to your stock card, { $a_card }: { $plays } card more, and it fits.
   *[other] Leads to your stock card, { $a_card }: { $plays } cards more, and it fits.
}
reason-skipbo-frees_partner_stock_now = Your partner’s stock card, { $a_card }, fits right after it.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Leads to your partner’s stock card, { $a_card }: { $plays } card more, and it fits.
   *[other] Leads to your partner’s stock card, { $a_card }: { $plays } cards more, and it fits.
}
reason-skipbo-new_hand = Empties your hand, so you draw new cards.
reason-skipbo-blocks = Covers the place where the stock card of { $player }, { $a_card }, would fit.
reason-skipbo-opens = Lets { $player } play { $a_card } from the stock.
reason-skipbo-finishes_pile = Finishes a building pile and makes room for a new one.
reason-skipbo-wild = Spends a Skip-Bo card.
reason-skipbo-uncovers = Brings { $a_card } to the top of the discard pile.
reason-skipbo-clears_place = Empties a discard pile, which gives you room.
reason-skipbo-plays_hand = { $left ->
    [one] Gets rid of a hand card; { $left } is left.
   *[other] Gets rid of a hand card; { $left } are left.
}
reason-skipbo-leaves_stock = Ends the turn although your stock card fits.
reason-skipbo-leaves_partner_stock = Ends the turn although your partner’s stock card fits.
reason-skipbo-drops_wild = Puts a Skip-Bo card away.
reason-skipbo-covers_wild = Covers a Skip-Bo card on your discard pile.
reason-skipbo-holds_back = { $player } needs to play { $a_card }: the piles stay short of it.
reason-skipbo-same = Lies on another { $card }, so nothing is buried.
reason-skipbo-run = Lies on { $a_on }: the two can be played one after the other.
reason-skipbo-double = You hold another { $card }.
reason-skipbo-furthest = Of the cards in your hand, this one is furthest from fitting.
reason-skipbo-new_place = Starts a discard pile of its own, so nothing is buried.
reason-skipbo-buries = Buries a lower card, { $a_on }, on your discard pile.
reason-skipbo-covers = Covers { $a_on } on your discard pile.
reason-skipbo-nothing_left = You have nothing in hand and nothing to draw.

## Skyjo

reason-skyjo-first_look = Nothing is known yet: one card is as good as another.
reason-skyjo-same_column = Looks into the same column, where equal cards are worth most.
reason-skyjo-other_column = Looks into another column.
reason-skyjo-closes_lowest = Closes the round while you are lowest: { $own }, and { $player } has about { $other }.
reason-skyjo-closes_safely = Closes the round with { $own }: that is never doubled.
reason-skyjo-closes_risky = Closes the round with { $own }, but { $player } has about { $other }: yours may be doubled.
reason-skyjo-closes_blind = Turns over your last card and closes the round.
reason-skyjo-completes_column = Completes the column: three times { $card } leaves.
reason-skyjo-loses_column = Makes three times { $card }, which must leave, although they were good to have.
reason-skyjo-breaks_pair = Breaks up two equal cards ({ $old }) in one column.
reason-skyjo-feeds_next = Leaves { $a_card } to { $player }, who completes a column with it.
reason-skyjo-starts_column = Starts a column with { $card }: one more makes it leave.
reason-skyjo-denies = Takes { $a_card } before { $player } completes a column with it.
reason-skyjo-rids_highest = Gets rid of your highest card: { $a_card } for { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } for { $a_old }: { $by } point fewer.
   *[other] { $a_card } for { $a_old }: { $by } points fewer.
}
reason-skyjo-equal = { $a_card } for { $a_old }: nothing changes, and you wait.
reason-skyjo-raises = { $by ->
    [one] { $a_card } for { $a_old }: { $by } point more.
   *[other] { $a_card } for { $a_old }: { $by } points more.
}
reason-skyjo-low_card = { $a_card } is less than a face-down card, which has { $mean } on average.
reason-skyjo-high_card = { $a_card } is more than a face-down card, which has { $mean } on average.
reason-skyjo-draw_top_high = { $a_top } on the discard pile is worse than { $share } % of the cards not seen.
reason-skyjo-draw_hope = Hopes for something better than { $a_top } on the discard pile.
reason-skyjo-rejects_worst = { $a_card } is worse than nearly any face-down card.
reason-skyjo-rejects_high = { $a_card } is worse than { $share } % of the cards not seen.
reason-skyjo-looks_for_third = Looks for a third { $card } in this column.
reason-skyjo-looks = Turns over a face-down card, which may be anything.
