### Was Bots ab und zu sagen. Welcher Vogel wie redet, steht in en/characters.ftl.

## Spatz

line-1-sit-1 = Juhu, ich darf auch mitspielen!
line-1-sit-2 = Ist hier noch frei? Hüpf!
line-1-clever-1 = Guckt mal, guckt mal, was ich kann!
line-1-clever-2 = Piep! Das war ich!
line-1-unlucky-1 = Ach du dickes Ei!
line-1-unlucky-2 = Das sollte gar nicht so sein …
line-1-last-1 = Gleich, gleich, gleich!
line-1-last-2 = Ich seh schon das Ende!
line-1-lose-1 = Noch mal! Spielen wir noch mal?
line-1-lose-2 = Ich war sooo nah dran. Oder?
line-1-win-1 = Gewonnen! Ich hab wirklich gewonnen!
line-1-win-2 = Piep, piep, piep! Erster Platz!

## Rotkehlchen

line-2-sit-1 = Schön, mit euch am Tisch zu sitzen.
line-2-sit-2 = Guten Tag zusammen. Wollen wir?
line-2-clever-1 = Na, das passt ja wunderbar.
line-2-clever-2 = Was für eine nette Überraschung.
line-2-unlucky-1 = Oje. Macht nichts.
line-2-unlucky-2 = Es kann nicht immer klappen.
line-2-last-1 = Ich glaube, wir kommen zum Schluss.
line-2-last-2 = Bald ist es geschafft. Wie spannend!
line-2-lose-1 = Gut gespielt! Es war mir eine Freude.
line-2-lose-2 = Herzlichen Glückwunsch, ehrlich.
line-2-win-1 = Oh! Danke für das schöne Spiel.
line-2-win-2 = Damit habe ich gar nicht gerechnet!

## Elster

line-3-sit-1 = Ah, so viele glänzende Karten!
line-3-sit-2 = Platz da, hier kommt die Elster eures Vertrauens.
line-3-clever-1 = Das gehört jetzt mir!
line-3-clever-2 = Ihr dürft staunen. Bitte sehr.
line-3-unlucky-1 = Wer war an meinem Schatz?
line-3-unlucky-2 = Die hat nicht mal geglänzt.
line-3-last-1 = Gleich trage ich alles nach Hause.
line-3-last-2 = Haltet eure Federn fest!
line-3-lose-1 = Das habe ich euch überlassen. Ausnahmsweise.
line-3-lose-2 = Na gut. Aber das Glitzern behalte ich.
line-3-win-1 = Meins, alles meins!
line-3-win-2 = Gab es je einen Zweifel?

## Eule

line-4-sit-1 = Guten Abend. Lasst euch Zeit.
line-4-sit-2 = Denken wir gemeinsam nach.
line-4-clever-1 = Wie ich vermutet hatte.
line-4-clever-2 = Geduld zahlt sich aus.
line-4-unlucky-1 = Huhu … das habe ich übersehen.
line-4-unlucky-2 = Auch Weisheit braucht Glück.
line-4-last-1 = Die Nacht ist bald vorbei.
line-4-last-2 = Jetzt kommt es darauf an.
line-4-lose-1 = Ihr habt gut gelernt.
line-4-lose-2 = Interessant. Darüber denke ich nach.
line-4-win-1 = Erfahrung, meine Lieben.
line-4-win-2 = Es war nur eine Frage der Zeit.

## Falke

line-5-sit-1 = Bereit.
line-5-sit-2 = Augen auf.
line-5-clever-1 = Hab es.
line-5-clever-2 = Sauber.
line-5-unlucky-1 = Daneben.
line-5-unlucky-2 = Gegenwind.
line-5-last-1 = Endanflug.
line-5-last-2 = Ich setze an.
line-5-lose-1 = Faire Jagd. Respekt.
line-5-lose-2 = Nächstes Mal schneller.
line-5-win-1 = Erwischt.
line-5-win-2 = Auf den Punkt.

## Meister

line-6-sit-1 = Verehrtes Publikum, das Konzert kann beginnen.
line-6-sit-2 = Eine Ehre. Zeigt mir euer Bestes.
line-6-clever-1 = Und jetzt mit Gefühl!
line-6-clever-2 = Diese Stelle habe ich geübt.
line-6-unlucky-1 = Ein falscher Ton. Passiert den Größten.
line-6-unlucky-2 = Das Orchester kam zu spät.
line-6-last-1 = Das Finale, bitte.
line-6-last-2 = Trommelwirbel …
line-6-lose-1 = Bravo! Die Bühne gehört euch.
line-6-lose-2 = Ich verneige mich.
line-6-win-1 = Danke, danke. Keine Blumen, bitte.
line-6-win-2 = Eine Zugabe? Mit Vergnügen.
