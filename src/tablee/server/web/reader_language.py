"""Which language a page is in: the one its reader chose, else the first of the browser's that there is."""

from starlette.requests import Request

from tablee.locales.languages import DEFAULT, LANGUAGES, language_of
from tablee.table.stored import Person

_LONGEST = 500  # of a header; people have a few languages


async def request_language(request: Request) -> str:
    """The language for the sender of this request. Raises `StoreAway`."""
    person = await request.app.state.parts.visitors.by_cookie(request.scope)
    accepted = request.headers.get("accept-language", "")
    return reader_language(person, accepted, request.query_params.get("lang", ""))


def reader_language(person: Person | None, accepted: str, shared_in: str = "") -> str:
    """`accepted`: the header Accept-Language. `shared_in`: what whoever shared a link speaks, for programs
    that make previews: they say nothing."""
    if person is not None:
        return person.language
    for tag in accepted_languages(accepted):
        if (language := language_of(tag)) is not None:
            return language
    return shared_in if shared_in in LANGUAGES else DEFAULT


def accepted_languages(header: str) -> list[str]:
    """The tags of a header `Accept-Language`, the dearest first; what makes no sense is left out."""
    found: list[tuple[float, str]] = []
    for part in header[:_LONGEST].split(","):
        tag, _, weight = part.partition(";")
        try:
            dear = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if tag.strip() and 0 < dear <= 1:
            found.append((dear, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda each: -each[0])]
