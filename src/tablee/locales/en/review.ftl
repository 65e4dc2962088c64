### After a round, after a match, and its replay.

## Rounds and totals

rounds = Rounds
unit-round = Round { $number }
unit-game = Game { $number }
round-closed = closed the round
round-doubled = points doubled
sheet-waiting = The players go on when they like.
chart-label = How the totals have grown. The table above has the numbers.
result-place = { $place ->
    [1] 1st of { $count }
    [2] 2nd of { $count }
    [3] 3rd of { $count }
   *[other] { $place }th of { $count }
}
result-best-round = Best round: { $points } (round { $number })
result-best-game = Best game: { $points } (game { $number })

## What can be done with a match

after-replay = Replay
after-share = Share the result
after-download = Download
after-check = Check the deal

## Check the deal

deal-title = Was the deal fair?
deal-why = Every shuffle of the match follows from a secret number, the seed. Before the first card, everybody was shown its fingerprint: the commitment. Now the seed is public, and the two must fit. Nobody, not even the server, could have changed a card in between.
deal-checking = Checking…
deal-proven = The seed fits the commitment that this device was shown before the first card.
deal-late = The seed fits the commitment. This device first saw it when the match had already begun.
deal-unseen = The seed fits the commitment of the record. This device was not there before the match and cannot say what was shown then.
deal-wrong = The seed does not fit the commitment! Do not trust this deal.
deal-unable = Browsers calculate this on encrypted pages only. The command below proves it.
deal-commitment = Commitment
deal-seed = Seed
deal-hash = SHA-256 of the seed, calculated here
deal-seen-early = Kept on this device since { $time }, before the first card.
deal-seen-late = Kept on this device since { $time }.
deal-whole = For the whole proof, with every shuffle and every move, download the record and run:

## Replay

replay-what-if = What if …?
replay-analyse = Analyse
replay-record = The match
replay-share = Share this move
replay-moves = Moves
replay-slider = Move
replay-position = Move { $at } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-eyes = Whose eyes?
replay-everybody = What everybody saw
replay-seat = What { $player } saw
replay-open = All cards open

## Looking at it together

together-lead = Present
together-possible = The others at the table can watch along.
together-leading = You’re presenting: the others see what you see.
together-following = You follow { $player }.
together-leads = { $player } is presenting.
together-wander = Free view
together-follow = Follow
together-stop = Stop
together-invited = { $player } is showing the match: watch along

## Luck and skill

review-title = Luck and skill
review-ask = Was it me, or the cards?
review-working = Reviewing every move…
review-failed = The review failed. Try again in a minute.
review-luck = Luck
review-skill = Skill
review-start = Start
review-result = Result
review-errors = Average error per move
review-verdict-best = best
review-verdict-fine = fine
review-verdict-close = close
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-balance = { $player }: start { $start }%, luck { $luck }%, skill { $skill }%, result { $result }%; average error { $cost }% per move
review-moments = { $player }’s costliest moves
review-moment = Move { $move }, { $played }: { $verdict }. It cost { $cost }% (± { $error }%).
review-better = Better: { $move }
review-nothing = No clear mistakes.
review-curve = Everybody’s chance to win the match, after each move. Marks are errors.
review-go = To move { $move }
review-how = Luck is how much the cards beat expectations; over time it evens out. Skill is the rest: a player’s own errors, and those of the others. Start, luck and skill add up to the result.

## A record from a file

record-open = Open a saved match
record-intro = Choose a file that was saved as a record. It is checked and shown on this device, and is sent nowhere.
record-file = Record (.json)
record-proven = Everything holds: the deal was sealed before the first card, and every shuffle, every move and the result are as recorded.
