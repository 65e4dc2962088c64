## Skip-Bo: setting up

real-skipbo-step-deck = Mischt alle { $deck } Karten. Leere Karten bleiben in der Schachtel.
real-skipbo-step-dealer = Alle ziehen eine Karte: Wer die höchste hat, gibt. Legt die Karten zurück und mischt neu. In den nächsten Runden gibt, wer links vom Kartengeber sitzt.
real-skipbo-step-pairs = Partner sitzen sich gegenüber: { $pairs }.
real-skipbo-step-deal = Gebt jedem { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
} verdeckt, immer eine reihum, links vom Kartengeber zuerst. Das sind die Spielerstapel.
real-skipbo-step-top = Alle legen ihren Spielerstapel rechts vor sich hin und decken seine oberste Karte auf. Die Karten darunter sieht sich niemand an, auch nicht die eigenen.
real-skipbo-step-draw_pile = Legt die anderen { $left } Karten verdeckt in die Mitte: Das ist der Kartenstock.
real-skipbo-step-room = Lasst in der Mitte Platz für vier Ablegestapel und links von jedem Spielerstapel für vier Hilfsstapel. Am Anfang sind sie leer.
real-skipbo-step-begin = Wer links vom Kartengeber sitzt, beginnt und zieht fünf Karten.

## Skip-Bo: who deals

