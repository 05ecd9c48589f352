import unittest

import planting  # noqa: F401  (puts scripts/ on the path)
from lint_checks.swift_text import SwiftText


class SwiftTextTests(unittest.TestCase):
    def assertCode(self, source: str, code: str) -> None:
        self.assertEqual(SwiftText(source).code, code)

    def test_comments_are_blanked_and_keep_their_lines(self) -> None:
        self.assertCode("a // b\nc", "a     \nc")
        self.assertCode("a /* b\n/* c */ d */ e", "a     \n             e")

    def test_strings_are_blanked_between_their_quotes(self) -> None:
        self.assertCode('f("a // b") // c', 'f("      ")     ')
        self.assertCode('"a\\"b" c', '"    " c')
        self.assertCode('#"a"b"# c', ' "    " c')
        self.assertCode('"""\n  "x" }\n  """ c', '  "\n       \n    " c')

    def test_interpolation_may_hold_strings_and_parentheses(self) -> None:
        text = SwiftText('let x = "a \\(f("b)", (1))) c" + d // e')
        self.assertTrue(text.code.rstrip().endswith('" + d'))

    def test_a_raw_string_needs_hashes_to_interpolate(self) -> None:
        self.assertTrue(SwiftText('#"\\(" + "# + d').code.endswith('" + d'))

    def test_an_unclosed_quote_does_no_harm_beyond_its_line(self) -> None:
        self.assertEqual(SwiftText('let quote = /"/\nlet x = 1').code.split("\n")[1], "let x = 1")

    def test_a_case_path_operator_is_no_regex(self) -> None:
        self.assertCode("f(/A.b, /C.d)", "f(/A.b, /C.d)")

    def test_an_extended_regex_is_blanked(self) -> None:
        self.assertNotIn("{", SwiftText('let r = #/{"/# + 1').code)

    def test_neighbouring_comment_lines_are_one_comment(self) -> None:
        comments = SwiftText("// a\n// b\n/// c\n\n/// d\nlet x = 1 // e\n// f\n").comments
        self.assertEqual(
            [(comment.first_line, comment.last_line, comment.text, comment.is_documentation) for comment in comments],
            [(1, 2, "a\nb", False), (3, 3, "c", True), (5, 5, "d", True), (6, 6, "e", False), (7, 7, "f", False)],
        )


if __name__ == "__main__":
    unittest.main()
