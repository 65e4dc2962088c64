### Ce que dit le terminal. Tout ce qui touche aux jeux eux-mêmes est dans games.ftl.

## Sur la table

terminal-board-draw = Pioche
terminal-board-discard = Défausse
terminal-board-drawn = Piochée
terminal-board-points = Pts
terminal-board-stock = Stock
terminal-board-hand = Main
terminal-board-discards = Défausses
terminal-board-building = Séries
terminal-number-round = Manche { $number }
terminal-number-game = Manche { $number }
terminal-over-round = La manche { $number } est finie
terminal-over-game = La manche { $number } est finie
terminal-phase-any = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $player } de jouer.
}
terminal-total = Total
terminal-match-won = { $won ->
    [you] Tu as gagné la partie !
    [pair] Vous avez gagné la partie !
    [with_others] Tu as gagné la partie avec { $winners } !
    [one] { $winners } a gagné la partie.
    [several] { $winners } ont gagné la partie ensemble.
   *[nobody] La partie est finie, et personne n’a gagné.
}
terminal-named = { $name } : { $value }

## Les touches, au plus court

terminal-key-move = coup
terminal-key-column = colonne
terminal-key-row = ligne
terminal-key-keep = garder
terminal-key-reject = défausser
terminal-key-draw = piocher
terminal-key-take = prendre la carte
terminal-key-stock = stock
terminal-key-hand = main
terminal-key-discards = défausse
terminal-key-partner = partenaire
terminal-key-build = poser
terminal-key-discard = défausser
terminal-key-pile = quelle pile
terminal-key-who = qui
terminal-key-back = retour
terminal-key-end = finir le tour
terminal-key-over-draw = une de trop
terminal-key-out-of-turn = hors de son tour
terminal-key-talk = parler
terminal-key-call = flagrant délit
terminal-key-hint = conseil
terminal-key-play-hint = jouer
terminal-key-undo = reprendre
terminal-key-help = aide
terminal-key-quit = quitter
terminal-key-go-on = continuer
terminal-key-delete = supprimer
terminal-key-deal = distribuer
terminal-key-again = rejouer
terminal-key-save = enregistrer
terminal-key-look = voir la table
terminal-key-yes = oui
terminal-key-no = non
terminal-key-sit = s’asseoir
terminal-key-ready = prêt
terminal-key-bots = ajouter des robots
terminal-key-start = commencer
terminal-key-chat = écrire
terminal-key-react = réagir
terminal-key-ask-seat = demander une place
terminal-key-row-choose = choisir
terminal-key-change = changer
terminal-key-step = pas
terminal-key-turn = tour
terminal-key-ends = début/fin
terminal-key-seat = vu par
terminal-key-run = défiler
terminal-key-edit = corriger
terminal-key-round = quelle manche
terminal-key-new = partie suivante
terminal-key-closer = qui a terminé
terminal-key-winner = qui a gagné
terminal-key-nobody = personne
terminal-key-number = points
terminal-key-next = suivant
terminal-key-export = exporter

## À la table

terminal-choose-card-first = Choisis d’abord une carte, puis sa place.
terminal-screen-small = Cet écran est trop petit : il faut 80 colonnes et 24 lignes.
terminal-bots-here = Robots à la table
terminal-thinking = Je réfléchis…
terminal-hint-quick = { $move } : { $reason } (Les chances suivront : elles sont en préparation.)
terminal-hint-line = { $points ->
    [none] { $move } gagne à { $chance } % ({ $low }–{ $high }) : { $reason }
   *[other] { $move } gagne à { $chance } % ({ $low }–{ $high }), { $points } points : { $reason }
}
terminal-leave-sure = Encore une fois q pour quitter la table.
terminal-leave-or-resign = Encore une fois q pour quitter la table, r pour abandonner la partie.
terminal-kept = La partie est conservée. Pour continuer : { $command }
terminal-bot-prepares = { $player } se prépare en arrière-plan, cette fois seulement. En attendant, un robot de niveau 4 joue à sa place.
terminal-taken-back = { $player } reprend son dernier coup.
terminal-written-to = La partie est écrite dans { $file }.
terminal-pass-device = C’est à { $player }. Les autres regardent ailleurs ; puis appuie sur Entrée.
terminal-undo-asked = { $player } voudrait reprendre un coup. D’accord ? (o/n)
terminal-seat-wish = Céder la place { $seat } ? { $asker } la demande. (o/n)
terminal-seat-wanted = { $asker } voudrait reprendre la place { $seat } ({ $player }) et verrait ses cartes.
terminal-seat-given = Tout le monde est d’accord : { $player } a maintenant la place { $seat } et voit ses cartes.
terminal-seat-declined = Tout le monde n’est pas d’accord : la place { $seat } reste réservée.
terminal-seat-reclaimed = { $player } est de retour et garde sa place.
terminal-save-prompt = Dans quel fichier écrire la partie ?
terminal-chat-prompt = Que veux-tu dire ?
terminal-log-title = Ce qui s’est passé

