import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from fluent.runtime import FluentBundle, FluentResource

import tablee.commands
from tablee.cli import main
from tablee.commands.examples import EXAMPLES
from tablee.commands.help_texts import texts
from tablee.locales.languages import LANGUAGES, as_set_in, lineage
from tablee.locales.words import sources

ENGLISH = dict(sources("en"))
COMMANDS = sorted(main.commands)
SOURCES = Path(tablee.commands.__file__).parent.glob("*.py")
CODE = "\n".join(path.read_text() for path in SOURCES).replace("'", '"')


def shown(*arguments: str) -> str:
    return CliRunner().invoke(main, arguments, prog_name="tablee").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_read_as_fluent_reads_it(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for ancestor in lineage(language):
        source = as_set_in(language, dict(sources(ancestor))["help.ftl"])
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    read = texts(language)
    assert read.keys() == texts("en").keys()
    assert len(read) == len(re.findall(r"^help-[a-z0-9-]+ =", ENGLISH["help.ftl"], re.MULTILINE))
    for name, text in read.items():
        pattern = bundle.get_message(f"help-{name}").value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, {})
        assert (str(said), errors) == (text, []), name


def test_every_option_of_every_command_is_explained() -> None:
    for name, command in [("tablee", main), *main.commands.items()]:
        context = click.Context(command, info_name=name, **main.context_settings)
        for option in command.get_params(context):
            if isinstance(option, click.Option):
                assert option.help, f"{name} {option.opts}"


def test_no_help_is_left_that_nobody_shows() -> None:
    known = {"usage", "examples", "options", "commands", "exit", "default", "environment", "required",
             "placeholders", "exit-short", "exit-codes"}  # fmt: skip
    known |= {f"example-{why}" for examples in EXAMPLES.values() for _, why in examples}
    for name, command in [("tablee", main), *main.commands.items()]:
        options = [max(option.opts, key=len).lstrip("-") for option in command.params]
        known |= {name, *(f"{name}-{option}" for option in options), *(f"option-{each}" for each in options)}
    assert texts("en").keys() <= known | {"option-help"}


def test_no_message_is_left_that_nobody_says() -> None:
    for name in re.findall(r"^command-([a-z-]+) =", ENGLISH["command.ftl"], re.MULTILINE):
        kind, _, rest = name.partition("-")
        ends = rest if kind in ("misuse", "system", "progress") else name
        assert f'"{ends}"' in CODE or f'"{name}"' in CODE, name


ENGLISH_LINES = ("Show this help.", "Examples:", "all is well")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(language: str) -> None:
    """Wherever the language is asked for."""
    foreign = ["help-"]
    if language != "en":
        foreign += [*ENGLISH_LINES, "Usage :" if language.startswith("fr") else "Options:"]
    wrong = []
    for command in ([], *([name] for name in COMMANDS)):
        text = shown("--lang", language, *command, "--help")
        if text != shown(*command, "--help", "--lang", language):
            wrong.append(f"{command}: another text with --lang at the end")
        if not text.startswith(f"{texts(language)['usage']}: tablee"):
            wrong.append(f"{command}: begins with {text[:20]!r}")
        wrong += [f"{command}: {line!r}" for line in foreign if line in text]
    assert wrong == []


def test_a_language_falls_back_on_the_nearest() -> None:
    for tag, language in (("de-AT", "de"), ("pt_PT", "pt"), ("fr-ca", "fr-CA"), ("es-419", "es")):
        assert shown("play", "--help", "--lang", tag) == shown("play", "--help", "--lang", language), tag


MISUSES: list[tuple[list[str], str]] = [
    (["plai"], "plai"),
    (["play", "--pleyers", "3"], "--players"),
    (["play", "--players"], "--players"),
    (["play", "--players", "many"], "many"),
    (["play", "--pace", "99"], "60"),
    (["play", "chess"], "skipbo, skyjo"),
    (["play", "skyjo", "more"], "more"),
    (["play", "skyjo", "--level", "eagle"], "Owl"),
    (["play", "skyjo", "-o", "limit"], "NAME=VALUE"),
    (["play", "skyjo", "--seat", "7"], "7"),
    (["play", "skyjo", "--seed", "12ab"], "64"),
    (["play", "--join", "ftp://nonsense"], "nonsense"),
    (["arena", "skyjo", "1"], ""),
    (["simulate"], ""),
    (["simulate", "skipbo", "-p", "7"], "7"),
    (["score", "skyjo", "--limit", "many"], "many"),
    (["help", "chess"], "exit-codes"),
    (["replay"], ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_is_said_in_the_language(language: str) -> None:
    wrong = []
    for arguments, word in MISUSES:
        result = CliRunner().invoke(main, ["--lang", language, *arguments], prog_name="tablee")
        usage, *_, said = result.output.splitlines()
        english = CliRunner().invoke(main, arguments, prog_name="tablee", env={"LC_ALL": "C"}).output
        as_it_should_be = (
            result.exit_code == 2
            and usage.startswith(f"{texts(language)['usage']}: tablee")
            and said.startswith("tablee: ")
            and word in said
            and not re.search("command-|refusal-", result.output)
            and (language == "en" or said not in english)
        )
        if not as_it_should_be:
            wrong.append((arguments, result.exit_code, result.output))
    assert wrong == []


def test_examples_are_understood() -> None:
    """Parsed as they stand there, up to a pipe; nothing is carried out."""
    for line, _ in (example for examples in EXAMPLES.values() for example in examples):
        words = shlex.split(re.split(r" [|<>]", line)[0])[1:]
        context = main.make_context("tablee", words)
        name, found, rest = main.resolve_command(context, [*context._protected_args, *context.args])
        assert found is not None, line
        found.make_context(name, rest, parent=context)
