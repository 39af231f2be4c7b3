# Two commands matter: `make play` and `make test`. Each sets itself up on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
UV := 0.13.7

.DEFAULT_GOAL := help
.PHONY: help play test setup format lint types levels check lock golden bench bench-speed bench-strength clean

help:  ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: $(READY)  ## play a game of Gorus Maximus in the terminal
	@$(BIN)/ludus play gorus

test: $(READY) check  ## format, lint, types, import levels, tests and coverage
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-fail-under=100 -q

setup: $(READY)  ## make the virtual environment

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'Ludus needs Python 3.11 or newer: make PYTHON=/path/to/python3.11'; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo 'Making $(VENV) failed; on Debian: apt-get install python3-venv'; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.lock -e .
	@touch $@

check: lint types levels

lint: $(READY)
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

types: $(READY)
	$(BIN)/mypy

levels: $(READY)
	@$(BIN)/lint-imports --no-logo >/dev/null || $(BIN)/lint-imports

format: $(READY)  ## put the code into shape
	$(BIN)/ruff format --quiet .
	$(BIN)/ruff check --quiet --fix .

golden: $(READY)  ## write the golden transcripts anew; read the diff
	$(BIN)/python -m ludus.testing.golden tests/golden

lock: $(READY)  ## resolve the dependencies anew
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-header --no-emit-index-url \
	  pyproject.toml --group dev -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-header --no-emit-index-url \
	  --constraint requirements.lock --group bench -o requirements-bench.lock

$(VENV)/.bench: $(READY) requirements-bench.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements-bench.lock
	@touch $@

bench-speed: $(VENV)/.bench  ## engine speed, OpenSpiel beside us
	$(BIN)/python bench/speed.py

bench-strength: $(READY)  ## bots against each other, with intervals
	$(BIN)/python bench/strength.py

bench: bench-speed bench-strength  ## both

clean:  ## remove what was built
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
