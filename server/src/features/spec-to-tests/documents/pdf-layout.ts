import { DocumentBuilder, type SpecificationDocument } from "../document/document.ts";
import { looksLikeHeader } from "./docx.ts";
import { type Line, bodyStyle, linesOf, segmentsOf } from "./pdf-lines.ts";
import { type PdfPage, splitListMark } from "./pdf-text.ts";

/** Reads pages without tags: by where words stand, how large they are and how far apart. */
export function readLayout(pages: readonly PdfPage[]): SpecificationDocument {
  const lines = linesOf(pages);
  const reader = new LayoutReader(lines);
  for (const [index, line] of lines.entries()) reader.add(line, lines[index + 1]);
  return reader.build();
}

type Open =
  | { kind: "paragraph"; text: string; last: Line }
  | { kind: "item"; text: string; last: Line; x: number; ordered: boolean; depth: number; list: number }
  | { kind: "table"; rows: string[][]; columns: number[]; last: Line };

class LayoutReader {
  private readonly builder = new DocumentBuilder();
  /** How far lines reach to the right, by page and place of their first word. */
  private readonly margins = new Map<string, number>();
  private readonly body: { size: number; font: string };
  /** Where text begins that is not set in. */
  private readonly bodyX: number;
  private readonly headingSizes: number[];
  private readonly usualGap: number;
  private open: Open | undefined;
  private marks: number[] = [];
  private lists = new Map<number, number>();

  constructor(lines: readonly Line[]) {
    for (const line of lines)
      for (const column of [-1, 0, 1]) {
        const key = columnOf(line, column);
        this.margins.set(key, Math.max(this.margins.get(key) ?? 0, rightOf(line)));
      }
    this.body = bodyStyle(lines);
    this.bodyX = usualStartOf(lines);
    this.usualGap = usualGapOf(lines, this.body.size);
    const larger = lines.filter((line) => line.size >= this.body.size * 1.12).map((line) => Math.round(line.size));
    this.headingSizes = [...new Set(larger)].sort((a, b) => b - a).slice(0, 6);
  }

  add(line: Line, next: Line | undefined): void {
    const level = this.headingLevel(line);
    if (level !== undefined) {
      this.close();
      this.marks = [];
      this.lists.clear();
      return this.builder.heading(level, line.text);
    }
    const marked = splitListMark(line.text);
    if (marked) return this.openItem(line, marked);
    const segments = segmentsOf(line);
    if (this.open?.kind === "table" && this.continueTable(this.open, line, segments)) return;
    if (segments.length > 1) {
      this.close();
      this.open = { kind: "table", rows: [segments.map((cell) => cell.text)], columns: segments.map((cell) => cell.x), last: line };
      return;
    }
    this.addText(line, next);
  }

  build(): SpecificationDocument {
    this.close();
    return this.builder.build();
  }

  private addText(line: Line, next: Line | undefined): void {
    const { open } = this;
    const isItem = this.isIndented(line) && !this.isFirstLine(line, next);
    const begins = isItem && open?.kind === "paragraph" && line.x > open.last.x + 12;
    if (open && open.kind !== "table" && !begins && this.goesOn(open, line)) {
      open.text = joinLines(open.text, line.text);
      open.last = line;
      return;
    }
    this.close();
    if (isItem) return this.openItem(line, { ordered: false, rest: line.text }, -2);
    if (open?.kind !== "item" || line.x <= open.x) this.lists.clear();
    this.open = { kind: "paragraph", text: line.text, last: line };
  }

  private goesOn(open: Exclude<Open, { kind: "table" }>, line: Line): boolean {
    if (open.last.page !== line.page) return !/[.!?:]$/.test(open.text) && /^\p{Ll}/u.test(line.text);
    const gap = open.last.y - line.y;
    if (gap <= 0 || gap > this.usualGap * 1.3 || (this.endsEarly(open.last, line) && !isGherkin(open.text, line.text))) return false;
    return open.kind === "paragraph" || line.x > open.x + 1;
  }

  /** Whether the next line's first word would have stood on this line, too: the line was ended on purpose, as items without marks are. */
  private endsEarly(last: Line, next: Line): boolean {
    if (/[-,]$/.test(last.text)) return false;
    const [word = ""] = next.text.split(" ");
    const wordWidth = ((rightOf(next) - next.x) / next.text.length) * (word.length + 1);
    const margin = this.margins.get(columnOf(last)) ?? 0;
    // Text that goes on in small letters is more likely the same sentence.
    const spare = /^\p{Ll}/u.test(next.text) ? (margin - last.x) * 0.3 : next.size;
    return rightOf(last) + wordWidth * 1.2 + spare < margin;
  }

  /** An item whose mark is drawn and not written. */
  private isIndented = ({ x }: Line) => x - this.bodyX > 12 && x - this.bodyX < 60;

