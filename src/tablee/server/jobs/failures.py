"""Why something was not done."""

from tablee.table.ports import NotDone


class TooBusy(NotDone):
    """So much waits that this is not done, or not in time."""


class TookTooLong(NotDone):
    """It was begun, and cut off."""


class WorkerLost(NotDone):
    """The process died over it."""
