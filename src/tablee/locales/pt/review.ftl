### Depois de uma rodada, depois de uma partida, e como revê-la.

## Rodadas e totais

rounds = Rodadas
unit-round = Rodada { $number }
unit-game = Rodada { $number }
round-closed = fechou a rodada
round-doubled = pontos em dobro
sheet-waiting = Os jogadores continuam quando quiserem.
chart-label = Como os totais cresceram. Os números estão na tabela acima.
result-place = { $place ->
   *[other] { $place }º de { $count }
}
result-best-round = Melhor rodada: { $points } (rodada { $number })
result-best-game = Melhor rodada: { $points } (rodada { $number })

## O que se pode fazer com uma partida

after-replay = Rever jogada por jogada
after-share = Compartilhar o resultado
after-download = Salvar o registro
after-check = Conferir as cartas

## Conferir as cartas

deal-title = As cartas foram distribuídas honestamente?
deal-why = Cada embaralhamento da partida vem de um número secreto, a semente. Antes da primeira carta, todos viram a sua impressão digital: o selo. Agora a semente é pública, e os dois precisam combinar. Ninguém, nem mesmo o servidor, pôde mudar uma carta nesse meio-tempo.
deal-checking = Conferindo…
deal-proven = A semente combina com o selo que este aparelho viu antes da primeira carta.
deal-late = A semente combina com o selo. Este aparelho só o viu quando a partida já tinha começado.
deal-unseen = A semente combina com o selo do registro. Este aparelho não estava lá antes da partida e não sabe o que foi mostrado.
deal-wrong = A semente não combina com o selo! Não confie nestas cartas.
deal-unable = Os navegadores só calculam isso em páginas criptografadas. O comando abaixo prova.
deal-commitment = Selo
deal-seed = Semente
deal-hash = SHA-256 da semente, calculado aqui
deal-seen-early = Neste aparelho desde { $time }, antes da primeira carta.
deal-seen-late = Neste aparelho desde { $time }.
deal-whole = Para a prova completa, com cada embaralhamento e cada jogada, salve o registro e execute:

## Rever

replay-what-if = E se…?
replay-analyse = Analisar
replay-record = A partida
replay-share = Compartilhar esta jogada
replay-moves = Jogadas
replay-slider = Jogada
replay-position = Jogada { $at } de { $last }
replay-first = Ir para o começo
replay-back = Uma jogada para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-forward = Uma jogada para a frente
replay-last = Ir para o fim
replay-eyes = Com os olhos de quem?
replay-everybody = O que todos viam
replay-seat = O que { $player } via
replay-open = Todas as cartas à mostra

## Rever juntos

together-lead = Guiar
together-possible = Os outros da mesa podem ver junto.
together-leading = Você guia: os outros veem o que você vê.
together-following = Você segue { $player }.
together-leads = { $player } guia.
together-wander = Por minha conta
together-follow = Seguir
together-stop = Parar
together-invited = { $player } está mostrando a partida: ver junto

## Sorte e habilidade

review-title = Sorte e habilidade
review-ask = Fui eu, ou foram as cartas?
review-working = Cada jogada é examinada. Leva alguns segundos.
review-failed = A análise não deu certo. Tente de novo em um minuto.
review-luck = Sorte
review-skill = Habilidade
review-start = Início
review-result = Resultado
review-errors = Erros próprios por decisão
review-verdict-best = a melhor
review-verdict-fine = boa
review-verdict-close = duvidosa
review-verdict-inaccuracy = imprecisão
review-verdict-mistake = erro
review-verdict-blunder = erro grave
review-balance = { $player }: início { $start }%, sorte { $luck }%, habilidade { $skill }%, resultado { $result }%; erros próprios { $cost }% por decisão
review-moments = Os grandes momentos de { $player }
review-moment = Jogada { $move }, { $played }: { $verdict }. Custou { $cost }% (± { $error }%).
review-better = Melhor: { $move }
review-nothing = Nenhum erro certo.
review-curve = A chance de cada um de ganhar a partida, depois de cada jogada. As marcas são erros.
review-go = À jogada { $move }
review-how = A sorte é o quanto as cartas vieram melhores ou piores do que se podia esperar; em média não é nada. A habilidade é o resto: os erros próprios e os dos outros. Início, sorte e habilidade somam o resultado.

## A record from a file

record-open = Abrir uma partida salva
record-intro = Escolha um arquivo salvo como registro. Ele é verificado e mostrado neste aparelho e não é enviado a lugar nenhum.
record-file = Registro (.json)
record-proven = Está tudo certo: a distribuição foi selada antes da primeira carta, e cada embaralhamento, cada jogada e o resultado são como registrados.
