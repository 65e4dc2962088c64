shared-skyjo-discard = défausse
shared-skyjo-drawn = piochée
shared-skyjo-lucky = Plus beau coup de chance
shared-skyjo-lucky-text = { $player } pioche { $card } à la place de { $out }.
