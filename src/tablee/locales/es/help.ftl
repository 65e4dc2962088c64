### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Títulos y palabras pequeñas

help-usage = Uso
help-examples = Ejemplos
help-options = Opciones
help-commands = Comandos
help-exit = Códigos de salida
help-default = predeterminado
help-environment = entorno
help-required = obligatorio
help-placeholders =
    OPTIONS = OPCIONES
    COMMAND = COMANDO
    ARGUMENTS = ARGUMENTOS
    GAME = JUEGO
    FILE = ARCHIVO
    FOLDER = CARPETA
    NAME = NOMBRE
    VALUE = VALOR
    NUMBER = NÚMERO
    SECONDS = SEGUNDOS
    POINTS = PUNTOS
    QUESTION = PREGUNTA
    ADDRESS = DIRECCIÓN
    LEVEL = NIVEL
    LANGUAGE = IDIOMA
    SEED = SEMILLA
    TOPIC = TEMA
    SHELL = SHELL
    CARD = CARTA
    CARDS = CARTAS
    SITUATION = SITUACIÓN
    ACTION = ACCIÓN
    WHOM = QUIÉN
    TEXT = TEXTO
    POSITION = POSICIÓN
help-exit-short =
    0 = todo en orden
    1 = un archivo, un servidor o un sitio donde escribir no está como debería
    2 = el comando no se entendió, o pide algo que no puede ser
    130 = interrumpido con Ctrl-C; las partidas y las hojas de puntos se guardan
help-exit-codes =
    0 = Todo en orden.
    1 = Un archivo, una grabación, un servidor o un sitio donde escribir no está como debería. Una frase en la salida de errores dice cuál y por qué; no queda nada escrito a medias.
    2 = El comando no se entendió, o pide algo que no puede ser, como siete jugadores en un juego para seis. Una frase dice qué sería posible.
    130 = Interrumpido con Ctrl-C. Lo que se jugaba queda guardado para «tablee play --resume», y una hoja de puntos hasta el último número; todo lo demás no escribe nada.

## Opciones de varias órdenes

help-option-lang = El idioma: en, fr, fr-CA, de, nl, it, es o pt; si falta, el de LC_ALL, LC_MESSAGES o LANG.
help-option-help = Muestra esta ayuda.
help-option-version = Muestra la versión.
help-option-players = Cuántos se sientan a la mesa.
help-option-option = Una opción del juego, como partners=true, stock_size=10 o target=none. Repetible.
help-option-seed = El mismo número da las mismas cartas.
help-option-threads = Cuántos hilos; si falta, uno por núcleo.
help-option-device = Qué juega: cpu, o cuda para una tarjeta gráfica, con los mismos resultados.
help-option-ray = Juega en Ray, con los mismos resultados: en el clúster de esta DIRECCIÓN, como auto o host:6379, o si falta en esta máquina. --threads dice con cuántos procesos.
help-option-parquet = Escribe una fila por partida en este archivo Parquet, para DuckDB, polars y pandas.
help-option-json = El resultado en JSON, para scripts.
help-option-database = El archivo, o para el servidor también postgresql://user@host/name; si falta, tablee/tablee.sqlite en tu carpeta de datos.
help-option-plain = Línea por línea, para lectores de pantalla, tuberías y scripts.
help-option-ms = Cuántos milisegundos tiene un bot para una jugada; solo los programas y los dos niveles más altos miran el reloj.

## El comando

help-tablee =
    Skip-Bo y Skyjo en una sola mesa: jugar, anotar, repasar, comprobar, medir.

    «tablee help COMANDO» explica un comando.
help-example-play = elegir un juego y jugar contra bots o entre ustedes
help-example-join = sentarse a una mesa de un servidor
help-example-score = la hoja de puntos para cartas de verdad
help-example-real-table = con cartas de verdad: preparar, quién empieza, qué pasa
help-example-replay = recorrer una partida desde la primera carta
help-example-verify = comprobar sus barajadas, sus jugadas y su resultado
help-example-review = la suerte y la habilidad, y los errores
help-example-arena = qué bot es mejor
help-example-simulate = qué pasa en diez mil partidas
help-example-serve = abrir una mesa para todos en casa

