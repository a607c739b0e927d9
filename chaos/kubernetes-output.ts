/**
 * Proves that no output is lost on Kubernetes: suites that print 20,000 lines and end at once, four at a time, while the process that reads them is
 * killed again and again; its successor adopts what it finds. Prints how many outputs and exit codes were whole.
 *
 *   GANTRY_TEST_KUBECONFIG=… npx tsx chaos/kubernetes-output.ts [runs] [seconds between kills]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newRun } from "../worker/src/engines/testing/new-run.ts";
import type { Engine, Running } from "../worker/src/engines/engine.ts";
import { reopenedEngine, shellImage, testCluster } from "../worker/src/engines/testing/kubernetes.ts";

interface Result {
  taskId: string;
  code: number;
  lines: number;
  isWhole: boolean;
  wasAdopted: boolean;
}

const lanes = 4;
const lines = 20_000;
const whole = Array.from({ length: lines }, (_, line) => `${line + 1}\n`).join("");
const exitCode = 7;

function resultsIn(file: string): Result[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  return text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);
}

async function finish(running: Running, taskId: string, wasAdopted: boolean, file: string): Promise<void> {
  const parts: Buffer[] = [];
  let isLost = false;
  for await (const piece of running.logs) {
    if (piece.stream === "stdout") parts.push(Buffer.from(piece.bytes));
    if (piece.stream === "lost") isLost = true;
  }
  const { code } = await running.wait();
  const text = Buffer.concat(parts).toString();
  const result: Result = { taskId, code, lines: text.split("\n").length - 1, isWhole: text === whole && !isLost, wasAdopted };
  appendFileSync(file, `${JSON.stringify(result)}\n`);
  await running.remove();
}

async function adoptAll(engine: Engine, file: string): Promise<void> {
  const done = new Set(resultsIn(file).map(({ taskId }) => taskId));
  await Promise.all(
    (await engine.leftovers()).map(async (attempt) => {
      const running = done.has(attempt.taskId) ? undefined : await engine.adopt(attempt);
      if (running === undefined) await engine.discard(attempt);
      else await finish(running, attempt.taskId, true, file);
    }),
  );
}

/** The process that is killed. */
async function work(kubeconfig: string, namespace: string, file: string, runs: number): Promise<void> {
  const engine = reopenedEngine({ kubeconfig, namespace, workerId: "output" });
  await adoptAll(engine, file);
  const lane = async () => {
    while (resultsIn(file).length < runs) {
      const run = newRun(shellImage, `seq 1 ${lines}; exit ${exitCode}`);
      await finish(await engine.start(run, new AbortController().signal), run.taskId, false, file);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await engine.close();
}

async function supervise(runs: number, seconds: number): Promise<void> {
  await using cluster = await testCluster();
  const file = join(mkdtempSync(join(tmpdir(), "gantry-output-")), "results");
  let kills = 0;
  while (resultsIn(file).length < runs) {
    const words = ["--import", "tsx", import.meta.filename, "work", cluster.kubeconfig, cluster.namespace, file, String(runs)];
    const child = spawn(process.execPath, words, { stdio: "inherit" });
    const ended = once(child, "close");
    const killed = sleep(seconds * 1000).then(() => child.exitCode === null && child.kill("SIGKILL") && (kills += 1));
    await Promise.race([ended, killed]);
    await ended;
    console.log(`${resultsIn(file).length} runs, ${kills} kills`);
  }
  const results = resultsIn(file);
  const adopted = results.filter(({ wasAdopted }) => wasAdopted);
  const bad = results.filter(({ code, isWhole }) => code !== exitCode || !isWhole);
  console.log(JSON.stringify({ runs: results.length, kills, adopted: adopted.length, notWhole: bad }));
  if (bad.length > 0) process.exitCode = 1;
}

const [first = "", ...rest] = process.argv.slice(2);
if (first === "work") {
  const [kubeconfig = "", namespace = "", file = "", runs = ""] = rest;
  await work(kubeconfig, namespace, file, Number(runs));
  process.exit(0);
} else await supervise(Number(first || 100), Number(rest[0] ?? 20));
