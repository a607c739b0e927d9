/** Tests with a time limit of their own, by the reason. All others use the limits in `vitest.config.ts`. */
export const testsWithLimits = new Map([
  ["e2e/chaos.test.ts", "30 kills under load take longer than any other test"],
  ["e2e/dashboard/screenshots.ts", "not a test: it goes on without a picture"],
  ["tools/testing/own-limits.test.ts", "this rule"],
]);

/** A second or more, for a poll or a test: `{ timeout: 60_000 }`, or the last argument of a test that ends at this line. */
const ownLimit = /\btimeout: \d[\d_]{3,}|^ *\}, \d[\d_]{3,}\);$/;

/** The time limits of its own that a test's source has, with their lines (from 1). Takes linear time. */
export function findOwnLimits(source: string): { line: number; text: string }[] {
  return source.split("\n").flatMap((text, index) => {
    const found = ownLimit.exec(text)?.[0];
    return found === undefined ? [] : [{ line: index + 1, text: found.trim() }];
  });
}
