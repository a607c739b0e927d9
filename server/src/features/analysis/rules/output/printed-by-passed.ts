/** How other runners name a test: bun and shUnit2. In shUnit2 a test failed if one of its assertions did. */
const bunEnds = /^\((?:pass|fail|skip|todo)\) \S/;
const bunFile = /^\S.*\.[cm]?[jt]sx?:$/;
const shunitBegins = /^test\w+$/;
const shunitEnds = /^Ran \d+ tests?\.$/;
const shunitFails = /^(?:shunit2:)?(?:ASSERT|ERROR)\b/;

const begins = /^test \S+ \.\.\. (?!(?:ok|FAILED|bench:.*|ignored.*)$)/;
const another = /^test \S+ \.\.\. |^test result: /;

/** The indexes of the lines that passed tests printed, in the output of cargo, bun and shUnit2. */
export function printedByPassed(texts: readonly string[]): ReadonlySet<number> {
  if (texts.some((text) => /^bun test v\d/.test(text))) return printedByBun(texts);
  if (texts.some((text) => shunitEnds.test(text)) && texts.some((text) => shunitFails.test(text))) return printedByShunit(texts);
  return printedByCargo(texts);
}

function printedByBun(texts: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  let open: number | undefined;
  for (const [index, text] of texts.entries()) {
    if (open !== undefined && /^\((?:pass|skip|todo)\) /.test(text)) for (let at = open; at < index; at++) printed.add(at);
    if (bunEnds.test(text) || bunFile.test(text) || /^ {2}\^ this test /.test(text)) open = index + 1;
  }
  return printed;
}

function printedByShunit(texts: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  let open: number | undefined;
  for (const [index, text] of texts.entries()) {
    const isEnd = shunitBegins.test(text) || shunitEnds.test(text);
    if (isEnd && open !== undefined) for (let at = open; at < index; at++) printed.add(at);
    if (isEnd) open = shunitEnds.test(text) ? undefined : index + 1;
    else if (shunitFails.test(text)) open = undefined;
  }
  return printed;
}

/**
 * The indexes of the lines that passed tests printed. With `--nocapture`, cargo prints the name of a test, what the test prints, and `ok` in a line of
 * its own. Empty for other runners.
 */
function printedByCargo(texts: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  let open: number | undefined;
  for (const [index, text] of texts.entries()) {
    if (open !== undefined && text === "ok") for (let at = open; at <= index; at++) printed.add(at);
    if (text === "ok" || another.test(text) || text.includes(" panicked at ")) open = undefined;
    if (begins.test(text)) open = index;
  }
  return printed;
}
