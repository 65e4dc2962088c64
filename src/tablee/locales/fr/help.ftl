### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Titres et petits mots

help-usage = Usage
help-examples = Exemples
help-options = Options
help-commands = Commandes
help-exit = Codes de retour
help-default = par défaut
help-environment = environnement
help-required = obligatoire
help-placeholders =
    OPTIONS = OPTIONS
    COMMAND = COMMANDE
    ARGUMENTS = ARGUMENTS
    GAME = JEU
    FILE = FICHIER
    FOLDER = DOSSIER
    NAME = NOM
    VALUE = VALEUR
    NUMBER = NOMBRE
    SECONDS = SECONDES
    POINTS = POINTS
    QUESTION = QUESTION
    ADDRESS = ADRESSE
    LEVEL = NIVEAU
    LANGUAGE = LANGUE
    SEED = GRAINE
    TOPIC = SUJET
    SHELL = SHELL
    CARD = CARTE
    CARDS = CARTES
    SITUATION = SITUATION
    ACTION = ACTION
    WHOM = QUI
    TEXT = TEXTE
    POSITION = POSITION
help-exit-short =
    0 = tout va bien
    1 = un fichier, un serveur ou un endroit où écrire n’est pas comme il faut
    2 = la commande n’a pas été comprise, ou demande l’impossible
    130 = interrompu par Ctrl-C ; parties et feuilles de score sont conservées
help-exit-codes =
    0 = Tout va bien.
    1 = Un fichier, un enregistrement, un serveur ou un endroit où écrire n’est pas comme il faut. Une phrase sur la sortie d’erreur dit lequel et pourquoi ; rien d’écrit à moitié ne reste.
    2 = La commande n’a pas été comprise, ou demande l’impossible, comme sept joueurs à un jeu pour six. Une phrase dit ce qui serait possible.
    130 = Interrompu par Ctrl-C. Ce qui se jouait est conservé pour « tablee play --resume », et une feuille de score jusqu’au dernier nombre ; tout le reste n’écrit rien.

## Options de plusieurs commandes

help-option-lang = La langue : en, fr, fr-CA, de, nl, it, es ou pt ; sinon celle de LC_ALL, LC_MESSAGES ou LANG.
help-option-help = Montrer cette aide.
help-option-version = Montrer la version.
help-option-players = Combien sont à la table.
help-option-option = Une option du jeu, comme partners=true, stock_size=10 ou target=none. Répétable.
help-option-seed = Le même nombre donne les mêmes donnes.
help-option-threads = Combien de fils d’exécution ; sinon un par cœur.
help-option-device = Ce qui joue : cpu, ou cuda pour une carte graphique, avec les mêmes résultats.
help-option-ray = Jouer sur Ray, avec les mêmes résultats : sur la grappe à cette ADRESSE, comme auto ou host:6379, ou sinon sur cette machine. --threads dit avec combien de processus.
help-option-parquet = Écrire une ligne par partie dans ce fichier Parquet, pour DuckDB, polars et pandas.
help-option-json = Le résultat en JSON, pour les scripts.
help-option-database = Le fichier, ou pour le serveur aussi postgresql://user@host/name ; sinon tablee/tablee.sqlite dans ton dossier de données.
help-option-plain = Ligne par ligne, pour lecteurs d’écran, tubes et scripts.
help-option-ms = Le temps d’un robot pour un coup, en millisecondes ; seuls les programmes et les deux plus hauts niveaux regardent la pendule.

## La commande

help-tablee =
    Skip-Bo et Skyjo à une même table : jouer, compter, revoir, vérifier, mesurer.

    « tablee help COMMANDE » explique une commande.
help-example-play = choisir un jeu et jouer contre des robots ou entre vous
help-example-join = s’asseoir à une table d’un serveur
help-example-score = la feuille de score pour de vraies cartes
help-example-real-table = avec de vraies cartes : mise en place, qui commence, que faire
help-example-replay = parcourir une partie depuis la première carte
help-example-verify = vérifier ses mélanges, ses coups et son résultat
help-example-review = la chance et le talent, et les erreurs
help-example-arena = quel robot est le meilleur
help-example-simulate = ce qui arrive en dix mille parties
help-example-serve = ouvrir une table à toute la maison

## tablee play

