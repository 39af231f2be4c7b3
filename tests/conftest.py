"""What every test shares: Hypothesis runs the same examples everywhere; figures are printed."""

import pytest
from hypothesis import settings

import examples  # noqa: F401 - its profiles

settings.load_profile("ludus")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have counted and said to be a figure: `record_property("figures", …)`."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
