from tablee.arena.bench import machine, measurements


def test_every_engine_is_measured() -> None:
    figures = list(measurements(0.01))
    assert {(figure.game, figure.engine, figure.policy) for figure in figures} == {
        (game, engine, policy)
        for game in ("skipbo", "skyjo")
        for engine, policy in (
            ("kernel", "uniform"),
            ("kernel", "eager"),
            ("kernel", "level 4"),
            ("rules", "uniform"),
        )
    }
    assert all(figure.moves_per_second > figure.games_per_second > 0 for figure in figures)


def test_machine_is_named() -> None:
    about = machine()
    assert about["processor"]
    assert about["cores"] >= 1
    assert set(about["state_bytes"]) == {"skipbo", "skyjo"}
