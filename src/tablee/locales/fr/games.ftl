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

## Niveaux des robots

level-1 = Moineau
level-2 = Rouge-gorge
level-3 = Pie
level-4 = Hibou
level-5 = Faucon
level-6 = Champion
bot-kind = { $kind } · niveau { $level }
bot-adaptive = S’adapte à toi
bot-adaptive-hint = À chaque partie, il tire au sort l’un de deux niveaux voisins, pour que tu gagnes à peu près la moitié. Il ne perd jamais exprès.

## Où l’on en est

table-phase-gathering = On attend des joueurs
table-phase-playing = Partie en cours
table-phase-between = Avant la prochaine donne
table-phase-over = La partie est finie
resign-match = Abandonner la partie ? L’autre camp gagne, et elle compte comme perdue pour toi.
resigned = { $player } a abandonné.
seat-empty = Place libre
seat-bot = Robot
seat-you = Toi
sheet-start = Départ
seat-number = Place { $seat }
handicap-plays-like = Qui joue comme quel robot ? Mesuré avec les robots, pour que chacun gagne à peu près aussi souvent.
hinted = { $player } a demandé un conseil.
seat-ready = Prêt
seat-not_ready = Pas encore prêt
seat-here = À table
seat-away = Petite pause
seat-stand_in = En pause, un robot joue

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

part-winners = { $won ->
    [you] Tu gagnes !
    [with_others] Tu gagnes avec { $others } !
    [one] { $winners } gagne.
    [several] { $winners } gagnent ensemble.
   *[nobody] Personne ne gagne.
}
part-scores = Points : { $scores }.

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
refusal-dealer = L’option « dealer » doit être un nombre de 0 à { $last }, pas « { $given } ».
refusal-handicap = Le handicap demande un nombre de 0 à { $most } pour chacune des { $players } places, comme 0/10 ; « { $given } » n’est pas possible.
refusal-head_start = Les points d’avance demandent un nombre de 0 à { $most } pour chacune des { $players } places, comme 0/50 ; « { $given } » n’est pas possible.

## Pourquoi pas : un coup

refusal-malformed = { $game ->
    [skipbo] « { $given } » n’est pas un coup de Skip-Bo. Un coup s’écrit par exemple s>2, h7>2 ou h9:3.
   *[skyjo] « { $given } » n’est pas un coup de Skyjo. Un coup s’écrit par exemple t>b2, d ou k>c3.
}
refusal-no_such_seat = Il n’y a pas de place { $seat } à cette table.
refusal-not_your_turn = Ce n’est pas ton tour : c’est à { $player } de jouer.

## Pourquoi pas : le serveur

