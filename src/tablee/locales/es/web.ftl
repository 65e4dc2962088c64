### Lo que solo dice el navegador. Lo que dicen los dos juegos y el servidor está en games.ftl.

## Páginas

table-what-if = ¿Y si…?
table-watching = Estás mirando
page-table = Mesa
page-puzzles = Acertijos
page-analyse = Análisis
page-score = Hoja de puntos
page-real-table = Con cartas de verdad
page-rules = Reglas
page-replay = Ver la partida
page-deal = Juega tú este reparto
page-learn = Aprender a jugar
page-settings = Configuración
page-daily = Las cartas del día
page-tournament = Torneo
page-book = Mis partidas
page-groups = Grupos
page-join = Invitación
to-start = Ir a la página de inicio
opening = Se abre la mesa…

## La página de inicio

start-tagline = Skip-Bo y Skyjo en una misma mesa, con amigos de cualquier lugar o contra buenos bots.
start-game = ¿Qué juego?
start-opponents = Oponentes
start-level = Nivel
start-length = Duración
start-play = Jugar ya
start-invite = Invitar a amigos
start-here = Juntos en este dispositivo
start-join = Unirse a una mesa
start-public = Mesas públicas
daily-hint = Las mismas cartas y los mismos bots para todos en este servidor, un intento al día.
daily-play = Jugar a { $game }
daily-go-on = Continuar { $game }
daily-place = Puesto { $place } de { $count }
daily-all = Puestos y la semana
start-more = Más
level-1-strength = fácil
level-2-strength = medio
level-3-strength = fuerte
level-4-strength = muy fuerte
level-5-strength = excelente
level-6-strength = el más fuerte de todos
length-round = Una ronda
length-game = Una ronda
length-points = Hasta { $points } puntos
start-players = De { $fewest } a { $most } jugadores
join-code = Código de la mesa
join-six = Un código tiene seis letras y cifras.
join = Entrar
public-none = Ahora mismo no hay ninguna mesa pública abierta.
public-seats = { $taken } de { $players } lugares ocupados
public-more = Más mesas
mine-title = Tus partidas
mine-your-turn = Te toca
mine-waits = La partida te espera
mine-between = Se puede seguir
mine-finished = Tus últimas partidas
mine-other-device = Continuar desde otro dispositivo
left-waits = Tu partida te espera aquí. Vuelve cuando quieras.
left-goes-on = La partida sigue sin ti. Aquí la encuentras; al cabo de un rato un bot juega por ti hasta que vuelvas.
start-against = { $count ->
    [one] Contra { $count } bot
   *[other] Contra { $count } bots
}
start-change = Cambiar

## Antes de la partida

seats-title = ¿Quién juega?
seat-take = Sentarse aquí
seat-leave = Levantarse
seat-guest = Alguien en este dispositivo
seat-program-mine = Un programa mío…
program = Programa
program-waiting = Esperando al programa; mientras tanto juega un bot
program-out = Expulsado demasiadas veces; sigue un bot
seat-bot-here = ¿Para quién es el lugar { $seat }?
guest-name = Nombre
ready = ¡Listo!
ready-not = Espera, aún no
table-start = Repartir las cartas
share-title = Invitar a otros
share-code = Código
share-qr = Código QR con el enlace a esta mesa
share-copy = Compartir el enlace
share-copied = El enlace está copiado.
share-only-here = Solo este dispositivo puede abrir esta dirección. Para invitar a otras personas, inicia Tablée con --lan y ábrelo en la dirección que muestra.

## En la mesa

