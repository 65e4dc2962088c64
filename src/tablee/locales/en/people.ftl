### The others at the table, and oneself: name and colour, seats, how the table plays, talk, the clock.

## Oneself

profile-name = Name
profile-colour = Colour
profile-save = Save
profile-saved = Saved.
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-teal = Teal
colour-blue = Blue
colour-violet = Violet
colour-pink = Pink

## Being the same person elsewhere, and being forgotten

phrase-title = On another device
phrase-why = You need no account here. With a recovery phrase you are the same person on another device, with your name, your seats and your matches.
phrase-show = Get a recovery phrase
sure-phrase = Make a new recovery phrase? An older one is no longer valid then.
phrase-write-down = Write these words down. They are not shown again, and whoever knows them can be you.
phrase-enter = I have a recovery phrase
phrase-recover = That’s me
devices-forget = Sign out other devices
sure-devices = Sign out all other devices?
devices-done = Only this device is yours now.
forget-title = Delete my data
forget-why = Your name, your devices and your recovery phrase are deleted. Matches you have played stay, without your name.
forget-me = Delete everything
sure-forget = Delete for good? This cannot be undone.

## Before a match

come-title = What should we call you?
come-in = Come in
come-save = Done
come-name-first = Please say your name first.
table-full = This table is full. You can watch; when a seat becomes free, you can take it.
seat-with = Plays with { $player }
seat-came = { $player } sits down at seat { $seat } and takes over its cards.
seat-went = Seat { $seat } was given up. A bot plays on.
seat-on-this-device = On this device
program-title = A program for seat { $seat }
program-explain = Run this where your program is; put the command that starts it in the place of “./mybot”.
program-once = Whoever has this line can play the seat. It is shown only now.
program-copy = Copy
program-copied = Copied.
waiting-empty = { $count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
}
waiting-ready = { $count ->
    [one] Waiting for { $names } to be ready.
   *[other] Waiting for { $names } to be ready.
}
waiting-nobody = All set. You can deal.
waiting-start = All set. Anyone can deal.
fill-with-bots = Fill with bots
bot-others = Show others
seat-nobody = Leave it empty
watching = { $count ->
    [one] Watching: { $names }
   *[other] { $count } watching: { $names }
}

## How the table plays

table-title = { $game } for { $players }
table-setting = { $what }: { $value }
table-usual = Standard rules
table-change = Change
table-change-title = How do you want to play?
table-save = Save
table-players = Players
table-rules = Rules
table-company = At the table
table-public = List as a public table
table-chat = Chat
table-undo = Take back moves if everyone agrees
table-hints = Hints
table-hint-limits = Limit hints per game or round
table-hint-limits-hint = By seat; whoever has 0 asks for none. Everybody sees who has asked.
table-clock = Time for a turn
table-clock-none = No limit
table-grace = A bot fills in after
table-stand_in = Stand-in
table-is-public = Public: anybody may join
table-no-undo = Moves are not taken back
table-no-hints = No hints
table-hints-each = { $player }: { $count ->
    [0] no hints
    [one] { $count } hint
   *[other] { $count } hints
} in each game or round
option-other-number = Another number…

## Talking

talk-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
talk-heard = What was said
talk-nothing = Nobody has said anything yet.
talk-reactions-only = Reactions only, no writing
talk-people = { $count ->
    [one] Who is here: { $count } other
   *[other] Who is here: { $count } others
}
talk-mute = Mute

## During a match

clock-left = Time left
undo-who = { $player } would like to take back the last move. All right?
undo-agree = All right
undo-decline = No, it stays
undo-waiting = May the last move be taken back? Waiting for { $names }.
undo-done = The last move was taken back.
seat-wish = { $asker } would like to take over seat { $seat } ({ $player }) and would see its cards. All right?
seat-wish-waiting = { $asker } would like to take over seat { $seat } ({ $player }) and would see its cards. Waiting for { $names }.
seat-wish-agree = All right
seat-wish-decline = No, keep it for { $player }
seat-wish-again = Ask again
seat-wish-end = Never mind
seat-gone = { $player } is away.
seat-ask = Ask for seat { $seat }
seat-given = All agreed: { $player } has seat { $seat } now and sees its cards.
seat-declined = Not all agreed: seat { $seat } is kept.
seat-reclaimed = { $player } is back and keeps the seat.
manners-what = What is this?

## A word when it is my turn

notices-title = When it’s my turn
notices-why = Games can go on for days. If you like, we’ll tell you when the others are done, and nothing else.
notices-this-device = Tell me on this device
notices-elsewhere = Somewhere else…
notices-kind = Where to
notices-push = This device
notices-mail = By e-mail
notices-ntfy-address = https://ntfy.example/topic
notices-mail-address = you@example.com
notices-add = Add
notices-added = Added.
notices-confirm = We’ve written to this address: please confirm it there.
notices-unconfirmed = not confirmed yet
notices-quiet = Quiet at night
notices-quiet-begin = Quiet from
notices-quiet-end = Quiet until
notices-try = Try it
notices-tried = Sent.
notices-remove = Remove
notices-not-allowed = The browser doesn’t allow it.
table-over-days = Over several days: bots play on even while nobody is looking, and if somebody’s time runs out, a bot plays that turn.
handicap-suggest = Suggest a handicap
handicap-use = Suggest

## Away for some days, or for good

absence = Take a break or give up
away-title = Away for
away-go = I’m away
away-back = I’m back
away-why = While you’re away, your time doesn’t run: here and at all your other tables that are played over several days.
away-me = You’re away until { $date }.
away-who = { $player } is away until { $date }.
resign = Give up
resign-sure = Give up your seat? A bot plays on with your cards, and the match does not count for you.
next-game = Next: { $game } with { $names }

## From this device to the server, and records

move-to-server = Go on at the server
move-hint = Then you can play on from any device, and friends can take over from bots. You could have known the cards on your own device; the others are told that.
record-open-link = Open a saved match
from-device = This match was begun on somebody’s device, without a server: whoever opened the table could have known the cards. It counts in no figures.
seat-of-bot = Take the seat of { $player }