help-play =
    Jouer dans le terminal : contre des robots, à plusieurs sur un appareil, ou à une table d’un serveur.

    JEU est l’un de : GAMES. Sans lui, un premier écran demande tout. Les touches sont en bas de l’écran ; « ? » les explique. Chaque coup est conservé : quoi qu’il arrive, --resume continue la partie.
help-example-choose = tout choisir à l’écran
help-example-two = deux personnes et deux robots
help-example-watch = des robots entre eux
help-example-resume = continuer la partie interrompue
help-example-open = ouvrir une table sur un serveur et inviter les autres
help-play-level = La force des robots : le numéro ou le nom d’un niveau ; ou l’un après l’autre, comme 2,2,4. « adaptive » tire au sort ce qui te convient.
help-play-name = Ton nom ; répété, plusieurs personnes partagent l’appareil.
help-play-seat = Où tu t’assieds, ou le premier d’entre vous ; les places comptent à partir de 1.
help-play-seed = Pour rejouer les mêmes cartes : un nombre, ou une graine de 64 chiffres hexadécimaux, comme celle d’un enregistrement.
help-play-save = Écrire l’enregistrement ici quand la partie est finie.
help-play-resume = Continuer la dernière partie interrompue.
help-play-join = S’asseoir à une table d’un serveur : son lien, tel que le navigateur le montre, ou son code.
help-play-server = Ouvrir une table sur ce serveur et montrer le lien pour les autres ; avec --join, d’où vient le code. Sinon, le seul serveur que tu connais.
help-play-public = Avec --server : la table y figure dans la liste, et tout le monde peut venir.
help-play-watch = Seulement regarder : la table à rejoindre, ou des robots entre eux.
help-play-pace = Secondes qu’un robot prend pour un coup ; sinon 0,6, et 0 avec --plain.

## tablee learn, tablee rules

help-learn =
    Apprendre un jeu en jouant : chaque étape dit quoi faire et pourquoi.

    Sans JEU, les leçons sont listées. Entrée continue la lecture, ou joue le coup pour toi.
help-rules =
    Les règles d’un jeu, ou de tous, dans ta langue.

    Avec des options, les choix de la table viennent d’abord. À l’écran, le texte s’ouvre dans ton paginateur.
help-example-learn = apprendre un jeu en jouant

## tablee games

help-games =
    Les parties interrompues dans le terminal : les afficher, en reprendre une ou la supprimer.

    Sans NOMBRE, elles sont affichées, la dernière jouée d’abord ; avec un nombre, cette partie reprend. Un fichier illisible est nommé.
help-games-delete = La supprimer au lieu de la reprendre.
help-example-games-list = toutes, avec leur numéro
help-example-games-go-on = reprendre la deuxième

## tablee tables

help-tables =
    Lister les tables d’un serveur : les tiennes, et celles qui sont ouvertes à tous.

    Sans URL, celles de tous les serveurs où tu es déjà allé.

## tablee score

help-score =
    Compter les points d’une partie avec de vraies cartes.

    JEU est l’un de : GAMES. Chaque nombre est enregistré dès qu’il est tapé. Sans FICHIER, la feuille est dans ton dossier de données, et le prochain « tablee score » la continue jusqu’à la fin de la partie.
help-example-go-on = continuer la feuille
help-example-own-file = une feuille dans un fichier à soi
help-score-name = Qui joue, dans l’ordre des places. Répétable.
help-score-limit = Quand la partie est finie ; sinon 100, et 500 au Skip-Bo.
help-score-partners = Skip-Bo par équipes de deux.
help-score-dealer = Qui distribue en premier, compté à partir de 1.
help-score-new = Une nouvelle feuille, bien qu’il y en ait une à continuer.
help-score-export = Écrire la feuille en tableau, sans rien demander.
help-score-json = Afficher la feuille et ses totaux en JSON, sans rien demander.

## tablee real-table

help-real-table =
    Jouer avec de vraies cartes : la mise en place, qui commence, ce qui se passe maintenant, si le jeu est complet.

    JEU est l’un de : GAMES. Sans option, on te demande ligne par ligne ce que tu veux savoir ; avec elles, la réponse vient aussitôt.
