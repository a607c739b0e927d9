import type { DocumentBuilder } from "../document/document.ts";
import { looksLikeHeader } from "./docx.ts";
import { type PdfPage, type PdfTag, type PdfText, joinTexts, listMark, splitListMark } from "./pdf-text.ts";

const maxDepth = 100;

interface List {
  group: number;
  depth: number;
}

/** Adds pages by their tags. What is outside them (running heads, page numbers) is left out. */
export function addTagged(builder: DocumentBuilder, pages: readonly PdfPage[]): void {
  const reader = new TagReader(builder);
  for (const page of pages) reader.addPage(page);
}

class TagReader {
  private readonly builder: DocumentBuilder;
  private byMark = new Map<string, PdfText[]>();
  private seen = new Set<PdfTag>();
  /** A table or list may go on on the next page. */
  private table: { group: number; header: string[]; columns: number } | undefined;
  private list: { group: number; last: number | undefined } | undefined;

  constructor(builder: DocumentBuilder) {
    this.builder = builder;
  }

  addPage(page: PdfPage): void {
    this.byMark = new Map();
    this.seen = new Set();
    for (const text of page.texts) {
      if (text.mark === undefined) continue;
      const known = this.byMark.get(text.mark);
      if (known) known.push(text);
      else this.byMark.set(text.mark, [text]);
    }
    if (page.tree) this.add(page.tree, 0);
  }

  private add(tag: PdfTag, depth: number): void {
    if (depth > maxDepth || this.seen.has(tag)) return;
    this.seen.add(tag);
    const role = tag.role ?? "";
    const heading = /^(?:H([1-6])?|Title)$/.exec(role);
    if (heading) return this.addHeading(role === "Title" ? 1 : Number(heading[1] ?? 2), this.textOf(tag));
    if (role === "Table") return this.addTable(tag);
    if (role === "L") return this.addList(tag, 0);
    if (role === "Code") return this.addCode(tag);
    if (role === "TOC" || role === "Artifact" || role === "Figure") return;
    if (role === "P" || (this.holdsText(tag) && !this.holdsBlocks(tag, 0))) return this.addParagraph(this.textOf(tag));
    for (const child of tag.children ?? []) this.add(child, depth + 1);
  }

  private addHeading(level: number, text: string): void {
    this.table = undefined;
    this.list = undefined;
    this.builder.heading(level, text);
  }

  private addParagraph(text: string): void {
    if (text.trim() === "") return;
    this.table = undefined;
    const marked = splitListMark(text);
    if (marked) return this.addItem(marked.rest, marked, { depth: 0, group: this.groupOf(marked) });
    this.list = undefined;
    this.builder.paragraph(text);
  }

  private addCode(tag: PdfTag): void {
    const texts = this.textsOf(tag);
    this.builder.code(texts.map((text) => text.str + (text.endsLine ? "\n" : "")).join(""));
  }

  private addList(tag: PdfTag, depth: number): void {
    this.table = undefined;
    if (depth > maxDepth) return;
    let list: List | undefined;
    for (const item of tag.children ?? []) {
      if (item.role === "L") {
        this.addList(item, depth + 1);
        continue;
      }
      const nested: PdfTag[] = [];
      const texts = this.textsOf(item, nested);
      const mark = listMark(this.labelOf(item));
      const whole = joinTexts(texts).trim();
      const split = splitListMark(whole);
      const rest = split?.rest ?? whole;
      const kind = mark ?? split ?? { ordered: false, number: undefined };
      list ??= { depth, group: this.groupOf(kind, depth) };
      this.addItem(rest, kind, list);
      for (const inner of nested) this.addList(inner, depth + 1);
    }
  }

  private addItem(text: string, mark: { ordered: boolean; number: number | undefined }, list: List): void {
    if (list.depth === 0) this.list = { group: list.group, last: mark.number };
    this.builder.item(text, { depth: list.depth, ordered: mark.ordered, list: list.group });
  }

  /** The list that this item goes on with, when it counts on from it; else a new one. */
  private groupOf(mark: { ordered: boolean; number: number | undefined }, depth = 0): number {
    const goesOn = depth === 0 && mark.ordered && mark.number !== undefined && this.list?.last === mark.number - 1;
    return goesOn && this.list ? this.list.group : this.builder.nextGroup();
  }

  private addTable(tag: PdfTag): void {
    this.list = undefined;
    const rows = this.rowsOf(tag, 0);
    const cells = rows.map((row) => this.cellsOf(row).map((cell) => this.textOf(cell)));
    const first = rows[0];
    if (!first || !cells[0]) return;
    const headed = this.cellsOf(first).some((cell) => cell.role === "TH") || looksLikeHeader(cells[0]);
    const columns = Math.max(...cells.map((row) => row.length));
    const again = this.table && this.table.columns === columns && (!headed || cells[0].join("|") === this.table.header.join("|"));
    if (!again) this.table = { group: this.builder.nextGroup(), header: headed && rows.length > 1 ? cells[0] : [], columns };
    const { group, header } = this.table ?? { group: 0, header: [] };
    for (const row of cells) {
      if (row.join("|") === header.join("|")) continue;
      if (row.length === 1) this.builder.paragraph(row[0] ?? "");
      else this.builder.row(row, header, group);
    }
  }

  private rowsOf(tag: PdfTag, depth: number): PdfTag[] {
    if (depth > maxDepth) return [];
    return (tag.children ?? []).flatMap((child) => (child.role === "TR" ? [child] : this.rowsOf(child, depth + 1)));
  }

  private cellsOf(row: PdfTag): PdfTag[] {
    return (row.children ?? []).filter((cell) => cell.role === "TD" || cell.role === "TH");
  }

  private labelOf(item: PdfTag): string {
    const label = (item.children ?? []).find((child) => child.role === "Lbl");
    return label ? this.textOf(label) : "";
  }

  private holdsText(tag: PdfTag): boolean {
    return (tag.children ?? []).some((child) => child.type === "content" || this.textsOf(child).length > 0);
  }

  private holdsBlocks(tag: PdfTag, depth: number): boolean {
    const block = /^(?:H[1-6]?|Title|P|L|LI|Table|TR|Sect|Div|Art|Part|BlockQuote|Code)$/;
    return depth < maxDepth && (tag.children ?? []).some((child) => block.test(child.role ?? "") || this.holdsBlocks(child, depth + 1));
  }

  private textOf(tag: PdfTag): string {
    return joinTexts(this.textsOf(tag)).trim();
  }

  /** The text below a tag, labels of lists left out; lists within it go to `nested` when that is given. */
  private textsOf(tag: PdfTag, nested?: PdfTag[], depth = 0): PdfText[] {
    if (depth > maxDepth) return [];
    const found: PdfText[] = [];
    for (const child of tag.children ?? []) {
      if (child.type === "content") found.push(...(this.byMark.get(child.id ?? "") ?? []));
      else if (nested && child.role === "L") nested.push(child);
      else if (child.role !== "Lbl" || tag.role === "Lbl") found.push(...this.textsOf(child, nested, depth + 1));
    }
    return found;
  }
}
