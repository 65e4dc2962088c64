### Ciò che i due giochi e il server dicono alle persone. Le istruzioni sono all’inizio di en/games.ftl.
### Parole del regolamento italiano: mazzo base, mazzo di pesca, mazzo crescente, mazzo di scarto, partner.
### Una partita ha più manche. Ci si dà del tu. Mai «a» prima di un nome (Anna vorrebbe «ad»).

## Carte, posti, quantità

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] una Skip-Bo
    [-2] un −2
    [-1] un −1
    [0] uno 0
   *[other] un { $face }
}
card-face-down = carta coperta
card-gone = posto vuoto
cell-spoken = colonna { $column }, riga { $row }
pile-skipbo-stock = Mazzo base
pile-skipbo-draw = Mazzo di pesca
pile-skipbo-building = Mazzo crescente { $pile }
pile-skipbo-discard = Mazzo di scarto { $pile }
pile-skipbo-hand = Carte in mano
pile-skyjo-draw = Mazzo di pesca
pile-skyjo-discard = Pila degli scarti
pile-skyjo-grid = Carte sul tavolo
player-value = { $who ->
    [you] tu { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## I giochi

game-skipbo = Skip-Bo
game-skipbo-hint = Fai crescere i mazzi al centro e finisci il tuo mazzo base prima degli altri.
game-skyjo = Skyjo
game-skyjo-hint = Dodici carte coperte: scambia, gira e chiudi con meno punti che puoi.

## Livelli dei bot

level-1 = Passero
level-2 = Pettirosso
level-3 = Gazza
level-4 = Gufo
level-5 = Falco
level-6 = Campione
level-skipbo-1-hint = Gioca quello che vede, ogni tanto dimentica il mazzo base e spreca le carte Skip-Bo.
level-skipbo-2-hint = Gioca prima il mazzo base e tiene in ordine gli scarti, ma non guarda mai i tuoi.
level-skipbo-3-hint = Pianifica tutto il turno per liberare il mazzo base ed evita di arrivare alla carta che ti serve.
level-skipbo-4-hint = Pianifica fin dove arrivano le carte e da innumerevoli partite ha imparato che cosa conviene.
level-skipbo-5-hint = Da milioni di partite ha imparato quanto vale una posizione, e pianifica turni interi.
level-skipbo-6-hint = Prova a mente i suoi turni migliori, contro tutto ciò che potresti avere in mano.
level-skyjo-1-hint = Ama le carte basse, si affeziona a quelle medie e dimentica di guardare le colonne.
level-skyjo-2-hint = Scambia le carte alte con le basse e completa le colonne, ma chiude senza guardare gli altri.
level-skyjo-3-hint = Conta le carte uscite, raccoglie colonne e riflette prima di chiudere.
level-skyjo-4-hint = Valuta ogni carta per sé e per te, e chiude quando ti fa più male.
level-skyjo-5-hint = Da milioni di manche ha imparato quanto valgono le carte sul tavolo, e guarda un turno avanti.
level-skyjo-6-hint = Prova a mente le sue mosse migliori, e sa quanto vale un punto in questa partita.

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
option-skipbo-dealer-hint = Comincia chi siede alla sinistra di chi dà le carte.
option-skipbo-dealer-value = { $who ->
    [none] A sorte: dà le carte chi pesca la più alta
    [you] Dai le carte tu
   *[other] Dà le carte { $player }
}
option-skipbo-manners = Comportamento a tavola
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
option-skipbo-caught_turn-annul = Annullato
option-skipbo-caught_turn-annul-hint = Tutte le carte di quel turno tornano dov’erano.
option-skipbo-caught_turn-stop = Interrotto
option-skipbo-caught_turn-stop-hint = Ciò che è giocato resta giocato.
option-skipbo-barred_turn = Divieto di pescare
option-skipbo-barred_turn-hint = Che cosa non può fare nel turno successivo chi è stato sorpreso. Solo con il comportamento umano.
option-skipbo-barred_turn-first = All’inizio
option-skipbo-barred_turn-first-hint = Il turno successivo comincia senza pescare; se la mano si svuota, si pesca come al solito.
option-skipbo-barred_turn-whole = Tutto il turno
option-skipbo-barred_turn-whole-hint = Nel turno successivo non si pesca affatto.

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
option-skyjo-dealer-hint = A parità di somma comincia il primo dopo chi dà le carte.
option-skyjo-dealer-value = { $who ->
    [you] Dai le carte tu
   *[other] Dà le carte { $player }
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
table-phase-gathering = Si aspettano giocatori
table-phase-playing = Si gioca
table-phase-between = Tra due manche
table-phase-over = La partita è finita
seat-empty = Posto libero
seat-bot = Bot
seat-you = Tu
seat-ready = Pronto
seat-not_ready = Non ancora pronto
seat-here = Al tavolo
seat-away = Via per un momento
seat-stand_in = Via: gioca un bot

## Come finisce una manche

outcome-skipbo-stock_empty = Il mazzo base è finito.
outcome-skipbo-stalemate = Il gioco era bloccato: vince il mazzo base più piccolo.
outcome-skipbo-draw = Il gioco era bloccato e i mazzi base più piccoli sono pari: pareggio.
outcome-skyjo-closed = La manche è chiusa e tutte le carte sono scoperte.

## Reazioni

reaction-hello = Ciao!
reaction-well_played = Ben giocato!
reaction-thanks = Grazie!
reaction-oops = Ops!
reaction-wow = Caspita!
reaction-hurry = Dai, gioca!
reaction-laugh = Ah ah!
reaction-sorry = Scusa!

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
} { $stock_size ->
    [one] { $stock_size } carta
   *[other] { $stock_size } carte
} a testa. In cima ai mazzi base: { $tops }.
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
part-winners = { $won ->
    [you] Vinci tu!
    [with_others] Vinci, e con te { $others }!
    [one] Vince { $winners }.
    [several] Vincono { $winners }.
   *[nobody] Non vince nessuno.
}
part-scores = Punti: { $scores }.
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
    [you] Cominci a giocare, ma è il turno di { $other }.
   *[other] { $whom ->
        [you] { $player } comincia a giocare, ma è il tuo turno!
       *[other] { $player } comincia a giocare, ma è il turno di { $other }.
    }
}
event-skipbo-talked = { $who ->
    [you] Parli durante il turno del tuo partner.
   *[other] { $player } parla durante il turno del partner.
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
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Ti hanno scoperto: tutto il tuo turno è annullato. { part-goes-on }
       *[other] Hanno scoperto { $player }: tutto quel turno è annullato. { part-goes-on }
    }
   *[no] { $who ->
        [you] Ti hanno scoperto: il tuo turno si ferma qui. { part-goes-on }
       *[other] Hanno scoperto { $player }: quel turno si ferma qui. { part-goes-on }
    }
}

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
    [you] La tua { $cell } era { $a_card }.
   *[other] La { $cell } di { $player } era { $a_card }.
}
part-doubled = { $whom ->
    [you] I tuoi punti sono raddoppiati: hai chiuso senza stare sotto tutti gli altri.
   *[other] I punti di { $other } sono raddoppiati: ha chiuso senza stare sotto tutti gli altri.
}
part-round-winners = { $won ->
    [you] La manche è finita: hai meno punti di tutti.
    [with_others] La manche è finita: tu e { $others } avete meno punti di tutti.
    [one] La manche è finita: { $winners } ha meno punti di tutti.
   *[several] La manche è finita: { $winners } hanno meno punti di tutti.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Perché no: preparare un tavolo

refusal-player_count = { $game ->
    [skipbo] A Skip-Bo si gioca da 2 a 6 persone, non in { $given }.
   *[skyjo] A Skyjo si gioca da 2 a 8 persone, non in { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo non ha un’opzione «{ $given }». Le opzioni sono: { $known }.
   *[skyjo] Skyjo non ha un’opzione «{ $given }». Le opzioni sono: { $known }.
}
refusal-bad_option = L’opzione «{ $name }» non può essere «{ $given }». Valori possibili: { $allowed }.
refusal-stock_size = Con { $players } giocatori un mazzo base ha da 1 a { $most } carte; «{ $given }» non va bene.
refusal-target = Si gioca fino a un numero di punti da 1 in su, oppure una sola manche; «{ $given }» non è né l’uno né l’altra.
refusal-limit = Si gioca fino a un numero di punti da 1 in su, oppure una sola manche; «{ $given }» non è né l’uno né l’altra.
refusal-partners = Per giocare a coppie bisogna essere in 4 o in 6; qui siete in { $players }.
refusal-dealer = L’opzione «dealer» dev’essere un numero da 0 a { $last }, non «{ $given }».

## Perché no: una mossa

refusal-malformed = { $game ->
    [skipbo] «{ $given }» non è una mossa di Skip-Bo. Le mosse si scrivono così: s>2, h7>2 o h9:3.
   *[skyjo] «{ $given }» non è una mossa di Skyjo. Le mosse si scrivono così: t>b2, d o k>c3.
}
refusal-no_such_seat = A questo tavolo non c’è un posto { $seat }.
refusal-game_over = La manche è finita: non si può più giocare nulla.
refusal-round_over = La manche è finita: non si può più giocare nulla.
refusal-not_your_turn = Non è il tuo turno: è il turno di { $player }.
refusal-stock_empty = Quel mazzo base è finito.
refusal-not_in_hand = Non hai nessuna carta { $card } in mano.
refusal-discard_empty = Il mazzo di scarto { $pile } è vuoto.
refusal-no_partner = A questo tavolo nessuno ha un partner.
refusal-does_not_fit = Sul mazzo crescente { $pile } ci vuole { $a_needed } o una Skip-Bo; { $a_card } non va bene.
refusal-must_discard = Hai ancora carte in mano: finisci il turno scartandone una.
refusal-strict_table = Si può solo a un tavolo dal comportamento umano; questo è rigoroso.
refusal-nothing_to_draw = Non c’è più nulla da pescare.
refusal-own_turn = È il tuo turno: non c’è modo di giocare fuori turno.
refusal-already_interrupted = { $player } sta già giocando fuori turno.
refusal-not_a_silent_partner = Deve tacere solo il partner di chi sta giocando.
refusal-already_talked = In questo turno hai già parlato.
refusal-other_turn = { $player } sta giocando fuori turno: per ora non si può contestare altro.
refusal-not_an_opponent = Puoi accusare solo gli avversari, non te o il tuo partner.
refusal-two_turned_already = Le tue due carte sono scoperte; gli altri stanno ancora scegliendo.
refusal-set_up_first = Prima tutti girano due carte.
refusal-set_up_is_over = Tutti hanno girato due carte: la manche è cominciata.
refusal-must_decide = Hai pescato: scambia la carta con una delle tue, oppure scartala e girane una.
refusal-nothing_drawn = Non hai ancora pescato: pesca una carta o prendi quella degli scarti.
refusal-cell_gone = In { $cell } non c’è più una carta: la colonna non c’è più.
refusal-already_face_up = La carta in { $cell } è già scoperta.

## Perché no: il server

refusal-not_json = Il server non ha capito: { $problem }.
refusal-bad_message = Il server non ha capito: { $problem }.
refusal-too_large = È troppo lungo: si possono inviare al massimo { $most } byte.
refusal-hello_first = La connessione deve cominciare con un saluto. Ricarica la pagina.
refusal-hello_twice = Il saluto c’è già stato.
refusal-wrong_protocol = Il server parla la versione { $speaks } del protocollo, non la { $given }. Ricarica la pagina.
refusal-slow_down = Non così in fretta: aspetta un momento.
refusal-wrong_origin = Questa pagina non appartiene a questo server.
refusal-not_signed_in = Il server non sa chi sei.
refusal-wrong_phrase = Queste parole non sono la frase di recupero di nessuno qui.
refusal-bad_name = Un nome ha da 1 a 24 caratteri visibili.
refusal-too_many_guests = Su un dispositivo c’è posto per { $most } ospiti.
refusal-no_such_table = Non c’è un tavolo «{ $given }».
refusal-no_such_record = Non c’è una partita finita «{ $given }».
refusal-no_such_page = Non c’è nulla all’indirizzo «{ $given }».
refusal-wrong_method = Con { $given } non si può, solo con: { $allowed }.
refusal-no_table_open = Prima apri un tavolo.
refusal-house_full = Su questo server ora non c’è posto per un altro tavolo.
refusal-no_such_sheet = Questo segnapunti non è condiviso, o non lo è più.
refusal-bad_sheet = Questo non può essere un segnapunti: { $problem }.
refusal-wrong_key = Solo chi condivide questo segnapunti può modificarlo.
refusal-sheet_changed = Nel frattempo questo segnapunti è stato modificato altrove.
refusal-too_many_sheets = Si possono condividere al massimo { $most } segnapunti alla volta.
refusal-unknown_game = Non c’è un gioco «{ $given }».
refusal-seat_taken = Il posto { $seat } è occupato.
refusal-seat_empty = Al posto { $seat } non c’è nessuno.
refusal-not_your_seat = Il posto { $seat } non è tuo.
refusal-which_seat = Qui non hai un posto, o ne hai più d’uno: di’ quale gioca.
refusal-not_seated = Può farlo solo chi siede al tavolo.
refusal-knows_other_hand = In questa partita hai già visto le carte di un’altra mano.
refusal-program_manners = I programmi giocano solo dove il comportamento è rigoroso (posto { $seat }).
refusal-not_gathering = Si può solo prima che cominci la partita.
refusal-not_playing = A questo tavolo ora non si gioca.
refusal-not_between = Non c’è nulla da dare: una manche è in corso, o la partita è finita.
refusal-not_over = La rivincita comincia quando la partita è finita.
refusal-finished = A questo tavolo la partita è finita. Una rivincita libera di nuovo i posti.
refusal-empty_seats = { $count ->
    [one] C’è ancora { $count } posto libero. Può prenderlo un bot.
   *[other] Ci sono ancora { $count } posti liberi. Possono prenderli i bot.
}
refusal-not_ready = Non tutti sono ancora pronti.
refusal-too_few_seats = Al posto { $seat } c’è qualcuno: il tavolo non può rimpicciolirsi.
refusal-undo_off = A questo tavolo le mosse non si ritirano.
refusal-nothing_to_undo = L’ultima mossa non era tua: non c’è nulla da ritirare.
refusal-seen_since = Nel frattempo si è vista una nuova carta: questa mossa resta.
refusal-undo_asked = Qualcuno ha già chiesto di ritirare una mossa.
refusal-nobody_asked = Nessuno ha chiesto di ritirare una mossa.
refusal-hints_off = A questo tavolo non ci sono suggerimenti.
refusal-not_to_move = Ora non hai niente da decidere.
refusal-no_such_game = La partita non ha questa manche.
refusal-chat_off = A questo tavolo ci sono solo le reazioni, niente messaggi.
refusal-store_away = Al momento il server non può salvare nulla. Riprova tra poco.
refusal-failed = Qualcosa è andato storto sul server. Ne è stata presa nota.
refusal-closing = Il server si riavvia. Torna tra un momento.
