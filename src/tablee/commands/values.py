"""What can be given to an option, refused in the user's language."""

from collections.abc import Sequence
from typing import Any

import click

from tablee.commands.failures import Misuse
from tablee.locales.languages import language_of


class OneOf(click.Choice[str]):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            known = ", ".join(map(str, self.choices))
            raise Misuse("not-one-of", what=called(param), given=str(value), known=known) from None


class LanguageTag(OneOf):
    """One of the languages that there are, or one that falls back on it: de-AT, pt_PT."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return language_of(str(value)) or super().convert(value, param, ctx)


class Renamed(click.Option):
    """An option whose earlier names still work, and are shown nowhere."""

    def __init__(self, *arguments: Any, earlier: Sequence[str], **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.earlier = list(earlier)

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        super().add_to_parser(parser, ctx)
        names, self.opts = self.opts, self.earlier
        super().add_to_parser(parser, ctx)
        self.opts = names


class Whole(click.IntRange):
    """A whole number, perhaps from a range."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            raise _not_in_range(self, param, value) from None


class Decimal(click.FloatRange):
    """A number, perhaps from a range."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(super().convert(value, param, ctx))
        except click.BadParameter:
            raise _not_in_range(self, param, value) from None


def _not_in_range(
    kind: click.IntRange | click.FloatRange, param: click.Parameter | None, value: object
) -> Misuse:
    least, most = ("none" if end is None else f"{end:g}" for end in (kind.min, kind.max))
    return Misuse("not-in-range", what=called(param), given=str(value), least=least, most=most)


def called(param: click.Parameter | None) -> str:
    """As it is typed: --players, or GAME."""
    if isinstance(param, click.Argument):
        from tablee.commands.help_texts import placeholder

        return placeholder(param.metavar or (param.name or "").upper()).strip("[].")
    return max(param.opts, key=len) if param is not None else ""
