## Skyjo: setting up

real-skyjo-step-deck = Shuffle all { $deck } cards.
real-skyjo-step-dealer = Choose who deals first. After each round the deal passes to the left.
real-skyjo-step-deal = Deal { $each } cards face down to everybody, one at a time, beginning at the dealer’s left.
real-skyjo-step-grid = Everybody lays them out in four columns and three rows, face down. Nobody looks at them.
real-skyjo-step-draw_pile = Put the rest face down in the middle and turn over the first card: it opens the discard pile. The other { $left } are the draw pile.
real-skyjo-step-two_cards = Everybody turns over two cards of their choice.
real-skyjo-step-begin = The highest sum of two cards begins, and play goes clockwise.

## Skyjo: who begins

real-skyjo-first-title = Who begins?
real-skyjo-first-intro = Everybody turns over two cards; the highest sum begins. If sums are level, the first after the dealer begins.
real-skyjo-first-decided = { $player } begins: { $sum } is the highest sum.
real-skyjo-first-level = Level with { $sum }: { $players }. { $player } sits first after the dealer and begins.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = There are more than eight of us
real-skyjo-answer-too_many_players = One deck is for two to eight players. With more, make two tables with a deck each.
real-skyjo-ask-misdeal = Somebody was dealt too many or too few cards
real-skyjo-answer-misdeal = Before the first turn: shuffle everything and deal again. Later, deal what is missing face down from the draw pile; a face-down card too many goes unseen under the draw pile.
real-skyjo-ask-level_sums = The highest sums of two cards are level
real-skyjo-answer-level_sums = Of those who are level, the one who sits first after the dealer begins.
real-skyjo-also-level_sums = Or settle it as you like; the youngest, for instance.
real-skyjo-ask-next_start = Who begins the next round?
real-skyjo-answer-next_start = Again the highest sum of two cards. The deal has passed to the left.
real-skyjo-also-next_start = Or whoever closed the last round begins.
real-skyjo-ask-put_back = I have taken the card from the discard pile. Can I put it back?
real-skyjo-answer-put_back = No, you must exchange it for one of your cards.
real-skyjo-ask-look_before = May I look at a face-down card before I exchange it?
real-skyjo-answer-look_before = No. You see it only when it lies on the discard pile.
real-skyjo-ask-unwanted = I do not want the card that I drew
real-skyjo-answer-unwanted = Discard it and turn over one of your face-down cards. The discard pile cannot be chosen any more in this turn.
real-skyjo-ask-three_equal = Three equal cards lie face up in a column
real-skyjo-answer-three_equal = They go onto the discard pile at once, on top of the card just exchanged or discarded. That goes for every value, negative ones too, and in the last turn as well.
real-skyjo-ask-draw_pile_empty = The draw pile is used up
real-skyjo-answer-draw_pile_empty = When somebody has to draw, shuffle the discard pile without its top card: it is the new draw pile.
real-skyjo-ask-out_of_turn = Somebody has played out of turn
real-skyjo-answer-out_of_turn = Take it back: the cards return to where they were, and whoever’s turn it is plays. If the next player has already moved, the turn counts.
real-skyjo-ask-looked = Somebody has looked at a face-down card
real-skyjo-answer-looked = It stays face up where it lies, so that all know as much.
real-skyjo-ask-drew_two = Somebody has drawn two cards
real-skyjo-answer-drew_two = The first one counts. The other is shuffled into the draw pile.
real-skyjo-ask-forgot_turn_over = Somebody discarded the drawn card and turned nothing over
real-skyjo-answer-forgot_turn_over = They do it as soon as it is noticed.
real-skyjo-ask-overlooked_column = A column of three equal cards was overlooked
real-skyjo-answer-overlooked_column = It goes as soon as somebody notices, at the latest before the cards are counted.
real-skyjo-ask-closed = All of somebody’s cards are face up
real-skyjo-answer-closed = That was their last turn, and each of the others has exactly one more. It is the same if all their columns have gone.
real-skyjo-ask-column_at_the_end = Turning over the last cards, a column shows three equal ones
real-skyjo-answer-column_at_the_end = It goes as well and does not count.
real-skyjo-also-column_at_the_end = Some let it stay and count it.
real-skyjo-ask-closer_not_lowest = Whoever closed does not have the lowest score alone
real-skyjo-answer-closer_not_lowest = Then their points of this round are doubled; being level is enough. Zero and negative scores are never doubled.
real-skyjo-ask-exactly_the_limit = Somebody has exactly 100 points
real-skyjo-answer-exactly_the_limit = 100 is enough: the match is over after this round. The lowest total wins.
real-skyjo-ask-level_at_the_end = The lowest totals are level
real-skyjo-answer-level_at_the_end = Those players win together.
