### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Títulos e palavrinhas

help-usage = Uso
help-examples = Exemplos
help-options = Opções
help-commands = Comandos
help-exit = Códigos de saída
help-default = padrão
help-environment = ambiente
help-required = obrigatório
help-placeholders =
    OPTIONS = OPÇÕES
    COMMAND = COMANDO
    ARGUMENTS = ARGUMENTOS
    GAME = JOGO
    FILE = ARQUIVO
    FOLDER = PASTA
    NAME = NOME
    VALUE = VALOR
    NUMBER = NÚMERO
    SECONDS = SEGUNDOS
    POINTS = PONTOS
    QUESTION = PERGUNTA
    ADDRESS = ENDEREÇO
    LEVEL = NÍVEL
    LANGUAGE = IDIOMA
    SEED = SEMENTE
    TOPIC = ASSUNTO
    SHELL = SHELL
    CARD = CARTA
    CARDS = CARTAS
    SITUATION = SITUAÇÃO
    ACTION = AÇÃO
    WHOM = QUEM
    TEXT = TEXTO
    POSITION = POSIÇÃO
help-exit-short =
    0 = tudo certo
    1 = um arquivo, um servidor ou um lugar para escrever não está como deveria
    2 = o comando não foi entendido, ou pede algo que não pode ser
    130 = interrompido com Ctrl-C; partidas e folhas de pontos ficam guardadas
help-exit-codes =
    0 = Tudo certo.
    1 = Um arquivo, um registro, um servidor ou um lugar para escrever não está como deveria. Uma frase na saída de erros diz qual e por quê; nada fica escrito pela metade.
    2 = O comando não foi entendido, ou pede algo que não pode ser, como sete jogadores num jogo para seis. Uma frase diz o que seria possível.
    130 = Interrompido com Ctrl-C. O que se jogava fica guardado para “tablee play --resume”, e uma folha de pontos até o último número; todo o resto não escreve nada.

## Opções de vários comandos

help-option-lang = O idioma: en, fr, fr-CA, de, nl, it, es ou pt; sem ela, o de LC_ALL, LC_MESSAGES ou LANG.
help-option-help = Mostra esta ajuda.
help-option-version = Mostra a versão.
help-option-players = Quantos sentam à mesa.
help-option-option = Uma opção do jogo, como partners=true, stock_size=10 ou target=none. Pode repetir.
help-option-seed = O mesmo número dá as mesmas cartas.
help-option-threads = Quantas threads; sem ela, uma por núcleo.
help-option-device = O que joga: cpu, ou cuda para uma placa de vídeo, com os mesmos resultados.
help-option-ray = Joga no Ray, com os mesmos resultados: no cluster deste ENDEREÇO, como auto ou host:6379, ou sem ele nesta máquina. --threads diz com quantos processos.
help-option-parquet = Escreve uma linha por partida neste arquivo Parquet, para DuckDB, polars e pandas.
help-option-json = O resultado em JSON, para scripts.
help-option-database = O arquivo, ou para o servidor também postgresql://user@host/name; sem ela, tablee/tablee.sqlite na sua pasta de dados.
help-option-plain = Linha por linha, para leitores de tela, pipes e scripts.
help-option-ms = Quantos milissegundos um robô tem para uma jogada; só programas e os dois níveis mais altos olham o relógio.

## O comando

help-tablee =
    Skip-Bo e Skyjo numa só mesa: jogar, anotar pontos, rever, verificar, medir.

    “tablee help COMANDO” explica um comando.
help-example-play = escolher um jogo e jogar contra robôs ou entre vocês
help-example-join = sentar a uma mesa de um servidor
help-example-score = a folha de pontos para cartas de verdade
help-example-real-table = com cartas de verdade: preparar, quem começa, o que acontece
help-example-replay = percorrer uma partida desde a primeira carta
help-example-verify = verificar seus embaralhamentos, jogadas e resultado
help-example-review = a sorte e a habilidade, e os erros
help-example-arena = qual robô é melhor
help-example-simulate = o que acontece em dez mil partidas
help-example-serve = abrir uma mesa para todos em casa

