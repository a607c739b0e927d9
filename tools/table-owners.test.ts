import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const source = join(root, "server/src");
const text = (path: string) => readFileSync(join(root, path), "utf8");

/** The tables of the schema, without those that only the database itself writes. */
const schema = /export interface Schema \{\n(.*?)\n\}/s.exec(text("server/src/platform/db/schema.ts"))?.[1] ?? "";
const tables = [...schema.matchAll(/^ {2}(\w+):/gm)]
  .map(([, name]) => String(name))
  .filter((name) => !["audit_chain", "run_numbers", "test_case_numbers"].includes(name));

const builder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"(\w+)(?: as \w+)?"|(\w+))/g;
const statement = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_]+)\b/g;
const chosen = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{sql\.table\(/;

/** Who writes which table, as `table: feature`. `?` for a table that the code does not name. */
function writers(): string[] {
  const found = new Set<string>();
  for (const path of readdirSync(source, { recursive: true }).map(String)) {
    if (!path.endsWith(".ts") || /\.test\.ts$|(^|\/)testing\/|\/migrations\//.test(path)) continue;
    const writer = /^features\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith("platform/") ? "platform" : path);
    const code = readFileSync(join(source, path), "utf8");
    for (const [, named, variable] of code.matchAll(builder)) found.add(`${named ?? `? (${variable})`}: ${writer}`);
    // The statement takes one of the tables that the file names.
    if (chosen.test(code)) for (const table of tables) if (code.includes(`"${table}"`)) found.add(`${table}: ${writer}`);
    for (const [, named] of code.matchAll(statement)) if (tables.includes(String(named))) found.add(`${named}: ${writer}`);
  }
  return [...found].sort();
}

/** The same as the documentation says it. */
function documented(): string[] {
  const part = text("docs/architecture.md").split("\n## Tables\n")[1]?.split("\n## ")[0] ?? "";
  const rows = part.split("\n").filter((line) => line.startsWith("| `"));
  return rows
    .flatMap((row) => {
      const [, names = "", owner = "", others = ""] = row.split("|").map((cell) => cell.trim());
      const also = [...others.matchAll(/`([a-z-]+)` \(/g)].map(([, feature]) => String(feature));
      return [...names.matchAll(/`(\w+)`/g)].flatMap(([, table]) => [owner, ...also].map((writer) => `${table}: ${writer}`));
    })
    .sort();
}

test("each table is written by the features that docs/architecture.md names, and by no other", () => {
  const owned = documented();
  expect(writers()).toEqual(owned);
  expect([...new Set(owned.map((line) => line.split(":")[0]))]).toEqual([...tables].sort());
});
