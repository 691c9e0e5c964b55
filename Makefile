# The commands of the house. Each installs what it needs on a fresh Debian machine and says so.
# `make run`, `make test` and `make bench` are all that a newcomer needs.

.DEFAULT_GOAL := help
.PHONY: help run audit test nodes python scale bench crates fuzz mutate fmt lint docs package pictures setup clean

FUZZ_SECONDS ?= 600

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

run: ## start the server at http://127.0.0.1:8080 (LISTEN=0.0.0.0:8080 for the whole hall)
	@bash scripts/run.sh $(if $(LISTEN),--listen $(LISTEN))

audit: ## audit the example games and show the report
	@bash scripts/audit.sh

test: ## everything that must hold before a change lands
	@bash scripts/test.sh

nodes: ## several nodes on a database under faults (NODES_MINUTES=60 for that long, NODES_SEED=N again)
	@NODES_MINUTES=$(NODES_MINUTES) NODES_SEED=$(NODES_SEED) NODES_GAMES=$(NODES_GAMES) bash scripts/nodes.sh

python: ## build the package for Python into target/wheels (TRY=1 tests it too)
	@bash scripts/python.sh $(if $(TRY),test)

bench: ## measure against the peers (BENCH=name for one)
	@bash scripts/bench.sh $(BENCH)

scale: ## audit 400,000 games on a cluster of two workers that are killed (GAMES=n for another number)
	@GAMES=$(GAMES) bash scripts/archives.sh scale

crates: ## package the crates that are for others, and build a program on them elsewhere
	@bash scripts/crates.sh

fuzz: ## fuzz every target for FUZZ_SECONDS (FUZZ=name for one; needs a nightly toolchain)
	@FUZZ_SECONDS=$(FUZZ_SECONDS) bash scripts/fuzz.sh $(FUZZ)

mutate: ## do the ruling cases notice a parameter of another edition? (MUTATE="fide-2009 illegal." for some)
	@bash scripts/mutate.sh $(MUTATE)

fmt: ## format all code
	@cargo fmt --all
	@cargo fmt --manifest-path fuzz/Cargo.toml
	@bash scripts/web.sh fmt

lint: ## formatting, clippy, documentation; dependencies against deny.toml and the lists of known faults
	@bash scripts/lint.sh
	@bash scripts/deny.sh

pictures: ## take the pictures of the README anew, from real screens
	@bash scripts/pictures.sh

docs: ## build the book into docs/book
	@bash scripts/docs.sh

package: ## make a Debian package and a tarball in target/package (TRY=1 tries the package in a clean root)
	@bash scripts/package.sh $(if $(TRY),try)

setup: ## install what the commands above need, then stop
	@bash scripts/setup.sh test

clean: ## remove what was built; tools and data in the cache stay
	@cargo clean
	@rm -rf docs/book web/dist
