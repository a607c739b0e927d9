import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findEngine } from "../bench/engine.ts";
import { percentile } from "../bench/figures.ts";
import { type Member, startService } from "../bench/service.ts";
import { importImage, shellSuite } from "../worker/src/engines/testing/images.ts";
import { type HostileInput, hostileInputs } from "./hostile-inputs.ts";

/**
 * One tenant sends reports and runs suites made to break the parsers, while another one works: measures that tenant's requests, the delay of its
 * live log and its leases. Batches of inputs alternate with idle periods, so that both are measured in the same minutes. Uses the built product.
 * Settings: DOCKER_HOST, SIZES ("2000,8000,20000,50000"), LIMIT (all inputs).
 */
const sizes = (process.env["SIZES"] ?? "2000,8000,20000,50000").split(",").map(Number);
const limit = Number(process.env["LIMIT"] ?? Number.POSITIVE_INFINITY);
const tickMs = 200;
const batchSize = 12;
const calmMs = 5_000;

/** Milliseconds, by whether hostile inputs were being read at the time. */
class Samples {
  readonly calm: number[] = [];
  readonly attacked: number[] = [];
  add(ms: number, isAttacked: boolean): void {
    (isAttacked ? this.attacked : this.calm).push(ms);
  }
}

const { docker, host } = await findEngine();
const image = "gantry-chaos/shell:1";
await importImage(docker, image, shellSuite);
const all = await hostileInputs(sizes);
const step = Math.max(1, all.length / Math.min(limit, all.length));
const inputs = Array.from({ length: Math.min(limit, all.length) }, (_, at) => all[Math.floor(at * step)]).filter(
  (one) => one !== undefined,
);
const service = await startService(host);
const answers = new Map<string, number>();
const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
let failed = false;
let isAttacked = false;
const [requests, logs] = [new Samples(), new Samples()];
const over = new AbortController();
try {
  await service.withSlots(5);
  const [victim, attacker] = await Promise.all([service.member(), service.member()]);
  const [projectOfVictim, projectOfAttacker] = await Promise.all([victim, attacker].map(projectOf));
  if (!projectOfVictim || !projectOfAttacker) throw new Error("no project");
  const measured = Promise.all([measureRequests(victim), measureLogs(victim, projectOfVictim)]);
  const runs: string[] = [];
  for (let first = 0; first < inputs.length; first += batchSize) {
    isAttacked = false;
    await sleep(calmMs);
    isAttacked = true;
    await eachOf(inputs.slice(first, first + batchSize), 4, async (input) => {
      if (input.upload) await sendUpload(attacker, projectOfAttacker, input.upload);
      if (input.suite) runs.push(`${input.name}: ${await runSuite(attacker, projectOfAttacker, input.suite)}`);
    });
  }
  over.abort();
  await measured;
  const lost = await lostLeases();
  console.log(`${inputs.length} hostile inputs, load of the machine ${loadavg().map(Math.round).join(", ")}`);
  console.log([...answers].map(([answer, times]) => `  ${answer}: ${times}`).join("\n"));
  console.log(runs.map((run) => `  ${run}`).join("\n"));
  report("requests of the other tenant, p50", (share) => percentile(share, 0.5), requests, 250);
  report("requests of the other tenant, p99", (share) => percentile(share, 0.99), requests, 250);
  report("its log's delay, p99", (share) => percentile(share, 0.99), logs, 1_000);
  report("its log's delay, longest", (share) => Math.max(...share), logs, 1_000);
  console.log(`${lost === 0 ? "✓" : "✗"} attempts lost: ${lost}`);
  failed ||= lost > 0;
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  over.abort();
  await service.close();
}
process.exit(failed ? 1 : 0);

function report(what: string, figure: (values: readonly number[]) => number, { calm, attacked }: Samples, most: number): void {
  const isWithin = figure(attacked) <= most;
  failed ||= !isWithin;
  const [before, beside] = [calm, attacked].map((values) => `${Math.round(figure(values))} ms (${values.length})`);
  console.log(`${isWithin ? "✓" : "✗"} ${what}: ${beside} beside hostile inputs, ${before} in the calm between; at most ${most} ms`);
}

async function eachOf(inputs: readonly HostileInput[], atOnce: number, send: (input: HostileInput) => Promise<unknown>): Promise<void> {
  const waiting = [...inputs];
  const loop = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
}

async function projectOf(member: Member): Promise<string> {
  return (await member.post("/api/projects", { name: "chaos" })).data.id;
}

async function sendUpload({ token }: Member, project: string, upload: NonNullable<HostileInput["upload"]>): Promise<void> {
  const answer = await fetch(`${service.url}/api/ingest?projectId=${project}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": upload.contentType },
    body: new Uint8Array(upload.body),
  }).catch(() => undefined);
  // What is too large is answered before all of it was sent.
  if (!answer) {
    count("connection closed");
    return;
  }
  const body = (await answer.json()) as { code?: string };
  count(`${answer.status} ${body.code ?? "taken"}`);
  if (answer.status >= 500) failed = true;
}

async function runSuite(member: Member, projectId: string, command: string): Promise<string> {
  const { id } = (await member.post("/api/executions", { projectId, image, folder: "all", command })).data;
  return ended(member, id);
}

async function ended({ token }: Member, id: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${service.url}/api/executions/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: { status: string; error: { code: string; message: string } | null } };
    if (["PASSED", "FAILED", "UNSTABLE", "ERROR"].includes(data.status))
      return `${data.status} ${data.error?.code ?? ""} ${data.error?.message ?? ""}`.trim();
    await sleep(250);
  }
}

/** Measures requests, one after the other. */
async function measureRequests({ token }: Member): Promise<void> {
  while (!over.signal.aborted) {
    const [startedAt, wasAttacked] = [performance.now(), isAttacked];
    await fetch(`${service.url}/api/executions?limit=20`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
      answer.text(),
    );
    requests.add(performance.now() - startedAt, wasAttacked || isAttacked);
    await sleep(25);
  }
}

/** Suites print a line every 200 ms; the delay is how much more than that passes between two lines. */
async function measureLogs(member: Member, projectId: string): Promise<void> {
  const command = `for i in $(seq 100); do echo $i; sleep ${tickMs / 1_000}; done`;
  while (!over.signal.aborted) {
    const socket = await member.socket();
    let before: { at: number; wasAttacked: boolean } | undefined;
    socket.on("execution-log", () => {
      const at = performance.now();
      if (before) logs.add(Math.max(0, at - before.at - tickMs), before.wasAttacked || isAttacked);
      before = { at, wasAttacked: isAttacked };
    });
    const { id } = (await member.post("/api/executions", { projectId, image, folder: "all", command })).data;
    const outcome = await ended(member, id);
    socket.close();
    if (!outcome.startsWith("PASSED")) failed = true;
    count(`run of the other tenant: ${outcome}`);
  }
}

async function lostLeases(): Promise<number> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as lost from executions where attempt > 1 or error_code = 'WORKER_LOST'");
  await client.end();
  return rows[0].lost;
}
