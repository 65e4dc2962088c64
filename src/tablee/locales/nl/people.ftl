### De anderen aan tafel en jijzelf: naam en kleur, plaatsen, hoe de tafel speelt, praten, de klok.

## Jijzelf

profile-name = Naam
profile-colour = Kleur
profile-save = Opslaan
profile-saved = Opgeslagen.
colour-red = Rood
colour-orange = Oranje
colour-yellow = Geel
colour-green = Groen
colour-teal = Turquoise
colour-blue = Blauw
colour-violet = Paars
colour-pink = Roze

## Elders dezelfde zijn, en vergeten worden

phrase-title = Op een ander apparaat
phrase-why = Je hebt hier geen account nodig. Met een herstelzin ben je ook op een ander apparaat jezelf, met je naam, je plaatsen en je partijen.
phrase-show = Een herstelzin halen
sure-phrase = Een nieuwe herstelzin maken? Een oudere geldt dan niet meer.
phrase-write-down = Schrijf deze woorden op. Ze worden niet nog eens getoond, en wie ze kent, kan zich voor jou uitgeven.
phrase-enter = Ik heb een herstelzin
phrase-recover = Dat ben ik
devices-forget = Andere apparaten afmelden
sure-devices = Moet vanaf nu alleen dit apparaat van jou zijn?
devices-done = Alleen dit apparaat is nu nog van jou.
forget-title = Mijn gegevens wissen
forget-why = Je naam, je apparaten en je herstelzin worden gewist. Gespeelde partijen blijven, zonder je naam.
forget-me = Alles wissen
sure-forget = Je gegevens voorgoed wissen? Dat is niet terug te draaien.

## Voor de partij

