## Skyjo

reason-skyjo-first_look = Nothing is known yet: one card is as good as another.
reason-skyjo-same_column = Looks into the same column, where equal cards are worth most.
reason-skyjo-other_column = Looks into another column.
reason-skyjo-closes_lowest = Closes the round with the fewest points: { $own }, and { $player } has about { $other }.
reason-skyjo-closes_safely = Closes the round with { $own }: that is never doubled.
reason-skyjo-closes_risky = Closes the round with { $own }, but { $player } has about { $other }: if anybody ends up with as few, they are doubled.
reason-skyjo-closes_blind = Turns over the last card and closes the round.
reason-skyjo-completes_column = Completes the column: three { $card }s are cleared.
reason-skyjo-loses_column = Clears three { $card }s that were worth keeping.
reason-skyjo-breaks_pair = Breaks up a pair of { $old }s.
reason-skyjo-feeds_next = Leaves { $a_card } to { $player }, who completes a column with it.
reason-skyjo-starts_column = Starts a column of { $card }s: one more clears it.
reason-skyjo-denies = Takes { $a_card } before { $player } completes a column with it.
reason-skyjo-rids_highest = Gets rid of the highest card: { $a_card } for { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } for { $a_old }: { $by } point fewer.
   *[other] { $a_card } for { $a_old }: { $by } points fewer.
}
reason-skyjo-equal = { $a_card } for { $a_old }: nothing changes, it is a way to wait.
reason-skyjo-raises = { $by ->
    [one] { $a_card } for { $a_old }: { $by } point more.
   *[other] { $a_card } for { $a_old }: { $by } points more.
}
reason-skyjo-low_card = { $a_card } is less than a face-down card, which has { $mean } on average.
reason-skyjo-high_card = { $a_card } is more than a face-down card, which has { $mean } on average.
reason-skyjo-draw_top_high = { $share }% of the unseen cards are better than the { $top } on the discard pile.
reason-skyjo-draw_hope = Hopes for something better than { $a_top } on the discard pile.
reason-skyjo-rejects_worst = { $a_card } is worse than nearly any face-down card.
reason-skyjo-rejects_high = { $share }% of the unseen cards are better than { $a_card }.
reason-skyjo-looks_for_third = Looks for a third { $card } in this column.
reason-skyjo-looks = Turns over a face-down card, which may be anything.
