from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from examples.games import highest
from scripts.real_table_files import files
from tablee.game import registry
from tablee.game.contract import Shuffled
from tablee.game.registry import game_named
from tablee.game.rng import Seeded
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules.moves import WILD
from tablee.games.skipbo.rules.options import HAND_SIZE
from tablee.games.skipbo.rules.rules import draw_for_dealer
from tablee.games.skipbo.rules.state import partner_of
from tablee.games.skyjo.rules.moves import TURN_OVERS
from tablee.match.match import Match
from tablee.paper.facts import RealTable, check_deck, first, games_with_real_tables, left_to_draw, real_table
from tests.effort import amount
from tests.locales.reading import ids
from tests.test_ledger import EVERY_RULE

WITH_TABLES = games_with_real_tables()
SHUFFLER = Seeded(bytes(32))
KEYS = set(ids("en", "real_table.ftl"))


def table_of(game: str) -> RealTable:
    table = real_table(game)
    assert table is not None
    return table


def test_the_files_of_the_browser_are_what_the_games_say() -> None:
    """If they are not: python -m scripts.real_table_files."""
    assert [file for file, text in files().items() if file.read_text("utf-8") != text] == []
    assert len(files()) == 2 * len(WITH_TABLES)


@pytest.mark.parametrize("game", WITH_TABLES)
def test_sb_01_sj_01_a_complete_deck_is_the_one_that_the_rules_deal_from(game: str) -> None:
    rules = game_named(game)
    _, events = rules.deal(rules.make_options({"dealer": 0}, 2), 2, SHUFFLER, None)
    shuffled = next(event for event in events if isinstance(event, Shuffled))
    assert shuffled.what == "deck"
    assert check_deck(rules.FACTS.deck, Counter(shuffled.order)).complete


@pytest.mark.parametrize("game", WITH_TABLES)
def test_there_is_a_deal_for_every_number_of_players(game: str) -> None:
    assert [deal.players for deal in table_of(game).deals] == list(game_named(game).PLAYERS)


def test_sb_05_as_many_cards_are_left_as_the_rules_leave() -> None:
    table, wrong = table_of("skipbo"), []
    for deal in table.deals:
        sizes = sorted({deal.fewest, deal.most, deal.each, *deal.offered})
        for size, pairs in product(sizes, (False, True) if deal.pairs else (False,)):
            options = skipbo.make_options({"stock_size": size, "partners": pairs, "dealer": 0}, deal.players)
            state, _ = skipbo.deal(options, deal.players, SHUFFLER, None)
            drawn = len(state.hands[state.turn])  # the rules begin the first turn at once
            left = left_to_draw(len(skipbo.FACTS.deck), table, deal, size)
            dealt = [len(stock) for stock in state.stocks]
            if (dealt, drawn, len(state.draw) + drawn) != ([size] * deal.players, HAND_SIZE, left):
                wrong.append((deal.players, size, pairs))
    assert wrong == []


def test_sb_05_the_usual_stocks_and_the_largest_are_those_of_the_options() -> None:
    for deal in table_of("skipbo").deals:
        assert skipbo.make_options({}, deal.players).stock_size == deal.each
        skipbo.make_options({"stock_size": deal.most}, deal.players)
        with pytest.raises(ValueError, match="stock"):
            skipbo.make_options({"stock_size": deal.most + 1}, deal.players)
        assert deal.fewest <= min(deal.offered) <= deal.each <= max(deal.offered) <= deal.most


def test_sb_24_the_short_game_is_offered_to_any_number_of_players() -> None:
    assert all(10 in deal.offered for deal in table_of("skipbo").deals)


def test_sb_20_pairs_are_those_of_the_rules() -> None:
    for deal in table_of("skipbo").deals:
        if deal.pairs:
            options = skipbo.make_options({"partners": True, "dealer": 0}, deal.players)
            state, _ = skipbo.deal(options, deal.players, SHUFFLER, None)
            assert all(partner_of(state, one) == other for one, other in deal.pairs)
            assert sorted(seat for pair in deal.pairs for seat in pair) == list(range(deal.players))
    assert [deal.players for deal in table_of("skipbo").deals if deal.pairs] == list(skipbo.FACTS.pairs)


