## Die Skip-Bo-Lektion

learn-skipbo-aim = Der Stapel mit der 4 ist dein Spielerstapel. Wer seinen Spielerstapel zuerst ganz loswird, gewinnt. Du siehst immer nur die oberste Karte.
learn-skipbo-begin = In der Mitte bauen alle gemeinsam Ablegestapel von 1 bis 12. Jeder beginnt mit einer 1, und du hast eine auf der Hand: Wähle sie, dann den ersten Ablegestapel.
learn-skipbo-go-on = Nun geht es eins nach dem anderen nach oben. Leg deine 2 darauf.
learn-skipbo-wild = Dein Spielerstapel zeigt eine 4, aber vorher fehlt eine 3. Eine Skip-Bo-Karte ist ein Joker und steht für jede Zahl: Spiel sie als 3.
learn-skipbo-stock = Jetzt passt die oberste Karte deines Spielerstapels. Spiel sie: Auf diese Karten kommt es an!
learn-skipbo-discard = Eine neue Karte liegt oben, die 8. Nichts passt mehr, also beendest du deinen Zug: Leg eine Handkarte auf einen deiner Hilfsstapel. Nimm die 9 und den ersten Stapel.
learn-skipbo-your-turn = { $bot } hat eine 5 vom Spielerstapel gespielt: Die Stapel in der Mitte gehören allen. Du bist wieder dran und hast deine Hand auf fünf Karten aufgefüllt.
learn-skipbo-climb = Damit deine 8 passt, muss oben eine 7 liegen. Spiel erst die 6, dann die 7 aus der Hand.
learn-skipbo-stock-again = Und los: Spiel die 8 von deinem Spielerstapel.
learn-skipbo-from-discard = Die oberste Karte eines Hilfsstapels kannst du in deinem Zug jederzeit spielen. Deine 9 passt: Spiel sie.
learn-skipbo-empty-hand = Ist deine Hand leer, ziehst du sofort fünf neue Karten. Spiel die 10 und beginn dann mit der 1 und der 2 den zweiten Ablegestapel.
learn-skipbo-five-more = Fünf neue Karten, und du bist immer noch dran. Die Karte deines Spielerstapels, die 3, passt auf den zweiten Ablegestapel.
learn-skipbo-complete = Noch eine Karte im Spielerstapel. Sieh dir den ersten Ablegestapel an: Mit der 11 und der 12 ist er voll. Dann kommt er weg, und sein Platz ist frei für eine neue 1.
learn-skipbo-win = Nun zu deiner letzten Karte, der 5: Spiel die 4 aus der Hand, dann die 5.
learn-skipbo-end = Dein Spielerstapel ist leer: Du hast gewonnen! Das gibt 25 Punkte und 5 für jede Karte im Spielerstapel von { $bot }. Sonst hat ein Spielerstapel 30 Karten, und eine Partie geht bis 500 Punkte.

## Warum nicht dieser Zug: Er ist erlaubt, aber nicht das, worum es gerade geht

learn-rather-skipbo-too-soon = Das darfst du, aber eine Karte auf dem Hilfsstapel beendet deinen Zug, und du kannst noch etwas spielen.
learn-rather-skipbo-discard = Das darfst du, mit jeder Handkarte und auf jeden deiner vier Hilfsstapel. Leg in dieser Lektion die 9 auf den ersten: Du brauchst sie bald.
learn-rather-skipbo-place = Das darfst du: Ein freier Platz ist so gut wie der andere. Nimm in dieser Lektion den markierten.
learn-rather-skipbo-play = Das darfst du, und es passt. Spiel aber erst die markierte Karte: Sie bringt dich der Karte deines Spielerstapels näher.

## Die Regeln, wie ein Tisch sie spielt

rules-skipbo-stock_size = { $count ->
    [one] An diesem Tisch bekommt jeder einen Spielerstapel von **{ $count } Karte**.
   *[other] An diesem Tisch bekommt jeder einen Spielerstapel von **{ $count } Karten**.
}
rules-skipbo-target = { $points ->
    [none] An diesem Tisch wird eine einzige Runde gespielt.
   *[other] An diesem Tisch gewinnt die Partie, wer zuerst **{ $points } Punkte** erreicht.
}
rules-skipbo-partners-true = An diesem Tisch spielt ihr in Zweierteams.
rules-skipbo-partners-false = An diesem Tisch spielen alle für sich.
