# make play      prepares everything, starts the server on this machine and opens the browser
# make install   prepares .venv: the compiled engine, the command, the yardsticks of the benchmarks
# make test      linters, types, tests on both engines, browser journeys
# make docs      builds the pages and the reference of the code as a site in build/site
# make hooks     lets git check every commit before it is made
# make audit     asks the Internet for known vulnerabilities of the libraries
# make lint, make interpreted, make compiled, make browser: the parts of `make test`
# make clean     removes everything that was built

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PIP_INSTALL := $(PIP) install -c constraints.txt
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

POSTGRESQL = $(firstword $(wildcard /usr/lib/postgresql/*/bin/initdb) $(shell command -v initdb))

CLIENT := src/ludotheque/web/static/built/site.js
SOURCES := $(shell find src docs/rules docs/rulebook -type f -not -name '*.pyc' -not -path '*.egg-info/*')

say = @printf '\033[1m%s\033[0m\n'
# $(call listed,["project"]["dependencies"]) prints a list of pyproject.toml, an item a line.
listed = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))$(1), sep="\n")'

with_npm = @command -v npm > /dev/null || { echo "Please install Node.js and npm: they build the browser client."; exit 1; }

.PHONY: play install client test lint interpreted compiled browser chromium services docs hooks audit clean
.DELETE_ON_ERROR:
.NOTPARALLEL:

play: .venv/installed
	@$(BIN)/ludotheque serve --open

install: .venv/installed .venv/yardsticks

client: $(CLIENT)

# The engine is installed first, with nothing around it but what `make play` needs.
test: .venv/installed lint interpreted compiled browser

lint: .venv/testing .venv/yardsticks node_modules/installed
	$(say) "Checking style and types"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	npm run --silent check

# The same tests twice: on src/ as it is, then on the wheel in .venv. A test asserts which engine it meets.
interpreted: .venv/testing .venv/yardsticks .venv/installed services
	$(say) "Testing the interpreted engine"
	PYTHONPATH=$(CURDIR)/src LUDOTHEQUE_EXPECT=interpreted $(PYTEST) --ignore=tests/browser

compiled: .venv/testing .venv/yardsticks .venv/installed services
	$(say) "Testing the compiled engine"
	LUDOTHEQUE_EXPECT=compiled $(PYTEST) --ignore=tests/browser

browser: .venv/testing .venv/installed node_modules/installed chromium
	$(say) "Playing in a browser"
	LUDOTHEQUE_EXPECT=compiled $(PYTEST) tests/browser

# A warning, such as a link that leads nowhere, is an error. The laws are documented too, and they import the test tools.
docs: .venv/documenting .venv/testing
	$(say) "Building the pages"
	$(BIN)/python -m sphinx --fresh-env --fail-on-warning --keep-going --quiet -c docs . build/site
	@echo "The site begins at build/site/index.html."

hooks: .venv/hooked .venv/testing node_modules/installed
	$(BIN)/pre-commit install

.venv/made:
	$(say) "Making the Python environment in .venv"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Ludothèque needs Python 3.11 or newer, for example: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# What the program and its build need; a change in src/ alone never comes back here.
.venv/libraries: pyproject.toml constraints.txt | .venv/made
	$(say) "Installing the libraries"
	@($(call listed,["build-system"]["requires"]); $(call listed,["project"]["dependencies"])) > $@.txt
	$(PIP_INSTALL) -r $@.txt
	@touch $@

# The stamp is as old as the start of the build: a file saved meanwhile is not missed next time.
.venv/installed: $(SOURCES) $(CLIENT) setup.py .venv/libraries
	$(say) "Compiling the engine (up to a minute or two)"
	@touch $@.new
	$(PIP) install --quiet --no-build-isolation --no-deps --force-reinstall .
	@cd .venv && bin/python -c 'from ludotheque.core import state; print("The engine is compiled." if \
	  not state.__file__.endswith(".py") else "The engine runs in plain Python, slower but complete: there is no " \
	  "working C compiler, or LUDOTHEQUE_PURE is set.")'
	@mv $@.new $@

.venv/testing: .venv/libraries
	$(say) "Installing the tools of the tests"
	@($(call listed,["project"]["optional-dependencies"]["test"]); \
	  $(call listed,["project"]["optional-dependencies"]["nodes"]); \
	  $(call listed,["project"]["optional-dependencies"]["lab"])) > $@.txt
	$(PIP_INSTALL) -r $@.txt
	@touch $@

.venv/documenting: .venv/libraries
	$(say) "Installing the tools of the pages"
	@$(call listed,["project"]["optional-dependencies"]["docs"]) > $@.txt
	$(PIP_INSTALL) -r $@.txt
	@touch $@

.venv/hooked: .venv/libraries
	$(say) "Installing the tools of the hooks"
	@$(call listed,["project"]["optional-dependencies"]["hooks"]) > $@.txt
	$(PIP_INSTALL) -r $@.txt
	@touch $@

.venv/yardsticks: .venv/libraries
	$(say) "Installing the yardsticks of the benchmarks"
	@$(call listed,["project"]["optional-dependencies"]["bench"]) > $@.txt
	@while read -r name; do $(PIP_INSTALL) "$$name" || echo "Warning: $$name cannot be installed here."; done < $@.txt
	@touch $@

# Without npm, a client that is already built is taken as it is.
ifneq ($(shell command -v npm),)
$(CLIENT): node_modules/installed $(wildcard client/* client/pages/* src/ludotheque/web/static/*.css)
endif
$(CLIENT):
	$(with_npm)
	$(say) "Building the browser client"
	npm run --silent build
	@touch $@

node_modules/installed: package.json package-lock.json
	$(with_npm)
	$(say) "Installing what the browser client is made of"
	npm ci --ignore-scripts
	@touch $@

chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
	    command -v $$name > /dev/null && exit 0; \
	  done; { \
	  if [ "$$(id -u)" != 0 ]; then root=sudo; fi; \
	  echo "Installing Chromium for the browser journeys"; \
	  $$root apt-get update -q && { $$root apt-get install -qy --no-install-recommends chromium-headless-shell || \
	    $$root apt-get install -qy --no-install-recommends chromium; }; \
	} || { echo "The browser journeys need Chromium, and it cannot be installed from here: please install it."; exit 1; }

# It needs a public service, so it is no part of `make test`.
audit: .venv/made
	$(say) "Asking for known vulnerabilities"
	$(PIP) install --quiet pip-audit
	$(BIN)/python -m pip_audit --disable-pip --no-deps --requirement constraints.txt

# The tests start a PostgreSQL and a Redis of their own; only the programs have to be there.
services:
	@{ [ -n "$(POSTGRESQL)" ] && command -v redis-server > /dev/null; } || { \
	  if [ "$$(id -u)" != 0 ]; then root=sudo; fi; \
	  echo "Installing PostgreSQL and Redis for the tests"; \
	  $$root apt-get update -q && $$root apt-get install -qy --no-install-recommends postgresql redis-server; \
	} || { echo "The tests need PostgreSQL and Redis, and they cannot be installed from here: please install them."; exit 1; }

clean:
	rm -rf .venv build node_modules src/*.egg-info $(dir $(CLIENT))
