### Warum ein Tipp zu einem Zug rät. Karten wie in games.ftl; $player ist der Name von jemand anderem.
