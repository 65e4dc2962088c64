## Skyjo

reason-skyjo-first_look = On ne sait encore rien : une carte en vaut une autre.
reason-skyjo-same_column = Regarde dans la même colonne, où des cartes identiques valent le plus.
reason-skyjo-other_column = Regarde dans une autre colonne.
reason-skyjo-closes_lowest = Termine la manche avec le moins de points : { $own }, et { $player } a environ { $other }.
reason-skyjo-closes_safely = Termine la manche avec { $own } : ce n’est jamais doublé.
reason-skyjo-closes_risky = Termine la manche avec { $own }, mais { $player } a environ { $other } : si quelqu’un en a aussi peu à la fin, ce sera doublé.
reason-skyjo-closes_blind = Retourne la dernière carte et termine la manche.
reason-skyjo-completes_column = Complète la colonne : trois fois { $card } s’en va.
reason-skyjo-loses_column = Fait trois fois { $card }, qui doivent partir, alors qu’ils étaient bons à garder.
reason-skyjo-breaks_pair = Sépare deux cartes identiques ({ $old }) d’une colonne.
reason-skyjo-feeds_next = Laisse { $a_card } à { $player }, qui complète une colonne avec.
reason-skyjo-starts_column = Commence une colonne de { $card } : encore un et elle s’en va.
reason-skyjo-denies = Prend { $a_card } avant que { $player } n’en complète une colonne.
reason-skyjo-rids_highest = Remplace la plus haute carte : { $a_card } pour { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } pour { $a_old } : { $by } point de moins.
   *[other] { $a_card } pour { $a_old } : { $by } points de moins.
}
reason-skyjo-equal = { $a_card } pour { $a_old } : rien ne change, c’est une façon d’attendre.
reason-skyjo-raises = { $by ->
    [one] { $a_card } pour { $a_old } : { $by } point de plus.
   *[other] { $a_card } pour { $a_old } : { $by } points de plus.
}
reason-skyjo-low_card = { $a_card }, c’est moins qu’une carte cachée, qui vaut { $mean } en moyenne.
reason-skyjo-high_card = { $a_card }, c’est plus qu’une carte cachée, qui vaut { $mean } en moyenne.
reason-skyjo-draw_top_high = { $a_top } sur la défausse, c’est pire que { $share } % des cartes non vues.
reason-skyjo-draw_hope = Espère mieux que { $a_top } de la défausse.
reason-skyjo-rejects_worst = { $a_card }, c’est pire que presque toute carte cachée.
reason-skyjo-rejects_high = { $a_card }, c’est pire que { $share } % des cartes non vues.
reason-skyjo-looks_for_third = Cherche un troisième { $card } dans cette colonne.
reason-skyjo-looks = Retourne une carte cachée, qui peut être n’importe quoi.
