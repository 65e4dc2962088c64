## Ayuda en pantalla

terminal-help-skyjo =
    En tu turno: d roba una carta, t toma la del descarte.
    Con una carta robada: k se la queda, x la descarta y da la vuelta a una.
    Luego el sitio: columna de a a d, fila de 1 a 3.

## Línea a línea

terminal-notation-skyjo =
    Jugadas: ?b2 da la vuelta a b2 antes de la ronda; d roba; t>b2 toma el descarte para b2;
    k>b2 se queda la carta robada para b2; x>b2 la descarta y da la vuelta a b2.
    Los sitios son columnas de a a d y filas de 1 a 3. La mesa muestra las filas una tras otra.
