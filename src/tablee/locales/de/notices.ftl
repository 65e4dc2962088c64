### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = Du bist dran
notice-hurry = Dein Zug endet in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}
notice-with = { $game } mit { $names }
notice-try = Es funktioniert
notice-try-text = So sagen wir dir Bescheid, wenn du dran bist.
notice-confirm = Möchtest du Post von Tablée?
notice-confirm-text = Jemand, der hier spielt, vermutlich du, möchte unter dieser Adresse erfahren, wann er dran ist. Wenn du das bist, bestätige es bitte:
notice-confirm-question = Soll { $where } Bescheid bekommen, wenn du dran bist?
notice-confirm-yes = Ja, sagt mir Bescheid
notice-confirmed = Du hörst von uns, wenn du dran bist.
notice-stop-question = Soll { $where } keinen Bescheid mehr bekommen, wenn du dran bist?
notice-stop-yes = Keinen Bescheid mehr
notice-stopped = Hier hörst du nichts mehr von uns. Deine Partien gehen weiter wie bisher.
