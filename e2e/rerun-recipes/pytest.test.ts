import { test } from "vitest";
import { whyMissing } from "./installed.ts";
import { checkRecipe } from "./rerun.ts";

const missing = whyMissing("pytest", ["--version"]);

const hard = `
import os, pytest
def fails():
    assert os.environ.get("FIXED")
def test_adds(): fails()
def test_adds_more(): pass
class TestCart:
    def test_adds(self): pass
    @pytest.mark.parametrize("text", ["a b", "[x]", "a::b", "path/to", "größe 日本", "--bail", "-x", "$(touch owned)", "it's \\"so\\"", "a\\nb", "50%"])
    def test_eats(self, text): fails()
    @pytest.mark.parametrize("text", ["a", "b", "x"])
    def test_drinks(self, text):
        if text == "b": fails()
    class TestInner:
        def test_adds(self): fails()
`;
const rows = [
  "a b",
  "[x]",
  "a::b",
  "path/to",
  String.raw`gr\xf6\xdfe \u65e5\u672c`,
  "--bail",
  "-x",
  "$(touch owned)",
  `it's "so"`,
  String.raw`a\nb`,
  "50%",
];

test("pytest runs exactly the tests that failed", async ({ skip }) => {
  skip(missing !== undefined, missing);
  await checkRecipe({
    runner: "pytest",
    files: {
      "pytest.ini": "[pytest]\naddopts = -p no:cacheprovider --import-mode=importlib\n",
      "tests/test_hard.py": hard,
      "tests/v1.2/Deep/test_hard.py":
        "import os\ndef test_adds(): assert os.environ.get('FIXED')\ndef test_more(): pass\nclass TestCart:\n  def test_adds(self): pass\n",
      "tests/test_same.py": "def test_adds(): pass\nclass TestCart:\n  class TestInner:\n    def test_adds(self): pass\n",
      "-odd/test_dash.py": "import os\ndef test_adds(): assert os.environ.get('FIXED')\ndef test_more(): pass\n",
    },
    failing: [
      "tests/test_hard.py › test_adds",
      ...rows.map((row) => `tests/test_hard.py › TestCart › test_eats[${row}]`),
      "tests/test_hard.py › TestCart › test_drinks[b]",
      "tests/test_hard.py › TestCart › TestInner › test_adds",
      "tests/v1.2/Deep/test_hard.py › test_adds",
      "-odd/test_dash.py › test_adds",
    ],
  });
});
