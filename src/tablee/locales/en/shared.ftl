### The page of a finished match, and the picture that a link to it is shown with.

shared-won = { $count ->
    [0] Nobody won
    [one] { $winners } won
   *[other] { $winners } won
}
shared-table = The table at the end
shared-table-alt = All cards as they lay at the end: { $scores }.
shared-highlights = Moments
shared-best-round = Best round
shared-best-game = Best game
shared-turning = Turning point
shared-turning-text = { $round }: { $player } takes the lead and keeps it.
shared-chart-round = Round by round
shared-chart-game = Game by game
shared-player = Player
shared-play = Play this deal yourself
shared-play-hint = The same cards for you, against bots.
shared-own = Play a game of your own
shared-options = Options of this table
shared-proof = Proof that the deal was fair
shared-verify = Save the record and let it be proven:
shared-record = The record of this match
shared-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
shared-deal = The deal
shared-left = { $count } left
shared-program = { $name } (program)
shared-player-number = Player { $number }
shared-nothing = Page not found
shared-nothing-why = The link may be incomplete.
shared-later = One moment, please
shared-failed = That did not work
