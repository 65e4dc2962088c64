## Kaarten, plaatsen, aantallen

pile-skipbo-stock = Stok
pile-skipbo-draw = Trekstapel
pile-skipbo-building = Bouwstapel { $pile }
pile-skipbo-discard = Weggooistapel { $pile }
pile-skipbo-hand = Handkaarten

## De spellen

game-skipbo = Skip-Bo
game-skipbo-hint = Bouw de stapels in het midden op en speel als eerste je stok leeg.

## Niveaus van de bots

level-skipbo-1-hint = Speelt wat er past, vergeet soms de stok en verspilt Skip-Bo-kaarten.
level-skipbo-2-hint = Speelt eerst van de stok en houdt de weggooistapels netjes, maar kijkt nooit naar die van jou.
level-skipbo-3-hint = Plant de hele beurt rond de stok en bouwt liever niet door tot aan jouw volgende kaart.
level-skipbo-4-hint = Plant zo ver als de kaarten reiken en heeft uit talloze rondes geleerd wat loont.
level-skipbo-5-hint = Heeft uit miljoenen rondes geleerd wat een stelling waard is en plant daarmee hele beurten.
level-skipbo-6-hint = Speelt zijn beste beurten in gedachten door, tegen alles wat je zou kunnen hebben.

## Opties van Skip-Bo

option-skipbo-stock_size = Kaarten per stok
option-skipbo-stock_size-hint = Minder kaarten, korter spel. Gebruikelijk is 30 tot en met vier spelers en 20 met vijf of zes.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } kaarten (verkort spel)
    [one] { $count } kaart
   *[other] { $count } kaarten
}
option-skipbo-partners = Spelen in paren
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
option-skipbo-stalemate-hint = Wat er gebeurt als iedereen om de beurt is geweest en niemand een kaart heeft verplaatst.
option-skipbo-stalemate-end = De ronde eindigt
option-skipbo-stalemate-end-hint = Wie de minste kaarten in de stok heeft, wint.
option-skipbo-stalemate-reshuffle = Weggooistapels schudden
option-skipbo-stalemate-reshuffle-hint = Alle weggooistapels worden een nieuwe trekstapel en het spel gaat door.
option-skipbo-dealer = Wie het eerst deelt
option-skipbo-dealer-hint = Wie links van de deler zit, begint.
option-skipbo-dealer-value = { $who ->
    [none] Loten: wie de hoogste kaart trekt, deelt
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
option-skipbo-caught_turn-stop = Afgebroken
option-skipbo-caught_turn-stop-hint = Wat gespeeld is, blijft liggen; getrokken kaarten gaan terug.
option-skipbo-caught_turn-annul = Teruggedraaid
option-skipbo-caught_turn-annul-hint = Alle kaarten van die beurt gaan terug naar waar ze lagen.
option-skipbo-caught_turn-keep = Afgebroken, kaarten gehouden
option-skipbo-caught_turn-keep-hint = Wat gespeeld en getrokken is, blijft zo.
option-skipbo-barred_turn = Trekverbod
option-skipbo-barred_turn-hint = Wat iemand die betrapt is in de volgende beurt niet mag. Alleen bij menselijke tafelmanieren.
option-skipbo-barred_turn-first = Alleen aan het begin
option-skipbo-barred_turn-first-hint = De volgende beurt begint zonder te trekken; een leeggespeelde hand wordt gewoon aangevuld.
option-skipbo-barred_turn-whole = Hele beurt
option-skipbo-barred_turn-whole-hint = In de volgende beurt wordt er helemaal niet getrokken.
option-skipbo-calls = Hoelang je iemand kunt betrappen
option-skipbo-calls-hint = Tot wanneer te veel trekken en praten nog betrapt kan worden. Alleen bij menselijke tafelmanieren.
option-skipbo-calls-next_turn = Tot de volgende beurt
option-skipbo-calls-next_turn-hint = Tot de volgende beurt begint van degene die het deed.
option-skipbo-calls-turn = Tot de beurt voorbij is
option-skipbo-calls-turn-hint = Is de beurt voorbij, dan is het vergeten.
option-skipbo-handicap = Handicap
option-skipbo-handicap-hint = Zodat iedereen ongeveer even vaak wint: een kleinere stok voor wie minder goed speelt.
option-skipbo-handicap-value = { $count ->
    [none] Geen handicap
    [one] { $player } begint met { $count } kaart minder
   *[other] { $player } begint met { $count } kaarten minder
}
option-skipbo-head_start = Punten vooraf
option-skipbo-head_start-hint = Fijner dan met kaarten: punten aan het begin van de partij voor wie minder goed speelt.
option-skipbo-head_start-value = { $count ->
    [none] Geen punten vooraf
    [one] { $player } begint met { $count } punt
   *[other] { $player } begint met { $count } punten
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

## Hoe een ronde eindigt

outcome-skipbo-stock_empty = De stok is leeg.
outcome-skipbo-stalemate = Het spel zat vast: de kleinste stok wint.
outcome-skipbo-draw = Het spel zat vast en de kleinste stokken zijn gelijk: gelijkspel.

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
    [you] Je deelt
   *[other] { $player } deelt
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] ieder { $stock_size } kaart
       *[other] ieder { $stock_size } kaarten
    }
   *[other] stokken van ongelijke grootte ({ $stock_sizes })
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
    [you] { $whom ->
        [self] Je neemt je beurt terug.
       *[other] Je begint te spelen terwijl { $other } aan de beurt is.
    }
   *[other] { $whom ->
        [self] { $player } neemt de eigen beurt terug.
        [you] { $player } begint te spelen terwijl jij aan de beurt bent!
       *[other] { $player } begint te spelen terwijl { $other } aan de beurt is.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] Je neemt je beurt terug.
   *[other] { $player } neemt de eigen beurt terug.
}
event-skipbo-began = { $who ->
    [you] Je begint te spelen.
   *[other] { $player } begint te spelen.
}
event-skipbo-talked = { $who ->
    [you] Je praat tijdens de beurt van je partner.
   *[other] { $player } zegt iets.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Je betrapt { $other }, en terecht.
       *[no] Je roept ‘betrapt’ tegen { $other }, maar ten onrechte.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } betrapt jou, en terecht.
           *[no] { $player } roept ‘betrapt’ tegen jou, maar ten onrechte.
        }
       *[other] { $right ->
            [yes] { $player } betrapt { $other }, en terecht.
           *[no] { $player } roept ‘betrapt’ tegen { $other }, maar ten onrechte.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] voor praten
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
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] De getrokken kaarten gaan terug. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Betrapt: je hele beurt wordt teruggedraaid. { part-goes-on }
       *[other] { $player } is betrapt: de hele beurt wordt teruggedraaid. { part-goes-on }
    }
   *[no] { $who ->
        [you] Betrapt: je beurt stopt hier. { part-stopped }
       *[other] { $player } is betrapt: de beurt stopt hier. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Betrapt: je hebt voor je beurt gespeeld.
   *[other] { $player } is betrapt op spelen voor de eigen beurt.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } De getrokken kaarten gaan terug.
}