## tablee play

help-play =
    Jogar no terminal: contra robôs, várias pessoas num aparelho, ou a uma mesa de um servidor.

    JOGO é um de: GAMES. Sem ele, uma primeira tela pergunta tudo. As teclas estão no pé da tela; “?” as explica. Cada jogada é guardada: aconteça o que acontecer, --resume continua a partida.
help-example-choose = escolher tudo na tela
help-example-two = duas pessoas e dois robôs
help-example-watch = robôs entre si
help-example-resume = continuar a partida interrompida
help-example-open = abrir uma mesa num servidor e convidar outros
help-play-level = Quão bem os robôs jogam: o número ou o nome de um nível; ou um após o outro, como 2,2,4. “adaptive” sorteia o que combina com você.
help-play-name = Seu nome; repetido, várias pessoas dividem o aparelho.
help-play-seat = Onde você senta, ou o primeiro de vocês; os lugares contam a partir de 1.
help-play-seed = Para jogar as mesmas cartas de novo: um número, ou uma semente de 64 dígitos hexadecimais como a de um registro.
help-play-save = Escreve o registro aqui quando a partida acaba.
help-play-resume = Continua a última partida interrompida.
help-play-join = Sente-se a uma mesa de um servidor: o link, como o navegador mostra, ou o código.
help-play-server = Abre uma mesa neste servidor e mostra o link para os outros; com --join, de onde é o código. Sem ela, o único servidor que você conhece.
help-play-public = Com --server: a mesa aparece na lista de lá, e qualquer um pode vir.
help-play-watch = Só olhar: essa mesa, ou robôs entre si.
help-play-pace = Segundos que um robô leva numa jogada; sem ela 0,6, e 0 com --plain.

## tablee learn, tablee rules

help-learn =
    Aprender um jogo jogando: cada passo diz o que fazer e por quê.

    Sem JOGO, as lições são listadas. Enter continua a leitura, ou faz a jogada por você.
help-rules =
    As regras de um jogo, ou de todos, no seu idioma.

    Com opções, primeiro vêm as escolhas da mesa. Numa tela o texto abre no seu paginador.
help-example-learn = aprender um jogo jogando

## tablee games

help-games =
    As partidas interrompidas no terminal: listar, continuar uma ou excluí-la.

    Sem NÚMERO, elas são listadas, a última jogada primeiro; com um, essa partida continua. Um arquivo que não pode ser lido é nomeado.
help-games-delete = Exclui a partida em vez de continuar.
help-example-games-list = todas, numeradas
help-example-games-go-on = continuar a segunda

## tablee tables

help-tables =
    Listar as mesas de um servidor: as suas, e as abertas a qualquer um.

    Sem URL, as de todos os servidores em que você já esteve.

## tablee score

help-score =
    Anotar os pontos de uma partida com cartas de verdade.

    JOGO é um de: GAMES. Cada número é salvo ao ser digitado. Sem ARQUIVO a folha fica na sua pasta de dados, e o próximo “tablee score” continua com ela até a partida acabar.
help-example-go-on = continuar a folha
help-example-own-file = uma folha num arquivo seu
help-score-name = Quem joga, na ordem dos lugares. Pode repetir.
help-score-limit = Quando a partida acaba; sem ela 100, e 500 no Skip-Bo.
help-score-partners = Skip-Bo em duplas.
help-score-dealer = Quem distribui primeiro, contado a partir de 1.
help-score-new = Uma folha nova, embora haja uma para continuar.
help-score-export = Escreve a folha como tabela, sem perguntar nada.
help-score-json = Mostra a folha e seus totais em JSON, sem perguntar nada.

## tablee real-table

help-real-table =
    Jogar com cartas de verdade: a preparação, quem começa, o que acontece agora, se o baralho está completo.

    JOGO é um de: GAMES. Sem opções, pergunta linha por linha o que você quer saber; com elas, a resposta vem na hora.
