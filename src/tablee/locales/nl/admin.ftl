### /admin: de pagina voor wie een open server beheert.

admin-title = Beheer van deze server
admin-token = Het token van deze server
admin-log-in = Inloggen
admin-do-logout = Uitloggen
admin-back = Terug
admin-tables = Tafels
admin-code = Code
admin-find = Tonen wie er zit
admin-game = Spel
admin-phase = Status
admin-people = Mensen
admin-opened = Geopend
admin-moved = Laatste zet
admin-at-table = Aan tafel { $code }
admin-nobody = Er zit niemand.
admin-none = Niets.
admin-remove = Iemand verwijderen
admin-person-id = ID van de persoon
admin-block = Een netwerk blokkeren
admin-network = Adres of netwerk
admin-how-long = Voor hoelang
admin-for-good = Voorgoed
admin-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
admin-why = Reden
admin-do-close = Tafel sluiten
admin-do-reopen = Tafel heropenen
admin-do-remove = Verwijderen
admin-do-admit = Weer toelaten
admin-do-block = Blokkeren
admin-do-unblock = Vrijgeven
admin-in-force = Wat nu geldt
admin-kind-table = Gesloten tafel
admin-kind-person = Verwijderde persoon
admin-kind-network = Geblokkeerd netwerk
admin-log = Wat er gedaan is
admin-when = Wanneer
admin-who = Door
admin-did = Wat
admin-whom = Wie
admin-until = Tot
