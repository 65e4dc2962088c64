### La hoja de puntos para quienes juegan con cartas de verdad.

## Las hojas de este dispositivo

score-intro = ¿Juegan con cartas de verdad? Anota aquí los puntos. Se suman solos y se quedan en este dispositivo, también sin conexión.
score-mine = Tus hojas
score-new = Hoja nueva
score-all = Todas las hojas
score-not-here = Esta hoja no está en este dispositivo.
score-file = Abrir una hoja guardada
score-file-wrong = «{ $file }» no es una hoja de puntos.
score-count-round = { $count ->
    [0] Sin empezar
    [one] { $count } ronda
   *[other] { $count } rondas
}
score-count-game = { $count ->
    [0] Sin empezar
    [one] { $count } ronda
   *[other] { $count } rondas
}

## Una hoja nueva

score-players = Quién juega, en el orden en que se sientan
score-player = Jugador { $number }
score-player-add = Agregar a alguien
score-player-remove = Quitar a { $player }
score-pairs = Jugar en parejas
score-limit = Hasta que alguien llegue a estos puntos
score-limit-hint = Déjalo vacío para jugar sin fin.
score-first-dealer = ¿Quién reparte primero?
score-begin = Empezar
score-problem-names = Cada jugador necesita un nombre distinto.
score-problem-limit = El límite es un número desde 1, o nada.

## Anotar una ronda

score-number-round = Ronda { $number }
score-number-game = Ronda { $number }
score-enter-round = Anotar la ronda { $number }
score-enter-game = Anotar la ronda { $number }
score-mend-round = Corregir la ronda { $number }
score-mend-game = Corregir la ronda { $number }
score-sign = Cambiar el signo de { $player }
score-fewer = Una carta menos para { $player }
score-more = Una carta más para { $player }
score-cards = Tocar las cartas de { $player }
score-cards-hint = Voltea lo que aún está boca abajo y toca cada carta. Las columnas retiradas no cuentan.
score-cards-sum = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } cartas: { $points }
}
score-cards-undo = Quitar una
score-cards-next = Seguir con { $player }
score-cards-done = Listo
score-closer = ¿Quién volteó todas sus cartas primero?
score-winner = ¿Quién acabó su pila de inicio?
score-stuck = Nadie: el juego se bloqueó
score-save-round = Anotar la ronda
score-save-game = Anotar la ronda
score-cancel = Dejarlo como estaba
score-doubled = { $player } cerró, pero alguien tiene un puntaje igual o menor: { $points } × 2 = { $doubled }.
score-draw = Las pilas de inicio más pequeñas están empatadas: nadie suma puntos.
score-outlook = { $names }: { $points }
score-missing = Faltan los puntos de: { $names }.
score-wrong-number = «{ $given }» no puede ser: tiene que ser un número de { $least } a { $most }.
score-wrong-closer = Elige quién volteó todas sus cartas primero.
score-wrong-winner = Elige quién acabó su pila de inicio.
score-wrong-winner-alone = A los demás les queda al menos una carta.
score-wrong-stuck-empty = Quien ya no tiene cartas ganó: elige su nombre, no «Nadie».
score-wrong-together = No puede ser: { $count } jugadores tendrían juntos { $given }, y una baraja permite de { $least } a { $most }.
score-wrong-over = La partida termina con la ronda { $number }: deshaz primero las rondas posteriores.
score-doubt = La ronda { $number } no puede estar bien. { $why }
score-written-round = La ronda { $number } está anotada.
score-written-game = La ronda { $number } está anotada.
score-undo = Deshacer
score-undone = Deshecho.

## Cómo va

score-until = hasta { $points }
score-deals = Reparte { $player }.
score-won = { $count ->
    [one] ¡{ $names } ganó con { $points }!
   *[other] ¡{ $names } ganaron con { $points }!
}
score-table-round = Puntos de cada ronda
score-table-game = Puntos de cada ronda
score-chart = Los totales hasta ahora
score-chart-label = Una línea para cada total, ronda a ronda. Los mismos números siguen en una tabla.
score-chart-table = Lo mismo en una tabla
score-after-round = Tras la ronda
score-after-game = Tras la ronda

## Qué se puede hacer con una hoja

score-again = Hoja nueva, mismos nombres
score-print = Imprimir
score-csv = Como tabla (CSV)
score-save-file = Guardar en un archivo
score-delete = Eliminar
score-delete-sure = ¿Eliminar esta hoja? No se podrá recuperar.

## Compartir y mirar

score-share = Mostrársela a los demás
score-share-hint = Los demás en la mesa siguen esta hoja en su teléfono. Los nombres están en este servidor mientras compartas, o 30 días desde el último cambio.
score-share-start = Compartir en vivo
score-share-qr = Código QR con el enlace a esta hoja
score-share-live = Compartida: los demás ven cada cambio al momento.
score-share-waiting = Sin enviar todavía: se hará en cuanto haya conexión.
score-share-stop = Dejar de compartir
score-share-gone = Esta hoja ya no está compartida.
score-share-conflict = Mientras tanto, esta hoja se cambió en otro dispositivo.
score-share-mine = Quedarme con esta
score-share-theirs = Tomar la otra
score-watch-live = En vivo: los cambios aparecen solos.
score-watch-broken = Sin conexión. Nuevo intento…
score-watch-gone = Esta hoja no está compartida, o ya no lo está.
