### Mijn partijen: cijfers, per spel en per tegenstander, en de lijst van alle.

book-empty = Er staat nog niets. Zodra je een partij hebt uitgespeeld, staat ze hier.
book-played = Partijen
book-won = Gewonnen
book-mean = Punten gemiddeld
book-best = Beste resultaat
book-streak = Nu op rij gewonnen
book-longest = Meeste op rij
book-others = Onderling
book-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
book-head = { $mine } gewonnen door jou, { $theirs } door { $name }
book-all = Alle partijen
book-game = Spel
book-any-game = Alle spellen
book-with = Met
book-anybody = Met iedereen
book-is-won = gewonnen
book-more = Meer tonen
book-take = Om mee te nemen
book-take-hint = Al je partijen als bestand: een tabel voor rekenbladen, of alles voor programma’s.
