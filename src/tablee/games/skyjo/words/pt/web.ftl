## A página inicial

length-skyjo-short = Uma rodada
length-skyjo-medium = Até 50 pontos
length-skyjo-long = Até 100 pontos

## Na mesa

skyjo-drawn = Carta comprada
skyjo-drawn-other = Uma carta comprada
skyjo-lay-down = Descartar
skyjo-sum = Pontos desta rodada
tag-skyjo-closed = Fechou
tag-skyjo-last = Última jogada
moment-skyjo-cleared = Coluna fora!
moment-skyjo-closed = { $who ->
    [you] Você fecha! Os outros jogam mais uma vez.
   *[other] { $player } fecha! Os outros jogam mais uma vez.
}
phase-skyjo-last_turn = { $who ->
    [you] Sua última jogada: compre uma carta ou pegue a do descarte.
   *[other] É a última jogada de { $player }.
}
phase-skyjo-rejecting = Você descarta a carta comprada: escolha a carta que vai virar.
phase-skyjo-taking = Você pega a carta do descarte: escolha a carta que ela substitui.
luck-skyjo-exchange = Carta de mais sorte: { $card } por { $out }
luck-skyjo-column = Melhor momento: três vezes { $card } em uma coluna

## Teclas

keys-skyjo-piles = Monte, pilha de descarte, carta comprada
keys-skyjo-cells = As suas doze cartas, como estão na mesa
