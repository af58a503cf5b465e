# Everything a player or a contributor types. Each target sets up what it needs, once; `make` alone lists them.
ARGS ?=

ifeq ($(OS),Windows_NT)
PYTHON ?= python
BIN := .venv/Scripts
else
PYTHON ?= python3
BIN := .venv/bin
endif
RULES := $(wildcard tests/core tests/contract tests/games tests/bots)

.PHONY: help setup play test e2e fuzz check bench lock clean ground-run ground-dev ground-bench ground-chromium
.DEFAULT_GOAL := help

help: ## list these targets
	@sed -n 's/^\([a-z0-9]*\):.*## /  make \1: /p' Makefile

setup: ground-dev ## make .venv, install all that work on Regalia needs, and make the compiled build
	@$(BIN)/python tools/fast.py

play: ground-run ## play in the browser, at once; the compiled build is made meanwhile. ARGS="..." goes to `regalia serve`
	@$(BIN)/python tools/fast.py --background
	@$(BIN)/regalia serve $(ARGS)

test: setup ground-chromium ## run all tests on the plain build, then those of the rules on the compiled one. ARGS="..." goes to pytest
	REGALIA_BUILD=plain $(BIN)/pytest -n 2 $(ARGS)
ifneq ($(RULES),)
	@if fast=$$($(BIN)/python tools/fast.py --path); then \
		echo "the same rules, compiled:"; \
		REGALIA_BUILD=fast PYTHONPATH="$$fast" $(BIN)/pytest -n 2 $(RULES) $(ARGS); \
	else \
		echo "no C compiler, so no compiled build to test"; \
	fi
endif

e2e: setup ground-chromium ## play whole games in a browser, in every way, and look at every page; pictures go to build/screens. ARGS="..." goes to pytest
	REGALIA_BUILD=plain $(BIN)/pytest -n 2 -m e2e tests/browser $(ARGS)

fuzz: setup ## play 10,000 random games of each game and 1,000 of bots, and check each move; kill a server 1,000 times. ARGS="..." goes to `regalia fuzz`
	$(BIN)/regalia fuzz all --games 10000 $(ARGS)
	$(BIN)/regalia fuzz all --games 1000 --bots greedy
	$(BIN)/python -m regalia.lab.kills 1000

check: ground-dev ## lint, formatting, types, who may import whom, length of files, rules and their tests, pages, examples
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/lines.py
	$(BIN)/python tools/rules.py --check
	$(BIN)/python tools/pages.py --check
	$(BIN)/python tools/examples.py --check

bench: setup ground-bench ## measure the games beside other libraries, and the server. ARGS="..." goes to the benchmark
	$(BIN)/python -m regalia.lab.bench $(ARGS)

lock: ## write requirements/*.txt anew. ARGS=--upgrade takes newer versions
	PYTHON="$(PYTHON)" tools/lock.sh $(ARGS)

clean: ## remove .venv, all builds and caches
	rm -rf .venv build dist regalia.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

ground-run:
	@$(PYTHON) tools/ground.py run

ground-dev:
	@$(PYTHON) tools/ground.py run build dev

ground-chromium:
	@$(PYTHON) tools/chromium.py

ground-bench:
	@$(PYTHON) tools/ground.py bench
