import { type RawBuilder, sql } from "kysely";
import type { FailureFilter } from "@gantry/contract/failure-groups/schemas.ts";
import { badRequest } from "../../platform/errors.ts";

/** The value that a list is sorted by, as a whole number; times are milliseconds since 1970. */
export const sortKeys: Record<FailureFilter["sort"], RawBuilder<number>> = {
  lastSeen: sql`(extract(epoch from last_at) * 1000)::bigint`,
  firstSeen: sql`(extract(epoch from first_at) * 1000)::bigint`,
  occurrences: sql`occurrences`,
  runs: sql`executions`,
  tests: sql`tests`,
};

type Order = Pick<FailureFilter, "sort" | "order">;

/** The last row of a page, valid only for its order. */
export function encodeFailureCursor({ sort, order }: Order, row: { sort_key: number; id: string }): string {
  return Buffer.from(`${sort} ${order} ${row.sort_key} ${row.id}`).toString("base64url");
}

/** @throws 400 for an invalid cursor, or one of another order. */
export function readFailureCursor({ sort, order }: Order, cursor: string | undefined): { key: number; id: string } | undefined {
  if (!cursor) return undefined;
  const [itsSort, itsOrder, key = "", id = ""] = Buffer.from(cursor, "base64url").toString("latin1").split(" ");
  if (itsSort !== sort || itsOrder !== order || !/^-?\d{1,15}$/.test(key) || !/^[0-9a-f]{24}$/.test(id))
    throw badRequest("Invalid cursor", {
      message: "Use `nextCursor` from the previous response, unchanged, with the same sort and order.",
      code: "INVALID_CURSOR",
    });
  return { key: Number(key), id };
}
