"""Structured logs: one JSON object per line, without secrets."""

import json
import logging
import sys
from typing import Any


class JsonLines(logging.Formatter):
    """Write a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, logger and message; a traceback goes into one field."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str = "INFO") -> None:
    """Send all logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # The addresses of people and the paths they request are not logged.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(lambda line: '"WebSocket' not in str(line.msg))
