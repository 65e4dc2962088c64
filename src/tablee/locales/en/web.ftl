### What only the browser says. What both games and the server say is in games.ftl.

## Pages

table-what-if = What if?
table-watching = You are watching
page-table = Table
page-puzzles = Puzzles
page-analyse = Analysis
page-score = Score sheet
page-real-table = With real cards
page-rules = Rules
page-replay = Replay
page-deal = Play this deal yourself
page-learn = Learn to play
page-settings = Settings
page-daily = Deal of the day
page-tournament = Tournament
page-book = My matches
page-groups = Groups
page-join = Invitation
to-start = Home
opening = Opening the table…

## The start page

start-tagline = Skip-Bo and Skyjo at one table, with friends anywhere, or against clever bots.
start-game = Which game?
start-opponents = Opponents
start-level = Strength
start-length = Length
start-play = Play now
start-invite = Invite friends
start-here = Together on this device
start-join = Join a table
start-public = Public tables
daily-hint = Everyone on this server gets the same cards and bots. One try a day.
daily-play = Play { $game }
daily-go-on = Go on with { $game }
daily-place = Place { $place } of { $count }
daily-all = Leaderboard
start-more = More
level-1-strength = easy
level-2-strength = medium
level-3-strength = strong
level-4-strength = very strong
level-5-strength = excellent
level-6-strength = the best there is
length-round = One round
length-game = One game
length-points = To { $points } points
start-players = For { $fewest } to { $most } players
join-code = Table code
join-six = A code has six letters and digits.
join = Join
public-none = No public table is open just now.
public-seats = { $taken } of { $players } seats taken
public-more = More tables
mine-title = Your games
mine-your-turn = Your turn
mine-waits = Waiting for you
mine-between = Ready for the next deal
mine-finished = Finished games
mine-other-device = Continue from another device
left-waits = Your game is waiting here. Come back whenever you like.
left-goes-on = The game carries on. You’ll find it here; after a while, a bot fills in for you until you’re back.
start-against = { $count ->
    [one] Against { $count } bot
   *[other] Against { $count } bots
}
start-change = Change

## Before a match

seats-title = Who is playing?
seat-take = Sit here
seat-leave = Leave seat
seat-guest = Player on this device
seat-program-mine = A program of mine…
program = Program
program-waiting = Waiting for the program; a bot plays until it comes
program-out = Sent away too often; a bot plays on
seat-bot-here = Fill seat { $seat }
guest-name = Name
ready = I’m ready
ready-not = Not yet
table-start = Deal the cards
share-title = Invite others
share-code = Code
share-qr = QR code of the link to this table
share-copy = Share the link
share-copied = The link is copied.
share-only-here = Only this computer can open this address. To invite others, start Tablée with --lan and open it at the address that it shows.

## At the table

seat-turn = to play
points-so-far = points so far
spot-source = can be played
spot-target = can go here
spot-selected = selected
pile-empty = empty
seat-partner = partner
end-turn = End the turn
own-moves = Your moves
phase-turn = { $who ->
    [you] It is your turn.
   *[other] { $player } is playing.
}
phase-over-game = The game is over.
phase-over-round = The round is over.
confirm-move = { $move }. Play this? You can’t take it back.
undo = Take back the last move
undo-asked = May the last move be taken back?
talk = Chat
talk-words = Say something
talk-send = Send
hand-over = Hand the device to { $player }
hand-over-hint = The cards are shown when { $player } is ready.
hand-over-ready = I am { $player }
log = Moves
log-again = Replay their moves
scores = Scores

## Between rounds, and at the end

sheet-after-round = { $count ->
    [one] After { $count } round
   *[other] After { $count } rounds
}
sheet-after-game = { $count ->
    [one] After { $count } game
   *[other] After { $count } games
}
sheet-player = Player
sheet-total = Total
sheet-next-round = Next round
sheet-next-game = Next game
result-you = You win!
result-pair = You win!
result-others = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
result-record = Match page
result-rematch = Play again
result-again = { $count ->
    [0] The table is open for another match.
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
result-come-along = Come along
sheet-look = View table
sheet-open = Result

## The connection

not-connected = You’re offline. Nothing was sent.
connection-lost = The connection is lost. Trying again…
connection-closed = The server has closed the table.
offline-loading = Getting the cards ready on this device…
offline-fair = This match was played on this device alone. The deal was sealed before the first card all the same; but a curious player with the developer tools of the browser could have looked at hidden cards.
connection-retry = Try now
missed = While you were away

## Settings

setting-language = Language
setting-theme = Colours
setting-theme-auto = System
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-felt = Table felt
setting-felt-moss = Moss
setting-felt-sea = Sea
setting-felt-plum = Plum
setting-felt-walnut = Walnut
setting-felt-slate = Slate
setting-back = Card backs
setting-back-weave = Weave
setting-back-sun = Sun
setting-back-waves = Waves
setting-back-leaves = Leaves
setting-back-stars = Stars
setting-size = Size of the cards
setting-size-small = Small
setting-size-medium = Medium
setting-size-large = Large
setting-speed = Animations
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-none = None
setting-sounds = Sounds
setting-volume = Volume
setting-sounds-hear = Listen to the sounds
sound-card = Card
sound-shuffle = Shuffle
sound-turn = Your turn
sound-column = Column
sound-pile = Pile
sound-last = Last turn
sound-win = Victory
setting-remarks = Bot chatter
setting-confirm = Confirm moves that end my turn
setting-pace = Bot speed
setting-pace-calm = Calm
setting-pace-normal = Medium
setting-pace-quick = Quick

## Keys

help = Rules and help
rules-here = At this table
lesson-offer = New to { $game }? A short lesson shows how it goes.
lesson-take = Show me
keys = Keys
keys-arrows = Go from card to card
keys-enter = Choose a card, then where it goes
keys-escape = Cancel selection
keys-help = Show this
keys-moves = Your moves, in their order

## Small words

yes = Yes
no = No
option-none = None
ok = All right
close = Close
try-again = Try again
load-failed = This part of Tablée could not be loaded.
profile-title = My name and colour
