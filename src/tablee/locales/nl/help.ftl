### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Koppen en kleine woorden

help-usage = Gebruik
help-examples = Voorbeelden
help-options = Opties
help-commands = Opdrachten
help-exit = Afsluitcodes
help-default = standaard
help-environment = omgeving
help-required = verplicht
help-placeholders =
    OPTIONS = OPTIES
    COMMAND = OPDRACHT
    ARGUMENTS = ARGUMENTEN
    GAME = SPEL
    FILE = BESTAND
    FOLDER = MAP
    NAME = NAAM
    VALUE = WAARDE
    NUMBER = GETAL
    SECONDS = SECONDEN
    POINTS = PUNTEN
    QUESTION = VRAAG
    ADDRESS = ADRES
    LEVEL = NIVEAU
    LANGUAGE = TAAL
    SEED = STARTWAARDE
    TOPIC = ONDERWERP
    SHELL = SHELL
    CARD = KAART
    CARDS = KAARTEN
    SITUATION = SITUATIE
    ACTION = ACTIE
    WHOM = WIE
    TEXT = TEKST
    POSITION = POSITION
help-exit-short =
    0 = alles in orde
    1 = een bestand, een server of een plek om te schrijven is niet zoals het hoort
    2 = de opdracht werd niet begrepen, of vraagt iets dat niet kan
    130 = onderbroken met Ctrl-C; spellen en scorebladen zijn bewaard
help-exit-codes =
    0 = Alles in orde.
    1 = Een bestand, een opname, een server of een plek om te schrijven is niet zoals het hoort. Eén zin op de foutuitvoer zegt welke en waarom; er blijft niets half geschreven achter.
    2 = De opdracht werd niet begrepen, of vraagt iets dat niet kan, zoals zeven spelers bij een spel voor zes. Eén zin zegt wat wel zou kunnen.
    130 = Onderbroken met Ctrl-C. Wat gespeeld werd, is bewaard voor ‘tablee play --resume’, en een scoreblad tot en met het laatste getal; al het andere schrijft niets.

## Opties van meerdere opdrachten

help-option-lang = De taal: en, fr, fr-CA, de, nl, it, es of pt; anders die van LC_ALL, LC_MESSAGES of LANG.
help-option-help = Deze hulp tonen.
help-option-version = De versie tonen.
help-option-players = Hoeveel er aan tafel zitten.
help-option-option = Een optie van het spel, zoals partners=true, stock_size=10 of target=none. Herhaalbaar.
help-option-seed = Hetzelfde getal geeft dezelfde kaarten.
help-option-threads = Hoeveel threads; anders één per kern.
help-option-device = Wat speelt: cpu, of cuda voor een grafische kaart, met dezelfde resultaten.
help-option-ray = Op Ray spelen, met dezelfde resultaten: op het cluster op dit ADRES, zoals auto of host:6379, of zonder adres op deze computer. --threads zegt met hoeveel processen.
help-option-parquet = Voor elke partij een rij in dit Parquet-bestand schrijven, voor DuckDB, polars en pandas.
help-option-json = Het resultaat als JSON, voor scripts.
help-option-database = Het bestand, of voor de server ook postgresql://user@host/name; anders tablee/tablee.sqlite in je gegevensmap.
help-option-plain = Regel voor regel, voor schermlezers, pipes en scripts.
help-option-ms = Hoeveel milliseconden een bot voor een zet heeft; alleen programma’s en de twee hoogste niveaus kijken op de klok.

## De opdracht

help-tablee =
    Skip-Bo en Skyjo aan één tafel: spelen, punten bijhouden, naspelen, controleren, meten.

    ‘tablee help OPDRACHT’ legt een opdracht uit.
help-example-play = een spel kiezen en tegen bots of tegen elkaar spelen
help-example-join = aan een tafel van een server gaan zitten
help-example-score = het scoreblad voor echte kaarten
help-example-real-table = met echte kaarten: klaarzetten, wie begint, wat er gebeurt
help-example-replay = een partij vanaf de eerste kaart doorlopen
help-example-verify = het schudden, de zetten en de uitslag controleren
help-example-review = geluk en kunde erin, en de fouten
help-example-arena = welke bot beter is
help-example-simulate = wat er in tienduizend partijen gebeurt
help-example-serve = een tafel voor iedereen thuis openen