## Serveurs

terminal-server-away = Le serveur est absent. Nouvel essai…
terminal-server-back = Le serveur est de retour.
terminal-server-none = { $server } ne répond pas.
terminal-server-other = { $server } n’est pas un serveur de tables.
terminal-server-gone = Le serveur ne veut plus de nous : { $reason }.
terminal-server-unknown = Le serveur ne nous connaît plus ; nous revenons sous une nouvelle identité.
terminal-gather-title = { $game } à la table { $code } : on attend des joueurs
terminal-gather-invite = Invite les autres avec ce lien : { $link }
terminal-watching = Aucune place n’est libre : tu regardes.
terminal-said-by = { $player } : { $text }
terminal-joined = { $player } s’assoit.
terminal-left = { $player } se lève.

## Le premier écran

terminal-start-title = Qui joue à quoi ?
terminal-start-continue = Reprendre la partie interrompue
terminal-start-game = Jeu
terminal-start-players = Joueurs
terminal-start-place = Où
terminal-start-here = Sur cet appareil
terminal-start-seat = Place { $number }
terminal-start-start = Commencer
terminal-start-join = Ou rejoindre une table d’un serveur
terminal-start-join-hint = Tape le lien qu’on t’a envoyé, par exemple http://192.168.1.5:8000/t/K7Q2MX ; sur un serveur que tu connais, le code suffit.
terminal-start-join-not = Ce n’est ni le lien d’une table, ni un code sur un serveur que tu connais.
terminal-start-name-hint = Une personne : tape un nom. ← et → choisissent un robot.
terminal-start-like = { $player } joue comme
terminal-start-suggested = Celui qui est proposé
terminal-start-own = À ta guise
terminal-player-number = Joueur { $number }

## L’aide à l’écran

terminal-help-any = Tape le numéro d’un coup, ou choisis-le avec Tab et Entrée.
terminal-help-keys =
    Tab parcourt ce qui est possible, les flèches tout le reste ; Entrée choisit, Échap revient.
    Ce qui a un cadre épais peut être choisi. La souris marche partout aussi.
    h conseil · u reprendre · l ce qui s’est passé · q quitter
terminal-help-manners = Avec des manières humaines : + pioche une carte de trop, o joue hors de son tour, ~ parle, !2 prend le numéro 2 sur le fait.
terminal-help-server = Sur un serveur : / écrit aux autres, e réagit d’une touche. s demande la place de quelqu’un qui n’est plus là.

## Ligne par ligne

terminal-plain-help = Tape un coup, ou : coups, table, conseil, reprendre, points, enregistrer FICHIER, règles, aide, quitter.
terminal-plain-help-server = Sur un serveur aussi : prêt, robots, commencer, dire TEXTE, réagir NUMÉRO, place NUMÉRO, abandonner.
terminal-prompt-move = { $who ->
    [you] Ton coup
   *[other] { $player }, ton coup
}
terminal-prompt-deal = Entrée distribue la manche suivante
terminal-legal-now = Permis : { $moves }
terminal-totals = Totaux : { $totals }.
terminal-commitment = Engagement sur les mélanges : { $hash }
terminal-seed-was = La graine était { $seed }.
terminal-goodbye = Au revoir.
terminal-save-which = Dans quel fichier ? Tape : enregistrer FICHIER
terminal-save-not-here = C’est le serveur qui garde cette partie.
terminal-hint-not-now = Pas de conseil maintenant : ce n’est pas ton tour.
terminal-hints-counted = À cette table, les conseils sont comptés : le navigateur les montre.
terminal-react-which = Par quoi ? { $choices }
terminal-seat-which = Quelle place ? Tape : place NUMÉRO
terminal-clock-left = Temps restant : { $seconds } s
terminal-answers-yes = o, oui
terminal-answers-nobody = personne
terminal-command-help = aide
terminal-command-rules = règles, regles
terminal-command-moves = coups
terminal-command-hint = conseil
terminal-command-undo = reprendre
terminal-command-table = table
terminal-command-scores = points
terminal-command-save = enregistrer
terminal-command-quit = quitter
terminal-command-ready = prêt, pret, prête
terminal-command-bots = robots, bots, remplir
terminal-command-start = commencer
terminal-command-say = dire
terminal-command-react = réagir, reagir
terminal-command-seat = place
terminal-command-resign = abandonner
terminal-notation-any = Coups : tape-en un tel qu’il est dans la liste.

