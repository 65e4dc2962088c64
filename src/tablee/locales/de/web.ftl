### Was nur der Browser sagt. Was beide Spiele und der Server sagen, steht in games.ftl.

## Seiten

table-what-if = Was wäre, wenn?
table-watching = Du schaust zu
page-table = Tisch
page-puzzles = Rätsel
page-analyse = Analyse
page-score = Punkteblock
page-real-table = Mit echten Karten
page-rules = Regeln
page-replay = Wiedergabe
page-deal = Diese Karten selbst spielen
page-learn = Spielen lernen
page-settings = Einstellungen
page-daily = Karten des Tages
page-tournament = Turnier
page-book = Meine Partien
page-groups = Gruppen
page-join = Einladung
to-start = Zur Startseite
opening = Der Tisch wird geöffnet …

## Die Startseite

start-tagline = Skip-Bo und Skyjo an einem Tisch, mit Freunden überall oder gegen gute Bots.
start-game = Welches Spiel?
start-opponents = Mitspieler
start-level = Stärke
start-length = Länge
start-play = Jetzt spielen
start-invite = Freunde einladen
start-here = Zusammen an diesem Gerät
start-join = An einen Tisch setzen
start-public = Öffentliche Tische
daily-hint = Dieselben Karten und Bots für alle auf diesem Server, ein Versuch am Tag.
daily-play = { $game } spielen
daily-go-on = { $game } weiterspielen
daily-place = Platz { $place } von { $count }
daily-all = Rangliste und Woche
start-more = Mehr
level-1-strength = leicht
level-2-strength = mittel
level-3-strength = stark
level-4-strength = sehr stark
level-5-strength = hervorragend
level-6-strength = am stärksten
length-round = Eine Runde
length-game = Eine Runde
length-points = Bis { $points } Punkte
start-players = Für { $fewest } bis { $most } Personen
join-code = Code des Tisches
join-six = Ein Code hat sechs Buchstaben und Ziffern.
join = Hinsetzen
public-none = Gerade ist kein öffentlicher Tisch offen.
public-seats = { $taken } von { $players } Plätzen besetzt
public-more = Mehr Tische
mine-title = Deine Spiele
mine-your-turn = Du bist dran
mine-waits = Das Spiel wartet auf dich
mine-between = Es kann weitergehen
mine-finished = Deine letzten Partien
mine-other-device = Von einem anderen Gerät weiterspielen
left-waits = Dein Spiel wartet hier auf dich. Komm zurück, wann du magst.
left-goes-on = Das Spiel geht ohne dich weiter. Hier findest du es wieder; nach einer Weile spielt ein Bot für dich, bis du zurück bist.
start-against = { $count ->
    [one] Gegen { $count } Bot
   *[other] Gegen { $count } Bots
}
start-change = Ändern

## Vor der Partie

seats-title = Wer spielt mit?
seat-take = Hier sitzen
seat-leave = Aufstehen
seat-guest = Jemand an diesem Gerät
seat-program-mine = Ein Programm von mir …
program = Programm
program-waiting = Das Programm fehlt noch; bis dahin spielt ein Bot
program-out = Zu oft weggeschickt; ein Bot spielt weiter
seat-bot-here = Platz { $seat } besetzen
guest-name = Name
ready = Ich bin bereit
ready-not = Moment noch
table-start = Karten geben
share-title = Andere einladen
share-code = Code
share-qr = QR-Code mit dem Link zu diesem Tisch
share-copy = Link teilen
share-copied = Der Link ist kopiert.
share-only-here = Nur dieser Computer kann diese Adresse öffnen. Um andere einzuladen, starte Tablée mit --lan und öffne es unter der Adresse, die es dann zeigt.

## Am Tisch

