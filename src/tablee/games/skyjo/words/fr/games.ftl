## Cartes, emplacements, quantités

pile-skyjo-draw = Pioche
pile-skyjo-discard = Défausse
pile-skyjo-grid = Cartes sur la table

## Les jeux

game-skyjo = Skyjo
game-skyjo-hint = Douze cartes cachées : échange, retourne, et finis avec le moins de points possible.

## Niveaux des robots

level-skyjo-1-hint = Aime les petites cartes, s’attache aux moyennes et oublie de regarder les colonnes.
level-skyjo-2-hint = Échange le gros contre le petit et complète ses colonnes, mais termine sans regarder les autres.
level-skyjo-3-hint = Compte les cartes sorties, collectionne les colonnes et réfléchit avant de terminer.
level-skyjo-4-hint = Pèse chaque carte pour lui comme pour toi, et termine quand cela te fait le plus mal.
level-skyjo-5-hint = A appris, en des millions de manches, ce que valent les cartes sur la table, et prévoit un tour d’avance.
level-skyjo-6-hint = Essaie mentalement ses meilleurs coups, et sait ce que vaut un point à ce stade de la partie.

## Options du Skyjo

option-skyjo-limit = Durée de la partie
option-skyjo-limit-hint = On joue des manches jusqu’à ce que quelqu’un ait ce nombre de points. Le total le plus bas gagne alors.
option-skyjo-limit-value = { $points ->
    [none] Une seule manche
    [one] { $points } point
   *[other] { $points } points
}
option-skyjo-next_start = Qui commence les manches suivantes
option-skyjo-next_start-hint = À la première manche, c’est toujours la plus forte somme de deux cartes.
option-skyjo-next_start-highest = La plus forte somme
option-skyjo-next_start-highest-hint = À chaque manche, celui qui montre la plus forte somme avec deux cartes commence.
option-skyjo-next_start-closer = Celui qui a terminé
option-skyjo-next_start-closer-hint = Celui qui a terminé la manche précédente commence la suivante.
option-skyjo-clear_on_reveal = Colonnes identiques à la fin
option-skyjo-clear_on_reveal-hint = Quand on retourne les dernières cartes, une colonne peut se révéler faite de trois cartes identiques.
option-skyjo-clear_on_reveal-true = Elles partent
option-skyjo-clear_on_reveal-true-hint = Une telle colonne est retirée et ne compte pas.
option-skyjo-clear_on_reveal-false = Elles comptent
option-skyjo-clear_on_reveal-false-hint = Une telle colonne reste, et ses cartes s’additionnent.
option-skyjo-dealer = Premier donneur
option-skyjo-dealer-hint = À somme égale, le premier après le donneur commence.
option-skyjo-dealer-value = { $who ->
    [you] C’est toi qui distribues
   *[other] { $player } distribue
}
option-skyjo-handicap = Handicap
option-skyjo-handicap-hint = Pour que chacun gagne à peu près aussi souvent : des points au départ pour qui joue mieux.
option-skyjo-handicap-value = { $count ->
    [none] Sans handicap
    [one] { $player } commence avec { $count } point
   *[other] { $player } commence avec { $count } points
}

## Où l’on en est

phase-skyjo-set_up = { $who ->
    [you] Retourne deux de tes cartes.
   *[other] Chacun retourne deux cartes.
}
phase-skyjo-turn = { $who ->
    [you] C’est à toi : pioche, ou prends la carte de la défausse.
   *[other] C’est à { $player } de jouer.
}
phase-skyjo-drawn = { $who ->
    [you] Échange la carte piochée, ou défausse-la et retourne une carte.
   *[other] { $player } a pioché et réfléchit.
}
phase-skyjo-over = La manche est finie.

## Comment finit une manche

outcome-skyjo-closed = La manche est terminée et toutes les cartes sont visibles.

## Ce qui se passe au Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carte de la défausse forme la nouvelle pioche.
       *[other] { $count } cartes de la défausse, mélangées, forment une nouvelle pioche.
    }
   *[deck] On mélange les cartes.
}
event-skyjo-dealt = { $who ->
    [you] Tu distribues.
   *[other] { $player } distribue.
} La défausse commence par { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Tu retournes { $cell } : { $a_card }.
   *[other] { $player } retourne { $cell } : { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Tu commences la manche.
   *[other] { $player } commence la manche.
}
event-skyjo-drew = { $who ->
    [you] Tu pioches
   *[other] { $player } pioche
} { $card ->
    [none] une carte.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Tu prends le { $card } de la défausse pour { $cell } ; { $a_out } s’en va.
       *[other] { $player } prend le { $card } de la défausse pour { $cell } ; { $a_out } s’en va.
    }
   *[no] { $who ->
        [you] Tu poses le { $card } pioché en { $cell } ; { $a_out } s’en va.
       *[other] { $player } pose le { $card } pioché en { $cell } ; { $a_out } s’en va.
    }
}
event-skyjo-rejected = { $who ->
    [you] Tu défausses le { $card } pioché.
   *[other] { $player } défausse le { $card } pioché.
}
event-skyjo-column_cleared = { $who ->
    [you] Ta colonne { $column } s’en va : trois fois { $card }.
   *[other] { $player } retire sa colonne { $column } : trois fois { $card }.
}
event-skyjo-closed = { $who ->
    [you] Toutes tes cartes sont visibles : encore un tour pour chacun des autres.
   *[other] { $player } a retourné toutes ses cartes : encore un tour pour chacun des autres.
}
event-skyjo-revealed = { $who ->
    [you] Toi, en { $cell } : { $a_card }.
   *[other] { $player }, en { $cell } : { $a_card }.
}
part-doubled = { $whom ->
    [you] Tes points ont été doublés : tu as terminé, mais quelqu’un d’autre en avait autant ou moins.
   *[other] Points doublés pour { $other }, qui a terminé alors que quelqu’un d’autre en avait autant ou moins.
}
part-round-winners = { $won ->
    [you] La manche est finie : c’est toi qui as le moins de points.
    [with_others] La manche est finie : { $others } et toi avez le moins de points.
    [one] La manche est finie : { $winners } a le moins de points.
   *[several] La manche est finie : { $winners } ont le moins de points.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Pourquoi pas : préparer une table

refusal-limit = La partie se joue jusqu’à un nombre de points à partir de 1, ou en une seule manche ; « { $given } » n’est ni l’un ni l’autre.

## Pourquoi pas : un coup

refusal-round_over = La manche est finie : on ne peut plus rien jouer.
refusal-two_turned_already = Tes deux cartes sont retournées ; les autres choisissent encore les leurs.
refusal-set_up_first = D’abord, chacun retourne deux cartes.
refusal-set_up_is_over = Chacun a retourné ses deux cartes : la manche a commencé.
refusal-must_decide = Tu as pioché : échange la carte contre une des tiennes, ou défausse-la et retourne une carte.
refusal-nothing_drawn = Tu n’as pas encore pioché : pioche, ou prends la carte de la défausse.
refusal-cell_gone = Il n’y a plus de carte en { $cell } : sa colonne est partie.
refusal-already_face_up = La carte en { $cell } est déjà visible.
