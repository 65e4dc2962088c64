## Cartes, emplacements, quantités

pile-skipbo-stock = Stock
pile-skipbo-draw = Pioche
pile-skipbo-building = Série { $pile }
pile-skipbo-discard = Défausse { $pile }
pile-skipbo-hand = Main

## Les jeux

game-skipbo = Skip-Bo
game-skipbo-hint = Complète les séries au centre et vide ton stock avant les autres.

## Niveaux des robots

level-skipbo-1-hint = Joue ce qui se présente, oublie parfois son stock et gaspille ses cartes Skip-Bo.
level-skipbo-2-hint = Joue d’abord son stock et range bien ses défausses, mais ne regarde jamais les tiennes.
level-skipbo-3-hint = Prépare tout son tour pour vider son stock et évite de monter jusqu’à la carte que tu attends.
level-skipbo-4-hint = Calcule aussi loin que ses cartes le permettent ; d’innombrables parties lui ont appris ce qui paie.
level-skipbo-5-hint = A appris, en des millions de parties, ce que vaut une position, et prévoit des tours entiers.
level-skipbo-6-hint = Essaie mentalement ses meilleurs tours, contre tout ce que tu pourrais avoir en main.

## Options du Skip-Bo

option-skipbo-stock_size = Cartes par stock
option-skipbo-stock_size-hint = Moins de cartes, partie plus courte. D’habitude 30 jusqu’à quatre joueurs, 20 à cinq ou six.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } cartes (jeu rapide)
    [one] { $count } carte
   *[other] { $count } cartes
}
option-skipbo-partners = Jeu par équipes
option-skipbo-partners-hint = À quatre ou à six : les partenaires sont face à face et gagnent ensemble.
option-skipbo-partners-true = Par équipes de deux
option-skipbo-partners-true-hint = Tu peux aussi jouer le stock et les défausses de ton partenaire.
option-skipbo-partners-false = Chacun pour soi
option-skipbo-partners-false-hint = Le premier qui vide son stock gagne.
option-skipbo-target = Durée de la partie
option-skipbo-target-hint = On joue des manches jusqu’à ce que quelqu’un ait ce nombre de points.
option-skipbo-target-value = { $points ->
    [none] Une seule manche
    [one] { $points } point
   *[other] { $points } points
}
option-skipbo-stalemate = Si le jeu est bloqué
option-skipbo-stalemate-hint = Ce qui se passe quand personne n’a déplacé de carte pendant un tour de table entier.
option-skipbo-stalemate-end = La manche s’arrête
option-skipbo-stalemate-end-hint = Celui à qui il reste le moins de cartes dans son stock gagne.
option-skipbo-stalemate-reshuffle = On mélange les défausses
option-skipbo-stalemate-reshuffle-hint = Toutes les défausses forment une nouvelle pioche et le jeu continue.
option-skipbo-dealer = Premier donneur
option-skipbo-dealer-hint = C’est le joueur à gauche du donneur qui commence.
option-skipbo-dealer-value = { $who ->
    [none] Au tirage : qui a la plus forte carte distribue
    [you] C’est toi qui distribues
   *[other] { $player } distribue
}
option-skipbo-manners = Manières à table
option-skipbo-manners-hint = Peut-on enfreindre les règles, comme à une vraie table ?
option-skipbo-manners-strict = Strictes
option-skipbo-manners-strict-hint = Ce que les règles interdisent est refusé, sans pénalité.
option-skipbo-manners-human = Humaines
option-skipbo-manners-human-hint = On peut piocher trop, jouer hors de son tour ou souffler au partenaire. Pris sur le fait, on paie.
option-skipbo-penalty_cards = Cartes de pénalité
option-skipbo-penalty_cards-hint = Où elles vont dans le stock. Seulement avec des manières humaines.
option-skipbo-penalty_cards-shuffle = Mélangées
option-skipbo-penalty_cards-shuffle-hint = Elles sont mélangées aux cartes cachées du stock.
option-skipbo-penalty_cards-bottom = Dessous
option-skipbo-penalty_cards-bottom-hint = Elles vont sous le stock.
option-skipbo-caught_turn = Pris hors de son tour
option-skipbo-caught_turn-hint = Ce que devient un tour joué à la place d’un autre. Seulement avec des manières humaines.
option-skipbo-caught_turn-stop = Interrompu
option-skipbo-caught_turn-stop-hint = Ce qui est joué reste joué ; les cartes piochées retournent à la pioche.
option-skipbo-caught_turn-annul = Annulé
option-skipbo-caught_turn-annul-hint = Toutes les cartes de ce tour retournent à leur place.
option-skipbo-caught_turn-keep = Interrompu, cartes gardées
option-skipbo-caught_turn-keep-hint = Ce qui est joué et pioché reste tel quel.
option-skipbo-barred_turn = Pioche interdite
option-skipbo-barred_turn-hint = Ce que le joueur pris en faute ne peut pas faire à son prochain tour. Seulement avec des manières humaines.
option-skipbo-barred_turn-first = Au début du tour
option-skipbo-barred_turn-first-hint = Son prochain tour commence sans piocher ; une main vidée se complète comme d’habitude.
option-skipbo-barred_turn-whole = Tout le tour
option-skipbo-barred_turn-whole-hint = Il ne pioche aucune carte pendant son prochain tour.
option-skipbo-calls = Jusqu’à quand on peut dénoncer
option-skipbo-calls-hint = Jusqu’à quand on peut dénoncer une pioche de trop ou des paroles. Seulement avec des manières humaines.
option-skipbo-calls-next_turn = Jusqu’à son prochain tour
option-skipbo-calls-next_turn-hint = Jusqu’à ce que commence le prochain tour du fautif.
option-skipbo-calls-turn = Jusqu’à la fin du tour
option-skipbo-calls-turn-hint = Une fois le tour terminé, c’est oublié.
option-skipbo-handicap = Handicap
option-skipbo-handicap-hint = Pour que chacun gagne à peu près aussi souvent : un stock plus petit pour qui joue moins bien.
option-skipbo-handicap-value = { $count ->
    [none] Sans handicap
    [one] { $player } commence avec { $count } carte de moins
   *[other] { $player } commence avec { $count } cartes de moins
}
option-skipbo-head_start = Points d’avance
option-skipbo-head_start-hint = Plus fin qu’avec des cartes : des points au départ de la partie pour qui joue moins bien.
option-skipbo-head_start-value = { $count ->
    [none] Sans points d’avance
    [one] { $player } commence avec { $count } point
   *[other] { $player } commence avec { $count } points
}

