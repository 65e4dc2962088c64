"""What plays many matches: the processor, or a graphics card."""

from typing import Any

from tablee.kernels.card_names import CPU, CUDA, DEVICES

ON_CARD = 1 << 20  # matches of a chunk: a card takes as long for one as for a hundred thousand


def card_work(device: str) -> Any:
    """The module `on_card`. Raises `ValueError` if there is no such device, or no card."""
    if device not in DEVICES or device == CPU:
        raise ValueError(f"There is no device {device}; there are {CPU} and {CUDA}.")
    from tablee.arena import on_card
    from tablee.kernels.card import check_card

    check_card()
    return on_card
