/**
 * A spreadsheet takes a cell that begins like a formula for one, and runs it. An apostrophe in front keeps it text; one more in front of
 * an apostrophe that stood there already lets reading give back exactly what was written.
 */
const likeFormula = /^'*[=+\-@\t\r]/;

export const asCell = (text: string): string => (likeFormula.test(text) ? `'${text}` : text);
export const fromCell = (cell: string): string => (cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell);
