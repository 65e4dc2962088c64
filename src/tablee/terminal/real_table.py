"""Answers for people with real cards, as lines of text or in a dialogue.

Input that cannot be parsed raises `NotUnderstood`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import click

from tablee.game.registry import game_named
from tablee.paper.facts import DealSize, FoundFirst, RealTable, Situation, check_deck, first, left_to_draw
from tablee.terminal.output import echo
from tablee.terminal.plain_input import command_of
from tablee.terminal.speech import Speech

OUT = "-"  # in place of cards: this player does not draw again
MOST = 99  # cards of a face that somebody may have counted


class NotUnderstood(ValueError):
    """A sentence in the reader's language."""


class Answers:
    """Answers for one game in one language."""

    def __init__(self, game: str, table: RealTable, speech: Speech) -> None:
        self.game, self.table, self.speech = game_named(game), table, speech

    def say(self, message: str, **values: Any) -> str:
        """A message of real_table.ftl. All begin with `real-`."""
        return self.speech.words.say(f"real-{message}", **values)

    def own(self, message: str, **values: Any) -> str:
        """A message of the game's own."""
        return self.say(f"{self.game.NAME}-{message}", **values)

    # ── Setting up ───────────────────────────────────────────────────────────────────────────────────

    def deal(self, players: int) -> DealSize:
        """Raises `NotUnderstood`."""
        deals = self.table.deals
        found = self.table.deal(players)
        if found is None:
            raise self._not_number(players, deals[0].players, deals[-1].players)
        return found

    def set_up(self, players: int, each: int | None = None, pairs: bool = False) -> list[str]:
        """Raises `NotUnderstood`."""
        deal = self.deal(players)
        each = deal.each if each is None else each
        if not deal.fewest <= each <= deal.most:
            raise self._not_number(each, deal.fewest, deal.most)
        if pairs and not deal.pairs:
            raise NotUnderstood(self.say("not-pairs", players=players))
        deck = len(self.game.FACTS.deck)
        values = {
            "players": players,
            "each": each,
            "left": left_to_draw(deck, self.table, deal, each),
            "deck": deck,
            "pairs": ", ".join(f"{self.player(one)} + {self.player(other)}" for one, other in deal.pairs),
        }
        steps = [step for step in self.table.steps if pairs or not step.pairs]
        lines = [
            f"{number}. {self.own(f'step-{step.name}', **values)}" for number, step in enumerate(steps, 1)
        ]
        return [self.say("dealt", **values), *lines]

    # ── Who deals or begins ──────────────────────────────────────────────────────────────────────────

    def shown(self, text: str) -> list[list[int] | None]:
        """Parse `3 5, 7 2`: every player's cards. Raises `NotUnderstood`."""
        parts = [part.split() for part in text.split(",")]
        self.deal(len(parts))
        cards = [None if part == [OUT] else [self.card(face) for face in part] for part in parts]
        wanted = self.table.first.cards
        for part, those in zip(parts, cards, strict=True):
            if those is not None and len(those) != wanted:
                raise NotUnderstood(self.say("not-shown", given=" ".join(part), count=wanted))
        if all(those is None for those in cards):
            raise NotUnderstood(self.say("not-shown", given=text.strip(), count=wanted))
        extra = check_deck(
            self.game.FACTS.deck, Counter(card for those in cards for card in those or ())
        ).extra
        if extra:
            raise NotUnderstood(self.say("not-one-deck", cards=self._times(extra)))
        return cards

    def verdict(self, shown: Sequence[Sequence[int] | None], dealer: int = 0) -> FoundFirst:
        return first(self.table.first, shown, dealer)

    def tell_verdict(self, verdict: FoundFirst) -> str:
        if verdict.redraw:
            return self.own("first-redraw", players=self.players(verdict.redraw))
        return self.own(
            "first-level" if len(verdict.level) > 1 else "first-decided",
            player="" if verdict.seat is None else self.player(verdict.seat),
            players=self.players(verdict.level),
            sum=self.speech.points(verdict.best),
        )

    # ── What happens now ─────────────────────────────────────────────────────────────────────────────

    def situation(self, name: str) -> Situation:
        """A situation by name, or by number from 1. Raises `NotUnderstood`."""
        known = self.table.situations
        wanted = name.strip().lower().replace("-", "_")
        if wanted.isdecimal() and 1 <= int(wanted) <= len(known):
            return known[int(wanted) - 1]
        found = next((each for each in known if each.name == wanted), None)
        if found is None:
            names = ", ".join(each.name.replace("_", "-") for each in known)
            raise NotUnderstood(self.say("not-situation", given=name, known=names))
        return found

    def answer(self, situation: Situation) -> list[str]:
        """What the rules say about a situation."""
        lines = [self.own(f"answer-{situation.name}")]
        if situation.also:
            lines.append(self.own(f"also-{situation.name}"))
        if situation.silent:
            lines.append(self.say("silent"))
        return lines

    def situations(self) -> list[str]:
        """All situations with their numbers, by group."""
        lines, group = [], ""
        for number, situation in enumerate(self.table.situations, 1):
            if situation.group != group:
                group = situation.group
                lines += ["", f"{self.say(f'group-{group}')}:"]
            lines.append(f"{number:3} {self.own(f'ask-{situation.name}')}")
        return lines[1:]

    # ── The deck ─────────────────────────────────────────────────────────────────────────────────────

    def faces(self) -> dict[int, int]:
        """Every card, and how many of it a deck has."""
        return dict(Counter(self.game.FACTS.deck))

    def counted(self, text: str) -> dict[int, int]:
        """Parse `1=12 W=17`. Raises `NotUnderstood`."""
        counted: dict[int, int] = {}
        for part in text.replace(",", " ").split():
            face, _, count = part.rpartition("=")
            card = self.card(face)
            if card in counted:
                raise NotUnderstood(self.say("not-twice", card=self.face(card)))
            counted[card] = self.number(count, 0, MOST)
        return counted

    def checked(self, counted: Mapping[int, int]) -> list[str]:
        """Which cards are missing, extra or not counted."""
        found = check_deck(self.game.FACTS.deck, counted)
        lines = []
        if found.missing:
            lines.append(self.say("check-missing", cards=self._times(found.missing)))
        if found.extra:
            lines.append(self.say("check-extra", cards=self._times(found.extra)))
        if found.uncounted:
            lines.append(self.say("check-uncounted", cards=", ".join(map(self.face, found.uncounted))))
        return lines or [self.say("check-complete", deck=len(self.game.FACTS.deck))]

    # ── Words ────────────────────────────────────────────────────────────────────────────────────────

    def player(self, seat: int) -> str:
        return self.say("player", number=seat + 1)

    def players(self, seats: Sequence[int]) -> str:
        return self.speech.join([self.player(seat) for seat in seats])

    def face(self, card: int) -> str:
        return self.speech.words.say("card", face=self.game.card_face(card))

    def card(self, text: str) -> int:
        """Parse a card, with any kind of minus sign. Raises `NotUnderstood`."""
        face: int | str = text.replace("−", "-").replace("–", "-").upper()
        if str(face).removeprefix("-").isdecimal():
            face = int(face)
        try:
            return self.game.parse_card(face)
        except ValueError:
            cards = ", ".join(str(self.game.card_face(card)) for card in self.faces())
            raise NotUnderstood(self.say("not-card", given=text, cards=cards)) from None

    def number(self, text: str, least: int, most: int) -> int:
        """Raises `NotUnderstood`."""
        typed = text.strip()
        if typed.isdecimal() and len(typed) < 5 and least <= int(typed) <= most:
            return int(typed)
        raise self._not_number(typed, least, most)

    def _not_number(self, given: object, least: int, most: int) -> NotUnderstood:
        return NotUnderstood(self.say("not-number", given=str(given), least=least, most=most))

    def _times(self, cards: Mapping[int, int]) -> str:
        """“2 × 7, 1 × Skip-Bo”."""
        return ", ".join(f"{count} × {self.face(card)}" for card, count in cards.items())