## tablee play

help-play =
    Jugar en la terminal: contra bots, varias personas en un dispositivo, o en una mesa de un servidor.

    JUEGO es uno de: GAMES. Sin él, una primera pantalla lo pregunta todo. Las teclas están al pie de la pantalla; la de interrogación las explica. Cada jugada se guarda: pase lo que pase, --resume sigue con la partida.
help-example-choose = elegirlo todo en la pantalla
help-example-two = dos personas y dos bots
help-example-watch = bots entre ellos
help-example-resume = seguir con la partida interrumpida
help-example-open = abrir una mesa en un servidor e invitar a otros
help-play-level = Lo bien que juegan los bots: el número o el nombre de un nivel; o uno tras otro, como 2,2,4. «adaptive» sortea lo que te conviene.
help-play-name = Tu nombre; repetido, varias personas comparten el dispositivo.
help-play-seat = Dónde te sientas, o el primero de ustedes; los lugares se cuentan desde 1.
help-play-seed = Para volver a jugar las mismas cartas: un número, o una semilla de 64 cifras hexadecimales como la de una grabación.
help-play-save = Escribe aquí la grabación cuando acaba la partida.
help-play-resume = Sigue con la última partida interrumpida.
help-play-join = Siéntate a una mesa de un servidor: su enlace, como lo muestra el navegador, o su código.
help-play-server = Abre una mesa en este servidor y muestra el enlace para los demás; con --join, de dónde es el código. Si falta, el único servidor que conoces.
help-play-public = Con --server: la mesa aparece allí en la lista y cualquiera puede venir.
help-play-watch = Solo mirar: esa mesa, o bots entre ellos.
help-play-pace = Segundos que un bot se toma para una jugada; si falta, 0,6, y 0 con --plain.

## tablee learn, tablee rules

help-learn =
    Aprender un juego jugando: cada paso dice qué hacer y por qué.

    Sin JUEGO se enumeran las lecciones. Enter sigue leyendo, o hace la jugada por ti.
help-rules =
    Las reglas de un juego, o de todos, en tu idioma.

    Con opciones, primero viene lo que elige la mesa. En una pantalla el texto se abre en tu paginador.
help-example-learn = aprender un juego jugando

## tablee games

help-games =
    Las partidas interrumpidas en la terminal: mostrarlas, seguir con una o eliminarla.

    Sin NÚMERO se muestran, primero la última jugada; con uno, esa partida sigue. Un archivo que no se puede leer se nombra.
help-games-delete = La elimina en vez de seguir con ella.
help-example-games-list = todas, numeradas
help-example-games-go-on = seguir con la segunda

## tablee tables

help-tables =
    Enumerar las mesas de un servidor: las tuyas, y las que están abiertas a cualquiera.

    Sin URL, las de todos los servidores en los que has estado.

## tablee score

help-score =
    Anotar los puntos de una partida con cartas de verdad.

    JUEGO es uno de: GAMES. Cada número se guarda al escribirlo. Sin ARCHIVO la hoja está en tu carpeta de datos, y el próximo «tablee score» sigue con ella hasta que acaba la partida.
help-example-go-on = seguir con la hoja
help-example-own-file = una hoja en un archivo propio
help-score-name = Quién juega, en el orden de los lugares. Repetible.
help-score-limit = Cuándo acaba la partida; si falta, 100, y 500 en Skip-Bo.
help-score-partners = Skip-Bo en parejas.
help-score-dealer = Quién reparte primero, contado desde 1.
help-score-new = Una hoja nueva, aunque haya una con la que seguir.
help-score-export = Escribe la hoja como tabla, sin preguntar nada.
help-score-json = Muestra la hoja y sus totales en JSON, sin preguntar nada.

## tablee real-table

help-real-table =
    Jugar con cartas de verdad: la preparación, quién empieza, qué pasa ahora, si la baraja está completa.

    JUEGO es uno de: GAMES. Sin opciones se pregunta línea por línea qué quieres saber; con ellas la respuesta llega enseguida.
