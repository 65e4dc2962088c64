## À la table

skyjo-drawn = Carte pigée
skyjo-drawn-other = Une carte pigée
skyjo-lay-down = La rejeter

## Touches

keys-skyjo-piles = Talon, écart, carte pigée
