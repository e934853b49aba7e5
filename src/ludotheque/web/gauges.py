"""What the house counts of itself, for those who watch over it; nothing of any game, table or guest."""

from __future__ import annotations

import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector
from starlette import types as asgi

from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
ENDLESS = "/events"  # how the addresses end that are answered as long as somebody listens


class Present(Collector):
    """How the house stands whenever somebody asks."""

    def __init__(self, house: House, projector: Thinkers) -> None:
        self.house = house
        self.processes = {"players": house.thinkers, "replays": projector}

    def collect(self) -> Iterator[Metric]:
        opened = list(self.house.open_tables.values())
        yield GaugeMetricFamily("ludotheque_tables", "Tables in memory.", len(opened))
        watching = sum(len(table.watchers) for table in opened)
        yield GaugeMetricFamily("ludotheque_watchers", "Pages and programs that watch a table.", watching)
        waiting = GaugeMetricFamily("ludotheque_waiting", "Tasks that wait for a process.", labels=["for"])
        for name, processes in self.processes.items():
            waiting.add_metric([name], len(processes.line))
        yield waiting
        tally = self.house.tally
        yield CounterMetricFamily("ludotheque_steps", "Steps that were stored.", tally.steps)
        kept = SummaryMetricFamily("ludotheque_storage_seconds", "From the end of a verb until it is on disk.")
        kept.add_metric([], tally.stored, tally.seconds)
        yield kept
        yield CounterMetricFamily("ludotheque_storage_failures", "Verbs that could not be stored.", tally.failed)


class Gauges:
    """The figures of one server."""

    def __init__(self, house: House, projector: Thinkers) -> None:
        registry = self.registry = CollectorRegistry()
        registry.register(Present(house, projector))
        self.answers = Histogram(
            "ludotheque_answer_seconds", "Requests that were answered.", ["route", "status"], buckets=STEPS,
            registry=registry,
        )  # fmt: skip
        self.messages = Histogram(
            "ludotheque_message_seconds", "Messages of pages, until they were done.", ["verb"], buckets=STEPS,
            registry=registry,
        )  # fmt: skip
        self.refusals = Counter(
            "ludotheque_refusals", "What was refused because of limits.", ["code"], registry=registry
        )
        self.stalls = Histogram(
            "ludotheque_stall_seconds", "Times in which nobody was served.", buckets=STEPS[4:], registry=registry
        )

    def text(self) -> bytes:
        """Everything, in the text format of Prometheus."""
        return generate_latest(self.registry)


class Measured:
    """Takes the time of every answer."""

    def __init__(self, app: asgi.ASGIApp, gauges: Gauges) -> None:
        self.app = app
        self.gauges = gauges

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        if scope["type"] != "http" or scope["path"].endswith(ENDLESS):
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def noted(message: asgi.Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = getattr(scope.get("route"), "path", "static" if scope["path"].startswith("/static/") else "none")
            self.gauges.answers.labels(route, status).observe(time.perf_counter() - began)
