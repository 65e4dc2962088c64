### O que os robôs dizem de vez em quando. O jeito de cada pássaro está em en/characters.ftl.

## Pardal

line-1-sit-1 = Oba, eu também vou jogar!
line-1-sit-2 = Este lugar está livre? Hop!
line-1-clever-1 = Olhem, olhem o que eu fiz!
line-1-clever-2 = Piu! Fui eu!
line-1-unlucky-1 = Ai, minhas penas!
line-1-unlucky-2 = Não era para ser assim…
line-1-last-1 = Quase, quase, quase!
line-1-last-2 = Já dá para ver o fim!
line-1-lose-1 = De novo! Vamos jogar de novo?
line-1-lose-2 = Foi por tão pouco. Não foi?
line-1-win-1 = Ganhei! Ganhei de verdade!
line-1-win-2 = Piu, piu, piu! Primeiro lugar!

## Sabiá

line-2-sit-1 = Que bom estar nesta mesa.
line-2-sit-2 = Bom dia a todos. Vamos lá?
line-2-clever-1 = Ora, isto encaixa muito bem.
line-2-clever-2 = Que bela surpresa.
line-2-unlucky-1 = Ai, ai. Não faz mal.
line-2-unlucky-2 = Nem sempre dá certo.
line-2-last-1 = Acho que estamos chegando ao fim.
line-2-last-2 = Falta pouco. Que emoção!
line-2-lose-1 = Bem jogado! Foi um prazer.
line-2-lose-2 = Parabéns, de coração.
line-2-win-1 = Oh! Obrigado pela bela partida.
line-2-win-2 = Eu não esperava por essa!

## Gralha

line-3-sit-1 = Ah, quantas cartas brilhantes!
line-3-sit-2 = Abram alas, chegou a gralha da casa.
line-3-clever-1 = Agora é minha!
line-3-clever-2 = Podem admirar. De nada.
line-3-unlucky-1 = Quem mexeu no meu tesouro?
line-3-unlucky-2 = Essa nem brilhava.
line-3-last-1 = Daqui a pouco levo tudo para casa.
line-3-last-2 = Segurem as penas!
line-3-lose-1 = Deixei passar. Só desta vez.
line-3-lose-2 = Está bem. Mas o brilho fica comigo.
line-3-win-1 = Meu, tudo meu!
line-3-win-2 = Alguém tinha dúvida?

## Coruja

line-4-sit-1 = Boa noite. Sem pressa.
line-4-sit-2 = Vamos pensar juntos.
line-4-clever-1 = Como eu suspeitava.
line-4-clever-2 = A paciência compensa.
line-4-unlucky-1 = Uh… isso me escapou.
line-4-unlucky-2 = Até a sabedoria precisa de sorte.
line-4-last-1 = A noite está acabando.
line-4-last-2 = É agora que conta.
line-4-lose-1 = Vocês aprenderam bem.
line-4-lose-2 = Interessante. Vou pensar nisso.
line-4-win-1 = Experiência, meus amigos.
line-4-win-2 = Era uma questão de tempo.

## Falcão

line-5-sit-1 = A postos.
line-5-sit-2 = Olhos abertos.
line-5-clever-1 = Peguei.
line-5-clever-2 = Limpo.
line-5-unlucky-1 = Errei.
line-5-unlucky-2 = Vento contra.
line-5-last-1 = Último mergulho.
line-5-last-2 = É agora.
line-5-lose-1 = Boa caçada. Respeito.
line-5-lose-2 = Da próxima, mais rápido.
line-5-win-1 = Na mira.
line-5-win-2 = Direto ao ponto.

## Campeão

line-6-sit-1 = Senhoras e senhores, o concerto pode começar.
line-6-sit-2 = Uma honra. Quero ver o melhor de vocês.
line-6-clever-1 = E agora com sentimento!
line-6-clever-2 = Este trecho eu tinha ensaiado.
line-6-unlucky-1 = Uma nota errada. Acontece com os maiores.
line-6-unlucky-2 = A orquestra se atrasou.
line-6-last-1 = O final, por favor.
line-6-last-2 = Rufar de tambores…
line-6-lose-1 = Bravo! O palco é de vocês.
line-6-lose-2 = Faço uma reverência.
line-6-win-1 = Obrigado, obrigado. Sem flores, por favor.
line-6-win-2 = Um bis? Com todo o prazer.
