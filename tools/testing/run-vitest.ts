import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FileResult, type Results, readResults } from "./record-results.ts";

const root = join(import.meta.dirname, "../..");

export interface Totals {
  passed: number;
  failed: number;
}

/** More failed files than these are no accident. */
const maxSecondTries = 8;

/** Vitest is ended this long after it was asked to stop. */
const stopMs = 3 * 60_000;

/** Files are run again only if this much time is left. */
const minSecondTryMs = 10 * 60_000;

/**
 * Runs Vitest with `args`; without any it runs everything. Then, if few files failed, it runs those again, one by one, and names what
 * passes as flaky (decision 091). At `endAt` (milliseconds since the epoch) it stops; files without a result have then failed.
 */
export async function runVitest(env: NodeJS.ProcessEnv, args: readonly string[], endAt = Number.POSITIVE_INFINITY): Promise<Totals> {
  const first = await runOnce(env, args, endAt);
  const files = first.results.files.filter(hasFailed).map(({ file }) => file);
  const isWhole = args.length === 0 && first.missed.length === 0;
  if (!isWhole || files.length === 0 || files.length > maxSecondTries || endAt - Date.now() < minSecondTryMs) {
    listFailures("Failed", first);
    return count(first);
  }
  listFailures("Failed, running again", first);
  const second = await runOnce(env, ["--no-file-parallelism", ...files], endAt);
  const passedNow = passedIn(second.results);
  const flaky = failuresOf(first.results).filter(({ test }) => passedNow.has(test));
  list("Flaky: failed, then passed alone", flaky);
  listFailures("Failed", second);
  return withSecond(first, second);
}

export interface Outcome {
  results: Results;
  /** Files that have no result: the run was stopped before. */
  missed: string[];
  code: number | null;
}

async function runOnce(env: NodeJS.ProcessEnv, args: readonly string[], endAt: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-results-"));
  const file = join(folder, "results.jsonl");
  const reporters = ["--reporter=default", `--reporter=${join(import.meta.dirname, "record-results.ts")}`];
  const child = spawn(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), "run", ...reporters, ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, GANTRY_TEST_RESULTS: file, ...(Number.isFinite(endAt) ? { GANTRY_TEST_END_AT: String(endAt) } : {}) },
  });
  const stop = () => child.kill("SIGTERM");
  const outlive = () => {};
  process.on("SIGINT", outlive).on("SIGTERM", stop).on("SIGHUP", stop);
  const timer = Number.isFinite(endAt) ? setTimeout(stop, Math.max(0, endAt - Date.now()) + stopMs) : undefined;
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(timer);
  process.off("SIGINT", outlive).off("SIGTERM", stop).off("SIGHUP", stop);
  try {
    const results = readResults(readFileSync(file, "utf8"));
    const done = new Set(results.files.map((result) => result.file));
    return { results, missed: results.planned.filter((planned) => !done.has(planned)), code };
  } catch {
    return { results: { planned: [], files: [] }, missed: [], code };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Failure {
  /** The file and the test's whole name; only the file if it failed to load. */
  test: string;
  message: string;
}

const hasFailed = ({ errors, tests }: FileResult): boolean => errors.length > 0 || tests.some(({ state }) => state === "failed");

/** The names of the tests that passed, and of the files in which nothing failed. */
const passedIn = ({ files }: Results): ReadonlySet<string> =>
  new Set(
    files.flatMap((result) => {
      const tests = result.tests.filter(({ state }) => state === "passed").map(({ name }) => `${result.file} > ${name}`);
      return hasFailed(result) ? tests : [result.file, ...tests];
    }),
  );

const failuresOf = ({ files }: Results): Failure[] =>
  files.flatMap(({ file, errors, tests }) => {
    const failed = tests.filter(({ state }) => state === "failed");
    const ofTests = failed.map(({ name, error = "" }) => ({ test: `${file} > ${name}`, message: error }));
    return [...errors.map((message) => ({ test: file, message })), ...ofTests];
  });

const maxOfMessage = 300;

/** One line per failed test, so that the end of a long log lists them. */
function list(heading: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const lines = failures.map(({ test, message }) => `  ${test}: ${message.replace(/\s+/g, " ").slice(0, maxOfMessage)}`);
  console.log(`\n${heading}:\n${lines.join("\n")}`);
}

function listFailures(heading: string, { results, missed }: Outcome): void {
  list(heading, failuresOf(results));
  if (missed.length > 0) console.log(`\nNot run to their end, as the tests were stopped:\n${missed.map((file) => `  ${file}`).join("\n")}`);
}

const passedOf = (files: readonly FileResult[]): number =>
  files.reduce((sum, { tests }) => sum + tests.filter(({ state }) => state === "passed").length, 0);

/** Files without a result have failed. So has a run with an error outside a test. */
export function count({ results, missed, code }: Outcome): Totals {
  const failed = failuresOf(results).length + missed.length;
  return { passed: passedOf(results.files), failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The second run is all there is to say about the files that it ran. */
export function withSecond(first: Outcome, second: Outcome): Totals {
  const { passed, failed } = count(second);
  return { passed: passedOf(first.results.files.filter((result) => !hasFailed(result))) + passed, failed };
}
