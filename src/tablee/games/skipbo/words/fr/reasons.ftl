## Skip-Bo

reason-skipbo-wins = Joue la dernière carte du stock et gagne.
reason-skipbo-stock = Joue la carte du stock.
reason-skipbo-partner_stock = Joue la carte du stock du partenaire.
reason-skipbo-frees_stock_now = La carte du stock, { $a_card }, sera jouable juste après.
reason-skipbo-frees_stock = { $plays ->
    [one] Mène à la carte du stock, { $a_card } : encore { $plays } carte, et elle sera jouable.
   *[other] Mène à la carte du stock, { $a_card } : encore { $plays } cartes, et elle sera jouable.
}
reason-skipbo-frees_partner_stock_now = La carte du stock du partenaire, { $a_card }, sera jouable juste après.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Mène à la carte du stock du partenaire, { $a_card } : encore { $plays } carte, et elle sera jouable.
   *[other] Mène à la carte du stock du partenaire, { $a_card } : encore { $plays } cartes, et elle sera jouable.
}
reason-skipbo-new_hand = Vide la main, et de nouvelles cartes sont piochées.
reason-skipbo-blocks = Couvre la place où irait la carte de stock chez { $player }, { $a_card }.
reason-skipbo-opens = Permet à { $player } de jouer { $a_card } de son stock.
reason-skipbo-finishes_pile = Complète une série et fait de la place pour une autre.
reason-skipbo-wild = Utilise une carte Skip-Bo.
reason-skipbo-uncovers = Amène { $a_card } sur le dessus de la défausse.
reason-skipbo-clears_place = Vide une défausse, ce qui donne de la place.
reason-skipbo-plays_hand = { $left ->
    [one] Une carte de moins en main ; il en reste { $left }.
   *[other] Une carte de moins en main ; il en reste { $left }.
}
reason-skipbo-leaves_stock = Finit le tour alors que la carte du stock est jouable.
reason-skipbo-leaves_partner_stock = Finit le tour alors que la carte du stock du partenaire est jouable.
reason-skipbo-drops_wild = Défausse une carte Skip-Bo.
reason-skipbo-covers_wild = Couvre une carte Skip-Bo sur la défausse.
reason-skipbo-holds_back = { $player } attend de jouer { $a_card } : les séries restent en dessous.
reason-skipbo-same = Se pose sur un autre { $card } : rien n’est enterré.
reason-skipbo-run = Se pose sur { $a_on } : les deux se jouent l’un après l’autre.
reason-skipbo-double = Il y a un autre { $card } en main.
reason-skipbo-furthest = De toutes les cartes en main, c’est celle qui sera jouable le plus tard.
reason-skipbo-new_place = Commence une défausse à part : rien n’est enterré.
reason-skipbo-buries = Enterre une carte plus basse, { $a_on }, sur la défausse.
reason-skipbo-covers = Couvre { $a_on } sur la défausse.
reason-skipbo-nothing_left = Il n’y a rien en main et rien à piocher.
