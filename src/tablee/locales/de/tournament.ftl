### Was nur die Seite eines Turniers sagt.

tournament-hint = Dieselben Karten an jedem Tisch: Du wirst mit allen verglichen, die sie auf demselben Platz hatten.
tournament-system = Ablauf
tournament-swiss = Schweizer System: nach Tabelle
tournament-round_robin = Jeder gegen jeden
tournament-players = Personen am Tisch
tournament-rounds = Runden
tournament-bots = Bots, die Tische auffüllen
tournament-pause = Pause nach jeder Runde
tournament-new = Turnier eröffnen
tournament-mine = Deine Turniere
tournament-by = ausgerichtet von { $host }
tournament-entrants = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
tournament-fills = Wo jemand fehlt, spielen Bots mit.
tournament-begin-hint = Beginne, wenn alle da sind.
tournament-waiting = Du bist dabei. Es geht bald los; lass diese Seite offen.
tournament-name = Dein Name
tournament-join = Mitspielen
tournament-leave = Doch nicht
tournament-begin = Turnier beginnen
tournament-invite = Einladen
tournament-round = Runde { $round } von { $rounds }
tournament-next = Gleich kommt Runde { $round }
tournament-seconds = { $seconds ->
    [one] Sie beginnt in { $seconds } Sekunde.
   *[other] Sie beginnt in { $seconds } Sekunden.
}
tournament-over = Das Turnier ist vorbei
tournament-table-over = Dein Tisch ist fertig; andere spielen noch.
tournament-my-table = Zu meinem Tisch
tournament-standings = Tabelle
tournament-who = Wer
tournament-share = Wertung
tournament-won = Siege
tournament-lead = Vorsprung
tournament-score-hint = Die Wertung sagt, wie viele auf demselben Platz mit denselben Karten schlechter waren. Bei Gleichstand zählen mehr Siege, dann der größere Vorsprung.
tournament-table = Tisch { $number }
tournament-playing = spielt noch
tournament-replay = Wiedergabe
tournament-promise = Beweis: Karten standen vorher fest
tournament-promise-hint = Die Karten aller Runden standen fest, als das Turnier eröffnet wurde. Das sind ihre Siegel; der Startwert folgt, wenn eine Runde vorbei ist.
tournament-seed = Startwert:
tournament-end = Turnier beenden
tournament-end-sure = Jetzt beenden? Die laufende Runde zählt dann nicht.

## What the server refuses

refusal-no_such_tournament = Ein Turnier „{ $given }“ gibt es nicht.
refusal-not_your_tournament = Das kann nur, wer dieses Turnier ausrichtet.
refusal-tournament_begun = Dieses Turnier hat schon begonnen.
refusal-tournament_full = Dieses Turnier ist voll: { $most } spielen mit.
refusal-tournament_crowded = Aus einem Netz können { $most } auf einmal mitmachen. Versuch es später noch einmal.
refusal-too_few_entrants = Für ein Turnier braucht es mindestens { $least }.
refusal-too_many_tournaments = Mehr als { $most } Turniere auf einmal lassen sich nicht ausrichten.
refusal-not_in_tournament = In einem Turnier wird ohne diese Option gespielt: { $given }.
refusal-two_at_a_table = Jeder gegen jeden geht nur zu zweit am Tisch.
