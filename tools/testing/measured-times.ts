/** Tests that measure a time, by the reason. No other test says how long something took: what is about speed is in `bench/`. */
export const testsWithTimes = new Map([
  ["e2e/audit-kills.test.ts", "the order of calls and kills"],
  ["server/src/features/mail/delivery.test.ts", "a rate limit is kept: it takes no less time"],
  ["server/src/features/tests/history/large-report.test.ts", "a clock that the test sets"],
  ["server/src/features/workers/own-workers.test.ts", "how often a timer may have fired meanwhile"],
  ["tools/testing/measured-times.test.ts", "this rule"],
  ["worker/src/worker-stop.test.ts", "a worker waits as long as the server asks: it takes no less time"],
]);

/** A clock that starts anywhere, processor time, or a time that began before and is compared with a limit. */
const measured = /\bperformance\.now\(\)|\bprocess\.(?:cpuUsage|hrtime)\b|Date\.now\(\) - (?:began|before|start\w*)\b/;

/** The times that a test's source measures, with their lines (from 1). Takes linear time. */
export function findMeasuredTimes(source: string): { line: number; text: string }[] {
  return source.split("\n").flatMap((text, index) => {
    const found = measured.exec(text)?.[0];
    return found === undefined ? [] : [{ line: index + 1, text: found }];
  });
}
