### What only the page of a tournament says.

tournament-hint = The same cards at every table: you are compared with everybody who had them in the same seat.
tournament-system = Format
tournament-swiss = Swiss (by score)
tournament-round_robin = Everybody against everybody
tournament-players = Players at a table
tournament-rounds = Rounds
tournament-bots = Filler bots
tournament-pause = Break after each round
tournament-new = Set up a tournament
tournament-mine = Your tournaments
tournament-by = hosted by { $host }
tournament-entrants = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-fills = Bots fill empty seats.
tournament-begin-hint = Start when everybody is here.
tournament-waiting = You are in. It starts soon; keep this page open.
tournament-name = Your name
tournament-join = Take part
tournament-leave = Withdraw
tournament-begin = Start the tournament
tournament-invite = Invite
tournament-round = Round { $round } of { $rounds }
tournament-next = Round { $round } is next
tournament-seconds = { $seconds ->
    [one] It begins in { $seconds } second.
   *[other] It begins in { $seconds } seconds.
}
tournament-over = The tournament is over
tournament-table-over = Your table is done; others are still playing.
tournament-my-table = To my table
tournament-standings = Standings
tournament-who = Who
tournament-share = Score
tournament-won = Wins
tournament-lead = Lead
tournament-score-hint = The score: how many in the same seat did worse with the same cards. Ties go to more wins, then to the larger lead.
tournament-table = Table { $number }
tournament-playing = still playing
tournament-replay = Replay
tournament-promise = Fairness proof
tournament-promise-hint = The cards of every round were fixed when the tournament was set up. These are their seals; the seed follows when a round is over.
tournament-seed = Seed:
tournament-end = End the tournament
tournament-end-sure = End it now? The round that is being played will not count.

## What the server refuses

refusal-no_such_tournament = There is no tournament called “{ $given }”.
refusal-not_your_tournament = Only the organiser of this tournament can do that.
refusal-tournament_begun = This tournament has already begun.
refusal-tournament_full = This tournament is full: { $most } players take part.
refusal-tournament_crowded = From one network { $most } can join at once. Try again in a while.
refusal-too_few_entrants = A tournament needs at least { $least } players.
refusal-too_many_tournaments = Nobody can run more than { $most } tournaments at a time.
refusal-not_in_tournament = A tournament is played without this option: { $given }.
refusal-two_at_a_table = Everybody meets everybody only with two players at a table.
