# What there is to do with Counterpoint. `make` alone lists it; the work itself is in scripts/ and in Swift's package manager.

.DEFAULT_GOAL := help
.PHONY: help setup-run setup-test run previews test test-asan test-tsan soak lint format bench bench-instructions bench-web speech-report docs clean

# Passed on to the program by `run` and `bench`: make run ARGS="--port 9000"
ARGS ?=

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  make %-18s %s\n' "$$name" "$$text"; done

setup-run: ## Check that a Swift toolchain and git are there, and install the recogniser of speech for this user.
	@scripts/setup-run

setup-test: ## Install what `make test` needs: Chromium, programs that speak, and Python packages (in .venv).
	@scripts/setup-test

run: setup-run ## Build Standups, serve it and print its address; ARGS="..." goes to the program, such as ARGS="--port 9000".
	swift run standups $(ARGS)

previews: setup-run ## Build and serve every preview of the examples; ARGS="--port 9000". One example alone: swift run counter --previews.
	swift run previews $(ARGS)

test: ## Run everything that CI runs: lint, the linter's tests, one debug build, the Swift tests, the browser tests.
	@scripts/test

test-tsan: setup-run ## Run the Swift tests under ThreadSanitizer (a build of its own, about 5 minutes); ARGS="--filter Name".
	@scripts/test-tsan $(ARGS)

soak: setup-run ## Run the test store's mixed scenario 100,000 times beside busy processes; the last line is the figure. RUNS=1000 for less.
	@RUNS="$(RUNS)" scripts/soak

test-asan: setup-run ## Run the tests of the boundary to C under AddressSanitizer (a build of its own, about 5 minutes).
	@scripts/test-asan $(ARGS)

lint: ## Check format, layers, documentation and habits, without building.
	@scripts/lint

format: ## Rewrite the Swift sources in the project's format.
	@scripts/lint --format

bench: setup-run ## Build the benchmarks for release and run them; ARGS="..." goes to the program.
	swift run -c release --package-path Benchmarks counterpoint-bench $(ARGS)

bench-web: setup-run ## Measure the live web in Chromium and with 1,000 sessions (about 2 minutes); ARGS="--only latency,bytes" or "--only crowd".
	@scripts/bench-web $(ARGS)

bench-instructions: setup-run ## Count the instructions of ten hot cases (valgrind), and fail if one grew by 5 %; ARGS="--update" keeps the counts.
	@scripts/bench-instructions $(ARGS)

speech-report: setup-test ## Measure speech recognition here: wrong words by voice, delay, memory (about 10 minutes); ARGS="--only words".
	swift run counterpoint-speech report $(ARGS)

docs: setup-run ## Build the documentation of the library modules into .build-docs/.
	@scripts/docs

clean: ## Delete what builds, documentation and tests have left; the setup (.venv) stays.
	rm -rf .build .build-docs .artifacts Benchmarks/.build
