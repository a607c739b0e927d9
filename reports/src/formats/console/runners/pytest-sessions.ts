import { partsOf } from "./runner.ts";

/**
 * The first and the last line of a run of pytest, without `-q`. Both are filled up with `=` to the width of the terminal. What a test prints first
 * stands after the name of its file, or the marks of the tests before.
 */
const begins = /^(?:\S+\.py\S* )?[.,sxXFER]*(=+ test session starts =+)$/;
const ends = /^=+ (\d+ [a-z].*) in [\d.]+s(?: \([\d:, days]+\))? =+$/;
/** `collected 5 items / 2 deselected / 3 selected`; pytest-xdist counts after its workers. */
const collected = /^(?:collecting \.{3} )?collected (\d{1,9}) items?\b|^\d{1,4} workers? \[(\d{1,9}) items?\]/;
/** What a run in which something failed shows before its summary. */
const reportsFailures =
  /^=+ (?:FAILURES|ERRORS|short test summary info) =+$|^!+ (?:stopping after|Interrupted|KeyboardInterrupt|_pytest)\b/;
/** An odd rest of the width is left out. */
const differsBy = 1;

interface Session {
  begin: number;
  /** The length of its first line. */
  width: number;
  items: number | undefined;
  hasFailures: boolean;
  /** A summary as wide as the first line. */
  first?: number;
  /** One that certainly is its own. */
  own?: number;
}

/**
 * The indexes of the lines inside of pytest's runs. With `-s`, tests may print a whole summary, or start pytest themselves: a run's own summary is as
 * wide as its first line, and its number of tests is the collected one or failures are shown above it. If none certainly is, the first one counts.
 */
export function insidePytest(lines: readonly string[], mayHaveFailed = true): ReadonlySet<number> {
  const inside = new Set<number>();
  let reached = 0;
  const sessions = sessionsOf(lines).filter(({ end }) => mayHaveFailed || !/\b(?:failed|errors?)\b/.test(lines[end] ?? ""));
  for (const { begin, end } of sessions.sort((a, b) => a.begin - b.begin)) {
    for (let index = Math.max(begin + 1, reached); index < end; index++) inside.add(index);
    reached = Math.max(reached, end);
  }
  return inside;
}

/** Without what stands inside of pytest's runs that passed: with `-s`, their tests may print output of other runners. */
export function outsidePassedPytest(lines: readonly string[]): readonly string[] {
  const inside = insidePytest(lines, false);
  return inside.size === 0 ? lines : lines.filter((_, index) => !inside.has(index));
}

function sessionsOf(lines: readonly string[]): { begin: number; end: number }[] {
  const sessions: { begin: number; end: number }[] = [];
  const open: Session[] = [];
  const close = () => {
    const last = open.pop();
    const end = last?.own ?? last?.first;
    if (last && end !== undefined) sessions.push({ begin: last.begin, end });
  };
  for (const [index, line] of lines.entries()) {
    const head = line.includes(" test session starts ") ? begins.exec(line)?.[1] : undefined;
    if (head !== undefined) {
      if (open.at(-1)?.own !== undefined || open.at(-1)?.first !== undefined) close();
      open.push({ begin: index, width: head.length, items: undefined, hasFailures: false });
      continue;
    }
    const last = open.at(-1);
    if (!last) continue;
    last.items ??= itemsOf(line);
    if (reportsFailures.test(line) && isAsWide(last, line)) last.hasFailures = true;
    const counts = isAsWide(last, line) ? ends.exec(line)?.[1] : undefined;
    if (counts === undefined) continue;
    // A run that a test started has ended before: this is the summary of the run around it.
    if (last.own !== undefined && open.length > 1) close();
    const session = open.at(-1) ?? last;
    if (session.own !== undefined) continue;
    session.first ??= index;
    if (session.hasFailures || testsIn(counts) === session.items) session.own = index;
  }
  while (open.length > 0) close();
  return sessions;
}

const isAsWide = ({ width }: Session, line: string) => Math.abs(width - line.length) <= differsBy;

function itemsOf(line: string): number | undefined {
  const match = collected.exec(line);
  if (!match) return undefined;
  return Number(match[1] ?? match[2]) - Number(/ (\d{1,9}) deselected\b/.exec(line)?.[1] ?? 0);
}

const oneForEachTest = new Set(["passed", "failed", "skipped", "xfailed", "xpassed", "error", "errors"]);

function testsIn(counts: string): number | undefined {
  const parts = partsOf(counts, ", ");
  return parts && [...parts].reduce((sum, [word, count]) => sum + (oneForEachTest.has(word) ? count : 0), 0);
}
