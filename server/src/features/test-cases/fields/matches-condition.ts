import { type FieldCondition, rangeOf } from "@gantry/contract/test-cases/field-conditions.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { likeLiteral } from "../../../platform/db/like-literal.ts";
import type { FieldRow } from "./field-store.ts";

type Condition = RawBuilder<SqlBool>;

const never: Condition = sql`false`;
const any = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Cases that match all conditions; several on one field are alternatives. A field that the project does not have matches none. */
export function matchesConditions(fields: readonly FieldRow[], conditions: readonly FieldCondition[]): Condition {
  const ids = [...new Set(conditions.map(({ fieldId }) => fieldId))];
  return all(
    ids.map((id) => {
      const field = fields.find((each) => each.id === id);
      if (!field) return never;
      return any(conditions.filter(({ fieldId }) => fieldId === id).map(({ value }) => matchesValue(field, value.trim())));
    }),
  );
}

function matchesValue({ id, type }: FieldRow, value: string): Condition {
  const held = sql<string | null>`(test_cases.custom_fields ->> ${id}::text)`;
  if (value === "") return sql`${held} is null`;
  switch (type) {
    case "text":
      return sql`${held} ilike ${`%${likeLiteral(value)}%`}`;
    case "choice":
      return sql`lower(${held}) = lower(${value})`;
    case "date":
      return inRange(sql`${held} collate "C"`, value, (end) => end);
    case "number":
      return inRange(sql`${held}::numeric`, value, (end) => (Number.isFinite(Number(end)) ? Number(end) : undefined));
  }
}

function inRange(held: RawBuilder<unknown>, value: string, read: (end: string) => string | number | undefined): Condition {
  const { from, to } = rangeOf(value) ?? { from: value, to: value };
  const [low, high] = [from === "" ? null : read(from), to === "" ? null : read(to)];
  if (low === undefined || high === undefined) return never;
  const ends = [...(low === null ? [] : [sql<SqlBool>`${held} >= ${low}`]), ...(high === null ? [] : [sql<SqlBool>`${held} <= ${high}`])];
  return sql`(${held} is not null and ${all(ends)})`;
}
