"""Which languages there are, and which one somebody speaks. Needs nothing: help must be there at once."""

import os
from collections.abc import Mapping

LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "fr-CA": "Français (Canada)",
    "de": "Deutsch",
    "nl": "Nederlands",
    "it": "Italiano",
    "es": "Español",
    "pt": "Português",
}
DEFAULT = "en"


def language_of(tag: str) -> str | None:
    """The language of ours that is nearest: fr-CA for fr_CA.UTF-8, fr for fr-BE; None if there is none."""
    language, _, rest = tag.replace("_", "-").partition("-")
    country = rest.partition(".")[0].partition("@")[0].partition("-")[0]
    language = language.partition(".")[0].partition("@")[0].lower()
    exact = f"{language}-{country.upper()}"
    return exact if exact in LANGUAGES else language if language in LANGUAGES else None


def language_from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the first of LC_ALL, LC_MESSAGES and LANG names; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):  # de_AT.UTF-8
            return language_of(locale) or DEFAULT
    return DEFAULT


def lineage(language: str) -> list[str]:
    """A language after that from which it differs only here and there: fr, fr-CA."""
    parent = language.partition("-")[0]
    return [parent] if parent == language else [parent, language]


def as_set_in(language: str, text: str) -> str:
    """Words of the parent as this language sets them: in Canada no space stands before ; ! and ?"""
    if language != "fr-CA":
        return text
    for mark in ";!?":
        text = text.replace(f"\u00a0{mark}", mark)
    return text
