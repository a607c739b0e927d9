const begins = /^(?:E {3}\s*|\s*)(?:Falsifying example|Failing test case): (\w+\(.*)$/;
const counterexample = /^\s*Counterexample: (\S.*)$/;
const maxLines = 40;
const longest = 300;

/** The input with which a property failed, as Hypothesis and fast-check print it: `test_slug(s='-')`, `[[2,10]]`. The first one in the lines; undefined without one. */
export function failingExample(texts: readonly string[]): string | undefined {
  for (const [index, text] of texts.entries()) {
    const value = counterexample.exec(text)?.[1];
    if (value) return value.slice(0, longest);
    const [, call] = begins.exec(text) ?? [];
    if (!call) continue;
    const below = texts.slice(index + 1, index + 1 + maxLines).map((line) => line.replace(/^E {3}/, "").trim());
    const end = call.endsWith(")") ? 0 : below.indexOf(")") + 1;
    if (end === 0 && !call.endsWith(")")) continue;
    return [call, ...below.slice(0, end)]
      .join(" ")
      .replace(/\( /, "(")
      .replace(/,? \)$/, ")")
      .slice(0, longest);
  }
  return undefined;
}
