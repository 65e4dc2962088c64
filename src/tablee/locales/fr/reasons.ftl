### Pourquoi un conseil propose un coup. Les cartes comme dans games.ftl ; $player est le nom de quelqu’un d’autre.

## Skip-Bo

reason-skipbo-wins = Joue la dernière carte du stock et gagne.
reason-skipbo-stock = Joue la carte de ton stock.
reason-skipbo-partner_stock = Joue la carte du stock de ton partenaire.
reason-skipbo-frees_stock_now = La carte de ton stock, { $a_card }, va juste après.
reason-skipbo-frees_stock = { $plays ->
    [one] Mène à la carte de ton stock, { $a_card } : encore { $plays } carte, et elle va.
   *[other] Mène à la carte de ton stock, { $a_card } : encore { $plays } cartes, et elle va.
}
reason-skipbo-frees_partner_stock_now = La carte du stock de ton partenaire, { $a_card }, va juste après.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Mène à la carte du stock de ton partenaire, { $a_card } : encore { $plays } carte, et elle va.
   *[other] Mène à la carte du stock de ton partenaire, { $a_card } : encore { $plays } cartes, et elle va.
}
reason-skipbo-new_hand = Vide ta main, et tu pioches de nouvelles cartes.
reason-skipbo-blocks = Couvre la place où irait la carte du stock de { $player }, { $a_card }.
reason-skipbo-opens = Permet à { $player } de jouer { $a_card } de son stock.
reason-skipbo-finishes_pile = Complète une série et fait de la place pour une autre.
reason-skipbo-wild = Dépense une carte Skip-Bo.
reason-skipbo-uncovers = Amène { $a_card } sur le dessus de la défausse.
reason-skipbo-clears_place = Vide une défausse, ce qui te donne de la place.
reason-skipbo-plays_hand = { $left ->
    [one] Te débarrasse d’une carte de la main ; il en reste { $left }.
   *[other] Te débarrasse d’une carte de la main ; il en reste { $left }.
}
reason-skipbo-leaves_stock = Finit le tour alors que la carte de ton stock va.
reason-skipbo-leaves_partner_stock = Finit le tour alors que la carte du stock de ton partenaire va.
reason-skipbo-drops_wild = Met de côté une carte Skip-Bo.
reason-skipbo-covers_wild = Couvre une carte Skip-Bo sur ta défausse.
reason-skipbo-holds_back = { $player } attend de jouer { $a_card } : les séries restent en dessous.
reason-skipbo-same = Se pose sur un autre { $card } : rien n’est enterré.
reason-skipbo-run = Se pose sur { $a_on } : les deux se jouent l’un après l’autre.
reason-skipbo-double = Tu as un autre { $card } en main.
reason-skipbo-furthest = De toutes tes cartes, c’est celle qui ira le plus tard.
reason-skipbo-new_place = Commence une défausse à part : rien n’est enterré.
reason-skipbo-buries = Enterre une carte plus basse, { $a_on }, sur ta défausse.
reason-skipbo-covers = Couvre { $a_on } sur ta défausse.
reason-skipbo-nothing_left = Tu n’as rien en main et rien à piocher.

## Skyjo

reason-skyjo-first_look = On ne sait encore rien : une carte en vaut une autre.
reason-skyjo-same_column = Regarde dans la même colonne, où des cartes égales valent le plus.
reason-skyjo-other_column = Regarde dans une autre colonne.
reason-skyjo-closes_lowest = Termine la manche pendant que tu as le moins : { $own }, et { $player } a environ { $other }.
reason-skyjo-closes_safely = Termine la manche avec { $own } : ce n’est jamais doublé.
reason-skyjo-closes_risky = Termine la manche avec { $own }, mais { $player } a environ { $other } : ce pourrait être doublé.
reason-skyjo-closes_blind = Retourne ta dernière carte et termine la manche.
reason-skyjo-completes_column = Complète la colonne : trois fois { $card } s’en va.
reason-skyjo-loses_column = Fait trois fois { $card }, qui doivent partir, alors qu’ils étaient bons à garder.
reason-skyjo-breaks_pair = Sépare deux cartes égales ({ $old }) d’une colonne.
reason-skyjo-feeds_next = Laisse { $a_card } à { $player }, qui complète une colonne avec.
reason-skyjo-starts_column = Commence une colonne de { $card } : encore un et elle s’en va.
reason-skyjo-denies = Prend { $a_card } avant que { $player } n’en complète une colonne.
reason-skyjo-rids_highest = Te débarrasse de ta plus haute carte : { $a_card } pour { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } pour { $a_old } : { $by } point de moins.
   *[other] { $a_card } pour { $a_old } : { $by } points de moins.
}
reason-skyjo-equal = { $a_card } pour { $a_old } : rien ne change, et tu attends.
reason-skyjo-raises = { $by ->
    [one] { $a_card } pour { $a_old } : { $by } point de plus.
   *[other] { $a_card } pour { $a_old } : { $by } points de plus.
}
reason-skyjo-low_card = { $a_card }, c’est moins qu’une carte cachée, qui vaut { $mean } en moyenne.
reason-skyjo-high_card = { $a_card }, c’est plus qu’une carte cachée, qui vaut { $mean } en moyenne.
reason-skyjo-draw_top_high = { $a_top } sur la défausse, c’est pire que { $share } % des cartes non vues.
reason-skyjo-draw_hope = Espère mieux que { $a_top } de la défausse.
reason-skyjo-rejects_worst = { $a_card }, c’est pire que presque toute carte cachée.
reason-skyjo-rejects_high = { $a_card }, c’est pire que { $share } % des cartes non vues.
reason-skyjo-looks_for_third = Cherche un troisième { $card } dans cette colonne.
reason-skyjo-looks = Retourne une carte cachée, qui peut être n’importe quoi.
