import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { openDatabase } from "../server/src/platform/db/database.ts";
import { migrate } from "../server/src/platform/db/migrate.ts";

/** Tables and columns that only libraries or SQL use. */
const untyped = ["mail_pace", "rate_limits", "socket_io_attachments", "test_cases.title_key"];

interface Column {
  table_name: string;
  column_name: string;
  may_be_null: boolean;
  kind: string;
}

/** The columns of a migrated database, as `table.column: kind`. */
async function stored(): Promise<string[]> {
  const db = openDatabase(await createTestDatabase(), { poolSize: 2, statementTimeoutMs: 60_000, onError: () => {} });
  try {
    await migrate(db.owner);
    const { rows } = await db.pool.query<Column>(`
      select table_name, column_name, is_nullable = 'YES' as may_be_null,
        case when data_type like 'timestamp%' then 'time' when data_type in ('json', 'jsonb') then 'json' when data_type = 'boolean' then 'boolean'
          when data_type in ('smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric') then 'number' else 'other' end as kind
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'`);
    return rows
      .filter(({ table_name, column_name }) => !untyped.includes(table_name) && !untyped.includes(`${table_name}.${column_name}`))
      .map(({ table_name, column_name, kind, may_be_null }) => `${table_name}.${column_name}: ${kind}${may_be_null ? " or null" : ""}`);
  } finally {
    await db.close();
  }
}

/** The same according to `schema.ts`. */
function typed(): string[] {
  const path = join(import.meta.dirname, "../server/src/platform/db/schema.ts");
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const schema = source.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === "Schema");
  return schema && ts.isInterfaceDeclaration(schema)
    ? propertiesOf(schema).flatMap((table) =>
        table.type && ts.isTypeLiteralNode(table.type)
          ? propertiesOf(table.type).map(
              (column) => `${table.name.getText()}.${column.name.getText()}: ${kindOf(column.type?.getText() ?? "")}`,
            )
          : [],
      )
    : [];
}

const propertiesOf = (node: ts.InterfaceDeclaration | ts.TypeLiteralNode): ts.PropertySignature[] =>
  node.members.filter(ts.isPropertySignature);

function kindOf(type: string): string {
  const mayBeNull = type.includes("OrNull") || (!type.startsWith("Json") && /\| null\b/.test(type));
  const plain = /^(?:Generated<|GeneratedAlways<)?(boolean|number)\b/.exec(type)?.[1] ?? "other";
  const kind = type.startsWith("Moment") ? "time" : type.startsWith("Json") ? "json" : plain;
  return `${kind}${mayBeNull ? " or null" : ""}`;
}

test("schema.ts has the tables and columns of a migrated database, with their types", async () => {
  expect(typed().sort()).toEqual((await stored()).sort());
});
