### Die anderen am Tisch und man selbst: Name und Farbe, Plätze, wie der Tisch spielt, Reden, die Uhr.

## Man selbst

profile-name = Name
profile-colour = Farbe
profile-save = Speichern
profile-saved = Gespeichert.
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-teal = Türkis
colour-blue = Blau
colour-violet = Violett
colour-pink = Rosa

## Anderswo derselbe Mensch sein, und vergessen werden

phrase-title = Auf einem anderen Gerät
phrase-why = Du brauchst hier kein Konto. Mit deinen Merkwörtern bist du auch auf einem anderen Gerät du selbst, mit Namen, Plätzen und Partien.
phrase-show = Merkwörter holen
sure-phrase = Neue Merkwörter machen? Ältere gelten dann nicht mehr.
phrase-write-down = Schreib diese Wörter auf. Sie werden nicht noch einmal gezeigt, und wer sie kennt, kann sich für dich ausgeben.
phrase-enter = Ich habe Merkwörter
phrase-recover = Das bin ich
devices-forget = Andere Geräte abmelden
sure-devices = Soll ab jetzt nur noch dieses Gerät deins sein?
devices-done = Nur noch dieses Gerät ist deins.
forget-title = Meine Daten löschen
forget-why = Dein Name, deine Geräte und deine Merkwörter werden gelöscht. Gespielte Partien bleiben, ohne deinen Namen.
forget-me = Alles löschen
sure-forget = Deine Daten endgültig löschen? Das lässt sich nicht rückgängig machen.

## Vor der Partie

come-title = Wie sollen dich die anderen nennen?
come-in = Hereinkommen
come-save = Fertig
come-name-first = Sag bitte zuerst, wie du heißt.
table-full = Dieser Tisch ist voll. Du kannst zuschauen; wird ein Platz frei, kannst du ihn haben.
seat-with = Spielt mit { $player }
seat-came = { $player } setzt sich auf Platz { $seat } und übernimmt die Karten.
seat-went = Platz { $seat } wurde aufgegeben. Ein Bot spielt weiter.
seat-on-this-device = An diesem Gerät
program-title = Ein Programm für Platz { $seat }
program-explain = Führe das dort aus, wo dein Programm ist; an die Stelle von „./mybot“ kommt der Befehl, der es startet.
program-once = Wer diese Zeile hat, kann den Platz spielen. Sie wird nur jetzt gezeigt.
program-copy = Kopieren
program-copied = Kopiert.
waiting-empty = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-ready = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
waiting-nobody = Alles ist bereit. Du kannst geben.
waiting-start = Alles ist bereit. Gleich gibt jemand am Tisch.
fill-with-bots = Mit Bots auffüllen
bot-others = Andere zeigen
seat-nobody = Platz freilassen
watching = { $count ->
    [one] { $names } schaut zu
   *[other] { $count } schauen zu: { $names }
}

## Wie der Tisch spielt

table-title = { $game } für { $players } Personen
table-setting = { $what }: { $value }
table-usual = Alles wie in der Anleitung.
table-change = Ändern
table-change-title = Wie wollt ihr spielen?
table-save = So spielen
table-players = Mitspieler
table-rules = Regeln
table-company = Miteinander
table-public = Bei den öffentlichen Tischen zeigen
table-chat = Man darf schreiben
table-undo = Züge dürfen zurückgenommen werden, wenn alle einverstanden sind
table-hints = Man darf nach Tipps fragen
table-hint-limits = Nur so viele in jeder Runde
table-hint-limits-hint = Nach Plätzen; wer 0 hat, fragt nicht. Alle sehen, wer gefragt hat.
table-clock = Zeit für einen Zug
table-clock-none = Unbegrenzt
table-grace = Für Abwesende spielt ein Bot nach
table-stand_in = Dieser Bot ist
table-is-public = Öffentlich: Jeder darf dazukommen
table-no-undo = Züge werden nicht zurückgenommen
table-no-hints = Keine Tipps
table-hints-each = { $player }: { $count ->
    [0] keine Tipps
    [one] { $count } Tipp
   *[other] { $count } Tipps
} in jeder Runde
option-other-number = Eine andere Zahl …