## tablee play

help-play =
    In de terminal spelen: tegen bots, met meer mensen aan één apparaat, of aan een tafel van een server.

    SPEL is een van: GAMES. Zonder vraagt een eerste scherm naar alles. De toetsen staan onderaan het scherm; ‘?’ legt ze uit. Elke zet wordt bewaard: wat er ook gebeurt, --resume gaat met het spel verder.
help-example-choose = alles op het scherm kiezen
help-example-two = twee mensen en twee bots
help-example-watch = bots onder elkaar
help-example-resume = met het onderbroken spel verdergaan
help-example-open = op een server een tafel openen en anderen uitnodigen
help-play-level = Hoe goed de bots spelen: het nummer of de naam van een niveau; of na elkaar, zoals 2,2,4. ‘adaptive’ trekt wat bij je past.
help-play-name = Je naam; vaker gegeven delen meer mensen het apparaat.
help-play-seat = Waar je zit, of de eerste van jullie; plaatsen tellen vanaf 1.
help-play-seed = Om dezelfde kaarten nog eens te spelen: een getal, of een startwaarde van 64 hexadecimale cijfers, zoals in een opname.
help-play-save = De opname hierheen schrijven als de partij voorbij is.
help-play-resume = Met het laatst onderbroken spel verdergaan.
help-play-join = Aan een tafel van een server zitten: de link, zoals de browser die toont, of de code.
help-play-server = Op deze server een tafel openen en de link voor de anderen tonen; met --join: waar de code vandaan komt. Anders de enige server die je kent.
help-play-public = Met --server: de tafel staat daar in de lijst, en iedereen mag komen.
help-play-watch = Alleen kijken: aan die tafel, of bij bots onder elkaar.
help-play-pace = Seconden die een bot voor een zet neemt; anders 0,6, en 0 met --plain.

## tablee learn, tablee rules

help-learn =
    Een spel leren door mee te spelen: elke stap zegt wat je doet en waarom.

    Zonder SPEL worden de lessen getoond. Enter leest verder, of doet de zet voor je.
help-rules =
    De regels van een spel, of van alle spellen, in jouw taal.

    Met opties staan de keuzes van de tafel voorop. Op een scherm opent de tekst in je pager.
help-example-learn = een spel leren door mee te spelen

## tablee games

help-games =
    Onderbroken spellen in de terminal: tonen, met een verdergaan of er een verwijderen.

    Zonder GETAL worden ze getoond, het laatst gespeelde eerst; met een getal gaat dat spel verder. Een bestand dat niet te lezen is, wordt genoemd.
help-games-delete = Het verwijderen in plaats van verdergaan.
help-example-games-list = allemaal, met hun nummer
help-example-games-go-on = met het tweede verdergaan

## tablee tables

help-tables =
    De tafels van een server tonen: die van jou, en die waar iedereen mag komen.

    Zonder URL die van alle servers waar je geweest bent.

## tablee score

help-score =
    De punten van een partij met echte kaarten bijhouden.

    SPEL is een van: GAMES. Elk getal wordt bewaard zodra het getypt is. Zonder BESTAND ligt het scoreblad in je gegevensmap, en de volgende ‘tablee score’ gaat ermee verder tot de partij voorbij is.
help-example-go-on = met het scoreblad verdergaan
help-example-own-file = een blad in een eigen bestand
help-score-name = Wie er speelt, in de volgorde van de plaatsen. Herhaalbaar.
help-score-limit = Wanneer de partij voorbij is; anders 100, en 500 bij Skip-Bo.
help-score-partners = Skip-Bo in paren.
help-score-dealer = Wie als eerste deelt, geteld vanaf 1.
help-score-new = Een nieuw blad, al is er een om mee verder te gaan.
help-score-export = Het blad als tabel schrijven, en niets vragen.
help-score-json = Het blad en de totalen als JSON tonen, en niets vragen.

## tablee real-table

help-real-table =
    Met echte kaarten spelen: klaarzetten, wie begint, wat er nu gebeurt, of de kaarten compleet zijn.

    SPEL is een van: GAMES. Zonder opties wordt regel voor regel gevraagd wat je wilt weten; met opties komt het antwoord meteen.
