shared-skyjo-discard = aflegstapel
shared-skyjo-drawn = getrokken
shared-skyjo-lucky = Gelukkigste kaart
shared-skyjo-lucky-text = { $player } trekt { $card } in plaats van { $out }.
