import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import { describe, expect, test } from "vitest";
import { looksLikeError } from "./error-lines.ts";
import { readMarks } from "./group-marks.ts";
import { LogBuffer } from "./log-buffer.ts";
import { LogOutline, nextError } from "./log-outline.ts";
import { foldedRows, theseRows } from "../view/log-rows.ts";

const chunk = (seq: number, log: string): LogChunk => ({ seq, stream: "stdout", log, at: "2026-01-31T12:00:00.000Z" });
const reset = "\u001b[0K";

/** What the terminal shows of an output before the reader folds anything, and its titles with what they fold. */
function shown(...lines: string[]) {
  const buffer = new LogBuffer();
  buffer.receive(chunk(1, `${lines.join("\n")}\n`));
  const outline = new LogOutline(buffer).read();
  const rows = foldedRows(buffer.lines.length, outline, (group) => group.startsFolded);
  return {
    outline,
    text: Array.from({ length: rows.count }, (_, row) => {
      const line = rows.lineOf(row);
      const group = outline.groups.get(line);
      return `${group ? (group.startsFolded ? "> " : "v ") : ""}${buffer.textOf(line)}`;
    }),
  };
}

describe("groups of lines", () => {
  test("GitHub's groups start folded, their marks are not shown", () => {
    expect(shown("a", "::group::Install", "b", "::endgroup::", "c", "##[group]Build", "d", "##[endgroup]").text).toEqual([
      "a",
      "> Install",
      "c",
      "> Build",
    ]);
  });

  test("GitLab's sections are folded when they say so, and an end may share its line with the next start", () => {
    const start = `${reset}section_start:1560896352:one[collapsed=true]\r${reset}One`;
    const both = `${reset}section_end:1560896353:one\r${reset}${reset}section_start:1560896353:two\r${reset}Two`;
    expect(shown(start, "a", both, "b", `${reset}section_end:1560896354:two\r${reset}`, "c").text).toEqual(["> One", "v Two", "b", "c"]);
  });

  test("a heading of Buildkite reaches to the next one", () => {
    const { outline, text } = shown("--- :npm: Install", "a", "b", "~~~ Preparing the suite", "c");
    expect(text).toEqual(["v :npm: Install", "a", "b", "v Preparing the suite", "c"]);
    expect([...outline.groups.values()].map(({ line, last, isClosed }) => [line, last, isClosed])).toEqual([
      [0, 2, true],
      [3, 4, false],
    ]);
  });

  test("three hyphens of other tools are no heading", () => {
    for (const line of [
      "--- a/src/pay.ts",
      "--- Expected",
      "--- FAIL: TestPay (0.00s)",
      "--- Example statistics ---",
      "--- !ruby/object",
      "---",
      "--------- Captured log call ---------",
    ])
      expect(readMarks(line)).toEqual({ marks: [], text: line });
  });

  test("groups in groups fold with the outer one, and a closed outer one closes the inner ones", () => {
    const start = (name: string) => `${reset}section_start:1:${name}\r${reset}${name}`;
    const { outline } = shown(start("outer"), start("inner"), "a", `${reset}section_end:2:outer\r${reset}`, "b");
    expect([...outline.groups.values()].map(({ name, depth, last }) => [name, depth, last])).toEqual([
      ["outer", 0, 3],
      ["inner", 1, 3],
    ]);
    expect(foldedRows(5, outline, () => true).count).toBe(2);
  });

  test("a group with an error, and one that has not ended, stay open", () => {
    expect(shown("::group::Test", "Error: no", "::endgroup::", "::group::Rest", "a").text).toEqual(["v Test", "Error: no", "v Rest", "a"]);
  });

  test("an end without a start is not shown, and ends nothing else", () => {
    expect(shown("::endgroup::", "a", `${reset}section_end:1:none\r${reset}`, "b").text).toEqual(["a", "b"]);
  });

  test("many ends that no start belongs to are read as quickly as any other lines", () => {
    const starts = Array.from({ length: 50_000 }, (_, index) => `section_start:1:one${index}\rOne`);
    const ends = Array.from({ length: 50_000 }, (_, index) => `section_end:1:two${index}\r`);
    expect(shown(...starts, ...ends).outline.groups.size).toBe(50_000);
  });

  test("the words of a mark inside a sentence are left alone", () => {
    const line = "echo '::group::Install' prints section_start:1:x and more";
    expect(readMarks(line)).toEqual({ marks: [], text: line });
  });

  test("a log that arrives in any pieces has the outline of the whole log", () => {
    const whole = "a\n::group::One\nError: b\n::endgroup::\n::group::Two\nc\n::endgroup::\nd";
    const once = new LogBuffer();
    once.receive(chunk(1, whole));
    const growing = new LogBuffer();
    const outline = new LogOutline(growing);
    let seq = 0;
    for (const piece of whole.match(/.{1,3}|\n/gs) ?? []) {
      seq += 1;
      growing.receive(chunk(seq, piece));
      outline.read();
    }
    expect(outline.read()).toEqual(new LogOutline(once).read());
  });

  const playwright = [
    "Running 3 tests using 1 worker",
    "  ✘  1 [desktop] › shop.spec.ts:3:1 › pays (1.2s)",
    "",
    "  1) [desktop] › shop.spec.ts:3:1 › pays ─────────────────",
    "",
    "    Error: expect(received).toBe(expected)",
    "",
    "        at shop.spec.ts:4:3",
    "",
    "  2) shop.spec.ts:9:1 › refunds ─────────────────",
    "",
    "    Test timeout of 30000ms exceeded.",
    "",
    "  2 failed",
    "    [desktop] › shop.spec.ts:3:1 › pays ────",
    "    shop.spec.ts:9:1 › refunds ────",
    "  1 skipped",
    "  4 passed (3.1s)",
    "    done",
  ];

  test("Playwright's failures and the parts of its summary are groups, which stay open", () => {
    const { outline, text } = shown(...playwright);
    expect([...outline.groups.values()].map(({ line, last, depth, startsFolded }) => [line, last, depth, startsFolded])).toEqual([
      [3, 7, 0, false],
      [9, 11, 0, false],
      [13, 15, 0, false],
    ]);
    expect(text[3]).toBe(`v ${playwright[3]}`);
    expect(text[16]).toBe("  1 skipped");
  });

  const jest = [
    "PASS src/cart.test.js",
    "  ✓ adds (3 ms)",
    "FAIL src/pay.test.js (5.2 s)",
    "  pay",
    "    ✕ pays (2 ms)",
    "",
    "  ● pay › pays",
    "",
    "    expect(received).toBe(expected)",
    "",
    "  ● pay › refunds",
    "",
    "    no",
    "",
    "PASS src/empty.test.js",
    "Test Suites: 1 failed, 2 passed, 3 total",
    "  rest",
  ];

  test("Jest's files are groups with a group for each failure; passed files start folded, files without output are lines", () => {
    const { outline, text } = shown(...jest);
    expect([...outline.groups.values()].map(({ line, last, depth, startsFolded }) => [line, last, depth, startsFolded])).toEqual([
      [0, 1, 0, true],
      [2, 12, 0, false],
      [6, 8, 1, false],
      [10, 12, 1, false],
    ]);
    expect(text.slice(-3)).toEqual(["PASS src/empty.test.js", "Test Suites: 1 failed, 2 passed, 3 total", "  rest"]);
  });

  test("a mark of a group ends a section, and lines of another stream do not", () => {
    expect(
      [...shown("::group::All", ...jest, "::endgroup::").outline.groups.values()].map(({ line, last, depth }) => [line, last, depth]),
    ).toEqual(
      expect.arrayContaining([
        [0, 18, 0],
        [3, 13, 1],
      ]),
    );
    const mixed = new LogBuffer();
    mixed.receive(chunk(1, `${playwright.slice(0, 6).join("\n")}\n`));
    mixed.receive({ ...chunk(2, "browser closed\n"), stream: "stderr" });
    mixed.receive(chunk(3, `${playwright.slice(7).join("\n")}\n`));
    expect([...new LogOutline(mixed).read().groups.keys()]).toEqual([3, 9, 13]);
  });

  test.each([
    ["Playwright", playwright],
    ["Jest", jest],
  ])("the sections of %s are the same when the output arrives in pieces", (_, lines) => {
    const whole = lines.join("\n");
    const once = new LogBuffer();
    once.receive(chunk(1, whole));
    const growing = new LogBuffer();
    const outline = new LogOutline(growing);
    for (const [index, piece] of (whole.match(/.{1,7}|\n/gs) ?? []).entries()) {
      growing.receive(chunk(index + 1, piece));
      outline.read();
    }
    expect(outline.read()).toEqual(new LogOutline(once).read());
  });

  test("rows lead to lines and back, a hidden line to the shown one before it", () => {
    const rows = theseRows([2, 5, 9]);
    expect([rows.lineOf(1), rows.rowOf(5), rows.rowOf(8), rows.rowOf(0), rows.rowOf(20)]).toEqual([5, 1, 1, 0, 2]);
  });
});