help-example-deal = combien de cartes reçoivent cinq joueurs
help-example-first = qui commence avec ces cartes
help-example-what = toutes les situations, avec leur numéro
help-real-table-deal = La mise en place pour tant de joueurs.
help-real-table-each = Avec --deal : un autre nombre de cartes par joueur.
help-real-table-partners = Avec --deal : par équipes.
help-real-table-first = Qui distribue ou commence : les cartes de chacun, avec une virgule entre les joueurs ; W est un Skip-Bo, et - quelqu’un qui ne tire pas de nouveau.
help-real-table-dealer = Avec --first : qui est le donneur, compté à partir de 1.
help-real-table-what = Ce qui se passe maintenant : le numéro ou le nom d’une situation ; sans rien, toutes.
help-real-table-check = Si le jeu est complet : chaque carte et combien il y en a, par exemple « 1=12 2=11 ».

## tablee replay

help-replay =
    Parcourir une partie enregistrée, ou l’afficher coup par coup.

    À l’écran ← et → vont pas à pas, ↑ et ↓ tour par tour, s regarde par d’autres yeux. Dans un tube, la partie est affichée. « - » la lit sur l’entrée standard.
help-replay-text = Afficher toute la partie ; dans un tube, c’est toujours ainsi.
help-replay-json = Chaque pas avec ses événements et ses totaux en JSON.
help-replay-to = S’arrêter après ce coup ; à l’écran, y commencer.
help-replay-seat = Comme cette place l’a vu, comptée à partir de 1 ; sinon tout ce qui a été pioché est dit.
help-replay-pictures = Avec --text : dessiner la table au début de chaque tour.
help-replay-review = Dire ce que les décisions ont coûté et ce qui était mieux, comme tablee review ; prend quelques secondes.

## tablee verify

help-verify =
    Vérifier des parties enregistrées : engagement, chaque mélange, chaque coup, le résultat.

    Ce qui ne tient pas est nommé, avec sa place dans le fichier. « - » lit une partie sur l’entrée standard.
help-example-verify-all = toutes, une ligne chacune

## tablee review

help-review =
    C’était toi ou les cartes ? La chance et le talent dans une partie enregistrée, et ce que chaque décision a coûté.

    Un juge fixé d’avance donne la probabilité de chacun de gagner après chaque coup. Départ + chance + talent = résultat. Ne s’appelle erreur que ce qui en est une à coup sûr.
help-review-html = Écrire une page avec la courbe dans ce fichier HTML.

## tablee analyse

help-analyse =
    Classe les coups d’une position, le meilleur d’abord, avec la chance de gagner après chacun et la raison.

    POSITION est une ligne de texte entre guillemets ; docs/positions.md dit comment elle s’écrit.
help-analyse-ms = Combien de millisecondes la réflexion peut durer.

## tablee simulate

help-simulate =
    Faire jouer beaucoup de parties à des joueurs qui jouent au hasard, et résumer ce qui s’est passé.

    Une partie va jusqu’à 500 (Skip-Bo) ou 100 (Skyjo), sauf option contraire : target=none et limit=none jouent des manches seules.
help-simulate-matches = Combien de parties jouer.
help-simulate-policy = Qui joue : eager se hâte vers la fin, uniform joue n’importe quel coup permis.
help-simulate-records = Écrire chaque partie comme enregistrement dans ce dossier.
help-simulate-plot = Dessiner victoires, scores et longueurs dans ce fichier SVG.

## tablee arena

help-arena =
    Faire jouer des robots les uns contre les autres, et dire qui est le meilleur.

    Un BOT est un niveau, par son numéro ou son nom, greedy, random ou eager ; sans aucun, les niveaux 1 à 4 et greedy jouent. Deux robots se rencontrent toujours sur les mêmes donnes, toutes les places échangées. À une table de plus de deux, ils alternent, et les partenaires sont de la même sorte. Un duel s’arrête dès que le meilleur est certain (99,9 %).
