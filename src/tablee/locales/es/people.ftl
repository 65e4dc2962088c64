### Los demás en la mesa y uno mismo: nombre y color, sitios, cómo se juega, hablar, el reloj.

## Uno mismo

profile-title = Mi nombre y mi color
profile-name = Nombre
profile-colour = Color de tu ficha
profile-save = Guardar
profile-saved = Guardado.
colour-red = Rojo
colour-orange = Naranja
colour-yellow = Amarillo
colour-green = Verde
colour-teal = Turquesa
colour-blue = Azul
colour-violet = Violeta
colour-pink = Rosa

## Ser la misma persona en otro lugar, y ser olvidado

phrase-title = En otro dispositivo
phrase-why = Aquí no hace falta una cuenta. Con una frase de recuperación eres la misma persona en otro dispositivo, con tu nombre, tus sitios y tus partidas.
phrase-show = Obtener una frase de recuperación
sure-phrase = ¿Crear una frase de recuperación nueva? La anterior dejará de valer.
phrase-write-down = Apunta estas palabras. No se mostrarán otra vez, y quien las conozca puede hacerse pasar por ti.
phrase-enter = Tengo una frase de recuperación
phrase-recover = Soy yo
devices-forget = Cerrar los otros dispositivos
sure-devices = ¿A partir de ahora solo es tuyo este dispositivo?
devices-done = Ahora solo es tuyo este dispositivo.
forget-title = Ser olvidado
forget-why = Se borran tu nombre, tus dispositivos y tu frase de recuperación. Las partidas jugadas quedan, sin tu nombre.
forget-me = Borrarme
sure-forget = ¿Borrarte para siempre? No se puede deshacer.

## Antes de la partida

seat-number = Sitio { $seat }
seat-came = { $player } se sienta en el sitio { $seat } y se queda con sus cartas.
seat-went = El sitio { $seat } ha quedado libre. Sigue un bot.
seat-on-this-device = En este dispositivo
program-title = Un programa para el sitio { $seat }
program-explain = Ejecuta esto donde está tu programa; en lugar de «./mybot» pon la orden que lo arranca.
program-once = Quien tenga esta línea puede jugar el sitio. Solo se muestra ahora.
program-copy = Copiar
program-copied = Copiado.
waiting-empty = { $count ->
    [one] Queda { $count } sitio libre.
   *[other] Quedan { $count } sitios libres.
}
waiting-ready = { $count ->
    [one] Falta que { $names } diga que sí.
   *[other] Falta que { $names } digan que sí.
}
waiting-nobody = Todo listo. Puedes repartir.
waiting-start = Todo listo. Alguien de la mesa reparte.
fill-with-bots = Completar con bots
watching = { $count ->
    [one] Mira { $names }
   *[other] Miran { $count }: { $names }
}

## Cómo se juega en esta mesa

table-title = { $game } para { $players }
table-setting = { $what }: { $value }
table-usual = Todo como dicen las reglas.
table-change = Cambiar
table-change-title = ¿Cómo queréis jugar?
table-save = Jugar así
table-players = Jugadores
table-rules = Reglas
table-company = Compañía
table-public = Mostrarla entre las mesas públicas
table-chat = Se puede escribir
table-undo = Se puede deshacer una jugada si todos están de acuerdo
table-hints = Se pueden pedir consejos
table-clock = Tiempo por turno
table-clock-none = Sin límite
table-grace = Por quien no está juega un bot tras
table-stand_in = Ese bot es
table-is-public = Pública: cualquiera puede entrar
table-no-undo = Las jugadas no se deshacen
table-no-hints = Sin consejos
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
option-other-number = Otro número …

## Hablar

talk-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-heard = Lo que se ha dicho
talk-nothing = Nadie ha dicho nada todavía.
talk-reactions-only = Solo reacciones, sin escribir
talk-people = { $count ->
    [one] Quién está: { $count } persona más
   *[other] Quiénes están: { $count } personas más
}
talk-mute = Silenciar

## Durante la partida

clock-left = Tiempo restante
undo-who = { $player } quiere deshacer la última jugada. ¿De acuerdo?
undo-agree = De acuerdo
undo-decline = No, se queda
undo-waiting = ¿Se puede deshacer la última jugada? Falta { $names }.
undo-done = La última jugada se ha deshecho.
manners-what = ¿Qué es esto?
