"""What a page has in its memory and on its device, looked at from outside."""

from typing import Any, NamedTuple

from tests.e2e.visitors import Message, Visitor


class Memory(NamedTuple):
    """Everything in the page's heap that could say something of cards, as plain values."""

    games: list[Message]  # a table as somebody sees it; merged with an own part, or not
    own: list[Message]  # what a seat has for itself
    events: list[Message]
    rows: list[list[Any]]  # arrays of at least eight cards


# Objects whose prototype is the given one. Views, own parts and events are told by their fields.
_SORT = """function () {
    const plain = value => { try { return JSON.parse(JSON.stringify(value)) } catch { return null } }
    const found = { games: [], own: [], events: [] }
    for (const each of this) {
        let kind = null
        try {
            if (each instanceof Node) continue // an element of the page; what it has is looked at by itself
            if ('grids' in each || 'places' in each) kind = 'games'
            else if ('legal_moves' in each) kind = 'own'
            else if (typeof each.event === 'string') kind = 'events'
        } catch { continue }
        const copy = kind && plain(each)
        if (copy) found[kind].push(copy)
    }
    return found
}"""
_ROWS = """function () {
    const card = value => value === 'W' || Number.isInteger(value) && value >= -2 && value <= 13
    return this.filter(row => row.length >= 8 && row.length < 200 && row.every(card)).map(row => [...row])
}"""


def memory(visitor: Visitor) -> Memory:
    """Of the page as it is now; garbage was collected before."""
    session = visitor.context.new_cdp_session(visitor.page)

    def sorted_out(prototype: str, how: str) -> Any:
        root = session.send("Runtime.evaluate", {"expression": prototype})["result"]["objectId"]
        heap = session.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
        asked = {"objectId": heap, "functionDeclaration": how, "returnByValue": True}
        answer = session.send("Runtime.callFunctionOn", asked)
        assert "exceptionDetails" not in answer, answer
        return answer["result"]["value"]

    objects = sorted_out("Object.prototype", _SORT)
    rows = sorted_out("Array.prototype", _ROWS)
    session.detach()
    return Memory(objects["games"], objects["own"], objects["events"], rows)


def texts(visitor: Visitor) -> str:
    """Every string that the page's JavaScript holds."""
    chunks: list[str] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def kept(visitor: Visitor) -> dict[str, Any]:
    """All that the device keeps of the page, wherever that is."""
    found: dict[str, Any] = visitor.page.evaluate("""async () => ({
        local: { ...localStorage },
        session: { ...sessionStorage },
        databases: (await indexedDB.databases()).map(each => each.name),
        cached: (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat(),
    })""")
    return found
