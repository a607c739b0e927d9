import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

export interface Totals {
  passed: number;
  failed: number;
}

/** More failed files than these are no accident. */
const maxSecondTries = 8;

/**
 * Runs Vitest with `args`; without any it runs everything. Then, if few files failed, it runs those again, one by one, and names what
 * passes as flaky (decision 091).
 */
export async function runVitest(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Totals> {
  const first = await runOnce(env, args);
  if (first === undefined) return { passed: 0, failed: 1 };
  const files = failedFiles(first.results);
  if (args.length > 0 || files.length === 0 || files.length > maxSecondTries) {
    listFailures("Failed", first.results);
    return count(first);
  }
  listFailures("Failed, running again", first.results);
  const second = await runOnce(env, ["--no-file-parallelism", ...files]);
  if (second === undefined) return count(first);
  const passedNow = passedIn(second.results);
  const flaky = failuresOf(first.results).filter(({ test }) => passedNow.has(test));
  list("Flaky: failed, then passed alone", flaky);
  listFailures("Failed", second.results);
  return withSecond(first, second);
}

interface Outcome {
  results: Results;
  code: number | null;
}

/** `undefined`: it wrote no results. */
async function runOnce(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-results-"));
  const file = join(folder, "results.json");
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"], env },
  );
  const stop = () => child.kill("SIGTERM");
  const outlive = () => {};
  process.on("SIGINT", outlive).on("SIGTERM", stop).on("SIGHUP", stop);
  const [code] = (await once(child, "exit")) as [number | null];
  process.off("SIGINT", outlive).off("SIGTERM", stop).off("SIGHUP", stop);
  try {
    return { results: JSON.parse(readFileSync(file, "utf8")) as Results, code };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Results {
  numPassedTests: number;
  testResults: FileResult[];
}

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

interface Failure {
  /** The file and the test's whole name; only the file if it failed to load. */
  test: string;
  message: string;
}

/** The names of the tests that passed, and of the files in which nothing failed. */
const passedIn = ({ testResults }: Results): ReadonlySet<string> =>
  new Set(
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.flatMap((test) => (test.status === "passed" ? [`${file} > ${test.fullName}`] : []));
      return status === "passed" ? [file, ...tests] : tests;
    }),
  );

const failedFiles = ({ testResults }: Results): string[] =>
  testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(root, name));

function failuresOf({ testResults }: Results): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ test: file, message }] : [];
    return failed.map((test) => ({ test: `${file} > ${test.fullName}`, message: test.failureMessages?.[0] ?? "" }));
  });
}

const maxOfMessage = 300;

/** One line per failed test, so that the end of a long log lists them. */
function list(heading: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const lines = failures.map(({ test, message }) => `  ${test}: ${message.replace(/\s+/g, " ").slice(0, maxOfMessage)}`);
  console.log(`\n${heading}:\n${lines.join("\n")}`);
}

const listFailures = (heading: string, results: Results): void => list(heading, failuresOf(results));

/** An error outside a test fails the run, too. */
function count({ results, code }: Outcome): Totals {
  const failed = failuresOf(results).length;
  return { passed: results.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The second run is all there is to say about the files that it ran. */
function withSecond(first: Outcome, second: Outcome): Totals {
  const replaced = first.results.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === "passed")).length;
  const { passed, failed } = count(second);
  return { passed: first.results.numPassedTests - replaced + passed, failed };
}
