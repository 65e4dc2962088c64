"""`tablee real-table`: asked line by line."""

from collections.abc import Callable
from typing import TypeVar

import click

from tablee.terminal.echo import echo
from tablee.terminal.plain_input import command_of
from tablee.terminal.real_table import MOST, Answers, NotUnderstood

T = TypeVar("T")


class PlainRealTable:
    """Somebody asks, by prompts. Whatever is not understood is asked again; `quit` ends it anywhere."""

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
        """What is typed, asked for until it is understood. Raises `EOFError` for `quit`."""
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
            echo(answers.told(verdict))
            if verdict.again:
                shown = [cards if seat in verdict.again else None for seat, cards in enumerate(shown)]
            for seat in verdict.redraw or verdict.again:
                shown[seat] = self.asked(answers.player(seat), self._cards)
        echo(answers.told(verdict))

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
