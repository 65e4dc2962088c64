### /admin: die Seite für alle, die einen offenen Server betreiben.

admin-title = Moderation dieses Servers
admin-token = Das Token dieses Servers
admin-log-in = Anmelden
admin-do-logout = Abmelden
admin-back = Zurück
admin-tables = Tische
admin-code = Code
admin-find = Zeigen, wer dort sitzt
admin-game = Spiel
admin-phase = Status
admin-people = Personen
admin-opened = Eröffnet
admin-moved = Letzter Zug
admin-at-table = An Tisch { $code }
admin-nobody = Dort sitzt niemand.
admin-none = Nichts.
admin-remove = Eine Person entfernen
admin-person-id = Kennung der Person
admin-block = Ein Netz sperren
admin-network = Adresse oder Netz
admin-how-long = Für wie lange
admin-for-good = Für immer
admin-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
admin-why = Grund
admin-do-close = Tisch schließen
admin-do-reopen = Tisch wieder öffnen
admin-do-remove = Entfernen
admin-do-admit = Wieder zulassen
admin-do-block = Sperren
admin-do-unblock = Freigeben
admin-in-force = Was gerade gilt
admin-kind-table = Geschlossener Tisch
admin-kind-person = Entfernte Person
admin-kind-network = Gesperrtes Netz
admin-log = Was getan wurde
admin-when = Wann
admin-who = Von
admin-did = Was
admin-whom = Wen
admin-until = Bis
