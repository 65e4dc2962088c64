## Skip-Bo

reason-skipbo-wins = Joue la dernière carte de la pile d’accumulation et gagne.
reason-skipbo-stock = Joue la carte de la pile d’accumulation.
reason-skipbo-partner_stock = Joue la carte de la pile d’accumulation de l’équipier.
reason-skipbo-frees_stock_now = La carte de la pile d’accumulation, { $a_card }, sera jouable juste après.
reason-skipbo-frees_stock = { $plays ->
    [one] Mène à la carte de la pile d’accumulation, { $a_card } : encore { $plays } carte, et elle sera jouable.
   *[other] Mène à la carte de la pile d’accumulation, { $a_card } : encore { $plays } cartes, et elle sera jouable.
}
reason-skipbo-frees_partner_stock_now = La carte de la pile d’accumulation de l’équipier, { $a_card }, sera jouable juste après.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Mène à la carte de la pile d’accumulation de l’équipier, { $a_card } : encore { $plays } carte, et elle sera jouable.
   *[other] Mène à la carte de la pile d’accumulation de l’équipier, { $a_card } : encore { $plays } cartes, et elle sera jouable.
}
reason-skipbo-new_hand = Vide la main, et de nouvelles cartes sont pigées.
reason-skipbo-blocks = Couvre la place où irait la carte d’accumulation chez { $player }, { $a_card }.
reason-skipbo-opens = Permet à { $player } de jouer { $a_card } de sa pile d’accumulation.
reason-skipbo-finishes_pile = Complète une séquence et fait de la place pour une autre.
reason-skipbo-uncovers = Amène { $a_card } sur le dessus de l’écart.
reason-skipbo-clears_place = Vide un écart, ce qui donne de la place.
reason-skipbo-leaves_stock = Finit le tour alors que la carte de la pile d’accumulation est jouable.
reason-skipbo-leaves_partner_stock = Finit le tour alors que la carte de la pile d’accumulation de l’équipier est jouable.
reason-skipbo-drops_wild = Rejette une carte Skip-Bo.
reason-skipbo-covers_wild = Couvre une carte Skip-Bo sur l’écart.
reason-skipbo-holds_back = { $player } attend de jouer { $a_card } : les séquences restent en dessous.
reason-skipbo-new_place = Commence un écart à part : rien n’est enterré.
reason-skipbo-buries = Enterre une carte plus basse, { $a_on }, sur l’écart.
reason-skipbo-covers = Couvre { $a_on } sur l’écart.
reason-skipbo-nothing_left = Il n’y a rien en main et rien à piger.
