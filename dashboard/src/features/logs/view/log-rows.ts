import { type LineGroup, type Outline, firstFrom } from "../lines/log-outline.ts";

/** The lines that are shown, in order: row 0 is at the top. */
export interface LogRows {
  readonly count: number;
  lineOf(row: number): number;
  /** The row of a line; of the last shown line before it when it is hidden. */
  rowOf(line: number): number;
}

/** Every line is a row. */
export function allRows(count: number): LogRows {
  return { count, lineOf: (row) => row, rowOf: (line) => line };
}

/** Only these lines, which rise. */
export function theseRows(lines: readonly number[]): LogRows {
  return {
    count: lines.length,
    lineOf: (row) => lines[row] ?? 0,
    rowOf: (line) => Math.max(0, firstFrom(lines, line + 1) - 1),
  };
}

/** The lines, and above those of each run its heading. All rise. */
export function withHeadings(lines: readonly number[], headings: readonly number[]): number[] {
  const shown: number[] = [];
  for (const line of lines) {
    const heading = headings[firstFrom(headings, line + 1) - 1];
    if (heading !== undefined && heading !== line && (shown.at(-1) ?? -1) < heading) shown.push(heading);
    shown.push(line);
  }
  return shown;
}

/** All lines but those in folded groups and those that only end a group. */
export function foldedRows(count: number, { groups, ends }: Outline, isFolded: (group: LineGroup) => boolean): LogRows {
  if (groups.size === 0 && ends.size === 0) return allRows(count);
  const lines: number[] = [];
  for (let line = 0; line < count; line += 1) {
    const group = groups.get(line);
    if (ends.has(line)) continue;
    lines.push(line);
    if (group && isFolded(group)) line = Math.max(line, group.last);
  }
  return theseRows(lines);
}
