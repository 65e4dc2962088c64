### Lo que dice la terminal. Todo lo de los juegos está en games.ftl.

## En la mesa

terminal-board-draw = Robar
terminal-board-discard = Descarte
terminal-board-drawn = Robada
terminal-board-points = Ptos
terminal-board-stock = Inicio
terminal-board-hand = Mano
terminal-board-discards = Pilas de descarte
terminal-board-building = Construcción
terminal-number-round = Ronda { $number }
terminal-number-game = Ronda { $number }
terminal-over-round = La ronda { $number } terminó
terminal-over-game = La ronda { $number } terminó
terminal-phase-any = { $who ->
    [you] Te toca.
   *[other] Le toca a { $player }.
}
terminal-total = Total
terminal-match-won = { $won ->
    [you] ¡Ganaste la partida!
    [pair] ¡Ganaron la partida!
    [with_others] ¡Ganaste la partida junto con { $winners }!
    [one] { $winners } ganó la partida.
    [several] { $winners } ganaron la partida juntos.
   *[nobody] La partida terminó y no ganó nadie.
}
terminal-named = { $name }: { $value }

## Las teclas, lo más breve posible

terminal-key-move = jugada
terminal-key-column = columna
terminal-key-row = fila
terminal-key-keep = quedarse
terminal-key-reject = descartar
terminal-key-draw = robar
terminal-key-take = tomar el descarte
terminal-key-stock = inicio
terminal-key-hand = mano
terminal-key-discards = descarte
terminal-key-partner = compañero
terminal-key-build = construir
terminal-key-discard = descartar
terminal-key-pile = qué pila
terminal-key-who = a quién
terminal-key-back = atrás
terminal-key-end = acabar turno
terminal-key-over-draw = una de más
terminal-key-out-of-turn = fuera de turno
terminal-key-talk = hablar
terminal-key-call = te vi
terminal-key-hint = consejo
terminal-key-play-hint = jugar
terminal-key-undo = deshacer
terminal-key-help = ayuda
terminal-key-quit = salir
terminal-key-go-on = seguir
terminal-key-delete = borrar
terminal-key-deal = repartir
terminal-key-again = otra vez
terminal-key-save = guardar
terminal-key-look = ver la mesa
terminal-key-yes = sí
terminal-key-no = no
terminal-key-sit = sentarse
terminal-key-ready = listo
terminal-key-bots = poner bots
terminal-key-start = empezar
terminal-key-chat = escribir
terminal-key-react = reaccionar
terminal-key-ask-seat = pedir un lugar
terminal-key-row-choose = elegir
terminal-key-change = cambiar
terminal-key-step = paso
terminal-key-turn = turno
terminal-key-ends = inicio/fin
terminal-key-seat = visto por
terminal-key-run = pasar solo
terminal-key-edit = corregir
terminal-key-round = qué ronda
terminal-key-new = otra partida
terminal-key-closer = quién cerró
terminal-key-winner = quién ganó
terminal-key-nobody = nadie
terminal-key-number = puntos
terminal-key-next = siguiente
terminal-key-export = exportar

## A la mesa

terminal-choose-card-first = Elige primero una carta y luego adónde va.
terminal-screen-small = La pantalla es demasiado pequeña: se necesitan 80 columnas y 24 líneas.
terminal-bots-here = Bots en la mesa
terminal-thinking = Pensando…
terminal-hint-quick = { $move }: { $reason } (Las probabilidades llegarán enseguida: se están preparando.)
terminal-hint-line = { $points ->
    [none] { $move } gana el { $chance } % ({ $low }–{ $high }): { $reason }
   *[other] { $move } gana el { $chance } % ({ $low }–{ $high }), { $points } puntos: { $reason }
}
terminal-leave-sure = Presiona q otra vez para dejar la mesa.
terminal-leave-or-resign = Presiona q otra vez para dejar la mesa, r para abandonar la partida.
terminal-kept = La partida está guardada. Para seguir: { $command }
terminal-bot-prepares = { $player } se prepara en segundo plano, solo esta vez. Hasta entonces juega un bot de nivel 4.
terminal-taken-back = { $player } deshace su última jugada.
terminal-written-to = La partida está escrita en { $file }.
terminal-pass-device = Le toca a { $player }. Los demás miran a otro lado; luego presiona Enter.
terminal-undo-asked = { $player } quiere deshacer una jugada. ¿De acuerdo? (s/n)
terminal-seat-wish = ¿Puede { $asker } quedarse con el lugar { $seat }? (s/n)
terminal-seat-wanted = { $asker } quiere tomar el lugar { $seat } ({ $player }) y vería sus cartas.
terminal-seat-given = Todos de acuerdo: { $player } tiene ahora el lugar { $seat } y ve sus cartas.
terminal-seat-declined = No todos están de acuerdo: el lugar { $seat } queda reservado.
terminal-seat-reclaimed = { $player } volvió y conserva el lugar.
terminal-save-prompt = ¿En qué archivo se escribe la partida?
terminal-chat-prompt = ¿Qué quieres decir?
terminal-log-title = Lo que pasó hasta ahora

