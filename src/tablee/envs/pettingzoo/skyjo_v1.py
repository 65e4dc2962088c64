"""Skyjo for two to eight players; `docs/environments.md` says what the numbers of an observation are."""

from tablee.envs.pettingzoo.aec import TableEnv


class raw_env(TableEnv):  # noqa: N801 — PettingZoo's name for it
    """One round an episode, or with `match` rounds up to `limit` points."""

    def __init__(
        self,
        players: int = 2,
        *,
        match: bool = False,
        limit: int | None = None,
        next_start: str = "highest",
        clear_on_reveal: bool = True,
        dealer: int = 0,
        rewards: str = "win",
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        options = {"next_start": next_start, "clear_on_reveal": clear_on_reveal, "dealer": dealer}
        if limit is not None:
            options["limit"] = limit
        super().__init__("skyjo", players, options, match, rewards, max_moves, render_mode)


env = raw_env
