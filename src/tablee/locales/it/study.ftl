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
