## Skip-Bo: setting up

real-skipbo-step-deck = Schud alle { $deck } kaarten. Blanco kaarten blijven in de doos.
real-skipbo-step-dealer = Iedereen trekt een kaart: wie de hoogste heeft, deelt. Leg de kaarten terug en schud opnieuw. In de volgende rondes deelt de speler links van de deler.
real-skipbo-step-pairs = Partners zitten tegenover elkaar: { $pairs }.
real-skipbo-step-deal = Geef iedereen { $each ->
    [one] { $each } kaart
   *[other] { $each } kaarten
} dicht, één voor één, links van de deler te beginnen. Dat zijn de stokken.
real-skipbo-step-top = Iedereen legt zijn stok rechts voor zich en draait de bovenste kaart om. Niemand kijkt naar de kaarten eronder, ook niet naar die van zichzelf.
real-skipbo-step-draw_pile = Leg de andere { $left } kaarten dicht in het midden: de trekstapel.
real-skipbo-step-room = Laat in het midden ruimte voor vier bouwstapels, en links van elke stok voor vier weggooistapels. In het begin zijn ze leeg.
real-skipbo-step-begin = Wie links van de deler zit, begint en trekt vijf kaarten.

## Skip-Bo: who deals

real-skipbo-first-title = Wie deelt?
real-skipbo-first-intro = Iedereen trekt een kaart; wie de hoogste heeft, deelt. Een Skip-Bo telt niet.
real-skipbo-first-decided = { $player } heeft de hoogste kaart en deelt.
real-skipbo-first-level = Gelijk: { $players }. Alleen zij trekken opnieuw.
real-skipbo-first-redraw = Een Skip-Bo telt niet. Nog een kaart voor: { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = We zijn met meer dan zes
real-skipbo-answer-too_many_players = Eén spel is voor twee tot zes spelers. Met meer maak je twee tafels met elk een spel.
real-skipbo-ask-deal_level = Bij het trekken om wie er deelt, zijn de hoogste kaarten gelijk, of iemand heeft een Skip-Bo
real-skipbo-answer-deal_level = Wie gelijk staat, trekt opnieuw, verder niemand. Wie een Skip-Bo heeft, trekt meteen een andere kaart.
real-skipbo-ask-misdeal = Iemand heeft bij het delen te veel of te weinig kaarten gekregen
real-skipbo-answer-misdeal = Voor de eerste beurt: alles schudden en opnieuw delen. Later vul je de stok van onderen aan uit de trekstapel, of haal je daar weg wat te veel is, zonder te kijken.
real-skipbo-ask-next_dealer = Wie deelt de volgende ronde, en wie begint?
real-skipbo-answer-next_dealer = Na elke ronde deelt de speler links van de deler. Wie links van de nieuwe deler zit, begint.
real-skipbo-ask-must_play = Moet ik een kaart spelen die past?
real-skipbo-answer-must_play = Nee, nooit, ook niet van je stok. Je moet alleen je beurt beëindigen met een kaart uit je hand op een weggooistapel.
real-skipbo-ask-hand_empty = Ik heb geen kaarten meer in mijn hand
real-skipbo-answer-hand_empty = Heb je ze allemaal gespeeld, trek dan meteen vijf nieuwe en ga door. Ging de laatste naar een weggooistapel, dan is je beurt voorbij en trek je pas in je volgende beurt.
real-skipbo-ask-draw_pile_empty = De trekstapel is op
real-skipbo-answer-draw_pile_empty = Zodra iemand moet trekken, schud je de volle bouwstapels: dat is de nieuwe trekstapel. Zijn die er niet, speel dan verder met wat je hebt.
real-skipbo-ask-nothing_left = Mijn hand is leeg en er is niets te trekken
real-skipbo-answer-nothing_left = Speel wat je kunt van je stok en je weggooistapels. Daarna eindigt je beurt zonder dat je iets aflegt.
real-skipbo-ask-wild = Waar staat een Skip-Bo voor?
real-skipbo-answer-wild = Voor elk getal dat een bouwstapel nodig heeft. Op een weggooistapel en na het schudden is het weer een joker.
real-skipbo-ask-discard_stock = Mag ik de bovenste kaart van mijn stok op een weggooistapel leggen?
real-skipbo-answer-discard_stock = Nee. Daar mogen alleen kaarten uit je hand op, en alleen op een van je eigen vier weggooistapels.
real-skipbo-ask-look_through = Mag ik een weggooistapel doorkijken?
real-skipbo-answer-look_through = Ja, alle kaarten van alle weggooistapels zijn open voor iedereen. Je speelt alleen de bovenste.
real-skipbo-ask-partner_cards = Wat mag ik van mijn partner spelen, en wat mogen we zeggen?
real-skipbo-answer-partner_cards = In je beurt ook de bovenste kaart van zijn stok en van zijn weggooistapels: zeg het, zoals ‘partner, speel je 7’. Zijn hand doet niet mee, en zelf zegt hij niets.
real-skipbo-ask-own_stock_empty = Mijn stok is leeg, die van mijn partner niet
real-skipbo-answer-own_stock_empty = Je speelt door, uit je hand, van je weggooistapels en van de stapels van je partner. Jullie winnen als beide stokken leeg zijn.
real-skipbo-ask-too_many = Iemand heeft te veel kaarten getrokken
real-skipbo-answer-too_many = Wat te veel is, wordt ongezien in zijn eigen stok geschud, onder de bovenste kaart. Je kunt hem betrappen tot zijn volgende beurt begint.
real-skipbo-also-too_many = Sommigen leggen ze helemaal onderop.
real-skipbo-ask-out_of_turn = Iemand speelt voor zijn beurt
real-skipbo-answer-out_of_turn = Die beurt stopt: wat gespeeld is blijft liggen, getrokken kaarten die nog in de hand zijn gaan terug, en wie aan de beurt was, gaat verder. De overtreder begint zijn volgende beurt zonder te trekken.
real-skipbo-also-out_of_turn = Sommigen draaien de hele beurt terug, of laten de overtreder in de volgende beurt helemaal niet trekken.
real-skipbo-ask-out_of_turn_unnoticed = Iemand heeft voor zijn beurt gespeeld en niemand merkte het op tijd
real-skipbo-answer-out_of_turn_unnoticed = Dan telt die beurt. Het gaat links van die speler verder.
real-skipbo-ask-talk = De partner van wie aan de beurt is, praat
real-skipbo-answer-talk = Hij neemt twee kaarten van de trekstapel ongezien in zijn stok. Je kunt hem betrappen tot zijn volgende beurt begint.
real-skipbo-ask-cheating = Iemand heeft valsgespeeld
real-skipbo-answer-cheating = Dat kost twee kaarten van de trekstapel, ongezien in zijn eigen stok. Je kunt hem betrappen tot zijn volgende beurt begint.
real-skipbo-ask-looked_below = Iemand heeft onder de bovenste kaart van een stok gekeken
real-skipbo-answer-looked_below = Per ongeluk: schud de kaarten onder de bovenste. Met opzet is het valsspelen en kost het twee kaarten.
real-skipbo-ask-forgot_draw = Iemand is vergeten te trekken aan het begin van zijn beurt
real-skipbo-answer-forgot_draw = Zolang de beurt duurt, trekt hij alsnog wat ontbrak. Na het afleggen is het te laat.
real-skipbo-ask-forgot_discard = Iemand is vergeten af te leggen
real-skipbo-answer-forgot_discard = Pas daarmee is de beurt voorbij: doe het alsnog. Heeft de volgende speler al getrokken, laat het dan zo.
real-skipbo-ask-wrong_card = Er ligt een verkeerde kaart op een bouwstapel
real-skipbo-answer-wrong_card = In dezelfde beurt gaat die terug, met alles wat erop is gespeeld, en dat kost niets. Merk je het later, dan blijft die liggen en staat die voor het getal dat daar hoort.
real-skipbo-ask-wrong_call = Iemand is ten onrechte betrapt
real-skipbo-answer-wrong_call = Er gebeurt niets. Het spel gaat verder.
real-skipbo-ask-last_stock_card = Iemand heeft de laatste kaart van zijn stok gespeeld
real-skipbo-answer-last_stock_card = Die speler heeft meteen gewonnen, wat er ook nog in de hand en op de weggooistapels is: 25 punten, en 5 voor elke kaart in de andere stokken.
real-skipbo-ask-stuck = Niemand kan nog een kaart verplaatsen
real-skipbo-answer-stuck = Heeft iedereen achter elkaar zijn beurt beëindigd zonder een kaart te verplaatsen, dan wint de kleinste stok met de gewone punten. Zijn de kleinste gelijk, dan is het gelijkspel zonder punten.
real-skipbo-also-stuck = Of schud alle weggooistapels tot een nieuwe trekstapel en speel door.
real-skipbo-ask-level_at_the_end = Kunnen er twee tegelijk de partij winnen?
real-skipbo-answer-level_at_the_end = Nee: in een ronde krijgt maar één speler of één paar punten. Wie het eerst 500 punten heeft, heeft gewonnen.
