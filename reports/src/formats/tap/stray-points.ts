/** The end of what tape writes, and of what Mocha's TAP writes when nothing failed. */
const totals = /^# tests (\d{1,9})$/;
const saysAllPassed = /^# (?:ok|fail {1,2}0)$/;
const plan = /^1\.\.(\d{1,9})\s*$/;
const numbered = /^(?:not )?ok (\d{1,9})\b/;
const countOfFailures = /^# fail +\d/;
const failed = /^\s*not ok\b/;

/**
 * Without lines that a test printed and that look like failed points: those with an indent, without a number, or with a number out of turn. Only in a
 * document whose plan and totals are complete and count no failure, and only of producers that number their points and write no subtests.
 */
export function withoutStrayPoints(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => failed.test(line)) || !passedByItsTotals(lines)) return lines;
  let next = 1;
  const end = lines.findIndex((line) => totals.test(line));
  return lines.filter((line, index) => {
    if (index < end && countOfFailures.test(line)) return false;
    const number = numbered.exec(line)?.[1];
    const isNext = Number(number) === next;
    if (isNext) next++;
    return isNext || !failed.test(line);
  });
}

function passedByItsTotals(lines: readonly string[]): boolean {
  // node:test, whose subtests have an indent.
  if (lines.some((line) => /^\s*# (?:Subtest: |suites \d)/.test(line))) return false;
  const counted = lines.flatMap((line) => totals.exec(line)?.[1] ?? []);
  const planned = lines.flatMap((line) => plan.exec(line)?.[1] ?? []);
  if (counted.length !== 1 || planned.length !== 1 || counted[0] !== planned[0]) return false;
  const after = lines.slice(lines.findIndex((line) => totals.test(line)) + 1);
  return after.some((line) => saysAllPassed.test(line)) && !after.some((line) => /^\s*(?:not )?ok\b/.test(line));
}
