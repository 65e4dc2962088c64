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
pile-skipbo-stock = Stok
pile-skipbo-draw = Trekstapel
pile-skipbo-building = Bouwstapel { $pile }
pile-skipbo-discard = Weggooistapel { $pile }
pile-skipbo-hand = Handkaarten
pile-skyjo-draw = Trekstapel
pile-skyjo-discard = Aflegstapel
pile-skyjo-grid = Kaarten op tafel
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

## De spellen

game-skipbo = Skip-Bo
game-skipbo-hint = Bouw de stapels in het midden op en speel als eerste je stok leeg.
game-skyjo = Skyjo
game-skyjo-hint = Twaalf dichte kaarten: ruilen, omdraaien en met zo weinig mogelijk punten eindigen.

## Niveaus van de bots

level-1 = Mus
level-2 = Roodborstje
level-3 = Ekster
level-4 = Uil
level-5 = Valk
level-6 = Kampioen
level-skipbo-1-hint = Speelt wat er past, vergeet soms de stok en verspilt Skip-Bo-kaarten.
level-skipbo-2-hint = Speelt eerst van de stok en houdt de weggooistapels netjes, maar kijkt nooit naar die van jou.
level-skipbo-3-hint = Plant de hele beurt rond de stok en bouwt liever niet door tot aan jouw volgende kaart.
level-skipbo-4-hint = Plant zo ver als de kaarten reiken en heeft uit talloze rondes geleerd wat loont.
level-skipbo-5-hint = Heeft uit miljoenen rondes geleerd wat een stelling waard is en plant daarmee hele beurten.
level-skipbo-6-hint = Speelt zijn beste beurten in gedachten uit, tegen alles wat je zou kunnen hebben.
level-skyjo-1-hint = Houdt van kleine kaarten, hecht zich aan middelmatige en vergeet op de kolommen te letten.
level-skyjo-2-hint = Ruilt hoog voor laag en maakt kolommen af, maar sluit zonder naar de anderen te kijken.
level-skyjo-3-hint = Telt mee wat er weg is, spaart kolommen en denkt na voor het sluiten.
level-skyjo-4-hint = Weegt elke kaart af, voor zichzelf en voor jou, en sluit wanneer het jou het meeste pijn doet.
level-skyjo-5-hint = Heeft uit miljoenen rondes geleerd wat de kaarten op tafel waard zijn en denkt een beurt vooruit.
level-skyjo-6-hint = Speelt zijn beste zetten in gedachten uit en weet wat een punt in dit spel waard is.

## Opties van Skip-Bo

