import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import type { Column, Table } from "./catalog.ts";
import type { Ids } from "./ids.ts";
import { type Row, rows } from "./rows.ts";
import { type Tenant, authEpoch } from "./tenant.ts";

/** Writes an organization into every table, in one round trip. */
export async function seedTenant(db: Database, tables: readonly Table[], tenant: Tenant): Promise<void> {
  const people = Object.entries(tenant.people).map(
    ([role, { id }]) =>
      `insert into users (id, email, name, password_hash, auth_epoch) values ('${id}', '${tenant.mark}-${role}@example.com', '${tenant.mark}-users-name', '${tenant.mark}-users-password', '${authEpoch}');`,
  );
  const inserts = tables.flatMap((table) => {
    const given = Object.hasOwn(rows, table.name) ? rows[table.name as keyof typeof rows]?.(tenant) : undefined;
    return (given ?? [{}]).map((row) => insertOf(table, row, tenant));
  });
  await db.asSystem((tx) => sql.raw([...people, ...inserts].join("\n")).execute(tx));
}

function insertOf(table: Table, row: Row, tenant: Tenant): string {
  const unknown = Object.keys(row).filter((name) => !table.columns.some((column) => column.name === name));
  if (unknown.length > 0) throw new Error(`${table.name} has no column ${unknown.join(", ")}: mend rows.ts`);
  const values = table.columns.flatMap((column) => {
    const value = column.name in row ? row[column.name] : guess(table, column, tenant);
    return value === undefined ? [] : [[column.name, literal(column, value)] as const];
  });
  return `insert into ${table.name} (${values.map(([name]) => name).join(", ")}) values (${values.map(([, value]) => value).join(", ")});`;
}

const idOf: Readonly<Record<string, keyof Ids>> = {
  org_id: "organization",
  project_id: "project",
  execution_id: "execution",
  user_id: "user",
  invited_by: "user",
  actor_id: "user",
  test_id: "test",
  test_case_id: "testCase",
  cycle_id: "cycle",
  item_id: "cycleItem",
  delivery_id: "delivery",
  fingerprint: "fingerprint",
  group_id: "failure",
  worker_id: "worker",
  check_id: "flakeCheck",
  queue_id: "shardQueue",
  trigger_id: "trigger",
  matrix_run_id: "matrixRun",
};

const ownId: Readonly<Record<string, keyof Ids>> = {
  organizations: "organization",
  invitations: "invitation",
  projects: "project",
  executions: "execution",
  test_cases: "testCase",
  test_case_fields: "caseField",
  test_case_attachments: "attachment",
  test_cycles: "cycle",
  test_cycle_items: "cycleItem",
  test_cycle_screenshots: "screenshot",
  tests: "test",
  failure_groups: "failure",
  webhook_deliveries: "delivery",
  schedules: "schedule",
  run_triggers: "trigger",
  notification_rules: "notificationRule",
  registry_credentials: "registryCredential",
  run_links: "runLink",
  saved_views: "view",
  flake_checks: "flakeCheck",
  matrix_runs: "matrixRun",
  shard_queues: "shardQueue",
  workers: "worker",
  worker_tokens: "workerToken",
  stored_caches: "cache",
};

/** A value for a column without a given one; `undefined` leaves it to its default. */
function guess(table: Table, column: Column, { ids, canary }: Tenant): unknown {
  const { name, type } = column;
  if (name === "id")
    return ids[ownId[table.name] ?? "organization"] === ids.organization && table.name !== "organizations"
      ? randomBytes(12).toString("hex")
      : ids[ownId[table.name] ?? "organization"];
  const kind = idOf[name];
  if (kind) return ids[kind];
  if (column.allowed.length > 0) return column.hasDefault ? undefined : column.allowed[0];
  // A nullable id stays null, because the column's name does not say what it references.
  if (type === "text") return column.nullable && name.endsWith("_id") ? undefined : canary(table.name, name);
  if (column.hasDefault || column.nullable) return undefined;
  return plain[type] ?? fail(`${table.name}.${name} is ${type}: give it a value in rows.ts`);
}

const plain: Readonly<Record<string, unknown>> = {
  int2: 1,
  int4: 1,
  int8: 1,
  float4: 1,
  float8: 1,
  numeric: 1,
  bool: false,
  timestamptz: "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  json: {},
  jsonb: {},
  bytea: Buffer.from("00", "hex"),
  _text: [],
};

function literal(column: Column, value: unknown): string {
  if (value === null) return "null";
  if (Buffer.isBuffer(value)) return `'\\x${(value.length > 1 ? value : randomBytes(32)).toString("hex")}'`;
  if (column.type === "jsonb" || column.type === "json") return `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  if (Array.isArray(value)) return `array[${value.map((item) => `'${String(item)}'`).join(", ")}]::text[]`;
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function fail(message: string): never {
  throw new Error(message);
}