## Manières humaines au Skip-Bo

manner-over_draw = Piocher une carte de trop
manner-over_draw-hint = Prends une carte de plus que permis. Qui le remarque peut te dénoncer.
manner-out_of_turn = Jouer hors de son tour
manner-out_of_turn-hint = Commence un tour qui n’est pas le tien, en espérant que personne ne le voie.
manner-talk = Souffler à ton partenaire
manner-talk-hint = Pendant son tour, tu dois te taire. Si quelqu’un te dénonce, cela coûte deux cartes.
manner-call = Flagrant délit !
manner-call-hint = Dis que { $player } a enfreint une règle. Se tromper ne coûte rien, mais c’est compté.

## Où l’on en est

phase-skipbo-turn = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $player } de jouer.
}
phase-skipbo-over = La manche est finie.

## Comment finit une manche

outcome-skipbo-stock_empty = Le stock est vide.
outcome-skipbo-stalemate = Le jeu était bloqué : le plus petit stock gagne.
outcome-skipbo-draw = Le jeu était bloqué et les plus petits stocks sont à égalité : manche nulle.

## Ce qui se passe au Skip-Bo

event-skipbo-shuffled = { $what ->
    [dealer_draw] On mélange les cartes pour tirer le donneur.
    [draw_pile] { $count ->
        [one] { $count } carte forme la nouvelle pioche.
       *[other] { $count } cartes mélangées forment une nouvelle pioche.
    }
    [stock] { $who ->
        [you] On mélange ton stock.
       *[other] On mélange le stock chez { $player }.
    }
   *[deck] On mélange les cartes.
}
event-skipbo-dealer_drew = { $who ->
    [you] Pour la donne, tu tires { $a_card }.
   *[other] Pour la donne, { $player } tire { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Tu distribues
   *[other] { $player } distribue
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] { $stock_size } carte à chacun
       *[other] { $stock_size } cartes à chacun
    }
   *[other] des stocks de taille inégale ({ $stock_sizes })
}. Sur les stocks : { $tops }.
event-skipbo-turn_began = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $player } de jouer.
}
event-skipbo-drew = { $who ->
    [you] Tu pioches
   *[other] { $player } pioche
} { $cards ->
    [none] { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] un Skip-Bo pour un { $number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] de ton stock
    [hand] de ta main
   *[discard] de ta défausse { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] de son stock
            [hand] de sa main
           *[discard] de sa défausse { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] du stock de { $who ->
            [you] ton
           *[other] son
        } partenaire ({ $other })
        [hand] de la main de { $who ->
            [you] ton
           *[other] son
        } partenaire ({ $other })
       *[discard] de la défausse { $from_pile } de { $who ->
            [you] ton
           *[other] son
        } partenaire ({ $other })
    }
}
event-skipbo-played = { $who ->
    [you] Tu joues { part-played-card } { part-played-from } sur la série { $pile }.
   *[other] { $player } joue { part-played-card } { part-played-from } sur la série { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] Tu as vidé ton stock !
       *[other] { $player } a vidé son stock !
    }
   *[other] { $who ->
        [you] Tu retournes { $a_card } sur ton stock.
       *[other] { $player } retourne { $a_card } sur son stock.
    }
}
event-skipbo-pile_finished = La série { $pile } est complète : on la met de côté.
event-skipbo-discarded = { $who ->
    [you] Tu défausses { $a_card } sur ta défausse { $pile }.
   *[other] { $player } défausse { $a_card } sur sa défausse { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] Ton tour est fini.
   *[other] { $player } a fini son tour.
}
event-skipbo-game_ended = { $reason ->
    [stalemate] Le jeu est bloqué : le plus petit stock gagne. { part-winners } { part-scores }
    [draw] Le jeu est bloqué et les plus petits stocks sont à égalité : manche nulle. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Tu pioches une carte de trop.
       *[other] { $player } pioche une carte de trop.
    }
   *[other] { $who ->
        [you] Tu pioches une carte de trop : { $cards }.
       *[other] { $player } pioche une carte de trop : { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] { $whom ->
        [self] Tu reprends ton tour.
       *[other] Tu te mets à jouer alors que c’est à { $other }.
    }
   *[other] { $whom ->
        [self] { $player } reprend son tour.
        [you] { $player } se met à jouer alors que c’est à toi !
       *[other] { $player } se met à jouer alors que c’est à { $other }.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] Tu reprends ton tour.
   *[other] { $player } reprend son tour.
}
event-skipbo-began = { $who ->
    [you] Tu commences à jouer.
   *[other] { $player } commence à jouer.
}
event-skipbo-talked = { $who ->
    [you] Tu parles pendant le tour de ton partenaire.
   *[other] { $player } dit quelque chose.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Tu dénonces { $other }, à juste titre.
       *[no] Tu dénonces { $other }, mais à tort.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } te dénonce, à juste titre.
           *[no] { $player } te dénonce, mais à tort.
        }
       *[other] { $right ->
            [yes] { $player } dénonce { $other }, à juste titre.
           *[no] { $player } dénonce { $other }, mais à tort.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] pour avoir parlé
   *[over_draw] pour avoir trop pioché
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] Tu ajoutes { $cards } carte à ton stock sans la regarder, { part-penalty-reason }.
       *[other] Tu ajoutes { $cards } cartes à ton stock sans les regarder, { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $player } ajoute { $cards } carte à son stock sans la regarder, { part-penalty-reason }.
       *[other] { $player } ajoute { $cards } cartes à son stock sans les regarder, { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] C’est de nouveau à toi de jouer.
   *[other] C’est de nouveau à { $other } de jouer.
}
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] Les cartes piochées retournent à la pioche. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Tu te fais prendre : tout ton tour est annulé. { part-goes-on }
       *[other] { $player } se fait prendre : tout son tour est annulé. { part-goes-on }
    }
   *[no] { $who ->
        [you] Tu te fais prendre : ton tour s’arrête là. { part-stopped }
       *[other] { $player } se fait prendre : son tour s’arrête là. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Tu te fais prendre pour avoir joué hors de ton tour.
   *[other] { $player } se fait prendre pour avoir joué hors de son tour.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } Les cartes piochées retournent à la pioche.
}

