### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = It’s your turn
notice-hurry = Your turn ends in { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
notice-with = { $game } with { $names }
notice-try = It works
notice-try-text = This is how we’ll tell you that it’s your turn.
notice-confirm = Would you like mail from Tablée?
notice-confirm-text = Somebody who plays here, probably you, wants to be told at this address when it’s their turn. If that’s you, please confirm it:
notice-confirm-question = Tell { $where } when it’s your turn?
notice-confirm-yes = Yes, tell me
notice-confirmed = You’ll hear from us when it’s your turn.
notice-stop-question = Stop telling { $where } when it’s your turn?
notice-stop-yes = Stop
notice-stopped = You won’t hear from us here any more. Your games go on as before.

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = The match has begun
news-you = you
news-you-won = You have won
news-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
news-round = Round { $number }: { $scores }
news-game = Game { $number }: { $scores }
news-rounds = { $count ->
    [one] { $count } round is over
   *[other] { $count } rounds are over
}
news-games = { $count ->
    [one] { $count } game is over
   *[other] { $count } games are over
}
news-left = { $player } has left
news-came = { $player } has sat down
news-resigned = { $player } has given up
news-away = { $player } is away until { $date }
news-turns = { $count ->
    [one] { $player }: { $count } turn
   *[other] { $player }: { $count } turns
}
news-stood-in = { $count ->
    [one] a bot played a turn for you
   *[other] a bot played { $count } turns for you
}