T = TypeVar("T")


class PlainRealTable:
    """A dialogue. It repeats a question until it understands the answer, and `quit` ends it."""

    def __init__(self, answers: Answers, ask: Callable[[str], str] | None = None) -> None:
        self.answers = answers
        self._ask = ask or _prompt
        self.parts: list[tuple[str, Callable[[], None]]] = [
            (answers.say("set-up"), self.set_up),
            (answers.own("first-title"), self.who_begins),
            (answers.say("what"), self.what_now),
            (answers.say("check"), self.check),
        ]

    def run(self) -> None:
        """Until `quit` or the end of the input."""
        answers = self.answers
        try:
            while True:
                for number, (title, _) in enumerate(self.parts, 1):
                    echo(f"{number:3} {title}")
                menu = answers.say("menu", game=answers.speech.title(answers.game.NAME))
                chosen = self.asked(menu, lambda text: answers.number(text, 1, len(self.parts)))
                self.parts[chosen - 1][1]()
                echo()
        except (EOFError, click.Abort):
            echo()

    def asked(self, question: str, understood: Callable[[str], T]) -> T:
        """Ask until the answer can be parsed. Raises `EOFError` for `quit`."""
        while True:
            text = self._ask(question).strip()
            command = command_of(text, self.answers.speech, ("quit",))
            if command is not None and command[0] == "quit":
                raise EOFError
            try:
                return understood(text)
            except NotUnderstood as why:
                echo(str(why))

    def set_up(self) -> None:
        answers = self.answers
        deals = answers.table.deals
        least, most = deals[0].players, deals[-1].players
        players = self.asked(answers.say("players"), lambda text: answers.number(text, least, most))
        deal = answers.deal(players)
        each, option = deal.each, answers.table.size_option
        if option is not None:
            name = answers.speech.words.say(f"option-{answers.game.NAME}-{option}")
            each = self.asked(
                f"{name} [{each}]",
                lambda text: answers.number(text, deal.fewest, deal.most) if text else deal.each,
            )
        pairs = bool(deal.pairs) and self.asked(
            answers.say("ask-yes", question=answers.say("pairs")),
            lambda text: text.lower() in answers.speech.yes(),
        )
        _show(answers.set_up(players, each, pairs))

    def who_begins(self) -> None:
        answers, rule = self.answers, self.answers.table.first
        echo(answers.own("first-intro"))
        faces = [str(answers.game.card_face(card)) for card in answers.faces()]
        example = ", ".join(" ".join(faces[at + 4 : at + 4 + rule.cards]) for at in (0, 3, 5))
        shown = self.asked(answers.say("ask-shown", example=example), answers.shown)
        dealer = 0
        if rule.ties == "after_dealer":
            dealer = self.asked(answers.say("dealer"), lambda text: answers.number(text, 1, len(shown))) - 1
        while (verdict := answers.verdict(shown, dealer)).seat is None:
            echo(answers.tell_verdict(verdict))
            if verdict.again:
                shown = [cards if seat in verdict.again else None for seat, cards in enumerate(shown)]
            for seat in verdict.redraw or verdict.again:
                shown[seat] = self.asked(answers.player(seat), self._cards)
        echo(answers.tell_verdict(verdict))

    def _cards(self, text: str) -> list[int]:
        cards = [self.answers.card(face) for face in text.split()]
        wanted = self.answers.table.first.cards
        if len(cards) != wanted:
            raise NotUnderstood(self.answers.say("not-shown", given=text, count=wanted))
        return cards

    def what_now(self) -> None:
        answers = self.answers
        _show(answers.situations())
        while text := self.asked(answers.say("ask-situation"), self._situation):
            _show(answers.answer(answers.situation(text)))

    def _situation(self, text: str) -> str:
        if text:
            self.answers.situation(text)
        return text

    def check(self) -> None:
        answers = self.answers
        counted: dict[int, int] = {}
        for card, count in answers.faces().items():
            question = answers.say("ask-count", card=answers.face(card), count=count)
            typed = self.asked(question, lambda text: answers.number(text, 0, MOST) if text else None)
            if typed is not None:
                counted[card] = typed
        _show(answers.checked(counted))


def _show(lines: list[str]) -> None:
    for line in lines:
        echo(line)


def _prompt(text: str) -> str:
    return str(click.prompt(text, default="", show_default=False, prompt_suffix="> "))
