from tablee.arena.checkpoints import CannotResume as CannotResume
from tablee.arena.tournament import Tournament as Tournament
from tablee.bots.contract import Bot as Bot
from tablee.bots.contract import Clock as Clock
from tablee.bots.ladder import LEVELS as LEVELS
from tablee.bots.ladder import UnknownBot as UnknownBot
from tablee.bots.ladder import make_bot as make_bot
from tablee.bots.play import play_match as play_match
from tablee.game.contract import Outcome as Outcome
from tablee.game.contract import Refusal as Refusal
from tablee.game.contract import Refused as Refused
from tablee.game.registry import GAMES as GAMES
from tablee.game.registry import UnknownGame as UnknownGame
from tablee.match.match import Match as Match
from tablee.match.position import Position as Position
from tablee.match.position import from_position as from_position
from tablee.match.record import Record as Record
from tablee.match.record import RecordError as RecordError
from tablee.match.record import load as load
from tablee.match.record import record_of as record_of
from tablee.match.record import save as save
from tablee.match.replay import replay as replay
from tablee.match.replay import steps as steps
from tablee.match.replay import verify as verify
from tablee.review.hints import hints as hints
from tablee.review.hints import win_chances as win_chances
from tablee.review.match_review import review_match as review_match
from tablee.review.report import Review as Review
from tablee.trajectories import trajectory_of as trajectory_of

__all__: list[str]
__version__: str