help-example-deal = quantas cartas cinco jogadores recebem
help-example-first = quem começa com estas cartas
help-example-what = todas as situações, com o seu número
help-real-table-deal = Como preparar o jogo para tantos jogadores.
help-real-table-each = Com --deal: outro número de cartas para cada um.
help-real-table-partners = Com --deal: em duplas.
help-real-table-first = Quem distribui ou começa: as cartas de todos, com uma vírgula entre os jogadores; W é uma Skip-Bo, e - alguém que não tira de novo.
help-real-table-dealer = Com --first: quem distribui, contado a partir de 1.
help-real-table-what = O que acontece agora: o número ou o nome de uma situação; sem nada, todas.
help-real-table-check = Se o baralho está completo: cada carta e quantas há, por exemplo “1=12 2=11”.

## tablee replay

help-replay =
    Percorrer uma partida gravada, ou mostrá-la jogada por jogada.

    Na tela ← e → vão passo a passo, ↑ e ↓ vez a vez, s olha por outros olhos. Num pipe a partida é impressa. “-” a lê da entrada padrão.
help-replay-text = Imprime a partida inteira; num pipe é assim de qualquer modo.
help-replay-json = Cada passo com seus eventos e totais em JSON.
help-replay-to = Para depois desta jogada; na tela, começa ali.
help-replay-seat = Como este lugar viu, contado a partir de 1; sem ela, diz-se tudo o que foi comprado.
help-replay-pictures = Com --text: desenha a mesa no começo de cada vez.
help-replay-review = Diz o que as decisões custaram e o que era melhor, como tablee review; demora alguns segundos.

## tablee verify

help-verify =
    Verificar partidas gravadas: selo, cada embaralhamento, cada jogada, o resultado.

    O que não se sustenta é nomeado, com seu lugar no arquivo. “-” lê uma partida da entrada padrão.
help-example-verify-all = todas, uma linha cada

## tablee review

help-review =
    Foi você, ou foram as cartas? Sorte e habilidade em uma partida gravada, e quanto custou cada decisão.

    Um juiz fixado antes dá a chance de ganhar de cada um depois de cada jogada. Início + sorte + habilidade = resultado. Só se chama erro o que com certeza é um.
help-review-html = Escrever uma página com a curva neste arquivo HTML.

## tablee analyse

help-analyse =
    Ordena as jogadas de uma posição, a melhor primeiro, com a chance de vencer depois de cada uma e o motivo.

    POSITION é uma linha de texto entre aspas; docs/positions.md diz como se escreve.
help-analyse-ms = Quantos milissegundos pode pensar.

## tablee simulate

help-simulate =
    Fazer jogadores que jogam ao acaso disputarem muitas partidas, e resumir o que aconteceu.

    Uma partida vai até 500 (Skip-Bo) ou 100 (Skyjo), a menos que uma opção diga outra coisa: target=none e limit=none jogam rodadas avulsas.
help-simulate-matches = Quantas partidas jogar.
help-simulate-policy = Quem joga: eager corre para o fim, uniform faz qualquer jogada permitida.
help-simulate-records = Escreve cada partida como registro nesta pasta.
help-simulate-plot = Desenha vitórias, pontos e durações neste arquivo SVG.

## tablee arena

help-arena =
    Fazer robôs jogarem uns contra os outros, e dizer quem é melhor.

    Um BOT é um nível, pelo número ou pelo nome, greedy, random ou eager; sem nenhum, jogam os níveis 1 a 4 e greedy. Os robôs se enfrentam dois a dois com as mesmas cartas e todos os lugares trocados. Numa mesa de mais de dois eles sentam alternados, e parceiros são o mesmo robô. Um duelo acaba antes assim que o melhor robô é certo (99,9%).
