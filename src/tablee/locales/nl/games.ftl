### Wat beide spellen en de server tegen mensen zeggen. Hoe het werkt, staat bovenaan in en/games.ftl.
### Woorden van de Nederlandse spelregels: stok, trekstapel, bouwstapel, weggooistapel; bij Skyjo aflegstapel.
### Een partij heeft meer rondes. We zeggen je.

## Kaarten, plaatsen, aantallen

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] een Skip-Bo
    [-2] een −2
    [-1] een −1
   *[other] een { $face }
}
card-face-down = dichte kaart
card-gone = lege plek
cell-spoken = kolom { $column }, rij { $row }
player-value = { $who ->
    [you] jij { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
points-count = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Niveaus van de bots

level-1 = Mus
level-2 = Roodborstje
level-3 = Ekster
level-4 = Uil
level-5 = Valk
level-6 = Kampioen
bot-kind = { $kind } · niveau { $level }
bot-adaptive = Past zich aan je aan
bot-adaptive-hint = Speelt elke partij op een van twee naburige niveaus, zodat je ongeveer de helft wint. Hij verliest nooit expres.

## Hoe het ervoor staat

table-phase-gathering = Wachten op spelers
table-phase-playing = Er wordt gespeeld
table-phase-between = Voor er weer gedeeld wordt
table-phase-over = De partij is voorbij
resign-match = De partij opgeven? Dan wint de andere kant, en voor jou telt ze als verloren.
resigned = { $player } heeft opgegeven.
seat-empty = Vrije plaats
seat-bot = Bot
seat-you = Jij
sheet-start = Begin
seat-number = Plaats { $seat }
handicap-plays-like = Wie speelt zo sterk als welke bot? Met de bots gemeten, zodat iedereen ongeveer even vaak wint.
hinted = { $player } heeft om een tip gevraagd.
seat-ready = Klaar
seat-not_ready = Nog niet klaar
seat-here = Aan tafel
seat-away = Even weg
seat-stand_in = Weg, een bot speelt door

## Reacties

reaction-hello = Hallo!
reaction-well_played = Goed gespeeld!
reaction-thanks = Bedankt!
reaction-oops = Oeps!
reaction-wow = Wauw!
reaction-hurry = Kom op, speel!
reaction-laugh = Haha!
reaction-sorry = Sorry!

## Wat er bij Skip-Bo gebeurt

part-winners = { $won ->
    [you] Je wint!
    [with_others] Je wint samen met { $others }!
    [one] { $winners } wint.
    [several] { $winners } winnen samen.
   *[nobody] Niemand wint.
}
part-scores = Punten: { $scores }.

## Waarom niet: een tafel inrichten

refusal-player_count = { $game ->
    [skipbo] Skip-Bo is voor 2 tot 6 spelers, niet voor { $given }.
   *[skyjo] Skyjo is voor 2 tot 8 spelers, niet voor { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo heeft geen optie ‘{ $given }’. Wel: { $known }.
   *[skyjo] Skyjo heeft geen optie ‘{ $given }’. Wel: { $known }.
}
refusal-bad_option = De optie ‘{ $name }’ kan niet ‘{ $given }’ zijn. Wel: { $allowed }.
refusal-dealer = De optie ‘dealer’ moet een getal van 0 tot en met { $last } zijn, niet ‘{ $given }’.
refusal-handicap = De handicap heeft voor elk van de { $players } plaatsen een getal van 0 tot en met { $most } nodig, zoals 0/10; ‘{ $given }’ gaat niet.
refusal-head_start = Punten vooraf hebben voor elk van de { $players } plaatsen een getal van 0 tot en met { $most } nodig, zoals 0/50; ‘{ $given }’ gaat niet.

## Waarom niet: een zet

refusal-malformed = { $game ->
    [skipbo] ‘{ $given }’ is geen zet in Skip-Bo. Zetten zien er zo uit: s>2, h7>2 of h9:3.
   *[skyjo] ‘{ $given }’ is geen zet in Skyjo. Zetten zien er zo uit: t>b2, d of k>c3.
}
refusal-no_such_seat = Er is geen plaats { $seat } aan deze tafel.
refusal-not_your_turn = Je bent niet aan de beurt: { $player } speelt.

## Waarom niet: de server

refusal-not_json = De server begreep dat niet: { $problem }.
refusal-bad_message = De server begreep dat niet: { $problem }.
refusal-too_large = Dat is te lang: meer dan { $most } bytes gaat niet.
refusal-hello_first = De verbinding moet met een groet beginnen. Laad de pagina opnieuw.
refusal-hello_twice = Er is al gegroet.
refusal-wrong_protocol = De server spreekt versie { $speaks } van het protocol, niet { $given }. Laad de pagina opnieuw.
refusal-slow_down = Niet zo snel: wacht even.
refusal-wrong_host = Deze server heet niet { $given }.
refusal-crowded = Op deze server is nu geen plaats voor meer bezoekers.
refusal-wrong_origin = Deze pagina hoort niet bij deze server.
refusal-blocked = Je netwerk is op deze server geblokkeerd.
refusal-removed = Wie deze server beheert, heeft je weggestuurd.
refusal-table_closed = Wie deze server beheert, heeft deze tafel gesloten.
refusal-unwanted_words = Er staat een woord in dat op deze server niet gewenst is.
refusal-not_a_network = ‘{ $given }’ is geen adres of netwerk, zoals 203.0.113.7, 203.0.113.0/24 of 2001:db8::/48.
refusal-no_such_person = Niemand heeft het kenmerk { $given }.
refusal-not_in_force = Voor { $given } geldt nu niets van dien aard.
refusal-wrong_token = Dit is niet het token van deze server.
refusal-old_form = Dit formulier hoort niet bij je sessie. Log in en laad de pagina opnieuw.
refusal-not_signed_in = De server weet niet wie je bent.
refusal-wrong_phrase = Met deze herstelzin is hier niemand bekend.
refusal-bad_name = Een naam heeft 1 tot en met 24 zichtbare tekens.
refusal-bots_name = ‘{ $given }’ is hier de naam van een bot. Kies een andere naam.
refusal-too_many_guests = Op één apparaat is plaats voor { $most } gasten.
refusal-no_such_table = Er is geen tafel ‘{ $given }’.
refusal-no_such_record = Er is geen gespeelde partij ‘{ $given }’.
refusal-no_review = Niemand kan een partij van dit spel beoordelen.
refusal-no_such_page = Er is niets op ‘{ $given }’.
refusal-wrong_method = Dat gaat niet met { $given }, alleen met: { $allowed }.
refusal-no_table_open = Open eerst een tafel.
refusal-house_full = Op deze server is nu geen plaats voor nog een tafel.
refusal-no_such_sheet = Dit scoreblad wordt niet gedeeld, of niet meer.
refusal-bad_sheet = Dit kan geen scoreblad zijn: { $problem }.
refusal-wrong_key = Alleen wie dit scoreblad deelt, kan het wijzigen.
refusal-sheet_changed = Dit scoreblad is intussen ergens anders gewijzigd.
refusal-too_many_sheets = Je kunt hoogstens { $most } scorebladen tegelijk delen.
refusal-bad_channel = Naar ‘{ $given }’ kan niets worden gestuurd: { $problem }.
refusal-no_such_channel = Deze melding bestaat niet meer.
refusal-too_many_channels = Je kunt hoogstens { $most } meldingen hebben.
refusal-no_mail = Deze server verstuurt geen e-mail.
refusal-not_sent = Dat kon niet worden verstuurd: { $problem }.
refusal-tournament_table = Het toernooi bepaalt wie er aan deze tafel zit.
refusal-daily_table = De kaarten van de dag zijn voor iedereen gelijk: aan die tafel valt niets te veranderen.
refusal-tournament_hidden = Aan andere tafels worden dezelfde kaarten gespeeld: alleen wie hier speelt, ziet deze tafel.
refusal-sealed = Anderen spelen deze kaarten nog. De partij gaat open als de ronde voorbij is.
refusal-unknown_game = Er is geen spel ‘{ $given }’.
refusal-seat_taken = Plaats { $seat } is bezet.
refusal-no_such_bot = Er is geen vrije bot van niveau { $level } die ‘{ $given }’ heet.
refusal-seat_kept = Plaats { $seat } blijft tot het einde van de partij voor wie er zit. Tot die tijd valt een bot in.
refusal-seat_waits = Wie op plaats { $seat } speelt, is nog maar net weg. Wacht even.
refusal-seat_asked = Iemand heeft al om een plaats gevraagd, en nog niet iedereen heeft geantwoord.
refusal-seat_declined = De anderen hebben nee gezegd: plaats { $seat } wordt niet weggegeven.
refusal-nobody_to_agree = Plaats { $seat } blijft bezet: minstens twee mensen die sinds het begin van de partij meespelen, moeten het goed vinden.
refusal-asker_gone = Wie om plaats { $seat } vroeg, is er niet meer.
refusal-not_asked = Niemand heeft je om een plaats gevraagd.
refusal-seat_empty = Op plaats { $seat } zit niemand.
refusal-not_your_seat = Plaats { $seat } is niet van jou.
refusal-which_seat = Je hebt hier geen plaats, of meer dan één: zeg welke aan zet is.
refusal-not_seated = Dat kan alleen wie aan tafel zit.
refusal-knows_other_hand = Je hebt in deze partij al andere handkaarten gezien.
refusal-known_deal = Deze kaarten zijn al eens gespeeld, en iedereen kan ze nakijken: je speelt ze alleen, tegen bots.
refusal-nothing_after = Na zet { $given } valt er niets meer te spelen: de partij heeft er { $last }.
refusal-bad_match = Deze partij kan niet zo begonnen zijn: { $problem }.
refusal-bad_record = Deze opname klopt niet: { $problem }.
refusal-program_manners = Programma’s spelen alleen bij strenge tafelmanieren (plaats { $seat }).
refusal-not_gathering = Dat kan alleen voordat de partij begint.
refusal-not_playing = Aan deze tafel wordt nu niet gespeeld.
refusal-not_between = Er valt niets te delen: er is een ronde bezig, of de partij is voorbij.
refusal-not_over = Een revanche kan als de partij voorbij is.
refusal-finished = De partij aan deze tafel is voorbij. Met een revanche komen de plaatsen weer vrij.
refusal-empty_seats = { $count ->
    [one] Er is nog { $count } plaats vrij. Een bot kan die nemen.
   *[other] Er zijn nog { $count } plaatsen vrij. Bots kunnen die nemen.
}
refusal-not_ready = Nog niet iedereen is klaar.
refusal-too_few_seats = Op plaats { $seat } zit iemand: de tafel kan niet kleiner.
refusal-no_holidays = Vakantie is er alleen in een partij over meerdere dagen.
refusal-holidays_spent = In één partij heeft iedereen { $most } vrije dagen; jij hebt er nog { $left }.
refusal-cannot_resign = Deze partij kun je niet opgeven: verlaat je plaats, dan speelt een bot door.
refusal-undo_off = Aan deze tafel wordt niets teruggenomen.
refusal-nothing_to_undo = De laatste zet was niet van jou: er valt niets terug te nemen.
refusal-seen_since = Er is sindsdien een nieuwe kaart gezien: deze zet blijft staan.
refusal-undo_asked = Iemand heeft al gevraagd om een zet terug te nemen.
refusal-nobody_asked = Niemand heeft gevraagd om een zet terug te nemen.
refusal-hints_off = Aan deze tafel zijn er geen tips.
refusal-hints_spent = Deze plaats heeft tot de volgende keer delen geen tips meer.
refusal-hint_limits = De tips hebben voor elk van de { $players } plaatsen een getal van 0 tot en met 9 nodig, zoals 0/2; ‘{ $given }’ gaat niet.
refusal-short_grace = Een bot neemt het pas na minstens { $least } seconden over, zodat niemand een beurt verliest terwijl de pagina laadt; { $given } is te kort.
refusal-large_number = { $given } is te groot: het maximum is { $most }.
refusal-not_to_move = Je hebt nu niets te beslissen.
refusal-no_such_game = Die ronde is er niet in deze partij.
refusal-chat_off = Aan deze tafel zijn er alleen reacties, geen chat.
refusal-match_goes_on = Een partij kun je de anderen laten zien als ze voorbij is.
refusal-too_much_talk = Er wordt hier te veel gezegd. Wacht even.
refusal-store_away = De server kan nu niets opslaan. Probeer het zo nog eens.
refusal-too_busy = Te veel mensen vragen dit nu. Probeer het zo nog eens.
refusal-took_too_long = Dit duurde te lang; de server is ermee gestopt.
refusal-failed = Er ging iets mis op de server. Het is genoteerd.
refusal-closing = De server start opnieuw. Kom zo terug.
