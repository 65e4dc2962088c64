"""A program that does one thing wrong: python misbehaving.py WHAT. It plays legal moves until then."""

import json
import os
import random
import signal
import subprocess
import sys
import time

WHAT = sys.argv[1]
ARGUMENTS = sys.argv[2:]


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def write_down(*words: object) -> None:
    with open(ARGUMENTS[0], "a", encoding="utf-8") as file:
        print(*words, file=file)


def sleep_on() -> None:
    time.sleep(60)


def start_a_child() -> None:
    """One that is deaf to requests, holds the pipes, and writes its number down."""
    code = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
    child = subprocess.Popen([sys.executable, "-c", code])
    write_down(os.getpid(), child.pid)


def halt_if_told() -> None:
    """Whoever takes the note away stops in the middle of its match, until it is killed."""
    try:
        os.unlink(f"{ARGUMENTS[0]}.halt")
    except FileNotFoundError:
        return
    os.kill(os.getpid(), signal.SIGSTOP)


def answer_hello() -> None:
    match WHAT:
        case "silent":
            sleep_on()
        case "ends-at-once":
            sys.exit(3)
        case "wrong-protocol":
            say(type="ready", name="Old", protocol=99)
        case "one-game":
            say(type="ready", name="One game", games=["skyjo"])
        case "nameless":
            say(type="ready")
        case "chatty":
            print("Welcome to my bot!", flush=True)
            say(type="ready", name="Chatty")
        case _:
            repeatable = WHAT in ("forgetful", "well-behaved")
            say(type="ready", name="Misbehaving", repeatable=repeatable, watch=WHAT == "watching")


def answer_go(view: dict[str, list[str]]) -> None:
    moves = view["legal_moves"]
    match WHAT:
        case "crashing":
            raise RuntimeError("I have lost my head")
        case "killed":
            os.kill(os.getpid(), 11)
        case "hanging":
            sleep_on()
        case "lying":
            say(type="move", move="d")  # no legal move during set-up
        case "babbling":
            say(type="move", move="queen to e4")
        case "not-json":
            print("d", flush=True)
        case "nested":
            print('{"type": "weather", "x": ' + "[" * 8000, flush=True)
        case "wrong-shape":
            say(type="move", move=7)
        case "binary":
            os.write(1, b"\xff\xfe\x00\n")
        case "answering-twice":
            say(type="move", move=moves[0])
            say(type="move", move=moves[0])
        case "wrong-answer":
            say(type="ready")
        case "long-line":
            os.write(1, b" " * 100_000 + b"\n")
        case "endless-line":
            while True:
                os.write(1, b"x" * 4096)
        case "flooding":
            while True:
                os.write(1, b'{"type": "weather"}\n' * 100)
        case "complaining":
            os.write(2, b"oh dear\n" * 100_000)
            say(type="move", move=moves[0])
        case "forking":
            start_a_child()
            sys.exit(1)
        case "forking-and-playing":
            if not os.path.exists(ARGUMENTS[0]):
                start_a_child()
            say(type="move", move=moves[0])
        case "forgetful":
            say(type="move", move=random.choice(moves))
        case "signing":
            halt_if_told()
            say(type="move", move=moves[0])
        case _:
            say(type="weather", sun=True)
            say(type="move", move=moves[0], sure=0.5)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                answer_hello()
            case "new":
                if WHAT == "picky" and "weather" in message:
                    raise KeyError("weather")
                if WHAT == "signing":
                    write_down(os.getpid(), message["seat"])
                say(type="ready")
                if WHAT == "deaf":
                    sleep_on()
            case "go":
                answer_go(message["view"])
            case "view" if WHAT == "watching":
                write_down(line.strip())
            case "bye" if WHAT != "staying":
                return
            case "view" | "bye":
                pass
            case kind if WHAT == "strict":
                raise ValueError(f"what is {kind}?")
    if WHAT == "staying":
        sleep_on()


main()
