"""Skip-Bo for two to six players; `docs/environments.md` says what the numbers of an observation are."""

from tablee.envs.pettingzoo.aec import TableEnv


class raw_env(TableEnv):  # noqa: N801 — PettingZoo's name for it
    """One game an episode, or with `match` games up to `target` points."""

    def __init__(
        self,
        players: int = 2,
        *,
        partners: bool = False,
        stock_size: int | None = None,
        match: bool = False,
        target: int | None = None,
        stalemate: str = "end",
        dealer: int | None = None,
        rewards: str = "win",
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        options = {"partners": partners, "stock_size": stock_size, "stalemate": stalemate, "dealer": dealer}
        if target is not None:
            options["target"] = target
        super().__init__("skipbo", players, options, match, rewards, max_moves, render_mode)


env = raw_env
