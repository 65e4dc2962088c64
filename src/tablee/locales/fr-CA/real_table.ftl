### Ce qui se dit autrement au Canada.

## Setting up

real-dealt = { $each ->
    [one] Chacun reçoit { $each } carte; il en reste { $left } à piger.
   *[other] Chacun reçoit { $each } cartes; il en reste { $left } à piger.
}

## Who begins

real-draw-again = Piger de nouveau