help-example-deal = cuántas cartas reciben cinco jugadores
help-example-first = quién empieza con estas cartas
help-example-what = todas las situaciones, con su número
help-real-table-deal = Cómo preparar el juego para tantos jugadores.
help-real-table-each = Con --deal: otro número de cartas para cada jugador.
help-real-table-partners = Con --deal: en parejas.
help-real-table-first = Quién reparte o empieza: las cartas de todos, con una coma entre jugadores; W es un Skip-Bo, y - alguien que no saca otra vez.
help-real-table-dealer = Con --first: quién es el repartidor, contado desde 1.
help-real-table-what = Qué pasa ahora: el número o el nombre de una situación; sin nada, todas.
help-real-table-check = Si la baraja está completa: cada carta y cuántas hay, por ejemplo «1=12 2=11».

## tablee replay

help-replay =
    Recorrer una partida grabada, o mostrarla jugada por jugada.

    En la pantalla ← y → van paso a paso, ↑ y ↓ turno a turno, s mira con otros ojos. En una tubería la partida se imprime. «-» la lee de la entrada estándar.
help-replay-text = Imprime toda la partida; en una tubería es así de todos modos.
help-replay-json = Cada paso con sus sucesos y totales en JSON.
help-replay-to = Para después de esta jugada; en la pantalla, empieza ahí.
help-replay-seat = Como lo vio este lugar, contado desde 1; si falta, se dice todo lo que se robó.
help-replay-pictures = Con --text: dibuja la mesa al comienzo de cada turno.
help-replay-review = Dice lo que costaron las decisiones y qué era mejor, como tablee review; tarda unos segundos.

## tablee verify

help-verify =
    Comprobar partidas grabadas: sello, cada barajada, cada jugada, el resultado.

    Lo que no se sostiene se nombra, con su lugar en el archivo. «-» lee una partida de la entrada estándar.
help-example-verify-all = todas, una línea cada una

## tablee review

help-review =
    ¿Fuiste tú, o fueron las cartas? Suerte y habilidad en una partida grabada, y lo que costó cada decisión.

    Un juez fijado de antemano da la probabilidad de ganar de cada uno después de cada jugada. Comienzo + suerte + habilidad = resultado. Solo se llama error a lo que lo es con seguridad.
help-review-html = Escribir una página con la curva en este archivo HTML.

## tablee analyse

help-analyse =
    Ordena las jugadas de una posición, la mejor primero, con la probabilidad de ganar tras cada una y el porqué.

    POSITION es una línea de texto entre comillas; docs/positions.md dice cómo se escribe.
help-analyse-ms = Cuántos milisegundos puede pensar.

## tablee simulate

help-simulate =
    Hacer que jugadores que juegan al azar jueguen muchas partidas, y resumir qué pasó.

    Una partida va hasta 500 (Skip-Bo) o 100 (Skyjo) si ninguna opción dice otra cosa: target=none y limit=none juegan rondas sueltas.
help-simulate-matches = Cuántas partidas jugar.
help-simulate-policy = Quién juega: eager corre hacia el final, uniform hace cualquier jugada permitida.
help-simulate-records = Escribe cada partida como grabación en esta carpeta.
help-simulate-plot = Dibuja victorias, puntos y duraciones en este archivo SVG.

## tablee arena

help-arena =
    Hacer que los bots jueguen entre sí, y decir quién es mejor.

    Un BOT es un nivel, por su número o su nombre, greedy, random o eager; sin ninguno, juegan los niveles 1 a 4 y greedy. Los bots se enfrentan de dos en dos con las mismas cartas y todos los lugares cambiados. En una mesa de más de dos se sientan alternados, y los compañeros son el mismo bot. Un duelo acaba antes en cuanto el mejor bot es seguro (99,9 %).
