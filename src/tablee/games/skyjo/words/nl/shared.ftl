shared-skyjo-discard = aflegstapel
shared-skyjo-drawn = getrokken
shared-skyjo-lucky = Meeste geluk
shared-skyjo-lucky-text = { $player } trekt { $card } in plaats van { $out }.
