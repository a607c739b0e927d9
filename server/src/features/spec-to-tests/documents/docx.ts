import { Readable } from "node:stream";
import JSZip from "jszip";
import mammoth from "mammoth";
import { DocumentBuilder, DocumentError, type SpecificationDocument, documentLimits } from "../document/document.ts";
import { entryCount } from "./zip-directory.ts";

/**
 * Reads a Word document through mammoth's model of it. What is unpacked is counted as it comes out of the archive, so that a small file
 * cannot become a large one; only the parts that hold text are unpacked at all.
 */
export async function readDocx(bytes: Uint8Array): Promise<SpecificationDocument> {
  const builder = new DocumentBuilder();
  const file = await openArchive(bytes);
  let root: WordNode | undefined;
  const capture = (document: WordNode): WordNode => {
    root = document;
    // Nothing is left for the conversion to HTML, which no one reads.
    return { ...document, children: [] };
  };
  // `file` is mammoth's own way in for an archive that is open already.
  const input = { file } as unknown as { buffer: Buffer };
  await mammoth.convertToHtml(input, { transformDocument: capture, includeEmbeddedStyleMap: false, externalFileAccess: false });
  const lists = new Map<string, number>();
  for (const node of root?.children ?? []) addNode(builder, node, lists);
  return builder.build();
}

/** What mammoth knows of a part of a document; only what is read here. */
interface WordNode {
  type: string;
  children?: WordNode[];
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { level: string | number; isOrdered: boolean } | null;
  isBold?: boolean;
  isHeader?: boolean;
}

function addNode(builder: DocumentBuilder, node: WordNode, lists: Map<string, number>): void {
  if (node.type === "paragraph") return addParagraph(builder, node, lists);
  lists.clear();
  if (node.type === "table") return addTable(builder, node);
  for (const child of node.children ?? []) addNode(builder, child, lists);
}

function addParagraph(builder: DocumentBuilder, node: WordNode, lists: Map<string, number>): void {
  const text = textOf(node).trim();
  if (!text) return;
  const level = headingLevel(node, text);
  if (level !== undefined) {
    lists.clear();
    return builder.heading(level, text);
  }
  // A list that was typed, or pasted from a mail.
  const typed = /^[-–•*·]\s+(?=\S)/u.exec(text);
  if (!node.numbering && typed) {
    const { depth, list } = placeInList(builder, { level: 0, isOrdered: false }, lists);
    return builder.item(text.slice(typed[0].length), { depth, ordered: false, list });
  }
  if (node.numbering) {
    const { depth, list } = placeInList(builder, node.numbering, lists);
    return builder.item(text, { depth, ordered: node.numbering.isOrdered, list });
  }
  if (/list|bullet/i.test(node.styleName ?? "")) {
    const ordered = /number/i.test(node.styleName ?? "");
    const { depth, list } = placeInList(
      builder,
      { level: Number(/\d/.exec(node.styleName ?? "")?.[0] ?? 1) - 1, isOrdered: ordered },
      lists,
    );
    return builder.item(text, { depth, ordered, list });
  }
  lists.clear();
  if (/source|code|preformatted|listing/i.test(node.styleName ?? "")) builder.code(text);
  else builder.paragraph(text);
}

/** Word has no lists, only numbered paragraphs: neighbors of one depth and kind are one list. */
function placeInList(builder: DocumentBuilder, numbering: { level: string | number; isOrdered: boolean }, lists: Map<string, number>) {
  const depth = Math.max(0, Math.trunc(Number(numbering.level)) || 0);
  const key = `${depth} ${numbering.isOrdered}`;
  for (const known of lists.keys()) if (Number(known.split(" ")[0]) > depth) lists.delete(known);
  const list = lists.get(key) ?? builder.nextGroup();
  lists.set(key, list);
  return { depth, list };
}

function headingLevel(node: WordNode, text: string): number | undefined {
  const name = (node.styleName ?? node.styleId ?? "").toLowerCase();
  const numbered = /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|nagłówek)\s*(\d)/.exec(name);
  if (numbered) return Number(numbered[1]);
  if (name === "title") return 1;
  if (name === "subtitle") return undefined;
  // A short line in bold is how many people write a heading.
  const runs = (node.children ?? []).filter((run) => run.type === "run" && textOf(run).trim() !== "");
  const bold = runs.length > 0 && runs.every((run) => run.isBold === true);
  return bold && !node.numbering && text.length <= 80 && !/[.:;,!?]$/.test(text) ? 7 : undefined;
}

function addTable(builder: DocumentBuilder, table: WordNode): void {
  const rows = (table.children ?? []).filter((row) => row.type === "tableRow");
  const cells = rows.map((row) => (row.children ?? []).filter((cell) => cell.type === "tableCell").map((cell) => textOf(cell)));
  const [first] = rows;
  const headed = rows.length > 1 && (cells[0]?.length ?? 0) > 1 && (first?.isHeader === true || looksLikeHeader(cells[0] ?? []));
  const group = builder.nextGroup();
  for (const row of headed ? cells.slice(1) : cells) {
    if (row.length === 1) builder.paragraph(row[0] ?? "");
    else builder.row(row, headed ? (cells[0] ?? []) : [], group);
  }
}

/** Short texts in every column, no sentence among them. */
export function looksLikeHeader(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim().length <= 40 && !/[.!?]$/.test(cell.trim())) && cells.some((cell) => /\p{L}/u.test(cell));
}

function textOf(node: WordNode): string {
  if (node.type === "text") return node.value ?? "";
  if (node.type === "tab") return "\t";
  if (node.type === "break") return "\n";
  const inner = (node.children ?? []).map(textOf);
  return inner.join(node.type === "tableCell" ? " " : "");
}

interface Archive {
  exists(name: string): boolean;
  read(name: string, encoding?: string): Promise<Uint8Array | string>;
}

async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const tooMany = `The Word document's archive holds more than ${documentLimits.archiveEntries.toLocaleString("en")} files.`;
  // Before they are read, which takes long.
  if ((entryCount(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) ?? 0) > documentLimits.archiveEntries)
    throw new DocumentError(tooMany);
  const zip = await JSZip.loadAsync(bytes).catch(() => {
    throw new DocumentError(
      "The file cannot be opened as a Word document: it is damaged, or not a .docx file. Save it as .docx again and upload the new file.",
    );
  });
  // The end record may give less than there is.
  if (Object.keys(zip.files).length > documentLimits.archiveEntries) throw new DocumentError(tooMany);
  let unpacked = 0;
  async function read(name: string): Promise<Buffer> {
    const entry = zip.file(name);
    if (!entry) throw new DocumentError(`The Word document is damaged: its part ${name.slice(0, 100)} is missing.`);
    const chunks: Buffer[] = [];
    // Its streams are of an older kind.
    for await (const chunk of new Readable().wrap(entry.nodeStream()) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > documentLimits.unpackedBytes)
        throw new DocumentError(
          `The Word document unpacks to more than ${documentLimits.unpackedBytes / 1024 / 1024} MiB of text. Split it and upload its parts one by one.`,
        );
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  return {
    exists: (name) => zip.file(name) !== null,
    async read(name, encoding) {
      const content = await read(name);
      if (encoding === undefined || encoding === "base64") return encoding ? "" : content;
      const text = decodeXml(content);
      if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
        throw new DocumentError(
          "The Word document declares XML entities, which Word itself never writes. Open it in Word, save it again and upload it.",
        );
      return text;
    },
  };
}

function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}
