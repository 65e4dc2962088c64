## Carte, posti, quantità

pile-skipbo-stock = Mazzo base
pile-skipbo-draw = Mazzo di pesca
pile-skipbo-building = Mazzo crescente { $pile }
pile-skipbo-discard = Mazzo di scarto { $pile }
pile-skipbo-hand = Carte in mano

## I giochi

game-skipbo = Skip-Bo
game-skipbo-hint = Fai crescere i mazzi al centro e finisci il tuo mazzo base prima degli altri.

## Livelli dei bot

level-skipbo-1-hint = Gioca quello che vede, ogni tanto dimentica il mazzo base e spreca le carte Skip-Bo.
level-skipbo-2-hint = Gioca prima il mazzo base e tiene in ordine gli scarti, ma non guarda mai i tuoi.
level-skipbo-3-hint = Pianifica tutto il turno per liberare il mazzo base ed evita di arrivare alla carta che ti serve.
level-skipbo-4-hint = Pianifica fin dove arrivano le carte e da innumerevoli partite ha imparato che cosa conviene.
level-skipbo-5-hint = Da milioni di partite ha imparato quanto vale una posizione, e pianifica turni interi.
level-skipbo-6-hint = Prova a mente i suoi turni migliori, contro tutto ciò che potresti avere in mano.

## Opzioni di Skip-Bo

option-skipbo-stock_size = Carte nel mazzo base
option-skipbo-stock_size-hint = Meno carte, gioco più breve. Di solito 30 fino a quattro giocatori, 20 in cinque o sei.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } carte (gioco breve)
    [one] { $count } carta
   *[other] { $count } carte
}
option-skipbo-partners = Gioco a squadre
option-skipbo-partners-hint = In quattro o in sei: i partner siedono uno di fronte all’altro e vincono insieme.
option-skipbo-partners-true = A coppie
option-skipbo-partners-true-hint = Puoi giocare anche il mazzo base e i mazzi di scarto del tuo partner.
option-skipbo-partners-false = Ognuno per sé
option-skipbo-partners-false-hint = Vince chi finisce per primo il proprio mazzo base.
option-skipbo-target = Durata della partita
option-skipbo-target-hint = Si giocano manche finché qualcuno non raggiunge questi punti.
option-skipbo-target-value = { $points ->
    [none] Una sola manche
    [one] { $points } punto
   *[other] { $points } punti
}
option-skipbo-stalemate = Se il gioco è bloccato
option-skipbo-stalemate-hint = Che cosa succede quando per un giro intero nessuno ha mosso una carta.
option-skipbo-stalemate-end = La manche finisce
option-skipbo-stalemate-end-hint = Vince chi ha meno carte nel mazzo base.
option-skipbo-stalemate-reshuffle = Si mischiano gli scarti
option-skipbo-stalemate-reshuffle-hint = Tutti i mazzi di scarto diventano un nuovo mazzo di pesca e si continua.
option-skipbo-dealer = Chi dà le carte per primo
option-skipbo-dealer-hint = Comincia chi siede alla sinistra del mazziere.
option-skipbo-dealer-value = { $who ->
    [none] A sorte: dà le carte chi pesca la più alta
    [you] Dai le carte tu
   *[other] Dà le carte { $player }
}
option-skipbo-manners = Comportamento al tavolo
option-skipbo-manners-hint = Se si possono infrangere le regole, come a un vero tavolo.
option-skipbo-manners-strict = Rigoroso
option-skipbo-manners-strict-hint = Ciò che le regole vietano viene rifiutato e non costa nulla.
option-skipbo-manners-human = Umano
option-skipbo-manners-human-hint = Si può pescare troppo, giocare fuori turno o suggerire al partner. Chi viene scoperto paga.
option-skipbo-penalty_cards = Carte di penalità
option-skipbo-penalty_cards-hint = Dove finiscono nel mazzo base. Solo con il comportamento umano.
option-skipbo-penalty_cards-shuffle = Mischiate
option-skipbo-penalty_cards-shuffle-hint = Si mischiano con le carte coperte del mazzo base.
option-skipbo-penalty_cards-bottom = In fondo
option-skipbo-penalty_cards-bottom-hint = Vanno sotto il mazzo base.
option-skipbo-caught_turn = Sorpresi fuori turno
option-skipbo-caught_turn-hint = Che ne è di un turno che non era il proprio. Solo con il comportamento umano.
option-skipbo-caught_turn-stop = Interrotto
option-skipbo-caught_turn-stop-hint = Ciò che è giocato resta giocato; le carte pescate tornano nel mazzo.
option-skipbo-caught_turn-annul = Annullato
option-skipbo-caught_turn-annul-hint = Tutte le carte di quel turno tornano dov’erano.
option-skipbo-caught_turn-keep = Interrotto, carte tenute
option-skipbo-caught_turn-keep-hint = Ciò che è stato giocato e pescato resta com’è.
option-skipbo-barred_turn = Divieto di pescare
option-skipbo-barred_turn-hint = Che cosa non può fare nel turno successivo chi è stato sorpreso. Solo con il comportamento umano.
option-skipbo-barred_turn-first = All’inizio
option-skipbo-barred_turn-first-hint = Il turno successivo comincia senza pescare; se la mano si svuota, si pesca come al solito.
option-skipbo-barred_turn-whole = Tutto il turno
option-skipbo-barred_turn-whole-hint = Nel turno successivo non si pesca affatto.
option-skipbo-calls = Fino a quando si può accusare
option-skipbo-calls-hint = Fino a quando si può accusare chi ha pescato troppo o parlato. Solo con il comportamento umano.
option-skipbo-calls-next_turn = Fino al turno successivo
option-skipbo-calls-next_turn-hint = Finché non comincia il turno successivo di chi l’ha fatto.
option-skipbo-calls-turn = Fino alla fine del turno
option-skipbo-calls-turn-hint = Finito il turno, è dimenticato.
option-skipbo-handicap = Handicap
option-skipbo-handicap-hint = Perché tutti vincano più o meno altrettanto spesso: un mazzo base più piccolo per chi gioca meno bene.
option-skipbo-handicap-value = { $count ->
    [none] Nessun handicap
    [one] { $player } comincia con { $count } carta in meno
   *[other] { $player } comincia con { $count } carte in meno
}
option-skipbo-head_start = Punti di partenza
option-skipbo-head_start-hint = Più fine che con le carte: punti all’inizio della partita per chi gioca meno bene.
option-skipbo-head_start-value = { $count ->
    [none] Nessun punto di partenza
    [one] { $player } comincia con { $count } punto
   *[other] { $player } comincia con { $count } punti
}

