import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { pdfOf, wordDocument, wordParagraph, wordTable, writeDocx, writePdf } from "../testing/write-documents.ts";
import { readMarkdown } from "./markdown.ts";
import type { SpecificationKind } from "./specification-kind.ts";
import { readDocument } from "./read-document.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (kind: SpecificationKind, bytes: Uint8Array) =>
  readDocument(kind, bytes, { owner: "one", signal: new AbortController().signal });

/** A document in one word per block, to look at. */
async function shapeOf(kind: SpecificationKind, bytes: Uint8Array) {
  const { document } = await read(kind, bytes);
  return document.blocks.map((block) => {
    if (block.kind === "heading") return `${"#".repeat(block.level)} ${block.text}`;
    return `${block.paragraph} ${block.kind} ${block.kind === "row" ? block.cells.map((cell, index) => `${block.header[index]}=${cell}`).join(", ") : block.text}`;
  });
}

test("Markdown: headings, lists, tables, listings; comments and front matter are left out", async () => {
  const text =
    "---\ntitle: x\n---\n# Shop\n<!-- not this -->\nThe user *must* `pay`.\n\n- one\n  - two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n";
  expect(await shapeOf("markdown", bytesOf(text))).toEqual([
    "# Shop",
    "1 paragraph The user must pay.",
    "2 item one",
    "3 item two",
    "4 row A=1, B=2",
    "5 code code",
  ]);
});

test("Markdown: any number of blank lines is read like one", async () => {
  const [unix, windows] = ["\n".repeat(2_000_000), "  \r\n".repeat(500_000)];
  const shape = ["# Shop", "1 paragraph The user must pay.", "2 paragraph A cart holds 9 items."];
  for (const blank of [unix, windows])
    expect(await shapeOf("markdown", bytesOf(`# Shop\n\nThe user must pay.\n${blank}A cart holds 9 items.\n${blank}`))).toEqual(shape);
});

test("Word: headings by style, tables with their header, lines as they stand", async () => {
  const body =
    wordParagraph("Shop", "Heading1") +
    wordParagraph("The user must pay &amp; go.") +
    wordTable([
      ["Field", "Rule"],
      ["name", "1 to 100"],
    ]);
  expect(await shapeOf("docx", await writeDocx(body))).toEqual([
    "# Shop",
    "1 paragraph The user must pay & go.",
    "2 row Field=name, Rule=1 to 100",
  ]);
});

test("Word: a list that was typed is a list", async () => {
  const body = wordParagraph("We need:") + wordParagraph("- a list") + wordParagraph("• a total") + wordParagraph("-5 is refused.");
  expect(await shapeOf("docx", await writeDocx(body))).toEqual([
    "1 paragraph We need:",
    "2 item a list",
    "3 item a total",
    "4 paragraph -5 is refused.",
  ]);
});

test("PDF without tags: headings by size, lines put together, list marks read, page numbers left out", async () => {
  const pages = [1, 2, 3].map((number) => [
    { text: "Shop rules", size: 9 },
    ...(number === 1 ? [{ text: "Sign-in", size: 18 }] : []),
    { text: `The user must sign in on page ${"ABC"[number - 1]} before` },
    { text: "anything else is shown." },
    { text: "- Passwords must be long.", x: 90 },
  ]);
  const drawn = [
    { text: "Admins of the shop, whoever they are and wherever they work, can do this:" },
    { text: "add and remove cards that are kept in the shop for", x: 90 },
    { text: "longer", x: 90 },
    { text: "block a card", x: 90 },
    { text: "The first line of this paragraph is set in a little, as in a book,", x: 90 },
    { text: "and the others are not." },
  ];
  expect(await shapeOf("pdf", writePdf([drawn]))).toEqual([
    "1 paragraph Admins of the shop, whoever they are and wherever they work, can do this:",
    "2 item add and remove cards that are kept in the shop for longer",
    "3 item block a card",
    "4 paragraph The first line of this paragraph is set in a little, as in a book, and the others are not.",
  ]);
  const unmarked = [
    { text: "These cards are accepted:" },
    { text: "Cards of the town" },
    { text: "Cards of the shop, whose number must begin with 9 and which" },
    { text: "Ada keeps" },
    { text: "Given a card" },
    { text: "When it is blocked" },
  ];
  expect(await shapeOf("pdf", writePdf([unmarked]))).toEqual([
    "1 paragraph These cards are accepted:",
    "2 paragraph Cards of the town",
    "3 paragraph Cards of the shop, whose number must begin with 9 and which Ada keeps",
    "4 paragraph Given a card When it is blocked",
  ]);
  expect(await shapeOf("pdf", writePdf(pages))).toEqual([
    "# Sign-in",
    "1 paragraph The user must sign in on page A before anything else is shown.",
    "2 item Passwords must be long.",
    "3 paragraph The user must sign in on page B before anything else is shown.",
    "4 item Passwords must be long.",
    "5 paragraph The user must sign in on page C before anything else is shown.",
    "6 item Passwords must be long.",
  ]);
});

