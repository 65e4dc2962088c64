"""Skip-Bo.

The rules in prose; ids are those of the ledger in `docs/rules.md`.

Two to six players (SB-02) race to empty a *stock*: a face-down pile of 30 cards each, 20 with five
or six players (SB-05), of which only the top is ever seen (SB-06). The deck has twelve of each
number from 1 to 12 and eighteen wilds (SB-01). Before the first game of a match everybody draws
a card and the highest deals (SB-03); the deal then passes to the left (SB-04).

In the middle grow up to four *building piles*, each from 1 to 12; a full one is set aside
(SB-08). A wild stands for whatever number is needed (SB-09). In front of each player lie up to four
*discard piles*, open to all eyes, of which only the tops can be played (SB-10).

The player left of the dealer begins (SB-11). A turn: draw up to five cards (SB-12); play as many
cards as you like from stock, hand and discard piles onto the building piles, and none if you
prefer (SB-13); whenever the hand is empty, draw five more (SB-14); end by discarding one card from
the hand (SB-16). When the draw pile is used up, the piles set aside are shuffled and become it (SB-15).

Whoever plays the last card of the stock wins at once (SB-17), and scores 25 and 5 for each card in
the other stocks (SB-18); matches go to 500 (SB-19). Pairs sit opposite, may play each other's stocks
and discard piles, and win when both stocks are empty (SB-20 to SB-22). If nobody moves a card for a
whole round, the fewest stock cards win (SB-28). Stocks of ten make a short game (SB-24).

`rules` is the truth; `kernel` is the same game compiled; `moves` lists the notation; `manners` is for
tables that want to be able to break the rules and be caught (SB-23, SB-25 to SB-27).
"""

from tablee.game.contract import Facts
from tablee.games.skipbo.rules.moves import Move, card_face, parse_card, parse_move
from tablee.games.skipbo.rules.options import (
    HUMAN,
    PAIRS,
    PLAYERS,
    Options,
    kept_options,
    make_options,
    starting_totals,
)
from tablee.games.skipbo.rules.refusals import REFUSALS
from tablee.games.skipbo.rules.rules import actors, apply, deal, legal_moves, outcome, why_not, winners
from tablee.games.skipbo.rules.state import DECK, State
from tablee.games.skipbo.rules.view import View, own, shown, unseen, view, view_from

NAME = "skipbo"
FACTS = Facts(
    title="Skip-Bo",
    rules="SB",
    unit="game",
    wins="highest",  # SB-19
    ends_with="target",
    deck=DECK,
    secret_hand=True,
    talking="~",  # SB-23
    pairs=PAIRS,
    paired_by="partners",  # SB-20
    lenient_by=HUMAN,
    quick={"stock_size": 10, "target": None},
)
