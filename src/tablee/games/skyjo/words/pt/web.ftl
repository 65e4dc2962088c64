## A página inicial

length-skyjo-short = Uma rodada
length-skyjo-medium = Até 50 pontos
length-skyjo-long = Até 100 pontos

## Na mesa

skyjo-drawn = Carta comprada
skyjo-drawn-other = Uma carta comprada
skyjo-lay-down = Descartar

## Teclas

keys-skyjo-piles = Monte, pilha de descarte, carta comprada
keys-skyjo-cells = As suas doze cartas, como estão na mesa
