import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const inner = (end: string) =>
  `TAP version 13\n# i\nnot ok 1 should be strictly equal\n  ---\n    operator: equal\n    expected: 2\n    actual:   1\n    at: Test.<anonymous> (/app/i.cjs:1:31)\n  ...\n\n1..1\n# tests 1\n# pass  0\n${end}\n`;
const outer = (printed: string) => `TAP version 13\n# inner\n${printed}\n\nok 1 inner fails\n\n1..1\n# tests 1\n# pass  1\n\n# ok\n\n`;
const statuses = async (text: string) => {
  const { tests, unreadFailures } = await collectFiles({ "t.tap": text }, { exitCode: 0 });
  return [...tests.map(({ name, status }) => `${name}: ${status}`), ...(unreadFailures ? [`${unreadFailures.counted} counted`] : [])];
};

test("a document that a passing test of tape printed is not read", async () => {
  expect(await statuses(outer(inner("# fail  1\n")))).toEqual(["inner fails: passed"]);
});

test("two documents in one file are both read", async () => {
  expect(await statuses(`${inner("# fail  1\n")}${outer("")}`)).toContain("should be strictly equal: failed");
});

test("reads a document that was interrupted by another one", async () => {
  const brokenOff = "TAP version 13\n# a\nnot ok 1 broken\n";
  expect(await statuses(`${brokenOff}${outer("")}`)).toContain("broken: failed");
  expect(await statuses(`${brokenOff}${outer(inner("# fail  1\n"))}`)).toContain("should be strictly equal: failed");
});

test("the outer document's own failures count", async () => {
  const failed = outer(inner("# fail  1\n")).replace("ok 1 inner fails", "not ok 1 inner fails").replace("# ok", "# fail  1");
  expect(await statuses(failed)).toEqual(["inner fails: failed"]);
});

const prove =
  "#   Failed test 'x'\n#   at inner.pl line 1.\n# Looks like you failed 1 test of 2.\ninner.pl .. \nDubious, test returned 1 (wstat 256, 0x100)\nResult: FAIL\n";

test("Perl's last words between the points of Bats were printed by a test", async () => {
  expect(await statuses(`1..2\n\n${prove}ok 1 prove fails\nok 2 b\n`.replace(/^/, "TAP version 13\n"))).toEqual([
    "prove fails: passed",
    "b: passed",
  ]);
  const died = "# Looks like your test exited with 2 just after 1.\n";
  expect(await statuses(`TAP version 13\n1..2\n${died}ok 1 a\nok 2 b\n`)).toEqual(["a: passed", "b: passed"]);
});

test("Perl's last words behind the points count, also with another document behind them", async () => {
  const own = "TAP version 13\n1..2\nok 1 a\nok 2 b\n# Looks like you failed 1 test of 2.\n";
  expect(await statuses(own)).toContain("1 counted");
  expect((await statuses(`${own}TAP version 13\n1..1\nok 1 c\n`)).join()).toMatch(/1 counted|failed/);
});

test("Perl's last words count when the next program's points follow without a version or a plan", async () => {
  const died = "ok 1 a\nok 2 b\n# Looks like your test died just after 2.\n";
  const planned = "ok 1 a\nok 2 b\n1..2\n# Looks like you failed 1 test of 2.\n";
  for (const first of [died, planned])
    expect((await statuses(`TAP version 13\n${first}ok 1 c\nok 2 d\n1..2\n`)).join(), first).toMatch(/counted|failed/);
});

test("documents that are nested very deeply are read", async () => {
  const depth = 100_000;
  const nested = `${"TAP version 13\n".repeat(depth)}ok 1 a\n${"1..1\n# tests 1\n".repeat(depth)}`;
  expect(await statuses(nested)).toContain("a: passed");
});

test("neither is it on the console", async () => {
  const read = async (text: string) => {
    const { tests, doubt } = await collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
    return [...tests.map(({ name, status }) => `${name}: ${status}`), ...(doubt ? [doubt] : [])];
  };
  expect(await read(outer(inner("# fail  1\n")))).toEqual(["inner fails: passed"]);
  expect(await read(`${inner("# fail  1\n")}${outer("")}`)).toContain("should be strictly equal: failed");
});
