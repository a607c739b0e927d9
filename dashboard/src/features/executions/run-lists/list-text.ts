/** `project`: as in the project's settings; `none`: an empty list; `own`: the rows. */
export type ListOrigin = "project" | "none" | "own";

/** A list of a run that replaces the project's, as it is typed. */
export interface ListText<Row> {
  origin: ListOrigin;
  rows: readonly Row[];
}

/** Problems of rows by their row and field, such as `0.name`. */
export type Problems = ReadonlyMap<string, string>;

let lastId = 0;
/** Tells the rows of a list apart while they are edited. */
export const newRowId = (): number => (lastId += 1);

/** What is sent: `undefined` for the project's list. */
export function listIn<Row, Item>({ origin, rows }: ListText<Row>, itemIn: (row: Row) => Item): Item[] | undefined {
  if (origin === "project") return undefined;
  return origin === "none" ? [] : rows.map(itemIn);
}

/** The form of a stored list; `undefined` is the project's. */
export function textOfList<Row, Item>(list: readonly Item[] | undefined, rowOf: (item: Item) => Row): ListText<Row> {
  if (list === undefined) return { origin: "project", rows: [] };
  return list.length === 0 ? { origin: "none", rows: [] } : { origin: "own", rows: list.map(rowOf) };
}

/** `must be a name` → `Must be a name.` */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
