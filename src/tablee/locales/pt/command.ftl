### O que o comando `tablee` diz quando algo está feito ou não pode ser. Sua ajuda está em help.ftl.

## O que foi feito

command-verified = { $winners ->
    [none] { $file }: tudo certo. O selo confere com a semente, todos os embaralhamentos ({ $shuffles }) e jogadas ({ $moves }) estão certos, e ninguém ganhou a partida.
   *[other] { $file }: tudo certo. O selo confere com a semente, todos os embaralhamentos ({ $shuffles }) e jogadas ({ $moves }) estão certos, e a partida foi ganha por { $winners }.
}
command-open = Tablée está aberta: { $addresses } · Ctrl-C fecha.
command-site-written = { $folder }: { $size } MB. Qualquer hospedagem serve; para experimentar: python -m http.server -d { $folder }
command-site-not-built = O cliente do navegador não foi construído: execute antes python web/build.py.
command-copied = { $file }: uma cópia inteira, { $size } MB.
command-written = Escrito em { $file }.
command-restored = { $target }: restaurado de { $source }.
command-put-aside = O que havia lá agora é { $file }.
command-restore-sure = Pôr { $source } no lugar de { $target }? (s/n)
command-moderated = feito; os servidores em execução seguem em poucos segundos.
command-moderate-none = nenhum.
command-tables-yours = Suas mesas:
command-tables-open = Abertas para todos:
command-tables-none = Não há nenhuma mesa aberta, nem sua. “tablee play JOGO --server URL” abre uma.
command-tables-seats = { $taken } de { $players } lugares ocupados
command-tables-join = Sente-se com: { $command }
command-aborted = nada foi feito.
command-sit-seated = { $name } tem seu lugar em { $server }. Ctrl-C encerra.
command-sit-away = { $server } não responde; tentando de novo.
command-sit-anew = { $last ->
    [none] { $bot } é iniciado de novo. { $why }
   *[other] { $bot } é iniciado de novo. { $why } Suas últimas palavras: { $last }
}
command-interrupted = interrompido; nada foi escrito.
command-progress-playing = partidas
command-progress-writing = registros
command-progress-measuring = medições
command-progress-reviewing = analisando a partida
command-progress-thinking = Pensando…
command-progress-compiling = compilando, só desta vez: { $count } funções
command-progress-lab-luck = { $game }: quanta sorte
command-progress-lab-seats = { $game }: qual lugar
command-progress-lab-length = { $game }: quanto dura
command-progress-lab-rules = { $game }: o que as regras mudam
command-progress-lab-levels = { $game }: nível contra nível
command-progress-lab-striking = { $game }: o que chama a atenção

## O que não está como deveria

command-went-wrong = algo deu errado.
command-no-sheet = { $file }: não há folha de pontos.
command-no-lesson = Não há lição de { $game }.
command-sheet-exists = { $file }: já existe um arquivo; escolha outro nome para uma folha nova.
command-sheet-of-other-game = { $file }: esta folha é de { $game }.
command-database-in-use = outro servidor está com { $file } aberto: pare-o antes, ou pegue outro arquivo com --database. Vários servidores compartilham um PostgreSQL.
command-port-in-use = a porta { $port } está ocupada: pegue outra com --port, ou uma livre com --port 0.
command-port-not-allowed = a porta { $port } não é permitida a você: pegue uma de 1024 em diante.
command-database-closed = o banco de dados não abre: { $reason }
command-bot-silent = { $bot } não pode jogar. { $why } “tablee check-bot” diz mais.
command-sit-token = a chave está errada ou não vale mais: a mesa lhe dá uma nova.
command-sit-taken = O lugar foi dado a outra pessoa.
command-sit-replaced = a mesma chave está em uso em outro lugar agora.
command-sit-out = o programa foi mandado embora vezes demais; um robô termina esta partida.
command-cluster-unreachable = nenhum cluster Ray pode ser alcançado em { $address }: { $why }
command-cluster-lost = processos do cluster morreram repetidas vezes nas mesmas partidas; nada foi escrito. { $why }
command-cluster-other-version = { $why ->
    [none] uma máquina do cluster não tem Tablée; ela precisa da versão { $version }, como aqui.
   *[other] uma máquina do cluster tem Tablée { $why }; ela precisa da versão { $version }, como aqui.
}
command-system-no-file = não existe esse arquivo ou pasta
command-system-not-allowed = isso não é permitido a você
command-system-is-folder = isto é uma pasta
command-system-no-folder = não existe essa pasta
command-system-exists = já existe algo com esse nome
command-system-disk-full = o disco está cheio
command-system-read-only = ali não se pode escrever
command-system-nobody-there = ninguém responde ali

## O que não foi entendido

