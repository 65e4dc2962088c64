### Minhas partidas: números, por jogo e por adversário, e a lista de todas.

book-empty = Ainda não há nada. Assim que você terminar uma partida, ela estará aqui.
book-played = Partidas
book-won = Vencidas
book-mean = Pontos em média
book-best = Melhor resultado
book-streak = Vitórias seguidas, agora
book-longest = Maior sequência
book-luck = Sorte em média
book-luck-in = { $luck } em { $count ->
    [one] uma partida analisada
   *[other] { $count } partidas analisadas
}
book-luck-match = Sorte: { $luck }
book-luck-hint = Sorte é o que as cartas valeram para você, como chance de vencer. Ela é medida quando alguém pede “Sorte e habilidade” ao rever uma partida; em muitas partidas, ela se equilibra para todos.
book-others = Frente a frente
book-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
book-head = { $mine } vencidas por você, { $theirs } por { $name }
book-all = Todas as partidas
book-game = Jogo
book-any-game = Todos os jogos
book-with = Com
book-anybody = Com qualquer pessoa
book-cards = Cartas
book-cards-all = Online e cartas de verdade
book-cards-online = Online
book-cards-real = Cartas de verdade
book-with-real = Com cartas de verdade
book-is-won = vencida
book-given-up = desistência
book-more = Mostrar mais
book-take = Para levar
book-take-hint = Todas as suas partidas em um arquivo: uma tabela para planilhas, ou tudo para programas.

## Um ano

book-year = Meu ano
year-title = Meu { $year }
year-other = Outros anos
year-empty = Neste ano nenhuma partida foi terminada.
year-won = { $count ->
    [one] { $count } ganha ({ $share })
   *[other] { $count } ganhas ({ $share })
}
year-days = { $count ->
    [one] em { $count } dia
   *[other] em { $count } dias
}
year-longest = { $count ->
    [one] { $count } ganha seguida
   *[other] { $count } ganhas seguidas
}
year-people = { $count ->
    [one] Uma pessoa encontrada
   *[other] { $count } pessoas encontradas
}
year-share = Compartilhar como imagem
year-share-hint = A imagem mostra os seus números e nenhum outro nome.

## Grupos: uma família, um clube

groups-intro = Uma família, um clube, as pessoas com quem você sempre joga: um grupo tem uma tabela das partidas em que vocês se encontraram. Quem tem o link pode entrar, e só aparece quem entrou.
groups-mine = Meus grupos
groups-new = Novo grupo
groups-name = Nome do grupo
groups-make = Criar o grupo
groups-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membros
}
groups-all = Todos os grupos
group-table = Tabela
group-player = Nome
group-rating = Nota
group-rating-hint = A nota estima a força de cada um neste jogo, por quem ficou à frente de quem nas partidas do grupo. Todos começam em 25; o valor verdadeiro está dentro do ± em cerca de 19 de cada 20 casos, e quanto mais se joga, menor ele fica.
group-empty = Vocês ainda não terminaram nenhuma partida juntos. Assim que terminarem, ela conta aqui.
group-period = Período
group-always = Desde sempre
group-over-time = Partidas vencidas, mês a mês
group-members = Membros
group-since = desde { $date }
group-invite = Convidar
group-invite-hint = Quem tem este link pode entrar e então vê esta página.
group-link = Copiar o link
group-new-link = Novo link
group-new-link-ask = Criar um novo link? O antigo deixa de levar a algum lugar.
group-remove = Remover { $name }
group-remove-ask = Remover { $name } do grupo? As partidas também somem da tabela.
group-leave = Sair do grupo
group-leave-ask = Sair do grupo? Seu nome e suas partidas somem da tabela. Com o link você pode voltar.
group-matches = Partidas
group-others = { $count ->
    [one] e mais uma pessoa
   *[other] e mais { $count }
}
group-sheets = Noites com cartas de verdade
group-sheets-hint = Coloque no grupo uma folha de pontos terminada deste aparelho. Depois cada um diz qual coluna era a sua; assim que dois disserem, ela conta na tabela. Ninguém mais é nomeado.
group-sheet-choose = Escolher uma folha de pontos
group-sheet-put = Colocar no grupo
group-sheet-seat = Jogador { $number }
group-sheet-me = Era eu
group-sheet-not-me = Não era eu
group-sheet-out = Tirar esta folha de pontos do grupo
group-real = cartas de verdade
group-take-hint = A tabela e todas as partidas do grupo em um arquivo: para planilhas, ou tudo para programas.
join-invited = Você recebeu um convite para “{ $name }”.
join-hint = Quem está no grupo vê seu nome e como terminaram suas partidas com eles, também as anteriores. Se você sair, tudo isso some do grupo.
join-name = Seu nome
join-now = Entrar
join-already = Você já está neste grupo.
join-open = Ir ao grupo

refusal-no_such_group = Você não está em um grupo assim.
refusal-no_such_invitation = Este convite não leva a lugar nenhum, ou não mais.
refusal-no_such_member = Ninguém deste grupo é essa pessoa.
refusal-not_yours_to_remove = Só quem entrou primeiro pode remover outros.
refusal-too_many_groups = Você pode estar em no máximo { $most } grupos.
refusal-sheet_not_over = A partida desta folha de pontos não terminou.
refusal-seat_claimed = Outra pessoa já disse que jogou ali.
refusal-group_sheets_full = Neste grupo cabem { $most } folhas de pontos.
refusal-group_full = Este grupo está cheio: há lugar para { $most }.
