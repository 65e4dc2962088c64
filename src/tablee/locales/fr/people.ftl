### Les autres à la table et soi-même : nom et couleur, places, façon de jouer, discussion, temps.

## Soi-même

profile-name = Nom
profile-colour = Couleur
profile-save = Enregistrer
profile-saved = C’est enregistré.
colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-teal = Turquoise
colour-blue = Bleu
colour-violet = Violet
colour-pink = Rose

## Être la même personne ailleurs, et être oublié

phrase-title = Sur un autre appareil
phrase-why = Pas besoin de compte ici. Avec une phrase de secours, tu es la même personne sur un autre appareil, avec ton nom, tes places et tes parties.
phrase-show = Obtenir une phrase de secours
sure-phrase = Créer une nouvelle phrase de secours ? L’ancienne ne sera plus valable.
phrase-write-down = Note ces mots. Ils ne seront plus montrés, et qui les connaît peut se faire passer pour toi.
phrase-enter = J’ai une phrase de secours
phrase-recover = C’est moi
devices-forget = Déconnecter les autres appareils
sure-devices = Déconnecter tous les autres appareils ?
devices-done = Seul cet appareil est encore le tien.
forget-title = Effacer mes données
forget-why = Ton nom, tes appareils et ta phrase de secours sont effacés. Les parties jouées restent, sans ton nom.
forget-me = Tout effacer
sure-forget = Effacer tes données pour de bon ? C’est sans retour.

## Avant la partie

come-title = Quel est ton nom ?
come-in = Entrer
come-save = C’est moi
come-name-first = Dis d’abord ton nom.
table-full = Cette table est complète. Tu peux regarder ; si une place se libère, tu peux la prendre.
seat-with = Joue avec { $player }
seat-came = { $player } s’installe à la place { $seat } et prend ses cartes.
seat-went = Quelqu’un a quitté la place { $seat }. Un robot continue.
seat-on-this-device = Sur cet appareil
program-title = Un programme pour la place { $seat }
program-explain = Lance ceci là où se trouve ton programme ; mets la commande qui le lance à la place de « ./mybot ».
program-once = Quiconque a cette ligne peut jouer la place. Elle n’est affichée que maintenant.
program-copy = Copier
program-copied = Copié.
waiting-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-ready = { $count ->
    [one] On attend encore { $names }.
   *[other] On attend encore { $names }.
}
waiting-nobody = Tout est prêt. Tu peux distribuer.
waiting-start = Tout est prêt. Quelqu’un à la table distribue.
fill-with-bots = Compléter avec des robots
bot-others = En voir d’autres
seat-nobody = Laisser la place libre
watching = { $count ->
    [one] Spectateur : { $names }
   *[other] { $count } spectateurs : { $names }
}

## Comment on joue à cette table

table-title = { $game } à { $players }
table-setting = { $what } : { $value }
table-usual = Tout comme dans les règles.
table-change = Changer
table-change-title = Comment voulez-vous jouer ?
table-save = Jouer comme ça
table-players = Joueurs
table-rules = Règles
table-company = Entre nous
table-public = La montrer parmi les tables publiques
table-chat = On peut écrire
table-undo = On peut reprendre un coup si tout le monde est d’accord
table-hints = On peut demander un conseil
table-hint-limits = Seulement quelques-uns par manche
table-hint-limits-hint = Par place ; qui a 0 n’en demande pas. Tout le monde voit qui a demandé.
table-clock = Temps par tour
table-clock-none = Sans limite
table-grace = Un robot joue pour les absents après
table-stand_in = Ce robot est
table-is-public = Publique : tout le monde peut venir
table-no-undo = Aucun coup n’est repris
table-no-hints = Aucun conseil
table-hints-each = { $player } : { $count ->
    [0] aucun conseil
    [one] { $count } conseil
   *[other] { $count } conseils
} par manche
option-other-number = Un autre nombre…

## Discuter

talk-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
talk-heard = Ce qui a été dit
talk-nothing = Personne n’a encore rien dit.
talk-reactions-only = Réactions seulement, sans écrire
talk-people = { $count ->
    [one] Qui est là : { $count } autre personne
   *[other] Qui est là : { $count } autres personnes
}
talk-mute = Masquer

## Pendant la partie

clock-left = Temps restant
undo-who = { $player } voudrait reprendre le dernier coup. D’accord ?
undo-agree = D’accord
undo-decline = Non, il reste
undo-waiting = Le dernier coup peut-il être repris ? On attend { $names }.
undo-done = Le dernier coup a été repris.
seat-wish = { $asker } voudrait reprendre la place { $seat } ({ $player }) et verrait ses cartes. D’accord ?
seat-wish-waiting = { $asker } voudrait reprendre la place { $seat } ({ $player }) et verrait ses cartes. On attend { $names }.
seat-wish-agree = D’accord
seat-wish-decline = Non, elle reste à { $player }
seat-wish-again = Redemander
seat-wish-end = Laisser tomber
seat-gone = { $player } n’est pas là.
seat-ask = Demander la place { $seat }
seat-given = Tout le monde est d’accord : { $player } a maintenant la place { $seat } et voit ses cartes.
seat-declined = Tout le monde n’est pas d’accord : la place { $seat } reste réservée.
seat-reclaimed = { $player } est de retour et garde sa place.
manners-what = Qu’est-ce que c’est ?

## A word when it is my turn

notices-title = Quand c’est à moi
notices-why = Une partie peut durer des jours. Si tu veux, on te prévient quand les autres ont joué, et rien d’autre.
notices-this-device = Me prévenir sur cet appareil
notices-elsewhere = Ailleurs…
notices-kind = Où
notices-push = Cet appareil
notices-mail = Par e-mail
notices-ntfy-address = https://ntfy.example/sujet
notices-mail-address = toi@example.com
notices-add = Ajouter
notices-added = C’est ajouté.
notices-confirm = On a écrit à cette adresse : confirme-la là-bas.
notices-unconfirmed = pas encore confirmée
notices-quiet = Silence la nuit
notices-quiet-begin = Silence dès
notices-quiet-end = Silence jusqu’à
notices-try = Essayer
notices-tried = Envoyé.
notices-remove = Retirer
notices-not-allowed = Le navigateur ne l’autorise pas.
table-over-days = Sur plusieurs jours : les robots continuent même si personne ne regarde, et si le temps de quelqu’un est écoulé, un robot joue ce tour.
handicap-suggest = Proposer un handicap
handicap-use = Proposer

## Absent quelques jours, ou pour de bon

absence = Faire une pause ou abandonner
away-title = Absence de
away-go = Je m’absente
away-back = Je suis de retour
away-why = Pendant ton absence, ton temps ne s’écoule pas : ici et à toutes tes autres tables jouées sur plusieurs jours.
away-me = Tu es en congé jusqu’au { $date }.
away-who = { $player } est en congé jusqu’au { $date }.
resign = Abandonner
resign-sure = Abandonner ta place ? Un robot continue avec tes cartes, et la partie ne compte pas pour toi.
next-game = Suite : { $game } avec { $names }

## From this device to the server, and records

move-to-server = Continuer sur le serveur
move-hint = Tu pourras ainsi jouer depuis n’importe quel appareil, et des amis pourront prendre la place des robots. Sur ton appareil, tu aurais pu connaître les cartes ; les autres en sont informés.
record-open-link = Ouvrir une partie enregistrée
from-device = Cette partie a commencé sur un appareil, sans serveur : la personne qui a ouvert la table aurait pu connaître les cartes. Elle ne compte dans aucune statistique.
seat-of-bot = Prendre la place de { $player }
