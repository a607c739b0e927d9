import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

export interface Totals {
  passed: number;
  failed: number;
}

/**
 * Runs Vitest with `args`; what it prints goes to our output. Without `args` it runs everything, as two processes at the same time: the tests next to
 * the code use the processor time that end-to-end tests leave while they wait for other processes.
 */
export async function runVitest(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Totals> {
  if (args.length > 0) return run(env, args);
  const [here, endToEnd] = await Promise.all([
    run(env, ["--project=unit", "--project=server"], { isOneOfTwo: true }),
    run(env, ["--project=integration", "--project=e2e", "--project=e2e-browser"], { isOneOfTwo: true }),
  ]);
  return { passed: here.passed + endToEnd.passed, failed: here.failed + endToEnd.failed };
}

/** `isOneOfTwo`: prints whole lines only, because another process prints at the same time. */
async function run(env: NodeJS.ProcessEnv, args: readonly string[], { isOneOfTwo = false } = {}): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-results-"));
  const results = join(folder, "results.json");
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`, ...args],
    { cwd: root, stdio: isOneOfTwo ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"], env },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => signal === "SIGINT" || child.kill(signal));
  passOn(child);
  const closed = once(child, "close");
  const [code] = (await once(child, "exit")) as [number | null];
  // What it printed last. A process that a test left behind may keep the pipe open.
  await Promise.race([closed, sleep(5_000, undefined, { ref: false })]);
  try {
    return count(JSON.parse(readFileSync(results, "utf8")) as Results, code);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function passOn({ stdout, stderr }: ChildProcess): void {
  if (stdout !== null) createInterface({ input: stdout }).on("line", (line) => process.stdout.write(`${line}\n`));
  if (stderr !== null) createInterface({ input: stderr }).on("line", (line) => process.stderr.write(`${line}\n`));
}

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

function count({ numPassedTests, numFailedTests, testResults }: Results, code: number | null): Totals {
  // A file that failed to load has no failed test, but it is a failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const failed = numFailedTests + broken;
  // An error outside a test fails the run, too.
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