refusal-not_json = Le serveur n’a pas compris : { $problem }.
refusal-bad_message = Le serveur n’a pas compris : { $problem }.
refusal-too_large = C’est trop long : on peut envoyer au plus { $most } octets.
refusal-hello_first = La connexion doit commencer par un salut. Recharge la page.
refusal-hello_twice = Le salut a déjà été dit.
refusal-wrong_protocol = Le serveur parle la version { $speaks } du protocole, pas la { $given }. Recharge la page.
refusal-slow_down = Pas si vite : attends un instant.
refusal-wrong_host = Ce serveur ne s’appelle pas { $given }.
refusal-crowded = Ce serveur n’a pas de place pour plus de visiteurs en ce moment.
refusal-wrong_origin = Cette page n’appartient pas à ce serveur.
refusal-blocked = Ton réseau est bloqué sur ce serveur.
refusal-removed = La personne qui gère ce serveur ne t’y admet plus.
refusal-table_closed = La personne qui gère ce serveur a fermé cette table.
refusal-unwanted_words = Il s’y trouve un mot qui n’est pas le bienvenu sur ce serveur.
refusal-not_a_network = « { $given } » n’est ni une adresse ni un réseau, comme 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48.
refusal-no_such_person = Personne n’a l’identifiant { $given }.
refusal-not_in_force = Rien de tel n’est en vigueur pour { $given }.
refusal-wrong_token = Ce n’est pas le jeton de ce serveur.
refusal-old_form = Ce formulaire n’appartient pas à ta session. Connecte-toi et recharge la page.
refusal-not_signed_in = Le serveur ne sait pas qui tu es.
refusal-wrong_phrase = Ces mots ne sont la phrase de secours de personne ici.
refusal-bad_name = Un nom compte de 1 à 24 caractères visibles.
refusal-bots_name = « { $given } » est le nom d’un robot ici. Choisis-en un autre.
refusal-too_many_guests = Il y a de la place pour { $most } invités sur un appareil.
refusal-no_such_table = Il n’y a pas de table « { $given } ».
refusal-no_such_record = Il n’y a pas de partie terminée « { $given } ».
refusal-no_review = Personne ne peut juger une partie de ce jeu.
refusal-no_such_page = Il n’y a rien à l’adresse « { $given } ».
refusal-wrong_method = Cela ne marche pas avec { $given }, seulement avec : { $allowed }.
refusal-no_table_open = Ouvre d’abord une table.
refusal-house_full = Ce serveur n’a pas de place pour une table de plus en ce moment.
refusal-no_such_sheet = Cette feuille de score n’est pas partagée, ou ne l’est plus.
refusal-bad_sheet = Ceci ne peut pas être une feuille de score : { $problem }.
refusal-wrong_key = Seule la personne qui partage cette feuille de score peut la modifier.
refusal-sheet_changed = Cette feuille de score a été modifiée ailleurs entre-temps.
refusal-too_many_sheets = On peut partager au plus { $most } feuilles de score à la fois.
refusal-bad_channel = Impossible d’envoyer quoi que ce soit à « { $given } » : { $problem }.
refusal-no_such_channel = Cette notification n’existe plus.
refusal-too_many_channels = Tu peux avoir au plus { $most } notifications.
refusal-no_mail = Ce serveur n’envoie pas d’e-mails.
refusal-not_sent = L’envoi a échoué : { $problem }.
refusal-tournament_table = C’est le tournoi qui décide qui est assis à cette table.
refusal-daily_table = La donne du jour est la même pour tout le monde : on ne peut rien changer à sa table.
refusal-tournament_hidden = Les mêmes cartes se jouent à d’autres tables : seuls ceux qui jouent ici voient celle-ci.
refusal-sealed = D’autres jouent encore ces cartes. La partie s’ouvrira à la fin de la ronde.
refusal-unknown_game = Il n’y a pas de jeu « { $given } ».
refusal-seat_taken = La place { $seat } est prise.
refusal-no_such_bot = Aucun robot libre de niveau { $level } ne s’appelle « { $given } ».
refusal-seat_kept = La place { $seat } reste réservée à la personne qui l’occupe jusqu’à la fin de la partie. Un robot joue en attendant.
refusal-seat_waits = La place { $seat } n’est vide que depuis un instant. Attends un peu.
refusal-seat_asked = Quelqu’un a déjà demandé une place, et tout le monde n’a pas répondu.
refusal-seat_declined = Les autres ont dit non : la place { $seat } n’est pas cédée.
refusal-nobody_to_agree = La place { $seat } est gardée : au moins deux personnes qui jouent depuis le début de la partie doivent être d’accord.
refusal-asker_gone = La personne qui a demandé la place { $seat } n’est plus là.
refusal-not_asked = Personne ne t’a demandé une place.
refusal-seat_empty = Il n’y a personne à la place { $seat }.
refusal-not_your_seat = La place { $seat } n’est pas la tienne.
refusal-which_seat = Tu n’as aucune place ici, ou tu en as plusieurs : dis laquelle joue.
refusal-not_seated = Il faut avoir une place à la table pour faire cela.
refusal-knows_other_hand = Tu as déjà vu une autre main dans cette partie.
refusal-known_deal = Ces cartes ont déjà été jouées, et tout le monde peut les consulter : on les joue seul, contre des robots.
refusal-nothing_after = Après le coup { $given }, il n’y a plus rien à jouer : la partie en a { $last }.
refusal-bad_match = Cette partie n’a pas pu commencer ainsi : { $problem }.
refusal-bad_record = Cet enregistrement n’est pas valable : { $problem }.
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
refusal-no_holidays = Il n’y a de congés que dans une partie sur plusieurs jours.
refusal-holidays_spent = Dans une partie, chacun a { $most } jours de congé ; il t’en reste { $left }.
refusal-cannot_resign = Cette partie ne peut pas être abandonnée : quitte ta place, et un robot continue.
refusal-undo_off = À cette table, on ne reprend pas ses coups.
refusal-nothing_to_undo = Le dernier coup n’était pas le tien : il n’y a rien à reprendre.
refusal-seen_since = On a vu une nouvelle carte depuis : ce coup reste joué.
refusal-undo_asked = Quelqu’un a déjà demandé à reprendre un coup.
refusal-nobody_asked = Personne n’a demandé à reprendre un coup.
refusal-hints_off = À cette table, personne ne reçoit de conseil.
refusal-hints_spent = Cette place n’a plus de conseil jusqu’à la prochaine donne.
refusal-hint_limits = Les conseils demandent un nombre de 0 à 9 pour chacune des { $players } places, comme 0/2 ; « { $given } » n’est pas possible.
refusal-short_grace = Un robot ne remplace un absent qu’après { $least } secondes au moins, pour que personne ne perde son tour pendant que sa page se charge ; { $given }, c’est trop court.
refusal-large_number = { $given }, c’est trop grand : le maximum est { $most }.
refusal-not_to_move = Tu n’as rien à décider maintenant.
refusal-no_such_game = La partie n’a pas cette manche.
refusal-chat_off = À cette table, il n’y a que les réactions, pas de messages.
refusal-match_goes_on = On peut montrer une partie aux autres quand elle est finie.
refusal-too_much_talk = On parle trop ici en ce moment. Attends un instant.
refusal-store_away = Le serveur ne peut rien enregistrer pour le moment. Réessaie bientôt.
refusal-too_busy = Trop de monde le demande en ce moment. Réessaie bientôt.
refusal-took_too_long = Cela a pris trop de temps : le serveur y a renoncé.
refusal-failed = Il y a eu un problème sur le serveur. Il a été noté.
refusal-closing = Le serveur redémarre. Reviens dans un instant.
