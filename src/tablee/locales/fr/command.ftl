### Ce que dit la commande `tablee` quand une chose est faite ou ne peut l’être. Son aide est dans help.ftl.

## Ce qui a été fait

command-verified = { $winners ->
    [none] { $file } : tout va bien. L’engagement correspond à la graine, tous les mélanges ({ $shuffles }) et tous les coups ({ $moves }) sont justes, et personne n’a gagné la partie.
   *[other] { $file } : tout va bien. L’engagement correspond à la graine, tous les mélanges ({ $shuffles }) et tous les coups ({ $moves }) sont justes, et la partie a été gagnée par { $winners }.
}
command-open = Tablée est ouverte : { $addresses } · Ctrl-C la ferme.
command-site-written = { $folder } : { $size } Mo. Tout hébergement sert cela ; pour essayer : python -m http.server -d { $folder }
command-site-not-built = Le client du navigateur n’est pas construit : lancer d’abord python web/build.py.
command-copied = { $file } : une copie entière, { $size } Mo.
command-written = Écrit dans { $file }.
command-restored = { $target } : rétabli depuis { $source }.
command-put-aside = Ce qui s’y trouvait est maintenant { $file }.
command-restore-sure = Mettre { $source } à la place de { $target } ? (o/n)
command-moderated = c’est fait ; les serveurs en marche suivent en quelques secondes.
command-moderate-none = aucun.
command-tables-yours = Tes tables :
command-tables-open = Ouvertes à tous :
command-tables-none = Il n’y a aucune table ouverte, ni aucune à toi. « tablee play JEU --server URL » en ouvre une.
command-tables-seats = { $taken } places occupées sur { $players }
command-tables-join = Pour s’y asseoir : { $command }
command-aborted = rien n’a été fait.
command-sit-seated = { $name } a sa place à { $server }. Ctrl-C l’arrête.
command-sit-away = { $server } ne répond pas ; nouvel essai.
command-sit-anew = { $last ->
    [none] { $bot } est relancé. { $why }
   *[other] { $bot } est relancé. { $why } Ses derniers mots : { $last }
}
command-interrupted = interrompu ; rien n’a été écrit.
command-progress-playing = parties
command-progress-writing = enregistrements
command-progress-measuring = mesures
command-progress-reviewing = analyse de la partie
command-progress-thinking = Je réfléchis…
command-progress-compiling = compilation, cette fois seulement : { $count } fonctions
command-progress-lab-luck = { $game } : combien de chance
command-progress-lab-seats = { $game } : quelle place
command-progress-lab-length = { $game } : combien de temps
command-progress-lab-rules = { $game } : ce que changent les règles
command-progress-lab-levels = { $game } : niveau contre niveau
command-progress-lab-striking = { $game } : ce qui frappe

## Ce qui n’est pas comme il faut

command-went-wrong = quelque chose s’est mal passé.
command-no-sheet = { $file } : il n’y a pas de feuille de score.
command-no-lesson = Il n’y a pas de leçon pour { $game }.
command-sheet-exists = { $file } : il y a déjà un fichier ; choisis un autre nom pour une nouvelle feuille.
command-sheet-of-other-game = { $file } : c’est une feuille pour { $game }.
command-database-in-use = un autre serveur a ouvert { $file } : arrête-le d’abord, ou prends un autre fichier avec --database. Plusieurs serveurs se partagent un PostgreSQL.
command-port-in-use = le port { $port } est occupé : prends-en un autre avec --port, ou un libre avec --port 0.
command-port-not-allowed = le port { $port } ne t’est pas permis : prends-en un à partir de 1024.
command-database-closed = la base de données ne s’ouvre pas : { $reason }
command-bot-silent = { $bot } ne peut pas jouer. { $why } « tablee check-bot » en dit plus.
command-sit-token = le jeton est faux, ou n’est plus valable : la table t’en donne un nouveau.
command-sit-taken = La place a été donnée à quelqu’un d’autre.
command-sit-replaced = le même jeton sert maintenant ailleurs.
command-sit-out = le programme a été renvoyé trop souvent ; un robot finit cette partie.
command-cluster-unreachable = aucune grappe Ray n’est joignable à { $address } : { $why }
command-cluster-lost = des processus de la grappe sont morts encore et encore sur les mêmes parties ; rien n’a été écrit. { $why }
command-cluster-other-version = { $why ->
    [none] une machine de la grappe n’a pas Tablée ; il lui faut la version { $version }, comme ici.
   *[other] une machine de la grappe a Tablée { $why } ; il lui faut la version { $version }, comme ici.
}
command-system-no-file = fichier ou dossier introuvable
command-system-not-allowed = cela ne t’est pas permis
command-system-is-folder = c’est un dossier
command-system-no-folder = dossier introuvable
command-system-exists = il y a déjà quelque chose de ce nom
command-system-disk-full = le disque est plein
command-system-read-only = on ne peut rien y écrire
command-system-nobody-there = personne n’y répond

## Ce qui n’a pas été compris

