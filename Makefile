# What there is to do with Counterpoint. `make` alone lists it; the work itself is in scripts/ and in Swift's package manager.

.DEFAULT_GOAL := help
.PHONY: help setup-run setup-test run test test-tsan soak lint format bench docs clean

# Passed on to the program by `run` and `bench`: make run ARGS="--port 9000"
ARGS ?=

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

setup-run: ## Check that what `make run` needs is there: a Swift toolchain and git.
	@scripts/setup-run

setup-test: ## Install what `make test` needs: Chromium, and the Python packages that drive it (in .venv).
	@scripts/setup-test

run: setup-run ## Build the counter example, serve it and print its address; ARGS="..." goes to the program.
	swift run counter $(ARGS)

test: ## Run everything that CI runs: lint, the linter's tests, one debug build, the Swift tests, the browser tests.
	@scripts/test

test-tsan: setup-run ## Run the Swift tests under ThreadSanitizer (a build of its own, about 5 minutes); ARGS="--filter Name".
	@scripts/test-tsan $(ARGS)

soak: setup-run ## Run the test store's mixed scenario 100,000 times beside busy processes; the last line is the figure. RUNS=1000 for less.
	@RUNS="$(RUNS)" scripts/soak

lint: ## Check format, layers, documentation and habits, without building.
	@scripts/lint

format: ## Rewrite the Swift sources in the project's format.
	@scripts/lint --format

bench: setup-run ## Build the benchmarks for release and run them; ARGS="..." goes to the program.
	swift run -c release --package-path Benchmarks counterpoint-bench $(ARGS)

docs: setup-run ## Build the documentation of the library modules into .build-docs/.
	@scripts/docs

clean: ## Delete what builds, documentation and tests have left; the setup (.venv) stays.
	rm -rf .build .build-docs .artifacts Benchmarks/.build
