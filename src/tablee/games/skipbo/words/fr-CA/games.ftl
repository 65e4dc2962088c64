## Cartes, emplacements, quantités

pile-skipbo-stock = Pile d’accumulation
pile-skipbo-draw = Talon
pile-skipbo-building = Séquence { $pile }
pile-skipbo-discard = Écart { $pile }

## Les jeux

game-skipbo-hint = Complète les séquences au centre et vide ta pile d’accumulation avant les autres.

## Niveaux des robots

level-skipbo-1-hint = Joue ce qui se présente, oublie parfois sa pile d’accumulation et gaspille ses cartes Skip-Bo.
level-skipbo-2-hint = Joue d’abord sa pile d’accumulation et range bien ses écarts, mais ne regarde jamais les tiens.
level-skipbo-3-hint = Prépare tout son tour pour vider sa pile d’accumulation et évite de monter jusqu’à la carte que tu attends.

## Options du Skip-Bo

option-skipbo-stock_size = Cartes par pile d’accumulation
option-skipbo-stock_size-value = { $count ->
    [10] { $count } cartes (version abrégée)
    [one] { $count } carte
   *[other] { $count } cartes
}
option-skipbo-partners-hint = À quatre ou à six : les équipiers sont face à face et gagnent ensemble.
option-skipbo-partners-true-hint = Tu peux aussi jouer la pile d’accumulation et les écarts de ton équipier.
option-skipbo-partners-false-hint = Le premier qui vide sa pile d’accumulation gagne.
option-skipbo-stalemate-end-hint = Celui à qui il reste le moins de cartes dans sa pile d’accumulation gagne.
option-skipbo-stalemate-reshuffle = On brasse les écarts
option-skipbo-stalemate-reshuffle-hint = Tous les écarts forment un nouveau talon et le jeu continue.
option-skipbo-manners-human-hint = On peut piger trop, jouer hors de son tour ou souffler à son équipier. Pris sur le fait, on paie.
option-skipbo-penalty_cards-hint = Où elles vont dans la pile d’accumulation. Seulement avec des manières humaines.
option-skipbo-penalty_cards-shuffle = Brassées
option-skipbo-penalty_cards-shuffle-hint = Elles sont brassées avec les cartes cachées de la pile d’accumulation.
option-skipbo-penalty_cards-bottom-hint = Elles vont sous la pile d’accumulation.
option-skipbo-caught_turn-stop-hint = Ce qui est joué reste joué; les cartes pigées retournent au talon.
option-skipbo-caught_turn-keep-hint = Ce qui est joué et pigé reste tel quel.
option-skipbo-barred_turn = Pige interdite
option-skipbo-barred_turn-first-hint = Son prochain tour commence sans piger; une main vidée se complète comme d’habitude.
option-skipbo-barred_turn-whole-hint = Il ne pige aucune carte pendant son prochain tour.
option-skipbo-calls-hint = Jusqu’à quand on peut dénoncer une carte pigée en trop ou des paroles. Seulement avec des manières humaines.
option-skipbo-handicap-hint = Pour que chacun gagne à peu près aussi souvent : une pile d’accumulation plus petite pour qui joue moins bien.

## Manières humaines au Skip-Bo

manner-over_draw = Piger une carte de trop
manner-talk = Souffler à ton équipier

## Comment finit une manche

outcome-skipbo-stock_empty = La pile d’accumulation est vide.
outcome-skipbo-stalemate = Le jeu était bloqué : la plus petite pile d’accumulation gagne.
outcome-skipbo-draw = Le jeu était bloqué et les plus petites piles d’accumulation sont à égalité : manche nulle.

## Ce qui se passe au Skip-Bo

