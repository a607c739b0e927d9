import { describe, expect, test } from "vitest";
import { type NamedTest, findTest } from "./find-test.ts";
import { LogBuffer } from "../lines/log-buffer.ts";
import { LogOutline } from "../lines/log-outline.ts";

const named = (name: string, rest: Partial<NamedTest> = {}): NamedTest => ({
  id: JSON.stringify([name, rest]),
  name,
  suite: [],
  filePath: null,
  variant: null,
  ...rest,
});

/** The lines that are found of a test among others, with their text; `undefined` when none is certain. */
function linesOf(output: readonly string[], wanted: NamedTest, others: readonly NamedTest[] = [], isComplete = true) {
  const log = new LogBuffer();
  log.receive({ seq: 1, stream: "stdout", log: `${output.join("\n")}\n`, at: "2026-01-31T12:00:00.000Z" });
  const found = findTest(log, new LogOutline(log).read(), wanted, { tests: [wanted, ...others], isComplete });
  return found && output.slice(found.first - 1, found.last);
}

const playwright = [
  "  ✘  1 [desktop] › tests/shop.spec.ts:3:1 › Checkout › pays (1.2s)",
  "  ✘  2 [desktop] › tests/shop.spec.ts:3:1 › Checkout › pays (retry #1) (1.1s)",
  "  ✓  3 [phone] › tests/shop.spec.ts:3:1 › Checkout › pays (1.2s)",
  "  ✓  4 [phone] › tests/shop.spec.ts:9:1 › Checkout › never pays (1.2s)",
  "",
  "  1) [desktop] › tests/shop.spec.ts:3:1 › Checkout › pays ─────────────────",
  "",
  "    Error: expect(received).toBe(expected)",
  "",
  "  1 failed",
  "    [desktop] › tests/shop.spec.ts:3:1 › Checkout › pays ────",
];
const place = { suite: ["Checkout"], filePath: "shop.spec.ts" };
const onDesktop = named("pays", { ...place, variant: "desktop" });
const onPhone = named("pays", { ...place, variant: "phone" });
const never = named("never pays", { ...place, variant: "phone" });

describe("the lines of a test", () => {
  test("Playwright: the section of the failure, else the line of the result, each of the test's own project", () => {
    expect(linesOf(playwright, onDesktop, [onPhone, never])).toEqual(playwright.slice(5, 8));
    expect(linesOf(playwright, onPhone, [onDesktop, never])).toEqual([playwright[2]]);
    expect(linesOf(playwright, never, [onDesktop, onPhone])).toEqual([playwright[3]]);
  });

  test("Jest: the failure below the test's own file, though the same test is in two files", () => {
    const output = ["a.test.js", "b.test.js"].flatMap((file) => [`FAIL src/${file}`, "  ● cart › pays", "", `    of ${file}`, ""]);
    const of = (filePath: string) => named("pays", { suite: ["cart"], filePath });
    const [a, b] = [of("src/a.test.js"), of("src/b.test.js")];
    expect(linesOf(output, a, [b])).toEqual(output.slice(1, 4));
    expect(linesOf(output, b, [a])).toEqual(output.slice(6, 9));
  });

  test.each([
    ["pytest", "____________ TestCart.test_pays ____________", named("test_pays", { suite: ["TestCart"] })],
    [
      "pytest, verbose",
      "tests/test_cart.py::TestCart::test_pays FAILED  [ 50%]",
      named("test_pays", { suite: ["TestCart"], filePath: "tests/test_cart.py" }),
    ],
    ["Mocha", "  1) pays:", named("pays", { suite: ["cart"] })],
    ["Vitest", " FAIL  src/a.test.ts > cart > pays", named("pays", { suite: ["cart"], filePath: "src/a.test.ts" })],
    ["Go", "--- FAIL: TestPay (0.00s)", named("TestPay", { suite: ["example.com/shop"] })],
    ["Cargo", "---- cart::pays stdout ----", named("pays", { suite: ["cart"] })],
    ["Gradle", "CartTest > adds() FAILED", named("adds()", { suite: ["com.shop.CartTest"] })],
    ["Maven", "[ERROR] com.shop.CartTest.adds -- Time elapsed: 0.1 s <<< FAILURE!", named("adds", { suite: ["com.shop.CartTest"] })],
    ["TAP", "not ok 3 - pays", named("pays")],
    ["a name with a duration", "  ✓ waits 5 s", named("waits 5 s")],
  ])("%s", (_, line, wanted) => expect(linesOf(["before", line, "after"], wanted)).toEqual([line]));

  test.each([
    ["the test's name in a sentence", "Nobody pays", named("pays")],
    ["only its name, though it is alone in its line", "pays", named("pays")],
    ["another test that ends with its name", "  ✓ never pays (3 ms)", named("pays")],
    ["another suite", "  ● basket › pays", named("pays", { suite: ["cart"] })],
    ["another file", "tests/other.py::test_pays PASSED [ 8%]", named("test_pays", { filePath: "tests/test_cart.py" })],
  ])("not: %s", (_, line, wanted) => expect(linesOf([line], wanted)).toBeUndefined());

  test("a line that may be about two tests is about none", () => {
    const [cart, basket] = [named("pays", { suite: ["cart"] }), named("pays", { suite: ["basket"] })];
    expect(linesOf(["    ✓ pays (3 ms)"], cart, [basket])).toBeUndefined();
    expect(linesOf(["  ✓ waits 5 s"], named("waits"), [named("waits 5 s")])).toBeUndefined();
    // Without the names of all tests, only the whole name is certain.
    expect(linesOf(["    ✓ pays (3 ms)"], cart, [], false)).toBeUndefined();
    expect(linesOf(playwright, onPhone, [], false)).toEqual([playwright[2]]);
  });

  test("a hostile output is read in a moment", () => {
    const hostile = ["[ERROR] ", "  1) ", "_____ ", " FAIL  ", "FAILED "].flatMap((start) =>
      Array.from({ length: 300 }, () => start + "pays > › @pays ".repeat(120)),
    );
    expect(linesOf(hostile, onDesktop, [onPhone, never])).toBeUndefined();
  });
});