## Comportamento umano a Skip-Bo

manner-over_draw = Pescare una carta di troppo
manner-over_draw-hint = Prendi una carta più del dovuto. Chi se ne accorge può accusarti.
manner-out_of_turn = Giocare fuori turno
manner-out_of_turn-hint = Comincia un turno che non è il tuo e spera che nessuno se ne accorga.
manner-talk = Suggerire al partner
manner-talk-hint = Mentre gioca il tuo partner devi tacere. Se ti accusano, costa due carte.
manner-call = Ti ho visto!
manner-call-hint = Di’ che { $player } ha infranto una regola. Sbagliarsi non costa nulla, ma viene contato.

## A che punto siamo

phase-skipbo-turn = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
}
phase-skipbo-over = La manche è finita.

## Come finisce una manche

outcome-skipbo-stock_empty = Il mazzo base è finito.
outcome-skipbo-stalemate = Il gioco era bloccato: vince il mazzo base più piccolo.
outcome-skipbo-draw = Il gioco era bloccato e i mazzi base più piccoli sono pari: pareggio.

## Che cosa succede a Skip-Bo

event-skipbo-shuffled = { $what ->
    [dealer_draw] Si mischiano le carte per sorteggiare chi le dà.
    [draw_pile] { $count ->
        [one] { $count } carta diventa il nuovo mazzo di pesca.
       *[other] { $count } carte mischiate formano un nuovo mazzo di pesca.
    }
    [stock] { $who ->
        [you] Il tuo mazzo base viene mischiato.
       *[other] Il mazzo base di { $player } viene mischiato.
    }
   *[deck] Si mischiano le carte.
}
event-skipbo-dealer_drew = { $who ->
    [you] Per il sorteggio peschi { $a_card }.
   *[other] Per il sorteggio { $player } pesca { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Dai
   *[other] { $player } dà
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] { $stock_size } carta a testa
       *[other] { $stock_size } carte a testa
    }
   *[other] mazzi base di grandezza diversa ({ $stock_sizes })
}. In cima ai mazzi base: { $tops }.
event-skipbo-turn_began = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
}
event-skipbo-drew = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} { $cards ->
    [none] { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] una Skip-Bo come { $number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] dal tuo mazzo base
    [hand] dalla tua mano
   *[discard] dal tuo mazzo di scarto { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] dal mazzo base
            [hand] dalla mano
           *[discard] dal mazzo di scarto { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] dal mazzo base di { $other }
        [hand] dalla mano di { $other }
       *[discard] dal mazzo di scarto { $from_pile } di { $other }
    }
}
event-skipbo-played = { $who ->
    [you] Giochi { part-played-card } { part-played-from } sul mazzo crescente { $pile }.
   *[other] { $player } gioca { part-played-card } { part-played-from } sul mazzo crescente { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] Il tuo mazzo base è finito!
       *[other] Il mazzo base di { $player } è finito!
    }
   *[other] { $who ->
        [you] Sul tuo mazzo base ora c’è { $a_card }.
       *[other] Sul mazzo base di { $player } ora c’è { $a_card }.
    }
}
event-skipbo-pile_finished = Il mazzo crescente { $pile } è completo e viene messo da parte.
event-skipbo-discarded = { $who ->
    [you] Scarti { $a_card } sul tuo mazzo di scarto { $pile }.
   *[other] { $player } scarta { $a_card } sul mazzo di scarto { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] Il tuo turno è finito.
   *[other] Il turno di { $player } è finito.
}
event-skipbo-game_ended = { $reason ->
    [stalemate] Il gioco è bloccato: vince il mazzo base più piccolo. { part-winners } { part-scores }
    [draw] Il gioco è bloccato e i mazzi base più piccoli sono pari: pareggio. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Peschi una carta di troppo.
       *[other] { $player } pesca una carta di troppo.
    }
   *[other] { $who ->
        [you] Peschi una carta di troppo: { $cards }.
       *[other] { $player } pesca una carta di troppo: { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] { $whom ->
        [self] Ti riprendi il tuo turno.
       *[other] Cominci a giocare, ma è il turno di { $other }.
    }
   *[other] { $whom ->
        [self] { $player } si riprende il suo turno.
        [you] { $player } comincia a giocare, ma è il tuo turno!
       *[other] { $player } comincia a giocare, ma è il turno di { $other }.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] Ti riprendi il tuo turno.
   *[other] { $player } si riprende il suo turno.
}
event-skipbo-began = { $who ->
    [you] Cominci a giocare.
   *[other] { $player } comincia a giocare.
}
event-skipbo-talked = { $who ->
    [you] Parli durante il turno del tuo partner.
   *[other] { $player } dice qualcosa.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Accusi { $other }, e a ragione.
       *[no] Accusi { $other }, ma a torto.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } ti accusa, e a ragione.
           *[no] { $player } ti accusa, ma a torto.
        }
       *[other] { $right ->
            [yes] { $player } accusa { $other }, e a ragione.
           *[no] { $player } accusa { $other }, ma a torto.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] per aver parlato
   *[over_draw] per aver pescato troppo
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] { $cards } carta finisce nel tuo mazzo base senza essere vista, { part-penalty-reason }.
       *[other] { $cards } carte finiscono nel tuo mazzo base senza essere viste, { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $cards } carta finisce nel mazzo base di { $player } senza essere vista, { part-penalty-reason }.
       *[other] { $cards } carte finiscono nel mazzo base di { $player } senza essere viste, { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] È di nuovo il tuo turno.
   *[other] È di nuovo il turno di { $other }.
}
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] Le carte pescate tornano nel mazzo. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Ti hanno scoperto: tutto il tuo turno è annullato. { part-goes-on }
       *[other] Hanno scoperto { $player }: tutto quel turno è annullato. { part-goes-on }
    }
   *[no] { $who ->
        [you] Ti hanno scoperto: il tuo turno si ferma qui. { part-stopped }
       *[other] Hanno scoperto { $player }: quel turno si ferma qui. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Ti hanno scoperto: hai giocato fuori turno.
   *[other] { $player } ha giocato fuori turno e viene scoperto.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } Le carte pescate tornano nel mazzo.
}

