### Learning to play: the rules pages, the lessons, and hints at the table.
### $bot is the name of the other player in a lesson.

## Rules and lessons

rules-of = Rules of { $game }
rules-contents = Contents
rules-print = Print
learn-by-playing = Learn by playing
learn-about = Play along for a few minutes: every step says what to do and why.
learn-minutes = About three minutes
learn-all = All lessons
learn-title = Learn { $game }
learn-restart = Restart
learn-skip = Skip
learn-next = Next
learn-make = Do it for me
learn-step = Step { $number } of { $count }
learn-read-first = Read this first, then press “Next”.
learn-not-now = Not now: do what the lesson asks.
spot-advised = recommended

## Hints at the table

hint = Hint
hint-left = Hint ({ $count } left)
hint-thinking = Thinking…
hint-later = The chances will follow: they are still being prepared, only this once.
hint-chance = Chance to win: { $chance }% ({ $low } to { $high }%)
hint-score = About { $points } points in this round
hint-others = The best moves
hint-others-lead = The best moves, by points ahead of the others