help-arena-matches = Le plus que jouent deux robots.
help-arena-device = Ce qui joue : cpu, ou cuda pour une carte graphique, avec les mêmes résultats. Une carte joue les niveaux 1 à 4 et greedy.
help-arena-all = Jouer toutes les parties, même quand le meilleur robot est certain.
help-arena-luckless = Retirer la chance des résultats : une différence se voit en moins de parties, mais chacune prend une seconde ou plus (docs/review.md).
help-arena-fair = Donner à deux niveaux le handicap avec lequel ils gagnent à peu près aussi souvent (docs/bots.md).
help-arena-resume = Conserver dans ce fichier ce qui est joué, et continuer à partir de ce qu’il contient. Robots, options, graine et temps doivent être les mêmes.
help-arena-records = Écrire chaque partie comme enregistrement dans ce dossier. Un robot seul joue contre lui-même.
help-arena-trajectories = Écrire dans ce fichier .parquet ou .npz, pour chaque position, ce qui était visible, possible et joué. Un robot seul joue contre lui-même.
help-arena-plot = Dessiner le classement et le tableau croisé dans ce fichier SVG.

## tablee lab

help-lab =
    Répondre à des questions sur les jeux par des images : combien de chance, quelle place, combien de temps, ce que change chaque règle, quel niveau bat quel autre.

    Cela joue une minute ou deux, avec les niveaux 1 à 4, et écrit un fichier HTML qui n’a besoin de rien d’autre. Chaque réponse a son intervalle à 95 % et la commande qui donne les mêmes chiffres. Les mêmes arguments donnent le même rapport. Le rapport est en anglais.
help-lab-only = Seulement cette question : luck, seats, length, rules, levels ou striking. Répétable.
help-lab-matches = Manches seules par chiffre, au lieu de 2000 ; huit fois moins de parties entières.
help-lab-quick = Un premier aperçu en quelques secondes, avec de larges intervalles : comme --matches 160.
help-lab-out = Où écrire le rapport, au lieu de lab.html. Avec --json, il n’est écrit que si ceci est donné.

## tablee arena --bot, tablee check-bot

help-arena-bot = Un programme qui joue, comme « python mybot.py ». Répétable. S’il plante, se tait, triche ou inonde, il perd la partie par forfait.
help-check-bot =
    Vérifier qu’un programme respecte le protocole des robots, et dire ce qui ne va pas.

    COMMANDE démarre le programme. Il doit jouer aux deux jeux, à de petites et à de grandes tables. Le protocole est dans docs/write-a-bot.md ; ce qui est dit du programme est en anglais. Le code de retour est 1 si quelque chose ne va pas.
help-check-bot-game = Seulement ce jeu. Répétable.
help-check-bot-ms = Le temps du programme pour un coup, en millisecondes.
help-sit =
    Faire jouer l’un de tes programmes à une table d’un serveur.

    ADRESSE est le lien que la table affiche pour un programme, avec son jeton ; COMMANDE lance le programme. Tout est transmis tel quel, une ligne coupée est rétablie, et si le programme fait une faute, un robot du serveur joue à sa place. docs/write-a-bot.md en dit plus. Ctrl-C arrête le programme.
help-sit-bot = Le programme, par exemple « python mybot.py ».
help-sit-token = Le jeton de la place, s’il n’est pas dans l’adresse. Dans l’environnement, personne d’autre sur cette machine ne peut le lire.

## tablee bench

help-bench =
    Mesurer à quelle vitesse les noyaux et les règles simples jouent sur cette machine.
help-bench-seconds = Combien de temps mesurer chaque ligne, au moins.

## tablee serve, backup et restore

help-serve =
    Ouvrir un serveur de tables pour navigateurs et terminaux, ici ou partout. Ctrl-C le ferme.
