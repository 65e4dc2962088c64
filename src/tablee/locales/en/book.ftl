### My matches: figures, by game and by whom one played with, and the list of all.

book-empty = Nothing is written down yet. When you have finished a match, it stands here.
book-played = Matches
book-won = Won
book-mean = Points on average
book-best = Best result
book-streak = Current streak
book-longest = Best streak
book-luck = Luck, on average
book-luck-in = { $luck } in { $count ->
    [one] one reviewed match
   *[other] { $count } reviewed matches
}
book-luck-match = Luck: { $luck }
book-luck-hint = Luck is what the cards were worth to you, as a chance to win a match. It is measured when somebody asks for “Luck and skill” in the replay of a match; over many matches, it comes to nothing for everybody.
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
book-cards = Cards
book-cards-all = Online and real cards
book-cards-online = Online
book-cards-real = Real cards
book-with-real = With real cards
book-is-won = won
book-given-up = given up
book-more = Show more
book-take = Export
book-take-hint = All your matches as a file: CSV for spreadsheets, JSON for everything.

## A year

book-year = My year
year-title = My { $year }
year-other = Other years
year-empty = No match was finished in this year.
year-won = { $count ->
    [one] { $count } won ({ $share })
   *[other] { $count } won ({ $share })
}
year-days = { $count ->
    [one] on { $count } day
   *[other] on { $count } days
}
year-longest = { $count ->
    [one] { $count } won in a row
   *[other] { $count } won in a row
}
year-people = { $count ->
    [one] One person met
   *[other] { $count } people met
}
year-share = Share as a picture
year-share-hint = The picture has your numbers and nobody else’s name.

## Groups: a family, a club

groups-intro = A family, a club, the people you always play with: a group keeps the score of every match you play together. Whoever has the link can join, and only those who have joined appear in it.
groups-mine = My groups
groups-new = New group
groups-name = Name of the group
groups-make = Create group
groups-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
groups-all = All groups
group-table = Table
group-player = Player
group-rating = Rating
group-rating-hint = The rating estimates how strong somebody is in this game, from who came before whom in the group’s matches. Everybody begins at 25; the true value is within the ± in about 19 of 20 cases, and the more somebody plays, the smaller it gets.
group-empty = No two of you have finished a match together yet. As soon as you have, it counts here.
group-period = Period
group-always = All time
group-over-time = Matches won, month by month
group-members = Members
group-since = since { $date }
group-invite = Invite
group-invite-hint = Whoever has this link can join, and then sees this page.
group-link = Copy the link
group-new-link = New link
group-new-link-ask = Make a new link? The old one then leads nowhere.
group-remove = Remove { $name }
group-remove-ask = Remove { $name } from the group? Their matches go from the table as well.
group-leave = Leave the group
group-leave-ask = Leave the group? Your name and your matches go from its table. With the link you can come back.
group-matches = Matches
group-others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
group-sheets = Evenings with real cards
group-sheets-hint = Put a finished score sheet of this device into the group. Then everybody says for themselves which column was theirs; as soon as two have, it counts in the table. Nobody else is named.
group-sheet-choose = Choose a score sheet
group-sheet-put = Put it into the group
group-sheet-seat = Player { $number }
group-sheet-me = That was me
group-sheet-not-me = That was not me
group-sheet-out = Take this score sheet out of the group
group-real = real cards
group-take-hint = The table and all matches of the group as a file: CSV for spreadsheets, JSON for everything.
join-invited = You are invited to “{ $name }”.
join-hint = Those in the group see your name and how your matches with them ended, also those before. When you leave, all of that is gone from the group.
join-name = Your name
join-now = Join
join-already = You are in this group already.
join-open = To the group

refusal-no_such_group = You are not in such a group.
refusal-no_such_invitation = This invitation leads nowhere, or not any more.
refusal-no_such_member = Nobody in this group has that id.
refusal-not_yours_to_remove = Only whoever joined first can remove others.
refusal-too_many_groups = You can be in at most { $most } groups.
refusal-sheet_not_over = The match on this score sheet is not over.
refusal-seat_claimed = Somebody else has already said that they played there.
refusal-group_sheets_full = This group has room for { $most } score sheets.
refusal-group_full = This group is full: it has room for { $most }.
