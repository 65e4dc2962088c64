### The deal of the day: everybody's place, and the week.

daily-against = Against a bot: { $level }.
daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
daily-reached = { $reached ->
    [0] All bots did better
   *[other] As good as { $reached } of { $levels } bots, or better
}
daily-bots-play = The bots are still playing with these cards.
daily-measuring = What was luck is still being worked out.
daily-look = View match
daily-today = Today
daily-week = This week
daily-week-hint = One point for every bot you matched or beat.
daily-name = Who
daily-score = Score
daily-luckless = Without luck
daily-luckless-hint = Without luck: what playing well added to the chance to win (+), or errors took from it (−), whatever cards came. 0% is an even match; for the week it is the mean of a day.
daily-days = Days
daily-levels = Bots matched
daily-streak = { $count } days in a row
daily-promise = Fairness proof
daily-promise-hint = The cards of each day are fixed a week before. This is the commitment to today’s; the finished match reveals its seed:
