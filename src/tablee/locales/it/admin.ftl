### /admin: la pagina di chi gestisce un server aperto.

admin-title = Moderazione del server
admin-token = Il token di questo server
admin-log-in = Accedi
admin-do-logout = Esci
admin-back = Indietro
admin-tables = Tavoli
admin-code = Codice
admin-find = Mostra chi c’è
admin-game = Gioco
admin-phase = Stato
admin-people = Persone
admin-opened = Aperto
admin-moved = Ultima mossa
admin-at-table = Al tavolo { $code }
admin-nobody = Non c’è nessuno.
admin-none = Niente.
admin-remove = Allontanare una persona
admin-person-id = Identificativo della persona
admin-block = Bloccare una rete
admin-network = Indirizzo o rete
admin-how-long = Per quanto tempo
admin-for-good = Per sempre
admin-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
admin-why = Motivo
admin-do-close = Chiudi il tavolo
admin-do-reopen = Riapri il tavolo
admin-do-remove = Allontana
admin-do-admit = Riammetti
admin-do-block = Blocca
admin-do-unblock = Sblocca
admin-in-force = In vigore
admin-kind-table = Tavolo chiuso
admin-kind-person = Persona allontanata
admin-kind-network = Rete bloccata
admin-log = Che cosa è stato fatto
admin-when = Quando
admin-who = Da
admin-did = Che cosa
admin-whom = Chi
admin-until = Fino a
