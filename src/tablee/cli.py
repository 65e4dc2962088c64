"""The command `tablee`.

Everything heavy is imported by the command that needs it, so that `tablee --help` is there at once. What the
command says stands in the locales: `help.ftl` for help, `command.ftl` for its messages.
Exit codes: 0 all is well; 1 a file, a record or a place to write is not as it should be; 2 the command
was not understood or asks for something that cannot be; 130 interrupted.
"""

import click

from tablee import __version__
from tablee.commands.analyse import analyse
from tablee.commands.arena import arena
from tablee.commands.backup import backup, restore
from tablee.commands.bench import bench
from tablee.commands.check_bot import check_bot
from tablee.commands.completion import completion
from tablee.commands.games import games
from tablee.commands.help import help_about
from tablee.commands.help_texts import SpokenGroup
from tablee.commands.lab import lab
from tablee.commands.learn import learn
from tablee.commands.moderate import moderate
from tablee.commands.play import play
from tablee.commands.real_table import real_table
from tablee.commands.replay import replay
from tablee.commands.review import review
from tablee.commands.rules import rules
from tablee.commands.score import score
from tablee.commands.serve import serve
from tablee.commands.simulate import simulate
from tablee.commands.sit import sit
from tablee.commands.site import site
from tablee.commands.tables import tables
from tablee.commands.verify import verify


@click.group(
    "tablee",
    cls=SpokenGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    options_metavar="[OPTIONS]",
    subcommand_metavar="COMMAND [ARGUMENTS]…",
)
@click.version_option(__version__, "-V", "--version", message="tablee %(version)s")
def main() -> None:
    """Skip-Bo and Skyjo at one table."""


for command in (
    play,
    learn,
    rules,
    games,
    tables,
    score,
    replay,
    real_table,
    verify,
    review,
    analyse,
    simulate,
    arena,
    lab,
    check_bot,
    sit,
    bench,
    serve,
    site,
    backup,
    restore,
    moderate,
    completion,
    help_about,
):
    main.add_command(command)
