shared-skyjo-discard = discard
shared-skyjo-drawn = drawn
shared-skyjo-lucky = Luckiest card
shared-skyjo-lucky-text = { $player } draws { $card } for { $out }.
