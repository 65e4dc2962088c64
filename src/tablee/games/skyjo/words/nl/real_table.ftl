## Skyjo: setting up

real-skyjo-step-deck = Schud alle { $deck } kaarten.
real-skyjo-step-dealer = Kies wie het eerst deelt. Na elke ronde deelt de speler links van de deler.
real-skyjo-step-deal = Geef iedereen { $each } kaarten dicht, één voor één, links van de deler te beginnen.
real-skyjo-step-grid = Iedereen legt ze dicht voor zich, in vier kolommen en drie rijen. Niemand kijkt ernaar.
real-skyjo-step-draw_pile = Leg de rest dicht in het midden en draai de eerste kaart om: die begint de aflegstapel. De andere { $left } zijn de trekstapel.
real-skyjo-step-two_cards = Iedereen draait twee kaarten naar keuze om.
real-skyjo-step-begin = Wie met twee kaarten de hoogste som toont, begint. Je speelt met de klok mee.

## Skyjo: who begins

real-skyjo-first-title = Wie begint?
real-skyjo-first-intro = Iedereen draait twee kaarten om; de hoogste som begint. Bij een gelijke som begint wie het eerst na de deler zit.
real-skyjo-first-decided = { $player } begint: { $sum } is de hoogste som.
real-skyjo-first-level = Gelijk met { $sum }: { $players }. { $player } zit het eerst na de deler en begint.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = We zijn met meer dan acht
real-skyjo-answer-too_many_players = Eén spel is voor twee tot acht spelers. Met meer maak je twee tafels met elk een spel.
real-skyjo-ask-misdeal = Iemand heeft bij het delen te veel of te weinig kaarten gekregen
real-skyjo-answer-misdeal = Voor de eerste beurt: alles schudden en opnieuw delen. Later komt wat ontbreekt dicht van de trekstapel; een dichte kaart te veel gaat er ongezien onder.
real-skyjo-ask-level_sums = De hoogste sommen van twee kaarten zijn gelijk
real-skyjo-answer-level_sums = Van hen begint wie het eerst na de deler zit.
real-skyjo-also-level_sums = Of beslis het zoals je wilt; de jongste, bijvoorbeeld.
real-skyjo-ask-next_start = Wie begint de volgende ronde?
real-skyjo-answer-next_start = Weer de hoogste som van twee kaarten. Nu deelt de speler links van de vorige deler.
real-skyjo-also-next_start = Of wie de vorige ronde heeft gesloten.
real-skyjo-ask-put_back = Ik heb de kaart van de aflegstapel gepakt. Mag ik hem terugleggen?
real-skyjo-answer-put_back = Nee, je moet hem ruilen voor een van je kaarten.
real-skyjo-ask-look_before = Mag ik een dichte kaart bekijken voordat ik hem ruil?
real-skyjo-answer-look_before = Nee. Je ziet hem pas als hij op de aflegstapel ligt.
real-skyjo-ask-unwanted = Ik wil de kaart niet die ik heb getrokken
real-skyjo-answer-unwanted = Leg hem af en draai een van je dichte kaarten om. De aflegstapel kun je in deze beurt niet meer kiezen.
real-skyjo-ask-three_equal = In een kolom liggen drie gelijke kaarten open
real-skyjo-answer-three_equal = Ze gaan meteen naar de aflegstapel, boven op de kaart die net is geruild of afgelegd. Dat geldt voor elke waarde, ook negatieve, en ook in de laatste beurt.
real-skyjo-ask-draw_pile_empty = De trekstapel is op
real-skyjo-answer-draw_pile_empty = Zodra iemand moet trekken, schud je de aflegstapel zonder de bovenste kaart: dat is de nieuwe trekstapel.
real-skyjo-ask-out_of_turn = Iemand heeft voor zijn beurt gespeeld
real-skyjo-answer-out_of_turn = Draai het terug: de kaarten gaan naar waar ze waren, en wie aan de beurt is, speelt. Heeft de volgende speler al gespeeld, dan telt de beurt.
real-skyjo-ask-looked = Iemand heeft een dichte kaart bekeken
real-skyjo-answer-looked = Die blijft open op zijn plaats liggen, zodat iedereen evenveel weet.
real-skyjo-ask-drew_two = Iemand heeft twee kaarten getrokken
real-skyjo-answer-drew_two = De eerste telt. De andere wordt in de trekstapel geschud.
real-skyjo-ask-forgot_turn_over = Iemand heeft de getrokken kaart afgelegd en niets omgedraaid
real-skyjo-answer-forgot_turn_over = Dat gebeurt alsnog zodra iemand het merkt.
real-skyjo-ask-overlooked_column = Een kolom met drie gelijke kaarten is over het hoofd gezien
real-skyjo-answer-overlooked_column = Die gaat weg zodra iemand het merkt, uiterlijk voor het tellen.
real-skyjo-ask-closed = Alle kaarten van iemand liggen open
real-skyjo-answer-closed = Dat was zijn laatste beurt, en alle anderen hebben er precies nog één. Dat geldt ook als al zijn kolommen weg zijn.
real-skyjo-ask-column_at_the_end = Bij het laatste omdraaien blijkt een kolom drie gelijke kaarten te hebben
real-skyjo-answer-column_at_the_end = Die gaat ook weg en telt niet.
real-skyjo-also-column_at_the_end = Sommigen laten hem liggen en tellen hem mee.
real-skyjo-ask-closer_not_lowest = Wie heeft gesloten, heeft niet als enige de laagste score
real-skyjo-answer-closer_not_lowest = Dan worden zijn punten van deze ronde verdubbeld; gelijk is al genoeg. Nul en negatieve punten worden nooit verdubbeld.
real-skyjo-ask-exactly_the_limit = Iemand heeft precies 100 punten
real-skyjo-answer-exactly_the_limit = 100 is genoeg: na deze ronde is de partij voorbij. Het laagste totaal wint.
real-skyjo-ask-level_at_the_end = De laagste totalen zijn gelijk
real-skyjo-answer-level_at_the_end = Die spelers winnen samen.
