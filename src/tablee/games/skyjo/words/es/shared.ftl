shared-skyjo-discard = descarte
shared-skyjo-drawn = robada
shared-skyjo-lucky = Carta con más suerte
shared-skyjo-lucky-text = { $player } roba { $card } en lugar de { $out }.
