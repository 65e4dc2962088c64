"""What this program stores between runs: interrupted games, people's strengths, identities on servers.

Files are in the user's data folder, are readable only by the user, and are written atomically.
"""

import os
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from tablee.bots.cast import free_name
from tablee.bots.strength import learn, lessons, strength_from, together
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES
from tablee.match.files import write_whole
from tablee.match.record import Record, encode, save
from tablee.terminal.session import Transport
from tablee.terminal.speech import Speech

try:
    import fcntl
except ImportError:  # Windows: there two programs could go on with the same game
    fcntl = None  # type: ignore[assignment]

FORMAT = "tablee-game/1"
_Kept = TypeVar("_Kept")


def data_folder() -> Path:
    """The user's data folder, created if necessary."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "tablee"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


class Chair(msgspec.Struct, frozen=True):
    """A person, or a bot with its policy. An adaptive bot draws its level for each match."""

    name: str
    bot: int | str | None = None
    adaptive: bool = False


class KeptGame(msgspec.Struct, kw_only=True):
    """A local game: its seed, its options and its moves are the game."""

    format: str = FORMAT
    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    seed: str
    bot_seed: str
    moves: list[str] = []
    save_to: str | None = None  # where the record is wanted when the match is over
    began: float = msgspec.field(default_factory=time.time)


class NotAGame(ValueError):
    """The file is not a game of this version."""


class Keeper:
    """Saves one game to its own file and holds a lock on it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _take_lock(path)

    @classmethod
    def new(cls) -> "Keeper":
        folder = data_folder() / "games"
        folder.mkdir(mode=0o700, exist_ok=True)
        return cls(folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json")

    def keep(self, kept: KeptGame) -> None:
        """Save the game. Raises `OSError`."""
        write_whole(self.path, msgspec.json.encode(kept))

    def forget(self) -> None:
        """Delete the game."""
        self.path.unlink(missing_ok=True)
        _lock_file(self.path).unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


class Busy(OSError):
    """Another program is playing this game."""


def _lock_file(path: Path) -> Path:
    return path.with_suffix(".lock")


def _take_lock(path: Path) -> int | None:
    """Lock the game; the lock ends with the process. Raises `Busy`."""
    if fcntl is None:
        return None
    handle = os.open(_lock_file(path), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Busy(16, "this game is being played in another window", str(path)) from None
    return handle


def load_game(path: Path) -> KeptGame:
    """Raises `OSError` or `NotAGame`."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=KeptGame)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAGame(path) from error
    if kept.format != FORMAT:
        raise NotAGame(path)
    return kept


def kept_files() -> list[Path]:
    """The files of all interrupted games, newest first, including unreadable ones."""
    return sorted((data_folder() / "games").glob("*.json"), key=_touched, reverse=True)


def describe_game(kept: KeptGame, path: Path, speech: Speech) -> str:
    """A line with the time, the game and the players."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(_touched(path)))
    names = ", ".join(chair.name for chair in kept.chairs)
    return f"{when} · {speech.title(kept.game)} · {names}"


def interrupted_games(game: str | None = None) -> Iterator[tuple[Path, KeptGame]]:
    """Interrupted games, newest first, without those that another program is playing."""
    for path in kept_files():
        with suppress(OSError, NotAGame):
            kept = load_game(path)
            if game in (None, kept.game) and not _in_use(path):
                yield path, kept


def _touched(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _in_use(path: Path) -> bool:
    try:
        Keeper(path).close()
    except Busy:
        return True
    return False


def new_seed() -> str:
    return secrets.token_bytes(SEED_BYTES).hex()


# ── Our identity on each server ──────────────────────────────────────────────────────────────────────────


def secret_for(server: str) -> str | None:
    """Our secret on this server; None if we have never been there."""
    return _secrets().get(server)


def known_servers() -> list[str]:
    """The servers where we have been, in order."""
    return list(_secrets())


def keep_secret(server: str, secret: str | None) -> None:
    """Store our secret on a server. None deletes it."""
    known = _secrets()
    if secret is None:
        known.pop(server, None)
    else:
        known[server] = secret
    _write(_SERVERS, known)


def _secrets() -> dict[str, str]:
    return _read(_SERVERS, dict[str, str]) or {}


# ── How strong the people here are believed to be ────────────────────────────────────────────────────────


def known_strengths(game: str) -> dict[str, str]:
    """People's strengths by name, as texts of `bots.strength`."""
    return (_read(_STRENGTHS, dict[str, dict[str, str]]) or {}).get(game, {})


def keep_strengths(game: str, learned: Mapping[str, str]) -> None:
    """Store the strengths of these people. Raises `OSError`."""
    known = _read(_STRENGTHS, dict[str, dict[str, str]]) or {}
    _write(_STRENGTHS, {**known, game: {**known.get(game, {}), **learned}})


_SERVERS, _STRENGTHS = "servers.json", "strengths.json"


def _read(name: str, kind: type[_Kept]) -> _Kept | None:
    try:
        return msgspec.json.decode((data_folder() / name).read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        return None


def _write(name: str, kept: object) -> None:
    before = os.umask(0o077)
    try:
        write_whole(data_folder() / name, msgspec.json.encode(kept))
    finally:
        os.umask(before)


def save_record(transport: Transport, name: str, speech: Speech) -> str:
    """Save the match so far and return a sentence about that."""
    record = transport.record()
    assert record is not None
    try:
        save(record, Path(name).expanduser())
    except OSError as error:
        return f"{name}: {error.strerror or error}"
    return speech.say("written-to", file=name)


def resume_command() -> str:
    """The command that resumes an interrupted game."""
    return as_typed("play --resume")


def as_typed(command: str) -> str:
    """One of our commands as the user would type it: `./play` also starts all of them."""
    through = os.environ.get("TABLEE_COMMAND")
    return f"tablee {command}" if through is None else f"{through} {command.removeprefix('play ')}"


WORD = "adaptive"  # as people type it instead of a level
FIRST = 2  # the level that such a bot has before it has drawn one


def adapt_bots(game: str, chairs: Sequence[Chair], options: Mapping[str, object], seed: str) -> list[Chair]:
    """The chairs of the next match, with a level for each adaptive bot that suits the people."""
    if not any(chair.adaptive for chair in chairs):
        return list(chairs)
    known, people = known_strengths(game), [chair.name for chair in chairs if chair.bot is None]
    strength = together([strength_from(known.get(name)) for name in people])
    made, draw = game_named(game).make_options(options, len(chairs)), Random(seed)
    taken = {chair.name for chair in chairs if not chair.adaptive}
    found = []
    for chair in chairs:
        if chair.adaptive:
            level = strength.level(game, made, draw.random())
            chair = Chair(free_name(level, taken), level, adaptive=True)
            taken.add(chair.name)
        found.append(chair)
    return found


def learn_from(game: str, record: Record, people: Sequence[str | None]) -> None:
    """Update people's strengths after a match. `people`: names by seat. A full disk is ignored."""
    learned = learn(known_strengths(game), game, lessons(game, encode(record), people))
    if learned:
        with suppress(OSError):
            keep_strengths(game, learned)