option-skipbo-stock_size = Kaarten per stok
option-skipbo-stock_size-hint = Minder kaarten, korter spel. Gebruikelijk is 30 tot en met vier spelers en 20 met vijf of zes.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } kaarten (verkort spel)
    [one] { $count } kaart
   *[other] { $count } kaarten
}
option-skipbo-partners = Spelen met partners
option-skipbo-partners-hint = Met vier of zes spelers: partners zitten tegenover elkaar en winnen samen.
option-skipbo-partners-true = In paren
option-skipbo-partners-true-hint = Je mag ook van de stok en de weggooistapels van je partner spelen.
option-skipbo-partners-false = Ieder voor zich
option-skipbo-partners-false-hint = Wie als eerste de eigen stok leeg heeft, wint.
option-skipbo-target = Lengte van de partij
option-skipbo-target-hint = Er worden rondes gespeeld tot iemand zoveel punten heeft.
option-skipbo-target-value = { $points ->
    [none] Eén ronde
    [one] { $points } punt
   *[other] { $points } punten
}
option-skipbo-stalemate = Als het spel vastzit
option-skipbo-stalemate-hint = Wat er gebeurt als de hele tafel rond niemand een kaart heeft verplaatst.
option-skipbo-stalemate-end = De ronde eindigt
option-skipbo-stalemate-end-hint = Wie de minste kaarten in de stok heeft, wint.
option-skipbo-stalemate-reshuffle = Weggooistapels schudden
option-skipbo-stalemate-reshuffle-hint = Alle weggooistapels worden een nieuwe trekstapel en het spel gaat door.
option-skipbo-dealer = Wie het eerst deelt
option-skipbo-dealer-hint = Wie links van de deler zit, begint.
option-skipbo-dealer-value = { $who ->
    [none] Loten: de hoogste kaart deelt
    [you] Jij deelt
   *[other] { $player } deelt
}
option-skipbo-manners = Tafelmanieren
option-skipbo-manners-hint = Of je de regels kunt overtreden, zoals aan een echte tafel.
option-skipbo-manners-strict = Streng
option-skipbo-manners-strict-hint = Wat niet mag, wordt geweigerd en kost niets.
option-skipbo-manners-human = Menselijk
option-skipbo-manners-human-hint = Je kunt te veel trekken, voor je beurt spelen of je partner iets zeggen. Word je betrapt, dan kost het je wat.
option-skipbo-penalty_cards = Strafkaarten
option-skipbo-penalty_cards-hint = Waar ze in de stok komen. Alleen bij menselijke tafelmanieren.
option-skipbo-penalty_cards-shuffle = Erdoor geschud
option-skipbo-penalty_cards-shuffle-hint = Ze worden door de dichte kaarten van de stok geschud.
option-skipbo-penalty_cards-bottom = Onderop
option-skipbo-penalty_cards-bottom-hint = Ze komen onder de stok.
option-skipbo-caught_turn = Betrapt voor je beurt
option-skipbo-caught_turn-hint = Wat er gebeurt met een beurt die niet van jou was. Alleen bij menselijke tafelmanieren.
option-skipbo-caught_turn-annul = Teruggedraaid
option-skipbo-caught_turn-annul-hint = Alle kaarten van die beurt gaan terug naar waar ze lagen.
option-skipbo-caught_turn-stop = Afgebroken
option-skipbo-caught_turn-stop-hint = Wat gespeeld is, blijft liggen.
option-skipbo-barred_turn = Trekverbod
option-skipbo-barred_turn-hint = Wat wie betrapt is in de volgende beurt niet mag. Alleen bij menselijke tafelmanieren.
option-skipbo-barred_turn-first = Alleen aan het begin
option-skipbo-barred_turn-first-hint = De volgende beurt begint zonder te trekken; een leeggespeelde hand wordt gewoon aangevuld.
option-skipbo-barred_turn-whole = Hele beurt
option-skipbo-barred_turn-whole-hint = In de volgende beurt wordt er helemaal niet getrokken.

## Opties van Skyjo

option-skyjo-limit = Lengte van de partij
option-skyjo-limit-hint = Er worden rondes gespeeld tot iemand zoveel punten heeft. Dan wint het laagste totaal.
option-skyjo-limit-value = { $points ->
    [none] Eén ronde
    [one] { $points } punt
   *[other] { $points } punten
}
option-skyjo-next_start = Wie de volgende rondes begint
option-skyjo-next_start-hint = In de eerste ronde is dat altijd de hoogste som van twee kaarten.
option-skyjo-next_start-highest = De hoogste som
option-skyjo-next_start-highest-hint = Elke ronde begint wie met twee kaarten de hoogste som laat zien.
option-skyjo-next_start-closer = Wie gesloten heeft
option-skyjo-next_start-closer-hint = Wie de vorige ronde heeft gesloten, begint de volgende.
option-skyjo-clear_on_reveal = Gelijke kolommen aan het eind
option-skyjo-clear_on_reveal-hint = Bij het omdraaien van de laatste kaarten kan een kolom drie gelijke kaarten blijken te hebben.
option-skyjo-clear_on_reveal-true = Die gaan weg
option-skyjo-clear_on_reveal-true-hint = Zo’n kolom wordt afgelegd en telt niet mee.
option-skyjo-clear_on_reveal-false = Die tellen mee
option-skyjo-clear_on_reveal-false-hint = Zo’n kolom blijft liggen en de kaarten worden opgeteld.
option-skyjo-dealer = Wie het eerst deelt
option-skyjo-dealer-hint = Bij een gelijke som begint wie het eerst na de deler zit.
option-skyjo-dealer-value = { $who ->
    [you] Jij deelt
   *[other] { $player } deelt
}

