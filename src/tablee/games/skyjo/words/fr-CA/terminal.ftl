## L’aide à l’écran

terminal-help-skyjo =
    À ton tour : d pige une carte, t prend celle de l’écart.
    Avec une carte pigée : k la garde, x la rejette et retourne une carte.
    Puis la place : colonne a à d, ligne 1 à 3.

## Ligne par ligne

terminal-notation-skyjo =
    Coups : ?b2 retourne b2 avant la manche; d pige; t>b2 prend la carte de l’écart pour b2;
    k>b2 garde la carte pigée pour b2; x>b2 la rejette et retourne b2.
    Les places sont les colonnes a à d et les lignes 1 à 3. La table montre les lignes l’une après l’autre.
