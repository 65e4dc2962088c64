"""The games as clients see them: facts, options, bots."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.bots.handicaps import suggest
from tablee.bots.ladder import LEVELS, best_plain_level
from tablee.bots.strength import can_adapt
from tablee.game.contract import AnyGame
from tablee.game.options import NO_HANDICAP, options_of
from tablee.game.registry import GAMES, game_named
from tablee.table.protocol import GameName, Level, Scalar


class LevelInfo(msgspec.Struct):
    """A bot that can be played against. One that is compiled cannot play in a page without a server."""

    number: Level
    name: str
    description: str
    compiled: bool


class OptionChoices(msgspec.Struct):
    """What an option can be with this many players: one of `values`, or a number from `least` to `most`."""

    players: int
    default: Scalar
    values: list[Scalar] | None
    least: int | None
    most: int | None


class OptionInfo(msgspec.Struct):
    """An option of a game; `nullable`: it can also be null."""

    name: str
    kind: Literal["choice", "switch", "number", "handicap"]
    rule: Annotated[str, Meta(description="the id of the rule that it is about")]
    nullable: bool
    offered: Annotated[list[Scalar], Meta(description="of a number: what a form can offer; others will do")]
    needs: Annotated[
        dict[str, Scalar],
        Meta(description="what another option must be, else this one means nothing; `given`: not null"),
    ]
    choices: list[OptionChoices]


class GameInfo(msgspec.Struct):
    """A game: what it is called, how many can play it, how a match is scored, its options, its bots."""

    game: GameName
    title: str
    fewest: int
    most: int
    pairs: Annotated[list[int], Meta(description="with how many players it can be played in pairs")]
    unit: Annotated[Literal["game", "round"], Meta(description="what a match is made of")]
    wins: Annotated[Literal["highest", "lowest"], Meta(description="which total wins a match")]
    ends_with: Annotated[
        str | None, Meta(description="the option with the total at which a match ends; null: there is none")
    ]
    secret_hand: Annotated[
        bool, Meta(description="whether who shares a screen must not see a player's cards")
    ]
    options: list[OptionInfo]
    adapts: Annotated[
        bool, Meta(description="whether bots can adapt to people here, and handicaps are suggested")
    ]
    levels: list[LevelInfo]


def games() -> list[GameInfo]:
    """Every game with its options and bots."""
    return [_game(game) for game in GAMES.values()]


def plain_games() -> list[GameInfo]:
    """The games with the bots that need no compiler."""
    found = games()
    for game in found:
        game.levels = game.levels[: best_plain_level(game.game)]
    return found


def _game(game: AnyGame) -> GameInfo:
    facts = game.FACTS
    return GameInfo(
        game=game.NAME,
        title=facts.title,
        fewest=game.PLAYERS[0],
        most=game.PLAYERS[-1],
        pairs=list(facts.pairs),
        unit=facts.unit,
        wins=facts.wins,
        ends_with=facts.ends_with,
        secret_hand=facts.secret_hand,
        options=list(_options(game)),
        adapts=can_adapt(game.NAME),
        levels=[
            LevelInfo(level.number, level.name, level.description, bool(level.compiled))
            for level in LEVELS[game.NAME]
        ],
    )


def _options(game: AnyGame) -> Iterator[OptionInfo]:
    for option in options_of(game.Options):
        choices = [
            OptionChoices(
                players,
                option.default(players),
                [*option.choices(players)] or None,
                option.least if option.kind == "number" else None,
                option.largest(players),
            )
            for players in game.PLAYERS
        ]
        needs = dict([option.needs] if option.needs else [])
        yield OptionInfo(
            option.name, option.kind, option.rule, option.none, [*option.offered], needs, choices
        )


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, by the level of the bots that they play like, and what is played."""

    game: GameName
    levels: Annotated[list[Level], Meta(min_length=2, max_length=8, description="one for each seat")]
    options: dict[str, Scalar] = {}

    def __post_init__(self) -> None:
        """Raises `UnknownGame`."""
        game_named(self.game)


class Suggested(msgspec.Struct):
    """Values for the game's handicaps, as text: a number for each seat, or nothing."""

    handicap: Annotated[
        str,
        Meta(description="the first of them, such as `0/10`; empty if nobody needs one or nothing is known"),
    ]
    options: Annotated[
        dict[str, str], Meta(description="all of them by name: some games have a coarse and a fine one")
    ]


def suggested(who: Strengths) -> Suggested:
    """Raises `Refused` for options that no table can have."""
    options = game_named(who.game).make_options(who.options, len(who.levels))
    found = suggest(who.game, who.levels, options) or {}
    return Suggested(next(iter(found.values()), NO_HANDICAP), found)
