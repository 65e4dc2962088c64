"""What this program keeps between two runs: interrupted games, what was learned, who we are at a server.

Everything is written whole or not at all, in the user's data folder, readable by the user alone.
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
    """Where people's programs keep their data; made if it is not there."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "tablee"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


class Chair(msgspec.Struct, frozen=True):
    """Who sits there: a person, or a bot with its policy; an adaptive one draws its level for each match."""

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
    """A file in the data folder that is not a game of this version."""


class Keeper:
    """Keeps one game in a file of its own, and nobody else's hands off it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _locked(path)

    @classmethod
    def new(cls) -> "Keeper":
        folder = data_folder() / "games"
        folder.mkdir(mode=0o700, exist_ok=True)
        return cls(folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json")

    def keep(self, kept: KeptGame) -> None:
        """On disk when this returns. Raises `OSError`."""
        write_whole(self.path, msgspec.json.encode(kept))

    def forget(self) -> None:
        """The game is over, or given up."""
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


def _locked(path: Path) -> int | None:
    """Raises `Busy`. The lock ends with the process, however that ends."""
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
    """Of all interrupted games, the last one played first; also of those that cannot be read."""
    return sorted((data_folder() / "games").glob("*.json"), key=_touched, reverse=True)


def described(kept: KeptGame, path: Path, speech: Speech) -> str:
    """When it was last played, which game, and who plays."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(_touched(path)))
    names = ", ".join(chair.name for chair in kept.chairs)
    return f"{when} · {speech.title(kept.game)} · {names}"


def interrupted(game: str | None = None) -> Iterator[tuple[Path, KeptGame]]:
    """Interrupted games, the last one played first; those that are being played elsewhere are left out."""
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


# ── Who we are at which server ───────────────────────────────────────────────────────────────────────────


def secret_for(server: str) -> str | None:
    """What proves to this server who we are; None if we have never been there."""
    return _secrets().get(server)


def known_servers() -> list[str]:
    """Where we have been, in the order in which we came to know them."""
    return list(_secrets())


def keep_secret(server: str, secret: str | None) -> None:
    """None: the server does not know us any more."""
    known = _secrets()
    if secret is None:
        known.pop(server, None)
    else:
        known[server] = secret
    _write(_SERVERS, known)


def _secrets() -> dict[str, str]:
    return _read(_SERVERS, dict[str, str]) or {}


# ── How strong who plays here is believed to be ──────────────────────────────────────────────────────────


def known_strengths(game: str) -> dict[str, str]:
    """By name: texts of `bots.strength`."""
    return (_read(_STRENGTHS, dict[str, dict[str, str]]) or {}).get(game, {})


def keep_strengths(game: str, learned: Mapping[str, str]) -> None:
    """Of these people; what is known of others stays. Raises `OSError`."""
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
    """Write the match so far to this file; the sentence that says so, or why not."""
    record = transport.record()
    assert record is not None
    try:
        save(record, Path(name).expanduser())
    except OSError as error:
        return f"{name}: {error.strerror or error}"
    return speech.say("written-to", file=name)


def resuming() -> str:
    """The command that goes on with an interrupted game."""
    return typed("play --resume")


def typed(command: str) -> str:
    """A command of ours as whoever started this one would type it: `./play` is a way to all of them."""
    through = os.environ.get("TABLEE_COMMAND")
    return f"tablee {command}" if through is None else f"{through} {command.removeprefix('play ')}"


WORD = "adaptive"  # as people type it instead of a level
FIRST = 2  # the level that such a bot has before it has drawn one


def adapted(game: str, chairs: Sequence[Chair], options: Mapping[str, object], seed: str) -> list[Chair]:
    """The chairs of the next match: adaptive bots play what suits the people, drawn with this seed."""
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
    """What a match that is over tells about the people, by name and seat. A full disk costs only that."""
    learned = learn(known_strengths(game), game, lessons(game, encode(record), people))
    if learned:
        with suppress(OSError):
            keep_strengths(game, learned)
