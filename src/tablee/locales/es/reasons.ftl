### Por qué un consejo propone una jugada. Las cartas como en games.ftl; $player es el nombre de otra persona.

## Skip-Bo

reason-skipbo-wins = Juega la última carta de la pila de inicio y gana.
reason-skipbo-stock = Juega la carta de tu pila de inicio.
reason-skipbo-partner_stock = Juega la carta de la pila de inicio de tu compañero.
reason-skipbo-frees_stock_now = Justo después encaja la carta de tu pila de inicio, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Lleva a la carta de tu pila de inicio, { $a_card }: { $plays } carta más, y encaja.
   *[other] Lleva a la carta de tu pila de inicio, { $a_card }: { $plays } cartas más, y encaja.
}
reason-skipbo-frees_partner_stock_now = Justo después encaja la carta de la pila de inicio de tu compañero, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Lleva a la carta de inicio de tu compañero, { $a_card }: { $plays } carta más, y encaja.
   *[other] Lleva a la carta de inicio de tu compañero, { $a_card }: { $plays } cartas más, y encaja.
}
reason-skipbo-new_hand = Vacía tu mano, y robas cartas nuevas.
reason-skipbo-blocks = Cubre el sitio donde encajaría la carta de inicio de { $player }, { $a_card }.
reason-skipbo-opens = Deja que { $player } juegue { $a_card } de su pila de inicio.
reason-skipbo-finishes_pile = Completa una pila de construcción y deja sitio para otra.
reason-skipbo-wild = Gasta una carta Skip-Bo.
reason-skipbo-uncovers = Deja { $a_card } arriba en la pila de descarte.
reason-skipbo-clears_place = Vacía una pila de descarte, y ganas sitio.
reason-skipbo-plays_hand = { $left ->
    [one] Te libra de una carta de la mano; queda { $left }.
   *[other] Te libra de una carta de la mano; quedan { $left }.
}
reason-skipbo-leaves_stock = Acaba el turno aunque la carta de tu pila de inicio encaja.
reason-skipbo-leaves_partner_stock = Acaba el turno aunque la carta de inicio de tu compañero encaja.
reason-skipbo-drops_wild = Aparta una carta Skip-Bo.
reason-skipbo-covers_wild = Tapa una carta Skip-Bo en tu pila de descarte.
reason-skipbo-holds_back = { $player } espera jugar { $a_card }: las pilas se quedan por debajo.
reason-skipbo-same = Va sobre otra carta igual ({ $card }): no se entierra nada.
reason-skipbo-run = Va sobre { $a_on }: las dos se pueden jugar seguidas.
reason-skipbo-double = Tienes otra igual ({ $card }) en la mano.
reason-skipbo-furthest = De las cartas de tu mano, es la que más tardará en encajar.
reason-skipbo-new_place = Empieza una pila de descarte propia: no se entierra nada.
reason-skipbo-buries = Entierra una carta más baja, { $a_on }, en tu pila de descarte.
reason-skipbo-covers = Tapa { $a_on } en tu pila de descarte.
reason-skipbo-nothing_left = No tienes nada en la mano ni nada que robar.

## Skyjo

reason-skyjo-first_look = Aún no se sabe nada: una carta vale como otra.
reason-skyjo-same_column = Mira en la misma columna, donde las cartas iguales valen más.
reason-skyjo-other_column = Mira en otra columna.
reason-skyjo-closes_lowest = Cierra la ronda mientras tienes menos que nadie: { $own }, y { $player } tiene unos { $other }.
reason-skyjo-closes_safely = Cierra la ronda con { $own }: eso nunca se dobla.
reason-skyjo-closes_risky = Cierra la ronda con { $own }, pero { $player } tiene unos { $other }: podría doblarse.
reason-skyjo-closes_blind = Da la vuelta a tu última carta y cierra la ronda.
reason-skyjo-completes_column = Completa la columna: tres veces { $card } se va.
reason-skyjo-loses_column = Hace tres veces { $card }, que tienen que irse, aunque convenía tenerlas.
reason-skyjo-breaks_pair = Separa dos cartas iguales ({ $old }) de una columna.
reason-skyjo-feeds_next = Deja { $a_card } a { $player }, que completa una columna con ella.
reason-skyjo-starts_column = Empieza una columna de { $card }: una más y se va.
reason-skyjo-denies = Toma { $a_card } antes de que { $player } complete una columna con ella.
reason-skyjo-rids_highest = Te libra de tu carta más alta: { $a_card } por { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } por { $a_old }: { $by } punto menos.
   *[other] { $a_card } por { $a_old }: { $by } puntos menos.
}
reason-skyjo-equal = { $a_card } por { $a_old }: nada cambia, y esperas.
reason-skyjo-raises = { $by ->
    [one] { $a_card } por { $a_old }: { $by } punto más.
   *[other] { $a_card } por { $a_old }: { $by } puntos más.
}
reason-skyjo-low_card = { $a_card } es menos que una carta boca abajo, que tiene { $mean } de media.
reason-skyjo-high_card = { $a_card } es más que una carta boca abajo, que tiene { $mean } de media.
reason-skyjo-draw_top_high = { $a_top } en el descarte es peor que el { $share } % de las cartas no vistas.
reason-skyjo-draw_hope = Espera algo mejor que { $a_top } del descarte.
reason-skyjo-rejects_worst = { $a_card } es peor que casi cualquier carta boca abajo.
reason-skyjo-rejects_high = { $a_card } es peor que el { $share } % de las cartas no vistas.
reason-skyjo-looks_for_third = Busca una tercera igual ({ $card }) en esta columna.
reason-skyjo-looks = Da la vuelta a una carta, que puede ser cualquiera.