help-arena-matches = O máximo que dois robôs jogam.
help-arena-device = O que joga: cpu, ou cuda para uma placa de vídeo, com os mesmos resultados. Uma placa joga os níveis 1 a 4 e greedy.
help-arena-all = Joga todas as partidas, mesmo quando o melhor robô é certo.
help-arena-luckless = Retira a sorte dos resultados: uma diferença vê-se em menos partidas, mas cada uma demora um segundo ou mais (docs/review.md).
help-arena-fair = Dá a cada dois níveis o handicap com que ganham mais ou menos o mesmo (docs/bots.md).
help-arena-resume = Guarda neste arquivo o que foi jogado e continua a partir do que ele contém. Robôs, opções, semente e tempo devem ser os mesmos.
help-arena-records = Escreve cada partida como registro nesta pasta. Um robô sozinho joga contra si mesmo.
help-arena-trajectories = Escreve neste arquivo .parquet ou .npz, para cada posição, o que se via, o que era possível e o que foi jogado. Um robô sozinho joga contra si mesmo.
help-arena-plot = Desenha a classificação e a tabela cruzada neste arquivo SVG.

## tablee lab

help-lab =
    Responder com imagens a perguntas sobre os jogos: quanta sorte, qual lugar, quanto dura, o que muda cada regra, qual nível vence qual.

    Joga por um minuto ou dois, com os níveis 1 a 4, e escreve um único arquivo HTML que não precisa de mais nada. Cada resposta tem seu intervalo de 95% e o comando que dá os mesmos números. Os mesmos argumentos dão o mesmo relatório. O relatório é em inglês.
help-lab-only = Só esta pergunta: luck, seats, length, rules, levels ou striking. Pode repetir.
help-lab-matches = Rodadas avulsas por número, em vez de 2000; um oitavo disso em partidas inteiras.
help-lab-quick = Uma primeira olhada em segundos, com intervalos largos: como --matches 160.
help-lab-out = Onde escrever o relatório, em vez de lab.html. Com --json só é escrito se isto for dado.

## tablee arena --bot, tablee check-bot

help-arena-bot = Um programa que joga, como “python mybot.py”. Pode repetir. Quem falha, trava, mente ou inunda perde a partida.
help-check-bot =
    Verificar se um programa cumpre o protocolo dos robôs, e dizer o que está errado.

    COMANDO inicia o programa. Ele tem de jogar os dois jogos, em mesas pequenas e grandes. O protocolo está em docs/write-a-bot.md; o que se diz do programa está em inglês. O código de saída é 1 se algo estiver errado.
help-check-bot-game = Só este jogo. Pode repetir.
help-check-bot-ms = Quantos milissegundos o programa tem para uma jogada.
help-sit =
    Deixar um programa seu jogar em uma mesa de um servidor.

    ENDEREÇO é o link que a mesa mostra para um programa, com a sua chave; COMANDO inicia o programa. Tudo passa como está, uma linha que cai é reaberta, e se o programa fizer algo errado, um robô do servidor joga por ele. docs/write-a-bot.md diz mais. Ctrl-C encerra o programa.
help-sit-bot = O programa, como “python mybot.py”.
help-sit-token = A chave do lugar, se não estiver no endereço. No ambiente ninguém mais nesta máquina consegue lê-la.

## tablee bench

help-bench =
    Medir quão rápido os núcleos e as regras simples jogam nesta máquina.
help-bench-seconds = Quanto medir cada linha, no mínimo.

## tablee serve, backup e restore

help-serve =
    Abrir um servidor de mesas para navegadores e terminais, aqui ou em qualquer lugar. Ctrl-C o fecha.
