shared-skyjo-discard = scarti
shared-skyjo-drawn = pescata
shared-skyjo-lucky = Carta più fortunata
shared-skyjo-lucky-text = { $player } pesca { $card } al posto di { $out }.
