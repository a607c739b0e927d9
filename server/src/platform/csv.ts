import { stringify } from "csv-stringify/sync";

/**
 * A spreadsheet evaluates a cell that starts like a formula. An apostrophe in front keeps it text; another one in front of an existing apostrophe
 * makes the encoding reversible.
 */
const likeFormula = /^'*[=+\-@\t\r]/;

const asCell = (text: string): string => (likeFormula.test(text) ? `'${text}` : text);
export const fromCell = (cell: string): string => (cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell);

/** For the start of a file: spreadsheets otherwise do not read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Lines of a CSV file (RFC 4180), each ended, in which no cell is a formula. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(asCell)),
    { record_delimiter: "windows", quoted: true },
  );
}
