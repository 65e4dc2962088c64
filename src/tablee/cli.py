"""The command `tablee`.

Everything heavy is imported by the command that needs it, so that `tablee --help` is there at once. What the
command says stands in the locales: `help.ftl` for help, `command.ftl` for its messages.
Exit codes: 0 all is well; 1 a file, a record or a place to write is not as it should be; 2 the command
was not understood or asks for something that cannot be; 130 interrupted.
"""

import click

from tablee import __version__
from tablee.commands import check_bot as outside_bots
from tablee.commands import help as about
from tablee.commands import hosting, lab, measuring
from tablee.commands import play as playing
from tablee.commands import replay as replaying
from tablee.commands import score as scoring
from tablee.commands import sit as sitting
from tablee.commands import verify as verifying
from tablee.commands.help_texts import SpokenGroup


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
    playing.play,
    scoring.score,
    replaying.replay,
    verifying.verify,
    measuring.simulate,
    measuring.arena,
    lab.lab,
    outside_bots.check_bot,
    sitting.sit,
    measuring.bench,
    hosting.serve,
    hosting.backup,
    hosting.restore,
    about.completion,
    about.help_about,
):
    main.add_command(command)
