## Skip-Bo: setting up

real-skipbo-step-deck = Embaralhem as { $deck } cartas. As cartas em branco ficam na caixa.
real-skipbo-step-dealer = Cada um tira uma carta: quem tirar a mais alta distribui. Devolvam as cartas e embaralhem de novo. Nas rodadas seguintes, distribui o próximo à esquerda.
real-skipbo-step-pairs = Os parceiros sentam frente a frente: { $pairs }.
real-skipbo-step-deal = Distribuam a cada um { $each ->
    [one] { $each } carta virada para baixo
   *[other] { $each } cartas viradas para baixo
}, uma por vez, começando à esquerda de quem distribui. São as reservas.
real-skipbo-step-top = Cada um põe a sua reserva à direita e vira a carta de cima. Ninguém olha as de baixo, nem as próprias.
real-skipbo-step-draw_pile = Ponham as outras { $left } cartas viradas para baixo no centro: é o monte.
real-skipbo-step-room = Deixem espaço no centro para quatro pilhas de base, e à esquerda de cada reserva para quatro pilhas de descarte. No começo, estão vazias.
real-skipbo-step-begin = Começa quem está à esquerda de quem distribui, e compra cinco cartas.

## Skip-Bo: who deals

real-skipbo-first-title = Quem distribui as cartas?
real-skipbo-first-intro = Cada um tira uma carta; quem tirar a mais alta distribui. Uma Skip-Bo não conta.
real-skipbo-first-decided = { $player } tem a carta mais alta e distribui.
real-skipbo-first-level = Empate: { $players }. Só eles tiram de novo.
real-skipbo-first-redraw = Uma Skip-Bo não conta. Outra carta para: { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = Somos mais de seis
real-skipbo-answer-too_many_players = Um baralho é para dois a seis jogadores. Se houver mais gente, façam duas mesas com um baralho cada.
real-skipbo-ask-deal_level = No sorteio de quem distribui, as cartas mais altas são iguais, ou alguém tirou uma Skip-Bo
real-skipbo-answer-deal_level = Quem empatou tira de novo, e mais ninguém. Quem tirou uma Skip-Bo tira outra carta na hora.
real-skipbo-ask-misdeal = Alguém recebeu cartas a mais ou a menos
real-skipbo-answer-misdeal = Antes da primeira jogada: embaralhem tudo e distribuam de novo. Mais tarde, ponham embaixo da reserva o que falta, tirado do monte, ou tirem dali o que sobra, sem olhar.
real-skipbo-ask-next_dealer = Quem distribui a próxima rodada, e quem começa?
real-skipbo-answer-next_dealer = Depois de cada rodada, distribui o próximo à esquerda. Começa quem está à esquerda de quem distribui.
real-skipbo-ask-must_play = Preciso jogar uma carta que encaixa?
real-skipbo-answer-must_play = Não, nunca, nem da reserva. Você só precisa terminar a sua vez descartando uma carta da mão.
real-skipbo-ask-hand_empty = Não tenho mais cartas na mão
real-skipbo-answer-hand_empty = Se você jogou todas, compra mais cinco na hora e continua. Se descartou a última, a sua vez acabou, e você compra no começo da próxima.
real-skipbo-ask-draw_pile_empty = O monte acabou
real-skipbo-answer-draw_pile_empty = Quando alguém precisar comprar, embaralhem as pilhas de base completas: são o novo monte. Se não houver nenhuma, joga-se com o que se tem.
real-skipbo-ask-nothing_left = A minha mão está vazia e não há nada para comprar
real-skipbo-answer-nothing_left = Jogue o que puder da reserva e dos descartes. Depois a sua vez termina sem descartar.
real-skipbo-ask-wild = Quanto vale uma Skip-Bo?
real-skipbo-answer-wild = O número de que uma pilha de base precisa. Numa pilha de descarte, e depois de embaralhada, volta a ser um curinga.
real-skipbo-ask-discard_stock = Posso descartar a carta de cima da reserva?
real-skipbo-answer-discard_stock = Não. Só se descarta uma carta da mão, e só numa das próprias quatro pilhas de descarte.
real-skipbo-ask-look_through = Posso olhar uma pilha de descarte inteira?
real-skipbo-answer-look_through = Sim, todas as cartas de todos os descartes estão à mostra. Só se joga a de cima.
real-skipbo-ask-partner_cards = O que posso jogar do meu parceiro, e o que podemos dizer?
real-skipbo-answer-partner_cards = Na sua vez, também a carta de cima da reserva e dos descartes dele: peça, por exemplo “parceiro, jogue o seu 7”. A mão dele não, e ele não diz nada.
real-skipbo-ask-own_stock_empty = A minha reserva acabou, mas a do meu parceiro não
real-skipbo-answer-own_stock_empty = Você continua jogando da mão, dos seus descartes e das pilhas do parceiro. A dupla ganha quando as duas reservas acabam.
real-skipbo-ask-too_many = Alguém comprou cartas demais
real-skipbo-answer-too_many = As que sobram são embaralhadas na reserva dessa pessoa, embaixo da carta de cima, sem serem vistas. Dá para acusar até começar a próxima vez dela.
real-skipbo-also-too_many = Há quem as ponha no fundo da reserva.
real-skipbo-ask-out_of_turn = Alguém está jogando fora da vez
real-skipbo-answer-out_of_turn = Essa vez para ali: o que foi jogado fica, as cartas compradas que ainda estão na mão voltam, e continua quem tinha a vez. Quem errou começa a próxima vez sem comprar.
real-skipbo-also-out_of_turn = Há quem anule essa vez inteira, ou não deixe comprar nada na seguinte.
real-skipbo-ask-out_of_turn_unnoticed = Alguém jogou fora da vez e ninguém percebeu a tempo
real-skipbo-answer-out_of_turn_unnoticed = Então vale. O jogo continua à esquerda dessa pessoa.
real-skipbo-ask-talk = O parceiro de quem está jogando fala
real-skipbo-answer-talk = Ele põe duas cartas do monte na própria reserva, sem olhar. Dá para acusar até começar a próxima vez dele.
real-skipbo-ask-cheating = Alguém trapaceou
real-skipbo-answer-cheating = Custa duas cartas do monte, que vão para a própria reserva sem serem vistas. Dá para acusar até começar a próxima vez dessa pessoa.
real-skipbo-ask-looked_below = Alguém olhou embaixo da carta de cima de uma reserva
real-skipbo-answer-looked_below = Sem querer: embaralhem as cartas de baixo. De propósito é trapaça, e custa duas cartas.
real-skipbo-ask-forgot_draw = Alguém esqueceu de comprar no começo da vez
real-skipbo-answer-forgot_draw = Enquanto a vez durar, compra o que faltou. Depois do descarte, é tarde.
real-skipbo-ask-forgot_discard = Alguém esqueceu de descartar
real-skipbo-answer-forgot_discard = A vez só termina com o descarte: é hora de fazer. Se o próximo já comprou, fica assim.
real-skipbo-ask-wrong_card = Há uma carta errada numa pilha de base
real-skipbo-answer-wrong_card = Na mesma vez ela volta, com tudo o que foi jogado em cima, e não custa nada. Se perceberem mais tarde, ela fica e vale o número que devia estar ali.
real-skipbo-ask-wrong_call = Alguém acusou sem razão
real-skipbo-answer-wrong_call = Não acontece nada. O jogo continua.
real-skipbo-ask-last_stock_card = Alguém jogou a última carta da reserva
real-skipbo-answer-last_stock_card = Ganhou na hora, não importa o que sobrou na mão e nos descartes: 25 pontos, mais 5 por carta nas outras reservas.
real-skipbo-ask-stuck = Ninguém mais pode mover uma carta
real-skipbo-answer-stuck = Quando, numa volta inteira, todos terminaram a vez sem mover uma carta, ganha a menor reserva, com os pontos de sempre. Se as menores forem iguais, é um empate sem pontos.
real-skipbo-also-stuck = Ou embaralhem todos os descartes num novo monte e continuem.
real-skipbo-ask-level_at_the_end = Dois podem ganhar a partida ao mesmo tempo?
real-skipbo-answer-level_at_the_end = Não: numa rodada só marca um jogador ou uma dupla. Quem chegar primeiro a 500 pontos ganhou.
