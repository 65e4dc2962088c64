## Skip-Bo

reason-skipbo-wins = Juega la última carta de la pila de inicio y gana.
reason-skipbo-stock = Juega la carta de la pila de inicio.
reason-skipbo-partner_stock = Juega la carta de la pila de inicio del compañero.
reason-skipbo-frees_stock_now = Justo después encaja la carta de la pila de inicio, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Lleva a la carta de la pila de inicio, { $a_card }: { $plays } carta más, y encaja.
   *[other] Lleva a la carta de la pila de inicio, { $a_card }: { $plays } cartas más, y encaja.
}
reason-skipbo-frees_partner_stock_now = Justo después encaja la carta de la pila de inicio del compañero, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Lleva a la carta de la pila de inicio del compañero, { $a_card }: { $plays } carta más, y encaja.
   *[other] Lleva a la carta de la pila de inicio del compañero, { $a_card }: { $plays } cartas más, y encaja.
}
reason-skipbo-new_hand = Vacía la mano, y se roban cartas nuevas.
reason-skipbo-blocks = Cubre el lugar donde encajaría la carta de la pila de inicio de { $player }, { $a_card }.
reason-skipbo-opens = Deja que { $player } juegue { $a_card } de su pila de inicio.
reason-skipbo-finishes_pile = Completa una pila de construcción y deja lugar para otra.
reason-skipbo-wild = Gasta una carta Skip-Bo.
reason-skipbo-uncovers = Deja { $a_card } arriba en la pila de descarte.
reason-skipbo-clears_place = Vacía una pila de descarte, y ganas lugar.
reason-skipbo-plays_hand = { $left ->
    [one] Una carta menos en la mano; queda { $left }.
   *[other] Una carta menos en la mano; quedan { $left }.
}
reason-skipbo-leaves_stock = Acaba el turno aunque la carta de la pila de inicio encaja.
reason-skipbo-leaves_partner_stock = Acaba el turno aunque la carta de la pila de inicio del compañero encaja.
reason-skipbo-drops_wild = Descarta una carta Skip-Bo.
reason-skipbo-covers_wild = Tapa una carta Skip-Bo en la pila de descarte.
reason-skipbo-holds_back = { $player } espera jugar { $a_card }: las pilas se quedan por debajo.
reason-skipbo-same = Va sobre otra carta igual ({ $card }): no se entierra nada.
reason-skipbo-run = Va sobre { $a_on }: las dos se pueden jugar seguidas.
reason-skipbo-double = Hay otra igual ({ $card }) en la mano.
reason-skipbo-furthest = De las cartas de la mano, es la que más tardará en encajar.
reason-skipbo-new_place = Empieza una pila de descarte propia: no se entierra nada.
reason-skipbo-buries = Entierra una carta más baja, { $a_on }, en la pila de descarte.
reason-skipbo-covers = Tapa { $a_on } en la pila de descarte.
reason-skipbo-nothing_left = No hay nada en la mano ni nada que robar.
