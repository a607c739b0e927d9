/**
 * Proves that no output is lost on Kubernetes: suites that print 20,000 lines and end at once, several at a time, while the process that
 * reads them is killed again and again, and parts of the cluster are restarted; its successor adopts what it finds. Next to it, one bare
 * pod after the other does the same. Prints how many outputs and exit codes were whole.
 *
 *   GANTRY_TEST_KUBECONFIG=… npm run chaos:kubernetes -- --runs 1000 --kill 20 --every 45 --restart 'systemctl restart kubelet' --restart …
 *
 * `--lanes`: how many at a time. `--kill`: seconds between kills. `--restart`: a command, in turns with the others every so many seconds.
 * `--bare no`: without bare pods.
 * `--results FILE`: continues a campaign whose results are in this file.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { type Engine, EngineError, type Running } from "../worker/src/engines/engine.ts";
import { newRun } from "../worker/src/engines/testing/new-run.ts";
import { reopenedEngine, shellImage, type TestCluster, testCluster } from "../worker/src/engines/testing/kubernetes.ts";
import { runBarePod } from "./bare-pods.ts";

interface Result {
  taskId: string;
  code: number;
  lines: number;
  isWhole: boolean;
  wasAdopted: boolean;
  infrastructure?: string;
}

const lines = 20_000;
const whole = Array.from({ length: lines }, (_, line) => `${line + 1}\n`).join("");
const exitCode = 7;
const command = `seq 1 ${lines}; exit ${exitCode}`;

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
  const { code, infrastructure } = await running.wait();
  const text = Buffer.concat(parts).toString();
  const result: Result = { taskId, code, lines: countLines(text), isWhole: text === whole && !isLost, wasAdopted };
  appendFileSync(file, `${JSON.stringify({ ...result, infrastructure })}\n`);
  // Otherwise the next process removes the pod.
  await running.remove().catch(() => {});
}

const countLines = (text: string): number => text.split("\n").length - 1;

async function adoptAll(engine: Engine, file: string): Promise<void> {
  const done = new Set(resultsIn(file).map(({ taskId }) => taskId));
  await Promise.all(
    (await engine.leftovers()).map(async (attempt) => {
      const running = done.has(attempt.taskId) ? undefined : await engine.adopt(attempt);
      if (running === undefined) {
        if (!done.has(attempt.taskId)) note(file, "refused", `${attempt.taskId} The suite had not started when its worker was killed.`);
        await engine.discard(attempt);
      } else await finish(running, attempt.taskId, true, file);
    }),
  );
}

/** `undefined`: the cluster did not start it. A worker then returns the run to the queue. */
async function startSoon(engine: Engine, file: string): Promise<{ running: Running; taskId: string } | undefined> {
  const run = newRun(shellImage, command);
  try {
    return { running: await engine.start(run, new AbortController().signal), taskId: run.taskId };
  } catch (error) {
    if (!(error instanceof EngineError) || !error.retryable) throw error;
    note(file, "refused", `${run.taskId} ${error.message}`);
    await sleep(1_000);
    return undefined;
  }
}