come-title = Hoe moeten de anderen je noemen?
come-in = Binnenkomen
come-save = Dat ben ik
come-name-first = Zeg eerst hoe je heet.
table-full = Deze tafel is vol. Je kunt meekijken; komt er een plaats vrij, dan kun je die nemen.
seat-with = Speelt met { $player }
seat-came = { $player } gaat op plaats { $seat } zitten en neemt de kaarten over.
seat-went = Plaats { $seat } is opgegeven. Een bot speelt door.
seat-on-this-device = Op dit apparaat
program-title = Een programma voor plaats { $seat }
program-explain = Voer dit uit waar je programma staat; zet in plaats van ‘./mybot’ de opdracht die het start.
program-once = Wie deze regel heeft, kan de plaats spelen. Hij wordt alleen nu getoond.
program-copy = Kopiëren
program-copied = Gekopieerd.
waiting-empty = { $count ->
    [one] Er is nog { $count } plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
waiting-ready = { $count ->
    [one] { $names } is nog niet klaar.
   *[other] { $names } zijn nog niet klaar.
}
waiting-nobody = Alles is klaar. Je kunt delen.
waiting-start = Alles is klaar. Iemand aan tafel deelt zo.
fill-with-bots = Aanvullen met bots
bot-others = Anderen tonen
seat-nobody = Plaats vrijlaten
watching = { $count ->
    [one] { $names } kijkt mee
   *[other] { $count } kijken mee: { $names }
}

## Hoe de tafel speelt

table-title = { $game } met { $players } spelers
table-setting = { $what }: { $value }
table-usual = Alles volgens de spelregels.
table-change = Wijzigen
table-change-title = Hoe willen jullie spelen?
table-save = Zo spelen
table-players = Spelers
table-rules = Regels
table-company = Met elkaar
table-public = Tonen bij de openbare tafels
table-chat = Er mag geschreven worden
table-undo = Zetten mogen worden teruggenomen als iedereen het goedvindt
table-hints = Er mag om tips gevraagd worden
table-hint-limits = Maar zoveel per ronde
table-hint-limits-hint = Per plaats; wie 0 heeft, vraagt niets. Iedereen ziet wie er gevraagd heeft.
table-clock = Tijd per beurt
table-clock-none = Onbeperkt
table-grace = Een bot speelt voor wie weg is na
table-stand_in = Die bot is
table-is-public = Openbaar: iedereen mag aanschuiven
table-no-undo = Zetten worden niet teruggenomen
table-no-hints = Geen tips
table-hints-each = { $player }: { $count ->
    [0] geen tips
    [one] { $count } tip
   *[other] { $count } tips
} per ronde
option-other-number = Een ander getal…

## Praten

talk-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
talk-heard = Wat er gezegd is
talk-nothing = Nog niemand heeft iets gezegd.
talk-reactions-only = Alleen reacties, niet schrijven
talk-people = { $count ->
    [one] Wie er is: nog { $count } ander
   *[other] Wie er zijn: nog { $count } anderen
}
talk-mute = Dempen

## Tijdens de partij

clock-left = Resterende tijd
undo-who = { $player } wil de laatste zet terugnemen. Goed?
undo-agree = Goed
undo-decline = Nee, hij blijft
undo-waiting = Mag de laatste zet worden teruggenomen? We wachten op { $names }.
undo-done = De laatste zet is teruggenomen.
seat-wish = { $asker } wil plaats { $seat } ({ $player }) overnemen en zou de kaarten ervan zien. Vind je dat goed?
seat-wish-waiting = { $asker } wil plaats { $seat } ({ $player }) overnemen en zou de kaarten ervan zien. We wachten op { $names }.
seat-wish-agree = Goed
seat-wish-decline = Nee, die blijft van { $player }
seat-wish-again = Nog eens vragen
seat-wish-end = Toch niet
seat-gone = { $player } is er niet.
seat-ask = Om plaats { $seat } vragen
seat-given = Iedereen vindt het goed: { $player } heeft nu plaats { $seat } en ziet de kaarten ervan.
seat-declined = Niet iedereen vindt het goed: plaats { $seat } blijft bezet.
seat-reclaimed = { $player } is terug en houdt de plaats.
manners-what = Wat is dit?

## A word when it is my turn

notices-title = Als ik aan de beurt ben
notices-why = Partijen kunnen dagen duren. Als je wilt, laten we je weten wanneer de anderen klaar zijn, en verder niets.
notices-this-device = Laat het weten op dit apparaat
notices-elsewhere = Ergens anders…
notices-kind = Waarheen
notices-push = Dit apparaat
notices-mail = Per e-mail
notices-ntfy-address = https://ntfy.example/onderwerp
notices-mail-address = jij@example.com
notices-add = Toevoegen
notices-added = Toegevoegd.
notices-confirm = We hebben naar dit adres geschreven: bevestig het daar.
notices-unconfirmed = nog niet bevestigd
notices-quiet = ’s Nachts stil
notices-quiet-begin = Stil vanaf
notices-quiet-end = Stil tot
notices-try = Uitproberen
notices-tried = Verstuurd.
notices-remove = Verwijderen
notices-not-allowed = De browser staat het niet toe.
table-over-days = Over meerdere dagen: bots spelen door, ook als niemand kijkt, en als iemands tijd om is, speelt een bot die beurt.
handicap-suggest = Een handicap voorstellen
handicap-use = Voorstellen

## Een paar dagen weg, of helemaal

absence = Pauze nemen of opgeven
away-title = Weg voor
away-go = Ik ben weg
away-back = Ik ben terug
away-why = Zolang je weg bent, loopt je tijd niet: hier en aan al je andere tafels waar over meerdere dagen wordt gespeeld.
away-me = Je bent weg tot { $date }.
away-who = { $player } is weg tot { $date }.
resign = Opgeven
resign-sure = Je plaats opgeven? Een bot speelt door met jouw kaarten, en de partij telt niet voor jou.
next-game = Verder: { $game } met { $names }

## From this device to the server, and records

move-to-server = Verder spelen op de server
move-hint = Dan kun je op elk apparaat verder spelen en kunnen vrienden plaatsen van bots overnemen. Op je eigen apparaat had je de kaarten kunnen kennen; de anderen krijgen dat te horen.
record-open-link = Opgeslagen partij openen
from-device = Deze partij begon op een apparaat, zonder server: wie de tafel opende, had de kaarten kunnen kennen. Ze telt in geen enkele statistiek.
seat-of-bot = Plaats van { $player } overnemen
