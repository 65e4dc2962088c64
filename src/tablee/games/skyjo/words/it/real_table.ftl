## Skyjo: setting up

real-skyjo-step-deck = Mischiate tutte le { $deck } carte.
real-skyjo-step-dealer = Scegliete il primo mazziere. Dopo ogni manche tocca al giocatore alla sua sinistra.
real-skyjo-step-deal = Date a ognuno { $each } carte coperte, una alla volta, cominciando alla sinistra del mazziere.
real-skyjo-step-grid = Ognuno le mette davanti a sé, coperte, in quattro colonne e tre righe. Nessuno le guarda.
real-skyjo-step-draw_pile = Mettete il resto coperto al centro e girate la prima carta: apre la pila degli scarti. Le altre { $left } sono il mazzo di pesca.
real-skyjo-step-two_cards = Ognuno gira due carte a scelta.
real-skyjo-step-begin = Comincia chi mostra la somma più alta con due carte, e si gioca in senso orario.

## Skyjo: who begins

real-skyjo-first-title = Chi comincia?
real-skyjo-first-intro = Ognuno gira due carte; comincia la somma più alta. A parità comincia il primo dopo il mazziere.
real-skyjo-first-decided = Comincia { $player }: { $sum } è la somma più alta.
real-skyjo-first-level = Pari con { $sum }: { $players }. { $player } è il primo dopo il mazziere e comincia.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = Siamo più di otto
real-skyjo-answer-too_many_players = Le carte bastano per giocare da due a otto. Se siete di più, fate due tavoli con un gioco ciascuno.
real-skyjo-ask-misdeal = Qualcuno ha ricevuto troppe carte, o troppo poche
real-skyjo-answer-misdeal = Prima del primo turno: mischiate tutto e date di nuovo le carte. Più tardi quelle che mancano vengono, coperte, dal mazzo di pesca; una carta coperta di troppo va in fondo a questo, senza guardarla.
real-skyjo-ask-level_sums = Le somme più alte di due carte sono pari
real-skyjo-answer-level_sums = Tra loro comincia il primo dopo il mazziere.
real-skyjo-also-level_sums = Oppure decidete come volete; il più giovane, per esempio.
real-skyjo-ask-next_start = Chi comincia la manche seguente?
real-skyjo-answer-next_start = Di nuovo la somma più alta di due carte. Il mazziere è ora il giocatore a sinistra del precedente.
real-skyjo-also-next_start = Oppure chi ha chiuso la manche precedente.
real-skyjo-ask-put_back = Ho preso la carta dagli scarti. Posso rimetterla?
real-skyjo-answer-put_back = No, devi scambiarla con una delle tue carte.
real-skyjo-ask-look_before = Posso guardare una carta coperta prima di scambiarla?
real-skyjo-answer-look_before = No. La vedi solo quando è sugli scarti.
real-skyjo-ask-unwanted = Non voglio la carta che ho pescato
real-skyjo-answer-unwanted = Scartala e gira una delle tue carte coperte. In questo turno non puoi più scegliere gli scarti.
real-skyjo-ask-three_equal = In una colonna ci sono tre carte scoperte uguali
real-skyjo-answer-three_equal = Vanno subito sugli scarti, sopra la carta appena scambiata o scartata. Vale per qualsiasi valore, anche negativo, e anche nell’ultimo turno.
real-skyjo-ask-draw_pile_empty = Il mazzo di pesca è finito
real-skyjo-answer-draw_pile_empty = Appena qualcuno deve pescare, mischiate gli scarti tranne la carta in cima: sono il nuovo mazzo di pesca.
real-skyjo-ask-out_of_turn = Qualcuno ha giocato fuori turno
real-skyjo-answer-out_of_turn = Si torna indietro: le carte tornano dov’erano, e gioca chi è di turno. Se il giocatore dopo ha già giocato, il turno vale.
real-skyjo-ask-looked = Qualcuno ha guardato una carta coperta
real-skyjo-answer-looked = Resta scoperta al suo posto, così tutti sanno lo stesso.
real-skyjo-ask-drew_two = Qualcuno ha pescato due carte
real-skyjo-answer-drew_two = Vale la prima. L’altra si mischia nel mazzo di pesca.
real-skyjo-ask-forgot_turn_over = Qualcuno ha scartato la carta pescata senza girare niente
real-skyjo-answer-forgot_turn_over = Lo fa appena qualcuno se ne accorge.
real-skyjo-ask-overlooked_column = Una colonna di tre carte uguali è sfuggita
real-skyjo-answer-overlooked_column = Se ne va appena qualcuno se ne accorge, al più tardi prima di contare.
real-skyjo-ask-closed = Tutte le carte di qualcuno sono scoperte
real-skyjo-answer-closed = Era il suo ultimo turno, e ciascuno degli altri ne ha esattamente un altro. Vale anche se tutte le sue colonne se ne sono andate.
real-skyjo-ask-column_at_the_end = Girando le ultime carte, una colonna ne mostra tre uguali
real-skyjo-answer-column_at_the_end = Se ne va anche quella e non conta.
real-skyjo-also-column_at_the_end = Alcuni la lasciano e la contano.
real-skyjo-ask-closer_not_lowest = Chi ha chiuso non ha da solo il punteggio più basso
real-skyjo-answer-closer_not_lowest = Allora i suoi punti di questa manche raddoppiano; basta la parità. Zero e i punteggi negativi non raddoppiano mai.
real-skyjo-ask-exactly_the_limit = Qualcuno ha esattamente 100 punti
real-skyjo-answer-exactly_the_limit = 100 bastano: la partita finisce con questa manche. Vince il totale più basso.
real-skyjo-ask-level_at_the_end = I totali più bassi sono pari
real-skyjo-answer-level_at_the_end = Questi giocatori vincono insieme.
