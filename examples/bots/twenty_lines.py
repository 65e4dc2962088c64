import json
import sys


def worth(move, view):
    if view["game"] == "skipbo" and ":" not in move:  # play whatever fits: the stock first, wild cards last
        return 90 if "s" in move else 70 if "W" in move else 80
    if view["game"] == "skipbo":  # discard a high card on the same or the next one, or on an empty pile
        top = view["places"][view["seat"]]["discards"][int(move[-1]) - 1][-1:]
        return (it := int(move[1:-2].replace("W", "-9"))) + 9 * (not top) + 30 * (top in ([it], [it + 1]))
    if move[0] in "?dx":  # Skyjo: exchange only what saves points; a face-down card is a 5, more or less
        return 2 if move == "d" else 1
    column = [view["grids"][view["seat"]]["abcd".index(move[2]) + 4 * row] for row in range(3)]
    card, old = view["drawn"] if move[0] == "k" else view["discard"][-1], column.pop(int(move[3]) - 1)
    return (5 if old == "?" else old) - card + 2 * card * (column == [card, card])  # three alike leave


while (message := json.loads(sys.stdin.readline() or '{"type": "bye"}'))["type"] != "bye":
    if message["type"] == "go":
        best = max(message["view"]["legal_moves"], key=lambda move: worth(move, message["view"]))
        print(json.dumps({"type": "move", "move": best}), flush=True)
    elif message["type"] in ("hello", "new"):
        ready = {"type": "ready", "name": "Twenty lines", "games": ["skipbo", "skyjo"], "repeatable": True}
        print(json.dumps(ready), flush=True)
