/** A specification as its readers give it: blocks in reading order, whatever the file's format was. */
export interface SpecificationDocument {
  blocks: Block[];
  /** Notes for the user: what was not read. */
  notes: string[];
}

export type Block = Heading | TextBlock | Row | Code;

interface Numbered {
  /** The number of the paragraph from 1, without headings. A case names its source by it. */
  paragraph: number;
}

/** `level` 1 is the outermost. */
export interface Heading {
  kind: "heading";
  level: number;
  text: string;
}

/** A paragraph, or an item of a list; `depth` 0 is the outermost list. */
export interface TextBlock extends Numbered {
  kind: "paragraph" | "item";
  text: string;
  depth: number;
  /** The item's list is numbered. */
  ordered: boolean;
  /** Items of one list share it. */
  list: number;
}

/** A row of a table with the texts of its header; `header` is empty when the table has none. */
export interface Row extends Numbered {
  kind: "row";
  cells: string[];
  header: string[];
  /** Rows of one table share it. */
  table: number;
}

/** Lines that are set apart: a listing, a Gherkin feature. */
export interface Code extends Numbered {
  kind: "code";
  text: string;
}

export const documentLimits = {
  /** More pages than a specification that one person can review. */
  pages: 1000,
  characters: 2_000_000,
  blocks: 50_000,
  /** All parts of a Word document, unpacked. */
  unpackedBytes: 48 * 1024 * 1024,
  archiveEntries: 10_000,
  readSeconds: 20,
} as const;

/** A document that cannot be read; `message` says why and what to do, for the user. */
export class DocumentError extends Error {}

/** The reader failed, and not because of the document. `message` and the details are for the log, and `forUser` is shown to the user. */
export class ReaderFailure extends Error {
  readonly forUser = "The document could not be read because of a problem on the server. Try again.";
  /** How the process that read the document ended, and the end of what it printed. */
  readonly output: string;

  constructor(message: string, details: { output?: string } = {}) {
    super(message);
    this.output = details.output ?? "";
  }
}

/** Numbers blocks as they come and stops at the limits. */
export class DocumentBuilder {
  readonly blocks: Block[] = [];
  readonly notes: string[] = [];
  private paragraphs = 0;
  private groups = 0;
  private characters = 0;

  /** A number for a list or a table. */
  nextGroup(): number {
    this.groups += 1;
    return this.groups;
  }

  heading(level: number, text: string): void {
    const clean = tidy(text);
    if (clean) this.add({ kind: "heading", level: Math.min(Math.max(Math.trunc(level), 1), 9), text: clean.slice(0, 500) });
  }

  paragraph(text: string): void {
    const clean = tidy(text);
    if (clean) this.add({ kind: "paragraph", text: clean, depth: 0, ordered: false, list: 0, paragraph: this.next() });
  }

  item(text: string, at: { depth: number; ordered: boolean; list: number }): void {
    const clean = tidy(text);
    if (clean) this.add({ kind: "item", text: clean, ...at, paragraph: this.next() });
  }

  row(cells: readonly string[], header: readonly string[], table: number): void {
    const clean = cells.map(tidy);
    if (clean.some(Boolean)) this.add({ kind: "row", cells: clean, header: header.map(tidy), table, paragraph: this.next() });
  }

  code(text: string): void {
    const clean = text.replace(/\r\n?/g, "\n").replace(unprintable, "").trim();
    if (clean) this.add({ kind: "code", text: clean, paragraph: this.next() });
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  build(): SpecificationDocument {
    return { blocks: this.blocks, notes: this.notes };
  }

  private next(): number {
    this.paragraphs += 1;
    return this.paragraphs;
  }

  private add(block: Block): void {
    this.characters += block.kind === "row" ? block.cells.reduce((sum, cell) => sum + cell.length, 0) : block.text.length;
    if (this.characters > documentLimits.characters || this.blocks.length >= documentLimits.blocks)
      throw new DocumentError(
        `The document holds more than ${documentLimits.characters.toLocaleString("en")} characters of text. Split it and upload its parts one by one.`,
      );
    this.blocks.push(block);
  }
}

// Control and direction characters, zero widths, lone surrogates: they mean nothing here and make titles that cannot be told apart.
const unprintable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Cs}/gu;

/** One line of plain text. */
export function tidy(text: string): string {
  return text.normalize("NFC").replace(unprintable, "").replace(/\s+/gu, " ").trim();
}
