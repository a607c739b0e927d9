import { expect, test } from "vitest";
import { LogBuffer } from "../lines/log-buffer.ts";
import { TestCounter } from "./test-counter.ts";

function counted(...lines: string[]) {
  const buffer = new LogBuffer();
  buffer.receive({ seq: 1, stream: "stdout", log: `${lines.join("\n")}\n`, at: "2026-01-01T00:00:00.000Z" });
  return new TestCounter(buffer).read();
}

test("the tests that a runner lists are counted, with those that it announced", () => {
  expect(
    counted(
      "Running 9 tests using 2 workers",
      "  ✓  1 [chromium] › cart.spec.ts:3:1 › pays (1.2s)",
      "  ✘  2 [chromium] › cart.spec.ts:9:1 › refunds (3.4s)",
      "  ✘  3 [chromium] › cart.spec.ts:9:1 › refunds (retry #1) (3.1s)",
      "  -  4 [chromium] › cart.spec.ts:15:1 › exports",
      "  ✘  5 [firefox] › cart.spec.ts:3:1 › pays (2.0s)",
      "  ✓  6 [firefox] › cart.spec.ts:3:1 › pays (retry #1) (1.0s)",
      "",
      "  1) [chromium] › cart.spec.ts:9:1 › refunds ───────────────",
    ),
  ).toEqual({ done: 4, failed: 1, total: 9 });
  expect(
    counted("Running 120 tests using 4 workers", "[1/120] [chromium] › a.spec.ts:3:1 › pays", "[2/120] [chromium] › a.spec.ts:4:1 › b"),
  ).toEqual({
    done: 2,
    failed: 0,
    total: 120,
  });
  expect(
    counted(
      "collected 12 items / 2 deselected / 10 selected",
      "tests/test_a.py ..F.s    [ 50%]",
      "tests/test_b.py::test_pays[card 1] FAILED [ 60%]",
    ),
  ).toEqual({ done: 6, failed: 2, total: 10 });
  expect(counted("[gw1] [ 50%] PASSED tests/test_a.py::test_pays ", "[gw0] [100%] FAILED tests/test_a.py::test_refunds ")).toEqual({
    done: 2,
    failed: 1,
    total: undefined,
  });
  expect(counted(" ✓ src/a.test.ts (3 tests) 5ms", " ❯ |unit| src/b.test.ts (4 tests | 1 failed) 9ms")).toEqual({
    done: 7,
    failed: 1,
    total: undefined,
  });
  expect(counted(" ✓ src/a.test.ts > cart > pays 3ms", " × src/a.test.ts > cart > refunds 30ms")).toEqual({
    done: 2,
    failed: 1,
    total: undefined,
  });
  expect(counted("running 3 tests", "test adds ... ok", "test takes ... FAILED")).toEqual({ done: 2, failed: 1, total: 3 });
  expect(
    counted("=== RUN   TestPays", "    --- PASS: TestPays/card (0.00s)", "--- PASS: TestPays (0.00s)", "--- FAIL: TestX (0.00s)"),
  ).toEqual({
    done: 2,
    failed: 1,
    total: undefined,
  });
  expect(counted("TAP version 13", "1..4", "ok 1 - pays", "    not ok 1 - inner", "not ok 2 - refunds", "ok 3 - later # SKIP")).toEqual({
    done: 3,
    failed: 1,
    total: 4,
  });
  expect(counted("[INFO] Tests run: 3, Failures: 1, Errors: 1, Skipped: 0, Time elapsed: 0.1 s -- in shop.CartTest")).toEqual({
    done: 3,
    failed: 2,
    total: undefined,
  });
  expect(counted("CartTest > adds() PASSED", "CartTest > takes() FAILED")).toEqual({ done: 2, failed: 1, total: undefined });
  expect(counted("..........F  50 / 120 ( 41%)", "................... 100 / 120 ( 83%)")).toEqual({ done: 100, failed: 0, total: 120 });
});

test("failures that a runner lists again in its summary count once", () => {
  expect(counted("  cart", "    ✓ pays", "    1) refunds", "", "  1 passing (9ms)", "  1 failing", "  1) cart", "     refunds:")).toEqual({
    done: 2,
    failed: 1,
    total: undefined,
  });
  expect(
    counted("▶ cart", "  ✔ pays (0.5ms)", "  ✖ refunds (1ms)", "✖ cart (2ms)", "ℹ tests 2", "✖ failing tests:", "  ✖ refunds (1ms)"),
  ).toEqual({
    done: 2,
    failed: 1,
    total: undefined,
  });
  expect(counted("    ✓ adds (3 ms)", "    ✕ takes (1 ms)", "Summary of all failing tests", "    ✕ takes (1 ms)")).toMatchObject({
    done: 2,
    failed: 1,
  });
});

test("nothing is claimed about output without tests, and a line counts when it has ended", () => {
  expect(
    counted(
      "Compiling 9 files",
      "test the waters",
      "ok",
      "1.5 s",
      "- item",
      "  1) first",
      "PASSED",
      " ✔ Container db  Started",
      " ✓ Ready in 2 s",
    ),
  ).toBeUndefined();
  const buffer = new LogBuffer();
  const counter = new TestCounter(buffer);
  const say = (seq: number, log: string) => buffer.receive({ seq, stream: "stdout", log, at: "2026-01-01T00:00:00.000Z" });
  say(1, "test adds ... ");
  expect(counter.read()).toBeUndefined();
  say(2, "ok\ntest takes ... FA");
  expect(counter.read()).toEqual({ done: 1, failed: 0, total: undefined });
  say(3, "ILED\n");
  expect(counter.read()).toEqual({ done: 2, failed: 1, total: undefined });
});

test("a line that is longer than any of a runner is not read", () => {
  expect(counted("Running 9 tests using 2 workers", `  ✓  1 [chromium] › ${"x › ".repeat(1_000)}pays (1.2s)`)).toEqual({
    done: 0,
    failed: 0,
    total: 9,
  });
});
