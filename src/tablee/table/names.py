"""What people may be called, what they are called until they say, and the colours of people and seats."""

import base64
import secrets
import unicodedata
from collections.abc import Container, Sequence

from tablee.bots.cast import is_bots_name
from tablee.game.contract import Refused
from tablee.table.protocol import Colour, Language
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person, now

LONGEST = 24
MOST_GUESTS = 12  # of one host
# The first of them can be told apart best.
COLOURS: tuple[Colour, ...] = ("blue", "red", "green", "orange", "violet", "teal", "pink", "yellow")

# Nobody is called like a bot: those are birds that no newcomer is.
NEWCOMERS: dict[Language, tuple[str, ...]] = {
    "en": ("Otter", "Beaver", "Hedgehog", "Badger", "Squirrel", "Puffin", "Heron", "Dormouse", "Fox", "Seal"),
    "fr": ("Loutre", "Hérisson", "Écureuil", "Renard", "Marmotte", "Blaireau", "Héron", "Castor", "Loir"),
    "fr-CA": ("Loutre", "Porc-épic", "Écureuil", "Renard", "Marmotte", "Huard", "Héron", "Castor", "Tamia"),
    "de": ("Otter", "Igel", "Dachs", "Eichhorn", "Fuchs", "Marder", "Reiher", "Biber", "Hase", "Robbe"),
    "nl": ("Otter", "Egel", "Das", "Eekhoorn", "Vos", "Mol", "Reiger", "Bever", "Haas", "Zeehond"),
    "it": ("Lontra", "Riccio", "Tasso", "Scoiattolo", "Volpe", "Marmotta", "Airone", "Castoro", "Lepre"),
    "es": ("Nutria", "Erizo", "Tejón", "Ardilla", "Zorro", "Marmota", "Garza", "Castor", "Liebre", "Foca"),
    "pt": ("Lontra", "Ouriço", "Texugo", "Esquilo", "Raposa", "Marmota", "Garça", "Castor", "Lebre", "Foca"),
}

# Control, format (bidi overrides, zero-width), surrogate, private, unassigned; line and paragraph separator.
_UNSEEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# By their kind letters and symbols, to the eye nothing: fillers of Hangul, and Braille without a dot.
_UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u2800")


def proper_name(text: str) -> str:
    """Return this name without what cannot be seen around it. Raises `Refused`."""
    name = unicodedata.normalize("NFC", text.strip())
    seen = [character for character in name if unicodedata.category(character)[0] not in "ZM"]
    if (
        not seen
        or len(name) > LONGEST
        or any(unicodedata.category(character) in _UNSEEN_KINDS for character in name)
        or not _UNSEEN.isdisjoint(name)
    ):
        raise REFUSALS.refused("bad_name", text[:LONGEST])
    return name


def persons_name(text: str) -> str:
    """As `proper_name`, for people: they are not called like bots. Raises `Refused`."""
    name = proper_name(text)
    if is_bots_name(name):
        raise REFUSALS.refused("bots_name", name)
    return name


def program_name(text: str) -> str:
    """As much of a program's own name as can be shown."""
    seen = "".join(c for c in text if unicodedata.category(c) not in _UNSEEN_KINDS and c not in _UNSEEN)
    try:
        return proper_name(unicodedata.normalize("NFC", seen).strip()[:LONGEST])
    except Refused:
        return "?"


def new_person(name: str, colour: str, language: str, host: str | None = None) -> Person:
    """Somebody with a new id: 16 letters and digits. Others see it; it proves nothing."""
    person_id = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return Person(person_id, host, name, colour, language, now())


def free_colour(worn: Container[str] = ()) -> Colour:
    """Choose a colour that nobody here has, as long as there is one."""
    return secrets.choice([colour for colour in COLOURS if colour not in worn] or COLOURS)


def newcomers_name(language: Language) -> str:
    """Make up an animal and a number: two at a table are seldom the same."""
    return f"{secrets.choice(NEWCOMERS[language])} {100 + secrets.randbelow(900)}"


def seat_colours(worn: Sequence[Colour | None]) -> list[Colour]:
    """People have their own; a bot gets the colour of its seat if it is free, else one that is left."""
    usual = [COLOURS[seat % len(COLOURS)] for seat in range(len(worn))]
    found = [own or (colour if colour not in worn else None) for own, colour in zip(worn, usual, strict=True)]
    left = [colour for colour in COLOURS if colour not in found]
    return [own or (left.pop(0) if left else colour) for own, colour in zip(found, usual, strict=True)]
