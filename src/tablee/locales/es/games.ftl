### Lo que los dos juegos y el servidor dicen a la gente. Las instrucciones están al principio de en/games.ftl.
### Palabras del reglamento en español: pila de inicio, pila para robar, pila de construcción, pila de descarte.
### Una partida tiene varias rondas. Tratamos de tú.

## Cartas, lugares, cantidades

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] un Skip-Bo
    [-2] un −2
    [-1] un −1
   *[other] un { $face }
}
card-face-down = carta boca abajo
card-gone = hueco vacío
cell-spoken = columna { $column }, fila { $row }
player-value = { $who ->
    [you] tú { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Niveles de los bots

level-1 = Gorrión
level-2 = Petirrojo
level-3 = Urraca
level-4 = Búho
level-5 = Halcón
level-6 = Campeón
bot-kind = { $kind } · nivel { $level }
bot-adaptive = Se adapta a ti
bot-adaptive-hint = En cada partida sortea uno de dos niveles vecinos, para que ganes más o menos la mitad. Nunca pierde a propósito.

## Cómo va todo

table-phase-gathering = Esperando jugadores
table-phase-playing = En juego
table-phase-between = Antes del próximo reparto
table-phase-over = La partida terminó
resign-match = ¿Abandonar la partida? Gana el otro bando, y cuenta como derrota para ti.
resigned = { $player } abandonó.
seat-empty = Lugar libre
seat-bot = Bot
seat-you = Tú
sheet-start = Inicio
seat-number = Lugar { $seat }
handicap-plays-like = ¿Quién juega como qué bot? Medido con los bots, para que todos ganen más o menos igual de a menudo.
hinted = { $player } pidió un consejo.
seat-ready = Listo
seat-not_ready = Aún no está listo
seat-here = En la mesa
seat-away = Ausente un momento
seat-stand_in = No está: juega un bot

## Reacciones

reaction-hello = ¡Hola!
reaction-well_played = ¡Bien jugado!
reaction-thanks = ¡Gracias!
reaction-oops = ¡Uy!
reaction-wow = ¡Guau!
reaction-hurry = ¡Vamos, juega!
reaction-laugh = ¡Ja, ja!
reaction-sorry = ¡Perdón!

## Qué pasa en Skip-Bo

part-winners = { $won ->
    [you] ¡Ganas!
    [with_others] ¡Ganas junto con { $others }!
    [one] Gana { $winners }.
    [several] Ganan { $winners }.
   *[nobody] No gana nadie.
}
part-scores = Puntos: { $scores }.

## Por qué no: preparar una mesa

refusal-player_count = { $game ->
    [skipbo] A Skip-Bo juegan de 2 a 6 personas, no { $given }.
   *[skyjo] A Skyjo juegan de 2 a 8 personas, no { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo no tiene la opción «{ $given }». Las opciones son: { $known }.
   *[skyjo] Skyjo no tiene la opción «{ $given }». Las opciones son: { $known }.
}
refusal-bad_option = La opción «{ $name }» no puede ser «{ $given }». Puede ser: { $allowed }.
refusal-dealer = La opción «dealer» debe ser un número de 0 a { $last }, no «{ $given }».
refusal-handicap = El hándicap necesita un número de 0 a { $most } para cada uno de los { $players } lugares, como 0/10; «{ $given }» no es posible.
refusal-head_start = Los puntos al empezar necesitan un número de 0 a { $most } para cada uno de los { $players } lugares, como 0/50; «{ $given }» no es posible.

## Por qué no: una jugada

refusal-malformed = { $game ->
    [skipbo] «{ $given }» no es una jugada de Skip-Bo. Las jugadas se escriben así: s>2, h7>2 o h9:3.
   *[skyjo] «{ $given }» no es una jugada de Skyjo. Las jugadas se escriben así: t>b2, d o k>c3.
}
refusal-no_such_seat = En esta mesa no hay lugar { $seat }.
refusal-not_your_turn = No te toca a ti, le toca a { $player }.

## Por qué no: el servidor

refusal-not_json = El servidor no lo entendió: { $problem }.
refusal-bad_message = El servidor no lo entendió: { $problem }.
refusal-too_large = Es demasiado largo: se pueden enviar como máximo { $most } bytes.
refusal-hello_first = La conexión debe empezar con un saludo. Recarga la página.
refusal-hello_twice = Ya hubo un saludo.
refusal-wrong_protocol = El servidor habla la versión { $speaks } del protocolo, no la { $given }. Recarga la página.
refusal-slow_down = No tan rápido: espera un momento.
refusal-wrong_host = Este servidor no se llama { $given }.
refusal-crowded = Ahora mismo no caben más visitantes en este servidor.
refusal-wrong_origin = Esta página no es de este servidor.
refusal-blocked = Tu red está bloqueada en este servidor.
refusal-removed = Quien administra este servidor te expulsó.
refusal-table_closed = Quien administra este servidor cerró esta mesa.
refusal-unwanted_words = Contiene una palabra que no se admite en este servidor.
refusal-not_a_network = «{ $given }» no es una dirección ni una red, como 203.0.113.7, 203.0.113.0/24 o 2001:db8::/48.
refusal-no_such_person = Nadie tiene el identificador { $given }.
refusal-not_in_force = Para { $given } no hay nada parecido en vigor.
refusal-wrong_token = Este no es el token de este servidor.
refusal-old_form = Este formulario no pertenece a tu sesión. Inicia sesión y vuelve a cargar la página.
refusal-not_signed_in = El servidor no sabe quién eres.
refusal-wrong_phrase = Estas palabras no son la frase de recuperación de nadie de aquí.
refusal-bad_name = Un nombre tiene de 1 a 24 caracteres visibles.
refusal-bots_name = «{ $given }» es el nombre de un bot. Elige otro nombre.
refusal-too_many_guests = En un dispositivo caben { $most } invitados.
refusal-no_such_table = No hay ninguna mesa «{ $given }».
refusal-no_such_record = No hay ninguna partida terminada «{ $given }».
refusal-no_review = No hay quien juzgue una partida de este juego.
refusal-no_such_page = No hay nada en «{ $given }».
refusal-wrong_method = Con { $given } no se puede, solo con: { $allowed }.
refusal-no_table_open = Abre primero una mesa.
refusal-house_full = Ahora mismo no cabe otra mesa en este servidor.
refusal-no_such_sheet = Esta hoja de puntos no está compartida, o ya no lo está.
refusal-bad_sheet = Esto no puede ser una hoja de puntos: { $problem }.
refusal-wrong_key = Solo quien comparte esta hoja de puntos puede cambiarla.
refusal-sheet_changed = Mientras tanto, esta hoja de puntos se cambió en otro lugar.
refusal-too_many_sheets = Se pueden compartir como máximo { $most } hojas de puntos a la vez.
refusal-bad_channel = No se puede enviar nada a «{ $given }»: { $problem }.
refusal-no_such_channel = Este aviso ya no existe.
refusal-too_many_channels = Puedes tener como máximo { $most } avisos.
refusal-no_mail = Este servidor no envía correos.
refusal-not_sent = No se pudo enviar: { $problem }.
refusal-tournament_table = El torneo decide quién se sienta a esta mesa.
refusal-daily_table = Las cartas del día son las mismas para todos: en su mesa no se puede cambiar nada.
refusal-tournament_hidden = Las mismas cartas se juegan en otras mesas: esta solo la ve quien juega en ella.
refusal-sealed = Otros aún están jugando estas cartas. La partida se abrirá cuando acabe la ronda.
refusal-unknown_game = No hay ningún juego «{ $given }».
refusal-seat_taken = El lugar { $seat } está ocupado.
refusal-no_such_bot = Ningún bot libre de nivel { $level } se llama «{ $given }».
refusal-seat_kept = El lugar { $seat } queda reservado para quien lo ocupa hasta el final de la partida. Mientras tanto juega un bot.
refusal-seat_waits = Quien juega en el lugar { $seat } se fue hace solo un momento. Espera un poco.
refusal-seat_asked = Alguien ya pidió un lugar, y todavía faltan respuestas.
refusal-seat_declined = Los demás dijeron que no: el lugar { $seat } no se cede.
refusal-nobody_to_agree = El lugar { $seat } queda reservado: tienen que aceptar al menos dos personas que jueguen desde el comienzo de la partida.
refusal-asker_gone = Quien pidió el lugar { $seat } ya no está.
refusal-not_asked = Nadie te pidió un lugar.
refusal-seat_empty = En el lugar { $seat } no hay nadie.
refusal-not_your_seat = El lugar { $seat } no es tuyo.
refusal-which_seat = Aquí no tienes lugar, o tienes varios: di cuál juega.
refusal-not_seated = Eso solo puede hacerlo quien está sentado a la mesa.
refusal-knows_other_hand = Ya viste otra mano en esta partida.
refusal-known_deal = Estas cartas ya se jugaron y cualquiera puede verlas: se juegan a solas, contra bots.
refusal-nothing_after = Después de la jugada { $given } no queda nada por jugar: la partida tiene { $last }.
refusal-bad_match = Esta partida no pudo empezar así: { $problem }.
refusal-bad_record = Esta grabación no es válida: { $problem }.
refusal-program_manners = Los programas solo juegan con modales estrictos (lugar { $seat }).
refusal-not_gathering = Eso solo se puede antes de empezar la partida.
refusal-not_playing = En esta mesa no se está jugando ahora.
refusal-not_between = No hay nada que repartir: hay una ronda en juego, o la partida terminó.
refusal-not_over = La revancha empieza cuando la partida terminó.
refusal-finished = La partida de esta mesa terminó. Una revancha vuelve a dejar libres los lugares.
refusal-empty_seats = { $count ->
    [one] Aún queda { $count } lugar libre. Puede ocuparlo un bot.
   *[other] Aún quedan { $count } lugares libres. Pueden ocuparlos los bots.
}
refusal-not_ready = Aún no están todos listos.
refusal-too_few_seats = En el lugar { $seat } hay alguien: la mesa no puede hacerse más pequeña.
refusal-no_holidays = Solo hay vacaciones en una partida que dura varios días.
refusal-holidays_spent = En una partida cada quien tiene { $most } días libres; te quedan { $left }.
refusal-cannot_resign = Esta partida no se puede abandonar: deja tu lugar y un bot sigue jugando.
refusal-undo_off = En esta mesa no se deshacen jugadas.
refusal-nothing_to_undo = La última jugada no fue tuya: no hay nada que deshacer.
refusal-seen_since = Desde entonces se vio una carta nueva: esta jugada se queda.
refusal-undo_asked = Alguien ya pidió deshacer una jugada.
refusal-nobody_asked = Nadie pidió deshacer una jugada.
refusal-hints_off = En esta mesa no hay consejos.
refusal-hints_spent = A este lugar no le quedan consejos hasta el próximo reparto.
refusal-hint_limits = Los consejos necesitan un número de 0 a 9 para cada uno de los { $players } lugares, como 0/2; «{ $given }» no es posible.
refusal-short_grace = Un bot juega por quien no está después de { $least } segundos como mínimo, para que nadie pierda su turno mientras se carga la página; { $given } es muy poco.
refusal-large_number = { $given } es demasiado: el máximo es { $most }.
refusal-not_to_move = Ahora no tienes nada que decidir.
refusal-no_such_game = La partida no tiene esa ronda.
refusal-chat_off = En esta mesa solo hay reacciones, no mensajes.
refusal-match_goes_on = Una partida se puede mostrar a los demás cuando termina.
refusal-too_much_talk = Aquí se está hablando demasiado. Espera un momento.
refusal-store_away = El servidor no puede guardar nada en este momento. Inténtalo de nuevo pronto.
refusal-too_busy = Demasiada gente lo pide ahora mismo. Inténtalo de nuevo enseguida.
refusal-took_too_long = Tardó demasiado y el servidor desistió.
refusal-failed = Algo falló en el servidor. Quedó anotado.
refusal-closing = El servidor se reinicia. Vuelve en un momento.