help-arena-matches = Lo máximo que juegan dos bots.
help-arena-device = Qué juega: cpu, o cuda para una tarjeta gráfica, con los mismos resultados. Una tarjeta juega con los niveles 1 a 4 y greedy.
help-arena-all = Juega todas las partidas, aunque el mejor bot ya sea seguro.
help-arena-luckless = Quita la suerte de los resultados: una diferencia se ve con menos partidas, pero cada una tarda un segundo o más (docs/review.md).
help-arena-fair = Da a cada dos niveles el hándicap con el que ganan más o menos lo mismo (docs/bots.md).
help-arena-resume = Guarda en este archivo lo jugado y continúa desde lo que contiene. Bots, opciones, semilla y tiempo deben ser los mismos.
help-arena-records = Escribe cada partida como grabación en esta carpeta. Un bot solo juega contra sí mismo.
help-arena-trajectories = Escribe en este archivo .parquet o .npz, para cada posición, lo que se veía, lo que se podía hacer y lo que se jugó. Un bot solo juega contra sí mismo.
help-arena-plot = Dibuja la clasificación y la tabla cruzada en este archivo SVG.

## tablee lab

help-lab =
    Responder con imágenes a preguntas sobre los juegos: cuánta suerte, qué lugar, cuánto dura, qué cambia cada regla, qué nivel gana a cuál.

    Juega un minuto o dos, con los niveles 1 a 4, y escribe un solo archivo HTML que no necesita nada más. Cada respuesta tiene su intervalo del 95 % y el comando que da las mismas cifras. Los mismos argumentos dan el mismo informe. El informe está en inglés.
help-lab-only = Solo esta pregunta: luck, seats, length, rules, levels o striking. Repetible.
help-lab-matches = Rondas sueltas por cifra, en lugar de 2000; la octava parte en partidas enteras.
help-lab-quick = Un primer vistazo en segundos, con intervalos anchos: como --matches 160.
help-lab-out = Dónde escribir el informe, en lugar de lab.html. Con --json solo se escribe si se da esto.

## tablee arena --bot, tablee check-bot

help-arena-bot = Un programa que juega, como «python mybot.py». Repetible. El que falla, se cuelga, miente o inunda pierde la partida.
help-check-bot =
    Comprobar que un programa cumple el protocolo de los bots, y decir qué está mal.

    COMANDO inicia el programa. Tiene que jugar a los dos juegos, en mesas pequeñas y grandes. El protocolo está en docs/write-a-bot.md; lo que se dice del programa está en inglés. El código de salida es 1 si algo está mal.
help-check-bot-game = Solo este juego. Repetible.
help-check-bot-ms = Cuántos milisegundos tiene el programa para una jugada.
help-sit =
    Dejar que un programa tuyo juegue en una mesa de un servidor.

    DIRECCIÓN es el enlace que la mesa muestra para un programa, con su clave; COMANDO inicia el programa. Todo pasa tal cual, una línea que se corta se vuelve a abrir, y si el programa hace algo mal, un bot del servidor juega por él. docs/write-a-bot.md dice más. Ctrl-C termina el programa.
help-sit-bot = El programa, como «python mybot.py».
help-sit-token = La clave del lugar, si no está en la dirección. En el entorno nadie más puede leerla en este equipo.

## tablee bench

help-bench =
    Medir lo rápido que juegan los núcleos y las reglas sencillas en esta máquina.
help-bench-seconds = Cuánto medir cada línea, como mínimo.

## tablee serve, backup y restore

help-serve =
    Abrir un servidor de mesas para navegadores y terminales, aquí o en cualquier parte. Ctrl-C lo cierra.
