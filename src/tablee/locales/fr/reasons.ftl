### Pourquoi un conseil propose un coup. Les cartes comme dans games.ftl ; $player est le nom de quelqu’un d’autre.
