## Eine Runde eintragen

score-points-skyjo = Punkte: alle Karten von jedem, auch die verdeckten
