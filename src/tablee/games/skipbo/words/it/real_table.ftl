## Skip-Bo: setting up

real-skipbo-step-deck = Mischiate tutte le { $deck } carte. Le carte bianche restano nella scatola.
real-skipbo-step-dealer = Ognuno pesca una carta: chi ha la più alta fa il mazziere. Rimettete le carte e mischiate di nuovo. Nelle manche seguenti tocca al giocatore alla sua sinistra.
real-skipbo-step-pairs = I partner siedono uno di fronte all’altro: { $pairs }.
real-skipbo-step-deal = Date a ognuno { $each ->
    [one] { $each } carta coperta
   *[other] { $each } carte coperte
}, una alla volta, cominciando alla sinistra del mazziere. Sono i mazzi base.
real-skipbo-step-top = Ognuno mette il suo mazzo base alla propria destra e ne gira la prima carta. Nessuno guarda quelle sotto, nemmeno le proprie.
real-skipbo-step-draw_pile = Mettete le altre { $left } carte coperte al centro: sono il mazzo di pesca.
real-skipbo-step-room = Lasciate posto al centro per quattro mazzi crescenti, e a sinistra di ogni mazzo base per quattro mazzi di scarto. All’inizio sono vuoti.
real-skipbo-step-begin = Comincia chi siede alla sinistra del mazziere, e pesca cinque carte.

## Skip-Bo: who deals

