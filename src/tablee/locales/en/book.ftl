### My matches: figures, by game and by whom one played with, and the list of all.

book-empty = Nothing is written down yet. When you have finished a match, it stands here.
book-played = Matches
book-won = Won
book-mean = Points on average
book-best = Best result
book-streak = Won in a row, now
book-longest = Most in a row
book-others = Head to head
book-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
book-head = { $mine } won by you, { $theirs } by { $name }
book-all = All matches
book-game = Game
book-any-game = All games
book-with = With
book-anybody = With anybody
book-is-won = won
book-more = Show more
book-take = Take it with you
book-take-hint = All your matches as a file: a table for spreadsheets, or everything for programs.