command-misuse-help = “{ $command }” explica.
command-misuse-no-option = { $near ->
    [none] Não há opção { $given }.
   *[other] Não há opção { $given }. Você quis dizer { $near }?
}
command-misuse-no-command = { $near ->
    [none] Não há comando { $given }.
   *[other] Não há comando { $given }. Você quis dizer { $near }?
}
command-misuse-missing = Falta { $what }.
command-misuse-needs = { $option } só faz sentido junto com { $needed }.
command-misuse-option-value = { $option } precisa de um valor.
command-misuse-extra = “{ $given }” não era esperado aqui.
command-misuse-not-one-of = { $what }: não há “{ $given }”; há { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } precisa de um número, não “{ $given }”.
       *[other] { $what } precisa de um número a partir de { $least }, não “{ $given }”.
    }
   *[other] { $what } precisa de um número de { $least } a { $most }, não “{ $given }”.
}
command-misuse-not-name-value = “{ $given }” não tem a forma NAME=VALUE, como target=none.
command-misuse-not-a-limit = “{ $given }” não é um número, nem none.
command-misuse-not-exported = Uma folha de pontos é exportada como .csv, .md ou .json, não como { $given }.
command-misuse-no-bot = Não há robô chamado { $given }; há { $known }.
command-misuse-one-bot = Um torneio precisa de pelo menos dois robôs.
command-misuse-bot-no-command = “{ $given }” não é um comando; um robô é um, como “python mybot.py”.
command-misuse-bot-not-executable = { $given } não pode ser executado: chmod +x, ou diga com que executá-lo.
command-misuse-bot-no-program = Não há programa chamado { $given }.
command-misuse-bot-platform = Programas só podem ser robôs em Linux e macOS: { $given }.
command-misuse-no-plots = Imagens precisam de matplotlib: { $command }
command-misuse-not-svg = A imagem é um SVG: chame-a de { $file }.
command-misuse-not-trajectories = Trajetórias vão para um arquivo que termina em .parquet ou .npz, não para { $given }.
command-misuse-no-tournament = { $file } não é um torneio para continuar.
command-misuse-other-tournament = { $file } é de outro torneio: { $name } ali é { $then }, e não { $now }.
command-misuse-damaged-tournament = { $file } está danificado: a linha { $line } não está como foi escrita.
command-misuse-not-html = O relatório é uma página HTML: chame-o de { $file }.
command-misuse-no-cluster = { $option } precisa de { $library }: { $command }
command-misuse-no-card = --device cuda precisa de uma placa de vídeo da NVIDIA com o driver, e { $command }
command-misuse-card-or-cluster = Indique --ray ou --device cuda, não ambos.
command-misuse-not-a-cluster = “{ $given }” não é o endereço de um cluster Ray, como auto ou host:6379. Para esta máquina, ponha --ray no fim.
command-misuse-no-seat = Não há lugar { $given }; os lugares vão de 1 a { $last }.
command-misuse-resume-alone = --resume continua uma partida como estava: só aceita --plain, --pace e --lang.
command-misuse-empty-name = Um nome está vazio.
command-misuse-same-name = Duas pessoas se chamam { $name }: ninguém saberia quem é quem.
command-misuse-too-many-levels = Foram dados { $levels } níveis, mas { $bots ->
    [0] só jogam pessoas
    [one] só joga um robô
   *[other] só jogam { $bots } robôs
}.
command-misuse-which-game = Qual partida? “tablee games” mostra todas com seus números.
command-misuse-no-game-number = Não há partida { $given }; { $last ->
    [0] nenhuma foi interrompida
   *[other] a lista termina em { $last }
}.
command-game-deleted = Excluída: { $file }
command-misuse-no-move = Não há jogada { $given }; a partida tem { $last }.
command-misuse-too-many-names = Há { $names } nomes para { $seats } lugares.
command-misuse-not-a-seed = Uma semente é um número ou 64 dígitos hexadecimais.
command-misuse-join-alone = --join vai a uma mesa como ela é: omita o jogo e --resume.
command-misuse-server-alone = --server abre uma mesa lá: só aceita -p, -o, -n, --public, --plain e --lang.
command-misuse-which-server = { $known ->
    [none] Qual servidor? Dê o endereço, como http://192.168.1.5:8000.
   *[other] Qual servidor? Você conhece { $known }.
}
command-misuse-not-a-server = “{ $given }” não é o endereço de um servidor, como http://192.168.1.5:8000.
command-misuse-not-a-table = “{ $given }” não é o endereço de uma mesa, como http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = Falta a chave do lugar: dê o link inteiro, ou --token, ou TABLEE_BOT_TOKEN.
command-misuse-no-topic = Não há ajuda sobre { $given }; há sobre { $known }.
command-misuse-lan-alone = --lan escuta em todos os endereços desta máquina: omita --host.
command-misuse-not-an-address = “{ $given }” não é um endereço desta máquina.
command-misuse-not-a-site = “{ $given }” não é um site como https://example.org.
command-misuse-not-a-mail-server = { $given } não é um servidor de e-mail como smtp://nome:senha@host.
command-misuse-mail-needs-host = Com --mail-server, diga também por qual nome se chega a este servidor: --allowed-host mesas.example.org. É para lá que levam os links dos e-mails.
command-misuse-not-a-network = “{ $given }” não é um endereço como 10.0.0.2 ou 10.0.0.0/24.
command-misuse-not-a-path = “{ $given }” não é um caminho como /games/tablee.
command-misuse-path-taken = O caminho “{ $given }” começa por { $first }, como páginas do próprio Tablée. Escolha outro, como /games/tablee.
command-misuse-no-days = --days é para “remove” e “block”, não para “{ $action }”.
command-misuse-short-token = O token para /admin precisa de pelo menos { $least } caracteres.
command-misuse-not-utf8 = { $file } não é um texto em UTF-8.
command-misuse-not-sqlite = Isto é para SQLite. O PostgreSQL traz sua própria ferramenta: { $tool }.
