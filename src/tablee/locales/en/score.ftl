### The score sheet for people who play with real cards.

## The sheets of this device

score-intro = Playing with real cards? Write the points down here. They are added up for you and kept on this device, and it works without a connection.
score-mine = Your sheets
score-new = New sheet
score-all = All sheets
score-not-here = This sheet is not on this device.
score-file = Open a saved sheet
score-file-wrong = “{ $file }” is not a score sheet.
score-count-round = { $count ->
    [0] Not begun yet
    [one] { $count } round
   *[other] { $count } rounds
}
score-count-game = { $count ->
    [0] Not begun yet
    [one] { $count } game
   *[other] { $count } games
}

## A new sheet

score-players = Who plays, in the order of the seats
score-player = Player { $number }
score-player-add = Add a player
score-player-remove = Remove { $player }
score-pairs = Play in pairs
score-limit = Until somebody has this many points
score-limit-hint = Leave it empty to play on without an end.
score-first-dealer = Who deals first?
score-begin = Begin
score-problem-names = Everybody needs a name of their own.
score-problem-limit = The limit must be a number from 1 up, or empty.

## Entering a round

score-number-round = Round { $number }
score-number-game = Game { $number }
score-enter-round = Enter round { $number }
score-enter-game = Enter game { $number }
score-mend-round = Change round { $number }
score-mend-game = Change game { $number }
score-sign = Turn the sign for { $player }
score-fewer = One card fewer for { $player }
score-more = One card more for { $player }
score-cards = Tap the cards of { $player }
score-cards-hint = Turn over what is still face down and tap every card. Cleared columns do not count.
score-cards-sum = { $count ->
    [one] { $count } card: { $points }
   *[other] { $count } cards: { $points }
}
score-cards-undo = Take one back
score-cards-next = On to { $player }
score-cards-done = Done
score-closer = Who turned over all their cards first?
score-winner = Who emptied their stock?
score-stuck = Nobody: the game is stuck
score-save-round = Write the round down
score-save-game = Write the game down
score-cancel = Leave it as it was
score-doubled = { $player } closed, but somebody else has as few points or fewer: { $points } × 2 = { $doubled }.
score-draw = The lowest stocks are level: nobody scores.
score-outlook = { $names }: { $points }
score-missing = Still missing: { $names }.
score-wrong-number = “{ $given }” cannot be right: it must be a number from { $least } to { $most }.
score-wrong-closer = Choose who turned over all their cards first.
score-wrong-winner = Choose who emptied their stock.
score-wrong-winner-alone = Only the winner’s stock can be empty: everybody else has at least one card left.
score-wrong-stuck-empty = Whoever has no card left has won: choose them, not “Nobody”.
score-wrong-together = That cannot be right: { $count } players would have { $given } together, and one deck allows { $least } to { $most }.
score-wrong-over = The match ends with row { $number }: take back the later rows first.
score-doubt = Row { $number } cannot be right. { $why }
score-written-round = Round { $number } is written down.
score-written-game = Game { $number } is written down.
score-undo = Undo
score-undone = Taken back.

## How it stands

score-until = to { $points }
score-deals = { $player } deals.
score-won = { $count ->
    [one] { $names } has won with { $points }!
   *[other] { $names } have won with { $points }!
}
score-table-round = Points of every round
score-table-game = Points of every game
score-chart = The totals so far
score-chart-label = A line for each total, round by round. The same numbers follow as a table.
score-chart-table = The same as a table
score-after-round = After round
score-after-game = After game

## What can be done with a sheet

score-again = New sheet, same names
score-print = Print
score-csv = As a table (CSV)
score-save-file = Save as a file
score-delete = Delete
score-delete-sure = Delete this sheet? It cannot be brought back.

## Sharing and looking

score-share = Show it to the others
score-share-hint = The others at the table follow this sheet on their own phones. The names go to this server until you stop, or for 30 days after the last change.
score-share-start = Share it live
score-share-qr = QR code with the link to this sheet
score-share-live = Shared: the others see every change at once.
score-share-waiting = Not sent yet: that happens as soon as there is a connection.
score-share-stop = Stop sharing
score-share-gone = This sheet is not shared any more.
score-share-conflict = This sheet was changed on another device meanwhile.
score-share-mine = Keep this one
score-share-theirs = Take the other one
score-watch-live = Live: changes appear by themselves.
score-watch-broken = No connection. Trying again…
score-watch-gone = This sheet is not shared, or not any more.
