### What the terminal says. Everything about the games themselves is in games.ftl.

## On the board

terminal-board-draw = Draw
terminal-board-discard = Discard
terminal-board-drawn = Drawn
terminal-board-points = Pts
terminal-board-stock = Stock
terminal-board-hand = Hand
terminal-board-discards = Discard piles
terminal-board-building = Building piles
terminal-number-round = Round { $number }
terminal-number-game = Game { $number }
terminal-over-round = Round { $number } is over
terminal-over-game = Game { $number } is over
terminal-phase-any = { $who ->
    [you] It is your turn.
   *[other] { $player } is playing.
}
terminal-total = Total
terminal-match-won = { $won ->
    [you] You have won the match!
    [pair] You have won the match!
    [with_others] You have won the match together with { $winners }!
    [one] { $winners } has won the match.
    [several] { $winners } have won the match together.
   *[nobody] The match is over, and nobody has won.
}
terminal-named = { $name }: { $value }

## Keys, as short as they can be

terminal-key-move = move
terminal-key-column = column
terminal-key-row = row
terminal-key-keep = keep
terminal-key-reject = discard
terminal-key-draw = draw
terminal-key-take = take discard
terminal-key-stock = stock
terminal-key-hand = hand
terminal-key-discards = discard pile
terminal-key-partner = partner
terminal-key-build = build
terminal-key-discard = discard
terminal-key-pile = which pile
terminal-key-who = whom
terminal-key-back = back
terminal-key-end = end turn
terminal-key-over-draw = one too many
terminal-key-out-of-turn = out of turn
terminal-key-talk = talk
terminal-key-call = call
terminal-key-hint = hint
terminal-key-play-hint = play it
terminal-key-undo = undo
terminal-key-help = help
terminal-key-quit = quit
terminal-key-go-on = go on
terminal-key-delete = delete
terminal-key-deal = deal
terminal-key-again = play again
terminal-key-save = save
terminal-key-look = look at the table
terminal-key-yes = yes
terminal-key-no = no
terminal-key-sit = sit down
terminal-key-ready = ready
terminal-key-bots = fill with bots
terminal-key-start = start
terminal-key-chat = chat
terminal-key-react = react
terminal-key-ask-seat = ask for a seat
terminal-key-row-choose = choose
terminal-key-change = change
terminal-key-step = step
terminal-key-turn = turn
terminal-key-ends = begin/end
terminal-key-seat = whose view
terminal-key-run = run
terminal-key-edit = correct
terminal-key-round = which round
terminal-key-new = next match
terminal-key-closer = who closed
terminal-key-winner = who won
terminal-key-nobody = nobody
terminal-key-number = points
terminal-key-next = next
terminal-key-export = export

## Messages of the table

terminal-choose-card-first = Choose a card first, then where it goes.
terminal-screen-small = This screen is too small: it needs 80 columns and 24 lines.
terminal-bots-here = Bots at the table
terminal-thinking = Thinking…
terminal-hint-quick = { $move }: { $reason } (The chances will follow: they are still being prepared.)
terminal-hint-line = { $points ->
    [none] { $move } wins { $chance }% ({ $low }–{ $high }): { $reason }
   *[other] { $move } wins { $chance }% ({ $low }–{ $high }), { $points } points: { $reason }
}
terminal-leave-sure = Press q once more to leave.
terminal-leave-or-resign = Press q once more to leave, r to give the match up.
terminal-kept = The game is saved. Continue with: { $command }
terminal-bot-prepares = { $player } is being prepared in the background, only this once. Until then a bot of level 4 plays instead.
terminal-taken-back = { $player } takes back the last move.
terminal-written-to = The match is written to { $file }.
terminal-pass-device = { $player } is next. Everybody else looks away; then press Enter.
terminal-undo-asked = { $player } would like to take back a move. Agreed? (y/n)
terminal-seat-wish = May { $asker } have seat { $seat }? (y/n)
terminal-seat-wanted = { $asker } would like to take over seat { $seat } ({ $player }) and would see its cards.
terminal-seat-given = All agreed: { $player } has seat { $seat } now and sees its cards.
terminal-seat-declined = Not all agreed: seat { $seat } is kept.
terminal-seat-reclaimed = { $player } is back and keeps the seat.
terminal-save-prompt = Write the record of this match to which file?
terminal-chat-prompt = What would you like to say?
terminal-log-title = What happened so far

## Servers

terminal-server-away = The server is away. Trying again…
terminal-server-back = The server is back.
terminal-server-none = { $server } does not answer.
terminal-server-other = { $server } is not a table server.
terminal-server-gone = The server has closed the connection: { $reason }.
terminal-server-unknown = The server no longer knows you: you are somebody new here.
terminal-gather-title = { $game } at table { $code }: waiting for everybody
terminal-gather-invite = Invite others with this link: { $link }
terminal-watching = There is no free seat: you are watching.
terminal-said-by = { $player }: { $text }
terminal-joined = { $player } sits down.
terminal-left = { $player } stands up.

## The start screen

terminal-start-title = Who plays what?
terminal-start-continue = Continue an interrupted game
terminal-start-game = Game
terminal-start-players = Players
terminal-start-place = Where
terminal-start-here = At this device
terminal-start-seat = Seat { $number }
terminal-start-start = Start
terminal-start-join = Or join a table on a server
terminal-start-join-hint = Type the link that you were sent, such as http://192.168.1.5:8000/t/K7Q2MX; at a server that you know, the code is enough.
terminal-start-join-not = This is not the link of a table, nor a code at a server that you know.
terminal-start-name-hint = A person: type a name. ← and → choose a bot instead.
terminal-start-like = { $player } plays like
terminal-start-suggested = As suggested
terminal-start-own = As you like
terminal-player-number = Player { $number }