/** The process that is killed. */
async function work(kubeconfig: string, namespace: string, file: string, runs: number, lanes: number): Promise<void> {
  const engine = reopenedEngine({ kubeconfig, namespace, workerId: "output" });
  await adoptAll(engine, file);
  const lane = async () => {
    while (resultsIn(file).length < runs) {
      const started = await startSoon(engine, file);
      if (started) await finish(started.running, started.taskId, false, file);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await engine.close();
}

interface BareResult {
  lines: number;
  isWhole: boolean;
  code: number | undefined;
}

async function runBarePods({ core, namespace }: TestCluster, file: string, over: AbortSignal): Promise<void> {
  for (let count = 0; !over.aborted; count++) {
    const { code, log } = await runBarePod(core, namespace, `bare-${count}`, shellImage, command);
    note(file, "bare", JSON.stringify({ code, lines: countLines(log), isWhole: log === whole } satisfies BareResult));
  }
}

/** Files next to the results hold what else happened, a line each, so that a campaign can be continued. */
const note = (file: string, what: "bare" | "events" | "refused", line: string) => appendFileSync(`${file}.${what}`, `${line}\n`);

function notesIn(file: string, what: "bare" | "events" | "refused"): string[] {
  return existsSync(`${file}.${what}`) ? readFileSync(`${file}.${what}`, "utf8").split("\n").filter(Boolean) : [];
}

async function restartParts(commands: readonly string[], seconds: number, file: string, over: AbortSignal): Promise<void> {
  for (let turn = 0; commands.length > 0; turn++) {
    await sleep(seconds * 1000, undefined, { signal: over }).catch(() => {});
    if (over.aborted) break;
    const words = commands[turn % commands.length] ?? "";
    await promisify(execFile)("sh", ["-c", words]);
    note(file, "events", words);
  }
}

interface Plan {
  runs: number;
  lanes: number;
  killSeconds: number;
  restarts: readonly string[];
  restartSeconds: number;
  withBare: boolean;
  file: string;
}

async function supervise({ runs, lanes, killSeconds, restarts, restartSeconds, withBare, file }: Plan): Promise<void> {
  await using cluster = await testCluster();
  const over = new AbortController();
  const beside = [
    restartParts(restarts, restartSeconds, file, over.signal),
    ...(withBare ? [runBarePods(cluster, file, over.signal)] : []),
  ];
  while (resultsIn(file).length < runs) {
    const words = [
      "--import",
      "tsx",
      import.meta.filename,
      "work",
      cluster.kubeconfig,
      cluster.namespace,
      file,
      String(runs),
      String(lanes),
    ];
    const child = spawn(process.execPath, words, { stdio: "inherit" });
    const ended = once(child, "close");
    const killed = sleep(killSeconds * 1000).then(
      () => child.exitCode === null && child.kill("SIGKILL") && note(file, "events", "SIGKILL of the worker"),
    );
    await Promise.race([ended, killed]);
    await ended;
    console.log(`${resultsIn(file).length} runs, ${notesIn(file, "bare").length} bare pods`);
  }
  over.abort();
  await Promise.all(beside);
}

const countOf = (words: readonly string[]): Record<string, number> =>
  words.reduce<Record<string, number>>((counts, word) => ({ ...counts, [word]: (counts[word] ?? 0) + 1 }), {});

/** @returns whether every output and exit code was right */
function summarize(file: string): boolean {
  const results = resultsIn(file);
  const notWhole = results.filter(({ code, isWhole }) => code !== exitCode || !isWhole);
  const events = countOf(notesIn(file, "events"));
  const adopted = results.filter(({ wasAdopted }) => wasAdopted).length;
  const notStarted = countOf(notesIn(file, "refused").map((line) => line.slice(line.indexOf(" ") + 1)));
  console.log(JSON.stringify({ runs: results.length, adopted, events, notStarted, notWhole }, null, 1));
  const bare = notesIn(file, "bare").map((line) => JSON.parse(line) as BareResult);
  const lineCounts = bare.map((one) => one.lines).toSorted((one, other) => one - other);
  const wrongCodes = bare.filter(({ code }) => code !== exitCode).length;
  const wholeBare = bare.filter(({ isWhole }) => isWhole).length;
  console.log(JSON.stringify({ bare: bare.length, whole: wholeBare, wrongCodes, lines: lineCounts.join(" ") }));
  return notWhole.length === 0;
}

const [first, kubeconfig = "", namespace = "", results = "", runs = "", lanes = ""] = process.argv.slice(2);
if (first === "work") {
  await work(kubeconfig, namespace, results, Number(runs), Number(lanes));
  process.exit(0);
}
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100" },
    lanes: { type: "string", default: "4" },
    kill: { type: "string", default: "20" },
    every: { type: "string", default: "45" },
    restart: { type: "string", multiple: true, default: [] },
    bare: { type: "string", default: "yes" },
    results: { type: "string" },
  },
});
const file = values.results ?? join(mkdtempSync(join(tmpdir(), "gantry-output-")), "results");
await supervise({
  runs: Number(values.runs),
  lanes: Number(values.lanes),
  killSeconds: Number(values.kill),
  restarts: values.restart,
  restartSeconds: Number(values.every),
  withBare: values.bare !== "no",
  file,
});
if (!summarize(file)) process.exitCode = 1;
