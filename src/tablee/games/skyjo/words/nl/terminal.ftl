## Hulp op het scherm

terminal-help-skyjo =
    In je beurt: d trekt een kaart, t pakt die van de aflegstapel.
    Met een getrokken kaart: k houdt hem, x legt hem af en draait er een om.
    Dan de plaats: kolom a t/m d, rij 1 t/m 3.

## Regel voor regel

terminal-notation-skyjo =
    Zetten: ?b2 draait b2 om voor de ronde begint; d trekt; t>b2 pakt de kaart van de aflegstapel voor b2;
    k>b2 houdt de getrokken kaart voor b2; x>b2 legt hem af en draait b2 om.
    Plaatsen zijn kolommen a t/m d en rijen 1 t/m 3. De tafel toont de rijen na elkaar.
