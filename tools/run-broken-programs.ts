/**
 * Runs the programs of `analysis-corpus/broken-programs` and stores their output and reports as the corpus that the analysis is measured on:
 * `tsx tools/run-broken-programs.ts <node_modules with the runners> [part of an id] [folder to write to]`. tools/analysis-corpus/README.md lists what to
 * install. `PG` and `PG_OK` are the addresses of a PostgreSQL server with a wrong and a right password. Tests use the stored corpus and do not
 * run this.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { collectResults } from "../reports/src/collect/collect.ts";
import { type BrokenProgram, readPrograms } from "./analysis-corpus/read-programs.ts";
import { startMisbehavingServer } from "./analysis-corpus/misbehaving-server.ts";

interface Failure {
  id: string;
  right: string;
  causes: string[];
  lines: string[];
  heldOut: boolean;
  exitCode: number | null;
  log: string;
  /** The failed tests that the worker read from the runner's report. */
  tests: { name: string; message: string; trace: string }[];
}

const modules = resolve(process.argv[2] ?? "node_modules");
const wanted = process.argv[3] ?? "";
const corpus = resolve(process.argv[4] ?? join(import.meta.dirname, "../server/src/features/analysis/corpus/programs"));
const limitMs = 90_000;
const atATime = 3;
const maxLogLength = 60_000;

const programs = readPrograms();
const chosen = programs.filter(({ id }) => id.includes(wanted));
const failures = new Map<string, Failure>();
const server = await startMisbehavingServer();
const waiting = [...chosen];
await Promise.all(
  Array.from({ length: atATime }, async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) failures.set(program.id, await runProgram(program));
  }),
);
server.close();
mkdirSync(corpus, { recursive: true });
for (const runner of new Set(chosen.map(runnerOf))) keep(runner);

function runnerOf({ id }: { id: string }): string {
  return id.slice(0, id.indexOf("/"));
}

/** One file per runner; results that were not run this time are kept. */
function keep(runner: string): void {
  const file = join(corpus, `${runner}.json`);
  const before: Failure[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const all = programs
    .filter((program) => runnerOf(program) === runner)
    .flatMap((program) => {
      const { id, right, causes, lines, heldOut } = program;
      const kept = failures.get(id) ?? before.find((failure) => failure.id === id);
      return kept ? [{ ...kept, right, causes, lines, heldOut }] : [];
    });
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
}

async function runProgram(program: BrokenProgram): Promise<Failure> {
  const { id, right, causes, lines, heldOut, command, reportCommand } = program;
  const folder = mkdtempSync(join(tmpdir(), "program-"));
  try {
    // npm would install into it.
    if (!id.includes("-npm")) symlinkSync(modules, join(folder, "node_modules"));
    // Some programs run as another user.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, "report"));
    for (const [path, text] of Object.entries(program.files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { output, exitCode } = await run(command, folder);
    if (reportCommand) await run(reportCommand, folder);
    const tests = await readReport(folder);
    console.log(`${id}: exit ${exitCode}, ${output.length} characters, ${tests.length} failed tests in the report`);
    return { id, right, causes, lines, heldOut, exitCode, log: tidy(output, folder), tests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readReport(folder: string): Promise<Failure["tests"]> {
  const root = join(folder, "report");
  const found = await readdir(root, { recursive: true });
  const sized = await Promise.all(found.map(async (path) => ({ path, stats: await stat(join(root, path)) })));
  const files = sized.filter(({ stats }) => stats.isFile()).map(({ path, stats }) => ({ path, sizeBytes: stats.size }));
  const { tests } = await collectResults({ root, files });
  return tests
    .filter(({ status }) => status === "failed")
    .map(({ suite, name, message, trace }) => ({
      name: tidy([...suite, name].join(" › "), folder),
      message: tidy(message ?? "", folder),
      trace: tidy(trace ?? "", folder),
    }));
}

function run(command: string, folder: string): Promise<{ output: string; exitCode: number | null }> {
  return new Promise((done) => {
    const env = {
      PATH: `${join(modules, ".bin")}:${process.env["PATH"] ?? ""}`,
      HOME: process.env["HOME"],
      BASE: server.url,
      PG: process.env["PG"] ?? "",
      PG_OK: process.env["PG_OK"] ?? "",
      // Without this machine's package indexes.
      PIP_CONFIG_FILE: "/dev/null",
      CI: "true",
      LANG: "C.UTF-8",
    };
    const child = spawn("sh", ["-c", `(${command}\n) 2>&1`], { cwd: folder, env, detached: true });
    let output = "";
    child.stdout.on("data", (piece: Buffer) => (output += piece.toString("utf8")));
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), limitMs);
    child.on("close", (exitCode) => {
      clearTimeout(timer);
      done({ output, exitCode });
    });
  });
}

/** Rewrites paths as in a container: the program is in /app. */
function tidy(output: string, folder: string): string {
  const text = output
    .replaceAll(folder, "/app")
    .replaceAll(modules, "/app/node_modules")
    .replaceAll(relative(folder, modules), "node_modules");
  return text.length > maxLogLength ? `${text.slice(0, maxLogLength / 2)}\n…\n${text.slice(-maxLogLength / 2)}` : text;
}
