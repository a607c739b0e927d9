import { type RawBuilder, sql } from "kysely";
import { usualOrder } from "@gantry/contract/tests/constants.ts";
import type { TestFilter } from "@gantry/contract/tests/schemas.ts";
import { badRequest } from "../../../platform/errors.ts";

type Sort = TestFilter["sort"];

/** The order of a list of tests. */
export interface TestOrder {
  /** Never null, because keyset pagination compares (value, id). */
  key: RawBuilder<string>;
  type: RawBuilder<unknown>;
  direction: "asc" | "desc";
  name: string;
}

/** An unknown rate is last in both directions. */
const unknownRate = { asc: 2, desc: -1 } as const;

const textual: readonly Sort[] = ["attention", "name", "owner"];

export function testOrder(sort: Sort, order: TestFilter["order"]): TestOrder {
  const direction = order ?? usualOrder(sort);
  const name = `${sort} ${direction}`;
  const float = sql`float8`;
  const keys: Record<Sort, Pick<TestOrder, "key" | "type">> = {
    // Exactly the expression of the index `tests_attention`.
    attention: { key: sql`((case when tests.broken then '0' when tests.flaky then '1' else '2' end) || tests.name)`, type: sql`text` },
    name: { key: sql`tests.name`, type: sql`text` },
    // The first character puts tests without an owner last in both directions.
    owner: {
      key: sql`(case when coalesce(tests.owner, '') = '' then ${sql.lit(direction === "asc" ? "1" : "0")} else ${sql.lit(direction === "asc" ? "0" : "1")} || tests.owner end)`,
      type: sql`text`,
    },
    lastRun: { key: sql`coalesce(tests.last_run_at, tests.created_at)`, type: sql`timestamptz` },
    passRate: { key: sql`coalesce(tests.pass_rate, ${sql.lit(unknownRate[direction])})::float8`, type: float },
    failures: { key: sql`tests.failures::float8`, type: float },
    flaky: { key: sql`tests.flaky_runs::float8`, type: float },
    p50: { key: sql`coalesce(tests.p50_ms, -1)::float8`, type: float },
    p95: { key: sql`coalesce(tests.p95_ms, -1)::float8`, type: float },
  };
  return { ...keys[sort], direction, name };
}

/** The last row of a page, valid only for its order. */
export function encodeTestCursor(order: TestOrder, row: { sort_key: string; id: string }): string {
  return Buffer.from(JSON.stringify([order.name, row.sort_key, row.id])).toString("base64url");
}

/** @throws 400 for an invalid cursor, or one of another order. */
export function afterTestCursor(order: TestOrder, cursor: string | undefined): RawBuilder<boolean> | undefined {
  if (!cursor) return undefined;
  const [name, key, id] = parse(cursor);
  if (name !== order.name || typeof key !== "string" || key.includes("\0") || !isOf(order, key) || !/^[0-9a-f]{24}$/.test(String(id)))
    throw badRequest("Invalid cursor", {
      message: "Use `nextCursor` from the previous response, unchanged, with the same sort and order.",
      code: "INVALID_CURSOR",
    });
  const than = sql.raw(order.direction === "asc" ? ">" : "<");
  return sql<boolean>`(${order.key}, tests.id) ${than} (${key}::text::${order.type}, ${id})`;
}

/** Only values that can be cast may be cast. */
function isOf(order: TestOrder, key: string): boolean {
  if (textual.some((sort) => order.name.startsWith(`${sort} `))) return true;
  if (order.name.startsWith("lastRun"))
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/.test(key) && !Number.isNaN(Date.parse(key));
  return /^-?\d{1,15}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?$/.test(key);
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
