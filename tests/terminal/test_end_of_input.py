import asyncio
import gc
from contextlib import suppress
from typing import Any

import pytest

from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.plain_input import Lines
from tablee.terminal.plain_table import PlainTable
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair


def table_with_input() -> PlainTable:
    """Its lines come from the test, not from standard input."""
    transport = LocalTransport(new_game("skyjo", [Chair("Ada"), Chair("Bo")], {}))
    table = PlainTable(Session(transport, Speech("en")), Speech("en"))
    table.lines = object.__new__(Lines)
    table.lines.queue = asyncio.Queue()
    return table


async def test_ctrl_c_at_the_end_of_the_input_leaves_no_error_behind() -> None:
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    table = table_with_input()
    asking = asyncio.create_task(table._typed(lambda: True))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # now the line is waited for
    table.lines.queue.put_nowait(None)
    asking.cancel()
    with suppress(asyncio.CancelledError, EOFError):
        await asking
    await asyncio.sleep(0)
    gc.collect()  # what is left of a task says then that nobody has asked how it ended
    assert complaints == []


async def test_the_end_of_the_input_is_the_end_however_often_one_asks() -> None:
    table = table_with_input()
    table.lines.queue.put_nowait("d")
    table.lines.queue.put_nowait(None)
    assert await table._typed(lambda: True) == "d"
    for _ in range(2):
        with pytest.raises(EOFError):
            await table._typed(lambda: True)
        with pytest.raises(EOFError):
            await table.lines.next()
