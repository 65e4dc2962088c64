### O que só o navegador diz. O que os dois jogos e o servidor dizem está em games.ftl.

## Páginas

table-what-if = E se?
table-watching = Você está assistindo
page-table = Mesa
page-puzzles = Enigmas
page-analyse = Análise
page-score = Folha de pontos
page-real-table = Com cartas de verdade
page-rules = Regras
page-replay = Rever a partida
page-deal = Jogue você estas cartas
page-learn = Aprender a jogar
page-settings = Configurações
page-daily = As cartas do dia
page-tournament = Torneio
page-book = Minhas partidas
page-groups = Grupos
page-join = Convite
to-start = Ir para a página inicial
opening = Abrindo a mesa…

## A página inicial

start-tagline = Skip-Bo e Skyjo na mesma mesa, com amigos em qualquer lugar ou contra bons robôs.
start-game = Qual jogo?
start-opponents = Adversários
start-level = Força
start-length = Duração
start-play = Jogar agora
start-invite = Convidar amigos
start-here = Juntos neste aparelho
start-join = Entrar em uma mesa
start-public = Mesas públicas
daily-hint = As mesmas cartas e os mesmos robôs para todos neste servidor, uma tentativa por dia.
daily-play = Jogar { $game }
daily-go-on = Continuar { $game }
daily-place = { $place }º lugar de { $count }
daily-all = Classificação e semana
start-more = Mais
level-1-strength = fácil
level-2-strength = médio
level-3-strength = forte
level-4-strength = muito forte
level-5-strength = excelente
level-6-strength = o mais forte de todos
length-round = Uma rodada
length-game = Uma rodada
length-points = Até { $points } pontos
start-players = De { $fewest } a { $most } jogadores
join-code = Código da mesa
join-six = Um código tem seis letras e algarismos.
join = Entrar
public-none = Nenhuma mesa pública está aberta agora.
public-seats = { $taken } de { $players } lugares ocupados
public-more = Mais mesas
mine-title = Seus jogos
mine-your-turn = É a sua vez
mine-waits = O jogo espera por você
mine-between = Já se pode continuar
mine-finished = Suas últimas partidas
mine-other-device = Continuar de outro aparelho
left-waits = Seu jogo espera por você aqui. Volte quando quiser.
left-goes-on = O jogo continua sem você. Aqui você o encontra; depois de um tempo um robô joga por você até a sua volta.
start-against = { $count ->
    [one] Contra { $count } robô
   *[other] Contra { $count } robôs
}
start-change = Mudar

## Antes da partida

seats-title = Quem joga?
seat-take = Sentar aqui
seat-leave = Levantar
seat-guest = Alguém neste aparelho
seat-program-mine = Um programa meu…
program = Programa
program-waiting = Esperando o programa; até lá joga um robô
program-out = Mandado embora vezes demais; um robô continua
seat-bot-here = Quem fica com o lugar { $seat }?
guest-name = Nome
ready = Pronto!
ready-not = Ainda não
table-start = Distribuir
share-title = Convidar os outros
share-code = Código
share-qr = Código QR com o link desta mesa
share-copy = Compartilhar o link
share-copied = O link foi copiado.
share-only-here = Só este computador consegue abrir este endereço. Para convidar outras pessoas, inicie o Tablée com --lan e abra-o no endereço que ele mostra.

## Na mesa

seat-turn = na vez
points-so-far = pontos até agora
spot-source = pode ser jogada
spot-target = pode vir para cá
spot-selected = escolhida
pile-empty = vazia
seat-partner = parceiro
end-turn = Encerrar a vez
own-moves = Suas jogadas
phase-turn = { $who ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
}
phase-over-game = A rodada acabou.
phase-over-round = A rodada acabou.
confirm-move = { $move }. Fazer esta jogada? Depois não dá mais para mudar.
undo = Desfazer a última jogada
undo-asked = A última jogada pode ser desfeita?
talk = Conversar
talk-words = Diga alguma coisa
talk-send = Enviar
hand-over = Passe o aparelho para { $player }
hand-over-hint = As cartas aparecem quando { $player } pedir.
hand-over-ready = Sou { $player }
log = O que aconteceu
log-again = Ver de novo o que os outros fizeram
scores = Pontos