help-example-here = para esta máquina
help-example-home = para todos em casa: leia o código
help-serve-host = O endereço em que escutar: 127.0.0.1 só para esta máquina, 0.0.0.0 para todos que a alcançam.
help-serve-port = A porta em que escutar; 0 pega uma livre.
help-serve-lan = Abre à rede local: mostra o endereço, também como código QR.
help-serve-bus = Por onde conversam vários servidores sobre um PostgreSQL, como nats://127.0.0.1:4222.
help-serve-origin = Outro site cujas páginas podem usar este servidor, como https://example.org. Pode repetir.
help-serve-allowed-host = Um nome pelo qual este servidor pode ser pedido, como tables.example.org ou *.example.org; pode ser repetido. Sem ele, qualquer um.
help-serve-proxy = Um proxy reverso em cujos cabeçalhos X-Forwarded se acredita, como 10.0.0.2 ou 10.0.0.0/24. Num desta máquina, sempre. Pode repetir.
help-serve-root-path = O caminho sob o qual um proxy reverso mostra este servidor, como /games/tablee; o proxy pode retirá-lo ou não.
help-serve-pace = Segundos que um robô leva numa jogada.
help-serve-idle = Segundos até dormir uma mesa em que não há ninguém; ela acorda quando alguém a abre.
help-serve-log = Como escrever o log, na saída de erros. auto: texto num terminal, senão JSON.
help-serve-metrics-token = Quem o conhece pode ler /metrics; sem ele, quem está em redes privadas pode.
help-serve-admin-token-file = Um arquivo com o token para /admin, a página de quem administra este servidor; pelo menos 16 caracteres. Ou ponha o token em TABLEE_ADMIN_TOKEN. Sem token essa página não existe.
help-serve-word-list = Um arquivo de palavras, uma por linha, que são recusadas em nomes e no chat.
help-serve-keep-days = Quantos dias uma mesa em que uma partida começou é guardada depois da última mudança; 0: para sempre. As partidas terminadas ficam.
help-serve-keep-tables = Quantas mesas de cada tipo são guardadas, as últimas usadas; 0: todas.
help-serve-keep-people-days = Quantos dias é guardado quem não terminou nenhuma partida, depois da última visita; 0: para sempre. Quem tem um lugar fica.
help-serve-mail-server = Envia os e-mails por este servidor, por exemplo smtp://nome:senha@host.
help-serve-notify-private = Envia os avisos também a endereços de casa, por exemplo a um servidor ntfy próprio.
help-serve-connections = Quantas conexões pode haver ao mesmo tempo; senão, tantas quantos arquivos abertos o sistema permite, até 10.000.
help-serve-connections-per-address = Quantas delas podem ter, de um endereço (no IPv6: um /64), visitantes sem lugar; senão um oitavo, de 16 a 500.
help-serve-no-rate-limits = Endereços podem perguntar quanto quiserem: para testes, ou atrás de outros limites.
help-site =
    Escrever um site que dispensa servidor: jogar sozinho ou em um só aparelho, aprender, marcar pontos.

    Qualquer hospedagem serve os arquivos, em qualquer caminho: GitHub Pages, ou python -m http.server.
help-site-base = O caminho em que o site ficará, para a sua página de endereços desconhecidos.
help-backup =
    Copiar para um arquivo tudo o que um servidor guarda. Ele pode continuar funcionando.
help-backup-overwrite = Substitui o arquivo se ele existe.
help-restore =
    Pôr uma cópia no lugar do que um servidor guarda. Pare-o antes.

    O que havia lá fica guardado ao lado.
help-restore-yes = Não perguntar.
help-moderate =
    Fechar mesas, remover pessoas e bloquear redes em um servidor aberto, enquanto ele funciona.

    AÇÃO é tables (todas as mesas com quem está nelas; QUEM pode ser um código), close ou reopen (fechar ou reabrir uma mesa; QUEM é o código dela), remove ou admit (remover ou readmitir uma pessoa; QUEM é o identificador dela, como “tables” mostra), block ou unblock (bloquear ou desbloquear uma rede; QUEM é um endereço ou uma rede, um só endereço IPv6 significa o seu /64), bans (o que está em vigor) ou log (quem fez o quê, quando e por quê).

    Quem é removido deixa os seus lugares e não pode voltar com esta identidade. Servidores em execução seguem em poucos segundos. As cartas nunca são mostradas.
help-example-moderate-tables = que mesas há e quem está nelas
help-moderate-days = Por quantos dias alguém é removido ou uma rede bloqueada; sem ela, até que isso seja desfeito.
help-moderate-why = O motivo, para o registro.

## tablee completion e help

help-completion =
    Mostrar o que faz um shell completar comandos e opções. SHELL é bash, zsh ou fish.
help-help =
    Explicar um comando, ou “exit-codes”.
