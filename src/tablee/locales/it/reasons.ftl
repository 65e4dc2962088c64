### Perché un consiglio suggerisce una mossa. Le carte come in games.ftl; $player è il nome di qualcun altro.
