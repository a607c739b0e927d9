import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (name: string): string => join(root, "node_modules/.bin", name);
const sources = ["contract/src", "host/src", "reports/src", "server/src", "worker/src", "cli/src", "dashboard/src"].filter((folder) =>
  existsSync(join(root, folder)),
);

/**
 * The compiler that is written in Go takes a third of the time. Only it checks: the import rules need the API of version 6, which version 7
 * lacks.
 */
const compiler = join(root, "node_modules/typescript-7/bin/tsc");
/** Several threads would infer the same types again, next to the other checks. */
const inOneThread = "--singleThreaded";

/** Lets the compiler check only what changed. */
const remembering = (name: string): string[] => [
  "--incremental",
  "--tsBuildInfoFile",
  join(root, `node_modules/.cache/${name}.tsbuildinfo`),
];

/** Automatic checks: each is one program, and all run at the same time. */
const checks = [
  { name: "format", command: bin("biome"), args: ["format", "."], fix: "node_modules/.bin/biome format --write ." },
  { name: "lint", command: bin("oxlint"), args: ["--deny-warnings", "--report-unused-disable-directives"] },
  { name: "types", command: "node", args: [compiler, inOneThread, "-p", "tsconfig.json", ...remembering("types")] },
  ...(existsSync(join(root, "dashboard/tsconfig.json"))
    ? [
        {
          name: "types of the dashboard",
          command: "node",
          args: [compiler, inOneThread, "-p", "dashboard/tsconfig.json", "--noEmit", ...remembering("types-dashboard")],
        },
      ]
    : []),
  {
    name: "import rules",
    command: bin("depcruise"),
    args: ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long", ...sources, "tools", "e2e"],
  },
  { name: "unused code", command: bin("knip"), args: ["--no-progress"] },
  { name: "rules for tests", command: bin("tsx"), args: ["tools/check-tests.ts"] },
  { name: "spelling", command: bin("tsx"), args: ["tools/check-spelling.ts"] },
];

interface Outcome {
  name: string;
  passed: boolean;
  output: string;
  fix: string | undefined;
  tookMs: number;
}

const only = process.argv.slice(2);
const chosen = checks.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
const outcomes = await Promise.all(chosen.map(async (check) => print(await run(check))));
if (only.length === 0) printFileLengths();
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

function print(outcome: Outcome): Outcome {
  const { name, passed, output, fix, tookMs } = outcome;
  console.log(`${passed ? "✓" : "✗"} ${name} (${(tookMs / 1000).toFixed(1)} s)`);
  if (!passed) console.log(`${output.trim()}\n${fix === undefined ? "" : `Fix: ${fix}\n`}`);
  return outcome;
}

function run(check: { name: string; command: string; args: string[]; fix?: string }): Promise<Outcome> {
  console.log(`… ${check.name}`);
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(check.command, check.args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
    });
    let output = "";
    const keep = (chunk: Buffer) => (output += chunk.toString("utf8"));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const finish = (passed: boolean) => resolve({ name: check.name, passed, output, fix: check.fix, tookMs: Date.now() - startedAt });
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

/** For information, not a rule: a long file may have become two things. */
function printFileLengths(): void {
  const files = sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length }))
    .sort((a, b) => b.lines - a.lines);
  const median = files[Math.floor(files.length / 2)]?.lines ?? 0;
  const longest = files.slice(0, 5).map(({ path, lines }) => `${path} ${lines}`);
  console.log(`\n${files.length} files, median ${median} lines; longest: ${longest.join(", ")}`);
}
