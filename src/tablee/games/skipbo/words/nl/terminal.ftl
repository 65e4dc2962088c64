## Hulp op het scherm

terminal-help-skipbo =
    Eerst de kaart: s de stok, 1 t/m 9 een handkaart, d en een cijfer een weggooistapel,
    p en dan s of d die van je partner.
    Dan waarheen: 1 t/m 4 een bouwstapel, d en een cijfer je eigen weggooistapel;
    dat beëindigt je beurt.

## Regel voor regel

terminal-notation-skipbo =
    Zetten: s>2 legt de kaart van de stok op bouwstapel 2; h7>2 een 7 uit de hand; d3>2 de bovenste van weggooistapel 3;
    ps>2 en pd3>2 hetzelfde van je partner; h9:3 gooit een 9 op stapel 3 weg en beëindigt de beurt; - beëindigt
    hem met lege hand. W is een Skip-Bo-kaart. Met menselijke tafelmanieren ook + o ~ en !2 voor plaats 2.

## Het scoreblad voor echte kaarten

terminal-score-prompt-skipbo = Ronde { $number }, kaarten in de stok van { $player }