## Servidores

terminal-server-away = El servidor no responde. Otro intento…
terminal-server-back = El servidor volvió.
terminal-server-none = { $server } no responde.
terminal-server-other = { $server } no es un servidor de mesas.
terminal-server-gone = El servidor ya no nos quiere: { $reason }.
terminal-server-unknown = El servidor ya no nos conoce; volvemos como un invitado nuevo.
terminal-gather-title = { $game } en la mesa { $code }: esperando jugadores
terminal-gather-invite = Invita a otros con este enlace: { $link }
terminal-watching = No hay lugar libre: estás mirando.
terminal-said-by = { $player }: { $text }
terminal-joined = { $player } se sienta.
terminal-left = { $player } se levanta.

## La primera pantalla

terminal-start-title = ¿Quién juega a qué?
terminal-start-continue = Seguir con la partida interrumpida
terminal-start-game = Juego
terminal-start-players = Jugadores
terminal-start-place = Dónde
terminal-start-here = En este dispositivo
terminal-start-seat = Lugar { $number }
terminal-start-start = Empezar
terminal-start-join = O ir a una mesa de un servidor
terminal-start-join-hint = Escribe el enlace que te mandaron, como http://192.168.1.5:8000/t/K7Q2MX; en un servidor que conoces basta el código.
terminal-start-join-not = Esto no es el enlace de una mesa, ni un código en un servidor que conozcas.
terminal-start-name-hint = Una persona: escribe un nombre. ← y → eligen un bot en su lugar.
terminal-start-like = { $player } juega como
terminal-start-suggested = La propuesta
terminal-start-own = A tu gusto
terminal-player-number = Jugador { $number }

## Ayuda en pantalla

terminal-help-any = Escribe el número de una jugada, o elígela con Tab y Enter.
terminal-help-keys =
    Tab recorre lo que es posible, las flechas todo; Enter elige, Esc vuelve atrás.
    Lo que tiene marco grueso se puede elegir. El mouse funciona en todas partes.
    h consejo · u deshacer · l lo que pasó · q dejar la mesa
terminal-help-manners = Con modales humanos: + roba una carta de más, o juega fuera de turno, ~ habla, !2 delata al número 2.
terminal-help-server = En un servidor: / escribe a los demás, e reacciona con una tecla. s pide el lugar de alguien que no está.

## Línea a línea

terminal-plain-help = Escribe una jugada, o: jugadas, mesa, consejo, deshacer, puntos, guardar ARCHIVO, reglas, ayuda, salir.
terminal-plain-help-server = En un servidor también: listo, bots, empezar, decir TEXTO, reaccionar NÚMERO, lugar NÚMERO, abandonar.
terminal-prompt-move = { $who ->
    [you] Tu jugada
   *[other] Jugada de { $player }
}
terminal-prompt-deal = Enter reparte la ronda siguiente
terminal-legal-now = Permitidas: { $moves }
terminal-totals = Totales: { $totals }.
terminal-commitment = Sello de las barajadas: { $hash }
terminal-seed-was = La semilla era { $seed }.
terminal-goodbye = Hasta luego.
terminal-save-which = ¿En qué archivo? Escribe: guardar ARCHIVO
terminal-save-not-here = Esta partida la guarda el servidor.
terminal-hint-not-now = Ahora no hay consejo: no te toca.
terminal-hints-counted = En esta mesa los consejos se cuentan: los muestra el navegador.
terminal-react-which = ¿Con qué? { $choices }
terminal-seat-which = ¿Qué lugar? Escribe: lugar NÚMERO
terminal-clock-left = Tiempo restante: { $seconds } s
terminal-answers-yes = s, sí, si
terminal-answers-nobody = nadie
terminal-command-help = ayuda
terminal-command-rules = reglas
terminal-command-moves = jugadas
terminal-command-hint = consejo
terminal-command-undo = deshacer
terminal-command-table = mesa
terminal-command-scores = puntos
terminal-command-save = guardar
terminal-command-quit = salir
terminal-command-ready = listo, lista
terminal-command-bots = bots, completar
terminal-command-start = empezar
terminal-command-say = decir, di
terminal-command-react = reaccionar
terminal-command-seat = lugar
terminal-command-resign = abandonar
terminal-notation-any = Jugadas: escribe una tal como aparece en la lista.

