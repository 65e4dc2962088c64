shared-skipbo-hand = { $count } in hand
shared-skipbo-stock = stock { $count }
shared-skipbo-lucky = Longest turn
shared-skipbo-lucky-text = { $count ->
    [one] { $player } plays { $count } card in one turn.
   *[other] { $player } plays { $count } cards in one turn.
}
