"""Skyjo.

The rules in prose; ids are those of the ledger in `docs/rules.md`.

Two to eight players (SJ-02) try to have little in front of them. The deck has 150 cards from −2 to 12
(SJ-01). Everybody gets twelve, face down, in four columns of three; nobody looks, not even the owner
(SJ-03). The rest is the draw pile; its first card opens the discard pile (SJ-04).

Everybody turns over two cards; the highest sum begins (SJ-05), and play goes clockwise (SJ-06). In
a turn one either takes the top of the discard pile and exchanges it for any one of one's cards
(SJ-07), or draws, and then exchanges the drawn card likewise, or discards it and turns over a
face-down card (SJ-08). Three equal face-up cards in a column leave at once (SJ-09). When the draw
pile is empty, the discards below the top are shuffled and become it (SJ-15).

Whoever has turned over everything closes the round: everybody else has one more turn (SJ-10). Then
all cards are turned up and counted (SJ-11). A closer who is not strictly the lowest has a positive
score doubled (SJ-12). The score sheet adds up the rounds (SJ-13); when a total has reached 100 the
lowest wins (SJ-14).

`rules` is the truth; `kernel` is the same game compiled; `moves` lists the notation.
"""

from tablee.game.contract import Facts
from tablee.games.skyjo.rules.moves import Move, card_face, parse_card, parse_move
from tablee.games.skyjo.rules.options import PLAYERS, Options, make_options, starting_totals
from tablee.games.skyjo.rules.refusals import REFUSALS
from tablee.games.skyjo.rules.rules import actors, apply, deal, legal_moves, outcome, why_not, winners
from tablee.games.skyjo.rules.state import DECK, State
from tablee.games.skyjo.rules.view import View, own, shown, unseen, view, view_from

NAME = "skyjo"
FACTS = Facts(
    title="Skyjo",
    rules="SJ",
    unit="round",
    wins="lowest",  # SJ-14
    ends_with="limit",
    deck=DECK,
    secret_hand=False,
    doubling="doubled",  # SJ-12
    quick={"limit": None},
)