help-example-deal = hoeveel kaarten vijf spelers krijgen
help-example-first = wie met deze kaarten begint
help-example-what = alle situaties, met hun nummer
help-real-table-deal = Hoe je voor zoveel spelers klaarzet.
help-real-table-each = Met --deal: een ander aantal kaarten per speler.
help-real-table-partners = Met --deal: in paren.
help-real-table-first = Wie deelt of begint: de kaarten van iedereen, met een komma tussen de spelers; W is een Skip-Bo, en - iemand die niet opnieuw trekt.
help-real-table-dealer = Met --first: wie de deler is, geteld vanaf 1.
help-real-table-what = Wat er nu gebeurt: het nummer of de naam van een situatie; zonder iets alle.
help-real-table-check = Of de kaarten compleet zijn: elke kaart en hoeveel er zijn, zoals ‘1=12 2=11’.

## tablee replay

help-replay =
    Een opgenomen partij doorlopen, of zet voor zet tonen.

    Op het scherm gaan ← en → stap voor stap, ↑ en ↓ beurt voor beurt, s kijkt door andere ogen. In een pipe wordt de partij getoond. ‘-’ leest ze van de standaardinvoer.
help-replay-text = De hele partij tonen; in een pipe is dat sowieso zo.
help-replay-json = Elke stap met gebeurtenissen en totalen als JSON.
help-replay-to = Na deze zet stoppen; op het scherm daar beginnen.
help-replay-seat = Zoals deze plaats het zag, geteld vanaf 1; anders wordt alles gezegd wat getrokken werd.
help-replay-pictures = Met --text: aan het begin van elke beurt de tafel tekenen.
help-replay-review = Zegt wat beslissingen hebben gekost en wat beter was, zoals tablee review; dat duurt enkele seconden.

## tablee verify

help-verify =
    Opgenomen partijen controleren: zegel, elk schudden, elke zet, de uitslag.

    Wat niet klopt, wordt genoemd, met de plek in het bestand. ‘-’ leest een partij van de standaardinvoer.
help-example-verify-all = allemaal, één regel per stuk

## tablee review

help-review =
    Lag het aan jou, of aan de kaarten? Geluk en kunde in een opgenomen partij, en wat elke beslissing heeft gekost.

    Een beoordelaar die van tevoren vaststond, geeft na elke zet ieders kans om te winnen. Begin + geluk + kunde = uitslag. Alleen wat zeker een fout is, heet zo.
help-review-html = Een pagina met de grafiek in dit HTML-bestand schrijven.

## tablee analyse

help-analyse =
    Zet de zetten van een stelling op volgorde, de beste eerst, met de kans om daarna te winnen en de reden.

    POSITION is één regel tekst tussen aanhalingstekens; docs/positions.md zegt hoe die geschreven wordt.
help-analyse-ms = Hoeveel milliseconden er nagedacht mag worden.

## tablee simulate

help-simulate =
    Willekeurige spelers veel partijen laten spelen, en samenvatten wat er gebeurde.

    Een partij gaat tot 500 (Skip-Bo) of 100 (Skyjo), tenzij een optie anders zegt: target=none en limit=none spelen losse rondes.
help-simulate-matches = Hoeveel partijen er gespeeld worden.
help-simulate-policy = Wie er speelt: eager haast zich naar het eind, uniform doet zomaar een toegestane zet.
help-simulate-records = Elke partij als opname in deze map schrijven.
help-simulate-plot = Overwinningen, punten en lengtes in dit SVG-bestand tekenen.

## tablee arena

help-arena =
    Bots tegen elkaar laten spelen, en zeggen wie beter is.

    Een BOT is een niveau, met nummer of naam, greedy, random of eager; zonder spelen de niveaus 1 tot en met 4 en greedy. De bots ontmoeten elkaar twee aan twee met dezelfde kaarten en alle plaatsen verwisseld. Aan een tafel voor meer dan twee zitten ze om en om, en partners zijn dezelfde bot. Een duel stopt eerder zodra de betere bot zeker is (99,9%).
