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