## Help on the screen

terminal-help-any = Type the number of a move, or choose it with Tab and Enter.
terminal-help-keys =
    Tab goes over what is possible, the arrows over everything, Enter chooses, Esc goes back.
    Heavy frames can be chosen. The mouse works everywhere, too.
    h hint · u take back · l what happened so far · q leave
terminal-help-manners = With human manners: + draws one card too many, o plays out of turn, ~ talks, !2 calls player 2.
terminal-help-server = At a server: / writes to the others, e reacts with one key. s asks for the seat of somebody who is gone.

## Line by line

terminal-plain-help = Type a move, or: moves, table, hint, undo, scores, save FILE, rules, help, quit.
terminal-plain-help-server = At a server also: ready, bots, start, say TEXT, react NUMBER, seat NUMBER, resign.
terminal-prompt-move = { $who ->
    [you] Your move
   *[other] { $player }’s move
}
terminal-prompt-deal = Enter deals again
terminal-legal-now = Legal now: { $moves }
terminal-totals = Totals: { $totals }.
terminal-commitment = Commitment to the shuffles: { $hash }
terminal-seed-was = The seed was { $seed }.
terminal-goodbye = Goodbye.
terminal-save-which = To which file? Type: save FILE
terminal-save-not-here = The server keeps the record of this match.
terminal-hint-not-now = There is no hint now: it is not your turn.
terminal-hints-counted = Hints are counted at this table: the browser shows them.
terminal-react-which = With which reaction? { $choices }
terminal-seat-which = For which seat? Type: seat NUMBER
terminal-clock-left = Time left: { $seconds } s
terminal-answers-yes = y, yes
terminal-answers-nobody = nobody, none
terminal-command-help = help
terminal-command-rules = rules
terminal-command-moves = moves
terminal-command-hint = hint
terminal-command-undo = undo, take back
terminal-command-table = table
terminal-command-scores = scores
terminal-command-save = save
terminal-command-quit = quit, exit
terminal-command-ready = ready
terminal-command-bots = bots, fill
terminal-command-start = start
terminal-command-say = say
terminal-command-react = react
terminal-command-seat = seat
terminal-command-resign = resign, give up
terminal-notation-any = Moves: type one as it is listed.

## The score sheet for real cards

terminal-command-edit = edit, correct
terminal-command-export = export
terminal-score-help = Type the numbers as you are asked. Or: undo, edit ROUND, table, export FILE.csv or FILE.md, help, quit.
terminal-score-screen-help =
    Type a number and press Enter: it goes into the marked cell and is saved at once.
    At Skip-Bo first press the number of whoever emptied their stock, 0 for nobody.
    At Skyjo then press the number of whoever turned over everything first.
    u takes back the last number, or the last round. ↑ and ↓ choose a round to correct; Esc
    leaves it as it was. x exports the sheet, q leaves it: next time it goes on here.
terminal-score-marks = ■ closed the round · ×2 closed it, but somebody else had as few points or fewer: it counts double
terminal-score-names = Who plays, in the order of the seats, with commas
terminal-score-deals = { $player } deals.
terminal-score-prompt-any = Round { $number }, points of { $player }
terminal-score-closer = Who turned over everything first (name or number)
terminal-score-winner = Game { $number }: who emptied their stock (name or number, 0 for nobody)
terminal-score-who = Who is that? There are { $names }.
terminal-score-number = “{ $given }” is not a number.
terminal-score-over-prompt = The match is over (undo, edit, export, quit)
terminal-score-kept = The score sheet is saved in { $file }.
terminal-score-exported = Exported to { $file }.
terminal-score-export-as = Export it to a file that ends in .csv or .md.
terminal-score-export-prompt = Export to which file? Its name ends in .csv or .md
terminal-sheet-unknown-game = There is no game called { $given }.
terminal-sheet-players = { $game } is for { $least } to { $most } players, not { $given }.
terminal-sheet-names = Everybody needs a name of their own.
terminal-sheet-partners = Pairs are for Skip-Bo with 4 or 6 players, not with { $given }.
terminal-sheet-limit = The limit must be a number from 1 up, or none, not { $given }.
terminal-sheet-dealer = The dealer must be one of 1 to { $most }, not { $given }.
terminal-sheet-points = { $game ->
    [skipbo] A stock has { $least } to { $most } cards, not { $given }.
    [skyjo] Twelve cards have { $least } to { $most } points, not { $given }.
   *[other] This must be { $least } to { $most } points, not { $given }.
}
terminal-sheet-count = There are { $most } numbers to enter, not { $given }.
terminal-sheet-closer = Somebody must have closed the round.
terminal-sheet-no-round = There is no round { $given } on the sheet.
terminal-sheet-nothing = There is nothing to take back.

## Replaying

terminal-replay-all = everybody
terminal-replay-eyes = seen by { $player }
terminal-replay-step = move { $number } of { $count }
terminal-replay-deal = the deal
terminal-replay-title = { $game } for { $count }: { $names }
terminal-replay-options = Options: { $options }
terminal-replay-goes-on = The match goes on.

## At the end of the program

terminal-no-kept-game = There is no interrupted game to continue.
terminal-game-busy = This game is being played in another window.
terminal-game-not = { $file } is not an interrupted game of this version.
terminal-interrupted-kept = Interrupted. The game is saved; continue with: { $command }