## Reden

talk-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-heard = Was gesagt wurde
talk-nothing = Noch hat niemand etwas gesagt.
talk-reactions-only = Nur Reaktionen, kein Schreiben
talk-people = { $count ->
    [one] Wer da ist: { $count } weitere Person
   *[other] Wer da ist: { $count } weitere Personen
}
talk-mute = Stumm

## Während der Partie

clock-left = Restzeit
undo-who = { $player } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-agree = Einverstanden
undo-decline = Nein, er bleibt
undo-waiting = Darf der letzte Zug zurückgenommen werden? Noch keine Antwort von { $names }.
undo-done = Der letzte Zug wurde zurückgenommen.
seat-wish = { $asker } möchte Platz { $seat } ({ $player }) übernehmen und würde dessen Karten sehen. Einverstanden?
seat-wish-waiting = { $asker } möchte Platz { $seat } ({ $player }) übernehmen und würde dessen Karten sehen. Noch keine Antwort von { $names }.
seat-wish-agree = Einverstanden
seat-wish-decline = Nein, der Platz bleibt bei { $player }
seat-wish-again = Noch einmal fragen
seat-wish-end = Doch nicht
seat-gone = { $player } ist nicht da.
seat-ask = Um Platz { $seat } bitten
seat-given = Alle sind einverstanden: { $player } hat jetzt Platz { $seat } und sieht dessen Karten.
seat-declined = Nicht alle sind einverstanden: Platz { $seat } bleibt vergeben.
seat-reclaimed = { $player } ist wieder da und behält den Platz.
manners-what = Was ist das?

## A word when it is my turn

notices-title = Wenn ich dran bin
notices-why = Partien können Tage dauern. Wenn du magst, sagen wir dir Bescheid, sobald die anderen fertig sind, und sonst nichts.
notices-this-device = Auf diesem Gerät Bescheid geben
notices-elsewhere = Woanders …
notices-kind = Wohin
notices-push = Dieses Gerät
notices-mail = Per E-Mail
notices-ntfy-address = https://ntfy.example/thema
notices-mail-address = du@example.com
notices-add = Hinzufügen
notices-added = Hinzugefügt.
notices-confirm = Wir haben an diese Adresse geschrieben: Bitte bestätige sie dort.
notices-unconfirmed = noch nicht bestätigt
notices-quiet = Nachts Ruhe
notices-quiet-begin = Ruhe ab
notices-quiet-end = Ruhe bis
notices-try = Ausprobieren
notices-tried = Abgeschickt.
notices-remove = Entfernen
notices-not-allowed = Der Browser erlaubt es nicht.
table-over-days = Über mehrere Tage: Bots spielen weiter, auch wenn niemand zuschaut, und wenn jemandes Zeit abläuft, macht ein Bot diesen Zug.
handicap-suggest = Eine Vorgabe vorschlagen
handicap-use = Vorschlagen

## Ein paar Tage weg, oder ganz

absence = Pause machen oder aufgeben
away-title = Weg für
away-go = Ich bin weg
away-back = Ich bin wieder da
away-why = Solange du weg bist, läuft deine Zeit nicht: hier und an allen deinen anderen Tischen, an denen über mehrere Tage gespielt wird.
away-me = Du bist bis { $date } weg.
away-who = { $player } ist bis { $date } weg.
resign = Aufgeben
resign-sure = Deinen Platz aufgeben? Ein Bot spielt mit deinen Karten weiter, und die Partie zählt nicht für dich.
next-game = Weiter: { $game } mit { $names }

## From this device to the server, and records

move-to-server = Auf dem Server weiterspielen
move-hint = Dann kannst du auf jedem Gerät weiterspielen, und Freunde können Plätze von Bots übernehmen. Auf deinem Gerät hättest du die Karten kennen können; das erfahren die anderen.
record-open-link = Gespeicherte Partie öffnen
from-device = Diese Partie begann auf einem Gerät, ohne Server: Wer den Tisch eröffnet hat, hätte die Karten kennen können. Sie zählt in keiner Statistik.
seat-of-bot = Platz von { $player } übernehmen
