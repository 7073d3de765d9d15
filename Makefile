# Everything happens in .venv; nothing outside the project is touched.
#   PYTHON=python3.12      another interpreter for a new .venv
#   MYSTICA_PURE=1         leave the engine uncompiled
#   MYSTICA_OPT=0          compile sooner, run slower
#   ARGS="..."             more arguments for play, test, soak or bench

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
DONE   := $(VENV)/.done
PIP    := $(BIN)/python -m pip install -q --disable-pip-version-check
PINNED := $(PIP) --require-hashes --only-binary :all:
UV     := pip compile -q --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

# The engine's stamp carries a checksum of all it was made from, so files that come, go or change all count.
PURE   := $(filter-out 0,$(MYSTICA_PURE))
MADE   := $(shell find src/mystica/engine src/mystica/boxes/*/engine -name '*.py' ! -name __init__.py | LC_ALL=C sort \
            | xargs cksum setup.py pyproject.toml requirements.txt src/mystica/_fingerprint.py | cksum | cut -d' ' -f1)
RECORD := src/mystica/engine/_built.txt
ENGINE := $(DONE)/$(if $(PURE),pure-$(shell cksum < pyproject.toml | cut -d' ' -f1),engine-O$(or $(MYSTICA_OPT),3)-$(MADE))
AGAIN  := $(if $(filter build,$(MAKECMDGOALS)),$(if $(wildcard $(RECORD)),,again))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test build web demo docs lint lock soak bench clean again

help: ## show this list
	@echo "make TARGET, where TARGET is"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 10

play: $(ENGINE) ## play a game
	@$(BIN)/mystica play $(ARGS)

test: $(DONE)/dev $(ENGINE) ## run the tests
	@$(BIN)/python -m pytest -n auto --maxprocesses 8 $(ARGS)

build: $(ENGINE) ## compile the engine, if anything it is made from has changed
	@$(BIN)/python -c "$$SAY_ENGINE"

web: $(DONE)/play ## check and bundle the browser app anew (needs Node; only for those who change it)
	@PYTHONPATH=src MYSTICA_PURE=1 $(BIN)/python tools/web_types.py
	@cd web && npm ci --no-audit --no-fund --loglevel=error && npm run -s check && npm run -s build

demo: $(DONE)/play ## put the game into build/demo, a folder that any web server can hand out (needs Node)
	@$(BIN)/python tools/demo.py build/demo-parts
	@cd web/demo && npm ci --no-audit --no-fund --loglevel=error && node build.mjs ../../build/demo-parts ../../build/demo

lint: $(DONE)/dev ## check style and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy --strict src tests $(wildcard tools examples)

docs: $(DONE)/docs $(ENGINE) ## check the spelling and build the docs site in build/site
	@$(BIN)/codespell
	@$(BIN)/python tools/docs_site

lock: ## pin the newest versions that pyproject.toml and requirements*.in allow (in a scratch environment)
	@scratch=$$(mktemp -d) && trap 'rm -rf "$$scratch"' EXIT && \
	$(PYTHON) -m venv "$$scratch" && "$$scratch/bin/pip" install -q --disable-pip-version-check uv && \
	"$$scratch/bin/uv" $(UV) --upgrade --extra host pyproject.toml requirements.in -o requirements.txt && \
	"$$scratch/bin/uv" $(UV) --upgrade --extra host --extra envs --extra train --group dev pyproject.toml \
		requirements-dev.in -o requirements-dev.txt && \
	"$$scratch/bin/uv" $(UV) --upgrade requirements-docs.in -o requirements-docs.txt

soak: $(ENGINE) ## play 100,000 random games and check every invariant
	@$(BIN)/python tools/soak.py $(ARGS)

bench: $(ENGINE) ## measure the engine's speed
	@$(BIN)/mystica bench $(ARGS)

clean: ## remove .venv and everything else that was built
	@rm -rf $(VENV) web/node_modules build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov
	@rm -f $(RECORD)
	@find src -name '*.so' -delete -o -name '*.pyd' -delete
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(DONE)/venv:
	@$(PYTHON) -c "$$CHECK_PYTHON"
	@echo "The first time takes a few minutes; after that it starts in about a second."
	@echo "making $(VENV) (some seconds)"
	@$(PYTHON) -m venv --clear $(VENV)
	@mkdir -p $(DONE) && touch $@

$(DONE)/play: requirements.txt $(DONE)/venv
	@echo "installing what the game needs (half a minute)"
	@$(PINNED) -r $<
	@touch $@

$(DONE)/dev: requirements-dev.txt $(DONE)/play
	@echo "installing what the tests need (a minute or two)"
	@$(PINNED) -r $<
	@touch $@

$(DONE)/docs: requirements-docs.txt $(DONE)/dev
	@echo "installing what the docs need (some seconds)"
	@$(PINNED) -r $<
	@touch $@

$(ENGINE): $(DONE)/play $(AGAIN)
	@echo "$(if $(PURE),installing mystica uncompiled (some seconds),compiling the engine (two to four minutes))"
	@rm -f $(DONE)/$(if $(PURE),pure,engine)-*
	@$(PIP) --no-deps --no-build-isolation -e .
	@$(if $(filter build,$(MAKECMDGOALS)),,$(BIN)/python -c "$$SAY_ENGINE")
	@touch $@

define CHECK_PYTHON
import sys
if sys.version_info < (3, 11):
    sys.exit("mystica needs Python 3.11 or newer, and this is %d.%d: install one and name it, as in make PYTHON=python3.12 play" % sys.version_info[:2])
try:
    import ensurepip, venv
except ImportError:
    sys.exit("Python's venv module is missing: install it (on Debian and Ubuntu: apt-get install python3-venv) and run make again.")
endef
export CHECK_PYTHON

define SAY_ENGINE
import os
from mystica.engine import COMPILED
if COMPILED:
    print("engine: compiled")
elif os.environ.get("MYSTICA_PURE", "0") not in ("", "0"):
    print("engine: pure Python, as MYSTICA_PURE asks")
else:
    print("engine: pure Python and slow, since no C compiler with Python headers works here: install them (on Debian and Ubuntu: apt-get install gcc python3-dev) and run make build.")
endef
export SAY_ENGINE