event-skipbo-shuffled = { $what ->
    [dealer_draw] On brasse les cartes pour tirer le donneur.
    [draw_pile] { $count ->
        [one] { $count } carte forme le nouveau talon.
       *[other] { $count } cartes brassées forment un nouveau talon.
    }
    [stock] { $who ->
        [you] On brasse ta pile d’accumulation.
       *[other] On brasse la pile d’accumulation chez { $player }.
    }
   *[deck] On brasse les cartes.
}
event-skipbo-dealer_drew = { $who ->
    [you] Pour la donne, tu piges { $a_card }.
   *[other] Pour la donne, { $player } pige { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Tu distribues
   *[other] { $player } distribue
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] { $stock_size } carte à chacun
       *[other] { $stock_size } cartes à chacun
    }
   *[other] des piles d’accumulation de taille inégale ({ $stock_sizes })
}. Sur les piles d’accumulation : { $tops }.
event-skipbo-drew = { $who ->
    [you] Tu piges
   *[other] { $player } pige
} { $cards ->
    [none] { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] { $cards }.
}
part-from-yours = { $source ->
    [stock] de ta pile d’accumulation
    [hand] de ta main
   *[discard] de ton écart { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] de sa pile d’accumulation
            [hand] de sa main
           *[discard] de son écart { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] de la pile d’accumulation de { $who ->
            [you] ton
           *[other] son
        } équipier ({ $other })
        [hand] de la main de { $who ->
            [you] ton
           *[other] son
        } équipier ({ $other })
       *[discard] de l’écart { $from_pile } de { $who ->
            [you] ton
           *[other] son
        } équipier ({ $other })
    }
}
event-skipbo-played = { $who ->
    [you] Tu joues { part-played-card } { part-played-from } sur la séquence { $pile }.
   *[other] { $player } joue { part-played-card } { part-played-from } sur la séquence { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] Tu as vidé ta pile d’accumulation!
       *[other] { $player } a vidé sa pile d’accumulation!
    }
   *[other] { $who ->
        [you] Tu retournes { $a_card } sur ta pile d’accumulation.
       *[other] { $player } retourne { $a_card } sur sa pile d’accumulation.
    }
}
event-skipbo-pile_finished = La séquence { $pile } est complète : on la met de côté.
event-skipbo-discarded = { $who ->
    [you] Tu rejettes { $a_card } sur ton écart { $pile }.
   *[other] { $player } rejette { $a_card } sur son écart { $pile }.
}
event-skipbo-game_ended = { $reason ->
    [stalemate] Le jeu est bloqué : la plus petite pile d’accumulation gagne. { part-winners } { part-scores }
    [draw] Le jeu est bloqué et les plus petites piles d’accumulation sont à égalité : manche nulle. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Tu piges une carte de trop.
       *[other] { $player } pige une carte de trop.
    }
   *[other] { $who ->
        [you] Tu piges une carte de trop : { $cards }.
       *[other] { $player } pige une carte de trop : { $cards }.
    }
}
event-skipbo-talked = { $who ->
    [you] Tu parles pendant le tour de ton équipier.
   *[other] { $player } dit quelque chose.
}
part-penalty-reason = { $reason ->
    [talk] pour avoir parlé
   *[over_draw] pour avoir trop pigé
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] Tu ajoutes { $cards } carte à ta pile d’accumulation sans la regarder, { part-penalty-reason }.
       *[other] Tu ajoutes { $cards } cartes à ta pile d’accumulation sans les regarder, { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $player } ajoute { $cards } carte à sa pile d’accumulation sans la regarder, { part-penalty-reason }.
       *[other] { $player } ajoute { $cards } cartes à sa pile d’accumulation sans les regarder, { part-penalty-reason }.
    }
}
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] Les cartes pigées retournent au talon. { part-goes-on }
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } Les cartes pigées retournent au talon.
}

## Pourquoi pas : préparer une table

refusal-stock_size = À { $players } joueurs, une pile d’accumulation compte de 1 à { $most } cartes; « { $given } » n’est pas possible.

## Pourquoi pas : un coup

refusal-stock_empty = Cette pile d’accumulation est vide.
refusal-discard_empty = L’écart { $pile } est vide.
refusal-no_partner = Personne n’a d’équipier à cette table.
refusal-does_not_fit = La séquence { $pile } attend { $a_needed } ou un Skip-Bo; { $a_card } ne convient pas.
refusal-must_discard = Tu as encore des cartes en main : termine ton tour en en rejetant une.
refusal-nothing_to_draw = Il ne reste rien à piger.
refusal-not_a_silent_partner = Seul l’équipier de celui qui joue doit se taire.
