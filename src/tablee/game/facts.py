"""What one has to know about a game without knowing its rules."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Plain facts of a game, for screens, score sheets, studies and environments."""

    title: str  # a proper name, alike in all languages
    rules: str  # how the ids of its rules begin: "SB" of SB-13
    unit: Literal["game", "round"]  # what a match is made of
    wins: Literal["highest", "lowest"]  # which total wins a match
    ends_with: str | None  # the option that says at which total a match ends; at None after one game
    deck: tuple[int, ...]  # every card, sorted
    secret_hand: bool  # whether neighbours at one screen must not see a player's own cards
    talking: str | None = None  # the move that somebody makes by writing to the others, if it is one
    pairs: tuple[int, ...] = ()  # with how many players it can be played in partnerships (option `partners`)
