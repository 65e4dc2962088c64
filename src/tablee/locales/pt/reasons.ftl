### Por que uma dica sugere uma jogada. As cartas como em games.ftl; $player é o nome de outra pessoa.