const lines = "the user must wait ".repeat(60_000);

test.each([
  ["a Word document that unpacks to far more than it weighs", "docx", () => bomb(200), /unpacks to more than|more memory|longer than/],
  [
    "one that declares entities",
    "docx",
    () => writeDocx("", { "word/document.xml": wordDocument(wordParagraph("&a;"), '<!DOCTYPE x [<!ENTITY a "b">]>') }),
    /entities/,
  ],
  [
    "one that asks for a file",
    "docx",
    () =>
      writeDocx("", { "word/document.xml": wordDocument(wordParagraph("&a;"), '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>') }),
    /entities/,
  ],
  [
    "one whose entities are written in UTF-16",
    "docx",
    () => writeDocx("", { "word/document.xml": utf16(wordDocument(wordParagraph("&a;"), '<!DOCTYPE x [<!ENTITY a "b">]>')) }),
    /entities|damaged/,
  ],
  [
    "one with too many parts",
    "docx",
    () => writeDocx("", Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`x/${index}`, ""]))),
    /more than 10,000 files/,
  ],
  [
    "one that is nested a hundred thousand deep",
    "docx",
    () => writeDocx("<w:smartTag>".repeat(100_000) + "</w:smartTag>".repeat(100_000)),
    /damaged|memory|no text/,
  ],
  ["a PDF of too many pages", "pdf", () => Promise.resolve(pdfOf(Array.from({ length: 1001 }, () => Buffer.from("")))), /1,001 pages/],
  [
    "a PDF whose page unpacks to far more than it weighs",
    "pdf",
    () => Promise.resolve(pdfOf([Buffer.alloc(140 * 1024 * 1024, 32)], 2)),
    /no text|memory|damaged|longer than/,
  ],
  ["a PDF of pictures", "pdf", () => Promise.resolve(writePdf([[]])), /no text/],
  [
    "Markdown with more text than anyone reads",
    "markdown",
    () => Promise.resolve(bytesOf(`${lines}\n\n${lines}`)),
    /more than 2,000,000 characters/,
  ],
  [
    "Markdown that is nested a hundred thousand deep",
    "markdown",
    () => Promise.resolve(bytesOf(`${">".repeat(100_000)} x`)),
    /damaged|longer than|memory|no text/,
  ],
] as const)("%s is refused in words, and the process lives on", async (_name, kind, write, reason) => {
  const before = process.memoryUsage.rss();
  const bytes = await write();
  expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
  await expect(read(kind, bytes)).rejects.toThrow(reason);
  expect(process.memoryUsage.rss() - before).toBeLessThan(600 * 1024 * 1024);
});

test.each([
  ["line", "The user must sign in. "],
  ["paragraph", "The user must sign in.\n"],
])("Markdown in one %s of 9 MB is refused for its length", (_name, text) => {
  expect(() => readMarkdown(bytesOf(text.repeat(400_000)))).toThrow(/more than 2,000,000 characters/);
});

test("who leaves ends the reading, and those who wait get their turn", async () => {
  const leaving = new AbortController();
  const bytes = bytesOf(`${lines}\n`);
  const all = [1, 2, 3].map(() => readDocument("markdown", bytes, { owner: "one", signal: leaving.signal }));
  const patient = read("markdown", bytesOf("The user must wait.\n"));
  leaving.abort(new Error("left"));
  for (const one of await Promise.allSettled(all)) expect(one).toMatchObject({ status: "rejected", reason: { message: "left" } });
  expect((await patient).document.blocks).toHaveLength(1);
});

/** A Word document whose text is `megabytes` of spaces, made without making them. */
async function bomb(megabytes: number): Promise<Uint8Array> {
  const { default: JSZip } = await import("jszip");
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, 32));
  // The archive is made with a small text, then its packed bytes are put in the place of that.
  const zip = new JSZip();
  zip.file(
    "_rels/.rels",
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    { compression: "STORE" },
  );
  zip.file("word/document.xml", packed, { compression: "STORE", binary: true });
  const bytes = new Uint8Array(await zip.generateAsync({ type: "arraybuffer" }));
  return asDeflated(bytes, "word/document.xml", megabytes * 1024 * 1024);
}

/** Says of a stored entry that it is packed, in its local header and in the directory. */
function asDeflated(bytes: Uint8Array, name: string, size: number): Uint8Array {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at++) {
    const signature = view.getUint32(at, true);
    const local = signature === 0x04034b50;
    if (!local && signature !== 0x02014b50) continue;
    const nameAt = at + (local ? 30 : 46);
    if (Buffer.from(bytes.subarray(nameAt, nameAt + name.length)).toString() !== name) continue;
    view.setUint16(at + (local ? 8 : 10), 8, true);
    view.setUint32(at + (local ? 22 : 24), size, true);
  }
  return bytes;
}

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
}
