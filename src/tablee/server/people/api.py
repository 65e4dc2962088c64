"""Who I am: coming, changing, recovering, and being forgotten."""

from typing import cast

from starlette.responses import Response

from tablee.api.types import AboutMe, Me, MeAndSecret, NewSecret, Phrase, Secret
from tablee.server.limits.numbers import GUESSES, NEWCOMERS
from tablee.server.people.people import Arrival, People
from tablee.server.web.access import bearer_of
from tablee.server.web.operation import Context, Operation, answer
from tablee.table.protocol import Colour, Language
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person


def me(person: Person) -> Me:
    """Somebody as they see themselves."""
    colour, language = cast(Colour, person.colour), cast(Language, person.language)
    return Me(person.id, person.name, colour, language, person.created)


async def come(context: Context, about: AboutMe) -> Response:
    """A script that runs again with its cookie or secret is still the same person."""
    if context.person is not None:
        return answer(MeAndSecret(me(context.person), None))
    context.spend(NEWCOMERS)
    people = context.part(People)
    arrival = await people.newcomer(about.language or "en", about.name)
    if about.colour is not None:
        arrival = arrival._replace(person=await people.change(arrival.person.id, colour=about.colour))
    return _arrived(context, arrival, 201)


async def show(context: Context) -> Response:
    return answer(me(context.me))


async def change(context: Context, about: AboutMe) -> Response:
    person = await context.part(People).change(
        context.me.id, name=about.name, colour=about.colour, language=about.language
    )
    context.parts.tables.person_changed(person.id)
    return answer(me(person))


async def be_forgotten(context: Context) -> Response:
    await context.parts.erase(context.me.id)
    return Response(status_code=204, headers=context.cookie(None))


async def make_phrase(context: Context) -> Response:
    return answer(
        Phrase(await context.part(People).phrase(context.me.id, cast(Language, context.me.language)))
    )


async def recover(context: Context, given: Phrase) -> Response:
    return _arrived(context, await context.part(People).recover(given.phrase), 200)


async def resume(context: Context, given: Secret) -> Response:
    """The secret that was given stays good; the new one belongs to the new cookie's device."""
    person = await context.part(People).by_token(given.secret)
    if person is None:
        raise REFUSALS.refused("not_signed_in", "")
    tokens = await context.part(People).new_device(person.id)
    return _arrived(context, Arrival(person, *tokens), 200)


async def forget_other_devices(context: Context) -> Response:
    by_secret = bearer_of(context.request.scope) is not None
    secret = await context.part(People).forget_other_devices(context.me.id, context.token, by_secret)
    context.parts.tables.person_changed(context.me.id)
    return answer(NewSecret(secret))


def _arrived(context: Context, arrival: Arrival, status: int) -> Response:
    known = MeAndSecret(me(arrival.person), arrival.secret)
    return answer(known, status, context.cookie(arrival.cookie))


OPERATIONS = (
    Operation(
        "POST", "/api/me", "come", "Become somebody, unless I am already; sets the cookie.", come,
        answers={200: MeAndSecret, 201: MeAndSecret}, body=AboutMe, empty_body=True,
        example={"name": "Ada", "colour": "teal", "language": "fr"},
    ),
    Operation("GET", "/api/me", "me", "Who I am.", show, answers={200: Me}, signed_in=True),
    Operation(
        "PATCH", "/api/me", "changeMe", "Change my name, colour or language.", change,
        answers={200: Me}, body=AboutMe, signed_in=True, example={"name": "Ada L."},
    ),
    Operation(
        "DELETE", "/api/me", "forgetMe",
        "Forget me: my guests, my devices, my phrase, and my name wherever I played.", be_forgotten,
        answers={204: None}, signed_in=True, removed_too=True,
    ),
    Operation(
        "POST", "/api/me/phrase", "newPhrase", "A new recovery phrase in the place of the one before.",
        make_phrase, answers={200: Phrase}, signed_in=True,
    ),
    Operation(
        "POST", "/api/me/recover", "recover", "Be again whom a recovery phrase belongs to; sets the cookie.",
        recover, answers={200: MeAndSecret}, body=Phrase, limit=GUESSES,
        example={"phrase": "twelve words that were written down"},
    ),
    Operation(
        "POST", "/api/me/resume", "resume", "Be again whom a secret belongs to; sets the cookie.", resume,
        answers={200: MeAndSecret}, body=Secret, limit=GUESSES, refuses=frozenset({401}),
        example={"secret": "what was to be kept"},
    ),
    Operation(
        "POST", "/api/me/forget-other-devices", "forgetOtherDevices",
        "Only this device stays mine. Its secret is a new one; the old one is worth nothing.",
        forget_other_devices,
        answers={200: NewSecret}, signed_in=True,
    ),
)  # fmt: skip
