import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect } from "vitest";
import type { TestResult } from "@gantry/contract/results/schemas.ts";
import { decideVerdict } from "../../server/src/features/verdict/decide-verdict.ts";
import { nameTests } from "../../server/src/features/executions/request/name-tests.ts";
import { collectResults } from "../../reports/src/collect/collect.ts";
import { recipeOf } from "./recipes.ts";

export interface RecipeSuite {
  /** The recipe's heading in the document. */
  runner: string;
  /** Path → content. A test of it that fails passes when the variable `FIXED` is set. */
  files: Record<string, string>;
  /** Path → target: the runner's packages. */
  links?: Record<string, string>;
  env?: Record<string, string>;
  /** What fails, as `variant › file › suite › name`. */
  failing: string[];
  /** What runs next to the failed tests, where the runner cannot select more finely. */
  alsoRun?: string[];
  /** A run takes many seconds: the failed tests run again only once, fixed. */
  isSlow?: boolean;
}

interface Ran {
  exitCode: number | null;
  /** The end of what it printed. */
  output: string;
  /** Those that passed or failed. */
  tests: TestResult[];
  verdict: string;
}

const reportFolders = ["reports", "test-results", "mochawesome-report"];
/** Left by a run, as reports are, and not in an image. */
const buildFolders = ["target"];

/**
 * Runs the suite by its recipe, names what failed as the server does, and runs that by the recipe: exactly the failed tests run, their
 * failure and their pass both reach the exit code, and a test that is not there is no pass.
 */
export async function checkRecipe(suite: RecipeSuite): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-recipe-"));
  try {
    for (const [path, text] of Object.entries({ ...recipeOf(suite.runner), ...suite.files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text.replace(/\/app\b/g, folder), { mode: 0o755 });
    }
    for (const [path, target] of Object.entries(suite.links ?? {})) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(target, join(folder, path));
    }
    const ids = (tests: readonly TestResult[]) => tests.map((test) => idOf(test, folder)).sort();
    const first = await run(folder, suite.env ?? {});
    const failed = first.tests.filter(({ status }) => status === "failed");
    expect(ids(failed), first.output).toEqual([...suite.failing].sort());
    expect(first.tests.length).toBeGreaterThan(failed.length);
    expect(first.exitCode).not.toBe(0);

    const asked = [...suite.failing, ...(suite.alsoRun ?? [])].sort();
    const { variables } = nameTests("all", failed.map(asStored));
    if (suite.isSlow !== true) {
      const again = await run(folder, { ...suite.env, ...variables });
      expect(ids(again.tests), again.output).toEqual(asked);
      expect(ids(again.tests.filter(({ status }) => status === "failed"))).toEqual([...suite.failing].sort());
      expect(again.exitCode).not.toBe(0);
    }

    const fixed = await run(folder, { ...suite.env, ...variables, FIXED: "1" });
    expect(ids(fixed.tests), fixed.output).toEqual(asked);
    expect([fixed.exitCode, fixed.verdict], fixed.output).toEqual([0, "PASSED"]);

    const [one] = failed.map(asStored);
    if (!one) throw new Error("nothing failed");
    const unknown = { ...one, name: "noSuchTest", line: one.line === null ? null : 100_000 };
    const none = await run(folder, { ...suite.env, ...nameTests("all", [unknown]).variables, FIXED: "1" });
    expect(none.verdict, none.output).not.toBe("PASSED");
    expect(existsSync(join(folder, "owned")), "a name was executed").toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

const asStored = ({ name, suite, filePath, line, variant }: TestResult) => ({
  name,
  suite,
  filePath: filePath ?? null,
  line: line ?? null,
  variant: variant ?? null,
});

function idOf({ variant, filePath, suite, name }: TestResult, folder: string): string {
  const file = filePath?.startsWith("/") ? relative(folder, filePath) : filePath;
  const parts = [variant, file, ...suite, name].filter((part) => part !== undefined);
  return parts.join(" › ").replaceAll(folder, "/app");
}

async function run(folder: string, env: Record<string, string>): Promise<Ran> {
  for (const name of [...reportFolders, ...buildFolders]) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20 });
  // Variables of the runner of this test must not reach the tested runner.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|JEST|NODE_ENV|NODE_OPTIONS|TEST$|CI$)/.test(name));
  const child = spawn("sh", [join(folder, "entrypoint.sh"), "all"], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), CI: "true", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString("utf8")));
  const [exitCode] = (await once(child, "close")) as [number | null];
  const { tests, formats } = await collectResults({ root: folder, files: reportFiles(folder) });
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0, quarantined: 0 };
  for (const { status } of tests) counts[status === "passed" || status === "failed" ? status : "skipped"]++;
  const facts = { exitCode, error: null, tests: formats.length === 0 ? null : { ...counts, total: tests.length } };
  return {
    exitCode,
    output: output.slice(-5_000),
    tests: tests.filter(({ status }) => status === "passed" || status === "failed"),
    verdict: decideVerdict(facts, { onlyFailed: env["TESTS"] !== undefined }).status,
  };
}

function reportFiles(folder: string): { path: string; sizeBytes: number }[] {
  return reportFolders.flatMap((name) => {
    try {
      const found = readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      return found.map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path: relative(folder, path), sizeBytes: statSync(path).size };
      });
    } catch {
      return [];
    }
  });
}
