import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../replace-file.ts";
import type { PostgresBinaries } from "./native.ts";
import { here, runAs } from "./run-as.ts";
import type { SystemUser } from "./system-user.ts";

/** The database and its owner. The owner is not a superuser, because row-level security must apply to it. */
export const databaseName = "gantry";

const settings: Record<string, string> = {
  shared_buffers: "128MB",
  max_connections: "100",
  synchronous_commit: "on",
  max_wal_size: "1GB",
  checkpoint_timeout: "15min",
  wal_compression: "on",
  random_page_cost: "1.1",
  // Parallel workers do not pay off for rows this small.
  io_method: "sync",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] %d ",
  log_min_duration_statement: "2s",
};

const hostBasedAccess = `# Only this machine, and only with a password.
local all all scram-sha-256
host  all all 127.0.0.1/32 scram-sha-256
host  all all ::1/128 scram-sha-256
`;

/** Creates the cluster atomically: an interrupted attempt is discarded. */
export async function createCluster(binaries: PostgresBinaries, user: SystemUser | undefined, clusterDir: string): Promise<void> {
  const draft = `${clusterDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (user !== undefined) await chown(draft, user.uid, user.gid);
  const args = ["-D", here(draft), "-U", "postgres", "-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  // The superuser has no known password, so no one can log in as it.
  await run(
    binaries.initdb,
    [...args, "-A", "reject", ...Object.entries(settings).flatMap(([name, value]) => ["--set", `${name}=${value}`])],
    draft,
    user,
  );
  await writeFile(join(draft, "pg_hba.conf"), hostBasedAccess);
  await rename(draft, clusterDir);
}

/**
 * Makes sure that the owner role has the password in `passwordFile` (created once, mode 0600) and owns its database.
 * Uses PostgreSQL's single-user mode, without a server. Idempotent. Resolves to the password.
 */
export async function ensureOwner(
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  clusterDir: string,
  passwordFile: string,
): Promise<string> {
  if (existsSync(passwordFile)) return (await readFile(passwordFile, "utf8")).trim();
  const password = randomBytes(24).toString("base64url");
  const role = databaseName;
  const statements = [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role}; END IF; END $$;`,
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS CREATEDB CREATEROLE PASSWORD '${password}';`,
    // Fails when the database exists, which is fine: in this mode the next statement still runs.
    `CREATE DATABASE ${databaseName} OWNER ${role};`,
  ];
  const output = await run(
    binaries.postgres,
    ["--single", "-D", here(clusterDir), "postgres"],
    clusterDir,
    user,
    `${statements.join("\n")}\n`,
  );
  const failure = output.split("\n").find((line) => line.includes("ERROR:") && !line.includes("already exists"));
  if (failure !== undefined) throw new Error(`The database's owner could not be set up: ${failure}`);
  // Written last: until then the next start repeats everything.
  await replaceFile(passwordFile, `${password}\n`, 0o600);
  return password;
}

async function run(program: string, args: string[], clusterDir: string, user: SystemUser | undefined, input = ""): Promise<string> {
  const child = runAs(user, program, args, clusterDir, ["pipe", "pipe", "pipe"]);
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString("utf8")).slice(-4000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.stdin?.on("error", () => {});
  child.stdin?.end(input);
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (code !== 0) throw new Error(`${program} ended with ${signal ?? `code ${code}`}:\n${output.trim()}`);
  return output;
}
