## Skyjo

reason-skyjo-first_look = Aún no se sabe nada: una carta vale como otra.
reason-skyjo-same_column = Mira en la misma columna, donde las cartas iguales valen más.
reason-skyjo-other_column = Mira en otra columna.
reason-skyjo-closes_lowest = Cierra la ronda con menos que nadie: { $own }, y { $player } tiene unos { $other }.
reason-skyjo-closes_safely = Cierra la ronda con { $own }: eso nunca se duplica.
reason-skyjo-closes_risky = Cierra la ronda con { $own }, pero { $player } tiene unos { $other }: si al final alguien tiene tan pocos, se duplica.
reason-skyjo-closes_blind = Voltea la última carta y cierra la ronda.
reason-skyjo-completes_column = Completa la columna: tres veces { $card } se va.
reason-skyjo-loses_column = Hace tres veces { $card }, que tienen que irse, aunque convenía tenerlas.
reason-skyjo-breaks_pair = Separa dos cartas iguales ({ $old }) de una columna.
reason-skyjo-feeds_next = Deja { $a_card } a { $player }, que completa una columna con él.
reason-skyjo-starts_column = Empieza una columna de { $card }: una más y se va.
reason-skyjo-denies = Toma { $a_card } antes de que { $player } complete una columna con él.
reason-skyjo-rids_highest = Cambia la carta más alta: { $a_card } por { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } por { $a_old }: { $by } punto menos.
   *[other] { $a_card } por { $a_old }: { $by } puntos menos.
}
reason-skyjo-equal = { $a_card } por { $a_old }: nada cambia, es una forma de esperar.
reason-skyjo-raises = { $by ->
    [one] { $a_card } por { $a_old }: { $by } punto más.
   *[other] { $a_card } por { $a_old }: { $by } puntos más.
}
reason-skyjo-low_card = { $a_card } es menos que una carta boca abajo, que tiene { $mean } en promedio.
reason-skyjo-high_card = { $a_card } es más que una carta boca abajo, que tiene { $mean } en promedio.
reason-skyjo-draw_top_high = { $a_top } en el descarte es peor que el { $share } % de las cartas no vistas.
reason-skyjo-draw_hope = Espera algo mejor que { $a_top } del descarte.
reason-skyjo-rejects_worst = { $a_card } es peor que casi cualquier carta boca abajo.
reason-skyjo-rejects_high = { $a_card } es peor que el { $share } % de las cartas no vistas.
reason-skyjo-looks_for_third = Busca una tercera igual ({ $card }) en esta columna.
reason-skyjo-looks = Voltea una carta, que puede ser cualquiera.