  /** The first line of a paragraph that is set in a little. */
  private isFirstLine = (line: Line, next: Line | undefined) =>
    next !== undefined && next.page === line.page && Math.abs(next.x - this.bodyX) <= 3 && !this.endsEarly(line, next);

  private openItem(line: Line, marked: { ordered: boolean; rest: string }, hanging = 0): void {
    this.close();
    this.marks = this.marks.filter((x) => x < line.x - 2);
    for (const x of this.lists.keys()) if (x > line.x + 2) this.lists.delete(x);
    const known = [...this.lists.keys()].find((x) => Math.abs(x - line.x) <= 2);
    const list = known === undefined ? this.builder.nextGroup() : (this.lists.get(known) ?? 0);
    if (known === undefined) this.lists.set(line.x, list);
    const depth = this.marks.length;
    this.marks.push(line.x);
    this.open = { kind: "item", text: marked.rest, last: line, x: line.x + hanging, ordered: marked.ordered, depth, list };
  }

  private continueTable(table: Extract<Open, { kind: "table" }>, line: Line, cells: readonly { x: number; text: string }[]): boolean {
    if (table.last.page === line.page && table.last.y - line.y > this.usualGap * 4) return false;
    // Names of columns are often centered: the first row below says where the columns are.
    if (table.rows.length === 1 && cells.length === table.columns.length) table.columns = cells.map((cell) => cell.x);
    const places = cells.map((cell) => table.columns.findIndex((x) => Math.abs(x - cell.x) <= 4));
    if (places.includes(-1)) return false;
    const row = table.rows.at(-1);
    // A cell's second line: it leaves the first column empty, or stands close below a row that filled all of them.
    const close = table.last.page === line.page && table.last.y - line.y <= this.usualGap * 1.15;
    if (row && cells.length < table.columns.length && (places[0] !== 0 || close)) {
      for (const [index, place] of places.entries()) row[place] = joinLines(row[place] ?? "", cells[index]?.text ?? "");
    } else {
      const fresh = table.columns.map(() => "");
      for (const [index, place] of places.entries()) fresh[place] = cells[index]?.text ?? "";
      table.rows.push(fresh);
    }
    table.last = line;
    return true;
  }

  private close(): void {
    const { open } = this;
    this.open = undefined;
    if (!open) return;
    if (open.kind === "paragraph") return this.builder.paragraph(open.text);
    if (open.kind === "item") return this.builder.item(open.text, { depth: open.depth, ordered: open.ordered, list: open.list });
    const [first = [], ...rest] = open.rows;
    if (rest.length === 0) return this.builder.paragraph(first.join(" "));
    const header = looksLikeHeader(first) ? first : [];
    const group = this.builder.nextGroup();
    for (const row of header.length > 0 ? rest : open.rows) this.builder.row(row, header, group);
  }

  private headingLevel(line: Line): number | undefined {
    const plain = line.text.length <= 120 && !/[.;,!?]$/.test(line.text) && /\p{L}/u.test(line.text);
    if (!plain) return undefined;
    const rank = this.headingSizes.indexOf(Math.round(line.size));
    if (rank !== -1) return rank + 1;
    const numbered = /^\d{1,2}(\.\d{1,2})*\.?\s+\p{Lu}/u.test(line.text);
    const apart = line.font !== undefined && line.font !== this.body.font && line.text.length <= 80 && !line.text.endsWith(":");
    if (!apart || segmentsOf(line).length > 1) return undefined;
    if (splitListMark(line.text) && !numbered) return undefined;
    return this.headingSizes.length + 1;
  }
}

/** Lines that begin close to each other end at the same margin; an item is set in a little. */
const columnOf = ({ page, x }: Line, offset = 0) => `${page} ${Math.round(x / 40) + offset}`;
const rightOf = ({ texts }: Line) => Math.max(...texts.map(({ x, width }) => x + width));

/** Lines of a scenario stay together. */
const isGherkin = (text: string, next: string) =>
  /^(?:given|when|scenario|angenommen|gegeben|wenn|szenario)(?!\p{L})/iu.test(text) &&
  /^(?:given|when|then|and|but|angenommen|gegeben|wenn|dann|und|aber)\s/iu.test(next);

function joinLines(text: string, next: string): string {
  if (text === "") return next;
  return /\p{Ll}{3}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
}

/** The leftmost place where more than a few lines begin. */
function usualStartOf(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { x } of lines) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= lines.length / 10).map(([x]) => x);
  return often.length > 0 ? Math.min(...often) : 0;
}

/** The distance between two lines of one paragraph: the middle one of all that are plausible. */
function usualGapOf(lines: readonly Line[], size: number): number {
  const gaps: number[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const gap = next && next.page === line.page ? line.y - next.y : 0;
    if (gap > size * 0.8 && gap < size * 2) gaps.push(gap);
  }
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? size * 1.3;
}