help-arena-matches = Zoveel spelen twee bots hoogstens.
help-arena-device = Wat speelt: cpu, of cuda voor een grafische kaart, met dezelfde resultaten. Een kaart speelt de niveaus 1 tot en met 4 en greedy.
help-arena-all = Alle partijen spelen, ook als de betere bot zeker is.
help-arena-luckless = Het geluk uit de uitslagen halen: een verschil blijkt na minder partijen, maar elke duurt een seconde of langer (docs/review.md).
help-arena-fair = Geef elke twee niveaus de handicap waarmee ze ongeveer even vaak winnen (docs/bots.md).
help-arena-resume = In dit bestand bewaren wat gespeeld is, en verdergaan met wat erin staat. Bots, opties, startwaarde en tijd moeten dezelfde zijn.
help-arena-records = Elke partij als opname in deze map schrijven. Eén bot alleen speelt tegen zichzelf.
help-arena-trajectories = Voor elke stelling in dit .parquet- of .npz-bestand schrijven wat te zien was, wat mogelijk was en wat gespeeld werd. Eén bot alleen speelt tegen zichzelf.
help-arena-plot = Ranglijst en kruistabel in dit SVG-bestand tekenen.

## tablee lab

help-lab =
    Vragen over de spellen met plaatjes beantwoorden: hoeveel geluk, welke plaats, hoe lang, wat elke regel verandert, welk niveau wint van welk.

    Er wordt een minuut of twee gespeeld, met de niveaus 1 tot en met 4, en één HTML-bestand geschreven dat verder niets nodig heeft. Elk antwoord heeft zijn 95%-interval en de opdracht die dezelfde cijfers geeft. Dezelfde argumenten geven hetzelfde rapport. Het rapport is in het Engels.
help-lab-only = Alleen deze vraag: luck, seats, length, rules, levels of striking. Herhaalbaar.
help-lab-matches = Losse rondes per cijfer, in plaats van 2000; een achtste daarvan aan hele partijen.
help-lab-quick = Een eerste blik in een paar seconden, met brede intervallen: als --matches 160.
help-lab-out = Waar het rapport geschreven wordt, in plaats van lab.html. Met --json alleen als dit gegeven is.

## tablee arena --bot, tablee check-bot

help-arena-bot = Een programma dat speelt, zoals ‘python mybot.py’. Herhaalbaar. Wie crasht, blijft hangen, liegt of alles overspoelt, verliest de partij.
help-check-bot =
    Controleren of een programma zich aan het botprotocol houdt, en zeggen wat er mis is.

    OPDRACHT start het programma. Het moet beide spellen spelen, aan kleine en grote tafels. Het protocol staat in docs/write-a-bot.md; wat over het programma gezegd wordt, is in het Engels. De afsluitcode is 1 als er iets mis is.
help-check-bot-game = Alleen dit spel. Herhaalbaar.
help-check-bot-ms = Hoeveel milliseconden het programma voor een zet heeft.
help-sit =
    Een programma van jou aan een tafel van een server laten spelen.

    ADRES is de link die de tafel voor een programma toont, met zijn sleutel; OPDRACHT start het programma. Alles gaat onveranderd door, een verbroken lijn wordt weer geopend, en doet het programma iets fout, dan speelt een bot van de server ervoor. docs/write-a-bot.md zegt meer. Ctrl-C beëindigt het programma.
help-sit-bot = Het programma, zoals ‘python mybot.py’.
help-sit-token = De sleutel van de plaats, als hij niet in het adres staat. In de omgeving kan niemand anders op deze computer hem lezen.

## tablee bench

help-bench =
    Meten hoe snel de kernen en de eenvoudige regels op deze machine spelen.
help-bench-seconds = Hoelang elke regel minstens gemeten wordt.

## tablee serve, backup en restore

help-serve =
    Een tafelserver voor browsers en terminals openen, hier of overal. Ctrl-C sluit hem.
