## Ajuda na tela

terminal-help-skipbo =
    Primeiro a carta: s a reserva, de 1 a 9 uma carta da mão, d e um número uma pilha
    de descarte, p e depois s ou d as do parceiro.
    Depois aonde: de 1 a 4 uma pilha de base, d e um número a sua pilha de descarte,
    o que encerra a sua vez.

## Linha por linha

terminal-notation-skipbo =
    Jogadas: s>2 joga a carta da reserva na pilha de base 2; h7>2 um 7 da mão; d3>2 a de cima do descarte 3;
    ps>2 e pd3>2 o mesmo do parceiro; h9:3 descarta um 9 na pilha 3 e encerra a vez; - a encerra
    de mão vazia. W é uma carta Skip-Bo. Com comportamento humano também + o ~ e !2 para o lugar 2.

## A folha de pontos para cartas de verdade

terminal-score-prompt-skipbo = Rodada { $number }, cartas na reserva de { $player }
