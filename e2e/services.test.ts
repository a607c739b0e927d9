import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { importNodeSuite } from "../worker/src/engines/testing/node-suite-image.ts";
import { importPostgres } from "../worker/src/engines/testing/postgres-image.ts";
import { type Stack, startStack } from "./stack.ts";

const password = "s3cr3t-of-the-database";
const driver = ["pg", "pg-connection-string", "pg-int8", "pg-pool", "pg-protocol", "pg-types", "pgpass", "split2", "xtend"];
const types = ["array", "bytea", "date", "interval"].map((name) => `postgres-${name}`);

const suiteImage = "gantry-test/suite-with-database:1";
const databaseImage = "gantry-test/database:1";
let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await importPostgres(stack.docker, databaseImage);
  const modules = await driverModules();
  await importNodeSuite(stack.docker, suiteImage, { files: suite, modules, packages: ["pg"], bins: {} });
  await rm(modules, { recursive: true });
  await stack.worker("worker").start();
});
afterAll(() => stack?.close());

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

test("a suite uses a PostgreSQL that is there for its run only, with a secret of the project", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "DB_PASSWORD" }, body: { value: password, secret: true } });
  const db = { name: "db", image: databaseImage, user: "suite", inheritVariables: ["DB_PASSWORD"], readyWhen: { port: 5432 } };
  await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { services: [db] } } });
  const { id } = await ada.run({ image: suiteImage, projectId });
  const run = await ada.ended(id);
  expect({ verdict: run.verdict, error: run.error, notes: run.notes }).toEqual({ verdict: "PASSED", error: null, notes: [] });
  expect(await ada.log(id)).toBe("Ready: db.\ntotal 42\n");
  const ofService = async () => (await ada.request(api.executions.logsDownload, { params: { id }, query: { service: "db" } })).body;
  expect(await ofService()).toContain("database system is ready to accept connections");
  expect(await ofService()).toContain("the password is ****");
  expect(await ofService()).not.toContain(password);
  const left = () => stack.docker.listContainers({ all: true, filters: { label: [`gantry.task=${id}`] } });
  await expect.poll(left).toEqual([]);
  // Its data was for the first run only.
  const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
  expect((await ada.ended(again.id)).verdict).toBe("PASSED");
});

test("a database that cannot start ends the run with its own words", async () => {
  const ada = await stack.person();
  const db = { name: "db", image: databaseImage, variables: { DB_PASSWORD: "any" }, readyWhen: { port: 5432 } };
  const { id } = await ada.run({ image: suiteImage, services: [db] });
  const run = await ada.ended(id);
  expect(run.verdict).toBe("ERROR");
  expect(run.error?.code).toBe("SERVICE_FAILED");
  // It starts as root.
  expect(run.error?.message).toMatch(
    /The service db ended before it was ready: its exit code was 1\. Its last output:\n[^]*cannot be run as root/,
  );
});