## Waarom niet: een tafel inrichten

refusal-stock_size = Met { $players } spelers heeft een stok 1 tot en met { $most } kaarten; ‘{ $given }’ gaat niet.
refusal-target = Je speelt tot een aantal punten vanaf 1, of maar één ronde; ‘{ $given }’ is geen van beide.
refusal-partners = Om in paren te spelen moet je met 4 of 6 zijn; hier zijn er { $players }.

## Waarom niet: een zet

refusal-game_over = De ronde is voorbij: er kan niets meer gespeeld worden.
refusal-stock_empty = Die stok is leeg.
refusal-not_in_hand = Je hebt geen { $card } in je hand.
refusal-discard_empty = Weggooistapel { $pile } is leeg.
refusal-no_partner = Aan deze tafel heeft niemand een partner.
refusal-does_not_fit = Bouwstapel { $pile } vraagt om { $a_needed } of een Skip-Bo; { $a_card } past niet.
refusal-must_discard = Je hebt nog kaarten in je hand: beëindig je beurt door er een op een weggooistapel te leggen.
refusal-strict_table = Dat kan alleen aan een tafel met menselijke tafelmanieren; deze is streng.
refusal-nothing_to_draw = Er valt niets meer te trekken.
refusal-own_turn = Het is je eigen beurt: voor je beurt spelen kan dan niet.
refusal-not_a_silent_partner = Alleen de partner van wie aan de beurt is, moet stil zijn.
refusal-already_talked = Je hebt deze beurt al gepraat.
refusal-own_call = Je kunt jezelf niet betrappen.
refusal-not_an_opponent = Aan deze tafel kun je alleen tegenstanders betrappen.
