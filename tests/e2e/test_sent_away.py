from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tablee.commands.moderate import moderate as command
from tests.e2e.measuring import violations
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors
from tests.table_server import OpenServer

REMOVED = "Wer diesen Server betreibt, hat dich weggeschickt."
CLOSED = "Whoever runs this server has closed this table."


def moderate(server: OpenServer, *arguments: str) -> None:
    given = [*arguments, "--database", server.parts.config.database]
    with ThreadPoolExecutor() as pool:  # it starts an event loop
        pool.submit(command.main, given, standalone_mode=False).result()


def refused_requests(visitor: Visitor) -> list[str]:
    """What the browser itself says of them. They are taken from what the page has complained about."""
    said = [text for text in visitor.complaints if "403" in text]
    visitor.complaints = [text for text in visitor.complaints if text not in said]
    return said


def test_whoever_is_removed_reads_it_and_does_not_become_somebody_else(
    visitors: Visitors, server: OpenServer
) -> None:
    visitor = visitors(PHONE, locale="de-DE")
    code = visitor.start_table("skyjo")
    visitor.page.clock.install()
    visitor.open(code)
    moderate(server, "remove", visitor.person["id"])
    expect(visitor.page.get_by_text(REMOVED)).to_be_visible()
    assert visitor.page.locator("[data-spot]").count() == 0
    assert visitor.page.get_by_text("Jetzt versuchen").count() == 0
    assert violations(visitor, "removed") == []
    lines = len(visitor.lines)
    visitor.page.clock.run_for(120_000)  # a broken line would be tried again after half a second
    assert len(visitor.lines) == lines

    visitor.page.reload()
    expect(visitor.page.get_by_text(REMOVED)).to_be_visible()
    assert not any(request.endswith("/api/me/resume") for request in visitor.requests)
    assert refused_requests(visitor)


def test_at_a_closed_table_everybody_reads_it(visitors: Visitors, server: OpenServer) -> None:
    visitor = visitors(DESKTOP)
    code = visitor.start_table("skyjo")
    visitor.open(code)
    moderate(server, "close", code)
    expect(visitor.page.get_by_text(CLOSED)).to_be_visible()
    visitor.page.locator("main").get_by_role("link", name="Home").click()
    expect(visitor.page.get_by_text(CLOSED)).to_have_count(0)
