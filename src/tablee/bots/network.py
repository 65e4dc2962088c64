"""Small networks that judge positions, compiled: a few microseconds for a judgement, on one core.

A position is told to a network as features, each with a value. The first layer has a row of numbers for every
feature, and only the rows of features that are there are added up; two small layers follow. What many
positions have in common is added up once and copied. The same shape serves both games; the weights are
learned by the programs in `training/` and come with the package as one file for each network.

    hidden = np.empty(len(network.start), np.float32)
    begin(network, hidden)
    add(network, hidden, feature, value)  # for each feature that is there
    judged = judge(network, hidden, inner)
"""

from importlib.resources import files
from typing import Annotated, NamedTuple

import numpy as np

from tablee.kernels.decorators import Array, Number, uncounted

INNER = 32  # units of the second layer; the first has as many as the network
MOST_NOTES = 256  # features that can be noted of one position


class Network(NamedTuple):
    """The weights, as compiled code takes them. All are of type float32."""

    rows: Array  # (features, width + 1): what a feature adds to the first layer, and straight to the result
    start: Array  # (width + 1): what these are without any feature
    second: Array  # (width, INNER); the width is a multiple of 4
    second_start: Array  # (INNER)
    third: Array  # (INNER)


class Panel(NamedTuple):
    """Networks that have all but the last layer in common: each of them judges in its own way."""

    rows: Array  # (features, width + judges)
    start: Array  # (width + judges)
    second: Array  # (width, INNER)
    second_start: Array  # (INNER)
    third: Array  # (INNER, judges)


def load_network(package: str, name: str, features: int, width: int) -> Network:
    """The network of this name that lies in a package. Raises `ValueError` if it has another form."""
    with (files(package) / f"{name}.npz").open("rb") as file, np.load(file) as arrays:
        network = Network(*(np.ascontiguousarray(arrays[field], np.float32) for field in Network._fields))
    if network.rows.shape != (features, width + 1) or network.second.shape != (width, INNER):
        raise ValueError(f"{name} is not for {features} features and {width} units")
    return network


def load_panel(package: str, name: str, features: int, width: int, judges: int) -> Panel:
    """The panel of this name that lies in a package. Raises `ValueError` if it has another form."""
    with (files(package) / f"{name}.npz").open("rb") as file, np.load(file) as arrays:
        panel = Panel(*(np.ascontiguousarray(arrays[field], np.float32) for field in Panel._fields))
    if panel.rows.shape != (features, width + judges) or panel.third.shape != (INNER, judges):
        raise ValueError(f"{name} is not for {features} features, {width} units and {judges} judges")
    return panel


@uncounted
def mix(third: Array, panel: Panel, shares: Array) -> None:
    """The last layer of the panel's judges together, each with its share: `third` holds INNER numbers."""
    for j in range(INNER):
        third[j] = 0.0
        for k in range(len(shares)):
            third[j] += shares[k] * panel.third[j, k]


class Notes(NamedTuple):
    """The features of a position, as they are found."""

    features: Annotated[Array, np.int64, MOST_NOTES]
    values: Annotated[Array, np.float32, MOST_NOTES]
    length: Annotated[Array, np.int64, 1]


@uncounted
def note(notes: Notes, feature: Number, value: Number) -> None:
    """Note a feature."""
    at = notes.length[0]
    notes.features[at] = feature
    notes.values[at] = value
    notes.length[0] = at + 1


@uncounted
def add_notes(network: Network | Panel, hidden: Array, notes: Notes) -> None:
    """Add all that was noted to the first layer."""
    for k in range(notes.length[0]):
        add(network, hidden, notes.features[k], notes.values[k])


@uncounted
def begin(network: Network | Panel, hidden: Array) -> None:
    """The first layer without any feature. `hidden` holds as many numbers as `network.start`."""
    for i in range(len(hidden)):
        hidden[i] = network.start[i]


@uncounted
def add(network: Network | Panel, hidden: Array, feature: Number, value: Number) -> None:
    """Add a feature to the first layer."""
    value = np.float32(value)
    for i in range(len(hidden)):
        hidden[i] += value * network.rows[feature, i]


@uncounted
def judge(network: Network, hidden: Array, inner: Array) -> Number:
    """What the network makes of the features that were added. `inner` is room for INNER numbers."""
    _add_inner(network, hidden, inner)
    return _last(inner, network.third, hidden[len(network.second)])


@uncounted
def judge_together(panel: Panel, shares: Array, third: Array, hidden: Array, inner: Array) -> Number:
    """The same for the judges of a panel together. `third` is what `mix` makes of their shares."""
    _add_inner(panel, hidden, inner)
    width = len(panel.second)
    straight = np.float32(0)
    for k in range(len(shares)):
        straight += np.float32(shares[k]) * hidden[width + k]
    return _last(inner, third, straight)


@uncounted
def _add_inner(network: Network | Panel, hidden: Array, inner: Array) -> None:
    none = np.float32(0)
    second = network.second
    for j in range(INNER):
        inner[j] = network.second_start[j]
    width = len(second)
    for i in range(0, width, 4):  # four at a time: `inner` is read and written less often
        a, b = max(hidden[i], none), max(hidden[i + 1], none)
        c, d = max(hidden[i + 2], none), max(hidden[i + 3], none)
        for j in range(INNER):
            first = a * second[i, j] + b * second[i + 1, j]
            inner[j] += first + (c * second[i + 2, j] + d * second[i + 3, j])


@uncounted
def _last(inner: Array, third: Array, straight: Number) -> Number:
    result = straight
    for j in range(INNER):
        result += max(inner[j], np.float32(0)) * third[j]
    return result
