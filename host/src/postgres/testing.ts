import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { endProcessWithParent } from "../testing/end-with-parent.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

/** The address at which tests request a database; set for every test process by the global set-up. */
const socketVariable = "GANTRY_TEST_POSTGRES";

/** A database that is prepared once per test run and then copied. */
export interface TestTemplate {
  /** Unique in the run, for example "migrated". */
  name: string;
  prepare(url: string): Promise<void>;
}

/**
 * Offers a PostgreSQL to the tests of this run. It starts on the first request, so runs that need none do not pay for it.
 * Durability is off. Resolves to the teardown.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  // The set-up runs once per vitest project; the first one serves all.
  if (process.env[socketVariable] !== undefined) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), "gantry-test-"));
  let started: Promise<EmbeddedPostgres> | undefined;
  const server = createServer((_request, response) => {
    started ??= startForTests(dataDir);
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  const socket = join(dataDir, "ask");
  server.listen(socket);
  await once(server, "listening");
  server.unref();
  process.env[socketVariable] = socket;
  return async () => {
    delete process.env[socketVariable];
    server.close();
    await started?.then((postgres) => postgres.stop()).catch(() => {});
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * A database for one test: empty, or a copy of `template`. Resolves to its url, with the same kind of role as in production (owner, not a
 * superuser). It exists until the run ends.
 */
export async function createTestDatabase(template?: TestTemplate): Promise<string> {
  const cluster = await clusterUrl();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await withClient(cluster, async (client) => {
    // Without durability, copying the files needs a quarter of the processor time of writing each page to the log.
    const source = template === undefined ? "" : ` TEMPLATE ${await ensureTemplate(client, cluster, template)} STRATEGY FILE_COPY`;
    await client.query(`CREATE DATABASE ${name}${source}`);
  });
  return urlOf(cluster, name);
}

async function ensureTemplate(client: pg.Client, cluster: string, { name, prepare }: TestTemplate): Promise<string> {
  const key = createHash("sha256").update(name).digest("hex").slice(0, 16);
  const ready = `template_${key}`;
  const exists = async () => ((await client.query("SELECT FROM pg_database WHERE datname = $1", [ready])).rowCount ?? 0) > 0;
  if (await exists()) return ready;
  // Test files run in parallel: one prepares, the others wait for it.
  await client.query("SELECT pg_advisory_lock(('x' || $1)::bit(64)::bigint)", [key]);
  try {
    if (!(await exists())) {
      const draft = `draft_${key}`;
      await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${draft}`);
      await prepare(urlOf(cluster, draft));
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${ready}`);
    }
  } finally {
    await client.query("SELECT pg_advisory_unlock(('x' || $1)::bit(64)::bigint)", [key]);
  }
  return ready;
}

async function startForTests(dataDir: string): Promise<EmbeddedPostgres> {
  const quiet = { info: () => {}, warn: () => {} };
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300", shared_buffers: "64MB" };
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings });
  const releaseGuard = endProcessWithParent(postgres.pid, { signal: "QUIT", folder: dataDir });
  return { ...postgres, stop: () => postgres.stop().then(releaseGuard) };
}

function clusterUrl(): Promise<string> {
  const socketPath = process.env[socketVariable];
  if (socketPath === undefined)
    throw new Error(
      "No test PostgreSQL was announced. Run the tests from the repository's root, so that its vitest.config.ts sets one up.",
    );
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: "/" }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
      response.on("end", () =>
        response.statusCode === 200 ? resolve(body) : reject(new Error(`The test PostgreSQL did not start: ${body}`)),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

function urlOf(cluster: string, database: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
