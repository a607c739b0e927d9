/**
 * Runs broken suites of many frameworks and stores their output, with the correct category of each, as the corpus for measuring the built-in
 * rules of the analysis: `tsx tools/make-analysis-corpus.ts <node_modules with the frameworks> [part of an id]`. The packages to install are
 * listed at the top of each file in tools/analysis-corpus. Tests use the stored corpus and do not run this.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { javascript } from "./analysis-corpus/javascript.ts";
import { startMisbehavingServer } from "./analysis-corpus/misbehaving-server.ts";
import { otherLanguages } from "./analysis-corpus/other-languages.ts";
import { pythonAndRuby } from "./analysis-corpus/python-and-ruby.ts";
import { secondRound } from "./analysis-corpus/second-round.ts";
import { thirdRound } from "./analysis-corpus/third-round.ts";
import type { BrokenSuite } from "./analysis-corpus/suite.ts";

const corpus = join(import.meta.dirname, "../server/src/features/analysis/corpus");
const modules = resolve(process.argv[2] ?? "node_modules");
const wanted = process.argv[3] ?? "";
const limitMs = 90_000;
const longestLog = 200_000;

/** The stored corpus, so that a single suite can be run again. */
const answersFile = join(corpus, "answers.tsv");
const exitCodes = new Map(readAnswers().map(([id = "", , exitCode = ""]) => [id, exitCode]));
const suites = [...javascript, ...pythonAndRuby, ...otherLanguages, ...secondRound, ...thirdRound];
const server = await startMisbehavingServer();
for (const suite of suites.filter(({ id }) => id.includes(wanted))) await keepLog(suite);
server.close();
writeFileSync(
  answersFile,
  suites
    .map((suite) => `${suite.id}\t${suite.right}\t${exitCodes.get(suite.id) ?? ""}\t${isHeldOut(suite) ? "held out" : "known"}\n`)
    .sort()
    .join(""),
);

/** Rules were written from the first round, seen and unseen, and from two thirds of the second, by name; never from the third. */
function isHeldOut(suite: BrokenSuite): boolean {
  const isThird = (createHash("sha256").update(suite.id).digest()[0] ?? 0) % 3 === 0;
  return thirdRound.includes(suite) || (secondRound.includes(suite) && isThird);
}

function readAnswers(): string[][] {
  if (!existsSync(answersFile)) return [];
  return readFileSync(answersFile, "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t"));
}

async function keepLog(suite: BrokenSuite): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  symlinkSync(modules, join(folder, "node_modules"));
  for (const [path, text] of Object.entries(suite.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output, exitCode } = await run(suite.command, folder);
  const file = join(corpus, "logs", `${suite.id}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tidy(output, folder));
  exitCodes.set(suite.id, String(exitCode ?? ""));
  console.log(`${suite.id}: exit ${exitCode}, ${output.length} characters`);
  rmSync(folder, { recursive: true, force: true });
}

function run(command: string, folder: string): Promise<{ output: string; exitCode: number | null }> {
  return new Promise((done) => {
    const env = {
      PATH: `${join(modules, ".bin")}:${process.env["PATH"] ?? ""}`,
      HOME: process.env["HOME"],
      BASE: server.url,
      // A PostgreSQL server with password authentication, for the suites that need one.
      ...(process.env["PG"] ? { PG: process.env["PG"] } : {}),
      CI: "true",
      LANG: "C.UTF-8",
    };
    const child = spawn("sh", ["-c", `(${command}) 2>&1`], { cwd: folder, env, detached: true });
    let output = "";
    child.stdout.on("data", (piece: Buffer) => (output += piece.toString("utf8")));
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), limitMs);
    child.on("close", (exitCode) => {
      clearTimeout(timer);
      done({ output, exitCode });
    });
  });
}

/** Rewrites paths as in a container: the suite is in /app. */
function tidy(output: string, folder: string): string {
  const text = output
    .replaceAll(folder, "/app")
    .replaceAll(modules, "/app/node_modules")
    .replaceAll(relative(folder, modules), "node_modules");
  return text.length > longestLog ? `${text.slice(0, longestLog / 2)}\n…\n${text.slice(-longestLog / 2)}` : text;
}
