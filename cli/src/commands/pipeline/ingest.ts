import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { ingest as routes } from "@gantry/contract/ingest/routes.ts";
import { IngestDetails } from "@gantry/contract/ingest/schemas.ts";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import { hasEndingOfReports } from "@gantry/reports/folder/may-contain-results.ts";
import { type SentFrom, sentFrom } from "../../options/checkout.ts";
import { ciContext } from "../../options/ci-context.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { readFile } from "../../options/read-file.ts";
import { runMayExist } from "../../api/run-may-exist.ts";
import { describeVerdict } from "../../output/verdict.ts";

export interface IngestOptions extends ConnectionOptions {
  project: string;
  group?: string;
  environment?: string;
  image?: string;
  format?: string;
  repeatedTests?: RepeatedTests;
  exitCode?: number;
  shardKey?: string;
  repository?: string;
  commit?: string;
  branch?: string;
  pr?: number;
  source?: string;
  targetBranch?: string;
  author?: string;
  message?: string;
  jobUrl?: string;
}

/** Uploads the files of a report and prints the run created from it. Exits with 0 for any verdict: the runner has reported its own already. */
export async function ingest(paths: readonly string[], options: IngestOptions): Promise<number> {
  const client = connect(options);
  const projectId = await resolveProject(client, options.project);
  const form = new FormData();
  const files = await filesOf(paths);
  if (files.length === 0) throw new Error(`There are no files in ${paths.join(", ")}.`);
  const parent = parentOf(paths);
  for (const file of files) form.append("files", await readFile(file, openAsBlob), nameIn(parent, file));
  const mayExist = runMayExist(client.url, ciContext(options));
  const query = { ...queryOf(projectId, options), ...acceptable(sentFrom(await realpath(parent), process.cwd())) };
  const { data, notes } = await client.call(routes.report, { query, form, idempotencyKey: randomUUID(), mayExist });
  for (const note of notes) console.error(note);
  console.log(options.json === true ? JSON.stringify(data) : describeVerdict(data, client.url));
  return 0;
}

/** The folder that all paths are in. Files are named by their paths in it: a report names its attachments by their folders. */
function parentOf(paths: readonly string[]): string {
  return paths
    .map((path) => dirname(resolve(path)))
    .reduce((parent, folder) => {
      let common = parent;
      while (isOutside(relative(common, folder)) && dirname(common) !== common) common = dirname(common);
      return common;
    });
}

const isOutside = (path: string) => /^\.\.(?:[\\/]|$)/.test(path) || isAbsolute(path);

const nameIn = (parent: string, file: string) => relative(parent, resolve(file)).replaceAll("\\", "/");

async function filesOf(paths: readonly string[]): Promise<string[]> {
  const given = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => undefined);
      if (found === undefined) throw new Error(`Cannot read ${path}: there is no such file.`);
      return { path, isFolder: found.isDirectory(), place: await realpath(path) };
    }),
  );
  const places = given.map(({ place }) => place);
  const isGiven = (place: string) => places.some((folder) => !isOutside(relative(folder, place)));
  const seen = new Set(places);
  const files: string[] = [];
  for (const [index, { path, isFolder, place }] of given.entries()) {
    // The same one may be given twice.
    if (places.indexOf(place) === index) files.push(...(isFolder ? await filesIn(path, seen, isGiven) : [path]));
  }
  return files;
}

/**
 * The files of a folder, including symlinked ones, each of them once. A link to a place that was not given is not followed: a suite that ran in a container
 * can write a link to any file of this machine.
 */
async function filesIn(folder: string, seen: Set<string>, isGiven: (place: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files: string[] = [];
  // A file comes before a link to it, so that it keeps its own name.
  for (const entry of [...entries.filter((each) => !each.isSymbolicLink()), ...entries.filter((each) => each.isSymbolicLink())]) {
    const path = join(folder, entry.name);
    // Names that are not UTF-8 look alike, and lead nowhere or to another file.
    const isUnclear = entry.name.includes("\ufffd") && entries.filter(({ name }) => name === entry.name).length > 1;
    const found = isUnclear ? undefined : await stat(path).catch(() => undefined);
    const place = found && (await realpath(path).catch(() => undefined));
    if (found === undefined || place === undefined) {
      const why = entry.isSymbolicLink()
        ? "it is a link to a file that does not exist"
        : "it cannot be opened, or its name is not valid UTF-8";
      leaveOut(path, why, entry.isDirectory() || (!entry.isSymbolicLink() && hasEndingOfReports(path)));
      continue;
    }
    if (!found.isFile() && !found.isDirectory()) continue;
    if (!isGiven(place)) {
      leaveOut(path, `it is a link to ${place}, which is in none of the given folders`, found.isDirectory() || hasEndingOfReports(path));
      continue;
    }
    if (seen.has(place)) continue;
    seen.add(place);
    if (found.isFile()) files.push(path);
    else files.push(...(await filesIn(path, seen, isGiven)));
  }
  return files;
}

/** @throws for a file that may contain results: without it, the upload could look as if everything passed */
function leaveOut(path: string, why: string, mayLackResults: boolean): void {
  if (!mayLackResults) console.error(`${path} was left out: ${why}.`);
  else
    throw new Error(
      `${path} may contain test results and cannot be uploaded: ${why}. Remove it, or add the target of the link as another path.`,
    );
}

/** A path that the server rejects, as one of more than 1,000 characters, must not keep the report from being uploaded. */
function acceptable(from: SentFrom): Partial<SentFrom> {
  const { checkout, uploadFolder } = IngestDetails.shape;
  return {
    checkout: checkout.safeParse(from.checkout).data,
    ...(uploadFolder.safeParse(from.uploadFolder).success ? { uploadFolder: from.uploadFolder } : {}),
  };
}

function queryOf(projectId: string, options: IngestOptions): Record<string, string | number | undefined> {
  const { group, environment, image, format, repeatedTests, exitCode, shardKey } = options;
  return {
    projectId,
    groupName: group,
    environment,
    image,
    format,
    repeatedTests,
    shardKey,
    // Windows programs may have larger exit codes; a run stores one byte.
    exitCode: exitCode === undefined ? undefined : Math.min(exitCode, 255),
    ...ciContext(options),
  };
}
