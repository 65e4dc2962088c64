### Mes parties : chiffres, par jeu et par adversaire, et la liste de toutes.

book-empty = Rien n’est encore noté. Dès que tu auras terminé une partie, elle figurera ici.
book-played = Parties
book-won = Gagnées
book-mean = Points en moyenne
book-best = Meilleur résultat
book-streak = Victoires d’affilée
book-longest = Record d’affilée
book-luck = Chance en moyenne
book-luck-in = { $luck } sur { $count ->
    [one] une partie analysée
   *[other] { $count } parties analysées
}
book-luck-match = Chance : { $luck }
book-luck-hint = La chance, c’est ce que les cartes t’ont apporté, en probabilité de gagner. Elle est mesurée quand quelqu’un demande « Chance et talent » en revoyant une partie ; sur beaucoup de parties, elle s’équilibre pour tout le monde.
book-others = Face à face
book-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
book-head = { $mine } gagnées par toi, { $theirs } par { $name }
book-all = Toutes les parties
book-game = Jeu
book-any-game = Tous les jeux
book-with = Avec
book-anybody = Avec tout le monde
book-cards = Cartes
book-cards-all = En ligne et vraies cartes
book-cards-online = En ligne
book-cards-real = Vraies cartes
book-with-real = Avec de vraies cartes
book-is-won = gagnée
book-given-up = abandonnée
book-more = En voir plus
book-take = À emporter
book-take-hint = Toutes tes parties dans un fichier : en CSV pour un tableur, ou complet en JSON.

## Une année

book-year = Mon année
year-title = Mon année { $year }
year-other = Autres années
year-empty = Aucune partie n’a été terminée cette année-là.
year-won = { $count ->
    [one] { $count } gagnée ({ $share })
   *[other] { $count } gagnées ({ $share })
}
year-days = { $count ->
    [one] sur { $count } jour
   *[other] sur { $count } jours
}
year-longest = { $count ->
    [one] { $count } gagnée d’affilée
   *[other] { $count } gagnées d’affilée
}
year-people = { $count ->
    [one] Une personne rencontrée
   *[other] { $count } personnes rencontrées
}
year-share = Partager en image
year-share-hint = L’image montre tes chiffres et aucun autre nom.

## Groupes : une famille, un club

groups-intro = Une famille, un club, celles et ceux avec qui vous jouez toujours : un groupe a un tableau des parties où vous vous êtes retrouvés. Quiconque a le lien peut le rejoindre, et seuls ceux qui l’ont rejoint y figurent.
groups-mine = Mes groupes
groups-new = Nouveau groupe
groups-name = Nom du groupe
groups-make = Créer le groupe
groups-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
groups-all = Tous les groupes
group-table = Classement
group-player = Nom
group-rating = Cote
group-rating-hint = La cote estime la force de chacun à ce jeu, d’après qui a devancé qui dans les parties du groupe. Tout le monde commence à 25 ; la vraie valeur est dans l’intervalle ± environ 19 fois sur 20, et plus on joue, plus il se resserre.
group-empty = Aucune partie n’a encore réuni deux d’entre vous jusqu’au bout. Dès que ce sera le cas, elle comptera ici.
group-period = Période
group-always = Depuis toujours
group-over-time = Parties gagnées, mois par mois
group-members = Membres
group-since = depuis le { $date }
group-invite = Inviter
group-invite-hint = Quiconque a ce lien peut rejoindre le groupe et voit alors cette page.
group-link = Copier le lien
group-new-link = Nouveau lien
group-new-link-ask = Créer un nouveau lien ? L’ancien ne mènera plus nulle part.
group-remove = Retirer { $name }
group-remove-ask = Retirer { $name } du groupe ? Ses parties disparaîtront aussi du tableau.
group-leave = Quitter le groupe
group-leave-ask = Quitter le groupe ? Ton nom et tes parties disparaîtront de son classement. Avec le lien, tu pourras revenir.
group-matches = Parties
group-others = { $count ->
    [one] et une autre personne
   *[other] et { $count } autres
}
group-sheets = Soirées avec de vraies cartes
group-sheets-hint = Mets dans le groupe une feuille de score terminée de cet appareil. Chacun dit ensuite lui-même quelle colonne était la sienne ; dès que deux l’ont fait, elle compte dans le classement. Personne d’autre n’est nommé.
group-sheet-choose = Choisir une feuille de score
group-sheet-put = Mettre dans le groupe
group-sheet-seat = Joueur { $number }
group-sheet-me = C’était moi
group-sheet-not-me = Ce n’était pas moi
group-sheet-out = Retirer cette feuille de score du groupe
group-real = vraies cartes
group-take-hint = Le tableau et toutes les parties du groupe dans un fichier : en CSV pour un tableur, ou complet en JSON.
join-invited = On t’invite à rejoindre « { $name } ».
join-hint = Les membres du groupe voient ton nom et l’issue de tes parties avec eux, y compris les précédentes. Si tu le quittes, tout cela en disparaît.
join-name = Ton nom
join-now = Rejoindre
join-already = Tu es déjà dans ce groupe.
join-open = Voir le groupe

refusal-no_such_group = Tu ne fais pas partie de ce groupe.
refusal-no_such_invitation = Cette invitation ne mène nulle part, ou plus.
refusal-no_such_member = Personne de ce groupe n’a cet identifiant.
refusal-not_yours_to_remove = Seul le premier membre peut en retirer d’autres.
refusal-too_many_groups = On peut être dans { $most } groupes au plus.
refusal-sheet_not_over = La partie de cette feuille de score n’est pas terminée.
refusal-seat_claimed = Quelqu’un d’autre a déjà dit avoir joué là.
refusal-group_sheets_full = Ce groupe a de la place pour { $most } feuilles de score.
refusal-group_full = Ce groupe est complet : il a { $most } places.