real-skipbo-first-title = Chi dà le carte?
real-skipbo-first-intro = Ognuno pesca una carta; chi ha la più alta fa il mazziere. Una Skip-Bo non conta.
real-skipbo-first-decided = { $player } ha la carta più alta e fa il mazziere.
real-skipbo-first-level = Pari: { $players }. Solo loro pescano di nuovo.
real-skipbo-first-redraw = Una Skip-Bo non conta. Un’altra carta per: { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = Siamo più di sei
real-skipbo-answer-too_many_players = Le carte bastano per giocare da due a sei. Se siete di più, fate due tavoli con un gioco ciascuno.
real-skipbo-ask-deal_level = Nel sorteggio del mazziere le carte più alte sono pari, o qualcuno ha una Skip-Bo
real-skipbo-answer-deal_level = Chi è pari pesca di nuovo, e nessun altro. Chi ha una Skip-Bo pesca subito un’altra carta.
real-skipbo-ask-misdeal = Qualcuno ha ricevuto troppe carte, o troppo poche
real-skipbo-answer-misdeal = Prima del primo turno: mischiate tutto e date di nuovo le carte. Più tardi aggiungete in fondo al mazzo base quelle che mancano, dal mazzo di pesca, o togliete da lì quelle di troppo, senza guardare.
real-skipbo-ask-next_dealer = Chi fa il mazziere nella prossima manche, e chi comincia?
real-skipbo-answer-next_dealer = Dopo ogni manche tocca al giocatore alla sinistra del mazziere. Comincia chi siede alla sinistra del nuovo mazziere.
real-skipbo-ask-must_play = Devo giocare una carta che va bene?
real-skipbo-answer-must_play = No, mai, nemmeno dal mazzo base. Devi solo finire il turno scartando una carta della mano.
real-skipbo-ask-hand_empty = Non ho più carte in mano
real-skipbo-answer-hand_empty = Se le hai giocate tutte, ne peschi subito altre cinque e continui. Se hai scartato l’ultima, il turno è finito e peschi all’inizio del prossimo.
real-skipbo-ask-draw_pile_empty = Il mazzo di pesca è finito
real-skipbo-answer-draw_pile_empty = Appena qualcuno deve pescare, mischiate i mazzi crescenti completi: sono il nuovo mazzo di pesca. Se non ce ne sono, si continua con quello che si ha.
real-skipbo-ask-nothing_left = La mia mano è vuota e non c’è nulla da pescare
real-skipbo-answer-nothing_left = Gioca quello che puoi dal mazzo base e dai mazzi di scarto. Poi il turno finisce senza scartare.
real-skipbo-ask-wild = Quanto vale una Skip-Bo?
real-skipbo-answer-wild = Il numero che serve a un mazzo crescente. Su un mazzo di scarto, e una volta mischiata, torna a essere un jolly.
real-skipbo-ask-discard_stock = Posso scartare la prima carta del mazzo base?
real-skipbo-answer-discard_stock = No. Si scarta solo una carta della mano, e solo su uno dei propri quattro mazzi di scarto.
real-skipbo-ask-look_through = Posso guardare dentro un mazzo di scarto?
real-skipbo-answer-look_through = Sì, tutte le carte di tutti i mazzi di scarto si possono vedere. Si gioca solo quella in cima.
real-skipbo-ask-partner_cards = Che cosa posso giocare del mio partner, e che cosa si può dire?
real-skipbo-answer-partner_cards = Nel tuo turno anche la prima carta del suo mazzo base e dei suoi mazzi di scarto: chiediglielo, per esempio «partner, gioca il tuo 7». La sua mano no, e lui sta zitto.
real-skipbo-ask-own_stock_empty = Il mio mazzo base è finito, quello del mio partner no
real-skipbo-answer-own_stock_empty = Continui a giocare dalla mano, dai tuoi mazzi di scarto e dai mazzi del partner. La coppia vince quando sono finiti tutti e due i mazzi base.
real-skipbo-ask-too_many = Qualcuno ha pescato troppe carte
real-skipbo-answer-too_many = Quelle di troppo si mischiano nel suo mazzo base, sotto la prima carta, senza guardarle. Lo si può accusare finché non comincia il suo turno successivo.
real-skipbo-also-too_many = Alcuni le mettono invece in fondo al mazzo base.
real-skipbo-ask-out_of_turn = Qualcuno sta giocando fuori turno
real-skipbo-answer-out_of_turn = Quel turno si ferma: ciò che è giocato resta, le carte pescate e ancora in mano tornano indietro, e continua chi era di turno. Chi ha sbagliato comincia il turno successivo senza pescare.
real-skipbo-also-out_of_turn = Alcuni annullano tutto quel turno, o in quello successivo non lasciano pescare affatto.
real-skipbo-ask-out_of_turn_unnoticed = Qualcuno ha giocato fuori turno e nessuno se n’è accorto in tempo
real-skipbo-answer-out_of_turn_unnoticed = Allora quel turno vale. Si continua alla sinistra di quel giocatore.
real-skipbo-ask-talk = Il partner di chi gioca parla
real-skipbo-answer-talk = Prende due carte del mazzo di pesca nel suo mazzo base, senza guardarle. Lo si può accusare finché non comincia il suo turno successivo.
real-skipbo-ask-cheating = Qualcuno ha imbrogliato
real-skipbo-answer-cheating = Costa due carte del mazzo di pesca, nel proprio mazzo base e senza guardarle. Lo si può accusare finché non comincia il suo turno successivo.
real-skipbo-ask-looked_below = Qualcuno ha guardato sotto la prima carta di un mazzo base
real-skipbo-answer-looked_below = Per sbaglio: mischiate le carte sotto la prima. Se è apposta, è un imbroglio e costa due carte.
real-skipbo-ask-forgot_draw = Qualcuno ha dimenticato di pescare all’inizio del turno
real-skipbo-answer-forgot_draw = Finché il turno dura, pesca quello che doveva pescare. Dopo lo scarto è troppo tardi.
real-skipbo-ask-forgot_discard = Qualcuno ha dimenticato di scartare
real-skipbo-answer-forgot_discard = Il turno finisce solo con lo scarto: fatelo adesso. Se il giocatore dopo ha già pescato, lasciate così.
real-skipbo-ask-wrong_card = Su un mazzo crescente c’è una carta sbagliata
real-skipbo-answer-wrong_card = Nello stesso turno torna indietro con tutto quello che le è stato giocato sopra, e non costa nulla. Più tardi resta, e vale il numero che ci andava.
real-skipbo-ask-wrong_call = Qualcuno ha accusato senza ragione
real-skipbo-answer-wrong_call = Non succede nulla. Si continua.
real-skipbo-ask-last_stock_card = Qualcuno ha giocato l’ultima carta del suo mazzo base
real-skipbo-answer-last_stock_card = Ha vinto subito, qualunque cosa resti in mano e negli scarti: 25 punti, più 5 per ogni carta degli altri mazzi base.
real-skipbo-ask-stuck = Nessuno può più muovere una carta
real-skipbo-answer-stuck = Quando in un giro intero tutti hanno finito il turno senza muovere una carta, vince il mazzo base più piccolo, con i soliti punti. Se i più piccoli sono pari, è un pareggio senza punti.
real-skipbo-also-stuck = Oppure si mischiano tutti gli scarti in un nuovo mazzo di pesca e si continua.
real-skipbo-ask-level_at_the_end = Si può vincere la partita in due?
real-skipbo-answer-level_at_the_end = No: in una manche segna un solo giocatore o una sola coppia. Chi arriva per primo a 500 punti ha vinto.
