### Os outros à mesa e você: nome e cor, lugares, como se joga, conversa, o relógio.

## Você

profile-name = Nome
profile-colour = Cor
profile-save = Salvar
profile-saved = Salvo.
colour-red = Vermelho
colour-orange = Laranja
colour-yellow = Amarelo
colour-green = Verde
colour-teal = Turquesa
colour-blue = Azul
colour-violet = Violeta
colour-pink = Rosa

## Ser a mesma pessoa em outro lugar, e ser esquecido

phrase-title = Em outro aparelho
phrase-why = Aqui você não precisa de conta. Com uma frase de recuperação, você é a mesma pessoa em outro aparelho, com seu nome, seus lugares e suas partidas.
phrase-show = Obter uma frase de recuperação
sure-phrase = Criar uma nova frase de recuperação? A anterior deixa de valer.
phrase-write-down = Anote estas palavras. Elas não serão mostradas de novo, e quem as conhece pode se passar por você.
phrase-enter = Tenho uma frase de recuperação
phrase-recover = Sou eu
devices-forget = Desconectar os outros aparelhos
sure-devices = De agora em diante, só este aparelho é seu?
devices-done = Agora só este aparelho é seu.
forget-title = Apagar meus dados
forget-why = Seu nome, seus aparelhos e sua frase de recuperação são apagados. As partidas jogadas ficam, sem o seu nome.
forget-me = Apagar tudo
sure-forget = Apagar seus dados para sempre? Não dá para desfazer.

## Antes da partida

come-title = Como os outros devem chamar você?
come-in = Entrar
come-save = Sou eu
come-name-first = Diga primeiro o seu nome.
table-full = Esta mesa está cheia. Você pode assistir; se um lugar ficar livre, pode ocupá-lo.
seat-with = Joga com { $player }
seat-came = { $player } se senta no lugar { $seat } e assume as cartas.
seat-went = Alguém deixou o lugar { $seat }. Um robô continua.
seat-on-this-device = Neste aparelho
program-title = Um programa para o lugar { $seat }
program-explain = Execute isto onde está o seu programa; no lugar de “./mybot” ponha o comando que o inicia.
program-once = Quem tiver esta linha pode jogar o lugar. Ela só é mostrada agora.
program-copy = Copiar
program-copied = Copiado.
waiting-empty = { $count ->
    [one] Ainda há { $count } lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
waiting-ready = { $count ->
    [one] Falta { $names } confirmar.
   *[other] Faltam { $names } confirmar.
}
waiting-nobody = Tudo pronto. Você pode distribuir.
waiting-start = Tudo pronto. Alguém da mesa distribui.
fill-with-bots = Completar com robôs
bot-others = Mostrar outros
seat-nobody = Deixar o lugar livre
watching = { $count ->
    [one] { $names } está olhando
   *[other] { $count } estão olhando: { $names }
}

## Como se joga nesta mesa

table-title = { $game } para { $players }
table-setting = { $what }: { $value }
table-usual = Tudo como dizem as regras.
table-change = Mudar
table-change-title = Como vocês querem jogar?
table-save = Jogar assim
table-players = Jogadores
table-rules = Regras
table-company = Entre vocês
table-public = Mostrar entre as mesas públicas
table-chat = É permitido escrever
table-undo = Jogadas podem ser desfeitas se todos concordarem
table-hints = É permitido pedir dicas
table-hint-limits = Só algumas em cada rodada
table-hint-limits-hint = Por lugar; quem tem 0 não pede nenhuma. Todos veem quem pediu.
table-clock = Tempo por vez
table-clock-none = Sem limite
table-grace = Por quem não está joga um robô depois de
table-stand_in = Esse robô é
table-is-public = Pública: qualquer um pode entrar
table-no-undo = Jogadas não são desfeitas
table-no-hints = Sem dicas
table-hints-each = { $player }: { $count ->
    [0] nenhuma dica
    [one] { $count } dica
   *[other] { $count } dicas
} em cada rodada
option-other-number = Outro número…

## Conversar

talk-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
talk-heard = O que foi dito
talk-nothing = Ninguém disse nada ainda.
talk-reactions-only = Só reações, sem escrever
talk-people = { $count ->
    [one] Quem está: mais { $count } pessoa
   *[other] Quem está: mais { $count } pessoas
}
talk-mute = Silenciar

## Durante a partida

clock-left = Tempo restante
undo-who = { $player } quer desfazer a última jogada. Tudo bem?
undo-agree = Tudo bem
undo-decline = Não, fica
undo-waiting = A última jogada pode ser desfeita? Faltam as respostas de: { $names }.
undo-done = A última jogada foi desfeita.
seat-wish = { $asker } quer assumir o lugar { $seat } ({ $player }) e veria as cartas dele. Tudo bem?
seat-wish-waiting = { $asker } quer assumir o lugar { $seat } ({ $player }) e veria as cartas dele. Faltam as respostas de: { $names }.
seat-wish-agree = Tudo bem
seat-wish-decline = Não, fica guardado para { $player }
seat-wish-again = Pedir de novo
seat-wish-end = Deixar para lá
seat-gone = { $player } não está.
seat-ask = Pedir o lugar { $seat }
seat-given = Todos concordam: { $player } tem agora o lugar { $seat } e vê as cartas dele.
seat-declined = Nem todos concordam: o lugar { $seat } fica guardado.
seat-reclaimed = { $player } voltou e fica com o lugar.
manners-what = O que é isto?

## A word when it is my turn

notices-title = Quando é a minha vez
notices-why = Uma partida pode durar dias. Se quiser, avisamos quando os outros terminarem, e nada mais.
notices-this-device = Avisar neste aparelho
notices-elsewhere = Em outro lugar…
notices-kind = Onde
notices-push = Este aparelho
notices-mail = Por e-mail
notices-ntfy-address = https://ntfy.example/assunto
notices-mail-address = voce@example.com
notices-add = Adicionar
notices-added = Adicionado.
notices-confirm = Escrevemos para esse endereço: confirme por lá.
notices-unconfirmed = ainda não confirmado
notices-quiet = Silêncio à noite
notices-quiet-begin = Silêncio a partir de
notices-quiet-end = Silêncio até
notices-try = Testar
notices-tried = Enviado.
notices-remove = Remover
notices-not-allowed = O navegador não permite.
table-over-days = Ao longo de vários dias: os robôs continuam mesmo sem ninguém olhando, e se o tempo de alguém acabar, um robô joga essa vez.
handicap-suggest = Sugerir um handicap
handicap-use = Sugerir

## Fora por alguns dias, ou de vez

absence = Fazer uma pausa ou desistir
away-title = Ausência de
away-go = Vou me ausentar
away-back = Voltei
away-why = Enquanto você está fora, seu tempo não corre: aqui e em todas as suas outras mesas ao longo de vários dias.
away-me = Você está fora até { $date }.
away-who = { $player } está fora até { $date }.
resign = Desistir
resign-sure = Desistir do seu lugar? Um robô continua com suas cartas, e a partida não conta para você.
next-game = A seguir: { $game } com { $names }

## From this device to the server, and records

move-to-server = Continuar no servidor
move-hint = Assim você pode jogar em qualquer aparelho, e amigos podem assumir o lugar dos robôs. No seu aparelho você poderia ter conhecido as cartas; os outros ficam sabendo disso.
record-open-link = Abrir uma partida salva
from-device = Esta partida começou em um aparelho, sem servidor: quem abriu a mesa poderia ter conhecido as cartas. Ela não conta em nenhuma estatística.
seat-of-bot = Assumir o lugar de { $player }
