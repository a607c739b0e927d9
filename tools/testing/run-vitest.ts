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

/**
 * Runs Vitest with `args`; without any it runs everything.
 */
export async function runVitest(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-results-"));
  const results = join(folder, "results.json");
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`, ...args],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"], env },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => signal === "SIGINT" || child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  try {
    const parsed = JSON.parse(readFileSync(results, "utf8")) as Results;
    listFailures(parsed);
    return count(parsed, code);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  testResults: FileResult[];
}

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

const mostOfMessage = 300;

/** At the end, one line each: whoever sees only the end of a long log can still name them. */
function listFailures({ testResults }: Results): void {
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`${file}: ${inOneLine(message)}`] : [];
    return failed.map((test) => `${file} > ${test.fullName}: ${inOneLine(test.failureMessages?.[0] ?? "")}`);
  });
  if (lines.length > 0) console.log(`\nFailed:\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

const inOneLine = (message: string): string => message.replace(/\s+/g, " ").slice(0, mostOfMessage);

function count({ numPassedTests, numFailedTests, testResults }: Results, code: number | null): Totals {
  // A file that failed to load has no failed test, but it is a failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const failed = numFailedTests + broken;
  // An error outside a test fails the run, too.
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