help-example-here = para esta máquina
help-example-home = para todos en casa: escanea el código
help-serve-host = La dirección en la que escuchar: 127.0.0.1 solo para esta máquina, 0.0.0.0 para todos los que la alcancen.
help-serve-port = El puerto en el que escuchar; 0 toma uno libre.
help-serve-lan = Abre a la red local: muestra la dirección, también como código QR.
help-serve-bus = Por dónde hablan varios servidores sobre un PostgreSQL, como nats://127.0.0.1:4222.
help-serve-origin = Otro sitio web cuyas páginas pueden usar este servidor, como https://example.org. Repetible.
help-serve-allowed-host = Un nombre con el que se puede pedir este servidor, como tables.example.org o *.example.org; se puede repetir. Sin él, cualquiera.
help-serve-proxy = Un proxy inverso cuyas cabeceras X-Forwarded se creen, como 10.0.0.2 o 10.0.0.0/24. Uno en esta máquina, siempre. Repetible.
help-serve-root-path = La ruta bajo la que un proxy inverso muestra este servidor, como /games/tablee; el proxy puede quitarla o no.
help-serve-pace = Segundos que un bot se toma para una jugada.
help-serve-idle = Segundos hasta que se duerme una mesa en la que no hay nadie; despierta cuando alguien la abre.
help-serve-log = Cómo escribir el registro, en la salida de errores. auto: texto en una terminal, si no JSON.
help-serve-metrics-token = Quien lo conoce puede leer /metrics; sin él, quienes están en redes privadas.
help-serve-admin-token-file = Un archivo con el token para /admin, la página de quien administra este servidor; al menos 16 caracteres. O pon el token en TABLEE_ADMIN_TOKEN. Sin token esa página no existe.
help-serve-word-list = Un archivo de palabras, una por línea, que se rechazan en los nombres y en el chat.
help-serve-keep-days = Cuántos días se guarda una mesa donde empezó una partida, desde el último cambio; 0: para siempre. Las partidas terminadas se quedan.
help-serve-keep-tables = Cuántas mesas de cada clase se guardan, las últimas usadas; 0: todas.
help-serve-keep-people-days = Cuántos días se guarda a quien no tiene ninguna partida terminada, desde su última visita; 0: para siempre. Quien tiene un lugar se queda.
help-serve-mail-server = Envía los correos por este servidor, por ejemplo smtp://nombre:clave@host.
help-serve-notify-private = Envía los avisos también a direcciones de casa, por ejemplo a un servidor ntfy propio.
help-serve-connections = Cuántas conexiones puede haber a la vez; si falta, tantas como archivos abiertos permita el sistema, hasta 10 000.
help-serve-connections-per-address = Cuántas pueden tener desde una dirección (en IPv6: un /64) los visitantes sin lugar; si falta, un octavo, de 16 a 500.
help-serve-no-rate-limits = Las direcciones pueden preguntar cuanto quieran: para pruebas, o detrás de otros límites.
help-site =
    Escribir un sitio que no necesita servidor: jugar a solas o en un mismo dispositivo, aprender, anotar puntos.

    Cualquier alojamiento sirve los archivos, en cualquier ruta: GitHub Pages, o python -m http.server.
help-site-base = La ruta en la que estará el sitio, para su página de direcciones desconocidas.
help-backup =
    Copiar en un archivo todo lo que guarda un servidor. Puede seguir funcionando.
help-backup-overwrite = Reemplaza el archivo si existe.
help-restore =
    Poner una copia en el lugar de lo que guarda un servidor. Detenlo antes.

    Lo que había se guarda al lado.
help-restore-yes = No preguntar.
help-moderate =
    Cerrar mesas, expulsar personas y bloquear redes en un servidor abierto, mientras funciona.

    ACCIÓN es tables (todas las mesas con quienes están en ellas; QUIÉN puede ser un código), close o reopen (cerrar o reabrir una mesa; QUIÉN es su código), remove o admit (expulsar o readmitir a una persona; QUIÉN es su identificador, como lo muestra «tables»), block o unblock (bloquear o desbloquear una red; QUIÉN es una dirección o una red, una sola dirección IPv6 significa su /64), bans (lo que está en vigor) o log (quién hizo qué, cuándo y por qué).

    Quien es expulsado deja sus lugares y no puede volver con esta identidad. Los servidores en marcha lo siguen en pocos segundos. Las cartas nunca se muestran.
help-example-moderate-tables = qué mesas hay y quién está en ellas
help-moderate-days = Por cuántos días se expulsa a alguien o se bloquea una red; si falta, hasta que se levante.
help-moderate-why = El motivo, para el registro.

## tablee completion y help

help-completion =
    Mostrar lo que hace que una shell complete comandos y opciones. SHELL es bash, zsh o fish.
help-help =
    Explicar un comando, o «exit-codes».
