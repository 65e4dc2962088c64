### Was beide Spiele und der Server den Leuten sagen. Wie es gemeint ist, steht am Anfang von en/games.ftl.
### Wörter der deutschen Regeln: Spielerstapel, Kartenstock, Ablegestapel (in der Mitte), Hilfsstapel, Kartengeber.
### Eine Partie hat mehrere Runden. Wir sagen du. Namen stehen nie im Genitiv, sondern mit „von“.

## Karten, Plätze, Mengen

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] eine Skip-Bo-Karte
    [-2] eine −2
    [-1] eine −1
   *[other] eine { $face }
}
card-face-down = verdeckte Karte
card-gone = leerer Platz
cell-spoken = Spalte { $column }, Zeile { $row }
player-value = { $who ->
    [you] du { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Stärke der Bots

level-1 = Spatz
level-2 = Rotkehlchen
level-3 = Elster
level-4 = Eule
level-5 = Falke
level-6 = Meister
bot-kind = { $kind } · Stufe { $level }
bot-adaptive = Passt sich dir an
bot-adaptive-hint = Spielt jede Partie auf einer von zwei benachbarten, ausgelosten Stufen, sodass du etwa die Hälfte gewinnst. Absichtlich verliert er nie.

## Wie es steht

table-phase-gathering = Es fehlen noch Mitspieler
table-phase-playing = Es wird gespielt
table-phase-between = Vor dem nächsten Geben
table-phase-over = Die Partie ist vorbei
resign-match = Die Partie aufgeben? Dann gewinnt die andere Seite, und sie zählt für dich als verloren.
resigned = { $player } hat aufgegeben.
seat-empty = Freier Platz
seat-bot = Bot
seat-you = Du
sheet-start = Beginn
seat-number = Platz { $seat }
handicap-plays-like = Wer spielt so stark wie welcher Bot? Mit den Bots gemessen, damit alle etwa gleich oft gewinnen.
hinted = { $player } hat nach einem Tipp gefragt.
seat-ready = Bereit
seat-not_ready = Noch nicht bereit
seat-here = Am Tisch
seat-away = Kurz weg
seat-stand_in = Nicht da, ein Bot spielt weiter

## Reaktionen

reaction-hello = Hallo!
reaction-well_played = Gut gespielt!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-wow = Wahnsinn!
reaction-hurry = Na los, spiel!
reaction-laugh = Haha!
reaction-sorry = Tut mir leid!

## Was bei Skip-Bo geschieht

part-winners = { $won ->
    [you] Du gewinnst!
    [with_others] Du gewinnst zusammen mit { $others }!
    [one] { $winners } gewinnt.
    [several] { $winners } gewinnen gemeinsam.
   *[nobody] Niemand gewinnt.
}
part-scores = Punkte: { $scores }.

## Warum nicht: einen Tisch einrichten

refusal-player_count = { $game ->
    [skipbo] Skip-Bo ist für 2 bis 6 Spieler, nicht für { $given }.
   *[skyjo] Skyjo ist für 2 bis 8 Spieler, nicht für { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo hat keine Option „{ $given }“. Es gibt: { $known }.
   *[skyjo] Skyjo hat keine Option „{ $given }“. Es gibt: { $known }.
}
refusal-bad_option = Die Option „{ $name }“ kann nicht „{ $given }“ sein. Möglich sind: { $allowed }.
refusal-dealer = Die Option „dealer“ muss eine Zahl von 0 bis { $last } sein, nicht „{ $given }“.
refusal-handicap = Die Vorgabe braucht für jeden der { $players } Plätze eine Zahl von 0 bis { $most }, etwa 0/10; „{ $given }“ geht nicht.
refusal-head_start = Punkte vorab brauchen für jeden der { $players } Plätze eine Zahl von 0 bis { $most }, etwa 0/50; „{ $given }“ geht nicht.

## Warum nicht: ein Zug

refusal-malformed = { $game ->
    [skipbo] „{ $given }“ ist kein Zug bei Skip-Bo. Züge sehen so aus: s>2, h7>2 oder h9:3.
   *[skyjo] „{ $given }“ ist kein Zug bei Skyjo. Züge sehen so aus: t>b2, d oder k>c3.
}
refusal-no_such_seat = Platz { $seat } gibt es an diesem Tisch nicht.
refusal-not_your_turn = Du bist nicht dran, sondern { $player }.

## Warum nicht: der Server

refusal-not_json = Das hat der Server nicht verstanden: { $problem }.
refusal-bad_message = Das hat der Server nicht verstanden: { $problem }.
refusal-too_large = Das ist zu lang: Mehr als { $most } Byte gehen nicht.
refusal-hello_first = Die Verbindung muss mit einem Gruß beginnen. Lade die Seite neu.
refusal-hello_twice = Gegrüßt wurde schon.
refusal-wrong_protocol = Der Server spricht Version { $speaks } des Protokolls, nicht { $given }. Lade die Seite neu.
refusal-slow_down = Nicht so schnell: Warte einen Augenblick.
refusal-wrong_host = Dieser Server heißt nicht { $given }.
refusal-crowded = Auf diesem Server ist gerade kein Platz für mehr Besucher.
refusal-wrong_origin = Diese Seite gehört nicht zu diesem Server.
refusal-blocked = Dein Netz ist auf diesem Server gesperrt.
refusal-removed = Wer diesen Server betreibt, hat dich weggeschickt.
refusal-table_closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
refusal-unwanted_words = Darin steht ein Wort, das auf diesem Server nicht erwünscht ist.
refusal-not_a_network = „{ $given }“ ist keine Adresse und kein Netz wie 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/48.
refusal-no_such_person = Niemand hat die Kennung { $given }.
refusal-not_in_force = Für { $given } gilt gerade nichts dergleichen.
refusal-wrong_token = Das ist nicht das Token dieses Servers.
refusal-old_form = Dieses Formular gehört nicht zu deiner Anmeldung. Melde dich an und lade die Seite neu.
refusal-not_signed_in = Der Server weiß nicht, wer du bist.
refusal-wrong_phrase = Diese Merkwörter gehören hier niemandem.
refusal-bad_name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refusal-bots_name = „{ $given }“ heißt hier ein Bot. Nimm einen anderen Namen.
refusal-too_many_guests = An einem Gerät ist Platz für { $most } Gäste.
refusal-no_such_table = Einen Tisch „{ $given }“ gibt es nicht.
refusal-no_such_record = Eine beendete Partie „{ $given }“ gibt es nicht.
refusal-no_review = Niemand kann eine Partie dieses Spiels beurteilen.
refusal-no_such_page = Unter „{ $given }“ gibt es nichts.
refusal-wrong_method = Mit { $given } geht das nicht, nur mit: { $allowed }.
refusal-no_table_open = Öffne zuerst einen Tisch.
refusal-house_full = Auf diesem Server ist gerade kein Platz für noch einen Tisch.
refusal-no_such_sheet = Dieser Punkteblock wird nicht geteilt, oder nicht mehr.
refusal-bad_sheet = Das kann kein Punkteblock sein: { $problem }.
refusal-wrong_key = Nur wer diesen Punkteblock teilt, kann ihn ändern.
refusal-sheet_changed = Dieser Punkteblock wurde inzwischen anderswo geändert.
refusal-too_many_sheets = Mehr als { $most } Punkteblöcke auf einmal lassen sich nicht teilen.
refusal-bad_channel = An „{ $given }“ lässt sich nichts schicken: { $problem }.
refusal-no_such_channel = Diese Benachrichtigung gibt es nicht mehr.
refusal-too_many_channels = Mehr als { $most } Benachrichtigungen sind nicht möglich.
refusal-no_mail = Dieser Server verschickt keine E-Mails.
refusal-not_sent = Das ließ sich nicht schicken: { $problem }.
refusal-tournament_table = Wer an diesem Tisch sitzt, bestimmt das Turnier.
refusal-daily_table = Die Karten des Tages sind für alle gleich: An ihrem Tisch lässt sich nichts ändern.
refusal-tournament_hidden = Dieselben Karten werden an anderen Tischen gespielt: Diesen sieht nur, wer hier spielt.
refusal-sealed = Andere spielen diese Karten noch. Die Partie öffnet sich, wenn die Runde vorbei ist.
refusal-unknown_game = Ein Spiel „{ $given }“ gibt es nicht.
refusal-seat_taken = Platz { $seat } ist besetzt.
refusal-no_such_bot = Kein Bot der Stufe { $level } heißt „{ $given }“ und ist frei.
refusal-seat_kept = Platz { $seat } bleibt bis zum Ende der Partie vergeben. So lange springt ein Bot ein.
refusal-seat_waits = Wer auf Platz { $seat } spielt, ist erst seit einem Moment weg. Warte ein wenig.
refusal-seat_asked = Es hat schon jemand um einen Platz gebeten, und noch nicht alle haben geantwortet.
refusal-seat_declined = Die anderen haben Nein gesagt: Platz { $seat } wird nicht vergeben.
refusal-nobody_to_agree = Platz { $seat } bleibt vergeben: Mindestens zwei, die seit Beginn der Partie spielen, müssten zustimmen.
refusal-asker_gone = Wer um Platz { $seat } gebeten hat, ist nicht mehr da.
refusal-not_asked = Niemand hat dich um einen Platz gebeten.
refusal-seat_empty = Auf Platz { $seat } sitzt niemand.
refusal-not_your_seat = Platz { $seat } ist nicht deiner.
refusal-which_seat = Du hast hier keinen Platz oder mehrere: Sage, welcher zieht.
refusal-not_seated = Das kann nur, wer am Tisch sitzt.
refusal-knows_other_hand = Du hast in dieser Partie schon andere Handkarten gesehen.
refusal-known_deal = Diese Karten wurden schon einmal gespielt, und jeder kann sie nachsehen: Man spielt sie allein, gegen Bots.
refusal-nothing_after = Nach Zug { $given } ist nichts mehr zu spielen: Die Partie hat { $last }.
refusal-bad_match = So kann diese Partie nicht begonnen haben: { $problem }.
refusal-bad_record = Diese Aufzeichnung stimmt nicht: { $problem }.
refusal-program_manners = Programme spielen nur, wo strenge Tischsitten gelten (Platz { $seat }).
refusal-not_gathering = Das geht nur, bevor die Partie beginnt.
refusal-not_playing = An diesem Tisch wird gerade nicht gespielt.
refusal-not_between = Es gibt nichts zu geben: Eine Runde läuft, oder die Partie ist vorbei.
refusal-not_over = Eine Revanche gibt es, wenn die Partie vorbei ist.
refusal-finished = Die Partie an diesem Tisch ist vorbei. Mit einer Revanche werden die Plätze wieder frei.
refusal-empty_seats = { $count ->
    [one] { $count } Platz ist noch frei. Ein Bot kann ihn nehmen.
   *[other] { $count } Plätze sind noch frei. Bots können sie nehmen.
}
refusal-not_ready = Es sind noch nicht alle bereit.
refusal-too_few_seats = Auf Platz { $seat } sitzt jemand: Der Tisch kann nicht kleiner werden.
refusal-no_holidays = Urlaub gibt es nur in einer Partie über mehrere Tage.
refusal-holidays_spent = In einer Partie hat jeder { $most } freie Tage; dir bleiben { $left }.
refusal-cannot_resign = Diese Partie kann man nicht aufgeben: Verlass deinen Platz, dann spielt ein Bot weiter.
refusal-undo_off = An diesem Tisch wird nichts zurückgenommen.
refusal-nothing_to_undo = Der letzte Zug war nicht deiner: Es gibt nichts zurückzunehmen.
refusal-seen_since = Seitdem wurde eine neue Karte gesehen: Dieser Zug bleibt.
refusal-undo_asked = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
refusal-nobody_asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
refusal-hints_off = An diesem Tisch gibt es keine Tipps.
refusal-hints_spent = Dieser Platz hat bis zum nächsten Geben keine Tipps mehr.
refusal-hint_limits = Die Tipps brauchen für jeden der { $players } Plätze eine Zahl von 0 bis 9, etwa 0/2; „{ $given }“ geht nicht.
refusal-short_grace = Ein Bot springt frühestens nach { $least } Sekunden ein, damit niemand einen Zug verliert, während die Seite lädt; { $given } ist zu kurz.
refusal-large_number = { $given } ist zu groß: Mehr als { $most } geht nicht.
refusal-not_to_move = Du hast jetzt nichts zu entscheiden.
refusal-no_such_game = Diese Runde gibt es in der Partie nicht.
refusal-chat_off = An diesem Tisch gibt es nur Reaktionen, keinen Chat.
refusal-match_goes_on = Eine Partie lässt sich den anderen zeigen, wenn sie zu Ende ist.
refusal-too_much_talk = Hier wird gerade zu viel geredet. Warte einen Augenblick.
refusal-store_away = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
refusal-too_busy = Danach fragen gerade zu viele. Versuche es gleich noch einmal.
refusal-took_too_long = Das hat zu lange gedauert; der Server hat es abgebrochen.
refusal-failed = Auf dem Server ist etwas schiefgegangen. Es wurde notiert.
refusal-closing = Der Server startet neu. Komm gleich wieder.
