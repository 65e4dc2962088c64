### Stellungen zum Nachdenken: Rätsel und das Analysebrett.

study-you = Du
study-player = Spieler { $number }

puzzle-intro = Stellungen aus Spielen der Bots, in denen ein Zug oder eine Zugfolge klar am besten ist. Was du verpasst, kommt bald wieder, was du löst, später. Alles bleibt auf diesem Gerät.
puzzle-all = Alle Rätsel
puzzle-title = { $game }: Rätsel
puzzle-question = Was ist der beste Zug?
puzzle-grade = Schwierigkeit { $grade } von { $most }
puzzle-right = Richtig!
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-answer = Am besten: { $move }.
puzzle-loss-chance = Das kostet etwa { $percent } % der Gewinnchance.
puzzle-loss-points = { $points ->
    [1] Das kostet etwa einen Punkt.
   *[other] Das kostet etwa { $points } Punkte.
}
puzzle-next = Nächstes Rätsel
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.

analyse-intro = Lege eine beliebige Stellung aus, auch die eines Tisches mit echten Karten, und sieh, welche Züge gut sind und warum. Tippe auf eine Karte, um sie zu ändern, oder füge eine Stellung als Text ein. Ein Fragezeichen ist eine Karte, die niemand gesehen hat.
analyse-text = Stellung als Text
analyse-ask = Was ist am besten?
analyse-begin = Mit { $game } anfangen
analyse-lay-out = Die Karten auslegen
analyse-change = Ändern: { $card }
analyse-which = Welche Karte?
analyse-type = Oder eintippen:
analyse-take = Übernehmen
analyse-add = Eine daneben
analyse-remove = Wegnehmen
analyse-moves = Die besten Züge
analyse-nothing = In dieser Stellung hat dieser Spieler nichts zu entscheiden.
analyse-share = Stellung teilen
analyse-keep = Als Rätsel merken
analyse-kept = Unter deinen Rätseln

## What cannot be a position

refusal-position_unreadable = „{ $given }“ lässt sich in einer Stellung nicht lesen.
refusal-position_short = Diese Stellung ist nicht vollständig: Nach dem Spiel kommen { $words }.
refusal-position_repeated = „{ $given }“ steht zweimal in dieser Stellung.
refusal-position_unknown_word = „{ $given }“ sagt in einer Stellung nichts; bekannt sind { $known }.
refusal-position_missing = In dieser Stellung fehlt „{ $given }“.
refusal-position_no_text = Stellungen von { $given } lassen sich nicht als Text schreiben.
refusal-position_no_seat = Ein Platz ist in dieser Stellung eine Zahl von 0 bis { $last }, nicht { $given }.
refusal-position_too_many = { $count } Karten { $given } sind zu viele; im Spiel sind { $most }.
refusal-position_deck = { $given } Karten sind zu viele; das Spiel hat { $most }.
refusal-position_hidden = Wer hier schaut, sieht diese Karte nicht: In „{ $given }“ muss dort ein Fragezeichen stehen.
refusal-position_own = Wer hier schaut, sieht die eigenen Karten: In „{ $given }“ darf kein Fragezeichen stehen.
refusal-position_turn = „{ $given }“ kann nicht sein: Niemand könnte hier so dran sein.
refusal-position_impossible = Nach den Regeln kommt das nicht vor: { $given }.
refusal-position_waits = Bei „{ $given }“ gibt es nichts zu entscheiden: Jemand anders ist dran.
refusal-position_over = In dieser Stellung gibt es nichts mehr zu spielen.
