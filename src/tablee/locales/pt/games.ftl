### O que os dois jogos e o servidor dizem às pessoas. As instruções estão no começo de en/games.ftl.
### Palavras das regras em português: pilha de reserva, monte, pilha de base, pilha de descarte, parceiro, curinga.
### Uma partida tem várias rodadas. Português do Brasil, como a folha de regras; o tratamento é você.

## Cartas, lugares, quantidades

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] uma Skip-Bo
    [-2] um −2
    [-1] um −1
   *[other] um { $face }
}
card-face-down = carta virada para baixo
card-gone = lugar vazio
cell-spoken = coluna { $column }, linha { $row }
pile-skipbo-stock = Reserva
pile-skipbo-draw = Monte
pile-skipbo-building = Pilha de base { $pile }
pile-skipbo-discard = Pilha de descarte { $pile }
pile-skipbo-hand = Mão
pile-skyjo-draw = Monte
pile-skyjo-discard = Pilha de descarte
pile-skyjo-grid = Cartas na mesa
player-value = { $who ->
    [you] você { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points-count = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Os jogos

game-skipbo = Skip-Bo
game-skipbo-hint = Faça crescer as pilhas do centro e acabe com a sua reserva antes de todo mundo.
game-skyjo = Skyjo
game-skyjo-hint = Doze cartas escondidas: troque, vire e termine com o mínimo de pontos.

## Níveis dos robôs

level-1 = Pardal
level-2 = Sabiá
level-3 = Gralha
level-4 = Coruja
level-5 = Falcão
level-6 = Campeão
level-skipbo-1-hint = Joga o que vê, às vezes esquece a reserva e desperdiça as cartas Skip-Bo.
level-skipbo-2-hint = Joga primeiro a reserva e mantém os descartes em ordem, mas nunca olha os seus.
level-skipbo-3-hint = Planeja a vez inteira para esvaziar a reserva e evita chegar até a carta de que você precisa.
level-skipbo-4-hint = Planeja até onde as cartas alcançam e aprendeu em incontáveis partidas o que vale a pena.
level-skipbo-5-hint = Aprendeu em milhões de partidas quanto vale uma posição e planeja turnos inteiros.
level-skipbo-6-hint = Testa mentalmente os seus melhores turnos, contra tudo o que você pode ter na mão.
level-skyjo-1-hint = Gosta de cartas baixas, mas se apega às médias e esquece de olhar as colunas.
level-skyjo-2-hint = Troca cartas altas por baixas e completa colunas, mas fecha sem olhar para os outros.
level-skyjo-3-hint = Conta as cartas que já saíram, junta colunas e pensa antes de fechar.
level-skyjo-4-hint = Pesa cada carta para si e para você, e fecha quando dói mais em você.
level-skyjo-5-hint = Aprendeu em milhões de rodadas quanto valem as cartas na mesa e olha um turno à frente.
level-skyjo-6-hint = Testa mentalmente as suas melhores jogadas e sabe quanto vale um ponto nesta partida.

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
option-skipbo-dealer = Quem dá as cartas primeiro
option-skipbo-dealer-hint = Começa quem está à esquerda de quem dá as cartas.
option-skipbo-dealer-value = { $who ->
    [none] Por sorteio: a carta mais alta distribui
    [you] Você dá as cartas
   *[other] { $player } dá as cartas
}
option-skipbo-manners = Modos à mesa
option-skipbo-manners-hint = Se as regras podem ser quebradas, como numa mesa de verdade.
option-skipbo-manners-strict = Rígidos
option-skipbo-manners-strict-hint = O que as regras não permitem é recusado e não custa nada.
option-skipbo-manners-human = Humanos
option-skipbo-manners-human-hint = Dá para comprar demais, jogar fora da vez ou falar com o parceiro. Quem for pego paga.
option-skipbo-penalty_cards = Cartas de castigo
option-skipbo-penalty_cards-hint = Para onde vão na reserva. Só com modos humanos.
option-skipbo-penalty_cards-shuffle = Embaralhadas
option-skipbo-penalty_cards-shuffle-hint = São misturadas às cartas escondidas da reserva.
option-skipbo-penalty_cards-bottom = Embaixo
option-skipbo-penalty_cards-bottom-hint = Vão para baixo da reserva.
option-skipbo-caught_turn = Flagrante fora da vez
option-skipbo-caught_turn-hint = O que acontece com uma vez que não era sua. Só com modos humanos.
option-skipbo-caught_turn-annul = Anulada
option-skipbo-caught_turn-annul-hint = Todas as cartas dessa vez voltam para onde estavam.
option-skipbo-caught_turn-stop = Interrompida
option-skipbo-caught_turn-stop-hint = O que foi jogado fica jogado.
option-skipbo-barred_turn = Proibido comprar
option-skipbo-barred_turn-hint = O que quem foi pego não pode fazer na próxima vez. Só com modos humanos.
option-skipbo-barred_turn-first = Só no início
option-skipbo-barred_turn-first-hint = A próxima vez começa sem comprar; se a mão ficar vazia, compra-se como de costume.
option-skipbo-barred_turn-whole = A vez inteira
option-skipbo-barred_turn-whole-hint = Na próxima vez não se compra nenhuma carta.

## Opções do Skyjo

option-skyjo-limit = Duração da partida
option-skyjo-limit-hint = Jogam-se rodadas até alguém ter esta quantidade de pontos. Aí ganha o total mais baixo.
option-skyjo-limit-value = { $points ->
    [none] Uma só rodada
    [one] { $points } ponto
   *[other] { $points } pontos
}
option-skyjo-next_start = Quem começa as rodadas seguintes
option-skyjo-next_start-hint = Na primeira rodada é sempre a soma mais alta de duas cartas.
option-skyjo-next_start-highest = A soma mais alta
option-skyjo-next_start-highest-hint = Em cada rodada começa quem mostrar a soma mais alta com duas cartas.
option-skyjo-next_start-closer = Quem fechou
option-skyjo-next_start-closer-hint = Quem fechou a rodada anterior começa a seguinte.
option-skyjo-clear_on_reveal = Colunas iguais no fim
option-skyjo-clear_on_reveal-hint = Ao virar as últimas cartas, uma coluna pode revelar três iguais.
option-skyjo-clear_on_reveal-true = Saem
option-skyjo-clear_on_reveal-true-hint = Uma coluna assim é descartada e não conta.
option-skyjo-clear_on_reveal-false = Contam
option-skyjo-clear_on_reveal-false-hint = Uma coluna assim fica, e suas cartas são somadas.
option-skyjo-dealer = Quem dá as cartas primeiro
option-skyjo-dealer-hint = Com somas iguais, começa o primeiro depois de quem dá as cartas.
option-skyjo-dealer-value = { $who ->
    [you] Você dá as cartas
   *[other] { $player } dá as cartas
}

## Modos humanos no Skip-Bo

manner-over_draw = Comprar uma carta a mais
manner-over_draw-hint = Pegue uma carta além do permitido. Quem perceber pode acusar você.
manner-out_of_turn = Jogar fora da vez
manner-out_of_turn-hint = Comece uma vez que não é sua e torça para ninguém notar.
manner-talk = Falar com o parceiro
manner-talk-hint = Na vez do seu parceiro, fique de boca fechada. Se acusarem você, custa duas cartas.
manner-call = Peguei!
manner-call-hint = Diga que { $player } quebrou uma regra. Errar não custa nada, mas é contado.

## Em que pé está

phase-skipbo-turn = { $who ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
}
phase-skipbo-over = A rodada acabou.
phase-skyjo-set_up = { $who ->
    [you] Vire duas das suas cartas.
   *[other] Cada um vira duas cartas.
}
phase-skyjo-turn = { $who ->
    [you] É a sua vez: compre uma carta ou pegue a do descarte.
   *[other] É a vez de { $player }.
}
phase-skyjo-drawn = { $who ->
    [you] Troque a carta comprada, ou descarte-a e vire uma.
   *[other] { $player } comprou uma carta e está pensando.
}
phase-skyjo-over = A rodada acabou.
table-phase-gathering = Esperando jogadores
table-phase-playing = Em jogo
table-phase-between = Entre duas rodadas
table-phase-over = A partida acabou
seat-empty = Lugar livre
seat-bot = Robô
seat-you = Você
seat-ready = Pronto
seat-not_ready = Ainda não está pronto
seat-here = À mesa
seat-away = Já volta
seat-stand_in = Não está: um robô joga

## Como termina uma rodada

outcome-skipbo-stock_empty = A reserva acabou.
outcome-skipbo-stalemate = O jogo travou: ganha a menor reserva.
outcome-skipbo-draw = O jogo travou e as menores reservas são iguais: empate.
outcome-skyjo-closed = A rodada foi fechada e todas as cartas estão à mostra.

## Reações

reaction-hello = Olá!
reaction-well_played = Boa jogada!
reaction-thanks = Valeu!
reaction-oops = Opa!
reaction-wow = Uau!
reaction-hurry = Vai, joga!
reaction-laugh = Ha ha!
reaction-sorry = Desculpa!

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
    [you] Você dá
   *[other] { $player } dá
} { $stock_size ->
    [one] { $stock_size } carta
   *[other] { $stock_size } cartas
} a cada um. No topo das reservas: { $tops }.
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
part-winners = { $won ->
    [you] Você ganha!
    [with_others] Você ganha junto com { $others }!
    [one] { $winners } ganha.
    [several] { $winners } ganham.
   *[nobody] Ninguém ganha.
}
part-scores = Pontos: { $scores }.
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
    [you] Você começa a jogar, mas é a vez de { $other }.
   *[other] { $whom ->
        [you] { $player } começa a jogar, mas é a sua vez!
       *[other] { $player } começa a jogar, mas é a vez de { $other }.
    }
}
event-skipbo-talked = { $who ->
    [you] Você fala durante a vez do seu parceiro.
   *[other] { $player } fala durante a vez do parceiro.
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
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Pegaram você: tudo o que jogou é anulado. { part-goes-on }
       *[other] Pegaram { $player }: tudo o que jogou é anulado. { part-goes-on }
    }
   *[no] { $who ->
        [you] Pegaram você: a jogada para por aqui. { part-goes-on }
       *[other] Pegaram { $player }: a jogada para por aqui. { part-goes-on }
    }
}

