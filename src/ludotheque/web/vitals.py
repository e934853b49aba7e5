"""How the house is, for those who watch over it: from this machine, or from the addresses it was told of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import HTTPConnection

from ludotheque.house.refused import Refused
from ludotheque.house.storage import StorageError
from ludotheque.web.site import InSite, Network, Site

PATIENCE = 2.0  # seconds for the database to answer
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "via")  # headers of what came through a proxy


def networks(text: str) -> list[Network]:
    """Addresses and networks, as they are configured; ValueError names the one that is wrong."""
    return [ip_network(part, strict=False) for part in text.replace(",", " ").split()]


def is_watching(connection: HTTPConnection, monitors: Sequence[Network]) -> bool:
    """Whether somebody asks who watches over the house."""
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    if address.is_loopback:
        return not any(header in connection.headers for header in PASSED_ON)
    return any(address in network for network in monitors)


def watched(request: Request, site: InSite) -> Site:
    """The house, for those who may see how it is; to all others there is nothing here."""
    if not is_watching(request, site.monitors):
        raise Refused(404, "unknown-page")
    return site


Watched = Annotated[Site, Depends(watched)]

router = APIRouter(include_in_schema=False, dependencies=[Depends(watched)])


@router.get("/health")
async def health() -> PlainTextResponse:
    """Whether the server answers at all."""
    return PlainTextResponse("alive\n")


@router.get("/ready")
async def ready(site: Watched) -> PlainTextResponse:
    """Whether the database answers too."""
    try:
        await asyncio.wait_for(site.house.storage.open_tables(1), PATIENCE)
    except (StorageError, TimeoutError):
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


@router.get("/metrics")
async def metrics(site: Watched) -> Response:
    """All figures, in the text format of Prometheus."""
    return Response(site.gauges.text(), media_type=CONTENT_TYPE_LATEST)
