## Skyjo

reason-skyjo-draw_top_high = { $a_top } sur l’écart, c’est pire que { $share } % des cartes non vues.
reason-skyjo-draw_hope = Espère mieux que { $a_top } de l’écart.
