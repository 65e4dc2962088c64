### Learning to play: the rules pages, the lessons, and hints at the table.
### $bot is the name of the other player in a lesson.

## Rules and lessons

rules-of = Rules of { $game }
rules-contents = Contents
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

## The Skip-Bo lesson

learn-skipbo-aim = The pile with the 4 is your stock. Whoever gets rid of their whole stock first wins. You only ever see its top card.
learn-skipbo-begin = In the middle, everybody builds piles from 1 to 12. Each begins with a 1, and you have one in your hand: tap it, then the first building pile.
learn-skipbo-go-on = Now the pile goes up one by one. Play your 2 on it.
learn-skipbo-wild = Your stock shows a 4, but first a 3 is missing. A Skip-Bo card is wild and stands for any number: play it as the 3.
learn-skipbo-stock = Now the top card of your stock fits. Play it: stock cards are what counts!
learn-skipbo-discard = A new stock card, the 8. Nothing fits any more, so you end your turn: put one hand card on a discard pile of your own. Take the 9 and the first pile.
learn-skipbo-your-turn = { $bot } has played a 5 from the stock: the piles in the middle belong to everybody. It is your turn again, and you have drawn until your hand has five cards.
learn-skipbo-climb = You need a 7 on the pile before your 8 fits. Play the 6 and then the 7 from your hand.
learn-skipbo-stock-again = There it goes: play the 8 from your stock.
learn-skipbo-from-discard = The top card of a discard pile can be played at any time. Your 9 fits: play it.
learn-skipbo-empty-hand = If your hand is empty, you draw five new cards at once. Play the 10, and then start the second pile with the 1 and the 2.
learn-skipbo-five-more = Five new cards, and it is still your turn. Your stock card, the 3, fits on the second pile.
learn-skipbo-complete = One stock card is left. Look at the first pile: the 11 and the 12 complete it. Then it is set aside, and its place is free for a new 1.
learn-skipbo-win = Now for your last stock card, the 5: play the 4 from your hand, then the 5.
learn-skipbo-end = Your stock is empty: you have won! You score 25 points, and 5 for each card in { $bot }’s stock. Usually a stock has 30 cards, and a match goes to 500 points.

## The Skyjo lesson

learn-skyjo-aim = Twelve cards lie face down in front of you, and not even you know them. Every card counts as many points as it shows, from −2 to 12. You want as few as possible.
learn-skyjo-turn-two = To begin with, everybody turns over two cards. Tap the marked card, then the next one.
learn-skyjo-take = You show the higher sum, so you begin. A 1 lies on the discard pile: take it, and exchange it for your 10.
learn-skyjo-draw = The 9 on the discard pile is no use to you. Draw a card from the draw pile instead.
learn-skyjo-keep = A 5, and a 5 lies in the second column already. Put the new one below it. You learn what lay there only when it is gone.
learn-skyjo-draw-again = It was an 8: a good exchange. Draw another card.
learn-skyjo-reject = A 12 is bad. Do not keep it: tap the discard pile to discard it, and then turn over the marked card.
learn-skyjo-column = { $bot } has discarded a 5! Take it for the last card of the second column: three equal cards in a column leave the table.
learn-skyjo-gone = The whole column is gone, and 15 points with it. Now everybody goes on like this. Press “Next” to see the table six turns later.
learn-skyjo-closing = Only one of your cards is face down. When it is open, you close the round, and { $bot } has just one more turn.
learn-skyjo-close = Careful: unless you then have the fewest points alone, yours are doubled! But you show 11 and { $bot } shows 36. So close: draw a card.
learn-skyjo-close-now = A 2 is fine. Exchange it for your last face-down card.
learn-skyjo-end = You have 13 points and { $bot } 39. Rounds go on until somebody has 100 points: then the fewest points win. You know Skyjo now!

## Why not this move: it is allowed, but not what the lesson asks

learn-rather-skipbo-too-soon = You may, but a discard ends your turn, and there is still something to play.
learn-rather-skipbo-discard = You may, and any hand card and any of your four piles will do. In this lesson, put the 9 on the first pile: you will need it soon.
learn-rather-skipbo-place = You may: one free place is as good as another. In this lesson, use the marked one.
learn-rather-skipbo-play = You may, and it fits. But first play the marked card: it takes you closer to your next stock card.
learn-rather-skyjo-cell = You may choose any of your cards. In this lesson, take the marked one.
learn-rather-skyjo-draw = You may draw. But what lies open on the discard pile is just what you need.
learn-rather-skyjo-take = You may take it. But it is high: a card from the draw pile is probably better.
learn-rather-skyjo-keep = You may keep it. But it is one of the worst cards of all.
learn-rather-skyjo-reject = You may discard it. But you can make good use of it.

## Hints at the table

hint = Hint
hint-thinking = Thinking …
hint-later = The chances will follow: they are still being prepared, only this once.
hint-chance = Chance to win: { $chance } % ({ $low } to { $high } %)
hint-score = About { $points } points in this round
hint-others = The best moves
