# The commands of a working copy. They make their own virtual environment in .venv; only Python 3.11+ and make are needed.

PYTHON ?= python3
PORT ?=
# how many tests run at once: more than there are processors, as those of servers and browsers mostly wait
WORKERS ?= 3
VENV := .venv
BIN := $(VENV)/bin
EPOCHA := $(BIN)/epocha

.PHONY: play test fast bench rules check lint docs clean

play: $(VENV)/installed  ## a playable page in the browser
	$(EPOCHA) serve --data data $(if $(PORT),--port $(PORT))

test: $(VENV)/installed-test  ## all tests, uncompiled or compiled as the working copy is
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal

fast: $(VENV)/installed-fast  ## compile what has changed; everything uses it from then on
	$(BIN)/python tools/build_fast.py
	$(EPOCHA) --version

bench: $(VENV)/installed-bench fast  ## speed, beside other projects' in the same run
	$(EPOCHA) bench

rules: $(VENV)/installed-test  ## which numbered rules are proven by tests
	$(EPOCHA) rules --proof

check: $(VENV)/installed-test  ## everything that one game must keep: make check GAME=pebbles
	$(BIN)/pytest -q -n 2 --dist worksteal tests/contract $(wildcard tests/games/$(GAME)) $(if $(GAME),--game $(GAME))
	PYTHONPATH=tests/fixtures $(EPOCHA) rules $(GAME) --proof

lint: $(VENV)/installed-test  ## style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

docs: $(VENV)/installed-docs  ## the guides as HTML in docs/_build
	$(BIN)/sphinx-build -q -W -b html docs docs/_build

clean:  ## remove the environment and everything built; games in data/ stay
	rm -rf $(VENV) build dist docs/_build
	find src -name '*.so' -delete

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Epocha needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)." ; \
	  echo "Install one from your system or python.org and say: make $(MAKECMDGOALS) PYTHON=python3.12" ; exit 1 ; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/installed-%: $(VENV)/installed pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@touch $@
