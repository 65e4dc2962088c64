"""What Chromium's own trace says of an animation: which frames were shown, and what they cost the page.

Every frame that the compositor was to produce leaves a `PipelineReporter` that says whether it was presented
or dropped, and whether a compositor animation ran. Whatever the page itself does happens in tasks of its main
thread.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

Event = dict[str, Any]
_TASK = "ThreadControllerImpl::RunTask"
_CATEGORIES = ["devtools.timeline", "cc", "viz", "benchmark", "toplevel", "blink.animations"]


class Frames(NamedTuple):
    """The frames while something moved. Times are in milliseconds."""

    moving: int  # animations at once
    shown: int
    dropped: int
    lasted: float
    longest: float  # between two frames that were shown
    main_frames: int  # for which the main thread was asked
    main: float  # all that the main thread did meanwhile
    layouts: int
    before: float  # what the main thread did in one go before the first of them

    @property
    def rate(self) -> float:
        return 1000 * (self.shown - 1) / self.lasted


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Callable[[], list[Event]]]:
    """Chromium writes down what it does; what is yielded ends that and says what it was."""
    events: list[Event] = []
    complete: list[object] = []
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda told: complete.append(told))
    config = {"includedCategories": _CATEGORIES}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def end() -> list[Event]:
        session.send("Tracing.end")
        while not complete:
            page.wait_for_timeout(20)
        return events

    yield end
    session.detach()


def frames(events: list[Event]) -> Frames:
    """The flights of the page in which most animations ran."""
    began = [event for event in events if event["name"] == "Animation" and event["ph"] == "b"]
    process = max({event["pid"] for event in began}, key=[event["pid"] for event in began].count)
    ours = [event for event in events if event.get("pid") == process]
    presented, dropped = _reported(ours)
    first, last = min(presented.values()), max(presented.values())
    lost = [sequence for sequence in dropped if first < dropped[sequence] < last]
    main = next(event["tid"] for event in ours if event["name"] == "ProxyMain::BeginMainFrame")
    work = [event for event in ours if event.get("tid") == main and event["ph"] == "X"]
    within = [event for event in work if first <= event["ts"] <= last]
    tasks = [event for event in within if event["name"] == _TASK]
    earlier = [event["dur"] for event in work if event["name"] == _TASK and event["ts"] < first]
    shown = sorted(presented.values())
    return Frames(
        moving=sum(event["pid"] == process for event in began),
        shown=len(shown),
        dropped=len(lost),
        lasted=(last - first) / 1000,
        longest=max(after - before for before, after in pairwise(shown)) / 1000,
        main_frames=sum(event["name"] == "ProxyMain::BeginMainFrame" for event in within),
        main=sum(event["dur"] for event in tasks) / 1000,
        layouts=sum(event["name"] == "Layout" for event in within),
        before=max(earlier, default=0) / 1000,
    )


def _reported(events: list[Event]) -> tuple[dict[int, float], dict[int, float]]:
    """When each frame with a compositor animation was presented, and when one was due that never was."""
    open_frames: dict[str, tuple[int, str]] = {}
    presented: dict[int, float] = {}
    given_up: dict[int, float] = {}
    for event in sorted(events, key=lambda event: float(event.get("ts", 0))):
        if event["name"] != "PipelineReporter":
            continue
        name = str(event["id2"])
        if event["ph"] == "b":
            report = event["args"]["frame_reporter"]
            if report["has_compositor_animation"]:
                open_frames[name] = report["frame_sequence"], report["state"]
        elif event["ph"] == "e" and name in open_frames:
            sequence, state = open_frames.pop(name)
            if state.startswith("STATE_PRESENTED"):
                presented.setdefault(sequence, event["ts"])
            elif state == "STATE_DROPPED":
                given_up[sequence] = event["ts"]
    return presented, {sequence: at for sequence, at in given_up.items() if sequence not in presented}
