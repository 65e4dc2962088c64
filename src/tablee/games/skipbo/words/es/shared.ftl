shared-skipbo-hand = { $count } en mano
shared-skipbo-stock = quedan { $count }
shared-skipbo-lucky = Turno más largo
shared-skipbo-lucky-text = { $count ->
    [one] { $player } juega { $count } carta en un turno.
   *[other] { $player } juega { $count } cartas en un turno.
}
