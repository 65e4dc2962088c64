### Quello che i bot dicono di tanto in tanto. Il modo di ogni uccello è descritto in en/characters.ftl.

## Passero

line-1-sit-1 = Evviva, gioco anch’io!
line-1-sit-2 = È libero, qui? Hop!
line-1-clever-1 = Guardate, guardate cosa ho fatto!
line-1-clever-2 = Cip! Sono stato io!
line-1-unlucky-1 = Oh, le mie piume!
line-1-unlucky-2 = Non doveva andare così…
line-1-last-1 = Quasi, quasi, quasi!
line-1-last-2 = Vedo già la fine!
line-1-lose-1 = Ancora! Giochiamo ancora?
line-1-lose-2 = Ci ero vicinissimo. Vero?
line-1-win-1 = Ho vinto! Ho vinto davvero!
line-1-win-2 = Cip, cip, cip! Primo posto!

## Pettirosso

line-2-sit-1 = Che bello sedersi con voi.
line-2-sit-2 = Buongiorno a tutti. Cominciamo?
line-2-clever-1 = Ecco, va proprio bene.
line-2-clever-2 = Che bella sorpresa.
line-2-unlucky-1 = Ahimè. Pazienza.
line-2-unlucky-2 = Non può andare sempre bene.
line-2-last-1 = Mi sa che siamo alla fine.
line-2-last-2 = Ci siamo quasi. Che emozione!
line-2-lose-1 = Bravi! È stato un piacere.
line-2-lose-2 = Complimenti, di cuore.
line-2-win-1 = Oh! Grazie per la bella partita.
line-2-win-2 = Non me l’aspettavo proprio!

## Gazza

line-3-sit-1 = Ah, quante carte luccicanti!
line-3-sit-2 = Fate largo, arriva la gazza di casa.
line-3-clever-1 = Adesso è mia!
line-3-clever-2 = Ammirate pure. Prego.
line-3-unlucky-1 = Chi ha toccato il mio tesoro?
line-3-unlucky-2 = Non luccicava neanche.
line-3-last-1 = Tra poco porto via tutto.
line-3-last-2 = Tenetevi strette le piume!
line-3-lose-1 = Ve l’ho lasciata. Solo stavolta.
line-3-lose-2 = E va bene. Ma i brillantini li tengo io.
line-3-win-1 = Mio, tutto mio!
line-3-win-2 = C’era forse qualche dubbio?

## Gufo

line-4-sit-1 = Buonasera. Prendetevi il vostro tempo.
line-4-sit-2 = Riflettiamo insieme.
line-4-clever-1 = Come sospettavo.
line-4-clever-2 = La pazienza paga.
line-4-unlucky-1 = Uh… questo mi era sfuggito.
line-4-unlucky-2 = Anche la saggezza ha bisogno di fortuna.
line-4-last-1 = La notte sta per finire.
line-4-last-2 = Ora si decide tutto.
line-4-lose-1 = Avete imparato bene.
line-4-lose-2 = Interessante. Ci rifletterò.
line-4-win-1 = L’esperienza, amici miei.
line-4-win-2 = Era solo questione di tempo.

## Falco

line-5-sit-1 = Si parte.
line-5-sit-2 = Occhi aperti.
line-5-clever-1 = Presa.
line-5-clever-2 = Pulito.
line-5-unlucky-1 = Mancata.
line-5-unlucky-2 = Vento contrario.
line-5-last-1 = Ultima picchiata.
line-5-last-2 = Ci sono.
line-5-lose-1 = Bella caccia. Rispetto.
line-5-lose-2 = La prossima volta più veloce.
line-5-win-1 = Preso.
line-5-win-2 = Dritto al punto.

## Campione

line-6-sit-1 = Signore e signori, il concerto può cominciare.
line-6-sit-2 = Un onore. Datemi il meglio.
line-6-clever-1 = E adesso con sentimento!
line-6-clever-2 = Questo passaggio l’avevo provato.
line-6-unlucky-1 = Una nota falsa. Capita ai più grandi.
line-6-unlucky-2 = L’orchestra era in ritardo.
line-6-last-1 = Il finale, prego.
line-6-last-2 = Rullo di tamburi…
line-6-lose-1 = Bravi! Il palco è vostro.
line-6-lose-2 = Mi inchino.
line-6-win-1 = Grazie, grazie. Niente fiori.
line-6-win-2 = Un bis? Volentieri.
