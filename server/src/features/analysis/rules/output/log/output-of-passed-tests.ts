import { panicked } from "../runners/cargo-failures.ts";

/** How other runners name a test: bun and shUnit2. In shUnit2 a test failed if one of its assertions did. */
const bunEnds = /^\((?:pass|fail|skip|todo)\) \S/;
const bunFile = /^\S.*\.[cm]?[jt]sx?:$/;
const shunitBegins = /^test\w+$/;
const shunitEnds = /^Ran \d+ tests?\.$/;
const shunitFails = /^(?:shunit2:)?(?:ASSERT|ERROR)\b/;

/** `dotnet test` with the console logger's normal output. */
const dotnetTest = /^ {2}(Passed|Failed|Skipped|Not Executed) \S.* \[[<\d].{0,20}\]$/;
const dotnetEnds = /^Test Run |^Total tests: /;

const begins = /^test \S+ \.\.\. (?!(?:ok|FAILED|bench:.*|ignored.*)$)/;
const another = /^test \S+ \.\.\. |^test result: /;

/** The indexes of the lines that passed tests printed, in the output of cargo, bun, shUnit2, Go and .NET. */
export function outputOfPassedTests(texts: readonly string[]): ReadonlySet<number> {
  if (texts.some((text) => /^bun test v\d/.test(text))) return printedByBun(texts);
  if (texts.some((text) => shunitEnds.test(text)) && texts.some((text) => shunitFails.test(text))) return printedByShunit(texts);
  if (texts.some((text) => dotnetTest.test(text))) return printedBetween(texts, dotnetTest, (result) => result === "Passed", dotnetEnds);
  if (texts.some((text) => goRuns.test(text))) return printedByGo(texts);
  if (texts.some((text) => pytestPasses.test(text))) return printedBetween(texts, pytestPasses, () => true, pytestSection);
  return new Set([...printedByCargo(texts), ...panicsOfPassed(texts)]);
}

/** With `-rP` and `-rA`, pytest shows what passed tests printed, each below a heading like that of a failure. */
const pytestPasses = /^=+ (PASSES) =+$/;
const pytestSection = /^=+ .+ =+$/;

/** The lines below the name of each test, up to the next one, of tests of which the first group of `names` says that they passed. */
function printedBetween(
  texts: readonly string[],
  names: RegExp,
  hasPassed: (result: string) => boolean,
  ends: RegExp,
): ReadonlySet<number> {
  const printed = new Set<number>();
  let isOpen = false;
  for (const [index, text] of texts.entries()) {
    const result = names.exec(text)?.[1];
    if (result !== undefined) isOpen = hasPassed(result);
    else if (ends.test(text)) isOpen = false;
    else if (isOpen) printed.add(index);
  }
  return printed;
}

const goRuns = /^=== (?:RUN|CONT|NAME) {1,3}(\S+)$/;
const goPassed = /^ *--- (?:PASS|SKIP): (\S+) \(/;
const goEnds = /^ *--- (?:PASS|FAIL|SKIP): |^(?:FAIL|PASS|ok|\?)\b|^=== PAUSE/;

/** With `-v`, Go says whose output follows. */
function printedByGo(texts: readonly string[]): ReadonlySet<number> {
  const passed = new Set(texts.flatMap((text) => goPassed.exec(text)?.[1] ?? []));
  const failed = new Set(texts.flatMap((text) => /^ *--- FAIL: (\S+) \(/.exec(text)?.[1] ?? []));
  const printed = new Set<number>();
  let running: string | undefined;
  for (const [index, text] of texts.entries()) {
    const name = goRuns.exec(text)?.[1];
    if (name !== undefined || goEnds.test(text)) running = name;
    else if (running !== undefined && passed.has(running) && !failed.has(running)) printed.add(index);
  }
  return printed;
}

const rustResult = /^test (\S+)( - should panic)? \.\.\. (ok|FAILED)$/;
const endOfPanic = /^thread '|^test |^running \d|^failures:|^error: |^note: |^memory allocation of |^\s*$/;
/** Rust aborts when it has no memory: a process that named its results has not. */
const rustAborts = /^memory allocation of \d+ bytes failed/;

/**
 * With `--nocapture`, cargo's tests print their panics among each other: those of tests that should panic are no errors. With one thread it is called
 * `main`, and the order tells whose panic it is, if there is one for each test that panicked.
 */
function panicsOfPassed(texts: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  const results = texts.map((text) => rustResult.exec(text)).filter((result) => result !== null);
  if (results.length === 0) return printed;
  const panics = texts.flatMap((text, index) => (panicked.test(text) ? [index] : []));
  const passed = new Set(results.flatMap(([, name = "", , end]) => (end === "ok" ? [name] : [])));
  const havePanicked = results.filter(([, , should, end]) => should !== undefined || end === "FAILED");
  const threadOf = (index: number) => panicked.exec(texts[index] ?? "")?.[1] ?? "";
  const isInOrder = havePanicked.length === panics.filter((index) => threadOf(index) === "main").length;
  let place = 0;
  for (const index of panics) {
    const thread = threadOf(index);
    // A thread that a test started has no name; its panic fails no test by itself.
    const isOfPassed =
      thread === "main"
        ? isInOrder && havePanicked[place++]?.[3] === "ok"
        : passed.has(thread) || (thread === "<unnamed>" && isInOrder && havePanicked.length > 0);
    if (!isOfPassed) continue;
    printed.add(index);
    for (let at = index + 1; at < texts.length && !endOfPanic.test(texts[at] ?? ""); at++) printed.add(at);
  }
  if (!texts.some((text) => text.includes("process didn't exit successfully")))
    for (const [index, text] of texts.entries()) if (rustAborts.test(text)) printed.add(index);
  return printed;
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
