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

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = Die Partie hat begonnen
news-you = du
news-you-won = Du hast gewonnen
news-won = { $count ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
news-round = Runde { $number }: { $scores }
news-game = Runde { $number }: { $scores }
news-rounds = { $count ->
    [one] { $count } Runde ist vorbei
   *[other] { $count } Runden sind vorbei
}
news-games = { $count ->
    [one] { $count } Runde ist vorbei
   *[other] { $count } Runden sind vorbei
}
news-left = { $player } ist gegangen
news-came = { $player } hat sich dazugesetzt
news-resigned = { $player } hat aufgegeben
news-away = { $player } ist bis { $date } weg
news-turns = { $count ->
    [one] { $player }: { $count } Zug
   *[other] { $player }: { $count } Züge
}
news-stood-in = { $count ->
    [one] ein Bot hat einen Zug für dich gespielt
   *[other] ein Bot hat { $count } Züge für dich gespielt
}
