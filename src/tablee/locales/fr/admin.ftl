### /admin : la page de la personne qui gère un serveur ouvert.

admin-title = Modération du serveur
admin-token = Le jeton de ce serveur
admin-log-in = Se connecter
admin-do-logout = Se déconnecter
admin-back = Retour
admin-tables = Les tables
admin-code = Code
admin-find = Montrer qui s’y trouve
admin-game = Jeu
admin-phase = État
admin-people = Personnes
admin-opened = Ouverte
admin-moved = Dernier coup
admin-at-table = À la table { $code }
admin-nobody = Personne ne s’y trouve.
admin-none = Rien.
admin-remove = Exclure une personne
admin-person-id = Identifiant de la personne
admin-block = Bloquer un réseau
admin-network = Adresse ou réseau
admin-how-long = Pour combien de temps
admin-for-good = Pour toujours
admin-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
admin-why = Raison
admin-do-close = Fermer la table
admin-do-reopen = Rouvrir la table
admin-do-remove = Exclure
admin-do-admit = Réadmettre
admin-do-block = Bloquer
admin-do-unblock = Débloquer
admin-in-force = En vigueur
admin-kind-table = Table clôturée
admin-kind-person = Personne exclue
admin-kind-network = Réseau bloqué
admin-log = Ce qui a été fait
admin-when = Quand
admin-who = Par
admin-did = Quoi
admin-whom = Qui
admin-until = Jusqu’à