## Perché no: preparare un tavolo

refusal-stock_size = Con { $players } giocatori un mazzo base ha da 1 a { $most } carte; «{ $given }» non va bene.
refusal-target = Si gioca fino a un numero di punti da 1 in su, oppure una sola manche; «{ $given }» non è né l’uno né l’altra.
refusal-partners = Per giocare a coppie bisogna essere in 4 o in 6; qui siete in { $players }.

## Perché no: una mossa

refusal-game_over = La manche è finita: non si può più giocare nulla.
refusal-stock_empty = Quel mazzo base è finito.
refusal-not_in_hand = Non hai nessuna carta { $card } in mano.
refusal-discard_empty = Il mazzo di scarto { $pile } è vuoto.
refusal-no_partner = A questo tavolo nessuno ha un partner.
refusal-does_not_fit = Sul mazzo crescente { $pile } ci vuole { $a_needed } o una Skip-Bo; { $a_card } non va bene.
refusal-must_discard = Hai ancora carte in mano: finisci il turno scartandone una.
refusal-strict_table = È possibile solo a un tavolo con il comportamento umano; questo è rigoroso.
refusal-nothing_to_draw = Non c’è più nulla da pescare.
refusal-own_turn = È il tuo turno: non c’è modo di giocare fuori turno.
refusal-not_a_silent_partner = Deve tacere solo il partner di chi sta giocando.
refusal-already_talked = In questo turno hai già parlato.
refusal-own_call = Non puoi accusarti.
refusal-not_an_opponent = A questo tavolo puoi accusare solo gli avversari.
