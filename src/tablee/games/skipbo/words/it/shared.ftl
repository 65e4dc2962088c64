shared-skipbo-hand = { $count } in mano
shared-skipbo-stock = ancora { $count }
shared-skipbo-lucky = Turno più lungo
shared-skipbo-lucky-text = { $count ->
    [one] { $player } gioca { $count } carta in un turno.
   *[other] { $player } gioca { $count } carte in un turno.
}
