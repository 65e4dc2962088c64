### Para quienes juegan con cartas de verdad: la preparación, quién empieza, qué pasa ahora, si la baraja está completa.
### $player es alguien, como «Jugador 3», y $players son varios; $cards son cartas separadas por comas.

real-title = { $game } con cartas de verdad
real-intro = ¿Tienen las cartas en la mano? Aquí ven cómo preparar el juego, quién empieza, qué pasa ahora y si la baraja está completa. Funciona también sin conexión.
real-contents = En esta página
real-player = Jugador { $number }
real-clear = Empezar de nuevo

## Setting up

real-set-up = Preparación
real-players = ¿Cuántos jugadores?
real-usual = { $what }, lo habitual
real-pairs = Jugar en parejas
real-dealt = { $each ->
    [one] Cada jugador recibe { $each } carta; quedan { $left } para robar.
   *[other] Cada jugador recibe { $each } cartas; quedan { $left } para robar.
}

## Who begins

real-dealer = ¿Quién es el repartidor?
real-card = { $player }, carta { $number }
real-still = Todavía faltan: { $players }.
real-draw-again = Sacar otra vez

## What happens now

real-what = ¿Qué pasa ahora?
real-what-hint = Elige qué pasó.
real-group-set_up = Antes de empezar
real-group-turn = Durante un turno
real-group-mistake = Errores y trampas
real-group-end = Al final
real-silent = Las reglas impresas lo dejan abierto; así lo decide Tablée.

## The deck

real-check = ¿Está completa la baraja?
real-check-intro = Separa las cartas por valor y escribe cuántas hay de cada uno. Una baraja completa tiene { $deck } cartas.
real-check-count = ¿Cuántas veces { $card }?
real-check-of = de { $count }
real-check-fill = Llenar con la baraja completa
real-check-missing = Faltan: { $cards }.
real-check-extra = Sobran: { $cards }.
real-check-uncounted = Sin contar todavía: { $cards }.
real-check-complete = La baraja está completa: { $deck } cartas.

## In the terminal

real-menu = ¿Qué quieres saber de { $game }? Escribe un número, o «salir».
real-ask-shown = Las cartas de todos, con una coma entre jugadores, por ejemplo { $example }
real-ask-situation = ¿Qué pasó? Escribe el número, o nada para volver.
real-ask-yes = { $question } (sí o no)
real-ask-count = ¿Cuántas veces { $card }? Deben ser { $count }; nada si no contaste.
real-not-number = «{ $given }» no sirve: debe ser un número de { $least } a { $most }.
real-not-card = «{ $given }» no es una carta de esta baraja. Hay: { $cards }.
real-not-shown = «{ $given }» no sirve: cada jugador muestra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
real-not-one-deck = Estas cartas no están todas en una sola baraja. Sobran: { $cards }.
real-not-twice = { $card } está dos veces: indica cada carta una sola vez.
real-not-situation = Nada se llama «{ $given }». Hay: { $known }.
real-not-pairs = Con { $players } jugadores no se puede jugar en parejas.
real-no-table = { $game } no tiene nada para cartas de verdad.