## La hoja de puntos para cartas de verdad

terminal-command-edit = corregir
terminal-command-export = exportar
terminal-score-help = Escribe los números que se piden. O: deshacer, corregir RONDA, mesa, exportar ARCHIVO.csv o ARCHIVO.md, ayuda, salir.
terminal-score-screen-help =
    Escribe un número y presiona Enter: va a la casilla marcada y se guarda enseguida.
    En Skip-Bo presiona primero el número de quien acabó su pila de inicio, 0 si nadie.
    En Skyjo presiona después el número de quien volteó todo primero.
    u deshace el último número o la última ronda. ↑ y ↓ eligen una ronda para corregir; Esc
    la deja como estaba. x exporta la hoja, q la deja: la próxima vez sigue aquí.
terminal-score-marks = ■ cerró la ronda · ×2 la cerró, pero alguien tenía un puntaje igual o menor: cuenta doble
terminal-score-names = Quién juega, en el orden de los lugares, con comas
terminal-score-deals = Reparte { $player }.
terminal-score-prompt-any = Ronda { $number }, puntos de { $player }
terminal-score-closer = Quién volteó todo primero (nombre o número)
terminal-score-winner = Ronda { $number }: quién acabó su pila de inicio (nombre o número, 0 si nadie)
terminal-score-who = ¿Quién es? Están { $names }.
terminal-score-number = «{ $given }» no es un número.
terminal-score-over-prompt = La partida terminó (deshacer, corregir, exportar, salir)
terminal-score-kept = La hoja de puntos está en { $file }.
terminal-score-exported = Exportada a { $file }.
terminal-score-export-as = Expórtala a un archivo que acabe en .csv o .md.
terminal-score-export-prompt = ¿A qué archivo exportar? El nombre acaba en .csv o .md
terminal-sheet-unknown-game = No hay ningún juego llamado { $given }.
terminal-sheet-players = { $game } es para { $least } a { $most } jugadores, no para { $given }.
terminal-sheet-names = Cada jugador necesita un nombre propio.
terminal-sheet-partners = Las parejas son para Skip-Bo con 4 o 6 jugadores, no con { $given }.
terminal-sheet-limit = El límite es un número desde 1, o none, no { $given }.
terminal-sheet-dealer = Quien reparte es un número de 1 a { $most }, no { $given }.
terminal-sheet-points = { $game ->
    [skipbo] Una pila de inicio tiene de { $least } a { $most } cartas, no { $given }.
    [skyjo] Doce cartas suman de { $least } a { $most } puntos, no { $given }.
   *[other] Deben ser de { $least } a { $most } puntos, no { $given }.
}
terminal-sheet-count = Se necesitan { $most } números, no { $given }.
terminal-sheet-closer = Alguien tiene que haber cerrado la ronda.
terminal-sheet-no-round = En la hoja no hay ronda { $given }.
terminal-sheet-nothing = No hay nada que deshacer.

## Volver a ver una partida

terminal-replay-all = todos
terminal-replay-eyes = visto por { $player }
terminal-replay-step = jugada { $number } de { $count }
terminal-replay-deal = el reparto
terminal-replay-title = { $game } para { $count }: { $names }
terminal-replay-options = Opciones: { $options }
terminal-replay-goes-on = La partida sigue.

## Al final del programa

terminal-no-kept-game = No hay ninguna partida interrumpida.
terminal-game-busy = Esta partida se está jugando en otra ventana.
terminal-game-not = { $file } no es una partida interrumpida de esta versión.
terminal-interrupted-kept = Interrumpido. La partida está guardada; para seguir: { $command }