## O que acontece no Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carta descartada forma o novo monte.
       *[other] { $count } cartas descartadas, embaralhadas, formam um novo monte.
    }
   *[deck] As cartas são embaralhadas.
}
event-skyjo-dealt = { $who ->
    [you] Você dá as cartas.
   *[other] { $player } dá as cartas.
} A pilha de descarte começa com { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Você vira { $cell }: { $a_card }.
   *[other] { $player } vira { $cell }: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Você começa a rodada.
   *[other] { $player } começa a rodada.
}
event-skyjo-drew = { $who ->
    [you] Você compra
   *[other] { $player } compra
} { $card ->
    [none] uma carta.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Você pega o { $card } do descarte para { $cell }; { $a_out } vai embora.
       *[other] { $player } pega o { $card } do descarte para { $cell }; { $a_out } vai embora.
    }
   *[no] { $who ->
        [you] Você põe o { $card } comprado em { $cell }; { $a_out } vai embora.
       *[other] { $player } põe o { $card } comprado em { $cell }; { $a_out } vai embora.
    }
}
event-skyjo-rejected = { $who ->
    [you] Você descarta o { $card } comprado.
   *[other] { $player } descarta o { $card } comprado.
}
event-skyjo-column_cleared = { $who ->
    [you] A sua coluna { $column } sai: três vezes { $card }.
   *[other] A coluna { $column } de { $player } sai: três vezes { $card }.
}
event-skyjo-closed = { $who ->
    [you] Todas as suas cartas estão à mostra: cada um dos outros joga mais uma vez.
   *[other] Todas as cartas de { $player } estão à mostra: cada um dos outros joga mais uma vez.
}
event-skyjo-revealed = { $who ->
    [you] A sua { $cell } era { $a_card }.
   *[other] A { $cell } de { $player } era { $a_card }.
}
part-doubled = { $whom ->
    [you] Os seus pontos foram dobrados: você fechou sem ficar abaixo de todos os outros.
   *[other] Os pontos de { $other } foram dobrados: fechou sem ficar abaixo de todos os outros.
}
part-round-winners = { $won ->
    [you] A rodada acabou: você tem menos pontos que todos.
    [with_others] A rodada acabou: você e { $others } têm menos pontos que todos.
    [one] A rodada acabou: { $winners } tem menos pontos que todos.
   *[several] A rodada acabou: { $winners } têm menos pontos que todos.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Por que não: preparar uma mesa

refusal-player_count = { $game ->
    [skipbo] Skip-Bo é para 2 a 6 jogadores, não para { $given }.
   *[skyjo] Skyjo é para 2 a 8 jogadores, não para { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] O Skip-Bo não tem a opção “{ $given }”. As opções são: { $known }.
   *[skyjo] O Skyjo não tem a opção “{ $given }”. As opções são: { $known }.
}
refusal-bad_option = A opção “{ $name }” não pode ser “{ $given }”. Pode ser: { $allowed }.
refusal-stock_size = Com { $players } jogadores, uma reserva tem de 1 a { $most } cartas; “{ $given }” não serve.
refusal-target = Joga-se até um número de pontos a partir de 1, ou uma só rodada; “{ $given }” não é nem um nem outro.
refusal-limit = Joga-se até um número de pontos a partir de 1, ou uma só rodada; “{ $given }” não é nem um nem outro.
refusal-partners = Para jogar em duplas são precisos 4 ou 6 jogadores; aqui há { $players }.
refusal-dealer = A opção “dealer” deve ser um número de 0 a { $last }, não “{ $given }”.

## Por que não: uma jogada

refusal-malformed = { $game ->
    [skipbo] “{ $given }” não é uma jogada de Skip-Bo. As jogadas se escrevem assim: s>2, h7>2 ou h9:3.
   *[skyjo] “{ $given }” não é uma jogada de Skyjo. As jogadas se escrevem assim: t>b2, d ou k>c3.
}
refusal-no_such_seat = Não há lugar { $seat } nesta mesa.
refusal-game_over = A rodada acabou: não se pode jogar mais nada.
refusal-round_over = A rodada acabou: não se pode jogar mais nada.
refusal-not_your_turn = Não é a sua vez: é a vez de { $player }.
refusal-stock_empty = Essa reserva está vazia.
refusal-not_in_hand = Você não tem carta { $card } na mão.
refusal-discard_empty = A pilha de descarte { $pile } está vazia.
refusal-no_partner = Nesta mesa ninguém tem parceiro.
refusal-does_not_fit = A pilha de base { $pile } precisa de { $a_needed } ou de uma Skip-Bo; { $a_card } não encaixa.
refusal-must_discard = Você ainda tem cartas na mão: termine a sua vez descartando uma.
refusal-strict_table = Isso só é possível numa mesa de modos humanos; esta é rígida.
refusal-nothing_to_draw = Não há mais nada para comprar.
refusal-own_turn = É a sua própria vez: não há nada a fazer fora da vez.
refusal-already_interrupted = { $player } já está jogando fora da vez.
refusal-not_a_silent_partner = Só o parceiro de quem está jogando precisa ficar calado.
refusal-already_talked = Você já falou nesta vez.
refusal-other_turn = { $player } está jogando fora da vez: por enquanto não se pode reclamar de outra coisa.
refusal-not_an_opponent = Você só pode acusar adversários, não a si nem ao seu parceiro.
refusal-two_turned_already = As suas duas cartas já estão à mostra; os outros ainda escolhem as deles.
refusal-set_up_first = Primeiro cada um vira duas cartas.
refusal-set_up_is_over = Todos já viraram duas cartas: a rodada começou.
refusal-must_decide = Você comprou uma carta: troque-a por uma das suas, ou descarte-a e vire uma.
refusal-nothing_drawn = Você ainda não comprou: compre uma carta ou pegue a do descarte.
refusal-cell_gone = Não há mais carta em { $cell }: a coluna saiu.
refusal-already_face_up = A carta em { $cell } já está à mostra.

## Por que não: o servidor

refusal-not_json = O servidor não entendeu: { $problem }.
refusal-bad_message = O servidor não entendeu: { $problem }.
refusal-too_large = É longo demais: dá para enviar no máximo { $most } bytes.
refusal-hello_first = A conexão precisa começar com uma saudação. Recarregue a página.
refusal-hello_twice = A saudação já foi feita.
refusal-wrong_protocol = O servidor fala a versão { $speaks } do protocolo, não a { $given }. Recarregue a página.
refusal-slow_down = Mais devagar: espere um momento.
refusal-wrong_origin = Esta página não é deste servidor.
refusal-not_signed_in = O servidor não sabe quem você é.
refusal-wrong_phrase = Estas palavras não são a frase de recuperação de ninguém aqui.
refusal-bad_name = Um nome tem de 1 a 24 caracteres visíveis.
refusal-too_many_guests = Num aparelho cabem { $most } convidados.
refusal-no_such_table = Não há nenhuma mesa “{ $given }”.
refusal-no_such_record = Não há nenhuma partida terminada “{ $given }”.
refusal-no_such_page = Não há nada em “{ $given }”.
refusal-wrong_method = Com { $given } não dá, só com: { $allowed }.
refusal-no_table_open = Abra uma mesa primeiro.
refusal-house_full = No momento não cabe outra mesa neste servidor.
refusal-no_such_sheet = Esta folha de pontos não está compartilhada, ou não está mais.
refusal-bad_sheet = Isto não pode ser uma folha de pontos: { $problem }.
refusal-wrong_key = Só quem compartilha esta folha de pontos pode mudá-la.
refusal-sheet_changed = Enquanto isso, esta folha de pontos foi mudada em outro lugar.
refusal-too_many_sheets = Dá para compartilhar no máximo { $most } folhas de pontos ao mesmo tempo.
refusal-unknown_game = Não há nenhum jogo “{ $given }”.
refusal-seat_taken = O lugar { $seat } está ocupado.
refusal-seat_empty = Não há ninguém no lugar { $seat }.
refusal-not_your_seat = O lugar { $seat } não é seu.
refusal-which_seat = Você não tem lugar aqui, ou tem vários: diga qual deles joga.
refusal-not_seated = Só quem está sentado à mesa pode fazer isso.
refusal-knows_other_hand = Você já viu outra mão nesta partida.
refusal-program_manners = Programas só jogam onde os modos à mesa são rígidos (lugar { $seat }).
refusal-not_gathering = Isso só é possível antes de a partida começar.
refusal-not_playing = Não se está jogando nesta mesa agora.
refusal-not_between = Não há o que distribuir: uma rodada está em jogo, ou a partida acabou.
refusal-not_over = A revanche começa quando a partida acaba.
refusal-finished = A partida desta mesa acabou. Uma revanche libera os lugares de novo.
refusal-empty_seats = { $count ->
    [one] Ainda há { $count } lugar livre. Um robô pode ocupá-lo.
   *[other] Ainda há { $count } lugares livres. Robôs podem ocupá-los.
}
refusal-not_ready = Nem todos estão prontos ainda.
refusal-too_few_seats = Há alguém no lugar { $seat }: a mesa não pode diminuir.
refusal-undo_off = Nesta mesa não se desfazem jogadas.
refusal-nothing_to_undo = A última jogada não foi sua: não há nada para desfazer.
refusal-seen_since = Uma carta nova foi vista desde então: esta jogada fica.
refusal-undo_asked = Alguém já pediu para desfazer uma jogada.
refusal-nobody_asked = Ninguém pediu para desfazer uma jogada.
refusal-hints_off = Nesta mesa não há dicas.
refusal-not_to_move = Você não tem nada a decidir agora.
refusal-no_such_game = A partida não tem essa rodada.
refusal-chat_off = Nesta mesa só há reações, não há mensagens.
refusal-store_away = O servidor não consegue salvar nada no momento. Tente de novo daqui a pouco.
refusal-failed = Algo deu errado no servidor. Ficou anotado.
refusal-closing = O servidor está reiniciando. Volte daqui a pouco.
