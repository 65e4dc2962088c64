### Quello che dice solo la pagina di un torneo.

tournament-hint = Le stesse carte a ogni tavolo: ti si confronta con tutti quelli che le hanno avute allo stesso posto.
tournament-system = Svolgimento
tournament-swiss = Sistema svizzero: per classifica
tournament-round_robin = Tutti contro tutti
tournament-players = Giocatori per tavolo
tournament-rounds = Turni
tournament-bots = Bot che completano i tavoli
tournament-pause = Pausa dopo ogni turno
tournament-new = Apri un torneo
tournament-mine = I tuoi tornei
tournament-by = organizzato da { $host }
tournament-entrants = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tournament-fills = Dove manca qualcuno giocano i bot.
tournament-begin-hint = Comincia quando ci sono tutti.
tournament-waiting = Partecipi. Si comincia presto: lascia aperta questa pagina.
tournament-name = Il tuo nome
tournament-join = Partecipa
tournament-leave = Anzi, no
tournament-begin = Comincia il torneo
tournament-invite = Invita
tournament-round = Turno { $round } di { $rounds }
tournament-next = Tra poco il turno { $round }
tournament-seconds = { $seconds ->
    [one] Comincia tra { $seconds } secondo.
   *[other] Comincia tra { $seconds } secondi.
}
tournament-over = Il torneo è finito
tournament-table-over = Il tuo tavolo ha finito; altri giocano ancora.
tournament-my-table = Al mio tavolo
tournament-standings = Classifica
tournament-who = Chi
tournament-share = Punteggio
tournament-won = Vittorie
tournament-lead = Vantaggio
tournament-score-hint = Il punteggio dice quanti, allo stesso posto con le stesse carte, hanno fatto peggio. A parità contano le vittorie, poi il vantaggio.
tournament-table = Tavolo { $number }
tournament-playing = gioca ancora
tournament-replay = Rivedi
tournament-promise = Fissato in anticipo
tournament-promise-hint = Le carte di tutti i turni erano fissate quando il torneo è stato aperto. Questi sono i loro sigilli; il seme segue alla fine di ogni turno.
tournament-seed = Seme:
tournament-end = Termina il torneo
tournament-end-sure = Terminare adesso? Il turno in corso non conterà.

## What the server refuses

refusal-no_such_tournament = Non esiste un torneo «{ $given }».
refusal-not_your_tournament = Può farlo solo chi organizza questo torneo.
refusal-tournament_begun = Questo torneo è già cominciato.
refusal-tournament_full = Questo torneo è al completo: partecipano in { $most }.
refusal-tournament_crowded = Da una stessa rete possono iscriversi in { $most } alla volta. Riprova più tardi.
refusal-too_few_entrants = Per un torneo servono almeno { $least } giocatori.
refusal-too_many_tournaments = Non si possono organizzare più di { $most } tornei alla volta.
refusal-not_in_tournament = In un torneo si gioca senza questa opzione: { $given }.
refusal-two_at_a_table = Tutti contro tutti si gioca solo in due per tavolo.
