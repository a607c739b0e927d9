import { type SelectQueryBuilder, sql } from "kysely";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import { badRequest } from "../errors.ts";
import type { Transaction } from "./database.ts";

/** The last row of a page; the next page of a newest-first list starts after it. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.createdAt.getTime()}.${cursor.id}`).toString("base64url");
}

/** @throws 400 for a cursor that was not issued by the API. */
export function decodeCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || text === "") return undefined;
  const match = /^(-?\d{1,15})\.([0-9a-f]{24})$/.exec(Buffer.from(text, "base64url").toString("latin1"));
  if (!match?.[1] || !match[2])
    throw badRequest("Invalid cursor", { message: "Use `nextCursor` from the previous response, unchanged.", code: "INVALID_CURSOR" });
  return { createdAt: new Date(Number(match[1])), id: match[2] };
}

/** `created_at, id` descending, after the cursor. Compares the pair as a row value, so that the index is used at any depth. */
export function afterCursor<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  cursor: Cursor | undefined,
): SelectQueryBuilder<DB, TB, O> {
  return cursor ? query.where(sql<boolean>`(created_at, id) < (${cursor.createdAt}, ${cursor.id})`) : query;
}

/** A page and the total number of rows, counted up to one more than the cap, as the transaction's last step. */
export async function pageAndTotal<DB, TB extends keyof DB, Row, AllDB, AllTB extends keyof AllDB, O>(
  tx: Transaction,
  page: SelectQueryBuilder<DB, TB, Row>,
  all: SelectQueryBuilder<AllDB, AllTB, O>,
  { isFirst }: { isFirst: boolean },
): Promise<{ rows: Row[]; total: number }> {
  const counting = sql<number>`(select count(*)::int from ${all.limit(totalCap + 1)} found)`;
  if (isFirst) {
    // One statement is enough: an empty first page has a total of 0.
    const [rows] = await tx.executeAndCommit([page.select(counting.as("counted")).$castTo<Row & { counted: number }>().compile()]);
    return { rows, total: rows[0]?.counted ?? 0 };
  }
  const [rows, [count]] = await tx.executeAndCommit([page.compile(), sql<{ total: number }>`select ${counting} as total`.compile(tx)]);
  return { rows, total: count?.total ?? 0 };
}

/** A page of a list that is sorted by `created_at, id`. */
export function toPage<Row extends { created_at: Date; id: string }>(
  rows: readonly Row[],
  limit: number,
  total: number,
): { rows: Row[]; pagination: Pagination } {
  return paginate(rows, { limit, total, cursorOf: (last) => encodeCursor({ createdAt: last.created_at, id: last.id }) });
}

interface Paging<Row> {
  limit: number;
  /** May be one over the cap. */
  total: number;
  /** The cursor of the page after a row. */
  cursorOf: (last: Row) => string;
}

/** Drops the extra row that was read to find out whether there is another page. */
export function paginate<Row>(rows: readonly Row[], { limit, total, cursorOf }: Paging<Row>): { rows: Row[]; pagination: Pagination } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    pagination: {
      limit,
      nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
      total: Math.min(total, totalCap),
      ...(total > totalCap ? { totalIsExact: false } : {}),
    },
  };
}
