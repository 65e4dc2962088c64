shared-skipbo-hand = { $count } auf der Hand
shared-skipbo-stock = noch { $count }
shared-skipbo-lucky = Längster Zug
shared-skipbo-lucky-text = { $count ->
    [one] { $player } spielt in einem Zug { $count } Karte.
   *[other] { $player } spielt in einem Zug { $count } Karten.
}
