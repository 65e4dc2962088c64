### /admin: la página de quien administra un servidor abierto.

admin-title = Moderación del servidor
admin-token = El token de este servidor
admin-log-in = Iniciar sesión
admin-do-logout = Cerrar sesión
admin-back = Volver
admin-tables = Mesas
admin-code = Código
admin-find = Mostrar quién está
admin-game = Juego
admin-phase = Estado
admin-people = Personas
admin-opened = Abierta
admin-moved = Última jugada
admin-at-table = En la mesa { $code }
admin-nobody = No hay nadie.
admin-none = Nada.
admin-remove = Expulsar a una persona
admin-person-id = Identificador de la persona
admin-block = Bloquear una red
admin-network = Dirección o red
admin-how-long = Por cuánto tiempo
admin-for-good = Para siempre
admin-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
admin-why = Motivo
admin-do-close = Cerrar la mesa
admin-do-reopen = Reabrir la mesa
admin-do-remove = Expulsar
admin-do-admit = Readmitir
admin-do-block = Bloquear
admin-do-unblock = Desbloquear
admin-in-force = En vigor
admin-kind-table = Mesa cerrada
admin-kind-person = Persona expulsada
admin-kind-network = Red bloqueada
admin-log = Lo que se hizo
admin-when = Cuándo
admin-who = Por
admin-did = Qué
admin-whom = A quién
admin-until = Hasta
