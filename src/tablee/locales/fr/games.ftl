### Ce que les deux jeux et le serveur disent aux gens. Le mode d’emploi est en tête de en/games.ftl.
### Mots des règles françaises : stock, pioche, série (centrale), pile de défausse, donneur ; une partie compte
### plusieurs manches. On se tutoie. Pas de « de » devant un nom de joueur (Anne ferait « d’Anne »).

## Cartes, emplacements, quantités

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] un Skip-Bo
    [-2] un −2
    [-1] un −1
   *[other] un { $face }
}
card-face-down = carte face cachée
card-gone = emplacement vide
cell-spoken = colonne { $column }, ligne { $row }
pile-skipbo-stock = Stock
pile-skipbo-draw = Pioche
pile-skipbo-building = Série { $pile }
pile-skipbo-discard = Défausse { $pile }
pile-skipbo-hand = Main
pile-skyjo-draw = Pioche
pile-skyjo-discard = Défausse
pile-skyjo-grid = Cartes sur la table
player-value = { $who ->
    [you] toi { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les jeux

game-skipbo = Skip-Bo
game-skipbo-hint = Complète les séries au centre et vide ton stock avant les autres.
game-skyjo = Skyjo
game-skyjo-hint = Douze cartes cachées : échange, retourne, et finis avec le moins de points possible.

## Niveaux des robots

level-1 = Moineau
level-2 = Rouge-gorge
level-3 = Pie
level-4 = Hibou
level-5 = Faucon
level-6 = Champion
level-skipbo-1-hint = Joue ce qui se présente, oublie parfois son stock et gaspille ses cartes Skip-Bo.
level-skipbo-2-hint = Joue d’abord son stock et range bien ses défausses, mais ne regarde jamais les tiennes.
level-skipbo-3-hint = Prépare tout son tour pour vider son stock et évite de monter jusqu’à la carte que tu attends.
level-skipbo-4-hint = Calcule aussi loin que ses cartes le permettent ; d’innombrables parties lui ont appris ce qui paie.
level-skipbo-5-hint = A appris, en des millions de parties, ce que vaut une position, et prévoit des tours entiers.
level-skipbo-6-hint = Essaie ses meilleurs tours de tête, contre tout ce que tu pourrais avoir en main.
level-skyjo-1-hint = Aime les petites cartes, s’attache aux moyennes et oublie de regarder les colonnes.
level-skyjo-2-hint = Échange le gros contre le petit et complète ses colonnes, mais termine sans regarder les autres.
level-skyjo-3-hint = Compte les cartes sorties, collectionne les colonnes et réfléchit avant de terminer.
level-skyjo-4-hint = Pèse chaque carte pour lui comme pour toi, et termine quand cela te fait le plus mal.
level-skyjo-5-hint = A appris, en des millions de manches, ce que valent les cartes sur la table, et prévoit un tour d’avance.
level-skyjo-6-hint = Essaie ses meilleurs coups de tête, et sait ce que vaut un point à ce stade de la partie.

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
    [none] Au tirage : la plus forte carte donne
    [you] C’est toi qui donnes
   *[other] { $player } donne
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
option-skipbo-caught_turn-annul = Annulé
option-skipbo-caught_turn-annul-hint = Toutes les cartes de ce tour retournent à leur place.
option-skipbo-caught_turn-stop = Interrompu
option-skipbo-caught_turn-stop-hint = Ce qui est joué reste joué.
option-skipbo-barred_turn = Pioche interdite
option-skipbo-barred_turn-hint = Ce que le joueur pris en faute ne peut pas faire à son prochain tour. Seulement avec des manières humaines.
option-skipbo-barred_turn-first = Au début du tour
option-skipbo-barred_turn-first-hint = Son prochain tour commence sans piocher ; une main vidée se complète comme d’habitude.
option-skipbo-barred_turn-whole = Tout le tour
option-skipbo-barred_turn-whole-hint = Il ne pioche aucune carte pendant son prochain tour.

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
option-skyjo-clear_on_reveal-hint = Quand on retourne les dernières cartes, une colonne peut se révéler faite de trois cartes égales.
option-skyjo-clear_on_reveal-true = Elles partent
option-skyjo-clear_on_reveal-true-hint = Une telle colonne est retirée et ne compte pas.
option-skyjo-clear_on_reveal-false = Elles comptent
option-skyjo-clear_on_reveal-false-hint = Une telle colonne reste, et ses cartes s’additionnent.
option-skyjo-dealer = Premier donneur
option-skyjo-dealer-hint = À somme égale, le premier après le donneur commence.
option-skyjo-dealer-value = { $who ->
    [you] C’est toi qui donnes
   *[other] { $player } donne
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
table-phase-gathering = On attend des joueurs
table-phase-playing = Partie en cours
table-phase-between = Entre deux manches
table-phase-over = La partie est finie
seat-empty = Place libre
seat-bot = Robot
seat-you = Toi
seat-ready = Prêt
seat-not_ready = Pas encore prêt
seat-here = À table
seat-away = Petite pause
seat-stand_in = En pause, un robot joue

## Comment finit une manche

outcome-skipbo-stock_empty = Le stock est vide.
outcome-skipbo-stalemate = Le jeu était bloqué : le plus petit stock gagne.
outcome-skipbo-draw = Le jeu était bloqué et les plus petits stocks sont à égalité : match nul.
outcome-skyjo-closed = La manche est terminée et toutes les cartes sont visibles.

## Réactions

reaction-hello = Bonjour !
reaction-well_played = Bien joué !
reaction-thanks = Merci !
reaction-oops = Oups !
reaction-wow = Ouah !
reaction-hurry = Allez, joue !
reaction-laugh = Ha ha !
reaction-sorry = Pardon !

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
    [you] Tu donnes
   *[other] { $player } donne
} { $stock_size ->
    [one] { $stock_size } carte
   *[other] { $stock_size } cartes
} à chacun. Sur les stocks : { $tops }.
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
    [yes] un Skip-Bo (comme { $number })
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
part-winners = { $won ->
    [you] Tu gagnes !
    [with_others] Tu gagnes avec { $others } !
    [one] { $winners } gagne.
    [several] { $winners } gagnent ensemble.
   *[nobody] Personne ne gagne.
}
part-scores = Points : { $scores }.
event-skipbo-game_ended = { $reason ->
    [stalemate] Le jeu est bloqué : le plus petit stock gagne. { part-winners } { part-scores }
    [draw] Le jeu est bloqué et les plus petits stocks sont à égalité : match nul. { part-scores }
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
    [you] Tu te mets à jouer alors que c’est à { $other }.
   *[other] { $whom ->
        [you] { $player } se met à jouer alors que c’est à toi !
       *[other] { $player } se met à jouer alors que c’est à { $other }.
    }
}
event-skipbo-talked = { $who ->
    [you] Tu parles pendant le tour de ton partenaire.
   *[other] { $player } parle pendant le tour de son partenaire.
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
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Tu te fais prendre : tout ton tour est annulé. { part-goes-on }
       *[other] { $player } se fait prendre : tout son tour est annulé. { part-goes-on }
    }
   *[no] { $who ->
        [you] Tu te fais prendre : ton tour s’arrête là. { part-goes-on }
       *[other] { $player } se fait prendre : son tour s’arrête là. { part-goes-on }
    }
}

## Ce qui se passe au Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carte de la défausse forme la nouvelle pioche.
       *[other] { $count } cartes de la défausse, mélangées, forment une nouvelle pioche.
    }
   *[deck] On mélange les cartes.
}
event-skyjo-dealt = { $who ->
    [you] Tu donnes.
   *[other] { $player } donne.
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
    [you] Tes points ont été doublés : tu as terminé sans avoir strictement le score le plus bas.
   *[other] Points doublés pour { $other }, qui a terminé sans avoir strictement le score le plus bas.
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

refusal-player_count = { $game ->
    [skipbo] Le Skip-Bo se joue de 2 à 6, pas à { $given }.
   *[skyjo] Le Skyjo se joue de 2 à 8, pas à { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Le Skip-Bo n’a pas d’option « { $given } ». Ses options : { $known }.
   *[skyjo] Le Skyjo n’a pas d’option « { $given } ». Ses options : { $known }.
}
refusal-bad_option = L’option « { $name } » ne peut pas valoir « { $given } ». Valeurs possibles : { $allowed }.
refusal-stock_size = À { $players } joueurs, un stock compte de 1 à { $most } cartes ; « { $given } » ne va pas.
refusal-target = La partie se joue jusqu’à un nombre de points à partir de 1, ou en une seule manche ; « { $given } » n’est ni l’un ni l’autre.
refusal-limit = La partie se joue jusqu’à un nombre de points à partir de 1, ou en une seule manche ; « { $given } » n’est ni l’un ni l’autre.
refusal-partners = Pour jouer par équipes, il faut être 4 ou 6 ; vous êtes { $players }.
refusal-dealer = L’option « dealer » doit être un nombre de 0 à { $last }, pas « { $given } ».

## Pourquoi pas : un coup

refusal-malformed = { $game ->
    [skipbo] « { $given } » n’est pas un coup de Skip-Bo. Un coup s’écrit par exemple s>2, h7>2 ou h9:3.
   *[skyjo] « { $given } » n’est pas un coup de Skyjo. Un coup s’écrit par exemple t>b2, d ou k>c3.
}
refusal-no_such_seat = Il n’y a pas de place { $seat } à cette table.
refusal-game_over = La manche est finie : on ne peut plus rien jouer.
refusal-round_over = La manche est finie : on ne peut plus rien jouer.
refusal-not_your_turn = Ce n’est pas ton tour : c’est à { $player } de jouer.
refusal-stock_empty = Ce stock est vide.
refusal-not_in_hand = Tu n’as pas de { $card } en main.
refusal-discard_empty = La défausse { $pile } est vide.
refusal-no_partner = Personne n’a de partenaire à cette table.
refusal-does_not_fit = La série { $pile } attend { $a_needed } ou un Skip-Bo ; { $a_card } ne va pas.
refusal-must_discard = Tu as encore des cartes en main : termine ton tour en en défaussant une.
refusal-strict_table = Ce n’est possible qu’à une table aux manières humaines ; celle-ci est stricte.
refusal-nothing_to_draw = Il ne reste rien à piocher.
refusal-own_turn = C’est ton tour : tu ne peux pas jouer hors de ton tour.
refusal-already_interrupted = { $player } joue déjà hors de son tour.
refusal-not_a_silent_partner = Seul le partenaire de celui qui joue doit se taire.
refusal-already_talked = Tu as déjà parlé pendant ce tour.
refusal-other_turn = { $player } joue hors de son tour : c’est la seule chose à dénoncer maintenant.
refusal-not_an_opponent = On ne dénonce que ses adversaires, ni soi-même ni son partenaire.
refusal-two_turned_already = Tes deux cartes sont retournées ; les autres choisissent encore les leurs.
refusal-set_up_first = D’abord, chacun retourne deux cartes.
refusal-set_up_is_over = Chacun a retourné ses deux cartes : la manche a commencé.
refusal-must_decide = Tu as pioché : échange la carte contre une des tiennes, ou défausse-la et retourne une carte.
refusal-nothing_drawn = Tu n’as pas encore pioché : pioche, ou prends la carte de la défausse.
refusal-cell_gone = Il n’y a plus de carte en { $cell } : sa colonne est partie.
refusal-already_face_up = La carte en { $cell } est déjà visible.

## Pourquoi pas : le serveur

refusal-not_json = Le serveur n’a pas compris : { $problem }.
refusal-bad_message = Le serveur n’a pas compris : { $problem }.
refusal-too_large = C’est trop long : on peut envoyer au plus { $most } octets.
refusal-hello_first = La connexion doit commencer par un salut. Recharge la page.
refusal-hello_twice = Le salut a déjà été dit.
refusal-wrong_protocol = Le serveur parle la version { $speaks } du protocole, pas la { $given }. Recharge la page.
refusal-slow_down = Pas si vite : attends un instant.
refusal-wrong_origin = Cette page n’appartient pas à ce serveur.
refusal-not_signed_in = Le serveur ne sait pas qui tu es.
refusal-wrong_phrase = Ces mots ne sont la phrase de récupération de personne ici.
refusal-bad_name = Un nom compte de 1 à 24 caractères visibles.
refusal-too_many_guests = Il y a de la place pour { $most } invités sur un appareil.
refusal-no_such_table = Il n’y a pas de table « { $given } ».
refusal-no_such_record = Il n’y a pas de partie terminée « { $given } ».
refusal-no_such_page = Il n’y a rien à l’adresse « { $given } ».
refusal-wrong_method = Cela ne marche pas avec { $given }, seulement avec : { $allowed }.
refusal-no_table_open = Ouvre d’abord une table.
refusal-house_full = Ce serveur n’a pas de place pour une table de plus en ce moment.
refusal-no_such_sheet = Cette feuille de score n’est pas partagée, ou ne l’est plus.
refusal-bad_sheet = Ceci ne peut pas être une feuille de score : { $problem }.
refusal-wrong_key = Seule la personne qui partage cette feuille de score peut la modifier.
refusal-sheet_changed = Cette feuille de score a été modifiée ailleurs entre-temps.
refusal-too_many_sheets = On peut partager au plus { $most } feuilles de score à la fois.
refusal-unknown_game = Il n’y a pas de jeu « { $given } ».
refusal-seat_taken = La place { $seat } est prise.
refusal-seat_empty = Il n’y a personne à la place { $seat }.
refusal-not_your_seat = La place { $seat } n’est pas la tienne.
refusal-which_seat = Tu n’as aucune place ici, ou tu en as plusieurs : dis laquelle joue.
refusal-not_seated = Il faut avoir une place à la table pour faire cela.
refusal-knows_other_hand = Tu as déjà vu une autre main dans cette partie.
refusal-program_manners = Les programmes ne jouent qu’avec des manières strictes (place { $seat }).
refusal-not_gathering = Ce n’est possible qu’avant le début de la partie.
refusal-not_playing = On ne joue pas à cette table en ce moment.
refusal-not_between = Rien à distribuer : une manche est en cours, ou la partie est finie.
refusal-not_over = La revanche commence quand la partie est finie.
refusal-finished = La partie est finie à cette table. Une revanche libère les places.
refusal-empty_seats = { $count ->
    [one] { $count } place est encore libre. Un robot peut la prendre.
   *[other] { $count } places sont encore libres. Des robots peuvent les prendre.
}
refusal-not_ready = Tout le monde n’est pas encore prêt.
refusal-too_few_seats = La place { $seat } est occupée : la table ne peut pas rétrécir.
refusal-undo_off = À cette table, on ne reprend pas ses coups.
refusal-nothing_to_undo = Le dernier coup n’était pas le tien : il n’y a rien à reprendre.
refusal-seen_since = On a vu une nouvelle carte depuis : ce coup reste joué.
refusal-undo_asked = Quelqu’un a déjà demandé à reprendre un coup.
refusal-nobody_asked = Personne n’a demandé à reprendre un coup.
refusal-hints_off = À cette table, personne ne reçoit de conseil.
refusal-not_to_move = Tu n’as rien à décider maintenant.
refusal-no_such_game = La partie n’a pas cette manche.
refusal-chat_off = À cette table, il n’y a que les réactions, pas de messages.
refusal-store_away = Le serveur ne peut rien enregistrer pour le moment. Réessaie bientôt.
refusal-failed = Il y a eu un problème sur le serveur. Il a été noté.
refusal-closing = Le serveur redémarre. Reviens dans un instant.