## Pourquoi pas : préparer une table

refusal-stock_size = À { $players } joueurs, un stock compte de 1 à { $most } cartes ; « { $given } » n’est pas possible.
refusal-target = La partie se joue jusqu’à un nombre de points à partir de 1, ou en une seule manche ; « { $given } » n’est ni l’un ni l’autre.
refusal-partners = Pour jouer par équipes, il faut être 4 ou 6 ; vous êtes { $players }.

## Pourquoi pas : un coup

refusal-game_over = La manche est finie : on ne peut plus rien jouer.
refusal-stock_empty = Ce stock est vide.
refusal-not_in_hand = Tu n’as pas de { $card } en main.
refusal-discard_empty = La défausse { $pile } est vide.
refusal-no_partner = Personne n’a de partenaire à cette table.
refusal-does_not_fit = La série { $pile } attend { $a_needed } ou un Skip-Bo ; { $a_card } ne convient pas.
refusal-must_discard = Tu as encore des cartes en main : termine ton tour en en défaussant une.
refusal-strict_table = Ce n’est possible qu’à une table aux manières humaines ; celle-ci est stricte.
refusal-nothing_to_draw = Il ne reste rien à piocher.
refusal-own_turn = C’est ton tour : tu ne peux pas jouer hors de ton tour.
refusal-not_a_silent_partner = Seul le partenaire de celui qui joue doit se taire.
refusal-already_talked = Tu as déjà parlé pendant ce tour.
refusal-own_call = On ne se dénonce pas soi-même.
refusal-not_an_opponent = À cette table, on ne dénonce que ses adversaires.
