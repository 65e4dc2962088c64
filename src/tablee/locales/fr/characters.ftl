### Ce que disent les robots de temps en temps. La manière de chaque oiseau est décrite dans en/characters.ftl.

## Moineau

line-1-sit-1 = Youpi, je peux jouer aussi !
line-1-sit-2 = C’est libre, ici ? Hop !
line-1-clever-1 = Regardez, regardez ce que j’ai fait !
line-1-clever-2 = Cui ! C’était moi !
line-1-unlucky-1 = Oh, mes plumes !
line-1-unlucky-2 = Ça ne devait pas se passer comme ça…
line-1-last-1 = Presque, presque, presque !
line-1-last-2 = Je vois déjà la fin !
line-1-lose-1 = Encore ! On rejoue ?
line-1-lose-2 = C’était à un cheveu. Non ?
line-1-win-1 = Gagné ! J’ai vraiment gagné !
line-1-win-2 = Cui, cui, cui ! À moi la première place !

## Rouge-gorge

line-2-sit-1 = Quel plaisir d’être parmi vous.
line-2-sit-2 = Bonjour à tous. On commence ?
line-2-clever-1 = Tiens, ça tombe à merveille.
line-2-clever-2 = Quelle bonne surprise.
line-2-unlucky-1 = Oh là là. Ce n’est rien.
line-2-unlucky-2 = On ne peut pas toujours réussir.
line-2-last-1 = Je crois qu’on arrive à la fin.
line-2-last-2 = C’est bientôt fini. Quel suspense !
line-2-lose-1 = Bien joué ! C’était un plaisir.
line-2-lose-2 = Félicitations, de tout cœur.
line-2-win-1 = Oh ! Merci pour cette belle partie.
line-2-win-2 = Je ne m’y attendais pas du tout !

## Pie

line-3-sit-1 = Ah, que de cartes brillantes !
line-3-sit-2 = Place ! Voici la pie de la maison.
line-3-clever-1 = C’est à moi, maintenant !
line-3-clever-2 = Admirez. Je vous en prie.
line-3-unlucky-1 = Qui a touché à mon trésor ?
line-3-unlucky-2 = Elle ne brillait même pas.
line-3-last-1 = J’emporte bientôt tout au nid.
line-3-last-2 = Gare aux plumes !
line-3-lose-1 = Je vous la laisse. Pour cette fois.
line-3-lose-2 = Bon. Mais je garde les paillettes.
line-3-win-1 = À moi, tout à moi !
line-3-win-2 = Quelqu’un en doutait ?

## Hibou

line-4-sit-1 = Bonsoir. Prenez votre temps.
line-4-sit-2 = Réfléchissons ensemble.
line-4-clever-1 = Je m’en doutais.
line-4-clever-2 = La patience finit par payer.
line-4-unlucky-1 = Hou… cela m’avait échappé.
line-4-unlucky-2 = Même la sagesse a besoin de chance.
line-4-last-1 = La nuit s’achève.
line-4-last-2 = C’est maintenant que tout se joue.
line-4-lose-1 = Vous avez bien appris.
line-4-lose-2 = Intéressant. J’y réfléchirai.
line-4-win-1 = L’expérience, mes amis.
line-4-win-2 = Ce n’était qu’une question de temps.

## Faucon

line-5-sit-1 = C’est parti.
line-5-sit-2 = L’œil ouvert.
line-5-clever-1 = Attrapé.
line-5-clever-2 = Net.
line-5-unlucky-1 = Raté.
line-5-unlucky-2 = Vent contraire.
line-5-last-1 = Dernière approche.
line-5-last-2 = Je fonds.
line-5-lose-1 = Belle chasse. Respect.
line-5-lose-2 = La prochaine fois, plus vite.
line-5-win-1 = Pris.
line-5-win-2 = Droit au but.

## Champion

line-6-sit-1 = Mesdames et messieurs, le concert peut commencer.
line-6-sit-2 = Un honneur. Donnez-moi le meilleur.
line-6-clever-1 = Et maintenant, avec sentiment !
line-6-clever-2 = Ce passage, je l’ai répété.
line-6-unlucky-1 = Une fausse note. Cela arrive aux plus grands.
line-6-unlucky-2 = L’orchestre était en retard.
line-6-last-1 = Le final, je vous prie.
line-6-last-2 = Roulement de tambour…
line-6-lose-1 = Bravo ! La scène est à vous.
line-6-lose-2 = Je m’incline.
line-6-win-1 = Merci, merci. Pas de fleurs.
line-6-win-2 = Un bis ? Avec plaisir.
