### Ce que dit seulement la page d’un tournoi.

tournament-hint = Les mêmes cartes à chaque table : on te compare à tous ceux qui les ont eues à la même place.
tournament-system = Déroulement
tournament-swiss = Système suisse : selon le classement
tournament-round_robin = Tous contre tous
tournament-players = Joueurs par table
tournament-rounds = Rondes
tournament-bots = Robots qui complètent les tables
tournament-pause = Pause après chaque ronde
tournament-new = Ouvrir un tournoi
tournament-mine = Tes tournois
tournament-by = organisé par { $host }
tournament-entrants = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-fills = Là où il manque quelqu’un, des robots jouent.
tournament-begin-hint = Commence quand tout le monde est là.
tournament-waiting = Tu participes. Ça commence bientôt, garde cette page ouverte.
tournament-name = Ton nom
tournament-join = Participer
tournament-leave = Finalement, non
tournament-begin = Commencer le tournoi
tournament-invite = Inviter
tournament-round = Ronde { $round } sur { $rounds }
tournament-next = La ronde { $round } arrive
tournament-seconds = { $seconds ->
    [one] Elle commence dans { $seconds } seconde.
   *[other] Elle commence dans { $seconds } secondes.
}
tournament-over = Le tournoi est terminé
tournament-table-over = Ta table a fini, d’autres jouent encore.
tournament-my-table = À ma table
tournament-standings = Classement
tournament-who = Qui
tournament-share = Résultat
tournament-won = Victoires
tournament-lead = Avance
tournament-score-hint = Le résultat dit combien, à la même place et avec les mêmes cartes, ont fait moins bien. En cas d’égalité, les victoires comptent, puis l’avance.
tournament-table = Table n° { $number }
tournament-playing = joue encore
tournament-replay = Revoir
tournament-promise = Preuve : les donnes étaient fixées d’avance
tournament-promise-hint = Les cartes de toutes les rondes étaient fixées à l’ouverture du tournoi. Voici leurs sceaux ; la graine suit quand une ronde est finie.
tournament-seed = Graine :
tournament-end = Terminer le tournoi
tournament-end-sure = Terminer maintenant ? La ronde en cours ne comptera pas.

## What the server refuses

refusal-no_such_tournament = Il n’y a pas de tournoi « { $given } ».
refusal-not_your_tournament = Seul l’organisateur de ce tournoi peut faire cela.
refusal-tournament_begun = Ce tournoi a déjà commencé.
refusal-tournament_full = Ce tournoi est complet : { $most } participants.
refusal-tournament_crowded = Depuis un même réseau, { $most } personnes peuvent s’inscrire à la fois. Réessaie plus tard.
refusal-too_few_entrants = Il faut au moins { $least } participants pour un tournoi.
refusal-too_many_tournaments = On ne peut pas organiser plus de { $most } tournois à la fois.
refusal-not_in_tournament = Un tournoi se joue sans cette option : { $given }.
refusal-two_at_a_table = Tous contre tous ne se joue qu’à deux par table.
