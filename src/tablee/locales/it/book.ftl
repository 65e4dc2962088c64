### Le mie partite: cifre, per gioco e per avversario, e l’elenco di tutte.

book-empty = Non c’è ancora niente. Appena avrai finito una partita, la troverai qui.
book-played = Partite
book-won = Vinte
book-mean = Punti in media
book-best = Miglior risultato
book-streak = Vittorie consecutive, ora
book-longest = Serie più lunga
book-others = Testa a testa
book-matches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
book-head = { $mine } vinte da te, { $theirs } da { $name }
book-all = Tutte le partite
book-game = Gioco
book-any-game = Tutti i giochi
book-with = Con
book-anybody = Con chiunque
book-is-won = vinta
book-more = Mostra altre
book-take = Da portare via
book-take-hint = Tutte le tue partite in un file: una tabella per fogli di calcolo, o tutto per i programmi.
