import { describe, expect, test } from "vitest";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { decideAttempts, inFolder, mergeAttempts, type KnownResult, type ResultRow } from "./merge-attempts.ts";
import { testKey } from "./test-key.ts";

const known = (name: string, status: TestStatus, ordinal = 0, variant: string | null = null): KnownResult => ({
  ordinal,
  test_key: testKey({ name, suite: [], filePath: undefined, variant: variant ?? undefined }),
  name,
  suite: [],
  file_path: null,
  variant,
  status,
});
const later = (name: string, status: TestStatus, variant: string | null = null) => known(name, status, -1, variant);
const howOf = (before: readonly KnownResult[], after: readonly KnownResult[]) => {
  const decide = decideAttempts(before, after);
  return after.map((result) => decide(result).how);
};

describe("a result of a retry", () => {
  test.each([
    ["failed", "passed", "join"],
    ["failed", "failed", "join"],
    ["failed", "skipped", "ignore"],
    ["passed", "failed", "join"],
    ["passed", "passed", "ignore"],
    ["skipped", "failed", "replace"],
    ["pending", "passed", "replace"],
  ] as const)("of a test that %s first and %s now: %s", (before, now, how) => {
    expect(howOf([known("pays", before)], [later("pays", now)])).toEqual([how]);
  });

  test("of a new test is added, unless it did not run", () => {
    expect(howOf([], [later("pays", "failed"), later("ships", "passed"), later("adds", "skipped")])).toEqual(["add", "add", "ignore"]);
  });

  test("of a test in another browser is not an attempt of this one", () => {
    expect(howOf([known("pays", "failed", 0, "chrome")], [later("pays", "passed", "firefox")])).toEqual(["add"]);
  });

  test("that passes does not count when the name stands for several tests, and the retry does not name the same ones", () => {
    const before = [known("pays", "failed", 0), known("pays", "passed", 1, "#2")];
    expect(howOf(before, [later("pays", "passed")])).toEqual(["ignore"]);
    expect(howOf(before, [later("pays", "failed")])).toEqual(["join"]);
    expect(howOf(before, [later("pays", "passed"), later("pays", "passed", "#2")])).toEqual(["join", "ignore"]);
    expect(howOf([known("pays", "failed")], [later("pays", "passed"), later("pays", "passed", "#2")])).toEqual(["ignore", "add"]);
  });

  test("that passes does not count when one report has two results of the same test", () => {
    expect(howOf([known("pays", "failed")], [later("pays", "failed"), later("pays", "passed")])).toEqual(["join", "ignore"]);
    expect(howOf([known("pays", "failed", 0), known("pays", "failed", 1)], [later("pays", "passed")])).toEqual(["ignore"]);
  });
});

const row = (status: TestStatus, more: Partial<ResultRow> = {}): ResultRow => ({
  ...known("pays", status),
  duration_ms: 5,
  retries: 0,
  flaky: false,
  details: { tags: [], attachments: [], attempts: [] },
  ...more,
});

describe("the attempts of a test", () => {
  test("that passed at last are kept with all messages, and it is flaky", () => {
    const first = row("failed", { ordinal: 3, message: "no card", tries: [[1, 5, "failed"]], details: { trace: "at pay.js:3" } });
    const second = row("failed", { message: "declined", duration_ms: 6 });
    const third = row("passed", { duration_ms: 7, tries: [[9, 7, "passed"]] });
    const joined = mergeAttempts(mergeAttempts(first, second), third);
    expect(joined).toMatchObject({ ordinal: 3, status: "passed", flaky: true, retries: 2, duration_ms: 7, message: "declined" });
    expect(joined.details.attempts).toEqual([
      { status: "failed", durationMs: 5, message: "no card", trace: "at pay.js:3" },
      { status: "failed", durationMs: 6, message: "declined" },
      { status: "passed", durationMs: 7 },
    ]);
    expect(joined.tries).toEqual([
      [1, 5, "failed"],
      [9, 7, "passed"],
    ]);
  });

  test("that failed at last are a failure, also after a pass", () => {
    const joined = mergeAttempts(mergeAttempts(row("failed"), row("passed", { flaky: false })), row("failed", { message: "again" }));
    expect(joined).toMatchObject({ status: "failed", flaky: false, retries: 2, message: "again" });
  });

  test("include those that the runner made itself", () => {
    const attempts = [
      { status: "failed" as const, durationMs: 1 },
      { status: "failed" as const, durationMs: 2 },
    ];
    const joined = mergeAttempts(row("failed", { retries: 1, details: { attempts } }), row("passed"));
    expect(joined.retries).toBe(2);
    expect(joined.details.attempts?.map(({ status }) => status)).toEqual(["failed", "failed", "passed"]);
  });

  test("are at most 20; earlier ones are only counted", () => {
    let joined = row("failed", { message: "1" });
    for (let at = 2; at <= 25; at++) joined = mergeAttempts(joined, row("failed", { message: String(at) }));
    expect(joined.retries).toBe(24);
    expect(joined.details.attempts).toHaveLength(20);
    expect(joined.details.attempts?.at(-1)?.message).toBe("25");
  });
});

test("attachments of a retry are in the folder of its report", () => {
  const picture = (path: string) => ({ name: "screenshot", contentType: "image/png", path });
  const moved = inFolder(row("failed", { details: { attachments: [picture("a.png"), picture("x".repeat(995))] } }), "gantry-retry-1");
  expect(moved.details.attachments).toEqual([picture("gantry-retry-1/a.png")]);
});
