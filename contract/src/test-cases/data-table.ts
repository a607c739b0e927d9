import { maxDataColumns, maxDataRows } from "./constants.ts";

/** Values with which a case is executed, one row after another. */
export interface DataTable {
  columns: string[];
  rows: string[][];
}

/** A cell of a line: `\|` is a bar, `\\` a backslash. */
const cell = /(?:[^|\\]|\\.|\\$)*/y;

/** Why a table is wrong, in words; `undefined` if it is right. */
export function tableProblem({ columns, rows }: DataTable): string | undefined {
  if (columns.length > maxDataColumns) return `A data table has at most ${maxDataColumns} columns.`;
  if (rows.length === 0) return "Write the names of the columns in the first line, and at least one row below it.";
  if (rows.length > maxDataRows) return `A data table has at most ${maxDataRows} rows.`;
  if (columns.some((name) => name === "")) return "Each column needs a name.";
  if (new Set(columns).size < columns.length) return "Two columns have the same name.";
  const wrong = rows.findIndex((row) => row.length !== columns.length);
  const found = rows[wrong]?.length ?? 0;
  if (wrong >= 0) return `Row ${wrong + 1} has ${found} ${found === 1 ? "value" : "values"}; the table has ${columns.length} columns.`;
  return undefined;
}

/** A table as text: `browser | amount`, then one line for each row. Lines may start and end with a bar, as in Markdown and Gherkin. */
export function parseTable(text: string): DataTable {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    // Markdown's line below the names.
    .filter((line, at) => at !== 1 || !/^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?$/.test(line));
  const [columns = [], ...rows] = lines.map(cellsOf);
  return { columns, rows };
}

export function tableText({ columns, rows }: DataTable): string {
  const escaped = (value: string) => value.replace(/[\\|]/g, "\\$&").replace(/^(?=:?-+:?$)/, "\\");
  return [columns, ...rows].map((cells) => `| ${cells.map(escaped).join(" | ")} |`).join("\n");
}

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const isClosed = line.startsWith("|");
  let at = isClosed ? 1 : 0;
  for (;;) {
    cell.lastIndex = at;
    const text = cell.exec(line)?.[0] ?? "";
    at += text.length + 1;
    // In a line that starts with a bar, the one at its end closes the last cell.
    if (isClosed && at > line.length && text.trim() === "" && cells.length > 0) return cells;
    cells.push(text.trim().replace(/\\(.)/g, "$1"));
    if (at > line.length) return cells;
  }
}
