shared-skipbo-hand = { $count } in de hand
shared-skipbo-stock = nog { $count }
shared-skipbo-lucky = Langste beurt
shared-skipbo-lucky-text = { $count ->
    [one] { $player } speelt { $count } kaart in één beurt.
   *[other] { $player } speelt { $count } kaarten in één beurt.
}