## Menselijke tafelmanieren bij Skip-Bo

manner-over_draw = Een kaart te veel trekken
manner-over_draw-hint = Pak een kaart meer dan mag. Wie het merkt, kan je betrappen.
manner-out_of_turn = Voor je beurt spelen
manner-out_of_turn-hint = Begin een beurt die niet van jou is, en hoop dat niemand het merkt.
manner-talk = Iets tegen je partner zeggen
manner-talk-hint = Tijdens de beurt van je partner houd je je mond. Word je betrapt, dan kost het twee kaarten.
manner-call = Betrapt!
manner-call-hint = Zeg dat { $player } een regel heeft overtreden. Je vergissen kost niets, maar het wordt geteld.

## Hoe het ervoor staat

phase-skipbo-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
phase-skipbo-over = De ronde is voorbij.
phase-skyjo-set_up = { $who ->
    [you] Draai twee van je kaarten om.
   *[other] Iedereen draait twee kaarten om.
}
phase-skyjo-turn = { $who ->
    [you] Jij bent aan de beurt: trek een kaart of pak die van de aflegstapel.
   *[other] { $player } is aan de beurt.
}
phase-skyjo-drawn = { $who ->
    [you] Ruil de getrokken kaart, of leg hem af en draai er een om.
   *[other] { $player } heeft getrokken en denkt na.
}
phase-skyjo-over = De ronde is voorbij.
table-phase-gathering = Wachten op spelers
table-phase-playing = Er wordt gespeeld
table-phase-between = Tussen twee rondes
table-phase-over = De partij is voorbij
seat-empty = Vrije plaats
seat-bot = Bot
seat-you = Jij
seat-ready = Klaar
seat-not_ready = Nog niet klaar
seat-here = Aan tafel
seat-away = Even weg
seat-stand_in = Weg, een bot speelt door

## Hoe een ronde eindigt

outcome-skipbo-stock_empty = De stok is leeg.
outcome-skipbo-stalemate = Het spel zat vast: de kleinste stok wint.
outcome-skipbo-draw = Het spel zat vast en de kleinste stokken zijn gelijk: gelijkspel.
outcome-skyjo-closed = De ronde is gesloten en alle kaarten liggen open.

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

