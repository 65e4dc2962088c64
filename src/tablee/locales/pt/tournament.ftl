### O que só a página de um torneio diz.

tournament-hint = As mesmas cartas em cada mesa: você é comparado com todos que as tiveram no mesmo lugar.
tournament-system = Como funciona
tournament-swiss = Sistema suíço: pela classificação
tournament-round_robin = Todos contra todos
tournament-players = Jogadores por mesa
tournament-rounds = Rodadas
tournament-bots = Robôs que completam as mesas
tournament-pause = Pausa depois de cada rodada
tournament-new = Abrir um torneio
tournament-mine = Seus torneios
tournament-by = organizado por { $host }
tournament-entrants = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
tournament-fills = Onde falta alguém, jogam robôs.
tournament-begin-hint = Comece quando todos estiverem aqui.
tournament-waiting = Você está dentro. Começa logo; deixe esta página aberta.
tournament-name = Seu nome
tournament-join = Participar
tournament-leave = Melhor não
tournament-begin = Começar o torneio
tournament-invite = Convidar
tournament-round = Rodada { $round } de { $rounds }
tournament-next = Já vem a rodada { $round }
tournament-seconds = { $seconds ->
    [one] Começa em { $seconds } segundo.
   *[other] Começa em { $seconds } segundos.
}
tournament-over = O torneio acabou
tournament-table-over = Sua mesa terminou; outros ainda jogam.
tournament-my-table = Para a minha mesa
tournament-standings = Classificação
tournament-who = Quem
tournament-share = Pontuação
tournament-won = Vitórias
tournament-lead = Vantagem
tournament-score-hint = A pontuação diz quantos, no mesmo lugar com as mesmas cartas, foram pior. No empate contam as vitórias e depois a vantagem.
tournament-table = Mesa { $number }
tournament-playing = ainda joga
tournament-replay = Rever
tournament-promise = Definido com antecedência
tournament-promise-hint = As cartas de todas as rodadas estavam definidas quando o torneio foi aberto. Estes são os selos delas; a semente vem quando a rodada acaba.
tournament-seed = Semente:
tournament-end = Encerrar o torneio
tournament-end-sure = Encerrar agora? A rodada em jogo não vai contar.

## What the server refuses

refusal-no_such_tournament = Não há nenhum torneio “{ $given }”.
refusal-not_your_tournament = Só quem organiza este torneio pode fazer isso.
refusal-tournament_begun = Este torneio já começou.
refusal-tournament_full = Este torneio está cheio: { $most } participam.
refusal-tournament_crowded = De uma mesma rede podem entrar { $most } de cada vez. Tente de novo mais tarde.
refusal-too_few_entrants = Um torneio precisa de pelo menos { $least } jogadores.
refusal-too_many_tournaments = Não dá para organizar mais de { $most } torneios ao mesmo tempo.
refusal-not_in_tournament = Um torneio é jogado sem esta opção: { $given }.
refusal-two_at_a_table = Todos contra todos só dá com dois por mesa.
