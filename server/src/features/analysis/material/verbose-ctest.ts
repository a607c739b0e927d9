import type { LogLine } from "./material.ts";

const begins = /^Constructing a list of tests$/;
const result = /^ *\d+\/\d+ Test +#(\d{1,6}): /;
const passed = /^ *\d+\/\d+ Test +#\d+: \S.* Passed +\d/;
const printed = /^(\d{1,6}): ?(.*)$/;
const setUp = /^(?:Test command: |Working Directory: |Test timeout computed to be: |Environment variables: )/;

/**
 * The output of `ctest --verbose` in the order of `ctest --output-on-failure`: what a test printed stands below its result, without the test's number, and what a
 * test that passed printed is left out.
 */
export function withoutVerboseCTest(lines: readonly LogLine[]): readonly LogLine[] {
  if (!lines.some(({ text }) => begins.test(text))) return lines;
  const results = new Map(lines.flatMap((line) => numberIn(result, line) ?? []).map((number) => [number, [] as LogLine[]]));
  const others: LogLine[] = [];
  for (const line of lines) {
    const [, number = "", text = ""] = printed.exec(line.text) ?? [];
    const ofTest = results.get(number);
    if (!ofTest) others.push(line);
    else if (!setUp.test(text)) ofTest.push({ ...line, text });
  }
  return others.flatMap((line) => {
    const number = numberIn(result, line);
    return number === undefined || passed.test(line.text) ? line : [line, ...(results.get(number) ?? [])];
  });
}

const numberIn = (form: RegExp, { text }: LogLine): string | undefined => form.exec(text)?.[1];
