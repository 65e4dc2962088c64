### Lo que dice el comando `tablee` cuando algo está hecho o no puede ser. Su ayuda está en help.ftl.

## Lo que se ha hecho

command-verified = { $winners ->
    [none] { $file }: todo en orden. El sello encaja con la semilla, todas las barajadas ({ $shuffles }) y jugadas ({ $moves }) son correctas, y nadie ganó la partida.
   *[other] { $file }: todo en orden. El sello encaja con la semilla, todas las barajadas ({ $shuffles }) y jugadas ({ $moves }) son correctas, y la partida la ganó: { $winners }.
}
command-open = Tablée está abierta: { $addresses } · Ctrl-C la cierra.
command-site-written = { $folder }: { $size } MB. Cualquier alojamiento sirve; para probar: python -m http.server -d { $folder }
command-site-not-built = El cliente del navegador no está construido: hay que ejecutar antes python web/build.py.
command-copied = { $file }: una copia entera, { $size } MB.
command-written = Escrito en { $file }.
command-restored = { $target }: restaurado desde { $source }.
command-put-aside = Lo que había es ahora { $file }.
command-restore-sure = ¿Poner { $source } en el lugar de { $target }? (s/n)
command-moderated = hecho; los servidores en marcha lo siguen en pocos segundos.
command-moderate-none = ninguno.
command-tables-yours = Tus mesas:
command-tables-open = Abiertas para todos:
command-tables-none = No hay ninguna mesa abierta, ni tuya. «tablee play JUEGO --server URL» abre una.
command-tables-seats = { $taken } de { $players } lugares ocupados
command-tables-join = Siéntate con: { $command }
command-aborted = no se hizo nada.
command-sit-seated = { $name } tiene su lugar en { $server }. Ctrl-C lo termina.
command-sit-away = { $server } no responde; nuevo intento.
command-sit-anew = { $last ->
    [none] { $bot } se inicia de nuevo. { $why }
   *[other] { $bot } se inicia de nuevo. { $why } Sus últimas palabras: { $last }
}
command-interrupted = interrumpido; no se escribió nada.
command-progress-playing = partidas
command-progress-writing = grabaciones
command-progress-measuring = mediciones
command-progress-reviewing = analizando la partida
command-progress-thinking = Pensando…
command-progress-compiling = compilando, solo esta vez: { $count } funciones
command-progress-lab-luck = { $game }: cuánta suerte
command-progress-lab-seats = { $game }: qué lugar
command-progress-lab-length = { $game }: cuánto dura
command-progress-lab-rules = { $game }: qué cambian las reglas
command-progress-lab-levels = { $game }: nivel contra nivel
command-progress-lab-striking = { $game }: qué llama la atención

## Lo que no está como debería

command-went-wrong = algo salió mal.
command-no-sheet = { $file }: no hay hoja de puntos.
command-no-lesson = No hay lección de { $game }.
command-sheet-exists = { $file }: ya hay un archivo; elige otro nombre para una hoja nueva.
command-sheet-of-other-game = { $file }: esta hoja es de { $game }.
command-database-in-use = otro servidor tiene abierto { $file }: ciérralo antes, o toma otro archivo con --database. Varios servidores comparten un PostgreSQL.
command-port-in-use = el puerto { $port } está ocupado: toma otro con --port, o uno libre con --port 0.
command-port-not-allowed = el puerto { $port } no te está permitido: toma uno desde 1024.
command-database-closed = la base de datos no se puede abrir: { $reason }
command-bot-silent = { $bot } no puede jugar. { $why } «tablee check-bot» dice más.
command-sit-token = la clave es incorrecta o ya no sirve: la mesa te da una nueva.
command-sit-taken = El lugar se le dio a otra persona.
command-sit-replaced = la misma clave se usa ahora en otra parte.
command-sit-out = el programa fue expulsado demasiadas veces; un bot termina esta partida.
command-cluster-unreachable = no se alcanza ningún clúster de Ray en { $address }: { $why }
command-cluster-lost = procesos del clúster murieron una y otra vez en las mismas partidas; no se escribió nada. { $why }
command-cluster-other-version = { $why ->
    [none] una máquina del clúster no tiene Tablée; necesita la versión { $version }, como aquí.
   *[other] una máquina del clúster tiene Tablée { $why }; necesita la versión { $version }, como aquí.
}
command-system-no-file = no existe ese archivo o carpeta
command-system-not-allowed = no te está permitido
command-system-is-folder = es una carpeta
command-system-no-folder = no existe esa carpeta
command-system-exists = ya hay algo con ese nombre
command-system-disk-full = el disco está lleno
command-system-read-only = ahí no se puede escribir
command-system-nobody-there = ahí no responde nadie

## Lo que no se ha entendido

