shared-skyjo-discard = descarte
shared-skyjo-drawn = comprada
shared-skyjo-lucky = Carta de mais sorte
shared-skyjo-lucky-text = { $player } compra { $card } no lugar de { $out }.
