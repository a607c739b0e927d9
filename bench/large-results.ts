/**
 * How long one piece of work keeps the server's main thread from other requests, with the largest results it accepts: reported by a worker, sent by a
 * callback, uploaded, and listed. A server in this process on its own PostgreSQL; a child process (this file with `client`) sends the requests.
 * `TESTS` sets the number of tests.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";
import { startBenchServer, workerSecret } from "./bench-server.ts";
import { median, ms, percentile, print } from "./figures.ts";

const tests = Number(process.env["TESTS"] ?? 50_000);
const resolutionMs = 5;

if (process.argv[2] === "client") await sendRequests(process.argv[3] ?? "");
else await measure();

async function measure(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "gantry-bench-results-"));
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: { info: () => {}, warn: () => {} } });
  const server = await startBenchServer(dir, postgres.url);
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const pauses = watchPauses();
  const client = fork(import.meta.filename, ["client", server.url]);
  client.on("message", async (message: { begin: string } | { end: string; seconds: number; status: number }) => {
    if ("begin" in message) {
      delay.reset();
      pauses.reset();
      delay.enable();
    } else {
      // Its history and analysis are part of it.
      await server.ctx.background.idle();
      delay.disable();
      const { wallMs, cpuMs } = pauses.longest();
      const blocked = `max ${ms(delay.max / 1e6)}, p99 ${ms(delay.percentile(99) / 1e6)}; processor ${ms(cpuMs)} of ${ms(wallMs)}`;
      print(String(message.status), `${message.end} (${message.seconds.toFixed(1)} s)`, blocked, "");
    }
    client.send("next");
  });
  await once(client, "exit");
  pauses.stop();
  await server.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

/**
 * The longest pause between two turns of the event loop, and the processor time of this process in it: on a busy machine the pause is longer because the
 * process waits for a processor. The threads that collect garbage count too.
 */
function watchPauses() {
  let longest = { wallMs: 0, cpuMs: 0 };
  let at = performance.now();
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const more = process.cpuUsage(used);
    const cpuMs = (more.user + more.system) / 1000;
    if (cpuMs > longest.cpuMs) longest = { wallMs: now - at, cpuMs };
    at = now;
    used = process.cpuUsage();
  }, resolutionMs);
  return {
    reset: () => {
      longest = { wallMs: 0, cpuMs: 0 };
    },
    longest: () => longest,
    stop: () => clearInterval(timer),
  };
}

interface Answered {
  token: string;
  data: { id: string; taskId: string };
  run: { taskId: string; attempt: number; leaseToken: string };
}

