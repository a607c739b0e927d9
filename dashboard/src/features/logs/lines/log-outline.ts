import { plainText } from "../ansi/plain-text.ts";
import { looksLikeError } from "./error-lines.ts";
import { type GroupMark, readMarks } from "./group-marks.ts";
import type { LogBuffer } from "./log-buffer.ts";
import { type SectionMark, SectionReader } from "./section-reader.ts";

export interface LineGroup {
  /** Index of the line with its title. */
  line: number;
  /** Index of the last line inside, the end mark included. */
  last: number;
  /** 0 for a group in no other. */
  depth: number;
  /** Its end has been printed. */
  isClosed: boolean;
  /** The last line is an end mark, which is not shown. */
  hasEndLine: boolean;
  /** Folded until the reader opens it. */
  startsFolded: boolean;
  /** Used when the line has no title. */
  name: string;
}

export interface Outline {
  /** By their first line. */
  groups: ReadonlyMap<number, LineGroup>;
  /** Lines that only end a group. */
  ends: ReadonlySet<number>;
  /** Lines that look like errors, from the first on. */
  errors: readonly number[];
}

interface PlacedMark {
  line: number;
  mark: GroupMark;
  isAlone: boolean;
}

/** Finds the groups and errors of a log that grows. Lines that cannot change any more are read once. */
export class LogOutline {
  private readonly buffer: LogBuffer;
  private marks: PlacedMark[] = [];
  private errors: number[] = [];
  private settled = 0;
  /** Where it is after the lines that cannot change any more. */
  private sections = new SectionReader();

  constructor(buffer: LogBuffer) {
    this.buffer = buffer;
  }

  /** The outline of what the buffer holds now. */
  read(): Outline {
    const { buffer } = this;
    this.errors = this.errors.filter((line) => line < this.settled);
    for (; this.settled < buffer.settled; this.settled += 1) this.readLine(this.settled, this.sections, this.marks);
    // What the last lines say may change with their ends.
    const [sections, marks] = [this.sections.copy(), [...this.marks]];
    for (let index = this.settled; index < buffer.lines.length; index += 1) this.readLine(index, sections, marks);
    return { ...toGroups(marks, buffer.lines.length, this.errors), errors: this.errors };
  }

  private readLine(index: number, sections: SectionReader, placed: PlacedMark[]) {
    const line = this.buffer.lines[index];
    if (!line) return;
    const place = (ofSections: readonly SectionMark[]) => placed.push(...ofSections.map((mark) => ({ ...mark, isAlone: false })));
    if (line.stream === "gap" || line.stream === "system") {
      place(sections.end());
      return;
    }
    const { marks, text } = readMarks(line.raw);
    const shown = this.buffer.textOf(index);
    place(marks.length > 0 ? sections.end() : sections.read(index, shown, line.stream));
    for (const mark of marks) placed.push({ line: index, mark, isAlone: plainText(text).trim() === "" });
    if (looksLikeError(shown)) this.errors.push(index);
  }
}

interface OpenGroup extends LineGroup {
  isHeading: boolean;
  isFolded: boolean;
}

/** The groups that marks make; one without an end reaches to the end of the log. */
function toGroups(marks: readonly PlacedMark[], count: number, errors: readonly number[]): Omit<Outline, "errors"> {
  const groups = new Map<number, LineGroup>();
  const ends = new Set<number>();
  const open: OpenGroup[] = [];
  // How many open groups have a name: an end without a start must not search them all.
  const openNames = new Map<string, number>();
  const close = (last: number, hasEndLine: boolean) => {
    const group = open.pop();
    if (!group) return;
    if (!group.isHeading) openNames.set(group.name, (openNames.get(group.name) ?? 1) - 1);
    group.last = last;
    group.hasEndLine = hasEndLine;
    group.isClosed = true;
    // A group with an error stays open: what explains a failure must not be hidden.
    group.startsFolded = group.isFolded && !hasBetween(errors, group.line, last);
  };
  for (const { line, mark, isAlone } of marks) {
    if (mark.kind === "start") {
      if (mark.isHeading && open.at(-1)?.isHeading) close(line - 1, false);
      const { isFolded, isHeading = false, name = "" } = mark;
      const group = {
        line,
        last: count - 1,
        depth: open.length,
        isClosed: false,
        hasEndLine: false,
        startsFolded: false,
        name,
        isHeading,
        isFolded,
      };
      open.push(group);
      if (!isHeading) openNames.set(name, (openNames.get(name) ?? 0) + 1);
      groups.set(line, group);
      ends.delete(line);
      continue;
    }
    const { name = "" } = mark;
    const at = openNames.get(name) ? open.findLastIndex((group) => !group.isHeading && group.name === name) : open.length;
    while (open.length > at) close(isAlone ? line : line - 1, isAlone);
    if (isAlone && !groups.has(line)) ends.add(line);
  }
  return { groups, ends };
}

/** Whether a rising list has a number from `from` to `to`. */
function hasBetween(numbers: readonly number[], from: number, to: number): boolean {
  const at = firstFrom(numbers, from);
  return at < numbers.length && (numbers[at] ?? 0) <= to;
}

/** Index of the first number of a rising list that is at least `least`; its length when none is. */
export function firstFrom(numbers: readonly number[], least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The error to go to from a line: the first one from anywhere but an error, else the next or the previous, from the last on to the first.
 * `undefined` when there is none.
 */
export function nextError(errors: readonly number[], from: number | undefined, by: 1 | -1): number | undefined {
  const at = from === undefined ? -1 : errors.indexOf(from);
  if (at < 0) return errors.at(by === 1 ? 0 : -1);
  return errors[(at + by + errors.length) % errors.length];
}
