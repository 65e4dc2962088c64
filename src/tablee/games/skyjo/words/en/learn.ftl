## The Skyjo lesson

learn-skyjo-aim = Twelve cards lie face down in front of you, and not even you know them. Every card counts as many points as it shows, from −2 to 12. You want as few as possible.
learn-skyjo-turn-two = To begin with, everybody turns over two cards. Choose the marked card, then the next one.
learn-skyjo-take = You show the higher sum, so you begin. A 1 lies on the discard pile: take it, and exchange it for your 10.
learn-skyjo-draw = The 9 on the discard pile is no use to you. Draw a card from the draw pile instead.
learn-skyjo-keep = A 5, and a 5 lies in the second column already. Put the new one below it. You learn what lay there only when it is gone.
learn-skyjo-draw-again = It was an 8: a good exchange. Draw another card.
learn-skyjo-reject = A 12 is bad. Do not keep it: choose the discard pile to discard it, and then turn over the marked card.
learn-skyjo-column = { $bot } has discarded a 5! Take it for the last card of the second column: three equal cards in a column leave the table.
learn-skyjo-gone = The whole column is gone, and 15 points with it. Now everybody goes on like this. Press “Next” to see the table six turns later.
learn-skyjo-closing = Only one of your cards is face down. When it is open, you close the round, and { $bot } has just one more turn.
learn-skyjo-close = Careful: if { $bot } then has as few points as you or fewer, yours are doubled! But you show 11 and { $bot } shows 36. So close: draw a card.
learn-skyjo-close-now = A 2 is fine. Exchange it for your last face-down card.
learn-skyjo-end = You have 13 points and { $bot } 39. Rounds go on until somebody has 100 points: then whoever has the fewest wins. You know Skyjo now!

## Why not this move: it is allowed, but not what the lesson asks

learn-rather-skyjo-cell = You may choose any of your cards. In this lesson, take the marked one.
learn-rather-skyjo-draw = You may draw. But what lies open on the discard pile is just what you need.
learn-rather-skyjo-take = You may take it. But it is high: a card from the draw pile is probably better.
learn-rather-skyjo-keep = You may keep it. But it is one of the worst cards of all.
learn-rather-skyjo-reject = You may discard it. But you can make good use of it.

## The rules, as a table plays them

rules-skyjo-limit = { $points ->
    [none] At this table a single round is played.
   *[other] At this table rounds are played until somebody has **{ $points } points** or more.
}
