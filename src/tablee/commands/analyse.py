"""`tablee analyse`: the moves of a position, best first, with their chances and reasons."""

import click

from tablee.commands.failures import speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import Whole, echo_json
from tablee.commands.progress import compile_first, thinking
from tablee.terminal.output import echo

MILLISECONDS = 2000


@click.command(cls=Spoken)
@click.argument("position")
@click.option("--ms", type=Whole(1), default=MILLISECONDS, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def analyse(position: str, ms: int, as_json: bool) -> None:
    """Rank the moves of a position, with chances and reasons."""
    from tablee.review.game_hints import to_analyse

    given = to_analyse(position)
    compile_first([(given.game, "hints"), (given.game, "champion")])
    from tablee.pictures.text_board import picture
    from tablee.review.hints import hints
    from tablee.terminal.hints import hint_line
    from tablee.terminal.speech import Names

    with thinking():
        found = hints(given.game, given.view, milliseconds=ms)
    if as_json:
        moves = [
            {
                "move": str(hint.move),
                "alike": [str(move) for move in hint.alike],
                "chance": hint.chance,
                "score": hint.score,
                "lead": hint.lead,
                "playouts": hint.playouts,
                "reason": hint.reason._asdict(),
            }
            for hint in found
        ]
        echo_json({"position": str(given), "moves": moves})
        return
    say = speech()
    names = [say.say("start-seat", number=seat + 1) for seat in range(given.view.players)]
    echo(picture(given.game, given.view.data(), names))
    echo("")
    for number, hint in enumerate(found, 1):
        echo(f"{number:3}. {hint_line(hint, given.game, say, Names(tuple(names)))}")
