### Wat de terminal zegt. Alles over de spellen zelf staat in games.ftl.

## Op tafel

terminal-board-draw = Trek
terminal-board-discard = Aflegst.
terminal-board-drawn = Getrokken
terminal-board-points = Ptn
terminal-board-stock = Stok
terminal-board-hand = Hand
terminal-board-discards = Weggooistapels
terminal-board-building = Bouwstapels
terminal-number-round = Ronde { $number }
terminal-number-game = Ronde { $number }
terminal-over-round = Ronde { $number } is voorbij
terminal-over-game = Ronde { $number } is voorbij
terminal-phase-any = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
terminal-total = Totaal
terminal-match-won = { $won ->
    [you] Je hebt de partij gewonnen!
    [pair] Jullie hebben de partij gewonnen!
    [with_others] Je hebt de partij samen met { $winners } gewonnen!
    [one] { $winners } heeft de partij gewonnen.
    [several] { $winners } hebben de partij samen gewonnen.
   *[nobody] De partij is voorbij, en niemand heeft gewonnen.
}
terminal-named = { $name }: { $value }

## Toetsen, zo kort mogelijk

terminal-key-move = zet
terminal-key-column = kolom
terminal-key-row = rij
terminal-key-keep = houden
terminal-key-reject = afleggen
terminal-key-draw = trekken
terminal-key-take = aflegkaart pakken
terminal-key-stock = stok
terminal-key-hand = hand
terminal-key-discards = weggooistapel
terminal-key-partner = partner
terminal-key-build = bouwen
terminal-key-discard = weggooien
terminal-key-pile = welke stapel
terminal-key-who = wie
terminal-key-back = terug
terminal-key-end = beurt beëindigen
terminal-key-over-draw = een te veel
terminal-key-out-of-turn = voor je beurt
terminal-key-talk = praten
terminal-key-call = betrapt
terminal-key-hint = tip
terminal-key-play-hint = spelen
terminal-key-undo = terugnemen
terminal-key-help = hulp
terminal-key-quit = stoppen
terminal-key-go-on = verder
terminal-key-delete = verwijderen
terminal-key-deal = delen
terminal-key-again = nog eens
terminal-key-save = opslaan
terminal-key-look = naar de tafel
terminal-key-yes = ja
terminal-key-no = nee
terminal-key-sit = gaan zitten
terminal-key-ready = klaar
terminal-key-bots = bots erbij
terminal-key-start = beginnen
terminal-key-chat = schrijven
terminal-key-react = reageren
terminal-key-ask-seat = om plaats vragen
terminal-key-row-choose = kiezen
terminal-key-change = wijzigen
terminal-key-step = stap
terminal-key-turn = beurt
terminal-key-ends = begin/einde
terminal-key-seat = gezien door
terminal-key-run = afspelen
terminal-key-edit = verbeteren
terminal-key-round = welke ronde
terminal-key-new = volgende partij
terminal-key-closer = wie heeft gesloten
terminal-key-winner = wie heeft gewonnen
terminal-key-nobody = niemand
terminal-key-number = punten
terminal-key-next = verder
terminal-key-export = exporteren

## Aan tafel

terminal-choose-card-first = Kies eerst een kaart, en dan waar die heen gaat.
terminal-screen-small = Dit scherm is te klein: er zijn 80 kolommen en 24 regels nodig.
terminal-bots-here = Bots aan tafel
terminal-thinking = Even denken…
terminal-hint-quick = { $move }: { $reason } (De kansen volgen: ze worden nog voorbereid.)
terminal-hint-line = { $points ->
    [none] { $move } wint met { $chance }% kans ({ $low }–{ $high }): { $reason }
   *[other] { $move } wint met { $chance }% kans ({ $low }–{ $high }), { $points } punten: { $reason }
}
terminal-leave-sure = Druk nog eens op q om op te stappen.
terminal-leave-or-resign = Druk nog eens op q om op te stappen, op r om de partij op te geven.
terminal-kept = Het spel is bewaard. Verder met: { $command }
terminal-bot-prepares = { $player } wordt op de achtergrond voorbereid, alleen deze keer. Tot dan speelt een bot van niveau 4.
terminal-taken-back = { $player } neemt de laatste zet terug.
terminal-written-to = De partij staat in { $file }.
terminal-pass-device = { $player } is aan de beurt. De anderen kijken weg; druk dan op Enter.
terminal-undo-asked = { $player } wil een zet terugnemen. Goed? (j/n)
terminal-seat-wish = Mag { $asker } plaats { $seat } hebben? (j/n)
terminal-seat-wanted = { $asker } wil plaats { $seat } ({ $player }) overnemen en zou de kaarten ervan zien.
terminal-seat-given = Iedereen vindt het goed: { $player } heeft nu plaats { $seat } en ziet de kaarten ervan.
terminal-seat-declined = Niet iedereen vindt het goed: plaats { $seat } blijft bezet.
terminal-seat-reclaimed = { $player } is terug en houdt de plaats.
terminal-save-prompt = In welk bestand moet de partij worden opgeslagen?
terminal-chat-prompt = Wat wil je zeggen?
terminal-log-title = Wat er tot nu toe gebeurde