## Entre as rodadas e no fim

sheet-after-round = { $count ->
    [one] Depois de { $count } rodada
   *[other] Depois de { $count } rodadas
}
sheet-after-game = { $count ->
    [one] Depois de { $count } rodada
   *[other] Depois de { $count } rodadas
}
sheet-player = Nome
sheet-total = Total
sheet-next-round = Próxima rodada
sheet-next-game = Próxima rodada
result-you = Você ganhou!
result-pair = Vocês ganharam!
result-others = { $count ->
    [0] Ninguém ganhou.
    [one] { $names } ganhou.
   *[other] { $names } ganharam.
}
result-record = Ver a partida
result-rematch = Jogar de novo
result-again = { $count ->
    [0] A mesa está aberta para outra partida.
    [one] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
}
result-come-along = Acompanhar
sheet-look = Ver a mesa
sheet-open = Resultado

## A conexão

not-connected = Sem conexão: nada foi enviado.
connection-lost = A conexão caiu. Nova tentativa…
connection-closed = O servidor fechou a mesa.
offline-loading = Preparando as cartas neste aparelho…
offline-fair = Esta partida foi jogada só neste aparelho. As cartas estavam seladas antes da primeira; mas alguém curioso, com as ferramentas de desenvolvimento do navegador, poderia ter visto cartas viradas para baixo.
connection-retry = Tentar agora
missed = Enquanto você não estava

## Ajustes

setting-language = Idioma
setting-theme = Cores
setting-theme-auto = Automáticas
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-theme-contrast = Alto contraste
setting-felt = Pano da mesa
setting-felt-moss = Musgo
setting-felt-sea = Mar
setting-felt-plum = Ameixa
setting-felt-walnut = Nogueira
setting-felt-slate = Ardósia
setting-back = Verso das cartas
setting-back-weave = Trançado
setting-back-sun = Sol
setting-back-waves = Ondas
setting-back-leaves = Folhas
setting-back-stars = Estrelas
setting-size = Tamanho das cartas
setting-size-small = Pequenas
setting-size-medium = Médias
setting-size-large = Grandes
setting-speed = Animações
setting-speed-slow = Lentas
setting-speed-normal = Normais
setting-speed-fast = Rápidas
setting-speed-none = Nenhuma
setting-sounds = Sons
setting-volume = Volume
setting-sounds-hear = Ouvir os sons
sound-card = Carta
sound-shuffle = Embaralhar
sound-turn = Sua vez
sound-column = Linha
sound-pile = Pilha
sound-last = Última jogada
sound-win = Vitória
setting-remarks = Os robôs dizem algo de vez em quando
setting-confirm = Perguntar antes das jogadas que encerram a minha vez
setting-pace = Ritmo dos robôs
setting-pace-calm = Calmo
setting-pace-normal = Médio
setting-pace-quick = Rápido

## Teclas

help = Regras e ajuda
rules-here = Nesta mesa
lesson-offer = Primeira vez em { $game }? Uma lição curta mostra como se joga.
lesson-take = Mostre-me
keys = Teclas
keys-arrows = Ir de carta em carta
keys-enter = Escolher uma carta e depois aonde ela vai
keys-escape = Soltar a carta escolhida
keys-help = Mostrar isto
keys-moves = Suas jogadas, em ordem

## Palavrinhas

yes = Sim
no = Não
option-none = Nenhum
ok = Tudo bem
close = Fechar
try-again = Tentar de novo
load-failed = Não foi possível carregar esta parte do Tablée.
profile-title = Meu nome e minha cor
