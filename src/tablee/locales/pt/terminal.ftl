### O que o terminal diz. Tudo sobre os jogos está em games.ftl.

## Na mesa

terminal-board-draw = Monte
terminal-board-discard = Descarte
terminal-board-drawn = Comprada
terminal-board-points = Ptos
terminal-board-stock = Reserva
terminal-board-hand = Mão
terminal-board-discards = Pilhas de descarte
terminal-board-building = Pilhas de base
terminal-number-round = Rodada { $number }
terminal-number-game = Rodada { $number }
terminal-over-round = A rodada { $number } acabou
terminal-over-game = A rodada { $number } acabou
terminal-phase-any = { $who ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
}
terminal-total = Total
terminal-match-won = { $won ->
    [you] Você ganhou a partida!
    [pair] Vocês ganharam a partida!
    [with_others] Você ganhou a partida junto com { $winners }!
    [one] { $winners } ganhou a partida.
    [several] { $winners } ganharam a partida juntos.
   *[nobody] A partida acabou, e ninguém ganhou.
}
terminal-named = { $name }: { $value }

## As teclas, o mais curto possível

terminal-key-move = jogada
terminal-key-column = coluna
terminal-key-row = linha
terminal-key-keep = ficar
terminal-key-reject = descartar
terminal-key-draw = comprar
terminal-key-take = pegar o descarte
terminal-key-stock = reserva
terminal-key-hand = mão
terminal-key-discards = descarte
terminal-key-partner = parceiro
terminal-key-build = jogar
terminal-key-discard = descartar
terminal-key-pile = qual pilha
terminal-key-who = quem
terminal-key-back = voltar
terminal-key-end = encerrar a vez
terminal-key-over-draw = uma a mais
terminal-key-out-of-turn = fora da vez
terminal-key-talk = falar
terminal-key-call = peguei
terminal-key-hint = dica
terminal-key-play-hint = jogar
terminal-key-undo = desfazer
terminal-key-help = ajuda
terminal-key-quit = sair
terminal-key-go-on = seguir
terminal-key-delete = apagar
terminal-key-deal = distribuir
terminal-key-again = de novo
terminal-key-save = salvar
terminal-key-look = ver a mesa
terminal-key-yes = sim
terminal-key-no = não
terminal-key-sit = sentar
terminal-key-ready = pronto
terminal-key-bots = pôr robôs
terminal-key-start = começar
terminal-key-chat = escrever
terminal-key-react = reagir
terminal-key-ask-seat = pedir um lugar
terminal-key-row-choose = escolher
terminal-key-change = mudar
terminal-key-step = passo
terminal-key-turn = vez
terminal-key-ends = início/fim
terminal-key-seat = visto por
terminal-key-run = rodar
terminal-key-edit = corrigir
terminal-key-round = qual rodada
terminal-key-new = nova partida
terminal-key-closer = quem fechou
terminal-key-winner = quem ganhou
terminal-key-nobody = ninguém
terminal-key-number = pontos
terminal-key-next = próximo
terminal-key-export = exportar

## À mesa

terminal-choose-card-first = Escolha primeiro uma carta e depois aonde ela vai.
terminal-screen-small = A tela é pequena demais: são necessárias 80 colunas e 24 linhas.
terminal-bots-here = Robôs na mesa
terminal-thinking = Pensando…
terminal-hint-quick = { $move }: { $reason } (As chances vêm em seguida: estão sendo preparadas.)
terminal-hint-line = { $points ->
    [none] { $move } ganha { $chance }% ({ $low }–{ $high }): { $reason }
   *[other] { $move } ganha { $chance }% ({ $low }–{ $high }), { $points } pontos: { $reason }
}
terminal-leave-sure = Aperte q mais uma vez para sair da mesa.
terminal-leave-or-resign = Aperte q mais uma vez para sair da mesa, r para desistir da partida.
terminal-kept = A partida está guardada. Para continuar: { $command }
terminal-bot-prepares = { $player } está sendo preparado em segundo plano, só desta vez. Até lá joga um robô de nível 4.
terminal-taken-back = { $player } desfaz a última jogada.
terminal-written-to = A partida está escrita em { $file }.
terminal-pass-device = É a vez de { $player }. Os outros olham para o lado; depois aperte Enter.
terminal-undo-asked = { $player } quer desfazer uma jogada. Tudo bem? (s/n)
terminal-seat-wish = { $asker } pode ficar com o lugar { $seat }? (s/n)
terminal-seat-wanted = { $asker } quer assumir o lugar { $seat } ({ $player }) e veria as cartas dele.
terminal-seat-given = Todos concordam: { $player } tem agora o lugar { $seat } e vê as cartas dele.
terminal-seat-declined = Nem todos concordam: o lugar { $seat } fica guardado.
terminal-seat-reclaimed = { $player } voltou e fica com o lugar.
terminal-save-prompt = Em que arquivo escrever a partida?
terminal-chat-prompt = O que você quer dizer?
terminal-log-title = O que aconteceu até agora

