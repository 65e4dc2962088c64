import asyncio
import json
import os
import random
import sys

from websockets.asyncio.client import connect


async def sit(server: str, token: str) -> None:
    address = server.replace("http", "ws", 1) + "/api/bot"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        async for text in line:
            message = json.loads(text)
            if message["type"] == "go":  # your move: here, any card that can be played, else any move
                moves = message["view"]["legal_moves"]
                move = random.choice([move for move in moves if ">" in move] or moves)
                await line.send(json.dumps({"type": "move", "move": move}))
            elif message["type"] in ("hello", "new"):
                await line.send(json.dumps({"type": "ready", "name": "At a table"}))
            elif message["type"] == "bye":
                print(message["sentence"], file=sys.stderr)


asyncio.run(sit(sys.argv[1], os.environ["TABLEE_BOT_TOKEN"]))
