import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { ingest as routes } from "@gantry/contract/ingest.ts";
import { connect, type ConnectionOptions } from "../connection.ts";
import { describeVerdict } from "../verdict.ts";

export interface IngestOptions extends ConnectionOptions {
  project: string;
  group?: string;
  environment?: string;
  image?: string;
  format?: string;
  exitCode?: string;
  repository?: string;
  commit?: string;
  branch?: string;
  pr?: string;
}

/** Hands in a report's files and says what became of it. 0 whatever the verdict: the runner has told its own already. */
export async function ingest(paths: readonly string[], options: IngestOptions): Promise<number> {
  const client = connect(options);
  const form = new FormData();
  for (const path of paths) for (const file of await filesOf(path)) form.append("files", await openAsBlob(file), basename(file));
  const { data, notes } = await client.call(routes.report, { query: queryOf(options), form, idempotencyKey: randomUUID() });
  for (const note of notes) console.error(note);
  console.log(options.json === true ? JSON.stringify(data) : describeVerdict(data, client.url));
  return 0;
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function queryOf(options: IngestOptions): Record<string, string | undefined> {
  const { project, group, environment, image, format, exitCode, repository, commit, branch, pr } = options;
  return {
    projectId: project,
    groupName: group,
    environment,
    image,
    format,
    exitCode,
    repository,
    commitSha: commit,
    branch,
    prNumber: pr,
  };
}
