### Posizioni su cui riflettere: enigmi e analisi.

study-you = Tu
study-player = Giocatore { $number }

puzzle-intro = Posizioni da partite dei bot in cui una mossa, o un turno, è nettamente la migliore. Quello che manchi torna presto, quello che risolvi torna più tardi. Tutto resta su questo dispositivo.
puzzle-all = Tutti gli enigmi
puzzle-title = { $game }: enigma
puzzle-question = Qual è la mossa migliore?
puzzle-grade = Difficoltà { $grade } su { $most }
puzzle-right = Giusto!
puzzle-wrong = C’è una mossa migliore.
puzzle-answer = La migliore: { $move }.
puzzle-loss-chance = Costa circa il { $percent }% della probabilità di vincere.
puzzle-loss-points = { $points ->
    [1] Costa circa un punto.
   *[other] Costa circa { $points } punti.
}
puzzle-next = Prossimo enigma
puzzle-none = Per questo gioco non ci sono ancora enigmi.

analyse-intro = Disponi una posizione qualsiasi, anche di un tavolo con carte vere, e guarda quali mosse sono buone e perché. Tocca una carta per cambiarla, o incolla una posizione come testo. Un punto interrogativo è una carta che nessuno ha visto.
analyse-text = Posizione come testo
analyse-ask = Che cosa conviene?
analyse-begin = Comincia da { $game }
analyse-lay-out = Disponi le carte
analyse-change = Cambia: { $card }
analyse-which = Quale carta?
analyse-type = O scrivila:
analyse-take = Conferma
analyse-add = Un’altra accanto
analyse-remove = Togli
analyse-moves = Le mosse migliori
analyse-nothing = In questa posizione questo giocatore non ha nulla da decidere.
analyse-share = Condividi questa posizione
analyse-keep = Tieni come enigma
analyse-kept = Tra i tuoi enigmi

## What cannot be a position

refusal-position_unreadable = «{ $given }» non si può leggere in una posizione.
refusal-position_short = Questa posizione non è completa: dopo il gioco vengono { $words }.
refusal-position_repeated = «{ $given }» compare due volte in questa posizione.
refusal-position_unknown_word = «{ $given }» non dice nulla in una posizione; si conoscono { $known }.
refusal-position_missing = In questa posizione manca «{ $given }».
refusal-position_no_text = Le posizioni di { $given } non si possono scrivere come testo.
refusal-position_no_seat = In questa posizione un posto è un numero da 0 a { $last }, non { $given }.
refusal-position_too_many = { $count } carte { $given } sono troppe; il mazzo ne ha { $most }.
refusal-position_deck = { $given } carte sono troppe; il mazzo ne ha { $most }.
refusal-position_hidden = Chi guarda non vede questa carta: in «{ $given }» ci vuole un punto interrogativo.
refusal-position_own = Chi guarda vede le proprie carte: in «{ $given }» non può esserci un punto interrogativo.
refusal-position_turn = «{ $given }» non può essere: nessuno potrebbe avere questo turno.
refusal-position_impossible = Le regole non lo permettono: { $given }.
refusal-position_waits = Con «{ $given }» non c’è nulla da decidere: tocca a qualcun altro.
refusal-position_over = In questa posizione non resta nulla da giocare.
