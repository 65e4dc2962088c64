"""`tablee site`: the browser client as files for any web space."""

from pathlib import Path

import click

from tablee.commands.failures import Failure, say
from tablee.commands.help_texts import Spoken
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@click.argument("out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
@click.option("--base", metavar="PATH")
def site(out: Path, base: str | None) -> None:
    """Write a site that needs no server: to play alone or at one device, to learn, to keep score."""
    from tablee.server.web.site import NotBuilt, write_site

    try:
        size = write_site(out, base)
    except NotBuilt:
        raise Failure(say("site-not-built")) from None
    echo(say("site-written", folder=str(out), size=f"{size / 1e6:.1f}"))
