shared-skyjo-discard = défausse
shared-skyjo-drawn = piochée
shared-skyjo-lucky = Carte la plus chanceuse
shared-skyjo-lucky-text = { $player } pioche { $card } à la place de { $out }.
