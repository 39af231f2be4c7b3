"""What every test shares: Hypothesis runs the same examples everywhere; figures are printed.

No sentence may lack; the environment says so to the servers and commands that tests start, too.
"""

import os

import pytest
from hypothesis import settings

import examples  # noqa: F401 - its profiles
from ludus.locales.catalogue import STRICT

os.environ[STRICT] = "1"
# What JAX compiles in tests runs a few times only: compiling quickly matters more.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
settings.load_profile("ludus")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have counted and said to be a figure: `record_property("figures", …)`."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
