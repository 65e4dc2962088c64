"""Operations of notification channels."""

import secrets
from typing import Annotated, Literal, cast

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.game.contract import Refused
from tablee.server.limits.numbers import (
    MAIL_QUESTIONS,
    MAIL_QUESTIONS_IN_ALL,
    MAIL_QUESTIONS_TO_MAILBOX,
    NEWCOMERS,
)
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.notices import queries
from tablee.server.notices.channels import (
    Mail,
    Quiet,
    Target,
    Wish,
    check_quiet,
    decode,
    encode,
    label,
    mailbox,
    new_wish,
)
from tablee.server.notices.notifier import Notifier
from tablee.server.notices.queries import Channel
from tablee.server.notices.senders import Gone, NotSent, a_try, please_confirm, stop_path
from tablee.server.web.operation import Context, InPath, Operation, answer
from tablee.table.refusals import REFUSALS

ChannelId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a channel of mine")
]


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """Where I want a word when it is my turn."""

    target: Target


class ChannelWishes(msgspec.Struct, forbid_unknown_fields=True):
    """When I want it, and from which tables."""

    quiet: Annotated[Quiet | None, Meta(description="hours in which nothing is sent")] = None
    tables: (
        Annotated[
            list[Annotated[str, Meta(max_length=32)]],
            Meta(max_length=200, description="only of the tables with these ids; null: of all"),
        ]
        | None
    ) = None


class ChannelInfo(msgspec.Struct):
    """One of my channels. `label` is enough to recognise it, not to use it."""

    id: str
    kind: Literal["push", "ntfy", "webhook", "mail"]
    label: str
    confirmed: Annotated[bool, Meta(description="mail is sent only after its reader has said yes")]
    quiet: Quiet | None
    tables: list[str] | None


class MyChannels(msgspec.Struct):
    """Where I am told that it is my turn, and what this server can do."""

    channels: list[ChannelInfo]
    push_key: Annotated[str, Meta(description="`applicationServerKey` for a browser's subscription")]
    mail: Annotated[bool, Meta(description="whether this server sends mail")]


_CHANNEL = {"channel": InPath(ChannelId, "no_such_channel")}


async def show(context: Context) -> Response:
    senders = context.part(Notifier).senders
    mine = await context.db.read(queries.read_channels, context.me.id)
    channels = [_info(channel, decode(channel.body)) for channel in mine]
    return answer(MyChannels(channels, (await senders.vapid()).public, senders.mail is not None))


async def add(context: Context, given: NewChannel) -> Response:
    """Mail is confirmed first, because the address may be somebody else's."""
    channel_id, is_mail = secrets.token_hex(10), isinstance(given.target, Mail)
    if is_mail and context.part(Notifier).senders.mail is None:
        raise REFUSALS.refused("no_mail", "")
    wish = new_wish(channel_id, given.target, context.link(""))
    channel = Channel(channel_id, context.me.id, not is_mail, encode(wish))
    if is_mail:
        _check_question(context, wish)
    await context.db.write(queries.add_channel, channel)
    if is_mail:
        try:
            await _ask_to_confirm(context, wish)
        except Refused:
            await context.db.write(queries.delete_channels, [channel_id])
            raise
    return answer(_info(channel, wish), 201)


async def change(context: Context, channel_id: str, given: ChannelWishes) -> Response:
    channel, wish = await _mine(context, channel_id)
    check_quiet(given.quiet)
    tables = None if given.tables is None else tuple(given.tables)
    wish = msgspec.structs.replace(wish, quiet=given.quiet, tables=tables)
    channel = channel._replace(body=encode(wish))
    if not await context.db.write(queries.change_channel, channel):
        raise _unknown()
    return answer(_info(channel, wish))


async def remove(context: Context, channel_id: str) -> Response:
    channel, _ = await _mine(context, channel_id)
    await context.db.write(queries.delete_channels, [channel.channel])
    return Response(status_code=204)