seat-turn = le toca
points-so-far = puntos hasta ahora
spot-source = se puede jugar
spot-target = puede ir aquí
spot-selected = elegida
pile-empty = vacía
seat-partner = compañero
end-turn = Acabar el turno
own-moves = Tus jugadas
phase-turn = { $who ->
    [you] Te toca.
   *[other] Le toca a { $player }.
}
phase-over-game = La ronda terminó.
phase-over-round = La ronda terminó.
confirm-move = { $move }. ¿Hacer esta jugada? Después ya no se puede cambiar.
undo = Deshacer la última jugada
undo-asked = ¿Se puede deshacer la última jugada?
talk = Hablar
talk-words = Di algo
talk-send = Enviar
hand-over = Pásale el dispositivo a { $player }
hand-over-hint = Las cartas aparecen cuando { $player } lo pida.
hand-over-ready = Soy { $player }
log = Qué pasó
log-again = Ver otra vez lo que hicieron los demás
scores = Puntos

## Entre rondas y al final

sheet-after-round = { $count ->
    [one] Después de { $count } ronda
   *[other] Después de { $count } rondas
}
sheet-after-game = { $count ->
    [one] Después de { $count } ronda
   *[other] Después de { $count } rondas
}
sheet-player = Nombre
sheet-total = Total
sheet-next-round = Siguiente ronda
sheet-next-game = Siguiente ronda
result-you = ¡Ganaste!
result-pair = ¡Ganaron!
result-others = { $count ->
    [0] No ganó nadie.
    [one] Ganó { $names }.
   *[other] Ganaron { $names }.
}
result-record = Ver la partida
result-rematch = Jugar otra vez
result-again = { $count ->
    [0] La mesa está abierta para otra partida.
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
result-come-along = Acompañar
sheet-look = Ver la mesa
sheet-open = Resultado

## La conexión

not-connected = No hay conexión: no se envió nada.
connection-lost = Se perdió la conexión. Nuevo intento…
connection-closed = El servidor cerró la mesa.
offline-loading = Preparando las cartas en este dispositivo…
offline-fair = Esta partida se jugó solo en este dispositivo. El reparto estaba sellado antes de la primera carta; pero alguien curioso, con las herramientas de desarrollo del navegador, podría haber visto cartas ocultas.
connection-retry = Probar ahora
missed = Mientras no estabas

## Ajustes

setting-language = Idioma
setting-theme = Colores
setting-theme-auto = Automáticos
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-theme-contrast = Alto contraste
setting-felt = Tapete
setting-felt-moss = Musgo
setting-felt-sea = Mar
setting-felt-plum = Ciruela
setting-felt-walnut = Nogal
setting-felt-slate = Pizarra
setting-back = Reverso de las cartas
setting-back-weave = Trenzado
setting-back-sun = Sol
setting-back-waves = Olas
setting-back-leaves = Hojas
setting-back-stars = Estrellas
setting-size = Tamaño de las cartas
setting-size-small = Pequeñas
setting-size-medium = Medianas
setting-size-large = Grandes
setting-speed = Animaciones
setting-speed-slow = Lentas
setting-speed-normal = Normales
setting-speed-fast = Rápidas
setting-speed-none = Ninguna
setting-sounds = Sonidos
setting-volume = Volumen
setting-sounds-hear = Escuchar los sonidos
sound-card = Carta
sound-shuffle = Barajar
sound-turn = Tu turno
sound-column = Fila
sound-pile = Pila
sound-last = Último turno
sound-win = Victoria
setting-remarks = Los bots dicen algo de vez en cuando
setting-confirm = Preguntar antes de las jugadas que acaban mi turno
setting-pace = Ritmo de los bots
setting-pace-calm = Tranquilo
setting-pace-normal = Medio
setting-pace-quick = Rápido

## Teclas

help = Reglas y ayuda
rules-here = En esta mesa
lesson-offer = ¿Es tu primera vez en { $game }? Una breve lección muestra cómo se juega.
lesson-take = Muéstrame
keys = Teclas
keys-arrows = Ir de carta en carta
keys-enter = Elegir una carta y luego adónde va
keys-escape = Soltar la carta elegida
keys-help = Mostrar esto
keys-moves = Tus jugadas, en orden

## Palabras pequeñas

yes = Sí
no = No
option-none = Ninguno
ok = De acuerdo
close = Cerrar
try-again = Intentar de nuevo
load-failed = No se pudo cargar esta parte de Tablée.
profile-title = Mi nombre y mi color