event-skipbo-shuffled = { $what ->
    [dealer_draw] De kaarten worden geschud om te loten wie deelt.
    [draw_pile] { $count ->
        [one] { $count } kaart wordt de nieuwe trekstapel.
       *[other] { $count } kaarten worden tot een nieuwe trekstapel geschud.
    }
    [stock] { $who ->
        [you] Je stok wordt geschud.
       *[other] De stok van { $player } wordt geschud.
    }
   *[deck] De kaarten worden geschud.
}
event-skipbo-dealer_drew = { $who ->
    [you] Bij het loten trek je { $a_card }.
   *[other] Bij het loten trekt { $player } { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Je deelt ieder
   *[other] { $player } deelt ieder
} { $stock_size ->
    [one] { $stock_size } kaart
   *[other] { $stock_size } kaarten
}. Boven op de stokken: { $tops }.
event-skipbo-turn_began = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
event-skipbo-drew = { $who ->
    [you] Je trekt
   *[other] { $player } trekt
} { $cards ->
    [none] { $count ->
        [one] { $count } kaart.
       *[other] { $count } kaarten.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] een Skip-Bo als { $number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] van je stok
    [hand] uit je hand
   *[discard] van je weggooistapel { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] van de stok
            [hand] uit de hand
           *[discard] van weggooistapel { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] van de stok van { $other }
        [hand] uit de hand van { $other }
       *[discard] van weggooistapel { $from_pile } van { $other }
    }
}
event-skipbo-played = { $who ->
    [you] Je legt { part-played-card } { part-played-from } op bouwstapel { $pile }.
   *[other] { $player } legt { part-played-card } { part-played-from } op bouwstapel { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] Je stok is leeg!
       *[other] De stok van { $player } is leeg!
    }
   *[other] { $who ->
        [you] Op je stok ligt nu { $a_card }.
       *[other] Op de stok van { $player } ligt nu { $a_card }.
    }
}
event-skipbo-pile_finished = Bouwstapel { $pile } is vol en gaat opzij.
event-skipbo-discarded = { $who ->
    [you] Je legt { $a_card } op je weggooistapel { $pile }.
   *[other] { $player } legt { $a_card } op weggooistapel { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] Je beurt is voorbij.
   *[other] De beurt van { $player } is voorbij.
}
part-winners = { $won ->
    [you] Je wint!
    [with_others] Je wint samen met { $others }!
    [one] { $winners } wint.
    [several] { $winners } winnen samen.
   *[nobody] Niemand wint.
}
part-scores = Punten: { $scores }.
event-skipbo-game_ended = { $reason ->
    [stalemate] Het spel zit vast, dus de kleinste stok wint. { part-winners } { part-scores }
    [draw] Het spel zit vast en de kleinste stokken zijn gelijk: gelijkspel. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Je trekt een kaart te veel.
       *[other] { $player } trekt een kaart te veel.
    }
   *[other] { $who ->
        [you] Je trekt een kaart te veel: { $cards }.
       *[other] { $player } trekt een kaart te veel: { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] Je begint te spelen terwijl { $other } aan de beurt is.
   *[other] { $whom ->
        [you] { $player } begint te spelen terwijl jij aan de beurt bent!
       *[other] { $player } begint te spelen terwijl { $other } aan de beurt is.
    }
}
event-skipbo-talked = { $who ->
    [you] Je praat tijdens de beurt van je partner.
   *[other] { $player } praat terwijl de partner aan de beurt is.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Je beschuldigt { $other }, en terecht.
       *[no] Je beschuldigt { $other }, maar ten onrechte.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } beschuldigt jou, en terecht.
           *[no] { $player } beschuldigt jou, maar ten onrechte.
        }
       *[other] { $right ->
            [yes] { $player } beschuldigt { $other }, en terecht.
           *[no] { $player } beschuldigt { $other }, maar ten onrechte.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] voor het praten
   *[over_draw] voor te veel trekken
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] Als straf { part-penalty-reason } gaat er { $cards } kaart ongezien in je stok.
       *[other] Als straf { part-penalty-reason } gaan er { $cards } kaarten ongezien in je stok.
    }
   *[other] { $cards ->
        [one] Als straf { part-penalty-reason } gaat er { $cards } kaart ongezien in de stok van { $player }.
       *[other] Als straf { part-penalty-reason } gaan er { $cards } kaarten ongezien in de stok van { $player }.
    }
}
part-goes-on = { $whom ->
    [you] Jij bent weer aan de beurt.
   *[other] { $other } is weer aan de beurt.
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Betrapt: je hele beurt wordt teruggedraaid. { part-goes-on }
       *[other] { $player } is betrapt: de hele beurt wordt teruggedraaid. { part-goes-on }
    }
   *[no] { $who ->
        [you] Betrapt: je beurt stopt hier. { part-goes-on }
       *[other] { $player } is betrapt: de beurt stopt hier. { part-goes-on }
    }
}