describe("lines that look like errors", () => {
  test.each([
    "Error: expect(locator).toHaveText(expected) failed",
    "  TypeError: Cannot read properties of undefined",
    "E   AssertionError: assert 1 == 2",
    "src/pay.ts(3,1): error TS2304: Cannot find name",
    "error[E0308]: mismatched types",
    "panic: runtime error: index out of range",
    "npm ERR! code ELIFECYCLE",
    "--- FAIL: TestPay (0.00s)",
    "not ok 3 - pays",
    "##[error]Process completed with exit code 1.",
    "java.lang.IllegalStateException: no",
    "[db] Error: connect ECONNREFUSED",
  ])("%s", (line) => expect(looksLikeError(line)).toBe(true));

  test.each(["0 errors", "ok 3 - shows an error", "Compiled without errors", "error handling: done", "tests passed, 0 failed"])(
    "not: %s",
    (line) => expect(looksLikeError(line)).toBe(false),
  );

  test("they are gone through in turn", () => {
    expect(nextError([3, 8], undefined, 1)).toBe(3);
    expect(nextError([3, 8], 3, 1)).toBe(8);
    expect(nextError([3, 8], 8, 1)).toBe(3);
    expect(nextError([3, 8], 3, -1)).toBe(8);
    expect(nextError([], undefined, 1)).toBeUndefined();
  });
});
