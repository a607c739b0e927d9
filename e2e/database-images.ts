import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type Docker from "dockerode";
import { importNodeSuite } from "../worker/src/engines/testing/node-suite-image.ts";
import { importPostgres } from "../worker/src/engines/testing/postgres-image.ts";

export interface DatabaseImages {
  /** A suite that needs a PostgreSQL as its service `db`, with the project's `DB_PASSWORD`. */
  suite: string;
  /** A PostgreSQL, to be started as user 1000. */
  database: string;
}

const driver = ["pg", "pg-connection-string", "pg-int8", "pg-pool", "pg-protocol", "pg-types", "pgpass", "split2", "xtend"];
const types = ["array", "bytea", "date", "interval"].map((name) => `postgres-${name}`);

const suite = {
  "entrypoint.sh": "#!/bin/sh\nexec node /app/suite.mjs\n",
  "suite.mjs": `import pg from "pg";
const client = new pg.Client({ host: "db", user: "postgres", database: "postgres", password: process.env.DB_PASSWORD });
await client.connect();
await client.query("create table orders (id int primary key, total int)");
await client.query("insert into orders values (1, 20), (2, 22)");
const { rows } = await client.query("select sum(total)::int as total from orders");
console.log("total", rows[0].total);
await client.end();
process.exit(rows[0].total === 42 ? 0 : 1);
`,
};

/** A folder with the packages of the database driver side by side. */
async function driverModules(): Promise<string> {
  const installed = fileURLToPath(new URL("../node_modules", import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), "gantry-driver-"));
  for (const name of [...driver, ...types])
    await symlink(join(installed, name === "pg" ? name : `.pnpm/node_modules/${name}`), join(folder, name));
  return folder;
}

/** @param test - distinguishes them from those of other tests at the same time */
export async function importDatabaseImages(docker: Docker, test: string): Promise<DatabaseImages> {
  // A name that clusters of tests accept without asking a registry.
  const images = { suite: `gantry.local/${test}/suite:1`, database: `gantry.local/${test}/database:1` };
  await importPostgres(docker, images.database);
  const modules = await driverModules();
  await importNodeSuite(docker, images.suite, { files: suite, modules, packages: ["pg"], bins: {} });
  await rm(modules, { recursive: true });
  return images;
}
