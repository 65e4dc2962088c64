### For people who play with real cards: setting up, who begins, what happens now, whether the deck is complete.
### $player is somebody, such as “Player 3”, and $players are several of them; $cards are cards with a comma between them.

real-title = { $game } with real cards
real-intro = The cards are in your hands? Here you see how to set up, who begins, what happens now, and whether the deck is complete. It works without a connection.
real-contents = On this page
real-player = Player { $number }
real-clear = Start again

## Setting up

real-set-up = Setting up
real-players = How many players?
real-usual = { $what }, as usual
real-pairs = Play in pairs
real-dealt = { $each ->
    [one] Everybody gets { $each } card; { $left } are left to draw.
   *[other] Everybody gets { $each } cards; { $left } are left to draw.
}

## Who begins

real-dealer = Who is the dealer?
real-card = { $player }, card { $number }
real-still = Still missing: { $players }.
real-draw-again = Draw again

## What happens now

real-what = What happens now?
real-what-hint = Choose what has happened.
real-group-set_up = Before play begins
real-group-turn = During a turn
real-group-mistake = Mistakes and cheating
real-group-end = At the end
real-silent = The rule sheets leave this open; this is how Tablée decides.

## The deck

real-check = Is the deck complete?
real-check-intro = Sort the cards by face and enter how many there are of each. A complete deck has { $deck } cards.
real-check-count = How many times { $card }?
real-check-of = of { $count }
real-check-fill = Fill in a complete deck
real-check-missing = Missing: { $cards }.
real-check-extra = Too many: { $cards }.
real-check-uncounted = Not counted yet: { $cards }.
real-check-complete = The deck is complete: { $deck } cards.

## In the terminal

real-menu = What do you want to know about { $game }? Type a number, or “quit”.
real-ask-shown = The cards of everybody, with a comma between players, such as { $example }
real-ask-situation = What has happened? Type its number, or nothing to go back.
real-ask-yes = { $question } (yes or no)
real-ask-count = How many times { $card }? It should be { $count }; nothing if you have not counted.
real-not-number = “{ $given }” does not work: it must be a number from { $least } to { $most }.
real-not-card = “{ $given }” is not a card of this deck. There are: { $cards }.
real-not-shown = “{ $given }” does not work: everybody shows { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
real-not-one-deck = These cards are not all in one deck. Too many: { $cards }.
real-not-twice = { $card } is there twice: give each card only once.
real-not-situation = There is nothing called “{ $given }”. There is: { $known }.
real-not-pairs = With { $players } players you cannot play in pairs.
real-no-table = { $game } has nothing for real cards.
