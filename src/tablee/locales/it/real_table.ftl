### Per chi gioca con le carte vere: la preparazione, chi comincia, che cosa succede, se il mazzo è completo.
### $player è qualcuno, come «Giocatore 3», e $players sono più d’uno; $cards sono carte separate da virgole.

real-title = { $game } con carte vere
real-intro = Hai le carte in mano? Qui vedi come preparare il gioco, chi comincia, che cosa succede adesso e se le carte ci sono tutte. Funziona anche senza connessione.
real-contents = In questa pagina
real-player = Giocatore { $number }
real-clear = Ricomincia

## Setting up

real-set-up = Preparazione
real-players = Quanti giocatori?
real-usual = { $what }, come al solito
real-pairs = Giocare a coppie
real-dealt = { $each ->
    [one] Ognuno riceve { $each } carta; ne restano { $left } da pescare.
   *[other] Ognuno riceve { $each } carte; ne restano { $left } da pescare.
}

## Who begins

real-dealer = Chi è il mazziere?
real-card = { $player }, carta { $number }
real-still = Mancano ancora: { $players }.
real-draw-again = Pesca di nuovo

## What happens now

real-what = E adesso che cosa succede?
real-what-hint = Scegli che cosa è successo.
real-group-set_up = Prima di cominciare
real-group-turn = Durante un turno
real-group-mistake = Errori e imbrogli
real-group-end = Alla fine
real-silent = Le regole stampate lasciano aperta la questione; Tablée decide così.

## The deck

real-check = Le carte ci sono tutte?
real-check-intro = Dividi le carte per valore e scrivi quante ce ne sono di ognuno. In tutto devono essere { $deck }.
real-check-count = Quante volte { $card }?
real-check-of = su { $count }
real-check-fill = Compila con il mazzo completo
real-check-missing = Mancano: { $cards }.
real-check-extra = Di troppo: { $cards }.
real-check-uncounted = Non ancora contate: { $cards }.
real-check-complete = Ci sono tutte: { $deck } carte.

## In the terminal

real-menu = Che cosa vuoi sapere di { $game }? Scrivi un numero, oppure «esci».
real-ask-shown = Le carte di tutti, con una virgola tra i giocatori, per esempio { $example }
real-ask-situation = Che cosa è successo? Scrivi il numero, o niente per tornare indietro.
real-ask-yes = { $question } (sì o no)
real-ask-count = Quante volte { $card }? Devono essere { $count }; niente se non hai contato.
real-not-number = «{ $given }» non va bene: serve un numero da { $least } a { $most }.
real-not-card = «{ $given }» non è una carta di questo gioco. Ci sono: { $cards }.
real-not-shown = «{ $given }» non va bene: ognuno mostra { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
real-not-one-deck = Queste carte non sono tutte in un solo mazzo. Di troppo: { $cards }.
real-not-twice = { $card } c’è due volte: indica ogni carta una volta sola.
real-not-situation = Niente si chiama «{ $given }». C’è: { $known }.
real-not-pairs = In { $players } non si può giocare a coppie.
real-no-table = { $game } non ha niente per le carte vere.
