import asyncio
import time

import pytest

from tests.effort import amount
from tests.server.hostile.raw import RawLine, said
from tests.server.lines import Player, make_table
from tests.table_server import OpenServer

REAL_TIME = bool(amount(0, quick=0, soak=1))  # with the heartbeat as it is: forty seconds


async def somebody_falls_silent(server: OpenServer, reads: bool) -> float:
    """They have a seat at a table where bots play. Returns after how long the others see them go."""
    friend = await Player.join(server.url, keep=False)
    table = await make_table(friend, game="skyjo", players=3, options={"limit": 1000}, grace=3600)
    await friend.ask("open", table=table)
    for seat in (1, 2):
        await friend.ask("bot", seat=seat, level=1)
    line = await RawLine.open(server.port, small=not reads)
    await line.send(said({"type": "hello", "protocol": 1}))
    await line.message("welcome")
    await line.send(said({"type": "open", "id": "a", "table": table}))
    await line.message("ack")
    await line.send(said({"type": "sit", "id": "b", "seat": 0}))
    await line.message("ack")
    fallen_silent = time.monotonic()

    async def read() -> None:
        while await line.next() is not None:
            pass  # pings among it, to which there is no answer

    async def talk() -> None:
        while True:  # more than all buffers on the way can hold
            await asyncio.gather(*(friend.ask("say", text="🂡" * 300) for _ in range(20)))

    tasks = [asyncio.create_task(read())] if reads else [asyncio.create_task(talk()) for _ in range(3)]
    try:
        await friend.until(lambda player: player.table["seats"][0]["presence"] == "away", 60)
        return time.monotonic() - fallen_silent
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await friend.close()
        line.close()


how = pytest.mark.parametrize(
    "reads",
    [
        pytest.param(True, id="reads and does not answer", marks=pytest.mark.slow),
        pytest.param(False, id="does not even read", marks=pytest.mark.full),
    ],
)


@how
def test_who_does_not_answer_is_gone_after_two_heartbeats(hasty: OpenServer, reads: bool) -> None:
    asyncio.run(somebody_falls_silent(hasty, reads))


@pytest.mark.skipif(not REAL_TIME, reason="takes 40 seconds: --effort soak")
@how
def test_as_much_in_real_time(server: OpenServer, reads: bool) -> None:
    took = asyncio.run(somebody_falls_silent(server, reads))
    print(f"gone after {took:.1f} s")
    assert 35 < took < 45
