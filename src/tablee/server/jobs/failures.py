"""Why something was not done."""


class NotDone(Exception):
    """Somebody else has to answer, or nobody does: there is too much to do, or it went wrong."""


class TooBusy(NotDone):
    """So much waits that this is not done, or not in time."""


class TookTooLong(NotDone):
    """It was begun, and cut off."""


class WorkerLost(NotDone):
    """The process died over it."""
