### Stellingen om over na te denken: puzzels en het analysebord.

study-you = Jij
study-player = Speler { $number }

puzzle-intro = Stellingen uit spellen van de bots waarin één zet, of één beurt, duidelijk de beste is. Wat je mist, komt gauw terug; wat je oplost, komt later terug. Alles blijft op dit apparaat.
puzzle-all = Alle puzzels
puzzle-title = { $game }: puzzel
puzzle-question = Wat is de beste zet?
puzzle-grade = Moeilijkheid { $grade } van { $most }
puzzle-right = Goed!
puzzle-wrong = Er is een betere zet.
puzzle-answer = Het beste: { $move }.
puzzle-loss-chance = Dat kost ongeveer { $percent }% van de kans om te winnen.
puzzle-loss-points = { $points ->
    [1] Dat kost ongeveer één punt.
   *[other] Dat kost ongeveer { $points } punten.
}
puzzle-next = Volgende puzzel
puzzle-none = Voor dit spel zijn er nog geen puzzels.

analyse-intro = Leg een willekeurige stelling neer, ook van een tafel met echte kaarten, en zie welke zetten goed zijn en waarom. Tik op een kaart om die te veranderen, of plak een stelling als tekst. Een vraagteken is een kaart die niemand heeft gezien.
analyse-text = Stelling als tekst
analyse-ask = Wat is het beste?
analyse-begin = Beginnen met { $game }
analyse-lay-out = De kaarten neerleggen
analyse-change = Veranderen: { $card }
analyse-which = Welke kaart?
analyse-type = Of typ die:
analyse-take = Overnemen
analyse-add = Nog een ernaast
analyse-remove = Weghalen
analyse-moves = De beste zetten
analyse-nothing = In deze stelling heeft deze speler niets te beslissen.
analyse-share = Deze stelling delen
analyse-keep = Bewaren als puzzel
analyse-kept = Bewaard bij je puzzels

## What cannot be a position

refusal-position_unreadable = ‘{ $given }’ is in een stelling niet te lezen.
refusal-position_short = Deze stelling is niet volledig: na het spel komen { $words }.
refusal-position_repeated = ‘{ $given }’ staat twee keer in deze stelling.
refusal-position_unknown_word = ‘{ $given }’ zegt niets in een stelling; bekend zijn { $known }.
refusal-position_missing = In deze stelling ontbreekt ‘{ $given }’.
refusal-position_no_text = Stellingen van { $given } zijn niet als tekst te schrijven.
refusal-position_no_seat = Een plaats is in deze stelling een getal van 0 tot { $last }, niet { $given }.
refusal-position_too_many = { $count } kaarten { $given } zijn te veel; het spel heeft er { $most }.
refusal-position_deck = { $given } kaarten zijn te veel; het spel heeft er { $most }.
refusal-position_hidden = Wie kijkt, ziet deze kaart niet: in ‘{ $given }’ hoort daar een vraagteken.
refusal-position_own = Wie kijkt, ziet de eigen kaarten: in ‘{ $given }’ kan geen vraagteken staan.
refusal-position_turn = ‘{ $given }’ kan niet: niemand zou zo aan de beurt kunnen zijn.
refusal-position_impossible = Volgens de regels komt dit niet voor: { $given }.
refusal-position_waits = Met ‘{ $given }’ valt er niets te beslissen: iemand anders is aan de beurt.
refusal-position_over = In deze stelling valt niets meer te spelen.
