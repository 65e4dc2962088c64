## À la table

skyjo-drawn = Carte pigée
skyjo-drawn-other = Une carte pigée
skyjo-lay-down = La rejeter
phase-skyjo-last_turn = { $who ->
    [you] Ton dernier tour : pige, ou prends la carte de l’écart.
   *[other] Dernier tour : { $player }.
}
phase-skyjo-rejecting = Tu rejettes la carte pigée : choisis une carte cachée à retourner.
phase-skyjo-taking = Tu prends la carte de l’écart : choisis celle qu’elle remplace.

## Touches

keys-skyjo-piles = Talon, écart, carte pigée
