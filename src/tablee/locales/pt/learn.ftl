### Aprender a jogar: as regras, as lições e as dicas na mesa.
### $bot é o nome do outro jogador numa lição.

## Regras e lições

rules-of = Regras de { $game }
rules-contents = Índice
rules-print = Imprimir
learn-by-playing = Aprender jogando
learn-about = Jogue alguns minutos: cada passo diz o que fazer e por quê.
learn-minutes = Uns três minutos
learn-all = Todas as lições
learn-title = Aprender { $game }
learn-restart = Recomeçar
learn-skip = Pular
learn-next = Avançar
learn-make = Faça por mim
learn-step = Passo { $number } de { $count }
learn-read-first = Leia isto primeiro e depois escolha “Avançar”.
learn-not-now = Agora não: faça o que a lição pede.
spot-advised = recomendado

## As dicas na mesa

hint = Dica
hint-left = Dica (restam { $count })
hint-thinking = Pensando…
hint-later = As chances vêm em seguida: estão sendo preparadas, só desta vez.
hint-chance = Chance de ganhar: { $chance }% (de { $low } a { $high }%)
hint-score = Cerca de { $points } pontos nesta rodada
hint-others = As melhores jogadas
hint-others-lead = As melhores jogadas, por pontos de vantagem sobre os outros
