## Cartas, lugares, quantidades

pile-skipbo-stock = Reserva
pile-skipbo-draw = Monte
pile-skipbo-building = Pilha de base { $pile }
pile-skipbo-discard = Pilha de descarte { $pile }
pile-skipbo-hand = Mão

## Os jogos

game-skipbo = Skip-Bo
game-skipbo-hint = Faça crescer as pilhas do centro e acabe com a sua reserva antes de todo mundo.

## Níveis dos robôs

level-skipbo-1-hint = Joga o que vê, às vezes esquece a reserva e desperdiça as cartas Skip-Bo.
level-skipbo-2-hint = Joga primeiro a reserva e mantém os descartes em ordem, mas nunca olha os seus.
level-skipbo-3-hint = Planeja a vez inteira para esvaziar a reserva e evita chegar até a carta de que você precisa.
level-skipbo-4-hint = Planeja até onde as cartas alcançam e aprendeu em incontáveis partidas o que vale a pena.
level-skipbo-5-hint = Aprendeu em milhões de partidas quanto vale uma posição e planeja jogadas até o fim da vez.
level-skipbo-6-hint = Testa mentalmente as suas melhores jogadas, contra tudo o que você pode ter na mão.

## Opções do Skip-Bo

option-skipbo-stock_size = Cartas em cada reserva
option-skipbo-stock_size-hint = Com menos cartas o jogo é mais curto. O normal são 30 com até quatro jogadores e 20 com cinco ou seis.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } cartas (jogo rápido)
    [one] { $count } carta
   *[other] { $count } cartas
}
option-skipbo-partners = Jogo em parceria
option-skipbo-partners-hint = Com quatro ou seis jogadores: os parceiros sentam frente a frente e ganham juntos.
option-skipbo-partners-true = Em duplas
option-skipbo-partners-true-hint = Você também pode jogar da reserva e dos descartes do seu parceiro.
option-skipbo-partners-false = Cada um por si
option-skipbo-partners-false-hint = Ganha quem acabar primeiro com a própria reserva.
option-skipbo-target = Duração da partida
option-skipbo-target-hint = Jogam-se rodadas até alguém ter esta quantidade de pontos.
option-skipbo-target-value = { $points ->
    [none] Uma só rodada
    [one] { $points } ponto
   *[other] { $points } pontos
}
option-skipbo-stalemate = Se o jogo travar
option-skipbo-stalemate-hint = O que acontece quando, numa volta inteira, ninguém moveu uma carta.
option-skipbo-stalemate-end = A rodada termina
option-skipbo-stalemate-end-hint = Ganha quem tiver menos cartas na reserva.
option-skipbo-stalemate-reshuffle = Embaralhar os descartes
option-skipbo-stalemate-reshuffle-hint = Todas as pilhas de descarte viram um novo monte e o jogo continua.
option-skipbo-dealer = Quem distribui primeiro
option-skipbo-dealer-hint = Começa quem está à esquerda de quem distribui.
option-skipbo-dealer-value = { $who ->
    [none] Por sorteio: quem tirar a carta mais alta distribui
    [you] Você distribui
   *[other] { $player } distribui
}
option-skipbo-manners = Comportamento à mesa
option-skipbo-manners-hint = Se as regras podem ser quebradas, como numa mesa de verdade.
option-skipbo-manners-strict = Rígido
option-skipbo-manners-strict-hint = O que as regras não permitem é recusado e não custa nada.
option-skipbo-manners-human = Humano
option-skipbo-manners-human-hint = Dá para comprar demais, jogar fora da vez ou falar com o parceiro. Quem for pego paga.
option-skipbo-penalty_cards = Cartas de penalidade
option-skipbo-penalty_cards-hint = Para onde vão na reserva. Só com comportamento humano.
option-skipbo-penalty_cards-shuffle = Embaralhadas
option-skipbo-penalty_cards-shuffle-hint = São misturadas às cartas da reserva que estão viradas para baixo.
option-skipbo-penalty_cards-bottom = Embaixo
option-skipbo-penalty_cards-bottom-hint = Vão para baixo da reserva.
option-skipbo-caught_turn = Flagrante fora da vez
option-skipbo-caught_turn-hint = O que acontece com uma vez que não era sua. Só com comportamento humano.
option-skipbo-caught_turn-stop = Interrompida
option-skipbo-caught_turn-stop-hint = O que foi jogado fica jogado; as cartas compradas voltam para o monte.
option-skipbo-caught_turn-annul = Anulada
option-skipbo-caught_turn-annul-hint = Todas as cartas dessa vez voltam para onde estavam.
option-skipbo-caught_turn-keep = Interrompida, com as cartas
option-skipbo-caught_turn-keep-hint = O que foi jogado e comprado fica como está.
option-skipbo-barred_turn = Proibido comprar
option-skipbo-barred_turn-hint = O que quem foi pego não pode fazer na próxima vez. Só com comportamento humano.
option-skipbo-barred_turn-first = Só no início
option-skipbo-barred_turn-first-hint = A próxima vez começa sem comprar; se a mão ficar vazia, compra-se como de costume.
option-skipbo-barred_turn-whole = A vez inteira
option-skipbo-barred_turn-whole-hint = Na próxima vez não se compra nenhuma carta.
option-skipbo-calls = Até quando se pode acusar
option-skipbo-calls-hint = Até quando se pode acusar quem comprou a mais ou falou. Só com comportamento humano.
option-skipbo-calls-next_turn = Até a próxima vez
option-skipbo-calls-next_turn-hint = Até começar a próxima vez de quem fez isso.
option-skipbo-calls-turn = Até a vez terminar
option-skipbo-calls-turn-hint = Terminada a vez, está esquecido.
option-skipbo-handicap = Handicap
option-skipbo-handicap-hint = Para que todos ganhem mais ou menos o mesmo: uma reserva menor para quem joga pior.
option-skipbo-handicap-value = { $count ->
    [none] Sem handicap
    [one] { $player } começa com { $count } carta a menos
   *[other] { $player } começa com { $count } cartas a menos
}
option-skipbo-head_start = Pontos iniciais
option-skipbo-head_start-hint = Mais fino do que com cartas: pontos no início da partida para quem joga pior.
option-skipbo-head_start-value = { $count ->
    [none] Sem pontos iniciais
    [one] { $player } começa com { $count } ponto
   *[other] { $player } começa com { $count } pontos
}

