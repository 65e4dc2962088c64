## Skyjo: setting up

real-skyjo-step-deck = Embaralhem as { $deck } cartas.
real-skyjo-step-dealer = Escolham quem distribui primeiro. Depois de cada rodada, distribui o próximo à esquerda.
real-skyjo-step-deal = Distribuam a cada um { $each } cartas viradas para baixo, uma por vez, começando à esquerda de quem distribui.
real-skyjo-step-grid = Cada um põe as suas na frente, viradas para baixo, em quatro colunas e três linhas. Ninguém olha.
real-skyjo-step-draw_pile = Ponham o resto virado para baixo no centro e virem a primeira carta: ela abre a pilha de descarte. As outras { $left } são o monte.
real-skyjo-step-two_cards = Cada um vira duas cartas à sua escolha.
real-skyjo-step-begin = Começa quem mostrar a soma mais alta com duas cartas, e joga-se no sentido horário.

## Skyjo: who begins

real-skyjo-first-title = Quem começa?
real-skyjo-first-intro = Cada um vira duas cartas; a soma mais alta começa. Se houver igualdade, começa o primeiro depois de quem distribui.
real-skyjo-first-decided = { $player } começa: { $sum } é a soma mais alta.
real-skyjo-first-level = Empate com { $sum }: { $players }. { $player } é o primeiro depois de quem distribui e começa.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = Somos mais de oito
real-skyjo-answer-too_many_players = Um baralho é para dois a oito jogadores. Se houver mais gente, façam duas mesas com um baralho cada.
real-skyjo-ask-misdeal = Alguém recebeu cartas a mais ou a menos
real-skyjo-answer-misdeal = Antes da primeira jogada: embaralhem tudo e distribuam de novo. Mais tarde, o que falta vem do monte, virado para baixo; uma carta virada para baixo a mais vai para o fundo do monte, sem ser vista.
real-skyjo-ask-level_sums = As somas mais altas de duas cartas são iguais
real-skyjo-answer-level_sums = Entre eles, começa o primeiro depois de quem distribui.
real-skyjo-also-level_sums = Ou decidam como quiserem; o mais novo, por exemplo.
real-skyjo-ask-next_start = Quem começa a próxima rodada?
real-skyjo-answer-next_start = De novo a soma mais alta de duas cartas. Agora distribui o próximo à esquerda.
real-skyjo-also-next_start = Ou quem fechou a rodada anterior.
real-skyjo-ask-put_back = Peguei a carta do descarte. Posso devolver?
real-skyjo-answer-put_back = Não, você precisa trocá-la por uma das suas cartas.
real-skyjo-ask-look_before = Posso olhar uma carta virada para baixo antes de trocá-la?
real-skyjo-answer-look_before = Não. Você só a vê quando ela está no descarte.
real-skyjo-ask-unwanted = Não quero a carta que comprei
real-skyjo-answer-unwanted = Descarte-a e vire uma das suas cartas que estão para baixo. Nesta vez, você não pode mais escolher o descarte.
real-skyjo-ask-three_equal = Há três cartas iguais à mostra numa coluna
real-skyjo-answer-three_equal = Vão na hora para o descarte, em cima da carta que acabou de ser trocada ou descartada. Vale para qualquer valor, também negativo, e também na última jogada.
real-skyjo-ask-draw_pile_empty = O monte acabou
real-skyjo-answer-draw_pile_empty = Quando alguém precisar comprar, embaralhem os descartes menos o de cima: são o novo monte.
real-skyjo-ask-out_of_turn = Alguém jogou fora da vez
real-skyjo-answer-out_of_turn = Desfaçam: as cartas voltam para onde estavam, e joga quem tem a vez. Se o próximo já jogou, vale.
real-skyjo-ask-looked = Alguém olhou uma carta virada para baixo
real-skyjo-answer-looked = Ela fica à mostra no lugar, para que todos saibam o mesmo.
real-skyjo-ask-drew_two = Alguém comprou duas cartas
real-skyjo-answer-drew_two = Vale a primeira. A outra é embaralhada no monte.
real-skyjo-ask-forgot_turn_over = Alguém descartou a carta comprada e não virou nenhuma
real-skyjo-answer-forgot_turn_over = Vira assim que alguém perceber.
real-skyjo-ask-overlooked_column = Ninguém viu uma coluna de três cartas iguais
real-skyjo-answer-overlooked_column = Ela sai assim que alguém perceber, no máximo antes de contar.
real-skyjo-ask-closed = Todas as cartas de alguém estão à mostra
real-skyjo-answer-closed = Foi a última jogada dessa pessoa, e cada um dos outros joga exatamente mais uma. Também vale se todas as colunas dela saíram.
real-skyjo-ask-column_at_the_end = Ao virar as últimas cartas, aparece uma coluna com três iguais
real-skyjo-answer-column_at_the_end = Ela também sai e não conta.
real-skyjo-also-column_at_the_end = Há quem a deixe e conte.
real-skyjo-ask-closer_not_lowest = Alguém tem pontuação igual ou menor que a de quem fechou
real-skyjo-answer-closer_not_lowest = Então os pontos da rodada de quem fechou são dobrados; basta um empate. Zero e pontuações negativas nunca são dobrados.
real-skyjo-ask-exactly_the_limit = Alguém tem exatamente 100 pontos
real-skyjo-answer-exactly_the_limit = 100 bastam: a partida termina com esta rodada. Ganha o menor total.
real-skyjo-ask-level_at_the_end = Os menores totais são iguais
real-skyjo-answer-level_at_the_end = Esses jogadores ganham juntos.
