# Everything runs from a .venv in this folder; `make help` lists what there is.
PYTHON ?= python3
BIN := .venv/bin
PLAYS := .venv/plays
READY := .venv/installed
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -e
# Two more than there are cores: many tests wait for a terminal or a device's clock.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
HERE := tests/rulebook tests/upper -k "not micropython"
ON_COMPILED := tests/compiled tests/rulebook tests/proof tests/saves tests/upper tests/terminal

.DEFAULT_GOAL := help
.PHONY: help play test test-here test-compiled test-pico compiled device lint coverage bench fuzz bake fonts words \
  recording micropython clean

BAKERS := bake bake_events bake_companion bake_words bake_bundles pack_font lay_out_device

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: $(PLAYS) ## play the card game in the terminal, you against three bots
	@$(BIN)/voltable play

test: $(READY) micropython ## run every test on CPython and on MicroPython
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

test-here: $(READY) ## run what needs no MicroPython and no Unix: the rules, the bots, the words
	$(BIN)/python -m pytest -q -n $(WORKERS) $(HERE)

compiled: build/compiled/built ## compile the core and the card game into build/compiled

test-compiled: build/compiled/built ## run the tests of rules, proofs, saves, upper parts and terminal on the compiled core
	VOLTABLE_COMPILED=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -k "not micropython" \
	  -o pythonpath="build/compiled device host tests tools" $(ON_COMPILED)

coverage: $(READY) ## measure which lines of the rules make test-here runs
	@mkdir -p build
	$(BIN)/python -m pytest -q -n $(WORKERS) $(HERE) --cov --cov-report=term

test-pico: $(READY) .venv/pico ## run the companion on an emulated Raspberry Pi Pico: make test-pico UF2=FILE
	@$(BIN)/python tools/pico/run.py "$(UF2)"

device: $(READY) ## lay out build/device, the files that go on a device
	@$(BIN)/python tools/lay_out_device.py

lint: $(READY) ## check style, types (strictly where pyproject.toml says so), who may import whom and who may print
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/pyright -p device --typeshedpath "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
	$(BIN)/python tools/arrows.py
	$(BIN)/python tools/portable.py
	$(BIN)/python tools/gate.py

bench: $(READY) ## measure speed and sizes
	@$(BIN)/voltable bench

fuzz: $(READY) micropython build/compiled/built ## play long random games, cut the power 250,000 times, break the cable 10,000,000 times
	$(BIN)/python tools/fuzz.py
	$(BIN)/python tools/power_cuts.py
	$(BIN)/python tools/fuzz_line.py
	$(BIN)/python tools/fuzz_compiled.py

bake: $(READY) ## bake everything that comes of tools/data and of the sources: tables, maps, words, what goes on a device
	@for tool in $(BAKERS); do $(BIN)/python tools/$$tool.py || exit 1; done

words: $(READY) ## collect the sentences into tools/words and bake their translations
	$(BIN)/python tools/bake_words.py

fonts: $(READY) ## pack the fonts of tools/data for the device
	$(BIN)/python tools/pack_font.py

recording: $(READY) ## play a round and record it as docs/play.svg
	$(BIN)/python tools/record.py

micropython: ## provide MicroPython in .micropython/
	@$(PYTHON) tools/provide_micropython.py

clean: ## remove all that make made, .venv and .micropython too
	rm -rf .venv .micropython build dist .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

build/compiled/built: $(READY) tools/compiled_core.py $(shell find core cardgame -name "*.py")
	@echo "Compiling: about a minute."
	@$(BIN)/python tools/compiled_core.py
	@touch $@

.venv/pico: $(READY)
	$(INSTALL) '.[dev,pico]'
	@touch $@

$(READY): $(PLAYS)
	@echo "Installing what developing Voltable needs into .venv: once, half a minute."
	@$(INSTALL) '.[dev]'
	@touch $@

# Playing needs a third of what developing needs.
$(PLAYS): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
	  || { echo "Voltable needs Python 3.10 or newer: install it, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Installing Voltable into .venv, a folder beside this file: once, some ten seconds."
	@$(PYTHON) -m venv .venv \
	  || { echo "Python could not make a .venv: on Debian and Ubuntu, install python3-venv." >&2; exit 1; }
	@$(INSTALL) .
	@touch $@
