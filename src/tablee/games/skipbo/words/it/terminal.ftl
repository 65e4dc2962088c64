## Aiuto sullo schermo

terminal-help-skipbo =
    Prima la carta: s il mazzo base, da 1 a 9 una carta in mano, d e un numero un mazzo
    di scarto, p e poi s o d quelli del partner.
    Poi dove: da 1 a 4 un mazzo crescente, d e un numero il tuo mazzo di scarto,
    e il turno finisce.

## Riga per riga

terminal-notation-skipbo =
    Mosse: s>2 gioca la carta del mazzo base sul mazzo crescente 2; h7>2 un 7 della mano; d3>2 la cima del mazzo
    di scarto 3; ps>2 e pd3>2 lo stesso del partner; h9:3 scarta un 9 sul mazzo 3 e finisce il turno; - lo finisce
    a mano vuota. W è una carta Skip-Bo. Con il comportamento umano anche + o ~ e !2 per il posto 2.

## Il segnapunti per carte vere

terminal-score-prompt-skipbo = Manche { $number }, carte rimaste nel mazzo base di { $player }
