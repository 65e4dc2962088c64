### Wat bots af en toe zeggen. Hoe elke vogel praat, staat in en/characters.ftl.

## Mus

line-1-sit-1 = Joepie, ik mag ook meedoen!
line-1-sit-2 = Is deze plaats vrij? Hup!
line-1-clever-1 = Kijk eens, kijk eens wat ik kan!
line-1-clever-2 = Tsjilp! Dat was ik!
line-1-unlucky-1 = O, mijn veertjes!
line-1-unlucky-2 = Dat was niet de bedoeling …
line-1-last-1 = Bijna, bijna, bijna!
line-1-last-2 = Ik zie het einde al!
line-1-lose-1 = Nog een keer! Doen we nog een keer?
line-1-lose-2 = Ik was er zóóó dichtbij. Toch?
line-1-win-1 = Gewonnen! Ik heb echt gewonnen!
line-1-win-2 = Tsjilp, tsjilp, tsjilp! Eerste!

## Roodborstje

line-2-sit-1 = Fijn om bij jullie te zitten.
line-2-sit-2 = Goedendag allemaal. Zullen we?
line-2-clever-1 = Kijk, dat past mooi.
line-2-clever-2 = Wat een leuke verrassing.
line-2-unlucky-1 = O jee. Geeft niets.
line-2-unlucky-2 = Het kan niet altijd lukken.
line-2-last-1 = Ik denk dat het einde nadert.
line-2-last-2 = Het is bijna zover. Spannend!
line-2-lose-1 = Goed gespeeld! Het was een genoegen.
line-2-lose-2 = Van harte gefeliciteerd.
line-2-win-1 = O! Bedankt voor het leuke spel.
line-2-win-2 = Dat had ik helemaal niet verwacht!

## Ekster

line-3-sit-1 = Ah, zoveel glimmende kaarten!
line-3-sit-2 = Opzij, hier komt de beste dief van de stad.
line-3-clever-1 = Die is nu van mij!
line-3-clever-2 = Bewonder me maar. Graag gedaan.
line-3-unlucky-1 = Wie heeft er aan mijn schat gezeten?
line-3-unlucky-2 = Die glom niet eens.
line-3-last-1 = Straks neem ik alles mee naar huis.
line-3-last-2 = Hou je veren vast!
line-3-lose-1 = Ik gunde het jullie. Voor één keer.
line-3-lose-2 = Goed dan. Maar de glitter is van mij.
line-3-win-1 = Van mij, allemaal van mij!
line-3-win-2 = Heeft iemand daaraan getwijfeld?

## Uil

line-4-sit-1 = Goedenavond. Neem de tijd.
line-4-sit-2 = Laten we samen nadenken.
line-4-clever-1 = Zoals ik vermoedde.
line-4-clever-2 = Geduld loont.
line-4-unlucky-1 = Oehoe … dat zag ik over het hoofd.
line-4-unlucky-2 = Ook wijsheid heeft geluk nodig.
line-4-last-1 = De nacht is bijna voorbij.
line-4-last-2 = Nu komt het erop aan.
line-4-lose-1 = Jullie hebben goed geleerd.
line-4-lose-2 = Interessant. Daar denk ik over na.
line-4-win-1 = Ervaring, vrienden.
line-4-win-2 = Het was een kwestie van tijd.

## Valk

line-5-sit-1 = Klaar.
line-5-sit-2 = Ogen open.
line-5-clever-1 = Hebbes.
line-5-clever-2 = Strak.
line-5-unlucky-1 = Mis.
line-5-unlucky-2 = Tegenwind.
line-5-last-1 = Laatste duik.
line-5-last-2 = Ik zet in.
line-5-lose-1 = Eerlijke jacht. Respect.
line-5-lose-2 = Volgende keer sneller.
line-5-win-1 = Gevangen.
line-5-win-2 = Recht op het doel af.

## Kampioen

line-6-sit-1 = Geacht publiek, het concert kan beginnen.
line-6-sit-2 = Een eer. Laat jullie beste kant zien.
line-6-clever-1 = En nu met gevoel!
line-6-clever-2 = Op deze passage heb ik geoefend.
line-6-unlucky-1 = Een valse noot. Overkomt de grootsten.
line-6-unlucky-2 = Het orkest was te laat.
line-6-last-1 = De finale, alstublieft.
line-6-last-2 = Tromgeroffel …
line-6-lose-1 = Bravo! Het podium is aan jullie.
line-6-lose-2 = Ik maak een buiging.
line-6-win-1 = Dank u, dank u. Geen bloemen.
line-6-win-2 = Een toegift? Met plezier.
