## Cartes, emplacements, quantités

pile-skyjo-draw = Talon
pile-skyjo-discard = Écart

## Où l’on en est

phase-skyjo-turn = { $who ->
    [you] C’est à toi : pige, ou prends la carte de l’écart.
   *[other] C’est à { $player } de jouer.
}
phase-skyjo-drawn = { $who ->
    [you] Échange la carte pigée, ou rejette-la et retourne une carte.
   *[other] { $player } a pigé et réfléchit.
}

## Ce qui se passe au Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carte de l’écart forme le nouveau talon.
       *[other] { $count } cartes de l’écart, brassées, forment un nouveau talon.
    }
   *[deck] On brasse les cartes.
}
event-skyjo-dealt = { $who ->
    [you] Tu distribues.
   *[other] { $player } distribue.
} L’écart commence par { $a_discard }.
event-skyjo-drew = { $who ->
    [you] Tu piges
   *[other] { $player } pige
} { $card ->
    [none] une carte.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Tu prends le { $card } de l’écart pour { $cell }; { $a_out } s’en va.
       *[other] { $player } prend le { $card } de l’écart pour { $cell }; { $a_out } s’en va.
    }
   *[no] { $who ->
        [you] Tu poses le { $card } pigé en { $cell }; { $a_out } s’en va.
       *[other] { $player } pose le { $card } pigé en { $cell }; { $a_out } s’en va.
    }
}
event-skyjo-rejected = { $who ->
    [you] Tu rejettes le { $card } pigé.
   *[other] { $player } rejette le { $card } pigé.
}

## Pourquoi pas : un coup

refusal-must_decide = Tu as pigé : échange la carte contre une des tiennes, ou rejette-la et retourne une carte.
refusal-nothing_drawn = Tu n’as pas encore pigé : pige, ou prends la carte de l’écart.
