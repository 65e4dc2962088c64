## Cartas, lugares, quantidades

pile-skyjo-draw = Monte
pile-skyjo-discard = Pilha de descarte
pile-skyjo-grid = Cartas na mesa

## Os jogos

game-skyjo = Skyjo
game-skyjo-hint = Doze cartas viradas para baixo: troque, vire e termine com o mínimo de pontos.

## Níveis dos robôs

level-skyjo-1-hint = Gosta de cartas baixas, mas se apega às médias e esquece de olhar as colunas.
level-skyjo-2-hint = Troca cartas altas por baixas e completa colunas, mas fecha sem olhar para os outros.
level-skyjo-3-hint = Conta as cartas que já saíram, junta colunas e pensa antes de fechar.
level-skyjo-4-hint = Pesa cada carta para si e para você, e fecha quando dói mais em você.
level-skyjo-5-hint = Aprendeu em milhões de rodadas quanto valem as cartas na mesa e olha uma jogada à frente.
level-skyjo-6-hint = Testa mentalmente as suas melhores jogadas e sabe quanto vale um ponto nesta partida.

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
option-skyjo-dealer = Quem distribui primeiro
option-skyjo-dealer-hint = Com somas iguais, começa o primeiro depois de quem distribui.
option-skyjo-dealer-value = { $who ->
    [you] Você distribui
   *[other] { $player } distribui
}
option-skyjo-handicap = Handicap
option-skyjo-handicap-hint = Para que todos ganhem mais ou menos o mesmo: pontos no início para quem joga melhor.
option-skyjo-handicap-value = { $count ->
    [none] Sem handicap
    [one] { $player } começa com { $count } ponto
   *[other] { $player } começa com { $count } pontos
}

## Em que pé está

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

## Como termina uma rodada

outcome-skyjo-closed = A rodada foi fechada e todas as cartas estão à mostra.

## O que acontece no Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carta descartada forma o novo monte.
       *[other] { $count } cartas descartadas, embaralhadas, formam um novo monte.
    }
   *[deck] As cartas são embaralhadas.
}
event-skyjo-dealt = { $who ->
    [you] Você distribui.
   *[other] { $player } distribui.
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
    [you] Em { $cell } você tinha { $a_card }.
   *[other] Em { $cell } { $player } tinha { $a_card }.
}
part-doubled = { $whom ->
    [you] Os seus pontos foram dobrados: você fechou, mas alguém tinha pontuação igual ou menor.
   *[other] Os pontos de { $other } foram dobrados: fechou, mas alguém tinha pontuação igual ou menor.
}
part-round-winners = { $won ->
    [you] A rodada acabou: você tem a menor pontuação.
    [with_others] A rodada acabou: você e { $others } têm a menor pontuação.
    [one] A rodada acabou: { $winners } tem a menor pontuação.
   *[several] A rodada acabou: { $winners } têm a menor pontuação.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Por que não: preparar uma mesa

refusal-limit = Joga-se até um número de pontos a partir de 1, ou uma só rodada; “{ $given }” não é nem um nem outro.

## Por que não: uma jogada

refusal-round_over = A rodada acabou: não se pode jogar mais nada.
refusal-two_turned_already = As suas duas cartas já estão à mostra; os outros ainda escolhem as deles.
refusal-set_up_first = Primeiro cada um vira duas cartas.
refusal-set_up_is_over = Todos já viraram duas cartas: a rodada começou.
refusal-must_decide = Você comprou uma carta: troque-a por uma das suas, ou descarte-a e vire uma.
refusal-nothing_drawn = Você ainda não comprou: compre uma carta ou pegue a do descarte.
refusal-cell_gone = Não há mais carta em { $cell }: a coluna saiu.
refusal-already_face_up = A carta em { $cell } já está à mostra.