command-misuse-help = « { $command } » l’explique.
command-misuse-no-option = { $near ->
    [none] Il n’y a pas d’option { $given }.
   *[other] Il n’y a pas d’option { $given }. Voulais-tu dire { $near } ?
}
command-misuse-no-command = { $near ->
    [none] Il n’y a pas de commande { $given }.
   *[other] Il n’y a pas de commande { $given }. Voulais-tu dire { $near } ?
}
command-misuse-missing = Il manque { $what }.
command-misuse-needs = { $option } n’a de sens qu’avec { $needed }.
command-misuse-option-value = { $option } a besoin d’une valeur.
command-misuse-extra = « { $given } » n’est pas attendu ici.
command-misuse-not-one-of = { $what } : « { $given } » n’existe pas ; il y a { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } demande un nombre, pas « { $given } ».
       *[other] { $what } demande un nombre à partir de { $least }, pas « { $given } ».
    }
   *[other] { $what } demande un nombre de { $least } à { $most }, pas « { $given } ».
}
command-misuse-not-name-value = « { $given } » n’est pas de la forme NAME=VALUE, comme target=none.
command-misuse-not-a-limit = « { $given } » n’est ni un nombre, ni none.
command-misuse-not-exported = Une feuille de score s’exporte en .csv, .md ou .json, pas en { $given }.
command-misuse-no-bot = Il n’y a pas de robot nommé { $given } ; il y a { $known }.
command-misuse-one-bot = Un tournoi demande au moins deux robots.
command-misuse-bot-no-command = « { $given } » n’est pas une commande ; un robot en est une, comme « python mybot.py ».
command-misuse-bot-not-executable = { $given } ne peut pas être exécuté : fais chmod +x, ou dis avec quoi l’exécuter.
command-misuse-bot-no-program = Il n’y a pas de programme nommé { $given }.
command-misuse-bot-platform = Les programmes ne peuvent être des robots que sous Linux et macOS : { $given }.
command-misuse-no-plots = Les images demandent matplotlib : { $command }
command-misuse-not-svg = L’image est un SVG : nomme-la { $file }.
command-misuse-not-trajectories = Les trajectoires vont dans un fichier en .parquet ou .npz, pas dans { $given }.
command-misuse-no-tournament = { $file } n’est pas un tournoi à continuer.
command-misuse-other-tournament = { $file } est d’un autre tournoi : { $name } y est { $then }, et non { $now }.
command-misuse-damaged-tournament = { $file } est abîmé : la ligne { $line } n’est pas telle qu’elle a été écrite.
command-misuse-not-html = Le rapport est une page HTML : appelle-le { $file }.
command-misuse-no-cluster = { $option } demande { $library } : { $command }
command-misuse-no-card = --device cuda demande une carte graphique de NVIDIA avec son pilote, et { $command }
command-misuse-card-or-cluster = Choisis --ray ou --device cuda, pas les deux.
command-misuse-not-a-cluster = « { $given } » n’est pas l’adresse d’une grappe Ray, comme auto ou host:6379. Pour cette machine, mets --ray à la fin.
command-misuse-no-seat = Il n’y a pas de place { $given } ; les places vont de 1 à { $last }.
command-misuse-resume-alone = --resume reprend une partie telle qu’elle était : seuls --plain, --pace et --lang peuvent l’accompagner.
command-misuse-empty-name = Un nom est vide.
command-misuse-same-name = Deux personnes s’appellent { $name } : impossible de les distinguer.
command-misuse-too-many-levels = { $levels } niveaux sont indiqués, mais { $bots ->
    [0] il n’y a que des personnes
    [one] un seul robot joue
   *[other] { $bots } robots seulement jouent
}.
command-misuse-which-game = Quelle partie ? « tablee games » les affiche avec leur numéro.
command-misuse-no-game-number = Il n’y a pas de partie { $given } ; { $last ->
    [0] aucune n’a été interrompue
   *[other] la liste s’arrête à { $last }
}.
command-game-deleted = Supprimée : { $file }
command-misuse-no-move = Il n’y a pas de coup { $given } ; la partie en a { $last }.
command-misuse-too-many-names = Il y a { $names } noms pour { $seats } places.
command-misuse-not-a-seed = Une graine est un nombre, ou 64 chiffres hexadécimaux.
command-misuse-join-alone = --join va à une table telle qu’elle est : n’indique ni le jeu ni --resume.
command-misuse-server-alone = --server y ouvre une table : seuls -p, -o, -n, --public, --plain et --lang peuvent l’accompagner.
command-misuse-which-server = { $known ->
    [none] Quel serveur ? Donne son adresse, par exemple http://192.168.1.5:8000.
   *[other] Quel serveur ? Tu connais { $known }.
}
command-misuse-not-a-server = « { $given } » n’est pas l’adresse d’un serveur, par exemple http://192.168.1.5:8000.
command-misuse-not-a-table = « { $given } » n’est pas l’adresse d’une table, comme http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = Il manque le jeton de la place : donne le lien entier, ou --token, ou TABLEE_BOT_TOKEN.
command-misuse-no-topic = Il n’y a pas d’aide sur { $given } ; il y en a sur { $known }.
command-misuse-lan-alone = --lan écoute à toutes les adresses de cette machine : n’indique pas --host.
command-misuse-not-an-address = « { $given } » n’est pas une adresse de cette machine.
command-misuse-not-a-site = « { $given } » n’est pas un site comme https://example.org.
command-misuse-not-a-mail-server = { $given } n’est pas un serveur de courrier comme smtp://nom:motdepasse@hôte.
command-misuse-mail-needs-host = Avec --mail-server, indique aussi sous quel nom on atteint ce serveur : --allowed-host tables.example.org. Les liens des courriers y mènent.
command-misuse-not-a-network = « { $given } » n’est pas une adresse comme 10.0.0.2 ou 10.0.0.0/24.
command-misuse-not-a-path = « { $given } » n’est pas un chemin comme /games/tablee.
command-misuse-path-taken = Le chemin « { $given } » commence par { $first }, comme des pages de Tablée lui-même. Choisis-en un autre, comme /games/tablee.
command-misuse-no-days = --days va avec « remove » et « block », pas avec « { $action } ».
command-misuse-short-token = Le jeton pour /admin doit avoir au moins { $least } caractères.
command-misuse-not-utf8 = { $file } n’est pas un texte en UTF-8.
command-misuse-not-sqlite = Ceci est pour SQLite. PostgreSQL apporte son propre outil : { $tool }.