## Modos humanos no Skip-Bo

manner-over_draw = Comprar uma carta a mais
manner-over_draw-hint = Pegue uma carta além do permitido. Quem perceber pode acusar você.
manner-out_of_turn = Jogar fora da vez
manner-out_of_turn-hint = Comece uma vez que não é sua e torça para ninguém notar.
manner-talk = Falar com o parceiro
manner-talk-hint = Na vez do seu parceiro, fique em silêncio. Se acusarem você, custa duas cartas.
manner-call = Peguei!
manner-call-hint = Diga que { $player } quebrou uma regra. Errar não custa nada, mas é contado.

## Em que pé está

phase-skipbo-turn = { $who ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
}
phase-skipbo-over = A rodada acabou.

## Como termina uma rodada

outcome-skipbo-stock_empty = A reserva acabou.
outcome-skipbo-stalemate = O jogo travou: ganha a menor reserva.
outcome-skipbo-draw = O jogo travou e as menores reservas são iguais: empate.

## O que acontece no Skip-Bo

event-skipbo-shuffled = { $what ->
    [dealer_draw] As cartas são embaralhadas para sortear quem distribui.
    [draw_pile] { $count ->
        [one] { $count } carta forma o novo monte.
       *[other] { $count } cartas embaralhadas formam um novo monte.
    }
    [stock] { $who ->
        [you] A sua reserva é embaralhada.
       *[other] A reserva de { $player } é embaralhada.
    }
   *[deck] As cartas são embaralhadas.
}
event-skipbo-dealer_drew = { $who ->
    [you] No sorteio, você tira { $a_card }.
   *[other] No sorteio, { $player } tira { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Você distribui
   *[other] { $player } distribui
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] { $stock_size } carta a cada um
       *[other] { $stock_size } cartas a cada um
    }
   *[other] reservas de tamanhos diferentes ({ $stock_sizes })
}. No topo das reservas: { $tops }.
event-skipbo-turn_began = { $who ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
}
event-skipbo-drew = { $who ->
    [you] Você compra
   *[other] { $player } compra
} { $cards ->
    [none] { $count ->
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] uma Skip-Bo como { $number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] da sua reserva
    [hand] da sua mão
   *[discard] do seu descarte { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] da reserva
            [hand] da mão
           *[discard] do descarte { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] da reserva de { $other }
        [hand] da mão de { $other }
       *[discard] do descarte { $from_pile } de { $other }
    }
}
event-skipbo-played = { $who ->
    [you] Você joga { part-played-card } { part-played-from } na pilha de base { $pile }.
   *[other] { $player } joga { part-played-card } { part-played-from } na pilha de base { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] A sua reserva acabou!
       *[other] A reserva de { $player } acabou!
    }
   *[other] { $who ->
        [you] A sua reserva agora mostra { $a_card }.
       *[other] A reserva de { $player } agora mostra { $a_card }.
    }
}
event-skipbo-pile_finished = A pilha de base { $pile } está completa e sai da mesa.
event-skipbo-discarded = { $who ->
    [you] Você descarta { $a_card } na sua pilha de descarte { $pile }.
   *[other] { $player } descarta { $a_card } na pilha de descarte { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] A sua vez acabou.
   *[other] A vez de { $player } acabou.
}
event-skipbo-game_ended = { $reason ->
    [stalemate] O jogo travou, então ganha a menor reserva. { part-winners } { part-scores }
    [draw] O jogo travou e as menores reservas são iguais: empate. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Você compra uma carta a mais.
       *[other] { $player } compra uma carta a mais.
    }
   *[other] { $who ->
        [you] Você compra uma carta a mais: { $cards }.
       *[other] { $player } compra uma carta a mais: { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] { $whom ->
        [self] Você retoma a sua vez.
       *[other] Você começa a jogar, mas é a vez de { $other }.
    }
   *[other] { $whom ->
        [self] { $player } retoma a sua vez.
        [you] { $player } começa a jogar, mas é a sua vez!
       *[other] { $player } começa a jogar, mas é a vez de { $other }.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] Você retoma a sua vez.
   *[other] { $player } retoma a sua vez.
}
event-skipbo-began = { $who ->
    [you] Você começa a jogar.
   *[other] { $player } começa a jogar.
}
event-skipbo-talked = { $who ->
    [you] Você fala durante a vez do seu parceiro.
   *[other] { $player } diz alguma coisa.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Você acusa { $other }, e com razão.
       *[no] Você acusa { $other }, mas sem razão.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } acusa você, e com razão.
           *[no] { $player } acusa você, mas sem razão.
        }
       *[other] { $right ->
            [yes] { $player } acusa { $other }, e com razão.
           *[no] { $player } acusa { $other }, mas sem razão.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] por ter falado
   *[over_draw] por ter comprado demais
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] { $cards } carta vai para a sua reserva sem ser vista, { part-penalty-reason }.
       *[other] { $cards } cartas vão para a sua reserva sem serem vistas, { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $cards } carta vai para a reserva de { $player } sem ser vista, { part-penalty-reason }.
       *[other] { $cards } cartas vão para a reserva de { $player } sem serem vistas, { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] É de novo a sua vez.
   *[other] É de novo a vez de { $other }.
}
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] As cartas compradas voltam para o monte. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Pegaram você: tudo o que jogou é anulado. { part-goes-on }
       *[other] Pegaram { $player }: tudo o que jogou é anulado. { part-goes-on }
    }
   *[no] { $who ->
        [you] Pegaram você: a sua vez termina aqui. { part-stopped }
       *[other] Pegaram { $player }: a vez termina aqui. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Pegaram você: você jogou fora da vez.
   *[other] { $player } jogou fora da vez, e isso foi notado.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } As cartas compradas voltam para o monte.
}

