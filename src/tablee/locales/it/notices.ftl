### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = Tocca a te
notice-hurry = Il tuo turno finisce tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
notice-with = { $game } con { $names }
notice-try = Funziona
notice-try-text = Così ti diremo che tocca a te.
notice-confirm = Vuoi ricevere messaggi da Tablée?
notice-confirm-text = Qualcuno che gioca qui, probabilmente tu, vuole sapere a questo indirizzo quando è il suo turno. Se sei tu, confermalo:
notice-confirm-question = Avvisare { $where } quando tocca a te?
notice-confirm-yes = Sì, avvisami
notice-confirmed = Ti avviseremo quando tocca a te.
notice-stop-question = Non avvisare più { $where } quando tocca a te?
notice-stop-yes = Non avvisare più
notice-stopped = Qui non riceverai più nulla. Le tue partite continuano come prima.

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = La partita è cominciata
news-you = tu
news-you-won = Hai vinto
news-won = { $count ->
    [0] Nessuno ha vinto
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto
}
news-round = Manche { $number }: { $scores }
news-game = Manche { $number }: { $scores }
news-rounds = { $count ->
    [one] { $count } manche finita
   *[other] { $count } manche finite
}
news-games = { $count ->
    [one] { $count } manche finita
   *[other] { $count } manche finite
}
news-left = { $player } se n’è andato
news-came = { $player } si è seduto al tavolo
news-resigned = { $player } ha abbandonato
news-away = { $player } è via fino al { $date }
news-turns = { $count ->
    [one] { $player }: { $count } turno
   *[other] { $player }: { $count } turni
}
news-stood-in = { $count ->
    [one] un bot ha giocato un turno per te
   *[other] un bot ha giocato { $count } turni per te
}
