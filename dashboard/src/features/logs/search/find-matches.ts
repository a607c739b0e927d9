export interface Match {
  /** Index of the line. */
  line: number;
  /** Where it starts in the line's plain text. */
  start: number;
}

interface Searchable {
  lines: { readonly length: number };
  textOf(index: number): string;
}

/** More than anyone steps through; the count then says "10,000+". */
export const maxMatches = 10_000;

/** Every match of `query` in the lines from `fromLine` on, ignoring case. */
export function findMatches(log: Searchable, query: string, fromLine = 0, room = maxMatches): Match[] {
  const found: Match[] = [];
  const wanted = query.toLowerCase();
  if (wanted === "") return found;
  for (let line = fromLine; line < log.lines.length && found.length < room; line += 1) {
    const text = log.textOf(line).toLowerCase();
    for (let start = text.indexOf(wanted); start >= 0 && found.length < room; start = text.indexOf(wanted, start + wanted.length)) {
      found.push({ line, start });
    }
  }
  return found;
}

/** Index of the first match at or after a line; the first of all when there is none. */
export function matchFrom(matches: readonly Match[], line: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.line ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low < matches.length ? low : 0;
}