## Por que não: preparar uma mesa

refusal-stock_size = Com { $players } jogadores, uma reserva tem de 1 a { $most } cartas; “{ $given }” não serve.
refusal-target = Joga-se até um número de pontos a partir de 1, ou uma só rodada; “{ $given }” não é nem um nem outro.
refusal-partners = Para jogar em duplas são necessários 4 ou 6 jogadores; aqui há { $players }.

## Por que não: uma jogada

refusal-game_over = A rodada acabou: não se pode jogar mais nada.
refusal-stock_empty = Essa reserva está vazia.
refusal-not_in_hand = Você não tem carta { $card } na mão.
refusal-discard_empty = A pilha de descarte { $pile } está vazia.
refusal-no_partner = Nesta mesa ninguém tem parceiro.
refusal-does_not_fit = A pilha de base { $pile } precisa de { $a_needed } ou de uma Skip-Bo; { $a_card } não encaixa.
refusal-must_discard = Você ainda tem cartas na mão: termine a sua vez descartando uma.
refusal-strict_table = Isso só é possível numa mesa de comportamento humano; esta é rígida.
refusal-nothing_to_draw = Não há mais nada para comprar.
refusal-own_turn = É a sua própria vez: não há nada a fazer fora da vez.
refusal-not_a_silent_partner = Só o parceiro de quem está jogando precisa ficar calado.
refusal-already_talked = Você já falou nesta vez.
refusal-own_call = Você não pode se acusar.
refusal-not_an_opponent = Nesta mesa você só pode acusar adversários.
