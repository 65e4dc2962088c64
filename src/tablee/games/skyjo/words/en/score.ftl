## Entering a round

score-points-skyjo = Points: all cards of each player, face-down ones too
