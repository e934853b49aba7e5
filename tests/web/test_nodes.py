"""Several servers at one port: they are renewed one by one, replaced when they die, and end together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.services import Postgres, Redis, wait_until
from tests.web.conftest import SLUG

COMMAND = [sys.executable, "-m", "ludotheque", "serve", "--port", "0"]


@contextmanager
def serving(postgres: Postgres, redis: Redis, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Two servers at one port, and the address of both."""
    shared = ["--nodes", "2", "--database", postgres.database(), "--redis", redis.address]
    environment = os.environ | {"LUDOTHEQUE_DATA": str(folder)}
    with subprocess.Popen([*COMMAND, *shared], env=environment, stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            yield parent, parent.stdout.readline().split()[-1]
        finally:
            parent.terminate()


def nodes(parent: subprocess.Popen[str]) -> set[int]:
    """The servers that a command has started."""
    return set(map(int, Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text("utf-8").split()))


def socket(address: str, table: str, token: str) -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/t/{table}/socket"
    return connect(url, additional_headers={"Authorization": f"Bearer {token}"}, open_timeout=60)


def test_servers_are_renewed_and_replaced_while_people_play(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    with serving(postgres, redis, tmp_path) as (parent, address):
        with httpx.Client(base_url=f"{address}/api", timeout=60) as ana:
            token = ana.post("/guests", json={"name": "Ana"}).json()["token"]
            ana.headers["authorization"] = f"Bearer {token}"
            table = ana.post("/tables", json={"game": SLUG, "places": ["me", "me"]}).json()["id"]
            before = nodes(parent)
            assert len(before) == 2

            with socket(address, table, token) as page:
                page.recv()
                parent.send_signal(signal.SIGHUP)
                with pytest.raises(ConnectionClosed) as closed:
                    list(page)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "a page is told that another server is there"
            wait_until(lambda: len(nodes(parent)) == 2 and not nodes(parent) & before, 60)

            os.kill(next(iter(nodes(parent))), signal.SIGKILL)
            for number in range(20):
                said = ana.post(f"/tables/{table}/say", json={"text": str(number)})
                assert said.status_code == 204
            wait_until(lambda: len(nodes(parent)) == 2, 60)
        parent.terminate()
        assert parent.wait(60) == 0


def test_several_servers_do_not_share_a_file(tmp_path: Path) -> None:
    environment = os.environ | {"LUDOTHEQUE_DATA": str(tmp_path)}
    for more in (["--nodes", "2"], ["--redis", "redis://127.0.0.1:1"]):
        ended = subprocess.run([*COMMAND, *more], env=environment, capture_output=True, text=True, timeout=60)
        assert ended.returncode == 2
        assert "a file of SQLite belongs to one" in ended.stderr
