shared-skyjo-discard = descarte
shared-skyjo-drawn = comprada
shared-skyjo-lucky = Carta mais sortuda
shared-skyjo-lucky-text = { $player } compra { $card } no lugar de { $out }.
