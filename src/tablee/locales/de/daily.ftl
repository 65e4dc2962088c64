### Die Karten des Tages: wer welchen Platz hat, und die Woche.

daily-against = Gegen einen Bot: { $level }.
daily-finished = { $count ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
}
daily-reached = { $reached ->
    [0] Alle Bots waren besser
   *[other] So gut wie { $reached } von { $levels } Bots oder besser
}
daily-bots-play = Die Bots spielen noch mit diesen Karten.
daily-measuring = Was Glück war, wird noch ausgerechnet.
daily-look = Partie ansehen
daily-today = Heute
daily-week = Diese Woche
daily-week-hint = Jeder Bot, der nicht besser war als du, zählt eins.
daily-name = Wer
daily-score = Stand
daily-luckless = Ohne Glück
daily-luckless-hint = Ohne Glück: was gutes Spiel zur Gewinnchance hinzugefügt (+) oder Fehler ihr genommen haben (−), welche Karten auch kamen. 0 % ist eine ausgeglichene Partie; für die Woche steht da der Mittelwert eines Tages.
daily-days = Tage
daily-levels = Bots erreicht
daily-streak = { $count } Tage in Folge
daily-promise = Beweis: Karten standen vorher fest
daily-promise-hint = Die Karten jedes Tages stehen eine Woche vorher fest. Das ist das Siegel der heutigen; die beendete Partie verrät seinen Startwert:
