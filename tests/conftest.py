"""What every test shares: Hypothesis runs the same examples everywhere; figures are printed.

No sentence may lack; the environment says so to the servers and commands that tests start, too.
"""

import os
import sys
from collections.abc import Generator
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

import examples  # noqa: F401 - its profiles
from ludus.locales.catalogue import STRICT

os.environ[STRICT] = "1"
# What JAX compiles in tests runs a few times only: compiling quickly matters more.
os.environ.setdefault(
    "XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
)
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.1")
settings.load_profile("ludus")


def pytest_configure(config: pytest.Config) -> None:
    """Let JAX compile nothing twice in a process of tests: what is compiled is kept in a folder.

    Every process has its own, because JAX writes there without a lock.
    """
    folder = TemporaryDirectory(prefix="ludus-jax-")
    config.add_cleanup(folder.cleanup)
    os.environ["JAX_COMPILATION_CACHE_DIR"] = folder.name


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have counted and said to be a figure: `record_property("figures", …)`."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(f"{report.nodeid}: {value}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Do not count the lines of a test marked `uncounted`.

    The mark of pytest-cov does not do it: within pytest-xdist it hands over to a second count.
    """
    if item.get_closest_marker("uncounted") is None:
        return (yield)
    counting = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(counting)
