/** How Vitest and Jest begin a failure: with the file or suites, and the name of the test. Mocha, without a suite: with a number, and the error below. */
const failed = /^ ?FAIL {2}\S.{0,400}? > (.+?)\s*$|^ {0,2}● (?!Console\b|Test suite failed to run)(\S.*?)\s*$/;
const mochaFailed = /^ {2}\d+\) (.+):\s*$/;
const mochaError = /^ {5}\S/;
/** What they write around a name in their list of tests. */
const aroundName = /^\s*(?:\d+\)|[×✗✘✖✕✓✔√]) {1,2}|(?: \(?\d+(?:\.\d+)? ?m?s\)?| \(retry x\d+\)| \(repeat x\d+\))+\s*$/g;
const separator = / [›>] /;

/**
 * The indexes of the lines in which Vitest, Jest or Mocha names a failed test, above its error and in the list of tests. A name may contain the words of any
 * error: `AssertionError is shown to the user`.
 */
export function titlesOfFailedTests(texts: readonly string[]): ReadonlySet<number> {
  const titles = new Set<number>();
  const names = new Set<string>();
  for (const [index, text] of texts.entries()) {
    const [, vitest, jest] = failed.exec(text) ?? [];
    const mocha = mochaError.test(texts[index + 1] ?? "") ? mochaFailed.exec(text)?.[1] : undefined;
    const name = vitest ?? jest ?? mocha;
    if (name === undefined) continue;
    titles.add(index);
    names.add(name);
    for (let at = separator.exec(name), rest = name; at; at = separator.exec(rest)) names.add((rest = rest.slice(at.index + at[0].length)));
  }
  if (names.size === 0) return titles;
  for (const [index, text] of texts.entries()) {
    const name = text.replace(aroundName, "");
    if (name !== text && (names.has(name) || names.has(name.replace(/^\S{1,300}\.\w{1,4} > /, "")))) titles.add(index);
  }
  return titles;
}
