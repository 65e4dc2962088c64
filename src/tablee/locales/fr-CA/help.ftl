### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Titres et petits mots

help-exit-short =
    0 = tout va bien
    1 = un fichier, un serveur ou un endroit où écrire n’est pas comme il faut
    2 = la commande n’a pas été comprise, ou demande l’impossible
    130 = interrompu par Ctrl-C; parties et feuilles de pointage sont conservées
help-exit-codes =
    0 = Tout va bien.
    1 = Un fichier, un enregistrement, un serveur ou un endroit où écrire n’est pas comme il faut. Une phrase sur la sortie d’erreur dit lequel et pourquoi; rien d’écrit à moitié ne reste.
    2 = La commande n’a pas été comprise, ou demande l’impossible, comme sept joueurs à un jeu pour six. Une phrase dit ce qui serait possible.
    130 = Interrompu par Ctrl-C. Ce qui se jouait est conservé pour « tablee play --resume », et une feuille de pointage jusqu’au dernier nombre; tout le reste n’écrit rien.

## La commande

help-example-score = la feuille de pointage pour de vraies cartes
help-example-verify = vérifier ses brassages, ses coups et son résultat

## tablee replay

help-replay-seat = Comme cette place l’a vu, comptée à partir de 1; sinon tout ce qui a été pigé est dit.

## tablee verify

help-verify =
    Vérifier des parties enregistrées : engagement, chaque brassage, chaque coup, le résultat.

    Ce qui ne tient pas est nommé, avec sa place dans le fichier. « - » lit une partie sur l’entrée standard.

## tablee simulate

help-simulate-plot = Dessiner victoires, pointages et longueurs dans ce fichier SVG.

## tablee arena

help-arena =
    Faire jouer des robots les uns contre les autres, et dire qui est le meilleur.

    Un BOT est un niveau, par son numéro ou son nom, greedy, random ou eager; sans aucun, les niveaux 1 à 4 et greedy jouent. Deux robots se rencontrent toujours sur les mêmes donnes, toutes les places échangées. À une table de plus de deux, ils alternent, et les équipiers sont de la même sorte. Un duel s’arrête dès que le meilleur est certain (99,9 %).
