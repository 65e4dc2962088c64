### What bots say now and then. Each bird has its own manner: the sparrow is a child, the robin is kind, the magpie
### boasts, the owl is wise and dry, the falcon is short of words, the champion is a maestro.
### line-<level>-<occasion>-<1 or 2>; nothing here may speak of one game, of a card, or of what is hidden.

## Sparrow

line-1-sit-1 = Hooray, I get to play too!
line-1-sit-2 = Is this seat free? Hop!
line-1-clever-1 = Look, look what I did!
line-1-clever-2 = Tweet! That was me!
line-1-unlucky-1 = Oh feathers!
line-1-unlucky-2 = That wasn’t supposed to happen …
line-1-last-1 = Nearly, nearly, nearly!
line-1-last-2 = I can see the end from here!
line-1-lose-1 = Again! Let’s play again!
line-1-lose-2 = I was sooo close. Wasn’t I?
line-1-win-1 = I won! I really won!
line-1-win-2 = Tweet, tweet, tweet! First!

## Robin

line-2-sit-1 = Lovely to sit with you all.
line-2-sit-2 = Good day, everybody. Shall we?
line-2-clever-1 = Well, that fits nicely.
line-2-clever-2 = What a pleasant surprise.
line-2-unlucky-1 = Oh dear. Never mind.
line-2-unlucky-2 = You can’t win them all.
line-2-last-1 = I think we’re coming to the end.
line-2-last-2 = Nearly there. How exciting!
line-2-lose-1 = Well played! That was a pleasure.
line-2-lose-2 = Congratulations, truly.
line-2-win-1 = Oh! Thank you for the lovely game.
line-2-win-2 = I didn’t expect that at all!

## Magpie

line-3-sit-1 = Ah, so many shiny cards!
line-3-sit-2 = Make room, here comes the best thief in town.
line-3-clever-1 = That one’s mine now!
line-3-clever-2 = Admire me. You’re welcome.
line-3-unlucky-1 = Who has been at my treasure?
line-3-unlucky-2 = That one wasn’t even shiny.
line-3-last-1 = I’ve nearly got the lot.
line-3-last-2 = Hold on to your feathers!
line-3-lose-1 = I let you have that one. This once.
line-3-lose-2 = Fine. But I keep the glitter.
line-3-win-1 = Mine, all mine!
line-3-win-2 = Was there ever any doubt?

## Owl

line-4-sit-1 = Good evening. Take your time.
line-4-sit-2 = Let us think about this together.
line-4-clever-1 = As I suspected.
line-4-clever-2 = Patience pays.
line-4-unlucky-1 = Hoo … I overlooked that.
line-4-unlucky-2 = Even wisdom needs luck.
line-4-last-1 = The night is nearly over.
line-4-last-2 = Now it matters.
line-4-lose-1 = You have learned well.
line-4-lose-2 = Interesting. I shall think it over.
line-4-win-1 = Experience, my friends.
line-4-win-2 = It was a matter of time.

## Falcon

line-5-sit-1 = Ready.
line-5-sit-2 = Eyes open.
line-5-clever-1 = Got it.
line-5-clever-2 = Clean.
line-5-unlucky-1 = Missed.
line-5-unlucky-2 = Headwind.
line-5-last-1 = Final approach.
line-5-last-2 = Closing in.
line-5-lose-1 = Fair hunt. Respect.
line-5-lose-2 = Next time, faster.
line-5-win-1 = Caught.
line-5-win-2 = Straight to the point.

## Champion

line-6-sit-1 = Ladies and gentlemen, the concert may begin.
line-6-sit-2 = An honour. Show me your best.
line-6-clever-1 = And now with feeling!
line-6-clever-2 = I’ve been practising that passage.
line-6-unlucky-1 = A wrong note. Happens to the greatest.
line-6-unlucky-2 = The orchestra was late.
line-6-last-1 = The finale, please.
line-6-last-2 = Drum roll …
line-6-lose-1 = Bravo! The stage is yours.
line-6-lose-2 = I bow to you.
line-6-win-1 = Thank you, thank you. No flowers, please.
line-6-win-2 = An encore? Gladly.
