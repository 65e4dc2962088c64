## Skip-Bo: setting up

real-skipbo-step-deck = Shuffle all { $deck } cards. Blank cards stay in the box.
real-skipbo-step-dealer = Everybody draws a card: the highest deals. Then put the cards back and shuffle again. In later games the deal passes to the left.
real-skipbo-step-pairs = Partners sit opposite each other: { $pairs }.
real-skipbo-step-deal = Deal { $each ->
    [one] { $each } card
   *[other] { $each } cards
} face down to everybody, one at a time, beginning at the dealer’s left. These are the stocks.
real-skipbo-step-top = Everybody puts their stock on their right and turns over its top card. Nobody looks at the cards below, not even at their own.
real-skipbo-step-draw_pile = Put the other { $left } cards face down in the middle: the draw pile.
real-skipbo-step-room = Leave room in the middle for four building piles, and to the left of each stock for four discard piles. They begin empty.
real-skipbo-step-begin = The player on the dealer’s left begins and draws five cards.

## Skip-Bo: who deals

real-skipbo-first-title = Who deals?
real-skipbo-first-intro = Everybody draws a card; the highest deals. A Skip-Bo card does not count.
real-skipbo-first-decided = { $player } has the highest card and deals.
real-skipbo-first-level = Level: { $players }. Only they draw again.
real-skipbo-first-redraw = A Skip-Bo card does not count. Another card for: { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = There are more than six of us
real-skipbo-answer-too_many_players = One deck is for two to six players. With more, make two tables with a deck each.
real-skipbo-ask-deal_level = The highest cards in the draw for the deal are level, or one is a Skip-Bo card
real-skipbo-answer-deal_level = Those who are level draw again, nobody else. Whoever has a Skip-Bo card draws another at once.
real-skipbo-ask-misdeal = Somebody was dealt too many or too few cards
real-skipbo-answer-misdeal = Before the first turn: shuffle everything and deal again. Later, add what is missing from the draw pile to the bottom of the stock, or take off the surplus there, without looking.
real-skipbo-ask-next_dealer = Who deals the next game, and who begins?
real-skipbo-answer-next_dealer = The deal passes to the left after each game. The player on the dealer’s left begins.
real-skipbo-ask-must_play = Do I have to play a card that fits?
real-skipbo-answer-must_play = No, you never have to, not even from your stock. You only have to end your turn by discarding a card from your hand.
real-skipbo-ask-hand_empty = I have no cards left in my hand
real-skipbo-answer-hand_empty = If you have played them all, draw five more at once and go on. If the last one was your discard, your turn is over and you draw when your next turn begins.
real-skipbo-ask-draw_pile_empty = The draw pile is used up
real-skipbo-answer-draw_pile_empty = When somebody has to draw, shuffle the finished building piles: they are the new draw pile. If there are none, play on with what you hold.
real-skipbo-ask-nothing_left = My hand is empty, and there is nothing to draw
real-skipbo-answer-nothing_left = Play what you can from your stock and your discard piles. Then end your turn without discarding.
real-skipbo-ask-wild = What does a Skip-Bo card stand for?
real-skipbo-answer-wild = For whatever number a building pile needs. On a discard pile, and after shuffling, it is a Skip-Bo card again.
real-skipbo-ask-discard_stock = May I discard the top card of my stock?
real-skipbo-answer-discard_stock = No. Only a card from your hand can be discarded, and only onto one of your own four discard piles.
real-skipbo-ask-look_through = May I look through a discard pile?
real-skipbo-answer-look_through = Yes, all cards of all discard piles are open to everybody. Only the top card can be played.
real-skipbo-ask-partner_cards = What may I play of my partner’s, and what may we say?
real-skipbo-answer-partner_cards = On your turn, also the tops of your partner’s stock and discard piles: say it, such as “partner, play your 7”. Your partner’s hand stays out of it, and your partner says nothing.
real-skipbo-ask-own_stock_empty = My stock is empty, but my partner’s is not
real-skipbo-answer-own_stock_empty = You keep playing, from your hand, your discard piles and your partner’s piles. The pair has won when both stocks are empty.
real-skipbo-ask-too_many = Somebody has drawn too many cards
real-skipbo-answer-too_many = The extra cards are shuffled unseen into that player’s own stock, under the top card. It can be called until that player’s next turn begins.
real-skipbo-also-too_many = Some put them at the bottom of the stock instead.
real-skipbo-ask-out_of_turn = Somebody is playing out of turn
real-skipbo-answer-out_of_turn = The turn stops: what was played stays, cards drawn that are still in hand go back, and whoever’s turn it was goes on. The offender’s next turn begins without drawing.
real-skipbo-also-out_of_turn = Some undo that turn altogether, or let the offender draw nothing at all in the next one.
real-skipbo-ask-out_of_turn_unnoticed = Somebody has played out of turn, and nobody noticed in time
real-skipbo-answer-out_of_turn_unnoticed = Then the turn counts. Play goes on from that player’s left.
real-skipbo-ask-talk = The partner of whoever is playing talks
real-skipbo-answer-talk = The talker takes two cards from the draw pile, unseen, into their stock. It can be called until the talker’s next turn begins.
real-skipbo-ask-cheating = Somebody has cheated
real-skipbo-answer-cheating = It costs two cards from the draw pile, unseen, into the cheat’s own stock. It can be called until that player’s next turn begins.
real-skipbo-ask-looked_below = Somebody has looked below the top card of a stock
real-skipbo-answer-looked_below = By mistake: shuffle the cards below the top one. On purpose it is cheating, and costs two cards.
real-skipbo-ask-forgot_draw = Somebody forgot to draw at the beginning of the turn
real-skipbo-answer-forgot_draw = While the turn lasts, they draw what they should have drawn. After the discard it is too late.
real-skipbo-ask-forgot_discard = Somebody forgot to discard
real-skipbo-answer-forgot_discard = The turn is over only with the discard: do it now. If the next player has already drawn, leave it.
real-skipbo-ask-wrong_card = A wrong card lies on a building pile
real-skipbo-answer-wrong_card = In the same turn it goes back, with all that was played onto it, and costs nothing. Noticed later, it stays and stands for the number that belongs there.
real-skipbo-ask-wrong_call = Somebody has called a mistake that was none
real-skipbo-answer-wrong_call = Nothing happens. Play goes on.
real-skipbo-ask-last_stock_card = Somebody has played the last card of their stock
real-skipbo-answer-last_stock_card = That player has won at once, whatever is left in hand and on discard piles: 25 points, and 5 for each card in the other stocks.
real-skipbo-ask-stuck = Nobody can move a card
real-skipbo-answer-stuck = Once everybody in turn has ended a turn without moving a card, the smallest stock wins, with the usual points. If the smallest are level, it is a draw without points.
real-skipbo-also-stuck = Or shuffle all discard piles into a new draw pile and play on.
real-skipbo-ask-level_at_the_end = Can two win the match at once?
real-skipbo-answer-level_at_the_end = No: only one player or one pair scores in a game. Whoever has 500 points first has won.
