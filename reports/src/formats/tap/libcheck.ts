import type { FoundTest } from "../format.ts";

/** `a.c:core:pays: Passed`: the file of the last check, which may be a helper's, the test case, the test, and what it says. */
const point = /^([^\s:][^:]*\.\w{1,4}):([^\n]*?):(\w+): (\S[^]*)$/;

/**
 * Check writes the result into the name of each point, so that a test would have another name when it fails. If all points have this form, the message is
 * taken out of the names.
 */
export function readLibcheck(found: readonly FoundTest[]): void {
  const tests = found.filter(({ kind }) => kind !== "outside");
  const parts = tests.map(({ name, status }) => {
    const match = point.exec(name);
    return match && (status !== "passed" || match[4] === "Passed") ? match : undefined;
  });
  if (parts.includes(undefined)) return;
  for (const [index, test] of tests.entries()) {
    const [whole, file, testCase = "", name = "", message = ""] = parts[index] ?? [];
    test.name = name;
    test.suite = [...test.suite, testCase].filter((part) => part !== "");
    if (test.status === "passed") continue;
    if (file !== undefined) test.failureFile = file;
    test.message = [message, test.message].filter(Boolean).join("\n");
    test.trace = [whole, test.trace].filter(Boolean).join("\n");
  }
}
