### Ce que seul le navigateur dit. Ce que disent les deux jeux et le serveur est dans games.ftl.

## Pages

table-what-if = Et si ?
table-watching = Tu regardes
page-table = Table
page-puzzles = Énigmes
page-analyse = Analyse
page-score = Feuille de score
page-real-table = Avec de vraies cartes
page-rules = Règles
page-replay = Revoir la partie
page-deal = Jouer cette donne toi-même
page-learn = Apprendre à jouer
page-settings = Réglages
page-daily = La donne du jour
page-tournament = Tournoi
page-book = Mes parties
page-groups = Groupes
page-join = Invitation
to-start = Vers la page d’accueil
opening = Ouverture de la table…

## La page d’accueil

start-tagline = Skip-Bo et Skyjo à la même table, avec des amis où qu’ils soient ou contre de bons robots.
start-game = Quel jeu ?
start-opponents = Adversaires
start-level = Force
start-length = Durée
start-play = Jouer
start-invite = Inviter des amis
start-here = Ensemble sur cet appareil
start-join = Rejoindre une table
start-public = Tables publiques
daily-hint = Les mêmes cartes et les mêmes robots pour tous sur ce serveur, un essai par jour.
daily-play = Jouer à { $game }
daily-go-on = Continuer { $game }
daily-place = Place { $place } sur { $count }
daily-all = Classement et semaine
start-more = Autres pages
level-1-strength = facile
level-2-strength = moyen
level-3-strength = fort
level-4-strength = très fort
level-5-strength = excellent
level-6-strength = le meilleur de tous
length-round = Une manche
length-game = Une manche
length-points = Jusqu’à { $points } points
start-players = De { $fewest } à { $most } joueurs
join-code = Code de la table
join-six = Un code a six lettres et chiffres.
join = Rejoindre
public-none = Aucune table publique n’est ouverte en ce moment.
public-seats = { $taken } places prises sur { $players }
public-more = Plus de tables
mine-title = Tes parties
mine-your-turn = À toi de jouer
mine-waits = La partie t’attend
mine-between = La suite peut commencer
mine-finished = Tes dernières parties
mine-other-device = Continuer depuis un autre appareil
left-waits = Ta partie t’attend ici. Reviens quand tu veux.
left-goes-on = La partie continue sans toi. Tu la retrouves ici ; au bout d’un moment, un robot joue à ta place jusqu’à ton retour.
start-against = { $count ->
    [one] Contre { $count } robot
   *[other] Contre { $count } robots
}
start-change = Changer

## Avant la partie

seats-title = Qui joue ?
seat-take = S’asseoir ici
seat-leave = Se lever
seat-guest = Quelqu’un sur cet appareil
seat-program-mine = L’un de mes programmes…
program = Programme
program-waiting = On attend le programme ; d’ici là, un robot joue
program-out = Renvoyé trop souvent ; un robot continue
seat-bot-here = Occuper la place { $seat }
guest-name = Nom
ready = C’est bon pour moi
ready-not = Attendez-moi
table-start = Distribuer
share-title = Inviter les autres
share-code = Code
share-qr = Code QR du lien vers cette table
share-copy = Partager le lien
share-copied = Le lien est copié.
share-only-here = Seul cet ordinateur peut ouvrir cette adresse. Pour inviter d’autres personnes, démarre Tablée avec --lan et ouvre-le à l’adresse qu’il affiche.

## À la table

seat-turn = à son tour
points-so-far = points jusqu’ici
spot-source = jouable
spot-target = peut aller ici
spot-selected = choisie
pile-empty = vide
seat-partner = partenaire
end-turn = Finir le tour
own-moves = Tes coups
phase-turn = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $player } de jouer.
}
phase-over-game = La manche est finie.
phase-over-round = La manche est finie.
confirm-move = { $move }. Jouer ce coup ? Il ne pourra plus être changé.
undo = Reprendre le dernier coup
undo-asked = Le dernier coup peut-il être repris ?
talk = Discuter
talk-words = Dire quelque chose
talk-send = Envoyer
hand-over = Passe l’appareil à { $player }
hand-over-hint = Les cartes apparaissent dès que { $player } le demande.
hand-over-ready = C’est moi, { $player }
log = Ce qui s’est passé
log-again = Revoir ce que les autres ont fait
scores = Points

## Entre les manches et à la fin

sheet-after-round = { $count ->
    [one] Après { $count } manche
   *[other] Après { $count } manches
}
sheet-after-game = { $count ->
    [one] Après { $count } manche
   *[other] Après { $count } manches
}
sheet-player = Nom
sheet-total = Total
sheet-next-round = Manche suivante
sheet-next-game = Manche suivante
result-you = Tu as gagné !
result-pair = Vous avez gagné !
result-others = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
result-record = Page de la partie
result-rematch = Rejouer
result-again = { $count ->
    [0] La table est ouverte pour une nouvelle partie.
    [one] { $names } voudrait rejouer.
   *[other] { $names } voudraient rejouer.
}
result-come-along = Suivre
sheet-look = Voir la table
sheet-open = Résultat

## La connexion

not-connected = Pas de connexion : rien n’a été envoyé.
connection-lost = La connexion est perdue. Nouvel essai…
connection-closed = Le serveur a fermé la table.
offline-loading = Préparation des cartes sur cet appareil…
offline-fair = Cette partie s’est jouée sur cet appareil seulement. La donne était scellée avant la première carte ; mais un curieux qui connaît les outils de développement du navigateur aurait pu voir des cartes cachées.
connection-retry = Essayer maintenant
missed = Pendant ton absence

## Réglages

setting-language = Langue
setting-theme = Couleurs
setting-theme-auto = Automatiques
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-theme-contrast = Contraste élevé
setting-felt = Tapis
setting-felt-moss = Mousse
setting-felt-sea = Mer
setting-felt-plum = Prune
setting-felt-walnut = Noyer
setting-felt-slate = Ardoise
setting-back = Dos des cartes
setting-back-weave = Tressage
setting-back-sun = Soleil
setting-back-waves = Vagues
setting-back-leaves = Feuilles
setting-back-stars = Étoiles
setting-size = Taille des cartes
setting-size-small = Petite
setting-size-medium = Moyenne
setting-size-large = Grande
setting-speed = Animations
setting-speed-slow = Lentes
setting-speed-normal = Normales
setting-speed-fast = Rapides
setting-speed-none = Aucune
setting-sounds = Sons
setting-volume = Volume
setting-sounds-hear = Écouter les sons
sound-card = Carte
sound-shuffle = Mélange
sound-turn = À toi
sound-column = Colonne
sound-pile = Série
sound-last = Dernier tour
sound-win = Victoire
setting-remarks = Les robots disent un mot de temps en temps
setting-confirm = Confirmer les coups qui terminent mon tour
setting-pace = Rythme des robots
setting-pace-calm = Calme
setting-pace-normal = Moyen
setting-pace-quick = Rapide

## Touches

help = Règles et aide
rules-here = À cette table
lesson-offer = Première fois à { $game } ? Une courte leçon montre comment on joue.
lesson-take = Montre-moi
keys = Touches
keys-arrows = Aller de carte en carte
keys-enter = Choisir une carte, puis sa destination
keys-escape = Reposer la carte choisie
keys-help = Montrer ceci
keys-moves = Tes coups, dans l’ordre

## Petits mots

yes = Oui
no = Non
option-none = Aucun
ok = D’accord
close = Fermer
try-again = Réessayer
load-failed = Cette partie de Tablée n’a pas pu être chargée.
profile-title = Mon nom et ma couleur
