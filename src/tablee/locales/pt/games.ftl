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

## Níveis dos robôs

level-1 = Pardal
level-2 = Sabiá
level-3 = Gralha
level-4 = Coruja
level-5 = Falcão
level-6 = Campeão
bot-kind = { $kind } · nível { $level }
bot-adaptive = Adapta-se a você
bot-adaptive-hint = Em cada partida sorteia um de dois níveis vizinhos, para que você ganhe cerca de metade. Nunca perde de propósito.

## Em que pé está

table-phase-gathering = Esperando jogadores
table-phase-playing = Em jogo
table-phase-between = Antes da próxima distribuição
table-phase-over = A partida acabou
resign-match = Desistir da partida? O outro lado vence, e ela conta como derrota para você.
resigned = { $player } desistiu.
seat-empty = Lugar livre
seat-bot = Robô
seat-you = Você
sheet-start = Início
seat-number = Lugar { $seat }
handicap-plays-like = Quem joga como qual robô? Medido com os robôs, para que todos ganhem mais ou menos com a mesma frequência.
hinted = { $player } pediu uma dica.
seat-ready = Pronto
seat-not_ready = Ainda não está pronto
seat-here = À mesa
seat-away = Já volta
seat-stand_in = Não está: um robô joga

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

part-winners = { $won ->
    [you] Você ganha!
    [with_others] Você ganha junto com { $others }!
    [one] { $winners } ganha.
    [several] { $winners } ganham.
   *[nobody] Ninguém ganha.
}
part-scores = Pontos: { $scores }.

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
refusal-dealer = A opção “dealer” deve ser um número de 0 a { $last }, não “{ $given }”.
refusal-handicap = O handicap precisa de um número de 0 a { $most } para cada um dos { $players } lugares, como 0/10; “{ $given }” não serve.
refusal-head_start = Os pontos iniciais precisam de um número de 0 a { $most } para cada um dos { $players } lugares, como 0/50; “{ $given }” não serve.

## Por que não: uma jogada

refusal-malformed = { $game ->
    [skipbo] “{ $given }” não é uma jogada de Skip-Bo. As jogadas se escrevem assim: s>2, h7>2 ou h9:3.
   *[skyjo] “{ $given }” não é uma jogada de Skyjo. As jogadas se escrevem assim: t>b2, d ou k>c3.
}
refusal-no_such_seat = Não há lugar { $seat } nesta mesa.
refusal-not_your_turn = Não é a sua vez: é a vez de { $player }.

## Por que não: o servidor

