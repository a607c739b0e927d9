import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { databaseProgram } from "../installation/installation.ts";
import type { Finding } from "./finding.ts";

const DatabaseCheck = z.union([z.object({ problem: z.string() }), z.object({ problem: z.null(), pendingMigrations: z.number() })]);

/** Longer than the program's own limits, on a slow machine too. */
const timeoutMs = 30_000;

/** Runs the database checks that `gantry server` makes at its start. Changes nothing. */
export async function checkDatabase(dataDir: string): Promise<Finding> {
  const name = "Database";
  const url = process.env["DATABASE_URL"]?.trim();
  if (!url) {
    const exists = existsSync(join(dataDir, "postgres/data"));
    const where = exists ? `in ${join(dataDir, "postgres")}` : "created at the first start";
    return { name, state: "good", text: `PostgreSQL from the packages, ${where}` };
  }
  const check = await runCheck();
  if (check === undefined)
    return {
      name,
      state: "bad",
      isSetting: true,
      text: "the database could not be checked: it accepts connections, but does not answer",
      remedy: "Check DATABASE_URL, and PostgreSQL's log.",
    };
  if (check.problem !== null) return { name, state: "bad", isSetting: true, text: check.problem };
  const { pendingMigrations } = check;
  const schema =
    pendingMigrations === 0
      ? "schema up to date"
      : `the next start applies ${pendingMigrations} ${pendingMigrations === 1 ? "migration" : "migrations"}`;
  return { name, state: "good", text: `PostgreSQL at ${placeOf(url)}, ${schema}` };
}

/** In a separate process: the command line does not load the server. `undefined`: no response in time. */
async function runCheck(): Promise<z.infer<typeof DatabaseCheck> | undefined> {
  if (!existsSync(databaseProgram("check-database"))) return { problem: `not checked: ${databaseProgram("check-database")} is missing` };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [databaseProgram("check-database")], {
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    return DatabaseCheck.parse(JSON.parse(stdout));
  } catch (error) {
    if (error instanceof Error && "killed" in error && error.killed === true) return undefined;
    return { problem: `not checked: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Without user and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get("host") ?? `${hostname || "localhost"}:${port || 5432}`;
}