seat-turn = am Zug
points-so-far = Punkte bisher
spot-source = spielbar
spot-target = kann hierhin
spot-selected = ausgewählt
pile-empty = leer
seat-partner = Partner
end-turn = Zug beenden
own-moves = Deine Züge
phase-turn = { $who ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
phase-over-game = Die Runde ist vorbei.
phase-over-round = Die Runde ist vorbei.
confirm-move = { $move }. Diesen Zug machen? Danach lässt er sich nicht mehr ändern.
undo = Letzten Zug zurücknehmen
undo-asked = Darf der letzte Zug zurückgenommen werden?
talk = Chat
talk-words = Sag etwas
talk-send = Senden
hand-over = Gib das Gerät an { $player } weiter
hand-over-hint = Die Karten erscheinen, wenn { $player } bereit ist.
hand-over-ready = Ich bin { $player }
log = Was geschah
log-again = Noch einmal sehen, was die anderen getan haben
scores = Punkte

## Zwischen den Runden und am Ende

sheet-after-round = { $count ->
    [one] Nach { $count } Runde
   *[other] Nach { $count } Runden
}
sheet-after-game = { $count ->
    [one] Nach { $count } Runde
   *[other] Nach { $count } Runden
}
sheet-player = Name
sheet-total = Gesamt
sheet-next-round = Nächste Runde
sheet-next-game = Nächste Runde
result-you = Du hast gewonnen!
result-pair = Ihr habt gewonnen!
result-others = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
result-record = Partie ansehen
result-rematch = Noch einmal
result-again = { $count ->
    [0] Am Tisch geht es mit einer neuen Partie weiter.
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
result-come-along = Mitkommen
sheet-look = Tisch ansehen
sheet-open = Ergebnis

## Die Verbindung

not-connected = Keine Verbindung: Es wurde nichts gesendet.
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-closed = Der Server hat den Tisch geschlossen.
offline-loading = Die Karten werden auf diesem Gerät vorbereitet …
offline-fair = Diese Partie lief nur auf diesem Gerät. Die Karten waren auch hier vor der ersten Karte versiegelt; wer neugierig ist und die Entwicklerwerkzeuge des Browsers kennt, hätte aber verdeckte Karten sehen können.
connection-retry = Jetzt versuchen
missed = Während du weg warst

## Einstellungen

setting-language = Sprache
setting-theme = Farben
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-theme-contrast = Hoher Kontrast
setting-felt = Tischfarbe
setting-felt-moss = Moos
setting-felt-sea = Meer
setting-felt-plum = Pflaume
setting-felt-walnut = Nussbaum
setting-felt-slate = Schiefer
setting-back = Kartenrücken
setting-back-weave = Geflecht
setting-back-sun = Sonne
setting-back-waves = Wellen
setting-back-leaves = Blätter
setting-back-stars = Sterne
setting-size = Größe der Karten
setting-size-small = Klein
setting-size-medium = Mittel
setting-size-large = Groß
setting-speed = Animationen
setting-speed-slow = Langsam
setting-speed-normal = Normal
setting-speed-fast = Schnell
setting-speed-none = Keine
setting-sounds = Töne
setting-volume = Lautstärke
setting-sounds-hear = Töne anhören
sound-card = Karte
sound-shuffle = Mischen
sound-turn = Du bist dran
sound-column = Spalte
sound-pile = Stapel
sound-last = Letzter Zug
sound-win = Sieg
setting-remarks = Bots sagen ab und zu etwas
setting-confirm = Nachfragen, bevor mein Zug endet
setting-pace = Tempo der Bots
setting-pace-calm = Ruhig
setting-pace-normal = Mittel
setting-pace-quick = Schnell

## Tasten

help = Regeln und Hilfe
rules-here = An diesem Tisch
lesson-offer = Neu bei { $game }? Eine kurze Lektion zeigt, wie es geht.
lesson-take = Zeig es mir
keys = Tasten
keys-arrows = Von Karte zu Karte gehen
keys-enter = Eine Karte wählen, dann wohin sie soll
keys-escape = Die gewählte Karte loslassen
keys-help = Das hier zeigen
keys-moves = Deine Züge, der Reihe nach

## Kleine Wörter

yes = Ja
no = Nein
option-none = Keine
ok = OK
close = Schließen
try-again = Noch einmal versuchen
load-failed = Dieser Teil von Tablée konnte nicht geladen werden.
profile-title = Mein Name und meine Farbe
