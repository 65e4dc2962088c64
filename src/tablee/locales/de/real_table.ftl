### Für alle, die mit echten Karten spielen: vorbereiten, wer beginnt, was jetzt gilt, ob die Karten vollständig sind.
### $player ist jemand, etwa „Spieler 3“, und $players sind mehrere; $cards sind Karten mit Komma dazwischen.

real-title = { $game } mit echten Karten
real-intro = Ihr habt die Karten in der Hand? Hier seht ihr, wie ihr vorbereitet, wer beginnt, was jetzt gilt und ob die Karten vollständig sind. Das geht auch ohne Verbindung.
real-contents = Auf dieser Seite
real-player = Spieler { $number }
real-clear = Von vorn

## Setting up

real-set-up = Vorbereitung
real-players = Wie viele spielen mit?
real-usual = { $what }, wie üblich
real-pairs = In Teams spielen
real-dealt = { $each ->
    [one] Jeder bekommt { $each } Karte; { $left } bleiben zum Ziehen.
   *[other] Jeder bekommt { $each } Karten; { $left } bleiben zum Ziehen.
}

## Who begins

real-dealer = Wer ist Kartengeber?
real-card = { $player }, Karte { $number }
real-still = Es fehlen noch: { $players }.
real-draw-again = Noch einmal ziehen

## What happens now

real-what = Was gilt jetzt?
real-what-hint = Wähle aus, was passiert ist.
real-group-set_up = Bevor es losgeht
real-group-turn = Während eines Zugs
real-group-mistake = Fehler und Schummeln
real-group-end = Am Ende
real-silent = Die Anleitungen lassen das offen; so entscheidet Tablée.

## The deck

real-check = Sind die Karten vollständig?
real-check-intro = Sortiere die Karten und trage ein, wie viele es von jeder gibt. Vollständig sind es { $deck } Karten.
real-check-count = Wie oft { $card }?
real-check-of = von { $count }
real-check-fill = Alle Karten eintragen
real-check-missing = Es fehlen: { $cards }.
real-check-extra = Zu viel: { $cards }.
real-check-uncounted = Noch nicht gezählt: { $cards }.
real-check-complete = Alles da: { $deck } Karten.

## In the terminal

real-menu = Was möchtest du über { $game } wissen? Tippe eine Nummer oder „ende“.
real-ask-shown = Die Karten von allen, mit Komma zwischen den Spielern, etwa { $example }
real-ask-situation = Was ist passiert? Tippe die Nummer, oder nichts, um zurückzugehen.
real-ask-yes = { $question } (ja oder nein)
real-ask-count = Wie oft { $card }? Es sollten { $count } sein; nichts, wenn du nicht gezählt hast.
real-not-number = „{ $given }“ geht nicht: Es muss eine Zahl von { $least } bis { $most } sein.
real-not-card = „{ $given }“ ist keine Karte dieses Spiels. Es gibt: { $cards }.
real-not-shown = „{ $given }“ geht nicht: Jeder zeigt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
real-not-one-deck = Diese Karten gibt ein Kartenspiel nicht her. Zu viel: { $cards }.
real-not-twice = { $card } steht zweimal da: Nenne jede Karte nur einmal.
real-not-situation = „{ $given }“ gibt es nicht. Es gibt: { $known }.
real-not-pairs = Mit { $players } Spielern kann man nicht in Teams spielen.
real-no-table = { $game } hat nichts für echte Karten.