## Servers

terminal-server-away = De server is weg. Nieuwe poging…
terminal-server-back = De server is er weer.
terminal-server-none = { $server } antwoordt niet.
terminal-server-other = { $server } is geen tafelserver.
terminal-server-gone = De server wil ons niet meer: { $reason }.
terminal-server-unknown = De server kent ons niet meer; we komen als nieuwe gast.
terminal-gather-title = { $game } aan tafel { $code }: wachten op spelers
terminal-gather-invite = Nodig anderen uit met deze link: { $link }
terminal-watching = Er is geen plaats vrij: je kijkt toe.
terminal-said-by = { $player }: { $text }
terminal-joined = { $player } gaat zitten.
terminal-left = { $player } staat op.

## Het eerste scherm

terminal-start-title = Wie speelt wat?
terminal-start-continue = Verder met het onderbroken spel
terminal-start-game = Spel
terminal-start-players = Spelers
terminal-start-place = Waar
terminal-start-here = Op dit apparaat
terminal-start-seat = Plaats { $number }
terminal-start-start = Beginnen
terminal-start-join = Of naar een tafel op een server
terminal-start-join-hint = Typ de link die je gekregen hebt, zoals http://192.168.1.5:8000/t/K7Q2MX; op een server die je kent, is de code genoeg.
terminal-start-join-not = Dit is niet de link van een tafel, en ook geen code op een server die je kent.
terminal-start-name-hint = Een mens: typ een naam. ← en → kiezen in plaats daarvan een bot.
terminal-start-like = { $player } speelt als
terminal-start-suggested = Zoals voorgesteld
terminal-start-own = Naar keuze
terminal-player-number = Speler { $number }

## Hulp op het scherm

terminal-help-any = Typ het nummer van een zet, of kies hem met Tab en Enter.
terminal-help-keys =
    Tab gaat langs wat mogelijk is, de pijlen langs alles; Enter kiest, Esc gaat terug.
    Wat een dik kader heeft, kan gekozen worden. De muis werkt ook overal.
    h tip · u terugnemen · l wat er gebeurde · q opstappen
terminal-help-manners = Met menselijke tafelmanieren: + trekt een kaart te veel, o speelt voor de beurt, ~ praat, !2 betrapt nummer 2.
terminal-help-server = Bij een server: / schrijft aan de anderen, e reageert met één toets. s vraagt om de plaats van iemand die weg is.

## Regel voor regel

terminal-plain-help = Typ een zet, of: zetten, tafel, tip, terug, punten, opslaan BESTAND, regels, hulp, stop.
terminal-plain-help-server = Bij een server ook: klaar, bots, beginnen, zeggen TEKST, reageren NUMMER, plaats NUMMER, opgeven.
terminal-prompt-move = { $who ->
    [you] Jouw zet
   *[other] Zet van { $player }
}
terminal-prompt-deal = Enter deelt de volgende ronde
terminal-legal-now = Toegestaan: { $moves }
terminal-totals = Stand: { $totals }.
terminal-commitment = Zegel van het schudden: { $hash }
terminal-seed-was = De startwaarde was { $seed }.
terminal-goodbye = Tot ziens.
terminal-save-which = In welk bestand? Typ: opslaan BESTAND
terminal-save-not-here = Deze partij bewaart de server.
terminal-hint-not-now = Nu is er geen tip: je bent niet aan de beurt.
terminal-hints-counted = Aan deze tafel worden tips geteld: de browser laat ze zien.
terminal-react-which = Waarmee? { $choices }
terminal-seat-which = Om welke plaats? Typ: plaats NUMMER
terminal-clock-left = Nog { $seconds } s tijd
terminal-answers-yes = j, ja
terminal-answers-nobody = niemand
terminal-command-help = hulp
terminal-command-rules = spelregels, regels
terminal-command-moves = zetten
terminal-command-hint = tip
terminal-command-undo = terug
terminal-command-table = tafel
terminal-command-scores = punten, stand
terminal-command-save = opslaan
terminal-command-quit = stop, stoppen
terminal-command-ready = klaar
terminal-command-bots = bots, aanvullen
terminal-command-start = beginnen
terminal-command-say = zeggen, zeg
terminal-command-react = reageren
terminal-command-seat = plaats
terminal-command-resign = opgeven
terminal-notation-any = Zetten: typ er een zoals hij in de lijst staat.

