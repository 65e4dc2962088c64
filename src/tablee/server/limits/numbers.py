"""Every rate limit and every quota of the server, with its numbers."""

from dataclasses import dataclass
from typing import Literal

_HOUR = 3600  # seconds
_DAY = 24 * _HOUR

Per = Literal[
    "address",
    "connection",
    "group",
    "mailbox",
    "person",
    "server",
    "table",
    "token",
    "tournament and address",
]


@dataclass(frozen=True, slots=True, eq=False)
class Rate:
    """`at_once` at once, and `a_second` more each second, for each address, person … (`per`).

    An address shares with the network around it: see `accounts`. `always`: `--no-rate-limits` does not
    lift it.
    """

    at_once: float
    a_second: float
    per: Per = "address"
    always: bool = False


# ── Requests and connections ─────────────────────────────────────────────────────────────────────────────

REQUESTS = Rate(300, 100)  # of any kind, over HTTP
API_REQUESTS = Rate(240, 60)
MATCH_PAGES = Rate(60, 2)  # of finished matches, with their pictures and records
STOP_PAGES = Rate(20, 0.5)  # behind the links in notices
NEW_CONNECTIONS = Rate(1000, 200)  # a page needs up to seven
HANDSHAKES = Rate(80, 40)  # of WebSockets
HANDSHAKES_OF_PLAYER = Rate(12, 1, per="token")  # of somebody who has had a seat
MESSAGES = Rate(40, 20, per="connection")
REFUSED_MESSAGES = Rate(100, 0.2, per="connection", always=True)  # for flooding; then it is closed
EMPTY_FRAMES = Rate(100, 10, per="connection", always=True)  # pings, and pieces of nothing

# ── People ───────────────────────────────────────────────────────────────────────────────────────────────

NEWCOMERS = Rate(30, 0.2)
GUESSES = Rate(10, 0.1)  # at recovery phrases and secrets
ADMIN_TOKENS = Rate(10, 0.1, always=True)  # wrong ones
PROGRAMS = Rate(10, 0.2, per="token")  # each time one comes is written to the log
MAIL_QUESTIONS_TO_MAILBOX = Rate(3, 3 / _DAY, per="mailbox", always=True)  # whether it is theirs
MAIL_QUESTIONS = Rate(10, 10 / _HOUR, always=True)
MAIL_QUESTIONS_IN_ALL = Rate(100, 100 / _HOUR, per="server", always=True)

# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────

NEW_TABLES = Rate(30, 0.2)  # and groups, sheets, tournaments
OPENINGS = Rate(300, 30)  # of tables that exist: their logs may have to be read
MISSES = Rate(60, 2)  # of tables that do not exist: codes have six characters
ADVICE = Rate(10, 0.5)  # takes a quarter of a second of thinking
RETELLING = Rate(30, 1)  # replays, pages, reviews

# ── Talk, which is sent to everybody at the table ────────────────────────────────────────────────────────

TALK_OF_PERSON = Rate(8, 1, per="person")
TALK = Rate(24, 3)
TALK_AT_TABLE = Rate(24, 4, per="table")  # the players of a table and its spectators count apart
LETTERS_AT_TABLE = Rate(3000, 300, per="table")
STEPS_OF_PERSON = Rate(12, 3, per="person")  # of a replay that one shows to the others
STEPS = Rate(36, 9)
STEPS_AT_TABLE = Rate(24, 6, per="table")

# ── Groups and tournaments ───────────────────────────────────────────────────────────────────────────────

COUNTING_ANEW = Rate(400, 2)  # a group's results, by their number: every move waits for that
COUNTING_ANEW_OF_GROUP = Rate(200, 1, per="group")
PLACES = Rate(1, 1 / (5 * _HOUR), per="tournament and address")  # half of a tournament's

# ── Quotas ───────────────────────────────────────────────────────────────────────────────────────────────

MOST_CHANNELS = 8  # of one person
MOST_SHEETS = 50  # shared by one person
MOST_TOURNAMENTS = 5  # of one person, that are not over
MOST_GROUPS = 20  # of one person
MOST_MEMBERS = 50  # of one group
MOST_GROUP_SHEETS = 1000  # of one group
MOST_LINES = 12  # of one person: tabs, telephones, and broken ones that nobody has noticed yet
MOST_TABLES_AWAKE = 20  # on one person's account; then the first of them go to sleep
MOST_TABLES_AWAKE_OF_ADDRESS = 100
FEWEST_STRANGERS, MOST_STRANGERS = 16, 500  # visitors without a seat, from one address


@dataclass(frozen=True, slots=True)
class Bounds:
    """`deadline`: seconds for one job; then its process is replaced. The rest: how many jobs may wait."""

    deadline: float
    in_all: int = 256
    an_address: int = 32
    a_person: int = 4


BOTS = Bounds(10, in_all=8192, an_address=512)  # no move takes a second, but loading compiled code takes some
LEARNED_BOTS = Bounds(10, a_person=1)
HINTS = Bounds(10, in_all=64, an_address=8, a_person=2)
REPLAYS = Bounds(10, in_all=64, an_address=16, a_person=8)  # a long match takes a tenth of a second
REVIEWS = Bounds(120, in_all=16, an_address=4, a_person=2)  # up to half a minute
DAILY_MATCHES = Bounds(180)  # the best bot thinks about each move
