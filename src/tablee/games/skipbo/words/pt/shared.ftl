shared-skipbo-hand = { $count } na mão
shared-skipbo-stock = restam { $count }
shared-skipbo-lucky = Vez mais longa
shared-skipbo-lucky-text = { $count ->
    [one] { $player } joga { $count } carta em uma vez.
   *[other] { $player } joga { $count } cartas em uma vez.
}
