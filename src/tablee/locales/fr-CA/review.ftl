### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Vérifier la donne

deal-why = Chaque brassage de la partie découle d’un nombre secret, la graine. Avant la première carte, tout le monde a vu son empreinte : l’engagement. Maintenant la graine est publique, et les deux doivent concorder. Personne, pas même le serveur, n’a pu changer une carte entre-temps.
deal-whole = Pour la preuve entière, avec chaque brassage et chaque coup, enregistre la partie et lance :

## Une partie enregistrée

record-proven = Tout est juste : la donne était scellée avant la première carte, et chaque brassage, chaque coup et le résultat sont tels qu’enregistrés.