async def try_out(context: Context, channel_id: str) -> Response:
    channel, wish = await _mine(context, channel_id)
    if not channel.confirmed:
        _check_question(context, wish)
        await _ask_to_confirm(context, wish)
    else:
        await _send(context, wish)
    return Response(status_code=204)


async def _send(context: Context, wish: Wish) -> None:
    try:
        await context.part(Notifier).senders.send(wish, a_try(context.me.language))
    except (Gone, NotSent) as error:
        raise REFUSALS.refused("not_sent", "", problem=str(error)) from None


def _check_question(context: Context, wish: Wish) -> None:
    """Raises `Refused`."""
    if not may_ask(context.parts.limits, cast(Mail, wish.target).address, context.address):
        raise REFUSALS.refused("slow_down", "")


def may_ask(limits: RateLimits, mail_address: str, visitor: str) -> bool:
    """Whether to ask a mailbox for confirmation. Strangers can enter any address, and many of them.

    `visitor`: the address of the request, because one stranger must not use up the limit for all.
    """
    return limits.take_all(
        (MAIL_QUESTIONS_IN_ALL, "", 1),
        (MAIL_QUESTIONS, visitor, 1),
        (MAIL_QUESTIONS_TO_MAILBOX, mailbox(mail_address) or mail_address, 1),
    )


async def _ask_to_confirm(context: Context, wish: Wish) -> None:
    address = cast(Mail, wish.target).address
    link = f"{wish.site}{stop_path(wish)}?confirm"
    try:
        await context.part(Notifier).senders.write(
            address, please_confirm(context.me.language), link, wish.site + stop_path(wish)
        )
    except (Gone, NotSent) as error:
        raise REFUSALS.refused("not_sent", "", problem=str(error)) from None


async def _mine(context: Context, channel_id: str) -> tuple[Channel, Wish]:
    """Raises `Refused` if there is no such channel, or it is somebody else's."""
    channel = await context.db.read(queries.read_channel, channel_id)
    if channel is None or channel.person != context.me.id:
        raise _unknown()
    return channel, decode(channel.body)


def _info(channel: Channel, wish: Wish) -> ChannelInfo:
    kind = msgspec.to_builtins(wish.target)["kind"]
    tables = None if wish.tables is None else list(wish.tables)
    return ChannelInfo(channel.channel, kind, label(wish.target), channel.confirmed, wish.quiet, tables)


def _unknown() -> Refused:
    return REFUSALS.refused("no_such_channel", "")


OPERATIONS = (
    Operation(
        "GET", "/api/me/channels", "myChannels", "Where I am told that it is my turn.", show,
        answers={200: MyChannels}, signed_in=True,
    ),
    Operation(
        "POST", "/api/me/channels", "addChannel",
        "Tell me here when it is my turn. An e-mail address is asked first.", add,
        answers={201: ChannelInfo}, body=NewChannel, signed_in=True, limit=NEWCOMERS,
        example={"target": {"kind": "ntfy", "url": "https://ntfy.example/my-turns"}},
    ),
    Operation(
        "PUT", "/api/me/channels/{channel}", "changeChannel", "When, and of which tables.", change,
        answers={200: ChannelInfo}, body=ChannelWishes, signed_in=True, parameters=_CHANNEL,
        example={"quiet": {"begin": "22:00", "end": "07:00", "zone": "Europe/Paris"}},
    ),
    Operation(
        "DELETE", "/api/me/channels/{channel}", "removeChannel", "Tell me nothing there any more.", remove,
        answers={204: None}, signed_in=True, parameters=_CHANNEL,
    ),
    Operation(
        "POST", "/api/me/channels/{channel}/try", "tryChannel", "Send me a word there now.", try_out,
        answers={204: None}, signed_in=True, limit=NEWCOMERS, parameters=_CHANNEL,
    ),
)  # fmt: skip
