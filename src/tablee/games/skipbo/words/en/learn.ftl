## The Skip-Bo lesson

learn-skipbo-aim = The pile with the 4 is your stock. Whoever gets rid of their whole stock first wins. You only ever see its top card.
learn-skipbo-begin = In the middle, everybody builds piles from 1 to 12. Each begins with a 1, and you have one in your hand: choose it, then the first building pile.
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

## Why not this move: it is allowed, but not what the lesson asks

learn-rather-skipbo-too-soon = You may, but a discard ends your turn, and there is still something to play.
learn-rather-skipbo-discard = You may, and any hand card and any of your four piles will do. In this lesson, put the 9 on the first pile: you will need it soon.
learn-rather-skipbo-place = You may: one free place is as good as another. In this lesson, use the marked one.
learn-rather-skipbo-play = You may, and it fits. But first play the marked card: it takes you closer to your next stock card.

## The rules, as a table plays them

rules-skipbo-stock_size = { $count ->
    [one] At this table each player gets a stock of **{ $count } card**.
   *[other] At this table each player gets a stock of **{ $count } cards**.
}
rules-skipbo-target = { $points ->
    [none] At this table a single game is played.
   *[other] At this table whoever reaches **{ $points } points** first wins the match.
}
rules-skipbo-partners-true = At this table you play in pairs.
rules-skipbo-partners-false = At this table everybody plays alone.
