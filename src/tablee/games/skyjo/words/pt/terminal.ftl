## Ajuda na tela

terminal-help-skyjo =
    Na sua vez: d compra uma carta, t pega a do descarte.
    Com uma carta comprada: k fica com ela, x a descarta e vira uma.
    Depois o lugar: coluna de a a d, linha de 1 a 3.

## Linha por linha

terminal-notation-skyjo =
    Jogadas: ?b2 vira b2 antes da rodada; d compra; t>b2 pega a carta do descarte para b2;
    k>b2 fica com a carta comprada em b2; x>b2 a descarta e vira b2.
    Os lugares são colunas de a a d e linhas de 1 a 3. A mesa mostra as linhas uma após a outra.
