"""Which languages there are, and which one somebody speaks. Needs nothing: help must be there at once."""

import os
from collections.abc import Mapping

LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
    "it": "Italiano",
    "es": "Español",
    "pt": "Português",
}
DEFAULT = "en"


def language_from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the first of LC_ALL, LC_MESSAGES and LANG names; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):  # de_AT.UTF-8
            language = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
