## Ayuda en pantalla

terminal-help-skyjo =
    En tu turno: d roba una carta, t toma la del descarte.
    Con una carta robada: k se la queda, x la descarta y voltea una.
    Luego el lugar: columna de a a d, fila de 1 a 3.

## Línea a línea

terminal-notation-skyjo =
    Jugadas: ?b2 voltea b2 antes de la ronda; d roba; t>b2 toma la carta del descarte para b2;
    k>b2 se queda la carta robada para b2; x>b2 la descarta y voltea b2.
    Los lugares son columnas de a a d y filas de 1 a 3. La mesa muestra las filas una tras otra.
