### Le carte del giorno: il posto di ognuno, e la settimana.

daily-against = Contro un bot: { $level }.
daily-finished = { $count ->
    [0] Nessuno ha ancora finito.
    [one] Una persona ha finito.
   *[other] { $count } persone hanno finito.
}
daily-reached = { $reached ->
    [0] Tutti i bot hanno fatto meglio
   *[other] Bene come { $reached } bot su { $levels }, o meglio
}
daily-bots-play = I bot stanno ancora giocando con queste carte.
daily-measuring = Si sta ancora calcolando che cosa è stato fortuna.
daily-look = Guarda la partita
daily-today = Oggi
daily-week = Questa settimana
daily-week-hint = Ogni bot che non ha fatto meglio di te conta uno.
daily-name = Chi
daily-score = Punti
daily-luckless = Senza fortuna
daily-luckless-hint = Senza fortuna: quanto il buon gioco ha aggiunto alla probabilità di vincere (+), o quanto gli errori le hanno tolto (−), quali che fossero le carte. 0% è una partita alla pari; per la settimana è la media di un giorno.
daily-days = Giorni
daily-levels = Bot raggiunti
daily-streak = { $count } giorni consecutivi
daily-promise = Fissate in anticipo
daily-promise-hint = Le carte di ogni giorno sono fissate una settimana prima. Questo è il sigillo di quelle di oggi; la partita finita ne rivela il seme:
