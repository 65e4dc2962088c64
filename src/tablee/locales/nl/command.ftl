### Wat de opdracht `tablee` zegt als iets gedaan is of niet kan. De hulp staat in help.ftl.

## Wat er gedaan is

command-verified = { $winners ->
    [none] { $file }: alles in orde. Het zegel past bij de startwaarde, alle keren schudden ({ $shuffles }) en alle zetten ({ $moves }) kloppen, en niemand heeft de partij gewonnen.
   *[other] { $file }: alles in orde. Het zegel past bij de startwaarde, alle keren schudden ({ $shuffles }) en alle zetten ({ $moves }) kloppen, en de partij werd gewonnen door { $winners }.
}
command-open = Tablée is open: { $addresses } · Ctrl-C sluit.
command-site-written = { $folder }: { $size } MB. Elke webruimte levert dit; om het te proberen: python -m http.server -d { $folder }
command-site-not-built = De browserclient is niet gebouwd: voer eerst python web/build.py uit.
command-copied = { $file }: een hele kopie, { $size } MB.
command-written = Geschreven naar { $file }.
command-restored = { $target }: hersteld uit { $source }.
command-put-aside = Wat er was, is nu { $file }.
command-restore-sure = { $source } in de plaats zetten van { $target }? (j/n)
command-moderated = gedaan; draaiende servers volgen binnen enkele seconden.
command-moderate-none = geen.
command-tables-yours = Jouw tafels:
command-tables-open = Open voor iedereen:
command-tables-none = Er is geen open tafel, en ook geen van jou. ‘tablee play SPEL --server URL’ opent er een.
command-tables-seats = { $taken } van { $players } plaatsen bezet
command-tables-join = Schuif aan met: { $command }
command-aborted = er is niets gedaan.
command-sit-seated = { $name } heeft zijn plaats bij { $server }. Ctrl-C beëindigt het.
command-sit-away = { $server } antwoordt niet; nieuwe poging.
command-sit-anew = { $last ->
    [none] { $bot } wordt opnieuw gestart. { $why }
   *[other] { $bot } wordt opnieuw gestart. { $why } Zijn laatste woorden: { $last }
}
command-interrupted = onderbroken; er is niets geschreven.
command-progress-playing = partijen
command-progress-writing = opnamen
command-progress-measuring = metingen
command-progress-reviewing = de partij wordt bekeken
command-progress-thinking = Even denken…
command-progress-compiling = compileren, alleen deze keer: { $count } functies
command-progress-lab-luck = { $game }: hoeveel geluk
command-progress-lab-seats = { $game }: welke plaats
command-progress-lab-length = { $game }: hoe lang
command-progress-lab-rules = { $game }: wat de regels veranderen
command-progress-lab-levels = { $game }: niveau tegen niveau
command-progress-lab-striking = { $game }: wat opvalt

## Wat niet is zoals het hoort

command-went-wrong = er is iets misgegaan.
command-no-sheet = { $file }: er is geen scoreblad.
command-no-lesson = Er is geen les voor { $game }.
command-sheet-exists = { $file }: dat bestand is er al; kies een andere naam voor een nieuw blad.
command-sheet-of-other-game = { $file }: dit is een blad voor { $game }.
command-database-in-use = een andere server heeft { $file } open: stop die eerst, of neem een ander bestand met --database. Meerdere servers delen een PostgreSQL.
command-port-in-use = poort { $port } is bezet: neem een andere met --port, of een vrije met --port 0.
command-port-not-allowed = poort { $port } mag je niet gebruiken: neem er een vanaf 1024.
command-database-closed = de database kan niet geopend worden: { $reason }
command-bot-silent = { $bot } kan niet spelen. { $why } ‘tablee check-bot’ zegt meer.
command-sit-token = de sleutel is fout of niet meer geldig: de tafel geeft je een nieuwe.
command-sit-taken = De plaats is aan iemand anders gegeven.
command-sit-replaced = dezelfde sleutel wordt nu ergens anders gebruikt.
command-sit-out = het programma is te vaak weggestuurd; een bot speelt deze partij uit.
command-cluster-unreachable = op { $address } is geen Ray-cluster te bereiken: { $why }
command-cluster-lost = processen van het cluster zijn steeds weer gestorven bij dezelfde partijen; er is niets geschreven. { $why }
command-cluster-other-version = { $why ->
    [none] een computer van het cluster heeft geen Tablée; hij heeft versie { $version } nodig, zoals hier.
   *[other] een computer van het cluster heeft Tablée { $why }; hij heeft versie { $version } nodig, zoals hier.
}
command-system-no-file = dat bestand of die map is er niet
command-system-not-allowed = dat mag je niet
command-system-is-folder = dit is een map
command-system-no-folder = die map is er niet
command-system-exists = er is al iets met die naam
command-system-disk-full = de schijf is vol
command-system-read-only = daar kan niets geschreven worden
command-system-nobody-there = daar antwoordt niemand

## Wat niet begrepen werd

command-misuse-help = ‘{ $command }’ legt het uit.
command-misuse-no-option = { $near ->
    [none] Er is geen optie { $given }.
   *[other] Er is geen optie { $given }. Bedoel je { $near }?
}
command-misuse-no-command = { $near ->
    [none] Er is geen opdracht { $given }.
   *[other] Er is geen opdracht { $given }. Bedoel je { $near }?
}
command-misuse-missing = { $what } ontbreekt.
command-misuse-needs = { $option } werkt alleen samen met { $needed }.
command-misuse-option-value = { $option } heeft een waarde nodig.
command-misuse-extra = ‘{ $given }’ wordt hier niet verwacht.
command-misuse-not-one-of = { $what }: ‘{ $given }’ is er niet; er zijn { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } heeft een getal nodig, niet ‘{ $given }’.
       *[other] { $what } heeft een getal vanaf { $least } nodig, niet ‘{ $given }’.
    }
   *[other] { $what } heeft een getal van { $least } tot en met { $most } nodig, niet ‘{ $given }’.
}
command-misuse-not-name-value = ‘{ $given }’ heeft niet de vorm NAME=VALUE, zoals target=none.
command-misuse-not-a-limit = ‘{ $given }’ is geen getal, en ook niet none.
command-misuse-not-exported = Een scoreblad wordt als .csv, .md of .json geëxporteerd, niet als { $given }.
command-misuse-no-bot = Er is geen bot die { $given } heet; er zijn { $known }.
command-misuse-one-bot = Een toernooi heeft minstens twee bots nodig.
command-misuse-bot-no-command = ‘{ $given }’ is geen opdracht; een bot is er een, zoals ‘python mybot.py’.
command-misuse-bot-not-executable = { $given } kan niet uitgevoerd worden: chmod +x, of zeg waarmee.
command-misuse-bot-no-program = Er is geen programma dat { $given } heet.
command-misuse-bot-platform = Programma’s kunnen alleen onder Linux en macOS bots zijn: { $given }.
command-misuse-no-plots = Plaatjes hebben matplotlib nodig: { $command }
command-misuse-not-svg = Het plaatje is een SVG: noem het { $file }.
command-misuse-not-trajectories = Trajecten gaan in een bestand dat op .parquet of .npz eindigt, niet in { $given }.
command-misuse-no-tournament = { $file } is geen toernooi om mee verder te gaan.
command-misuse-other-tournament = { $file } hoort bij een ander toernooi: { $name } is daar { $then }, en niet { $now }.
command-misuse-damaged-tournament = { $file } is beschadigd: regel { $line } is niet zoals die geschreven werd.
command-misuse-not-html = Het rapport is een HTML-pagina: noem het { $file }.
command-misuse-no-cluster = { $option } heeft { $library } nodig: { $command }
command-misuse-no-card = --device cuda heeft een grafische kaart van NVIDIA met haar stuurprogramma nodig, en { $command }
command-misuse-card-or-cluster = Geef --ray of --device cuda, niet allebei.
command-misuse-not-a-cluster = ‘{ $given }’ is niet het adres van een Ray-cluster, zoals auto of host:6379. Voor deze computer hoort --ray aan het eind.
command-misuse-no-seat = Er is geen plaats { $given }; de plaatsen gaan van 1 tot en met { $last }.
command-misuse-resume-alone = --resume gaat verder met een spel zoals het was: daar passen alleen --plain, --pace en --lang bij.
command-misuse-empty-name = Een naam is leeg.
command-misuse-same-name = Twee mensen heten { $name }: niemand kan ze uit elkaar houden.
command-misuse-too-many-levels = Er zijn { $levels } niveaus opgegeven, maar { $bots ->
    [0] er spelen alleen mensen
    [one] er speelt maar één bot
   *[other] er spelen maar { $bots } bots
}.
command-misuse-which-game = Welk spel? ‘tablee games’ toont ze met hun nummer.
command-misuse-no-game-number = Er is geen spel { $given }; { $last ->
    [0] er is er geen onderbroken
   *[other] de lijst eindigt bij { $last }
}.
command-game-deleted = Verwijderd: { $file }
command-misuse-no-move = Er is geen zet { $given }; de partij heeft er { $last }.
command-misuse-too-many-names = Dat zijn { $names } namen voor { $seats } plaatsen.
command-misuse-not-a-seed = Een startwaarde is een getal, of 64 hexadecimale cijfers.
command-misuse-join-alone = --join gaat naar een tafel zoals die is: laat het spel en --resume weg.
command-misuse-server-alone = --server opent daar een tafel: daar passen alleen -p, -o, -n, --public, --plain en --lang bij.
command-misuse-which-server = { $known ->
    [none] Welke server? Geef het adres, zoals http://192.168.1.5:8000.
   *[other] Welke server? Je kent { $known }.
}
command-misuse-not-a-server = ‘{ $given }’ is niet het adres van een server, zoals http://192.168.1.5:8000.
command-misuse-not-a-table = ‘{ $given }’ is niet het adres van een tafel, zoals http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = De sleutel van de plaats ontbreekt: geef de hele link, of --token, of TABLEE_BOT_TOKEN.
command-misuse-no-topic = Er is geen hulp over { $given }; wel over { $known }.
command-misuse-lan-alone = --lan luistert op alle adressen van deze machine: laat --host weg.
command-misuse-not-an-address = ‘{ $given }’ is geen adres van deze machine.
command-misuse-not-a-site = ‘{ $given }’ is geen site zoals https://example.org.
command-misuse-not-a-mail-server = { $given } is geen mailserver zoals smtp://naam:wachtwoord@host.
command-misuse-mail-needs-host = Geef bij --mail-server ook op onder welke naam deze server te bereiken is: --allowed-host tafels.example.org. Daarheen leiden de links in e-mails.
command-misuse-not-a-network = ‘{ $given }’ is geen adres zoals 10.0.0.2 of 10.0.0.0/24.
command-misuse-not-a-path = ‘{ $given }’ is geen pad zoals /games/tablee.
command-misuse-path-taken = Het pad ‘{ $given }’ begint met { $first }, zoals pagina’s van Tablée zelf. Kies een ander, zoals /games/tablee.
command-misuse-no-days = --days hoort bij ‘remove’ en ‘block’, niet bij ‘{ $action }’.
command-misuse-short-token = Het token voor /admin moet minstens { $least } tekens hebben.
command-misuse-not-utf8 = { $file } is geen tekst in UTF-8.
command-misuse-not-sqlite = Dit is voor SQLite. PostgreSQL heeft een eigen gereedschap: { $tool }.
