### Die Seite einer beendeten Partie und das Bild, mit dem ein Link darauf gezeigt wird.

shared-won = { $count ->
    [0] Niemand hat gewonnen
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
shared-table = Der Tisch am Ende
shared-table-alt = Alle Karten, wie sie am Ende lagen: { $scores }.
shared-highlights = Momente
shared-best-round = Beste Runde
shared-best-game = Beste Runde
shared-turning = Wendepunkt
shared-turning-text = { $round }: { $player } geht in Führung und bleibt vorn.
shared-chart-round = Runde für Runde
shared-chart-game = Runde für Runde
shared-player = Spieler
shared-play = Diese Karten selbst spielen
shared-play-hint = Dieselben Karten für dich, gegen Bots.
shared-own = Selbst eine Partie spielen
shared-options = Optionen dieses Tisches
shared-proof = Beweis, dass ehrlich gemischt wurde
shared-verify = Die Aufzeichnung speichern und prüfen lassen:
shared-record = Die Aufzeichnung dieser Partie
shared-moves = { $count ->
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
}
shared-deal = Das Geben
shared-left = noch { $count }
shared-program = { $name } (Programm)
shared-player-number = Spieler { $number }
shared-nothing = Hier liegt nichts
shared-nothing-why = Vielleicht ist unterwegs ein Buchstabe des Links verloren gegangen.
shared-later = Einen Augenblick, bitte
shared-failed = Das hat nicht geklappt
