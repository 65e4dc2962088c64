shared-skyjo-discard = Ablage
shared-skyjo-drawn = gezogen
shared-skyjo-lucky = Glücklichste Karte
shared-skyjo-lucky-text = { $player } zieht { $card } für { $out }.
