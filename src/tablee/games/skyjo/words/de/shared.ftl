shared-skyjo-discard = Ablage
shared-skyjo-drawn = gezogen
shared-skyjo-lucky = Größter Glücksgriff
shared-skyjo-lucky-text = { $player } zieht { $card } für { $out }.
