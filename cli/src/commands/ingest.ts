import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { ingest as routes } from "@gantry/contract/ingest.ts";
import type { RepeatedTests } from "@gantry/contract/test-results.ts";
import { ciContext } from "../ci-context.ts";
import { connect, type ConnectionOptions } from "../connection.ts";
import { resolveProject } from "../resolve-project.ts";
import { readFile } from "../read-file.ts";
import { describeVerdict } from "../verdict.ts";

export interface IngestOptions extends ConnectionOptions {
  project: string;
  group?: string;
  environment?: string;
  image?: string;
  format?: string;
  repeatedTests?: RepeatedTests;
  exitCode?: number;
  repository?: string;
  commit?: string;
  branch?: string;
  pr?: number;
  source?: string;
  jobUrl?: string;
}

/** Uploads the files of a report and prints the run they became. 0 whatever the verdict: the runner has reported its own already. */
export async function ingest(paths: readonly string[], options: IngestOptions): Promise<number> {
  const client = connect(options);
  const projectId = await resolveProject(client, options.project);
  const form = new FormData();
  const files = (await Promise.all(paths.map(filesOf))).flat();
  if (files.length === 0) throw new Error(`There are no files in ${paths.join(", ")}.`);
  for (const file of files) form.append("files", await readFile(file, openAsBlob), basename(file));
  const { data, notes } = await client.call(routes.report, { query: queryOf(projectId, options), form, idempotencyKey: randomUUID() });
  for (const note of notes) console.error(note);
  console.log(options.json === true ? JSON.stringify(data) : describeVerdict(data, client.url));
  return 0;
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`Cannot read ${path}: there is no such file.`);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function queryOf(projectId: string, options: IngestOptions): Record<string, string | number | undefined> {
  const { group, environment, image, format, repeatedTests, exitCode } = options;
  return {
    projectId,
    groupName: group,
    environment,
    image,
    format,
    repeatedTests,
    exitCode,
    ...ciContext(options),
  };
}
