import { type ConsoleRunner, eachLine, ofTotal, partsOf, sumOf } from "./runner.ts";

export const rspec: ConsoleRunner = {
  name: "RSpec",
  summaries: eachLine((line) => {
    const match =
      /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, (\d{1,9}) pending)?(?:, (\d{1,9}) errors? occurred outside of examples)?$/.exec(line);
    if (!match) return undefined;
    const summary = ofTotal(Number(match[1]), Number(match[2]), Number(match[3] ?? 0));
    return { ...summary, failed: summary.failed + Number(match[4] ?? 0) };
  }),
};

/** minitest, Rails and test-unit. */
export const minitest: ConsoleRunner = {
  name: "minitest",
  summaries: eachLine((line) => {
    const match =
      /^(\d{1,9}) (?:runs|tests), \d{1,9} assertions, (\d{1,9}) failures, (\d{1,9}) errors, (\d{1,9}) (?:skips|pendings)(?:, (\d{1,9}) omissions, \d{1,9} notifications)?$/.exec(
        line,
      );
    if (!match) return undefined;
    return ofTotal(Number(match[1]), Number(match[2]) + Number(match[3]), Number(match[4]) + Number(match[5] ?? 0));
  }),
};

/** Cucumber in every language: `6 scenarios (2 failed, 1 undefined, 3 passed)`. Only passed scenarios count as passed. */
export const cucumber: ConsoleRunner = {
  name: "Cucumber",
  summaries: ({ lines }) =>
    lines.flatMap((line, index) => {
      const match = /^(\d{1,9}) [sS]cenarios?(?: \(([^()]*)\))?$/.exec(line);
      if (!match || !/^\d{1,9} [sS]teps?\b/.test(lines[index + 1] ?? "")) return [];
      const parts = match[2] === undefined ? new Map<string, number>() : partsOf(match[2], ", ");
      return parts ? ofTotal(Number(match[1]), Number(match[1]) - sumOf(parts, "passed", "skipped"), sumOf(parts, "skipped")) : [];
    }),
};

export const phpunit: ConsoleRunner = {
  name: "PHPUnit",
  summaries: eachLine((line) => {
    const ok = /^OK \((\d{1,9}) tests?, \d{1,9} assertions?\)$/.exec(line);
    if (ok) return { passed: Number(ok[1]), failed: 0, skipped: 0 };
    const match = /^Tests: (\d{1,9}), Assertions: \d{1,9}((?:, [A-Za-z ]{1,40}: \d{1,9})*)\.$/.exec(line);
    if (!match) return undefined;
    const counts = new Map(
      (match[2] ?? "").split(", ").map((part): [string, number] => [part.split(": ")[0] ?? "", Number(part.split(": ")[1])]),
    );
    return ofTotal(Number(match[1]), sumOf(counts, "Errors", "Failures"), sumOf(counts, "Skipped", "Incomplete"));
  }),
};

/** Pest, and `php artisan test`. */
export const pest: ConsoleRunner = {
  name: "Pest",
  summaries: eachLine((line) => {
    const text = /^ {2}Tests: {1,8}(\d.*)$/.exec(line)?.[1]?.replace(/ \(\d{1,9} assertions?\)$/, "");
    const parts = text === undefined ? undefined : partsOf(text, ", ");
    if (!parts || !["passed", "failed", "skipped"].some((word) => parts.has(word))) return undefined;
    const passed = sumOf(parts, "passed", "risky", "deprecated", "notices", "notice", "warnings", "warning");
    return { passed, failed: sumOf(parts, "failed"), skipped: sumOf(parts, "skipped", "incomplete", "todo", "todos", "pending") };
  }),
};

export const rubyAndPhpRunners: readonly ConsoleRunner[] = [rspec, minitest, cucumber, phpunit, pest];
