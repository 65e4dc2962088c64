### Mis partidas: cifras, por juego y por rival, y la lista de todas.

book-empty = Todavía no hay nada. En cuanto termines una partida, estará aquí.
book-played = Partidas
book-won = Ganadas
book-mean = Puntos de media
book-best = Mejor resultado
book-streak = Victorias seguidas, ahora
book-longest = Racha más larga
book-luck = Suerte media
book-luck-in = { $luck } en { $count ->
    [one] una partida analizada
   *[other] { $count } partidas analizadas
}
book-luck-match = Suerte: { $luck }
book-luck-hint = La suerte es lo que te dieron las cartas, como probabilidad de ganar. Se mide cuando alguien pide «Suerte y habilidad» al volver a ver una partida; en muchas partidas se compensa para todos.
book-others = Cara a cara
book-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
book-head = { $mine } ganadas por ti, { $theirs } por { $name }
book-all = Todas las partidas
book-game = Juego
book-any-game = Todos los juegos
book-with = Con
book-anybody = Con cualquiera
book-cards = Cartas
book-cards-all = En línea y cartas de verdad
book-cards-online = En línea
book-cards-real = Cartas de verdad
book-with-real = Con cartas de verdad
book-is-won = ganada
book-given-up = abandonada
book-more = Mostrar más
book-take = Para llevar
book-take-hint = Todas tus partidas en un archivo: una tabla para hojas de cálculo, o todo para programas.

## Un año

book-year = Mi año
year-title = Mi { $year }
year-other = Otros años
year-empty = En este año no se terminó ninguna partida.
year-won = { $count ->
    [one] { $count } ganada ({ $share })
   *[other] { $count } ganadas ({ $share })
}
year-days = { $count ->
    [one] en { $count } día
   *[other] en { $count } días
}
year-longest = { $count ->
    [one] { $count } ganada seguida
   *[other] { $count } ganadas seguidas
}
year-people = { $count ->
    [one] Una persona encontrada
   *[other] { $count } personas encontradas
}
year-share = Compartir como imagen
year-share-hint = La imagen muestra tus cifras y ningún otro nombre.

## Grupos: una familia, un club

groups-intro = Una familia, un club, la gente con la que siempre juegas: un grupo tiene una tabla de las partidas en las que coincidieron. Quien tiene el enlace puede unirse, y solo aparece quien se unió.
groups-mine = Mis grupos
groups-new = Grupo nuevo
groups-name = Nombre del grupo
groups-make = Crear el grupo
groups-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}
groups-all = Todos los grupos
group-table = Tabla
group-player = Nombre
group-rating = Nivel
group-rating-hint = El nivel estima la fuerza de cada cual en este juego, según quién quedó por delante de quién en las partidas del grupo. Todos empiezan en 25; el valor verdadero está dentro del ± en unos 19 de cada 20 casos, y cuanto más se juega, menor es.
group-empty = Todavía no terminaron ninguna partida juntos. En cuanto lo hagan, contará aquí.
group-period = Periodo
group-always = Desde siempre
group-over-time = Partidas ganadas, mes a mes
group-members = Miembros
group-since = desde el { $date }
group-invite = Invitar
group-invite-hint = Quien tiene este enlace puede unirse, y entonces ve esta página.
group-link = Copiar el enlace
group-new-link = Enlace nuevo
group-new-link-ask = ¿Crear un enlace nuevo? El anterior dejará de llevar a ninguna parte.
group-remove = Quitar a { $name }
group-remove-ask = ¿Quitar a { $name } del grupo? Sus partidas desaparecen también de la tabla.
group-leave = Salir del grupo
group-leave-ask = ¿Salir del grupo? Tu nombre y tus partidas desaparecen de su tabla. Con el enlace puedes volver.
group-matches = Partidas
group-others = { $count ->
    [one] y una persona más
   *[other] y { $count } más
}
group-sheets = Tardes con cartas de verdad
group-sheets-hint = Pon en el grupo una hoja de puntos terminada de este dispositivo. Después cada cual dice qué columna era la suya; en cuanto lo hayan hecho dos, cuenta en la tabla. No se nombra a nadie más.
group-sheet-choose = Elegir una hoja de puntos
group-sheet-put = Ponerla en el grupo
group-sheet-seat = Jugador { $number }
group-sheet-me = Era yo
group-sheet-not-me = No era yo
group-sheet-out = Quitar esta hoja de puntos del grupo
group-real = cartas de verdad
group-take-hint = La tabla y todas las partidas del grupo en un archivo: para hojas de cálculo, o todo para programas.
join-invited = Te invitaron a «{ $name }».
join-hint = Quienes están en el grupo ven tu nombre y cómo acabaron tus partidas con ellos, también las anteriores. Si sales, todo eso desaparece del grupo.
join-name = Tu nombre
join-now = Unirme
join-already = Ya estás en este grupo.
join-open = Al grupo

refusal-no_such_group = No estás en un grupo así.
refusal-no_such_invitation = Esta invitación no lleva a ninguna parte, o ya no.
refusal-no_such_member = Nadie de este grupo es ese.
refusal-not_yours_to_remove = Solo quien llegó primero puede quitar a otros.
refusal-too_many_groups = Puedes estar en { $most } grupos como máximo.
refusal-sheet_not_over = La partida de esta hoja de puntos aún no terminó.
refusal-seat_claimed = Otra persona ya dijo que jugó ahí.
refusal-group_sheets_full = En este grupo caben { $most } hojas de puntos.
refusal-group_full = Este grupo está lleno: caben { $most }.
