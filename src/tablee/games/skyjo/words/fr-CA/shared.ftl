shared-skyjo-discard = écart
shared-skyjo-drawn = pigée
shared-skyjo-lucky-text = { $player } pige { $card } à la place de { $out }.
