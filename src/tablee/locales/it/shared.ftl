### La pagina di una partita finita, e l’immagine con cui viene mostrato un link.

shared-won = { $count ->
    [0] Non ha vinto nessuno
    [one] Ha vinto { $winners }
   *[other] Hanno vinto { $winners }
}
shared-table = Il tavolo alla fine
shared-table-alt = Tutte le carte come alla fine: { $scores }.
shared-highlights = Momenti
shared-best-round = Manche migliore
shared-best-game = Manche migliore
shared-turning = Svolta
shared-turning-text = { $round }: { $player } passa in testa e ci resta.
shared-chart-round = Manche per manche
shared-chart-game = Manche per manche
shared-player = Giocatore
shared-play = Gioca tu queste carte
shared-play-hint = Le stesse carte per te, contro i bot.
shared-own = Gioca una partita tua
shared-options = Opzioni di questo tavolo
shared-proof = La prova che le carte erano giuste
shared-verify = Salva la registrazione e falla verificare:
shared-record = La registrazione di questa partita
shared-moves = { $count ->
    [one] L’unica mossa
   *[other] Tutte le { $count } mosse
}
shared-deal = La distribuzione
shared-left = ancora { $count }
shared-program = { $name } (programma)
shared-player-number = Giocatore { $number }
shared-nothing = Qui non c’è nulla
shared-nothing-why = Forse una lettera del link si è persa per strada.
shared-later = Un momento, per favore
shared-failed = Non ha funzionato
