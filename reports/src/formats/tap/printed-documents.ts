/** How tape and newer runners begin a document. */
const version = /^TAP version 1[34]\s*$/;
const plan = /^1\.\.(\d{1,9})(?:\s|$)/;
const totals = /^# tests (\d{1,9})\s*$/;
const restOfTotals = /^\s*$|^# (?:pass|fail|skip|todo) +\d+\s*$|^# ok\s*$/;
const point = /^(?:not )?ok\b/;
const numberedPoint = /^(?:not )?ok (\d{1,9})\b/;
const perlTrailer = /^# Looks like (?:you failed \d+ tests? of \d+|your test (?:exited with|died)\b)/;

/**
 * Without what a test printed of another producer: whole documents of tape, and the last lines of Perl's tests between points. Only what
 * the surrounding document shows to be foreign, since it is complete without it.
 */
export function withoutPrintedDocuments(lines: readonly string[]): readonly string[] {
  return withoutEarlyTrailers(withoutInnerDocuments(lines));
}

/**
 * Documents of tape that begin and end within another one, whose own points are those that it planned. Consecutive documents each end before the next
 * one begins.
 */
function withoutInnerDocuments(lines: readonly string[]): readonly string[] {
  const begun: number[] = [];
  /** The outermost within the document that is open now. */
  let ranges: { begin: number; end: number }[] = [];
  const inner = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (version.test(line)) begun.push(index);
    if (!isEnd(lines, index)) continue;
    const begin = begun.pop();
    if (begin === undefined) return lines;
    if (begun.length > 0) {
      let end = index + 1;
      while (restOfTotals.test(lines[end + 1] ?? "#")) end++;
      while ((ranges.at(-1)?.begin ?? -1) > begin) ranges.pop();
      ranges.push({ begin, end });
      continue;
    }
    for (const range of ranges) for (let each = range.begin; each <= range.end; each++) inner.add(each);
    if (ranges.length > 0 && !hasPlannedPoints(lines, begin, index, inner)) return lines;
    ranges = [];
  }
  return begun.length === 0 && inner.size > 0 ? lines.filter((_, index) => !inner.has(index)) : lines;
}

/** tape writes its plan at the end, and its totals right below it. */
function isEnd(lines: readonly string[], index: number): boolean {
  const planned = plan.exec(lines[index] ?? "")?.[1];
  return planned !== undefined && totals.exec(lines[index + 1] ?? "")?.[1] === planned;
}

function hasPlannedPoints(lines: readonly string[], begin: number, end: number, inner: ReadonlySet<number>): boolean {
  const own = lines.slice(begin, end).filter((line, index) => !inner.has(begin + index) && point.test(line));
  return (
    own.length === Number(plan.exec(lines[end] ?? "")?.[1]) &&
    own.every((line, index) => Number(numberedPoint.exec(line)?.[1]) === index + 1)
  );
}

/**
 * Perl writes these words after its last point. If a later point follows in the same document, a test printed them. A point after a plan
 * that stood at the end, and a point 1 after other points, belong to another document.
 */
function withoutEarlyTrailers(lines: readonly string[]): readonly string[] {
  const early = new Set<number>();
  let seen: number[] = [];
  let hasPoints = false;
  let hasEnded = false;
  for (const [index, line] of lines.entries()) {
    if (perlTrailer.test(line)) seen.push(index);
    const isPoint = point.test(line);
    if (!isPoint && !plan.test(line) && !version.test(line)) continue;
    const restarts = hasEnded || (hasPoints && numberedPoint.exec(line)?.[1] === "1");
    if (isPoint && !restarts) for (const each of seen) early.add(each);
    seen = [];
    hasEnded = !isPoint && hasPoints && plan.test(line);
    hasPoints = isPoint;
  }
  return early.size === 0 ? lines : lines.filter((_, index) => !early.has(index));
}
