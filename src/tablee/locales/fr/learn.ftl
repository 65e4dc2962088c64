### Apprendre à jouer : les règles, les leçons et les conseils à la table.
### $bot est le nom de l’autre joueur dans une leçon.

## Règles et leçons

rules-of = Règles du { $game }
rules-contents = Sommaire
rules-print = Imprimer
learn-by-playing = Apprendre en jouant
learn-about = Joue quelques minutes : chaque étape te dit quoi faire, et pourquoi.
learn-minutes = Environ trois minutes
learn-all = Toutes les leçons
learn-title = Apprendre le { $game }
learn-restart = Recommencer
learn-skip = Passer
learn-next = Suite
learn-make = Montre-moi
learn-step = Étape { $number } sur { $count }
learn-read-first = Lis d’abord ceci, puis appuie sur « Suite ».
learn-not-now = Pas maintenant : fais ce que la leçon te demande.
spot-advised = conseillé

## Les conseils à la table

hint = Conseil
hint-left = Conseil (encore { $count })
hint-thinking = Je réfléchis…
hint-later = Les chances suivront : elles sont en préparation, cette fois seulement.
hint-chance = Chances de gagner : { $chance } % (de { $low } à { $high } %)
hint-score = Environ { $points } points dans cette manche
hint-others = Les meilleurs coups
hint-others-lead = Les meilleurs coups, selon les points d’avance sur les autres