## La feuille de score pour de vraies cartes

terminal-command-edit = corriger
terminal-command-export = exporter
terminal-score-help = Tape les nombres demandés. Ou : reprendre, corriger MANCHE, table, exporter FICHIER.csv ou FICHIER.md, aide, quitter.
terminal-score-screen-help =
    Tape un nombre puis Entrée : il va dans la case marquée et est enregistré aussitôt.
    Au Skip-Bo, tape d’abord le numéro de qui a vidé son stock, 0 pour personne.
    Au Skyjo, tape ensuite le numéro de qui a tout retourné en premier.
    u reprend le dernier nombre, ou la dernière manche. ↑ et ↓ choisissent une manche à corriger ;
    Échap la laisse telle quelle. x exporte la feuille, q la quitte : on continuera ici.
terminal-score-marks = ■ a terminé la manche · ×2 l’a terminée, mais quelqu’un d’autre avait autant de points ou moins : ils comptent double
terminal-score-names = Qui joue, dans l’ordre des places, avec des virgules
terminal-score-deals = { $player } distribue.
terminal-score-prompt-any = Manche { $number }, points pour { $player }
terminal-score-closer = Qui a tout retourné en premier (nom ou numéro)
terminal-score-winner = Manche { $number } : qui a vidé son stock (nom ou numéro, 0 pour personne)
terminal-score-who = Qui est-ce ? Il y a { $names }.
terminal-score-number = « { $given } » n’est pas un nombre.
terminal-score-over-prompt = La partie est finie (reprendre, corriger, exporter, quitter)
terminal-score-kept = La feuille de score est dans { $file }.
terminal-score-exported = Exporté dans { $file }.
terminal-score-export-as = Exporte-la dans un fichier qui finit par .csv ou .md.
terminal-score-export-prompt = Exporter dans quel fichier ? Son nom finit par .csv ou .md
terminal-sheet-unknown-game = Il n’y a pas de jeu nommé { $given }.
terminal-sheet-players = { $game } se joue de { $least } à { $most }, pas à { $given }.
terminal-sheet-names = Il faut un nom différent pour chacun.
terminal-sheet-partners = Les équipes sont pour le Skip-Bo à 4 ou 6 joueurs, pas à { $given }.
terminal-sheet-limit = La limite est un nombre à partir de 1, ou none, pas { $given }.
terminal-sheet-dealer = Qui distribue est un numéro de 1 à { $most }, pas { $given }.
terminal-sheet-points = { $game ->
    [skipbo] Un stock a de { $least } à { $most } cartes, pas { $given }.
    [skyjo] Douze cartes font de { $least } à { $most } points, pas { $given }.
   *[other] Il faut de { $least } à { $most } points, pas { $given }.
}
terminal-sheet-count = Il faut { $most } nombres, pas { $given }.
terminal-sheet-closer = Quelqu’un doit avoir terminé la manche.
terminal-sheet-no-round = Il n’y a pas de manche { $given } sur la feuille.
terminal-sheet-nothing = Il n’y a rien à reprendre.

## Revoir une partie

terminal-replay-all = tous
terminal-replay-eyes = vu par { $player }
terminal-replay-step = coup { $number } sur { $count }
terminal-replay-deal = la donne
terminal-replay-title = { $game } à { $count } : { $names }
terminal-replay-options = Options : { $options }
terminal-replay-goes-on = La partie continue.

## À la fin du programme

terminal-no-kept-game = Il n’y a pas de partie interrompue.
terminal-game-busy = Cette partie se joue dans une autre fenêtre.
terminal-game-not = { $file } n’est pas une partie interrompue de cette version.
terminal-interrupted-kept = Interrompu. La partie est conservée ; pour continuer : { $command }
