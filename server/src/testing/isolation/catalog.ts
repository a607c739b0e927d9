import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";

export interface Column {
  name: string;
  /** PostgreSQL's short name: `text`, `jsonb`, `_text` for `text[]`. */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** The values that a check constraint allows, if it lists them. */
  allowed: string[];
}

/** Without generated columns. */
export interface Table {
  name: string;
  /** The column with the organization's id. */
  tenantColumn: string;
  columns: Column[];
}

/** Every table with an organization's rows, referenced tables first. */
export async function tenantTables(db: Database): Promise<Table[]> {
  const columns = await sql<{ table: string; name: string; type: string; nullable: boolean; hasDefault: boolean }>`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      (c.column_default is not null or c.is_identity = 'YES') as "hasDefault"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.is_generated = 'NEVER' and c.identity_generation is distinct from 'ALWAYS' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`.execute(
    db.owner,
  );
  const checks = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`.execute(
    db.owner,
  );
  const references = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(
    db.owner,
  );
  const tables = new Map<string, Table>();
  for (const { table, ...column } of columns.rows) {
    const known = tables.get(table) ?? { name: table, tenantColumn: table === "organizations" ? "id" : "org_id", columns: [] };
    known.columns.push({
      ...column,
      allowed: allowedBy(
        checks.rows.filter((check) => check.table === table),
        column.name,
      ),
    });
    tables.set(table, known);
  }
  const own = [...tables.values()].filter((table) => table.name === "organizations" || table.columns.some(({ name }) => name === "org_id"));
  return inOrder(own, references.rows);
}

/** `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))` allows a and b. */
function allowedBy(checks: readonly { definition: string }[], column: string): string[] {
  const list = checks.find(({ definition }) => new RegExp(`\\b${column} = ANY \\(`).test(definition));
  return list ? [...list.definition.matchAll(/'([^']+)'::text/g)].map(([, value = ""]) => value) : [];
}

function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter((table) => !references.some(({ from, to }) => from === table.name && names.has(to)));
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...names].join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