## Wat er bij Skyjo gebeurt

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } afgelegde kaart wordt de nieuwe trekstapel.
       *[other] { $count } afgelegde kaarten worden tot een nieuwe trekstapel geschud.
    }
   *[deck] De kaarten worden geschud.
}
event-skyjo-dealt = { $who ->
    [you] Je deelt.
   *[other] { $player } deelt.
} De aflegstapel begint met { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Je draait { $cell } om: { $a_card }.
   *[other] { $player } draait { $cell } om: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Jij begint de ronde.
   *[other] { $player } begint de ronde.
}
event-skyjo-drew = { $who ->
    [you] Je trekt
   *[other] { $player } trekt
} { $card ->
    [none] een kaart.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Je pakt de { $card } van de aflegstapel voor { $cell }; { $a_out } gaat weg.
       *[other] { $player } pakt de { $card } van de aflegstapel voor { $cell }; { $a_out } gaat weg.
    }
   *[no] { $who ->
        [you] Je legt de getrokken { $card } op { $cell }; { $a_out } gaat weg.
       *[other] { $player } legt de getrokken { $card } op { $cell }; { $a_out } gaat weg.
    }
}
event-skyjo-rejected = { $who ->
    [you] Je legt de getrokken { $card } af.
   *[other] { $player } legt de getrokken { $card } af.
}
event-skyjo-column_cleared = { $who ->
    [you] Je kolom { $column } gaat weg: drie keer { $card }.
   *[other] Kolom { $column } van { $player } gaat weg: drie keer { $card }.
}
event-skyjo-closed = { $who ->
    [you] Al je kaarten liggen open: alle anderen hebben nog één beurt.
   *[other] Alle kaarten van { $player } liggen open: alle anderen hebben nog één beurt.
}
event-skyjo-revealed = { $who ->
    [you] Jouw { $cell } was { $a_card }.
   *[other] { $cell } van { $player } was { $a_card }.
}
part-doubled = { $whom ->
    [you] Jouw punten zijn verdubbeld: je sloot zonder als enige de laagste score te hebben.
   *[other] De punten van { $other } zijn verdubbeld: gesloten zonder als enige de laagste score te hebben.
}
part-round-winners = { $won ->
    [you] De ronde is voorbij: jij hebt de minste punten.
    [with_others] De ronde is voorbij: jij en { $others } hebben de minste punten.
    [one] De ronde is voorbij: { $winners } heeft de minste punten.
   *[several] De ronde is voorbij: { $winners } hebben de minste punten.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

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
refusal-stock_size = Met { $players } spelers heeft een stok 1 tot en met { $most } kaarten; ‘{ $given }’ gaat niet.
refusal-target = Je speelt tot een aantal punten vanaf 1, of maar één ronde; ‘{ $given }’ is geen van beide.
refusal-limit = Je speelt tot een aantal punten vanaf 1, of maar één ronde; ‘{ $given }’ is geen van beide.
refusal-partners = Om met partners te spelen moet je met 4 of 6 zijn; hier zijn er { $players }.
refusal-dealer = De optie ‘dealer’ moet een getal van 0 tot en met { $last } zijn, niet ‘{ $given }’.

## Waarom niet: een zet

refusal-malformed = { $game ->
    [skipbo] ‘{ $given }’ is geen zet in Skip-Bo. Zetten zien er zo uit: s>2, h7>2 of h9:3.
   *[skyjo] ‘{ $given }’ is geen zet in Skyjo. Zetten zien er zo uit: t>b2, d of k>c3.
}
refusal-no_such_seat = Er is geen plaats { $seat } aan deze tafel.
refusal-game_over = De ronde is voorbij: er kan niets meer gespeeld worden.
refusal-round_over = De ronde is voorbij: er kan niets meer gespeeld worden.
refusal-not_your_turn = Je bent niet aan de beurt: { $player } speelt.
refusal-stock_empty = Die stok is leeg.
refusal-not_in_hand = Je hebt geen { $card } in je hand.
refusal-discard_empty = Weggooistapel { $pile } is leeg.
refusal-no_partner = Aan deze tafel heeft niemand een partner.
refusal-does_not_fit = Bouwstapel { $pile } vraagt om { $a_needed } of een Skip-Bo; { $a_card } past niet.
refusal-must_discard = Je hebt nog kaarten in je hand: eindig je beurt door er een op een weggooistapel te leggen.
refusal-strict_table = Dat kan alleen aan een tafel met menselijke tafelmanieren; deze is streng.
refusal-nothing_to_draw = Er valt niets meer te trekken.
refusal-own_turn = Het is je eigen beurt: voor je beurt spelen kan dan niet.
refusal-already_interrupted = { $player } speelt al buiten de beurt om.
refusal-not_a_silent_partner = Alleen de partner van wie aan de beurt is, moet stil zijn.
refusal-already_talked = Je hebt deze beurt al gepraat.
refusal-other_turn = { $player } speelt buiten de beurt om: iets anders kun je nu niet aankaarten.
refusal-not_an_opponent = Je kunt alleen tegenstanders beschuldigen, niet jezelf of je partner.
refusal-two_turned_already = Je twee kaarten liggen open; de anderen kiezen nog.
refusal-set_up_first = Eerst draait iedereen twee kaarten om.
refusal-set_up_is_over = Iedereen heeft twee kaarten omgedraaid: de ronde is begonnen.
refusal-must_decide = Je hebt een kaart getrokken: ruil hem voor een van de jouwe, of leg hem af en draai er een om.
refusal-nothing_drawn = Je hebt nog niet getrokken: trek een kaart of pak die van de aflegstapel.
refusal-cell_gone = Op { $cell } ligt geen kaart meer: de kolom is weg.
refusal-already_face_up = De kaart op { $cell } ligt al open.

## Waarom niet: de server

refusal-not_json = De server begreep dat niet: { $problem }.
refusal-bad_message = De server begreep dat niet: { $problem }.
refusal-too_large = Dat is te lang: meer dan { $most } bytes gaat niet.
refusal-hello_first = De verbinding moet met een groet beginnen. Laad de pagina opnieuw.
refusal-hello_twice = Er is al gegroet.
refusal-wrong_protocol = De server spreekt versie { $speaks } van het protocol, niet { $given }. Laad de pagina opnieuw.
refusal-slow_down = Niet zo snel: wacht even.
refusal-wrong_origin = Deze pagina hoort niet bij deze server.
refusal-not_signed_in = De server weet niet wie je bent.
refusal-wrong_phrase = Met deze herstelwoorden is hier niemand bekend.
refusal-bad_name = Een naam heeft 1 tot 24 zichtbare tekens.
refusal-too_many_guests = Op één apparaat is plaats voor { $most } gasten.
refusal-no_such_table = Er is geen tafel ‘{ $given }’.
refusal-no_such_record = Er is geen gespeelde partij ‘{ $given }’.
refusal-no_such_page = Er is niets op ‘{ $given }’.
refusal-wrong_method = Dat gaat niet met { $given }, alleen met: { $allowed }.
refusal-no_table_open = Open eerst een tafel.
refusal-house_full = Op deze server is nu geen plaats voor nog een tafel.
refusal-no_such_sheet = Dit scoreblad wordt niet gedeeld, of niet meer.
refusal-bad_sheet = Dit kan geen scoreblad zijn: { $problem }.
refusal-wrong_key = Alleen wie dit scoreblad deelt, kan het wijzigen.
refusal-sheet_changed = Dit scoreblad is intussen ergens anders gewijzigd.
refusal-too_many_sheets = Je kunt hoogstens { $most } scorebladen tegelijk delen.
refusal-unknown_game = Er is geen spel ‘{ $given }’.
refusal-seat_taken = Plaats { $seat } is bezet.
refusal-seat_empty = Op plaats { $seat } zit niemand.
refusal-not_your_seat = Plaats { $seat } is niet van jou.
refusal-which_seat = Je hebt hier geen plaats, of meer dan één: zeg welke aan zet is.
refusal-not_seated = Dat kan alleen wie aan tafel zit.
refusal-knows_other_hand = Je hebt in deze partij al andere handkaarten gezien.
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
refusal-undo_off = Aan deze tafel wordt niets teruggenomen.
refusal-nothing_to_undo = De laatste zet was niet van jou: er valt niets terug te nemen.
refusal-seen_since = Er is sindsdien een nieuwe kaart gezien: deze zet blijft staan.
refusal-undo_asked = Iemand heeft al gevraagd om een zet terug te nemen.
refusal-nobody_asked = Niemand heeft gevraagd om een zet terug te nemen.
refusal-hints_off = Aan deze tafel zijn er geen tips.
refusal-not_to_move = Je hebt nu niets te beslissen.
refusal-no_such_game = Die ronde is er niet in deze partij.
refusal-chat_off = Aan deze tafel zijn er alleen reacties, geen chat.
refusal-store_away = De server kan nu niets opslaan. Probeer het zo nog eens.
refusal-failed = Er ging iets mis op de server. Het is genoteerd.
refusal-closing = De server start opnieuw. Kom zo terug.