help-example-here = pour cette machine
help-example-home = pour toute la maison : scanner le code
help-serve-host = L’adresse où écouter : 127.0.0.1 pour cette machine seulement, 0.0.0.0 pour tous ceux qui peuvent l’atteindre.
help-serve-port = Le port où écouter ; 0 en prend un qui est libre.
help-serve-lan = Ouvrir au réseau local : affiche l’adresse, aussi en code QR à scanner.
help-serve-bus = Par quoi se parlent plusieurs serveurs sur un PostgreSQL, comme nats://127.0.0.1:4222.
help-serve-origin = Un autre site dont les pages peuvent utiliser ce serveur, comme https://example.org. Répétable.
help-serve-allowed-host = Un nom sous lequel on peut demander ce serveur, comme tables.example.org ou *.example.org ; peut être répété. Sans lui, tous.
help-serve-proxy = Un proxy inverse dont les en-têtes X-Forwarded sont crus, comme 10.0.0.2 ou 10.0.0.0/24. Un sur cette machine l’est toujours. Répétable.
help-serve-root-path = Le chemin sous lequel un proxy inverse montre ce serveur, comme /games/tablee ; le proxy peut l’enlever ou non.
help-serve-pace = Secondes qu’un robot prend pour un coup.
help-serve-idle = Secondes avant qu’une table où il n’y a personne s’endorme ; elle s’éveille quand on l’ouvre.
help-serve-log = Comment écrire le journal, sur la sortie d’erreur. auto : du texte sur un terminal, sinon du JSON.
help-serve-metrics-token = Qui le connaît peut lire /metrics ; sans lui, ceux des réseaux privés le peuvent.
help-serve-admin-token-file = Un fichier avec le jeton pour /admin, la page de la personne qui gère ce serveur ; au moins 16 caractères. Ou mets le jeton dans TABLEE_ADMIN_TOKEN. Sans jeton, cette page n’existe pas.
help-serve-word-list = Un fichier de mots, un par ligne, qui sont refusés dans les noms et la discussion.
help-serve-keep-days = Combien de jours une table où une partie a commencé est gardée après le dernier changement ; 0 : toujours. Les parties finies restent.
help-serve-keep-tables = Combien de tables de chaque sorte sont gardées, les dernières utilisées ; 0 : toutes.
help-serve-keep-people-days = Combien de jours est gardé après sa dernière visite quelqu’un qui n’a fini aucune partie ; 0 : toujours. Qui a une place reste.
help-serve-mail-server = Envoyer les e-mails par ce serveur, par exemple smtp://nom:motdepasse@hôte.
help-serve-notify-private = Envoyer les notifications aussi à des adresses locales, par exemple à un serveur ntfy à soi.
help-serve-connections = Combien de connexions il peut y avoir à la fois ; sinon, autant que le système permet de fichiers ouverts, jusqu’à 10 000.
help-serve-connections-per-address = Combien peuvent en avoir, d’une même adresse (en IPv6 : un /64), les visiteurs sans place ; sinon un huitième, de 16 à 500.
help-serve-no-rate-limits = Les adresses peuvent demander autant qu’elles veulent : pour des tests, ou derrière d’autres limites.
help-site =
    Écrire un site qui se passe de serveur : jouer seul ou sur un seul appareil, apprendre, compter les points.

    Tout hébergement sert ces fichiers, à n’importe quel chemin : GitHub Pages, ou python -m http.server.
help-site-base = Le chemin où sera le site, pour sa page des adresses inconnues.
help-backup =
    Copier tout ce qu’un serveur conserve dans un fichier. Il peut continuer à tourner.
help-backup-overwrite = Remplacer le fichier s’il existe.
help-restore =
    Mettre une sauvegarde à la place de ce qu’un serveur conserve. L’arrêter d’abord.

    Ce qui s’y trouvait est conservé à côté.
help-restore-yes = Ne pas demander.
help-moderate =
    Fermer des tables, exclure des personnes et bloquer des réseaux sur un serveur ouvert, pendant qu’il tourne.

    ACTION est tables (toutes les tables avec qui s’y trouve ; QUI peut être un code), close ou reopen (fermer ou rouvrir une table ; QUI est son code), remove ou admit (exclure une personne ou la réadmettre ; QUI est son identifiant, que « tables » montre), block ou unblock (bloquer ou débloquer un réseau ; QUI est une adresse ou un réseau, une seule adresse IPv6 désigne son /64), bans (ce qui est en vigueur) ou log (qui a fait quoi, quand et pourquoi).

    Qui est exclu quitte ses places et ne peut pas revenir sous cette identité. Les serveurs en marche suivent en quelques secondes. Les cartes ne sont jamais montrées.
help-example-moderate-tables = quelles tables il y a, et qui s’y trouve
help-moderate-days = Pour combien de jours une personne est exclue ou un réseau bloqué ; sinon, jusqu’à ce que ce soit levé.
help-moderate-why = La raison, pour le journal.

## tablee completion et help

help-completion =
    Afficher ce qui fait compléter commandes et options à un shell. SHELL est bash, zsh ou fish.
help-help =
    Expliquer une commande, ou « exit-codes ».