refusal-not_json = O servidor não entendeu: { $problem }.
refusal-bad_message = O servidor não entendeu: { $problem }.
refusal-too_large = É longo demais: dá para enviar no máximo { $most } bytes.
refusal-hello_first = A conexão precisa começar com uma saudação. Recarregue a página.
refusal-hello_twice = A saudação já foi feita.
refusal-wrong_protocol = O servidor fala a versão { $speaks } do protocolo, não a { $given }. Recarregue a página.
refusal-slow_down = Mais devagar: espere um momento.
refusal-wrong_host = Este servidor não se chama { $given }.
refusal-crowded = No momento não cabem mais visitantes neste servidor.
refusal-wrong_origin = Esta página não é deste servidor.
refusal-blocked = Sua rede está bloqueada neste servidor.
refusal-removed = Quem administra este servidor removeu você.
refusal-table_closed = Quem administra este servidor fechou esta mesa.
refusal-unwanted_words = Há nele uma palavra que não é bem-vinda neste servidor.
refusal-not_a_network = “{ $given }” não é um endereço nem uma rede, como 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48.
refusal-no_such_person = Ninguém tem o identificador { $given }.
refusal-not_in_force = Para { $given } não há nada assim em vigor.
refusal-wrong_token = Este não é o token deste servidor.
refusal-old_form = Este formulário não pertence à sua sessão. Entre e recarregue a página.
refusal-not_signed_in = O servidor não sabe quem você é.
refusal-wrong_phrase = Estas palavras não são a frase de recuperação de ninguém aqui.
refusal-bad_name = Um nome tem de 1 a 24 caracteres visíveis.
refusal-bots_name = “{ $given }” é o nome de um robô. Escolha outro nome.
refusal-too_many_guests = Num aparelho cabem { $most } convidados.
refusal-no_such_table = Não há nenhuma mesa “{ $given }”.
refusal-no_such_record = Não há nenhuma partida terminada “{ $given }”.
refusal-no_review = Ninguém sabe julgar uma partida deste jogo.
refusal-no_such_page = Não há nada em “{ $given }”.
refusal-wrong_method = Com { $given } não dá, só com: { $allowed }.
refusal-no_table_open = Abra uma mesa primeiro.
refusal-house_full = No momento não cabe outra mesa neste servidor.
refusal-no_such_sheet = Esta folha de pontos não está compartilhada, ou não está mais.
refusal-bad_sheet = Isto não pode ser uma folha de pontos: { $problem }.
refusal-wrong_key = Só quem compartilha esta folha de pontos pode mudá-la.
refusal-sheet_changed = Enquanto isso, esta folha de pontos foi alterada em outro lugar.
refusal-too_many_sheets = Dá para compartilhar no máximo { $most } folhas de pontos ao mesmo tempo.
refusal-bad_channel = Não dá para enviar nada a “{ $given }”: { $problem }.
refusal-no_such_channel = Este aviso não existe mais.
refusal-too_many_channels = Você pode ter no máximo { $most } avisos.
refusal-no_mail = Este servidor não envia e-mails.
refusal-not_sent = Não foi possível enviar: { $problem }.
refusal-tournament_table = É o torneio que decide quem se senta a esta mesa.
refusal-daily_table = As cartas do dia são as mesmas para todos: na mesa delas não se pode mudar nada.
refusal-tournament_hidden = As mesmas cartas estão sendo jogadas em outras mesas: só quem joga aqui vê esta.
refusal-sealed = Outros ainda estão jogando estas cartas. A partida se abre quando a rodada acabar.
refusal-unknown_game = Não há nenhum jogo “{ $given }”.
refusal-seat_taken = O lugar { $seat } está ocupado.
refusal-no_such_bot = Nenhum robô livre de nível { $level } se chama “{ $given }”.
refusal-seat_kept = O lugar { $seat } fica guardado para quem o ocupa até o fim da partida. Enquanto isso, um robô joga.
refusal-seat_waits = Quem joga no lugar { $seat } saiu há só um momento. Espere um pouco.
refusal-seat_asked = Alguém já pediu um lugar, e nem todos responderam.
refusal-seat_declined = Os outros disseram que não: o lugar { $seat } não é cedido.
refusal-nobody_to_agree = O lugar { $seat } fica guardado: pelo menos duas pessoas que jogam desde o começo da partida precisam concordar.
refusal-asker_gone = Quem pediu o lugar { $seat } não está mais aqui.
refusal-not_asked = Ninguém pediu um lugar a você.
refusal-seat_empty = Não há ninguém no lugar { $seat }.
refusal-not_your_seat = O lugar { $seat } não é seu.
refusal-which_seat = Você não tem lugar aqui, ou tem vários: diga qual deles joga.
refusal-not_seated = Só quem está sentado à mesa pode fazer isso.
refusal-knows_other_hand = Você já viu outra mão nesta partida.
refusal-known_deal = Estas cartas já foram jogadas, e qualquer um pode vê-las: joga-se sozinho, contra robôs.
refusal-nothing_after = Depois da jogada { $given } não resta nada a jogar: a partida tem { $last }.
refusal-bad_match = Esta partida não pode ter começado assim: { $problem }.
refusal-bad_record = Este registro não é válido: { $problem }.
refusal-program_manners = Programas só jogam onde o comportamento à mesa é rígido (lugar { $seat }).
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
refusal-no_holidays = Só há férias em uma partida ao longo de vários dias.
refusal-holidays_spent = Em uma partida cada um tem { $most } dias livres; restam { $left } para você.
refusal-cannot_resign = Não é possível desistir desta partida: deixe seu lugar, e um robô continua.
refusal-undo_off = Nesta mesa não se desfazem jogadas.
refusal-nothing_to_undo = A última jogada não foi sua: não há nada para desfazer.
refusal-seen_since = Uma carta nova foi vista desde então: esta jogada fica.
refusal-undo_asked = Alguém já pediu para desfazer uma jogada.
refusal-nobody_asked = Ninguém pediu para desfazer uma jogada.
refusal-hints_off = Nesta mesa não há dicas.
refusal-hints_spent = Este lugar não tem mais dicas até a próxima distribuição.
refusal-hint_limits = As dicas precisam de um número de 0 a 9 para cada um dos { $players } lugares, como 0/2; “{ $given }” não serve.
refusal-short_grace = Um robô só joga por quem saiu depois de pelo menos { $least } segundos, para que ninguém perca a vez enquanto a página carrega; { $given } é pouco.
refusal-large_number = { $given } é grande demais: o máximo é { $most }.
refusal-not_to_move = Você não tem nada a decidir agora.
refusal-no_such_game = A partida não tem essa rodada.
refusal-chat_off = Nesta mesa só há reações, não há mensagens.
refusal-match_goes_on = Uma partida pode ser mostrada aos outros quando termina.
refusal-too_much_talk = Está se falando demais aqui. Espere um momento.
refusal-store_away = O servidor não consegue salvar nada no momento. Tente de novo daqui a pouco.
refusal-too_busy = Muita gente está pedindo isso agora. Tente de novo em breve.
refusal-took_too_long = Isso demorou demais, e o servidor desistiu.
refusal-failed = Algo deu errado no servidor. Ficou anotado.
refusal-closing = O servidor está reiniciando. Volte daqui a pouco.
