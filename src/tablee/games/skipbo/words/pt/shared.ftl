shared-skipbo-hand = { $count } na mão
shared-skipbo-stock = restam { $count }
shared-skipbo-lucky = Vez mais longa
shared-skipbo-lucky-text = { $count ->
    [one] { $player } joga { $count } carta numa só vez.
   *[other] { $player } joga { $count } cartas numa só vez.
}