## Het scoreblad voor echte kaarten

terminal-command-edit = wijzigen
terminal-command-export = exporteren
terminal-score-help = Typ de getallen waarnaar gevraagd wordt. Of: terug, wijzigen RONDE, tafel, exporteren BESTAND.csv of BESTAND.md, hulp, stop.
terminal-score-screen-help =
    Typ een getal en druk op Enter: het komt in het gemarkeerde vak en is meteen bewaard.
    Druk bij Skip-Bo eerst op het nummer van wie de stok leeg is, 0 voor niemand.
    Druk bij Skyjo daarna op het nummer van wie als eerste alles heeft omgedraaid.
    u neemt het laatste getal of de laatste ronde terug. ↑ en ↓ kiezen een ronde om te
    verbeteren; Esc laat die zoals hij was. x exporteert het scoreblad, q verlaat het: de
    volgende keer gaat het hier verder.
terminal-score-marks = ■ heeft de ronde gesloten · ×2 deed dat, maar iemand anders had evenveel punten of minder: het telt dubbel
terminal-score-names = Wie speelt, in de volgorde van de plaatsen, met komma’s
terminal-score-deals = { $player } deelt.
terminal-score-prompt-any = Ronde { $number }, punten van { $player }
terminal-score-closer = Wie draaide als eerste alles om (naam of nummer)
terminal-score-winner = Ronde { $number }: wiens stok is leeg (naam of nummer, 0 voor niemand)
terminal-score-who = Wie is dat? Er zijn { $names }.
terminal-score-number = ‘{ $given }’ is geen getal.
terminal-score-over-prompt = De partij is voorbij (terug, wijzigen, exporteren, stop)
terminal-score-kept = Het scoreblad staat in { $file }.
terminal-score-exported = Geëxporteerd naar { $file }.
terminal-score-export-as = Exporteer het naar een bestand dat op .csv of .md eindigt.
terminal-score-export-prompt = Naar welk bestand exporteren? De naam eindigt op .csv of .md
terminal-sheet-unknown-game = Er is geen spel dat { $given } heet.
terminal-sheet-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $given }.
terminal-sheet-names = Iedereen heeft een eigen naam nodig.
terminal-sheet-partners = Paren zijn er bij Skip-Bo met 4 of 6 spelers, niet met { $given }.
terminal-sheet-limit = De grens is een getal vanaf 1, of none, niet { $given }.
terminal-sheet-dealer = Wie deelt is een nummer van 1 tot en met { $most }, niet { $given }.
terminal-sheet-points = { $game ->
    [skipbo] Een stok heeft { $least } tot en met { $most } kaarten, niet { $given }.
    [skyjo] Twaalf kaarten hebben { $least } tot en met { $most } punten, niet { $given }.
   *[other] Het moeten { $least } tot en met { $most } punten zijn, niet { $given }.
}
terminal-sheet-count = Er zijn { $most } getallen in te vullen, niet { $given }.
terminal-sheet-closer = Iemand moet de ronde hebben gesloten.
terminal-sheet-no-round = Ronde { $given } staat niet op het blad.
terminal-sheet-nothing = Er is niets om terug te nemen.

## Naspelen

terminal-replay-all = iedereen
terminal-replay-eyes = gezien door { $player }
terminal-replay-step = zet { $number } van { $count }
terminal-replay-deal = het delen
terminal-replay-title = { $game } met { $count } spelers: { $names }
terminal-replay-options = Opties: { $options }
terminal-replay-goes-on = De partij gaat verder.

## Aan het einde van het programma

terminal-no-kept-game = Er is geen onderbroken spel.
terminal-game-busy = Dit spel wordt in een ander venster gespeeld.
terminal-game-not = { $file } is geen onderbroken spel van deze versie.
terminal-interrupted-kept = Onderbroken. Het spel is bewaard; verder met: { $command }