@pytest.mark.parametrize("players", skyjo.PLAYERS)
def test_sj_03_sj_04_as_many_cards_are_left_as_the_rules_leave(players: int) -> None:
    state, _ = skyjo.deal(skyjo.make_options({}, players), players, SHUFFLER, None)
    table, deal = table_of("skyjo"), table_of("skyjo").deal(players)
    assert deal is not None
    assert [len(grid) for grid in state.grids] == [deal.each] * players
    assert len(state.discard) == table.opened
    assert len(state.draw) == left_to_draw(len(skyjo.FACTS.deck), table, deal, deal.each)


def tried() -> range:
    """The seeds of the deals that are tried."""
    return range(amount(30, quick=5, full=200, soak=5000))


def test_sb_03_whoever_deals_at_a_real_table_deals_by_the_rules() -> None:
    """Few different cards, so that many are level and many are wild."""
    wrong = []
    for seed in tried():
        random = Random(seed)
        players = random.randrange(2, 7)
        order = tuple(random.choice((11, 12, WILD)) for _ in range(400))
        cards = iter(order)
        shown: list[list[int] | None] = [drawn(cards) for _ in range(players)]
        while (verdict := first(table_of("skipbo").first, shown, 0)).seat is None:
            assert len(verdict.again) > 1, seed
            shown = [drawn(cards) if seat in verdict.again else None for seat in range(players)]
        if verdict.seat != draw_for_dealer(order, players, []):
            wrong.append(seed)
    assert wrong == []


def drawn(cards: Iterator[int]) -> list[int]:
    """A wild is told to be drawn again, until it is none."""
    card = next(cards)
    while first(table_of("skipbo").first, [[card]], 0).redraw:
        card = next(cards)
    return [card]


def test_sj_05_whoever_begins_at_a_real_table_begins_by_the_rules() -> None:
    wrong = []
    for seed in tried():
        random = Random(seed)
        players = random.randrange(2, 9)
        dealer = random.randrange(players)
        match = Match("skyjo", players, {"dealer": dealer}, seed=seed)
        shown = []
        for seat in range(players):
            cells = random.sample(range(12), 2)
            for cell in cells:
                match.push(seat, TURN_OVERS[cell])
            shown.append([match.state.grids[seat][cell] for cell in cells])
        if first(table_of("skyjo").first, shown, dealer).seat != match.state.turn:
            wrong.append(seed)
    assert wrong == []


@pytest.mark.parametrize("game", WITH_TABLES)
def test_every_step_and_situation_names_rules_of_its_game(game: str) -> None:
    table, prefix = table_of(game), game_named(game).FACTS.rules
    named = [*(step.rules for step in table.steps), *(each.rules for each in table.situations)]
    assert all(named)
    every = {rule for rules in named for rule in rules} | {table.first.rule}
    assert every <= {rule for rule in EVERY_RULE if rule.startswith(prefix)}


@pytest.mark.parametrize("game", WITH_TABLES)
def test_every_message_of_a_game_has_its_place_and_every_place_its_message(game: str) -> None:
    table = table_of(game)
    wanted = {f"step-{step.name}" for step in table.steps} | {"first-title", "first-intro", "first-decided"}
    wanted |= {f"{kind}-{each.name}" for each in table.situations for kind in ("ask", "answer")}
    wanted |= {f"also-{each.name}" for each in table.situations if each.also}
    wanted |= {"first-level"} | ({"first-redraw"} if table.first.ignored else set())
    prefix = f"real-{game}-"
    assert {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)} == wanted


@pytest.mark.parametrize("game", WITH_TABLES)
def test_situations_of_a_group_stand_together_under_a_heading(game: str) -> None:
    groups = [situation.group for situation in table_of(game).situations]
    assert [group for at, group in enumerate(groups) if group not in groups[:at]] == sorted(
        set(groups), key=("set_up", "turn", "mistake", "end").index
    )
    assert all(f"real-group-{group}" in KEYS for group in groups)
    assert groups == sorted(groups, key=groups.index)


def test_both_games_tell_what_people_ask_most() -> None:
    asked = {name: {each.name for each in table_of(name).situations} for name in WITH_TABLES}
    both = asked["skipbo"] & asked["skyjo"]
    assert {"misdeal", "out_of_turn", "draw_pile_empty", "level_at_the_end"} <= both
    assert {"too_many", "talk", "forgot_draw", "wrong_card", "stuck"} <= asked["skipbo"]


def test_a_game_that_brings_nothing_has_no_real_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    assert real_table("highest") is None
    assert games_with_real_tables() == WITH_TABLES