async function sendRequests(url: string): Promise<void> {
  const json = { "content-type": "application/json" };
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const sent = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const answer = await fetch(url + path, {
      method: "POST",
      ...(sent === undefined ? {} : { body: sent }),
      headers: { ...json, ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as Answered };
  };
  const signUp = async (email: string) => {
    const signedUp = await post("/api/auth/signup", { email, password: "Correct-horse-7", name: "Bench", organizationName: email });
    return { authorization: `Bearer ${signedUp.body.token}` };
  };
  const headers = await signUp("bench@example.com");
  const project = (await post("/api/projects", { name: "bench" }, headers)).body.data.id;
  const worker = { "x-worker-secret": workerSecret };

  async function timed(what: string, request: () => Promise<{ status: number }>): Promise<void> {
    process.send?.({ begin: what });
    await once(process, "message");
    const before = performance.now();
    const { status } = await request();
    const seconds = (performance.now() - before) / 1000;
    await sleep(200);
    process.send?.({ end: what, seconds, status });
    await once(process, "message");
  }
  /** Prints how long another organization waits for its projects meanwhile. It asks every 20 ms, until the history is written. */
  async function besideOtherRequests(what: string, request: () => Promise<{ status: number }>): Promise<void> {
    const other = await signUp("other@example.com");
    const waits: number[] = [];
    const ask = async () => {
      const before = performance.now();
      const { ok } = await get("/api/projects", other);
      waits.push(ok ? performance.now() - before : Number.POSITIVE_INFINITY);
    };
    const timer = setInterval(() => void ask(), 20);
    await timed(what, request);
    clearInterval(timer);
    print(
      "",
      `GET /api/projects of another organization, ${waits.length} times`,
      `p50 ${ms(median(waits))}, p99 ${ms(percentile(waits, 0.99))}`,
      "p99 ≤ 250 ms",
    );
  }
  const get = async (path: string, as = headers) => {
    const answer = await fetch(url + path, { headers: as });
    await answer.arrayBuffer();
    return answer;
  };
  const newRun = async () => (await post("/api/executions", { project, image: "alpine:3", command: "true" }, headers)).body.data.taskId;
  async function reported(results: unknown): Promise<() => Promise<{ status: number }>> {
    await newRun();
    const claim = { workerId: "bench", name: "bench", engine: "bench", waitMs: 10_000, protocolVersion: 2 };
    const { run } = (await post("/executions/claim", claim, worker)).body;
    const lease = { taskId: run.taskId, attempt: run.attempt, leaseToken: run.leaseToken };
    await post("/executions/update", { ...lease, status: "RUNNING" }, worker);
    const body = JSON.stringify({ ...lease, status: "ANALYZING", exitCode: 1, results });
    console.log(`${(Buffer.byteLength(body) / 1024 / 1024).toFixed(1)} MiB`);
    return () => post("/executions/update", body, worker);
  }
  const results = (status: string, text: number) => ({
    formats: ["junit"],
    tests: Array.from({ length: tests }, (_, n) => ({
      name: `${status} test ${n}`,
      suite: ["checkout", `suite ${n % 40}`],
      filePath: `tests/file${n % 100}.test.js`,
      status,
      durationMs: n % 300,
      ...(text > 0 ? { message: `Expected ${n} to be ${n + 1}`, trace: `at step ${n}\n`.padEnd(text, "x") } : {}),
    })),
  });
  await timed("one small request", () => get("/api/projects"));
  await timed("worker: passed tests", await reported(results("passed", 0)));
  await timed("worker: failed tests, 16 MiB", await reported(results("failed", Math.max(1, Math.floor((16 * 1024 * 1024) / tests) - 235))));
  const bare = await newRun();
  const callback = JSON.stringify({ taskId: bare, status: "FAILED", exitCode: 1, results: results("passed", 1050) });
  console.log(`${(callback.length / 1024 / 1024).toFixed(1)} MiB`);
  await timed("callback: passed tests, close to 64 MiB", () => post("/executions/update", callback, worker));
  await timed("callback: the same again", () => post("/executions/update", callback, worker));
  const empty = JSON.stringify({ taskId: bare, status: "FAILED", results: { tests: Array(20_000_000).fill(0) } });
  await timed("callback: 20,000,000 numbers", () => post("/executions/update", empty, worker));
  const logs = JSON.stringify({ taskId: bare, attempt: 1, chunks: Array(20_000_000).fill(0) });
  await timed("logs: 20,000,000 numbers", () => post("/executions/logs", logs, worker));

  const upload = (body: string) => post(`/api/ingest?project=${project}`, body, { ...headers, "content-type": "application/xml" });
  const cases = Array.from({ length: tests }, (_, n) => `<testcase name="up ${n}"><failure message="broke ${n}"/></testcase>`).join("");
  let uploaded = "";
  await timed("upload: failed tests", async () => {
    const answer = await upload(`<testsuite name="s">${cases}</testsuite>`);
    uploaded = answer.body.data?.id;
    return answer;
  });
  await besideOtherRequests("upload: failed tests, 4 at once", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(`<testsuite name="s">${cases}</testsuite>`)));
    return { status: Math.max(...answers.map(({ status }) => status)) };
  });
  const attributes = Array.from({ length: 1_000_000 }, (_, n) => `a${n}="1"`).join(" ");
  await timed("upload: 1,000,000 attributes", () => upload(`<testsuite><testcase name="t" ${attributes}/></testsuite>`));
  for (const path of [
    `/api/executions/${uploaded}/tests?limit=1000`,
    `/api/executions/${uploaded}/tests?limit=1000&search=up`,
    `/api/executions/${uploaded}/tests?limit=1000&details=true`,
    `/api/executions/${uploaded}/suites`,
    `/api/executions/${uploaded}/compare`,
    `/api/executions/${uploaded}`,
    `/api/executions/${uploaded}/failures`,
    `/api/tests?limit=100`,
    `/api/failures?limit=100`,
    `/api/insights`,
  ])
    await timed(path.replace(uploaded, ":id"), () => get(path));
  await timed("gate", () => post("/api/webhooks/ci/pr", { taskId: uploaded }, headers));
  process.disconnect();
}
