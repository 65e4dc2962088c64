### /admin: a página de quem administra um servidor aberto.

admin-title = Moderação do servidor
admin-token = O token deste servidor
admin-log-in = Entrar
admin-do-logout = Sair
admin-back = Voltar
admin-tables = Mesas
admin-code = Código
admin-find = Mostrar quem está
admin-game = Jogo
admin-phase = Estado
admin-people = Pessoas
admin-opened = Aberta
admin-moved = Última jogada
admin-at-table = Na mesa { $code }
admin-nobody = Não há ninguém.
admin-none = Nada.
admin-remove = Remover uma pessoa
admin-person-id = Identificador da pessoa
admin-block = Bloquear uma rede
admin-network = Endereço ou rede
admin-how-long = Por quanto tempo
admin-for-good = Para sempre
admin-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
admin-why = Motivo
admin-do-close = Fechar a mesa
admin-do-reopen = Reabrir a mesa
admin-do-remove = Remover
admin-do-admit = Readmitir
admin-do-block = Bloquear
admin-do-unblock = Desbloquear
admin-in-force = Em vigor
admin-kind-table = Mesa fechada
admin-kind-person = Pessoa removida
admin-kind-network = Rede bloqueada
admin-log = O que foi feito
admin-when = Quando
admin-who = Por
admin-did = O quê
admin-whom = Quem
admin-until = Até