command-misuse-help = «{ $command }» lo explica.
command-misuse-no-option = { $near ->
    [none] No hay opción { $given }.
   *[other] No hay opción { $given }. ¿Quisiste decir { $near }?
}
command-misuse-no-command = { $near ->
    [none] No existe el comando { $given }.
   *[other] No existe el comando { $given }. ¿Quisiste decir { $near }?
}
command-misuse-missing = Falta { $what }.
command-misuse-needs = { $option } solo tiene sentido junto con { $needed }.
command-misuse-option-value = { $option } necesita un valor.
command-misuse-extra = Aquí no se esperaba «{ $given }».
command-misuse-not-one-of = { $what }: no hay «{ $given }»; hay { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } necesita un número, no «{ $given }».
       *[other] { $what } necesita un número desde { $least }, no «{ $given }».
    }
   *[other] { $what } necesita un número de { $least } a { $most }, no «{ $given }».
}
command-misuse-not-name-value = «{ $given }» no tiene la forma NAME=VALUE, como target=none.
command-misuse-not-a-limit = «{ $given }» no es un número, ni none.
command-misuse-not-exported = Una hoja de puntos se exporta como .csv, .md o .json, no como { $given }.
command-misuse-no-bot = No hay ningún bot llamado { $given }; hay { $known }.
command-misuse-one-bot = Un torneo necesita al menos dos bots.
command-misuse-bot-no-command = «{ $given }» no es un comando; un bot lo es, como «python mybot.py».
command-misuse-bot-not-executable = { $given } no se puede ejecutar: chmod +x, o di con qué ejecutarlo.
command-misuse-bot-no-program = No hay ningún programa llamado { $given }.
command-misuse-bot-platform = Los programas solo pueden ser bots en Linux y macOS: { $given }.
command-misuse-no-plots = Las imágenes necesitan matplotlib: { $command }
command-misuse-not-svg = La imagen es un SVG: llámala { $file }.
command-misuse-not-trajectories = Las trayectorias van a un archivo que acaba en .parquet o .npz, no a { $given }.
command-misuse-no-tournament = { $file } no es un torneo que se pueda continuar.
command-misuse-other-tournament = { $file } es de otro torneo: su { $name } es { $then }, y no { $now }.
command-misuse-damaged-tournament = { $file } está dañado: la línea { $line } no está como se escribió.
command-misuse-not-html = El informe es una página HTML: llámalo { $file }.
command-misuse-no-cluster = { $option } necesita { $library }: { $command }
command-misuse-no-card = --device cuda necesita una tarjeta gráfica de NVIDIA con su controlador, y { $command }
command-misuse-card-or-cluster = Indica --ray o --device cuda, no ambos.
command-misuse-not-a-cluster = «{ $given }» no es la dirección de un clúster de Ray, como auto o host:6379. Para esta máquina, pon --ray al final.
command-misuse-no-seat = No hay lugar { $given }; los lugares van de 1 a { $last }.
command-misuse-resume-alone = --resume sigue con una partida tal como estaba: solo admite --plain, --pace y --lang.
command-misuse-empty-name = Un nombre está vacío.
command-misuse-same-name = Dos personas se llaman { $name }: nadie podría distinguirlas.
command-misuse-too-many-levels = Se indican { $levels } niveles, pero { $bots ->
    [0] solo juegan personas
    [one] solo juega un bot
   *[other] solo juegan { $bots } bots
}.
command-misuse-which-game = ¿Qué partida? «tablee games» las muestra con su número.
command-misuse-no-game-number = No hay partida { $given }; { $last ->
    [0] ninguna se interrumpió
   *[other] la lista termina en { $last }
}.
command-game-deleted = Eliminada: { $file }
command-misuse-no-move = No hay jugada { $given }; la partida tiene { $last }.
command-misuse-too-many-names = Hay { $names } nombres para { $seats } lugares.
command-misuse-not-a-seed = Una semilla es un número o 64 cifras hexadecimales.
command-misuse-join-alone = --join va a una mesa tal como está: omite el juego y --resume.
command-misuse-server-alone = --server abre allí una mesa: solo admite -p, -o, -n, --public, --plain y --lang.
command-misuse-which-server = { $known ->
    [none] ¿Qué servidor? Da su dirección, como http://192.168.1.5:8000.
   *[other] ¿Qué servidor? Conoces { $known }.
}
command-misuse-not-a-server = «{ $given }» no es la dirección de un servidor, como http://192.168.1.5:8000.
command-misuse-not-a-table = «{ $given }» no es la dirección de una mesa, como http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = Falta la clave del lugar: da el enlace entero, o --token, o TABLEE_BOT_TOKEN.
command-misuse-no-topic = No hay ayuda sobre { $given }; la hay sobre { $known }.
command-misuse-lan-alone = --lan escucha en todas las direcciones de esta máquina: omite --host.
command-misuse-not-an-address = «{ $given }» no es una dirección de esta máquina.
command-misuse-not-a-site = «{ $given }» no es un sitio web como https://example.org.
command-misuse-not-a-mail-server = { $given } no es un servidor de correo como smtp://nombre:clave@host.
command-misuse-mail-needs-host = Con --mail-server, indica también con qué nombre se llega a este servidor: --allowed-host mesas.example.org. Ahí llevan los enlaces de los correos.
command-misuse-not-a-network = «{ $given }» no es una dirección como 10.0.0.2 o 10.0.0.0/24.
command-misuse-not-a-path = «{ $given }» no es una ruta como /games/tablee.
command-misuse-path-taken = La ruta «{ $given }» empieza por { $first }, como páginas del propio Tablée. Elige otra, como /games/tablee.
command-misuse-no-days = --days es para «remove» y «block», no para «{ $action }».
command-misuse-short-token = El token para /admin debe tener al menos { $least } caracteres.
command-misuse-not-utf8 = { $file } no es un texto en UTF-8.
command-misuse-not-sqlite = Esto es para SQLite. PostgreSQL trae su propia herramienta: { $tool }.
