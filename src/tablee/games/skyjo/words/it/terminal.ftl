## Aiuto sullo schermo

terminal-help-skyjo =
    Al tuo turno: d pesca una carta, t prende quella degli scarti.
    Con una carta pescata: k la tiene, x la scarta e ne gira una.
    Poi il posto: colonna da a a d, riga da 1 a 3.

## Riga per riga

terminal-notation-skyjo =
    Mosse: ?b2 gira b2 prima della manche; d pesca; t>b2 prende la carta degli scarti per b2;
    k>b2 tiene la carta pescata per b2; x>b2 la scarta e gira b2.
    I posti sono le colonne da a a d e le righe da 1 a 3. Il tavolo mostra le righe una dopo l’altra.
