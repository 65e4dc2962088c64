### /admin: the page for whoever runs an open server.

admin-title = Server moderation
admin-token = The token of this server
admin-log-in = Log in
admin-do-logout = Log out
admin-back = Back
admin-tables = Tables
admin-code = Code
admin-find = Show who is there
admin-game = Game
admin-phase = State
admin-people = People
admin-opened = Opened
admin-moved = Last move
admin-at-table = At table { $code }
admin-nobody = Nobody sits there.
admin-none = Nothing.
admin-remove = Remove a person
admin-person-id = The person’s id
admin-block = Block a network
admin-network = Address or network
admin-how-long = For how long
admin-for-good = For good
admin-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
admin-why = Reason
admin-do-close = Close table
admin-do-reopen = Reopen table
admin-do-remove = Remove
admin-do-admit = Admit again
admin-do-block = Block
admin-do-unblock = Unblock
admin-in-force = In force
admin-kind-table = Closed table
admin-kind-person = Removed person
admin-kind-network = Blocked network
admin-log = What was done
admin-when = When
admin-who = By
admin-did = What
admin-whom = Whom
admin-until = Until