real-skipbo-first-title = Wer gibt?
real-skipbo-first-intro = Alle ziehen eine Karte; wer die höchste hat, gibt. Eine Skip-Bo-Karte zählt nicht.
real-skipbo-first-decided = { $player } hat die höchste Karte und gibt.
real-skipbo-first-level = Gleichstand: { $players }. Nur sie ziehen noch einmal.
real-skipbo-first-redraw = Eine Skip-Bo-Karte zählt nicht. Noch eine Karte für: { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = Wir sind mehr als sechs
real-skipbo-answer-too_many_players = Ein Spiel reicht für zwei bis sechs. Sind es mehr, macht zwei Tische mit je einem Spiel.
real-skipbo-ask-deal_level = Beim Auslosen des Kartengebers haben mehrere die höchste Karte, oder jemand hat eine Skip-Bo-Karte
real-skipbo-answer-deal_level = Wer gleichauf ist, zieht noch einmal, sonst niemand. Wer eine Skip-Bo-Karte hat, zieht sofort eine andere.
real-skipbo-ask-misdeal = Jemand hat beim Geben zu viele oder zu wenige Karten bekommen
real-skipbo-answer-misdeal = Vor dem ersten Zug: alles mischen und neu geben. Später kommt, was fehlt, vom Kartenstock ungesehen unter den Spielerstapel; was zu viel ist, geht von dort zurück.
real-skipbo-ask-next_dealer = Wer gibt die nächste Runde, und wer beginnt?
real-skipbo-answer-next_dealer = Nach jeder Runde gibt, wer links vom Kartengeber sitzt. Es beginnt, wer links vom neuen Kartengeber sitzt.
real-skipbo-ask-must_play = Muss ich eine Karte legen, die passt?
real-skipbo-answer-must_play = Nein, nie, auch nicht vom Spielerstapel. Du musst nur am Ende deines Zugs eine Handkarte ablegen.
real-skipbo-ask-hand_empty = Ich habe keine Handkarten mehr
real-skipbo-answer-hand_empty = Hast du alle gelegt, ziehst du sofort fünf neue und machst weiter. Hast du die letzte auf einen Hilfsstapel gelegt, ist dein Zug vorbei, und du ziehst erst am Anfang des nächsten.
real-skipbo-ask-draw_pile_empty = Der Kartenstock ist aufgebraucht
real-skipbo-answer-draw_pile_empty = Sobald jemand ziehen muss, mischt die vollständigen Ablegestapel: Sie sind der neue Kartenstock. Gibt es keine, spielt mit dem weiter, was ihr habt.
real-skipbo-ask-nothing_left = Meine Hand ist leer, und es gibt nichts zu ziehen
real-skipbo-answer-nothing_left = Lege, was du vom Spielerstapel und von den Hilfsstapeln legen kannst. Dann endet dein Zug, ohne dass du etwas ablegst.
real-skipbo-ask-wild = Wofür steht eine Skip-Bo-Karte?
real-skipbo-answer-wild = Für jede Zahl, die ein Ablegestapel gerade braucht. Auf einem Hilfsstapel und nach dem Mischen ist sie wieder ein Joker.
real-skipbo-ask-discard_stock = Darf ich die oberste Karte meines Spielerstapels auf einen Hilfsstapel legen?
real-skipbo-answer-discard_stock = Nein. Dorthin dürfen nur Handkarten, und nur auf einen deiner eigenen vier Hilfsstapel.
real-skipbo-ask-look_through = Darf ich einen Hilfsstapel durchsehen?
real-skipbo-answer-look_through = Ja, alle Karten aller Hilfsstapel sind für alle offen. Gespielt wird immer nur die oberste.
real-skipbo-ask-partner_cards = Was darf ich von meinem Partner spielen, und was dürfen wir sagen?
real-skipbo-answer-partner_cards = In deinem Zug auch die oberste Karte seines Spielerstapels und seiner Hilfsstapel: Sag es ihm, etwa „Partner, leg deine 7“. Seine Hand ist tabu, und er selbst schweigt.
real-skipbo-ask-own_stock_empty = Mein Spielerstapel ist leer, der von meinem Partner nicht
real-skipbo-answer-own_stock_empty = Du spielst weiter, aus der Hand, von deinen Hilfsstapeln und von den Stapeln deines Partners. Ihr habt gewonnen, wenn beide Spielerstapel leer sind.
real-skipbo-ask-too_many = Jemand hat zu viele Karten gezogen
real-skipbo-answer-too_many = Was zu viel ist, wird ungesehen in den eigenen Spielerstapel gemischt, unter die oberste Karte. Beanstanden kann man es, bis der nächste Zug dieser Person beginnt.
real-skipbo-also-too_many = Manche legen die Karten stattdessen ganz nach unten.
real-skipbo-ask-out_of_turn = Jemand spielt außer der Reihe
real-skipbo-answer-out_of_turn = Der Zug wird abgebrochen: Was gelegt ist, bleibt, gezogene Karten auf der Hand gehen zurück, und wer an der Reihe war, macht weiter. Den nächsten Zug beginnt der Erwischte ohne zu ziehen.
real-skipbo-also-out_of_turn = Manche nehmen den ganzen Zug zurück oder verbieten im nächsten jedes Ziehen.
real-skipbo-ask-out_of_turn_unnoticed = Jemand hat außer der Reihe gespielt, und niemand hat es rechtzeitig gemerkt
real-skipbo-answer-out_of_turn_unnoticed = Dann gilt der Zug. Links von dieser Person geht es weiter.
real-skipbo-ask-talk = Ein Partner redet, obwohl er nicht am Zug ist
real-skipbo-answer-talk = Zwei Karten vom Kartenstock kommen ungesehen in seinen Spielerstapel. Beanstanden kann man es, bis sein nächster Zug beginnt.
real-skipbo-ask-cheating = Jemand hat geschummelt
real-skipbo-answer-cheating = Das kostet zwei Karten vom Kartenstock, ungesehen in den eigenen Spielerstapel. Beanstanden kann man es, bis der nächste Zug dieser Person beginnt.
real-skipbo-ask-looked_below = Jemand hat unter die oberste Karte eines Spielerstapels gesehen
real-skipbo-answer-looked_below = Aus Versehen: Mischt die Karten unter der obersten. Mit Absicht ist es Schummeln und kostet zwei Karten.
real-skipbo-ask-forgot_draw = Jemand hat vergessen, am Anfang des Zugs zu ziehen
real-skipbo-answer-forgot_draw = Solange der Zug dauert, wird nachgezogen, was gefehlt hat. Nach dem Ablegen ist es zu spät.
real-skipbo-ask-forgot_discard = Jemand hat vergessen, am Ende eine Karte abzulegen
real-skipbo-answer-forgot_discard = Erst damit ist der Zug vorbei: Holt es nach. Hat die nächste Person schon gezogen, lasst es so.
real-skipbo-ask-wrong_card = Auf einem Ablegestapel liegt eine falsche Karte
real-skipbo-answer-wrong_card = Im selben Zug geht sie zurück, mit allem, was darauf gelegt wurde, und das kostet nichts. Merkt ihr es später, bleibt sie und steht für die Zahl, die dorthin gehört.
real-skipbo-ask-wrong_call = Jemand hat einen Fehler beanstandet, der keiner war
real-skipbo-answer-wrong_call = Das kostet nichts. Es geht weiter.
real-skipbo-ask-last_stock_card = Jemand hat die letzte Karte seines Spielerstapels gelegt
real-skipbo-answer-last_stock_card = Damit ist die Runde sofort gewonnen, ganz gleich, was noch auf der Hand und auf den Hilfsstapeln ist: 25 Punkte und 5 für jede Karte in den anderen Spielerstapeln.
real-skipbo-ask-stuck = Niemand kann noch eine Karte bewegen
real-skipbo-answer-stuck = Haben reihum alle ihren Zug beendet, ohne eine Karte zu bewegen, gewinnt der kleinste Spielerstapel mit den üblichen Punkten. Sind die kleinsten gleich groß, ist es unentschieden ohne Punkte.
real-skipbo-also-stuck = Oder ihr mischt alle Hilfsstapel zu einem neuen Kartenstock und spielt weiter.
real-skipbo-ask-level_at_the_end = Können zwei zugleich die Partie gewinnen?
real-skipbo-answer-level_at_the_end = Nein: In einer Runde bekommt nur einer oder ein Team Punkte. Wer zuerst 500 hat, hat gewonnen.
