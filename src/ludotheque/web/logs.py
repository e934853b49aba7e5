"""What the server writes down of itself: lines for people, or a JSON object a line for programs."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb

import orjson

FORMATS = ("text", "json")


class Wordless(logging.Filter):
    """Says where something went wrong, and not in the words of the fault: they might tell what a seat keeps secret."""

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[1] if record.exc_info else None
        if fault is not None:
            record.msg = f"{record.getMessage().strip()}: {trail(fault)}"
            record.args = ()
            record.exc_info = record.exc_text = None
        return True


class Json(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        return orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS).decode()


def trail(fault: BaseException) -> str:
    """What kind of fault, and through which lines it came, the innermost last."""
    places = [f"{place.filename}:{place.lineno} {place.name}" for place in extract_tb(fault.__traceback__)]
    return ", ".join([type(fault).__name__, *places])


def write_logs(form: str, level: int = logging.WARNING) -> None:
    """From now on, write what is logged to the standard error; ValueError where the form is unknown."""
    if form not in FORMATS:
        raise ValueError(f"logs are written as {' or '.join(FORMATS)}, not {form!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Wordless())
    handler.setFormatter(Json() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
