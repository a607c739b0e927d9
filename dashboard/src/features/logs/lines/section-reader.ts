import type { GroupMark } from "./group-marks.ts";
import type { Stream } from "./log-buffer.ts";

/** How the lines of a section are recognized: they are empty, or indented at least this far. */
interface Kind {
  isTitle: (text: string) => boolean;
  /** The section is in no other one. */
  isOuter: boolean;
  bodyIndent: number;
  isFolded: (title: string) => boolean;
}

const never = () => false;
const playwrightFailure = /^ {2}\d{1,6}\) (?:\[[^\]]{1,200}\] › )?\S{1,500}:\d+:\d+ › /;
const playwrightResult = /^ {2}\d{1,6} (?:failed|flaky|interrupted|skipped|did not run)$/;
const jestFile = /^ ?(?:PASS|FAIL) +\S/;
const endsInScript = /\.[cm]?[jt]sx?(?: \(\d[^)]{0,60}\))?$/;
const jestFailure = /^ {2}● \S/;

/**
 * The sections of test runners, which have no marks of their own: Playwright numbers its failures and lists the tests of each result in its summary,
 * Jest prints a part for each file, and in it one for each failure.
 */
const kinds: readonly Kind[] = [
  { isTitle: (text) => playwrightFailure.test(text) || playwrightResult.test(text), isOuter: true, bodyIndent: 4, isFolded: never },
  {
    isTitle: (text) => jestFile.test(text) && endsInScript.test(text),
    isOuter: true,
    bodyIndent: 2,
    isFolded: (title) => title.trimStart().startsWith("PASS"),
  },
  { isTitle: (text) => jestFailure.test(text), isOuter: false, bodyIndent: 4, isFolded: never },
];

/** Beyond this, a line is no title. */
const maxTitleLength = 1_000;

interface OpenSection {
  line: number;
  kind: Kind;
  title: string;
  /** The last line inside that is not empty; its own line while there is none. */
  last: number;
}

export interface SectionMark {
  line: number;
  mark: GroupMark;
}

const nameOf = (line: number) => `\u0000section ${line}`;

/** Reads the sections of the output line by line. A section ends before the first line that is not indented like its body. */
export class SectionReader {
  private open: readonly OpenSection[];
  private stream: Stream | undefined;

  constructor(open: readonly OpenSection[] = [], stream?: Stream) {
    this.open = open;
    this.stream = stream;
  }

  /** A reader that continues from here, without changing this one. */
  copy(): SectionReader {
    return new SectionReader(this.open, this.stream);
  }

  /** @returns the marks that a line makes known, in the order of their lines */
  read(line: number, text: string, stream: Stream): SectionMark[] {
    if (text.trim() === "") return [];
    const marks: SectionMark[] = [];
    const kind = text.length > maxTitleLength ? undefined : kinds.find(({ isTitle }) => isTitle(text));
    // Another stream says nothing about the end of a section, unless a section of its own starts.
    if (this.open.length > 0 && stream !== this.stream && !kind) return [];
    const indent = text.length - text.trimStart().length;
    while (this.open.length > 0 && (stream !== this.stream || kind?.isOuter || indent < (this.open.at(-1)?.kind.bodyIndent ?? 0)))
      marks.push(...this.close());
    // The line is inside of what is still open.
    for (const section of this.open) if (section.last === section.line) marks.push(startOf(section));
    this.open = this.open.map((section) => ({ ...section, last: line }));
    if (kind && (kind.isOuter || this.open.length < 2)) {
      this.open = [...this.open, { line, kind, title: text, last: line }];
      this.stream = stream;
    }
    return marks;
  }

  /** Ends the open sections, because the next line is not the runner's: a mark of a group, or a message of Gantry. */
  end(): SectionMark[] {
    const marks: SectionMark[] = [];
    while (this.open.length > 0) marks.push(...this.close());
    return marks;
  }

  private close(): SectionMark[] {
    const section = this.open.at(-1);
    this.open = this.open.slice(0, -1);
    // A title with nothing below it is a line like any other.
    if (!section || section.last === section.line) return [];
    return [{ line: section.last + 1, mark: { kind: "end", name: nameOf(section.line) } }];
  }
}

function startOf({ line, kind, title }: OpenSection): SectionMark {
  return { line, mark: { kind: "start", name: nameOf(line), isFolded: kind.isFolded(title) } };
}
