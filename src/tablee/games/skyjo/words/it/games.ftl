## Carte, posti, quantità

pile-skyjo-draw = Mazzo di pesca
pile-skyjo-discard = Pila degli scarti
pile-skyjo-grid = Carte sul tavolo

## I giochi

game-skyjo = Skyjo
game-skyjo-hint = Dodici carte coperte: scambia, gira e finisci con meno punti che puoi.

## Livelli dei bot

level-skyjo-1-hint = Ama le carte basse, si affeziona a quelle medie e dimentica di guardare le colonne.
level-skyjo-2-hint = Scambia le carte alte con le basse e completa le colonne, ma chiude senza guardare gli altri.
level-skyjo-3-hint = Conta le carte uscite, raccoglie colonne e riflette prima di chiudere.
level-skyjo-4-hint = Valuta ogni carta per sé e per te, e chiude quando ti fa più male.
level-skyjo-5-hint = Da milioni di manche ha imparato quanto valgono le carte sul tavolo, e guarda un turno avanti.
level-skyjo-6-hint = Prova a mente le sue mosse migliori, e sa quanto vale un punto in questa partita.

## Opzioni di Skyjo

option-skyjo-limit = Durata della partita
option-skyjo-limit-hint = Si giocano manche finché qualcuno non raggiunge questi punti. Poi vince il totale più basso.
option-skyjo-limit-value = { $points ->
    [none] Una sola manche
    [one] { $points } punto
   *[other] { $points } punti
}
option-skyjo-next_start = Chi comincia le manche seguenti
option-skyjo-next_start-hint = Nella prima manche è sempre la somma più alta di due carte.
option-skyjo-next_start-highest = La somma più alta
option-skyjo-next_start-highest-hint = In ogni manche comincia chi mostra la somma più alta con due carte.
option-skyjo-next_start-closer = Chi ha chiuso
option-skyjo-next_start-closer-hint = Chi ha chiuso la manche precedente comincia la successiva.
option-skyjo-clear_on_reveal = Colonne uguali alla fine
option-skyjo-clear_on_reveal-hint = Girando le ultime carte, una colonna può rivelarsi di tre carte uguali.
option-skyjo-clear_on_reveal-true = Si tolgono
option-skyjo-clear_on_reveal-true-hint = Una colonna così viene scartata e non conta.
option-skyjo-clear_on_reveal-false = Contano
option-skyjo-clear_on_reveal-false-hint = Una colonna così resta e le sue carte si sommano.
option-skyjo-dealer = Chi dà le carte per primo
option-skyjo-dealer-hint = A parità di somma comincia il primo dopo il mazziere.
option-skyjo-dealer-value = { $who ->
    [you] Dai le carte tu
   *[other] Dà le carte { $player }
}
option-skyjo-handicap = Handicap
option-skyjo-handicap-hint = Perché tutti vincano più o meno altrettanto spesso: punti all’inizio per chi gioca meglio.
option-skyjo-handicap-value = { $count ->
    [none] Nessun handicap
    [one] { $player } comincia con { $count } punto
   *[other] { $player } comincia con { $count } punti
}

## A che punto siamo

phase-skyjo-set_up = { $who ->
    [you] Gira due delle tue carte.
   *[other] Tutti girano due carte.
}
phase-skyjo-turn = { $who ->
    [you] È il tuo turno: pesca una carta o prendi quella degli scarti.
   *[other] È il turno di { $player }.
}
phase-skyjo-drawn = { $who ->
    [you] Scambia la carta pescata, oppure scartala e girane una.
   *[other] { $player } ha pescato e ci pensa.
}
phase-skyjo-over = La manche è finita.

## Come finisce una manche

outcome-skyjo-closed = La manche è chiusa e tutte le carte sono scoperte.

## Che cosa succede a Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carta scartata diventa il nuovo mazzo di pesca.
       *[other] { $count } carte scartate, mischiate, formano un nuovo mazzo di pesca.
    }
   *[deck] Si mischiano le carte.
}
event-skyjo-dealt = { $who ->
    [you] Dai le carte tu.
   *[other] { $player } dà le carte.
} La pila degli scarti comincia con { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Giri { $cell }: { $a_card }.
   *[other] { $player } gira { $cell }: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Cominci tu la manche.
   *[other] { $player } comincia la manche.
}
event-skyjo-drew = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} { $card ->
    [none] una carta.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Prendi la carta { $card } dagli scarti per { $cell }; { $a_out } se ne va.
       *[other] { $player } prende la carta { $card } dagli scarti per { $cell }; { $a_out } se ne va.
    }
   *[no] { $who ->
        [you] Metti la carta pescata ({ $card }) in { $cell }; { $a_out } se ne va.
       *[other] { $player } mette la carta pescata ({ $card }) in { $cell }; { $a_out } se ne va.
    }
}
event-skyjo-rejected = { $who ->
    [you] Scarti la carta pescata ({ $card }).
   *[other] { $player } scarta la carta pescata ({ $card }).
}
event-skyjo-column_cleared = { $who ->
    [you] La tua colonna { $column } se ne va: tre volte { $card }.
   *[other] La colonna { $column } di { $player } se ne va: tre volte { $card }.
}
event-skyjo-closed = { $who ->
    [you] Tutte le tue carte sono scoperte: gli altri hanno ancora un turno ciascuno.
   *[other] Tutte le carte di { $player } sono scoperte: gli altri hanno ancora un turno ciascuno.
}
event-skyjo-revealed = { $who ->
    [you] In { $cell } avevi { $a_card }.
   *[other] In { $cell } { $player } aveva { $a_card }.
}
part-doubled = { $whom ->
    [you] I tuoi punti sono raddoppiati: hai chiuso, ma qualcun altro aveva un punteggio uguale o più basso.
   *[other] I punti di { $other } sono raddoppiati: ha chiuso, ma qualcun altro aveva un punteggio uguale o più basso.
}
part-round-winners = { $won ->
    [you] La manche è finita: il tuo punteggio è il più basso.
    [with_others] La manche è finita: tu e { $others } avete il punteggio più basso.
    [one] La manche è finita: { $winners } ha il punteggio più basso.
   *[several] La manche è finita: { $winners } hanno il punteggio più basso.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Perché no: preparare un tavolo

refusal-limit = Si gioca fino a un numero di punti da 1 in su, oppure una sola manche; «{ $given }» non è né l’uno né l’altra.

## Perché no: una mossa

refusal-round_over = La manche è finita: non si può più giocare nulla.
refusal-two_turned_already = Le tue due carte sono scoperte; gli altri stanno ancora scegliendo.
refusal-set_up_first = Prima tutti girano due carte.
refusal-set_up_is_over = Tutti hanno girato due carte: la manche è cominciata.
refusal-must_decide = Hai pescato: scambia la carta con una delle tue, oppure scartala e girane una.
refusal-nothing_drawn = Non hai ancora pescato: pesca una carta o prendi quella degli scarti.
refusal-cell_gone = In { $cell } non c’è più una carta: la colonna non c’è più.
refusal-already_face_up = La carta in { $cell } è già scoperta.
