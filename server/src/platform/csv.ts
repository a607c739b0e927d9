import { stringify } from "csv-stringify/sync";

/** Where a cell may begin: spreadsheets in some languages separate cells by semicolons, and then end quoted text at line breaks. */
const separator = /([;\t\r\n])/;
/**
 * A spreadsheet evaluates a cell that starts like a formula, some of them also after blanks, quotation marks, invisible characters or with full-width
 * signs. An apostrophe in front keeps it text; another one in front of an existing apostrophe makes the encoding reversible.
 */
const likeFormula = /^['"\s\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠]/;
const startsBlank = /^'*[\t\r]/;

function asCell(text: string): string {
  const parts = text.split(separator).map((part) => (likeFormula.test(part) ? `'${part}` : part));
  return startsBlank.test(text) ? `'${parts.join("")}` : parts.join("");
}

/** The text of a cell that `csvLines` wrote. */
export function fromCell(cell: string): string {
  const text = cell.startsWith("'") && startsBlank.test(cell) ? cell.slice(1) : cell;
  return text
    .split(separator)
    .map((part) => (part.startsWith("'") && likeFormula.test(part) ? part.slice(1) : part))
    .join("");
}

/** For the start of a file: spreadsheets otherwise do not read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Lines of a CSV file (RFC 4180), each ended, in which no cell is a formula. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(asCell)),
    { record_delimiter: "windows", quoted: true },
  );
}