## Servidores

terminal-server-away = O servidor sumiu. Nova tentativa…
terminal-server-back = O servidor voltou.
terminal-server-none = { $server } não responde.
terminal-server-other = { $server } não é um servidor de mesas.
terminal-server-gone = O servidor não nos quer mais: { $reason }.
terminal-server-unknown = O servidor não nos conhece mais; voltamos como um novo convidado.
terminal-gather-title = { $game } na mesa { $code }: esperando jogadores
terminal-gather-invite = Convide outros com este link: { $link }
terminal-watching = Não há lugar livre: você está assistindo.
terminal-said-by = { $player }: { $text }
terminal-joined = { $player } se senta.
terminal-left = { $player } se levanta.

## A primeira tela

terminal-start-title = Quem joga o quê?
terminal-start-continue = Continuar a partida interrompida
terminal-start-game = Jogo
terminal-start-players = Jogadores
terminal-start-place = Onde
terminal-start-here = Neste aparelho
terminal-start-seat = Lugar { $number }
terminal-start-start = Começar
terminal-start-join = Ou ir a uma mesa de um servidor
terminal-start-join-hint = Digite o link que você recebeu, como http://192.168.1.5:8000/t/K7Q2MX; num servidor que você conhece, basta o código.
terminal-start-join-not = Isto não é o link de uma mesa, nem um código num servidor que você conhece.
terminal-start-name-hint = Uma pessoa: digite um nome. ← e → escolhem um robô no lugar.
terminal-start-like = { $player } joga como
terminal-start-suggested = A sugerida
terminal-start-own = À sua escolha
terminal-player-number = Jogador { $number }

## Ajuda na tela

terminal-help-any = Digite o número de uma jogada, ou escolha-a com Tab e Enter.
terminal-help-keys =
    Tab passa pelo que é possível, as setas por tudo; Enter escolhe, Esc volta.
    O que tem moldura grossa pode ser escolhido. O mouse também funciona em tudo.
    h dica · u desfazer · l o que aconteceu · q sair da mesa
terminal-help-manners = Com comportamento humano: + compra uma carta a mais, o joga fora da vez, ~ fala, !2 pega o número 2 em flagrante.
terminal-help-server = Num servidor: / escreve aos outros, e reage com uma tecla. s pede o lugar de quem não está.

## Linha por linha

terminal-plain-help = Digite uma jogada, ou: jogadas, mesa, dica, desfazer, pontos, salvar ARQUIVO, regras, ajuda, sair.
terminal-plain-help-server = Num servidor também: pronto, robôs, começar, dizer TEXTO, reagir NÚMERO, lugar NÚMERO, desistir.
terminal-prompt-move = { $who ->
    [you] Sua jogada
   *[other] Jogada de { $player }
}
terminal-prompt-deal = Enter distribui a próxima rodada
terminal-legal-now = Permitidas: { $moves }
terminal-totals = Totais: { $totals }.
terminal-commitment = Selo dos embaralhamentos: { $hash }
terminal-seed-was = A semente era { $seed }.
terminal-goodbye = Até logo.
terminal-save-which = Em que arquivo? Digite: salvar ARQUIVO
terminal-save-not-here = Quem guarda esta partida é o servidor.
terminal-hint-not-now = Não há dica agora: não é a sua vez.
terminal-hints-counted = Nesta mesa as dicas são contadas: o navegador as mostra.
terminal-react-which = Com quê? { $choices }
terminal-seat-which = Qual lugar? Digite: lugar NÚMERO
terminal-clock-left = Tempo restante: { $seconds } s
terminal-answers-yes = s, sim
terminal-answers-nobody = ninguém, ninguem
terminal-command-help = ajuda
terminal-command-rules = regras
terminal-command-moves = jogadas
terminal-command-hint = dica
terminal-command-undo = desfazer
terminal-command-table = mesa
terminal-command-scores = pontos
terminal-command-save = salvar
terminal-command-quit = sair
terminal-command-ready = pronto, pronta
terminal-command-bots = robôs, robos, bots, completar
terminal-command-start = começar, comecar
terminal-command-say = dizer, diz
terminal-command-react = reagir
terminal-command-seat = lugar
terminal-command-resign = desistir
terminal-notation-any = Jogadas: digite uma como está na lista.

