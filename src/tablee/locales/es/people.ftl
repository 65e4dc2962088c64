### Los demás en la mesa y uno mismo: nombre y color, lugares, cómo se juega, hablar, el reloj.

## Uno mismo

profile-name = Nombre
profile-colour = Color
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
phrase-why = Aquí no necesitas una cuenta. Con una frase de recuperación eres la misma persona en otro dispositivo, con tu nombre, tus lugares y tus partidas.
phrase-show = Obtener una frase de recuperación
sure-phrase = ¿Crear una frase de recuperación nueva? La anterior ya no servirá.
phrase-write-down = Anota estas palabras. No se mostrarán otra vez, y quien las conozca puede hacerse pasar por ti.
phrase-enter = Tengo una frase de recuperación
phrase-recover = Soy yo
devices-forget = Cerrar la sesión en los otros dispositivos
sure-devices = ¿A partir de ahora solo es tuyo este dispositivo?
devices-done = Ahora solo es tuyo este dispositivo.
forget-title = Borrar mis datos
forget-why = Se borran tu nombre, tus dispositivos y tu frase de recuperación. Las partidas jugadas quedan, sin tu nombre.
forget-me = Borrar todo
sure-forget = ¿Borrar tus datos para siempre? No se puede deshacer.

## Antes de la partida

come-title = ¿Cómo te llaman los demás?
come-in = Entrar
come-save = Soy yo
come-name-first = Di primero tu nombre.
table-full = Esta mesa está completa. Puedes mirar; si queda un lugar libre, puedes ocuparlo.
seat-with = Juega con { $player }
seat-came = { $player } se sienta en el lugar { $seat } y se queda con sus cartas.
seat-went = El lugar { $seat } quedó libre. Sigue un bot.
seat-on-this-device = En este dispositivo
program-title = Un programa para el lugar { $seat }
program-explain = Ejecuta esto donde está tu programa; en lugar de «./mybot» pon el comando que lo inicia.
program-once = Quien tenga esta línea puede jugar el lugar. Solo se muestra ahora.
program-copy = Copiar
program-copied = Copiado.
waiting-empty = { $count ->
    [one] Queda { $count } lugar libre.
   *[other] Quedan { $count } lugares libres.
}
waiting-ready = { $count ->
    [one] Falta que { $names } confirme.
   *[other] Falta que { $names } confirmen.
}
waiting-nobody = Todo listo. Puedes repartir.
waiting-start = Todo listo. Alguien de la mesa reparte.
fill-with-bots = Completar con bots
bot-others = Ver otros
seat-nobody = Dejar libre el lugar
watching = { $count ->
    [one] Mira { $names }
   *[other] Miran { $count }: { $names }
}

## Cómo se juega en esta mesa

table-title = { $game } para { $players }
table-setting = { $what }: { $value }
table-usual = Todo como dicen las reglas.
table-change = Cambiar
table-change-title = ¿Cómo quieren jugar?
table-save = Jugar así
table-players = Jugadores
table-rules = Reglas
table-company = Entre ustedes
table-public = Mostrarla entre las mesas públicas
table-chat = Se puede escribir
table-undo = Se puede deshacer una jugada si todos están de acuerdo
table-hints = Se pueden pedir consejos
table-hint-limits = Solo unos cuantos en cada ronda
table-hint-limits-hint = Por lugar; quien tiene 0 no pide ninguno. Todos ven quién pidió.
table-clock = Tiempo por turno
table-clock-none = Sin límite
table-grace = Por quien no está juega un bot tras
table-stand_in = Ese bot es
table-is-public = Pública: cualquiera puede entrar
table-no-undo = Las jugadas no se deshacen
table-no-hints = Sin consejos
table-hints-each = { $player }: { $count ->
    [0] sin consejos
    [one] { $count } consejo
   *[other] { $count } consejos
} en cada ronda
option-other-number = Otro número…

## Hablar

talk-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-heard = Lo que se dijo
talk-nothing = Nadie dijo nada todavía.
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
undo-waiting = ¿Se puede deshacer la última jugada? Pendiente de: { $names }.
undo-done = La última jugada se deshizo.
seat-wish = { $asker } quiere tomar el lugar { $seat } ({ $player }) y vería sus cartas. ¿De acuerdo?
seat-wish-waiting = { $asker } quiere tomar el lugar { $seat } ({ $player }) y vería sus cartas. Pendiente de: { $names }.
seat-wish-agree = De acuerdo
seat-wish-decline = No, queda reservado para { $player }
seat-wish-again = Pedir otra vez
seat-wish-end = Mejor no
seat-gone = { $player } no está.
seat-ask = Pedir el lugar { $seat }
seat-given = Todos de acuerdo: { $player } tiene ahora el lugar { $seat } y ve sus cartas.
seat-declined = No todos están de acuerdo: el lugar { $seat } queda reservado.
seat-reclaimed = { $player } volvió y conserva el lugar.
manners-what = ¿Qué es esto?

## A word when it is my turn

notices-title = Cuando me toca
notices-why = Una partida puede durar días. Si quieres, te avisamos cuando los demás hayan jugado, y nada más.
notices-this-device = Avísame en este dispositivo
notices-elsewhere = En otro sitio…
notices-kind = Dónde
notices-push = Este dispositivo
notices-mail = Por correo
notices-ntfy-address = https://ntfy.example/tema
notices-mail-address = tu@example.com
notices-add = Añadir
notices-added = Añadido.
notices-confirm = Hemos escrito a esa dirección: confírmala allí.
notices-unconfirmed = sin confirmar
notices-quiet = Silencio de noche
notices-quiet-begin = Silencio desde
notices-quiet-end = Silencio hasta
notices-try = Probar
notices-tried = Enviado.
notices-remove = Quitar
notices-not-allowed = El navegador no lo permite.
table-over-days = Durante varios días: los bots siguen aunque nadie mire, y si a alguien se le acaba el tiempo, un bot juega ese turno.
handicap-suggest = Proponer un hándicap
handicap-use = Proponer

## Ausente unos días, o del todo

absence = Tomar un descanso o abandonar
away-title = Ausencia de
away-go = Me voy
away-back = Ya volví
away-why = Mientras no estés, tu tiempo no corre: ni aquí ni en tus otras mesas que se juegan durante varios días.
away-me = Estás de vacaciones hasta el { $date }.
away-who = { $player } está de vacaciones hasta el { $date }.
resign = Abandonar
resign-sure = ¿Abandonar tu lugar? Un bot sigue con tus cartas y la partida no cuenta para ti.
next-game = Sigue: { $game } con { $names }

## From this device to the server, and records

move-to-server = Seguir en el servidor
move-hint = Así puedes seguir jugando en cualquier dispositivo, y tus amigos pueden ocupar el lugar de los bots. En tu dispositivo podrías haber conocido las cartas; los demás lo sabrán.
record-open-link = Abrir una partida guardada
from-device = Esta partida empezó en un dispositivo, sin servidor: quien abrió la mesa podría haber conocido las cartas. No cuenta en ninguna estadística.
seat-of-bot = Ocupar el lugar de { $player }
