/**
 * A spreadsheet evaluates a cell that starts like a formula. An apostrophe in front keeps it text; another one in front of an existing apostrophe
 * makes the encoding reversible.
 */
const likeFormula = /^'*[=+\-@\t\r]/;

export const asCell = (text: string): string => (likeFormula.test(text) ? `'${text}` : text);
export const fromCell = (cell: string): string => (cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell);
