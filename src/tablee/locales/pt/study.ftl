### Posições para pensar: enigmas e análise.

study-you = Você
study-player = Jogador { $number }

puzzle-intro = Posições de partidas dos robôs em que uma jogada, ou uma vez, é claramente a melhor. O que você erra volta logo; o que você acerta volta mais tarde. Tudo fica neste aparelho.
puzzle-all = Todos os enigmas
puzzle-title = { $game }: enigma
puzzle-question = Qual é a melhor jogada?
puzzle-grade = Dificuldade { $grade } de { $most }
puzzle-right = Certo!
puzzle-wrong = Há uma jogada melhor.
puzzle-answer = A melhor: { $move }.
puzzle-loss-chance = Isso custa cerca de { $percent }% da chance de vencer.
puzzle-loss-points = { $points ->
    [1] Isso custa cerca de um ponto.
   *[other] Isso custa cerca de { $points } pontos.
}
puzzle-next = Próximo enigma
puzzle-none = Ainda não há enigmas deste jogo.

analyse-intro = Monte qualquer posição, também a de uma mesa com cartas de verdade, e veja quais jogadas são boas e por quê. Toque em uma carta para mudá-la, ou cole uma posição como texto. Um ponto de interrogação é uma carta que ninguém viu.
analyse-text = Posição como texto
analyse-ask = O que é melhor?
analyse-begin = Começar com { $game }
analyse-lay-out = Montar as cartas
analyse-change = Mudar: { $card }
analyse-which = Qual carta?
analyse-type = Ou digite:
analyse-take = Aceitar
analyse-add = Mais uma ao lado
analyse-remove = Tirar
analyse-moves = As melhores jogadas
analyse-nothing = Nesta posição este jogador não tem nada a decidir.
analyse-share = Compartilhar esta posição
analyse-keep = Guardar como enigma
analyse-kept = Guardada entre seus enigmas

## What cannot be a position

refusal-position_unreadable = “{ $given }” não pode ser lido em uma posição.
refusal-position_short = Esta posição não está completa: depois do jogo vêm { $words }.
refusal-position_repeated = “{ $given }” aparece duas vezes nesta posição.
refusal-position_unknown_word = “{ $given }” não diz nada em uma posição; conhecem-se { $known }.
refusal-position_missing = Nesta posição falta “{ $given }”.
refusal-position_no_text = Posições de { $given } não podem ser escritas como texto.
refusal-position_no_seat = Nesta posição um lugar é um número de 0 a { $last }, não { $given }.
refusal-position_too_many = { $count } cartas { $given } são demais; o baralho tem { $most }.
refusal-position_deck = { $given } cartas são demais; o baralho tem { $most }.
refusal-position_hidden = Quem olha não vê esta carta: em “{ $given }” é preciso um ponto de interrogação.
refusal-position_own = Quem olha vê as próprias cartas: em “{ $given }” não pode haver um ponto de interrogação.
refusal-position_turn = “{ $given }” não pode ser: ninguém poderia ter esta vez.
refusal-position_impossible = Pelas regras isto não acontece: { $given }.
refusal-position_waits = Com “{ $given }” não há nada a decidir: é a vez de outra pessoa.
refusal-position_over = Nesta posição não resta nada a jogar.
