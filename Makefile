# Two commands matter: `make play` and `make test`. Each sets itself up on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
UV := 0.13.7
HOST ?= 127.0.0.1
PORT ?= 8000

WEB := web/node_modules/.package-lock.json
CLIENT := src/ludus/server/static/index.html
SITE := src/ludus/server/documents/index.html
SITE_SOURCES := $(wildcard *.md) $(shell find docs bench examples scripts web/README.md src/ludus \
  -type f -not -name '*.pyc' -not -path '*/server/static/*' -not -path '*/server/documents/*' 2>/dev/null)
CLIENT_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/vite.config.ts \
  -type f 2>/dev/null)
# npm scripts must find the node of the virtual environment first.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

PYTEST := $(BIN)/pytest -n auto --dist worksteal -q
# What is said by one of several commands side by side stays together.
TOGETHER = @said=$$({ $(1); } 2>&1); code=$$?; test -z "$$said" || echo "$$said"; exit $$code
# The tests that run every line and branch of core, kit and games.
COUNTED := tests/core tests/kit tests/rules tests/imagine tests/fifth_game
# The tests of the house, which leave half of a processor idle.
WAITING := tests/server tests/tables
# How many random games `make deep` plays of each game, every promise checked at every step.
FUZZ ?= 1000
# Compiled modules are kept even where the environment says otherwise: programs start twice as fast.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play dev quick test deep setup client docs pictures browser format lint types levels web \
  check counted house uncounted lock golden bench bench-speed bench-strength bench-load bench-reaction clean

help:  ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: $(READY) $(CLIENT) $(SITE)  ## open the house at http://127.0.0.1:8000
	@$(BIN)/ludus serve --host $(HOST) --port $(PORT)

dev: $(READY) $(WEB)  ## server and client, both restarted on every change; Ctrl-C ends both
	@$(BIN)/python scripts/dev.py $(PORT)

quick: $(READY) check  ## after every change: lint, types, core, kit and rules; about a minute
	$(PYTEST) tests/core tests/kit tests/rules

test:  ## everything a change must pass; some ten minutes on two cores
	@$(MAKE) --no-print-directory -j2 $(CLIENT) $(SITE) browser lint levels
	@# Tests of the house wait for clocks, databases and processes: the others fill the pauses.
	@$(MAKE) --no-print-directory -j3 house counted web types uncounted
	@# Apart, because Playwright keeps an event loop running in the process that drives it.
	$(PYTEST) tests/browser

deep: $(READY) $(CLIENT) $(SITE) browser  ## all modes and screens, 1,000 kills, long fuzz: before a release
	$(PYTEST) -m deep --ignore=tests/browser tests
	$(PYTEST) -m "deep or not deep" tests/browser
	$(PYTEST) --hypothesis-profile=deep tests/properties
	@$(BIN)/python -c 'from ludus.games import all_games; print(*all_games(), sep="\n")' | \
	  xargs -P "$$(getconf _NPROCESSORS_ONLN)" -I GAME \
	  sh -c 'said=$$($(BIN)/ludus fuzz GAME -n $(FUZZ) 2>&1); code=$$?; echo "fuzz GAME: $$said"; exit $$code'

setup: $(READY)  ## make the virtual environment

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'Ludus needs Python 3.11 or newer: make PYTHON=/path/to/python3.11'; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo 'Making $(VENV) failed; on Debian: apt-get install python3-venv'; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV)
	@LUDUS_SKIP_CLIENT=1 $(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.lock -e .
	@touch $@

$(WEB): web/package-lock.json | $(READY)
	@$(NPM) ci --silent

$(CLIENT): $(WEB) $(CLIENT_SOURCES)
	@$(NPM) run --silent build

client: $(CLIENT)  ## build the web client

$(SITE): $(SITE_SOURCES) | $(READY)
	@$(BIN)/python scripts/documents.py

docs: $(SITE)  ## build the documentation site, which the server shows at /docs

pictures: $(READY) $(CLIENT) browser  ## take the pictures of the boards in docs/pictures again
	LUDUS_PICTURES=docs/pictures $(BIN)/pytest -q tests/browser/test_pictures.py

# A browser for the tests. Chromium's headless shell needs half the processor's time of the whole one,
# which does as well where the shell cannot be had; to have it is tried once.
AS_ROOT = $$(test "$$(id -u)" = 0 || echo sudo -n)
INSTALL = $(AS_ROOT) apt-get update -qq && \
  $(AS_ROOT) apt-get install -qq -y --no-install-recommends fonts-dejavu-core
TRIED := $(VENV)/.shell-tried
browser: $(READY)
	@command -v chromium-headless-shell >/dev/null || \
	  { test ! -e $(TRIED) && touch $(TRIED) && echo 'Installing chromium for the browser tests' && \
	    { $(INSTALL) chromium-headless-shell; } >/dev/null 2>&1; } || \
	  command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { $(INSTALL) chromium; } >/dev/null || \
	  { echo 'The browser tests need chromium: please install it'; exit 1; }

check: lint types levels

# Counting lines makes tests three times as slow, so only those of the rules are counted.
counted: $(READY)
	$(call TOGETHER,$(PYTEST) --cov --cov-fail-under=100 $(COUNTED))

house: $(READY) $(CLIENT) $(SITE)
	$(PYTEST) $(WAITING)

uncounted: $(READY) $(CLIENT) $(SITE)
	$(call TOGETHER,$(PYTEST) $(patsubst %,--ignore=%,tests/browser $(WAITING) $(COUNTED)) tests)

web: $(WEB)  ## the client's own checks and tests
	$(call TOGETHER,$(NPM) run --silent check && $(NPM) test --silent)

lint: $(READY)
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

types: $(READY)
	$(call TOGETHER,$(BIN)/mypy)

levels: $(READY)
	@$(BIN)/lint-imports --no-logo >/dev/null || $(BIN)/lint-imports

format: $(READY)  ## put the code into shape
	$(BIN)/ruff format --quiet .
	$(BIN)/ruff check --quiet --fix .

golden: $(READY)  ## write the golden transcripts again; read the diff
	$(BIN)/python -m ludus.testing.golden tests/golden

lock: $(READY)  ## resolve the dependencies again
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
	$(BIN)/python bench/strength.py gorus
	$(BIN)/python bench/strength.py brutus
	$(BIN)/python bench/strength.py gloria
	$(BIN)/python bench/strength.py insanam

bench-load: $(READY) $(CLIENT)  ## 200 tables on one process, boardgame.io beside us
	$(BIN)/python bench/load/run.py

bench-reaction: $(READY) $(CLIENT) browser  ## from a click to the new view, in a real browser
	$(BIN)/python bench/reaction.py

bench: bench-speed bench-strength bench-load bench-reaction  ## all of them

clean:  ## remove what was built
	rm -rf $(VENV) web/node_modules src/ludus/server/static src/ludus/server/documents .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