help-example-here = voor deze machine
help-example-home = voor iedereen thuis: scan de code
help-serve-host = Het adres om op te luisteren: 127.0.0.1 alleen voor deze machine, 0.0.0.0 voor iedereen die haar kan bereiken.
help-serve-port = De poort om op te luisteren; 0 neemt er een die vrij is.
help-serve-lan = Open voor het lokale netwerk: toont het adres, ook als QR-code om te scannen.
help-serve-bus = Waarover meer servers op één PostgreSQL met elkaar praten, zoals nats://127.0.0.1:4222.
help-serve-origin = Een andere site waarvan de pagina’s deze server mogen gebruiken, zoals https://example.org. Herhaalbaar.
help-serve-allowed-host = Een naam waaronder deze server mag worden opgevraagd, zoals tables.example.org of *.example.org; mag vaker. Zonder: elke.
help-serve-proxy = Een reverse proxy waarvan de X-Forwarded-koppen geloofd worden, zoals 10.0.0.2 of 10.0.0.0/24. Een op deze machine altijd. Herhaalbaar.
help-serve-root-path = Het pad waaronder een reverse proxy deze server toont, zoals /games/tablee; de proxy mag het weghalen of niet.
help-serve-pace = Seconden die een bot voor een zet neemt.
help-serve-idle = Seconden tot een tafel slaapt waar niemand is; ze wordt wakker als iemand haar opent.
help-serve-log = Hoe het logboek geschreven wordt, op de foutuitvoer. auto: tekst op een terminal, anders JSON.
help-serve-metrics-token = Wie het kent, mag /metrics lezen; zonder mogen die in privénetwerken het.
help-serve-admin-token-file = Een bestand met het token voor /admin, de pagina voor wie deze server beheert; minstens 16 tekens. Of zet het token in TABLEE_ADMIN_TOKEN. Zonder token is er geen zo’n pagina.
help-serve-word-list = Een bestand met woorden, één per regel, die in namen en in de chat worden geweigerd.
help-serve-keep-days = Hoeveel dagen een tafel waaraan een partij is begonnen na de laatste wijziging bewaard blijft; 0: altijd. Gespeelde partijen blijven.
help-serve-keep-tables = Hoeveel tafels van elke soort bewaard blijven, de laatst gebruikte; 0: alle.
help-serve-keep-people-days = Hoeveel dagen iemand die geen partij heeft uitgespeeld na het laatste bezoek bewaard blijft; 0: altijd. Wie een plaats heeft, blijft.
help-serve-mail-server = Verstuur e-mail via deze server, bijvoorbeeld smtp://naam:wachtwoord@host.
help-serve-notify-private = Stuur meldingen ook naar adressen thuis, bijvoorbeeld naar een eigen ntfy-server.
help-serve-connections = Hoeveel verbindingen er tegelijk mogen zijn; anders zoveel als het systeem open bestanden toestaat, tot 10.000.
help-serve-connections-per-address = Hoeveel bezoekers zonder plaats er vanaf één adres mogen hebben (bij IPv6: een /64); anders een achtste, 16 tot 500.
help-serve-no-rate-limits = Adressen mogen zo vaak vragen als ze willen: voor tests, of achter andere grenzen.
help-site =
    Een site schrijven die geen server nodig heeft: alleen of op één apparaat spelen, leren, punten bijhouden.

    Elke webruimte levert de bestanden, op elk pad: GitHub Pages, of python -m http.server.
help-site-base = Het pad waar de site komt te staan, voor haar pagina bij onbekende adressen.
help-backup =
    Alles wat een server bewaart naar één bestand kopiëren. Hij mag doorlopen.
help-backup-overwrite = Het bestand vervangen als het bestaat.
help-restore =
    Een reservekopie in de plaats zetten van wat een server bewaart. Stop hem eerst.

    Wat er was, wordt ernaast bewaard.
help-restore-yes = Niet vragen.
help-moderate =
    Op een open server tafels sluiten, mensen verwijderen en netwerken blokkeren, terwijl hij draait.

    ACTIE is tables (alle tafels met wie er zit; WIE mag een code zijn), close of reopen (een tafel sluiten of heropenen; WIE is de code), remove of admit (iemand verwijderen of weer toelaten; WIE is het kenmerk dat ‘tables’ toont), block of unblock (een netwerk blokkeren of vrijgeven; WIE is een adres of een netwerk, één IPv6-adres betekent zijn /64), bans (wat nu geldt) of log (wie wat deed, wanneer en waarom).

    Wie verwijderd wordt, verlaat zijn plaatsen en kan onder deze identiteit niet terugkomen. Draaiende servers volgen binnen enkele seconden. Kaarten worden nooit getoond.
help-example-moderate-tables = welke tafels er zijn en wie er zit
help-moderate-days = Hoeveel dagen iemand verwijderd of een netwerk geblokkeerd is; anders tot dat wordt opgeheven.
help-moderate-why = De reden, voor het logboek.

## tablee completion en help

help-completion =
    Tonen wat een shell opdrachten en opties laat aanvullen. SHELL is bash, zsh of fish.
help-help =
    Een opdracht uitleggen, of ‘exit-codes’.
