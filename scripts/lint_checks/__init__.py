"""The checks that `scripts/lint` runs, one module each, and what they share.

A check is a function from the tree of sources to findings. It reads text only, so the whole linter runs in about the time that
`swift format` takes. Checks read Swift through `swift_text`, which blanks comments and strings first: a word in a comment or in a test's
sample code is no violation.
"""
