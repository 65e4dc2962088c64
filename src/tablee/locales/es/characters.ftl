### Lo que dicen los bots de vez en cuando. El modo de cada pájaro está en en/characters.ftl.

## Gorrión

line-1-sit-1 = ¡Yupi, yo también juego!
line-1-sit-2 = ¿Está libre? ¡Hop!
line-1-clever-1 = ¡Miren, miren lo que hice!
line-1-clever-2 = ¡Pío! ¡Fui yo!
line-1-unlucky-1 = ¡Ay, mis plumas!
line-1-unlucky-2 = Esto no tenía que pasar…
line-1-last-1 = ¡Casi, casi, casi!
line-1-last-2 = ¡Ya veo el final!
line-1-lose-1 = ¡Otra vez! ¿Jugamos otra vez?
line-1-lose-2 = Estuve muy cerca. ¿Verdad?
line-1-win-1 = ¡Gané! ¡De verdad gané!
line-1-win-2 = ¡Pío, pío, pío! ¡Primer puesto!

## Petirrojo

line-2-sit-1 = Qué gusto compartir la mesa.
line-2-sit-2 = Buenos días a todos. ¿Empezamos?
line-2-clever-1 = Vaya, esto encaja muy bien.
line-2-clever-2 = Qué agradable sorpresa.
line-2-unlucky-1 = Ay. No pasa nada.
line-2-unlucky-2 = No siempre puede salir bien.
line-2-last-1 = Creo que llegamos al final.
line-2-last-2 = Ya falta poco. ¡Qué emoción!
line-2-lose-1 = ¡Bien jugado! Fue un placer.
line-2-lose-2 = Felicitaciones, de corazón.
line-2-win-1 = ¡Oh! Gracias por esta bonita partida.
line-2-win-2 = ¡No me lo esperaba para nada!

## Urraca

line-3-sit-1 = ¡Ah, cuántas cartas brillantes!
line-3-sit-2 = Abran paso, llega la urraca de la casa.
line-3-clever-1 = ¡Ahora es mía!
line-3-clever-2 = Pueden admirarme. De nada.
line-3-unlucky-1 = ¿Quién tocó mi tesoro?
line-3-unlucky-2 = Ni siquiera brillaba.
line-3-last-1 = Dentro de poco me lo llevo todo.
line-3-last-2 = ¡Sujétense las plumas!
line-3-lose-1 = La dejé pasar. Solo esta vez.
line-3-lose-2 = Bueno. Pero el brillo me lo quedo yo.
line-3-win-1 = ¡Mío, todo mío!
line-3-win-2 = ¿Alguien lo dudaba?

## Búho

line-4-sit-1 = Buenas noches. Sin prisa.
line-4-sit-2 = Pensemos juntos.
line-4-clever-1 = Lo que yo sospechaba.
line-4-clever-2 = La paciencia da frutos.
line-4-unlucky-1 = Uh… eso se me escapó.
line-4-unlucky-2 = También la sabiduría necesita suerte.
line-4-last-1 = La noche se acaba.
line-4-last-2 = Ahora es cuando cuenta.
line-4-lose-1 = Aprendieron bien.
line-4-lose-2 = Interesante. Lo meditaré.
line-4-win-1 = La experiencia, amigos.
line-4-win-2 = Era cuestión de tiempo.

## Halcón

line-5-sit-1 = Adelante.
line-5-sit-2 = Ojos abiertos.
line-5-clever-1 = La tengo.
line-5-clever-2 = Limpio.
line-5-unlucky-1 = Fallo.
line-5-unlucky-2 = Viento en contra.
line-5-last-1 = Último picado.
line-5-last-2 = Allá voy.
line-5-lose-1 = Buena caza. Respeto.
line-5-lose-2 = La próxima, más rápido.
line-5-win-1 = Atrapado.
line-5-win-2 = Directo al grano.

## Campeón

line-6-sit-1 = Damas y caballeros, el concierto puede empezar.
line-6-sit-2 = Un honor. Quiero ver lo mejor.
line-6-clever-1 = ¡Y ahora con sentimiento!
line-6-clever-2 = Este pasaje lo tenía ensayado.
line-6-unlucky-1 = Una nota falsa. Les pasa a los más grandes.
line-6-unlucky-2 = La orquesta llegó tarde.
line-6-last-1 = El final, por favor.
line-6-last-2 = Redoble de tambores…
line-6-lose-1 = ¡Bravo! El escenario es de ustedes.
line-6-lose-2 = Me inclino ante la mesa.
line-6-win-1 = Gracias, gracias. Sin flores, por favor.
line-6-win-2 = ¿Un bis? Con mucho gusto.