## A folha de pontos para cartas de verdade

terminal-command-edit = corrigir
terminal-command-export = exportar
terminal-score-help = Digite os números pedidos. Ou: desfazer, corrigir RODADA, mesa, exportar ARQUIVO.csv ou ARQUIVO.md, ajuda, sair.
terminal-score-screen-help =
    Digite um número e pressione Enter: ele vai para a casa marcada e é salvo na hora.
    No Skip-Bo pressione primeiro o número de quem esvaziou a reserva, 0 para ninguém.
    No Skyjo pressione depois o número de quem virou tudo primeiro.
    u desfaz o último número ou a última rodada. ↑ e ↓ escolhem uma rodada para corrigir; Esc
    a deixa como estava. x exporta a folha, q sai dela: da próxima vez continua aqui.
terminal-score-marks = ■ fechou a rodada · ×2 fechou, mas alguém tinha pontuação igual ou menor: conta em dobro
terminal-score-names = Quem joga, na ordem dos lugares, com vírgulas
terminal-score-deals = { $player } distribui.
terminal-score-prompt-any = Rodada { $number }, pontos de { $player }
terminal-score-closer = Quem virou tudo primeiro (nome ou número)
terminal-score-winner = Rodada { $number }: quem esvaziou a reserva (nome ou número, 0 para ninguém)
terminal-score-who = Quem é? Há { $names }.
terminal-score-number = “{ $given }” não é um número.
terminal-score-over-prompt = A partida acabou (desfazer, corrigir, exportar, sair)
terminal-score-kept = A folha de pontos está em { $file }.
terminal-score-exported = Exportada para { $file }.
terminal-score-export-as = Exporte para um arquivo que termine em .csv ou .md.
terminal-score-export-prompt = Exportar para qual arquivo? O nome termina em .csv ou .md
terminal-sheet-unknown-game = Não há jogo chamado { $given }.
terminal-sheet-players = { $game } é para { $least } a { $most } jogadores, não para { $given }.
terminal-sheet-names = Cada um precisa de um nome próprio.
terminal-sheet-partners = Parcerias são para Skip-Bo com 4 ou 6 jogadores, não com { $given }.
terminal-sheet-limit = O limite é um número a partir de 1, ou none, não { $given }.
terminal-sheet-dealer = Quem distribui é um número de 1 a { $most }, não { $given }.
terminal-sheet-points = { $game ->
    [skipbo] Uma reserva tem de { $least } a { $most } cartas, não { $given }.
    [skyjo] Doze cartas somam de { $least } a { $most } pontos, não { $given }.
   *[other] Devem ser de { $least } a { $most } pontos, não { $given }.
}
terminal-sheet-count = São { $most } números, não { $given }.
terminal-sheet-closer = Alguém deve ter fechado a rodada.
terminal-sheet-no-round = Não há rodada { $given } na folha.
terminal-sheet-nothing = Não há nada a desfazer.

## Rever uma partida

terminal-replay-all = todos
terminal-replay-eyes = visto por { $player }
terminal-replay-step = jogada { $number } de { $count }
terminal-replay-deal = a distribuição
terminal-replay-title = { $game } para { $count }: { $names }
terminal-replay-options = Opções: { $options }
terminal-replay-goes-on = A partida continua.

## No fim do programa

terminal-no-kept-game = Não há partida interrompida.
terminal-game-busy = Esta partida está sendo jogada em outra janela.
terminal-game-not = { $file } não é uma partida interrompida desta versão.
terminal-interrupted-kept = Interrompido. A partida está guardada; para continuar: { $command }
