shared-skipbo-hand = { $count } en main
shared-skipbo-stock = reste { $count }
shared-skipbo-lucky = Tour le plus long
shared-skipbo-lucky-text = { $count ->
    [one] { $player } joue { $count } carte en un tour.
   *[other] { $player } joue { $count } cartes en un tour.
}
