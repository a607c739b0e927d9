import { type Token, type Tokens, lexer } from "marked";
import { decodeText } from "../document/decode-text.ts";
import { DocumentBuilder, DocumentError, documentLimits, type SpecificationDocument } from "../document/document.ts";
import { partsOfItem, partsOfParagraph } from "./paragraph-lines.ts";

/** Reads GitHub-flavoured Markdown: headings, paragraphs, lists, tables, listings. Pictures, HTML and front matter are left out. @throws {DocumentError} for too much text */
export function readMarkdown(bytes: Uint8Array): SpecificationDocument {
  const builder = new DocumentBuilder();
  const text = withoutBlankPages(decodeText(bytes))
    .replace(/^---\r?\n[\s\S]{0,20000}?\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    // Headings of Jira's own markup, in an export.
    .replace(/^h([1-6])\.[ \t]+(?=\S)/gmu, (_, level: string) => `\n${"#".repeat(Number(level))} `)
    // Old Markdown needs no space after the marks of a heading.
    .replace(/^(#{2,6})(?=[\p{L}\d])/gmu, "$1 ");
  addTokens(builder, tokensOf(text));
  return builder.build();
}

/** Shortens long runs of blank lines, on which the parser would fail. */
function withoutBlankPages(text: string): string {
  const shorter = text.replace(/(?:\n[ \t\r]*){100}(?=\n)/g, "\n");
  return shorter === text ? text : withoutBlankPages(shorter);
}

/** @throws {DocumentError} when a paragraph is too long for the parser, which otherwise fails as it does for deep nesting */
function tokensOf(text: string): readonly Token[] {
  try {
    return lexer(text, { gfm: true });
  } catch (error) {
    const isTooLong = text.split(/\n\s*\n/).some(({ length }) => length > documentLimits.characters);
    if (!(error instanceof RangeError) || !isTooLong) throw error;
    const most = documentLimits.characters.toLocaleString("en");
    throw new DocumentError(
      `A paragraph of the document holds more than ${most} characters. Split it with blank lines or into several files. Pictures inside the text count: remove them.`,
    );
  }
}

function addTokens(builder: DocumentBuilder, tokens: readonly Token[]): void {
  for (const token of tokens) addToken(builder, token);
}

function addToken(builder: DocumentBuilder, token: Token): void {
  switch (token.type) {
    case "heading":
      return builder.heading(Number(token["depth"]), plain(token));
    case "paragraph":
      return addParagraph(builder, token);
    case "text":
      return builder.paragraph(plain(token));
    case "list":
      return addList(builder, token as Tokens.List, 0);
    case "table":
      return addTable(builder, token as Tokens.Table);
    case "code":
      return isProse(token)
        ? addTokens(builder, lexer(withoutIndent(String(token["text"])), { gfm: true }))
        : builder.code(String(token["text"]));
    case "blockquote":
      return addTokens(builder, token.tokens ?? []);
    default:
  }
}

/** Text in a listing without a language, for its looks: lines of words without the marks of a program. */
function isProse(token: Token): boolean {
  if (!("text" in token) || ("lang" in token && token["lang"])) return false;
  const lines = String(token["text"])
    .split("\n")
    .filter((line) => line.trim() !== "");
  const isCode = lines.some((line) =>
    /[;{}]\s*$|^\s*(?:given|when|then|scenario|feature|angenommen|wenn|dann|szenario)\b|=>|\(\)/iu.test(line),
  );
  return !isCode && lines.filter((line) => line.trim().split(/\s+/u).length >= 4).length >= lines.length / 2;
}

const withoutIndent = (text: string) => text.replace(/^[ \t]+/gmu, "");

/** Lines that end hard, or that are written one under the other with a keyword each (Given, When, Then), stay lines of their own. */
function addParagraph(builder: DocumentBuilder, token: Token): void {
  const text = plain(token, "\n");
  const lines = text.split("\n").map((line) => line.trim());
  const keyed = lines.filter((line) =>
    /^(?:given|when|then|and|but|scenario|background|feature|as an?|i want|so that|angenommen|gegeben|wenn|dann|und|aber|szenario|grundlage)\b/i.test(
      line,
    ),
  ).length;
  if (lines.length > 1 && keyed >= lines.length / 2) builder.code(lines.join("\n"));
  else if (onlyBold(token) && text.length <= 80 && !/[.:;,!]$/.test(text)) builder.heading(7, text);
  else for (const part of partsOfParagraph(withNameEnded(token, text))) builder.paragraph(part);
}

/** A name in bold on the first line of a paragraph gets a colon, so that it is no part of the sentence below it. */
function withNameEnded(token: Token, text: string): string {
  const [first] = "tokens" in token ? (token.tokens ?? []) : [];
  const name = first && ["strong", "em"].includes(first.type) ? plain(first) : "";
  return name !== "" && name.length <= 60 && text.startsWith(`${name}\n`) && !/[.:;,!?]$/.test(name)
    ? `${name}: ${text.slice(name.length)}`
    : text;
}

/** A short line set in bold is how many people write the lowest heading. */
function onlyBold(token: Token): boolean {
  const inner = ("tokens" in token ? (token.tokens ?? []) : []).filter((part) => part.type !== "text" || part.raw.trim() !== "");
  return inner.length === 1 && inner[0]?.type === "strong";
}

function addList(builder: DocumentBuilder, list: Tokens.List, depth: number): void {
  const group = builder.nextGroup();
  for (const item of list.items) {
    const nested: Token[] = [];
    const own: Token[] = [];
    for (const token of item.tokens) (["list", "table", "code", "blockquote"].includes(token.type) ? nested : own).push(token);
    const [text = "", ...below] = partsOfItem(own.map((token) => plain(token, "\n")).join("\n"));
    builder.item(text, { depth, ordered: list.ordered, list: group });
    for (const part of below) builder.paragraph(part);
    for (const token of nested) {
      if (token.type === "list") addList(builder, token as Tokens.List, depth + 1);
      else addToken(builder, token);
    }
  }
}

function addTable(builder: DocumentBuilder, table: Tokens.Table): void {
  const group = builder.nextGroup();
  const header = table.header.map((cell) => plainAll(cell.tokens));
  for (const row of table.rows)
    builder.row(
      row.map((cell) => plainAll(cell.tokens)),
      header,
      group,
    );
}

function plainAll(tokens: readonly Token[], lineBreak = " "): string {
  return tokens.map((token) => plain(token, lineBreak)).join("");
}

/** The words of a token without its marks. */
function plain(token: Token, lineBreak = " "): string {
  if (token.type === "br") return lineBreak;
  if (token.type === "html") return /^<br\s*\/?>/i.test(token.raw) ? lineBreak : "";
  if (token.type === "image" || token.type === "checkbox") return "";
  if ("tokens" in token && token.tokens && token.tokens.length > 0) return plainAll(token.tokens, lineBreak);
  if ("text" in token && typeof token.text === "string") return unescapeEntities(token.text).replace(/\n/g, lineBreak);
  return token.type === "space" ? " " : "";
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  le: "≤",
  ge: "≥",
  ndash: "–",
  mdash: "—",
  rarr: "→",
};

function unescapeEntities(text: string): string {
  return text
    .replace(/&(\w{2,6});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(\d{1,7});/g, (whole, code: string) => (Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole));
}
