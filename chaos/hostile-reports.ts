import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findEngine } from "../bench/engine.ts";
import { percentile } from "../bench/figures.ts";
import { type Member, startService } from "../bench/service.ts";
import { importImage, shellSuite } from "../worker/src/engines/testing/images.ts";
import { type HostileInput, hostileInputs } from "./hostile-inputs.ts";

/**
 * One tenant sends reports and runs suites that are made to break their readers. Another one works: its requests, the delay of its live log and
 * its leases are measured. The built product. Settings: DOCKER_HOST, SIZES ("2000,8000,20000,50000"), LIMIT (all inputs).
 */
const sizes = (process.env["SIZES"] ?? "2000,8000,20000,50000").split(",").map(Number);
const limit = Number(process.env["LIMIT"] ?? Number.POSITIVE_INFINITY);
const tickMs = 200;

const { docker, host } = await findEngine();
const image = "gantry-chaos/shell:1";
await importImage(docker, image, shellSuite);
const service = await startService(host);
const answers = new Map<string, number>();
const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
let failed = false;
const over = new AbortController();
try {
  await service.withSlots(4);
  const [victim, attacker] = await Promise.all([service.member(), service.member()]);
  const all = await hostileInputs(sizes);
  const step = Math.max(1, all.length / Math.min(limit, all.length));
  const inputs = Array.from({ length: Math.min(limit, all.length) }, (_, at) => all[Math.floor(at * step)]).filter(
    (one) => one !== undefined,
  );
  const [projectOfVictim, projectOfAttacker] = await Promise.all([victim, attacker].map(projectOf));
  if (!projectOfVictim || !projectOfAttacker) throw new Error("no project");
  const idle = await Promise.all([measureRequests(victim, AbortSignal.timeout(5_000)), measureLog(victim, projectOfVictim, 5)]);
  const measured = Promise.all([measureRequests(victim, over.signal), measureLogs(victim, projectOfVictim, over.signal)]);
  const runs: string[] = [];
  const suites = inputs.filter(({ suite }) => suite !== undefined);
  const uploads = inputs.filter(({ upload }) => upload !== undefined);
  await Promise.all([
    eachOf(uploads, 2, (input) => sendUpload(attacker, projectOfAttacker, input)),
    eachOf(suites, 2, async ({ name, suite = "" }) => runs.push(`${name}: ${await runSuite(attacker, projectOfAttacker, suite)}`)),
  ]);
  over.abort();
  const [requests, log] = await measured;
  const lost = await lostLeases();
  console.log(`${inputs.length} hostile inputs: ${uploads.length} uploads, ${suites.length} suites`);
  console.log([...answers].map(([answer, times]) => `  ${answer}: ${times}`).join("\n"));
  console.log(runs.map((run) => `  ${run}`).join("\n"));
  report("requests of the other tenant, p99", percentile(idle[0], 0.99), percentile(requests, 0.99), 250);
  report("its log's delay, longest", Math.max(...idle[1]), Math.max(...log), 1_000);
  report("attempts lost", 0, lost, 0);
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  over.abort();
  await service.close();
}
process.exit(failed ? 1 : 0);

function report(what: string, idle: number, measured: number, most: number): void {
  const isWithin = measured <= most;
  failed ||= !isWithin;
  console.log(`${isWithin ? "✓" : "✗"} ${what}: ${Math.round(measured)} (nothing beside: ${Math.round(idle)}; at most ${most})`);
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

async function sendUpload({ token }: Member, project: string, { upload }: HostileInput): Promise<void> {
  if (!upload) return;
  const answer = await fetch(`${service.url}/api/ingest?projectId=${project}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": upload.contentType },
    body: new Uint8Array(upload.body),
  });
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

/** Milliseconds of each request, one after the other. */
async function measureRequests({ token }: Member, over: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!over.aborted) {
    const startedAt = performance.now();
    await fetch(`${service.url}/api/executions?limit=20`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
      answer.text(),
    );
    times.push(performance.now() - startedAt);
    await sleep(25);
  }
  return times;
}

async function measureLogs(member: Member, project: string, over: AbortSignal): Promise<number[]> {
  const delays: number[] = [];
  while (!over.aborted) delays.push(...(await measureLog(member, project, 20)));
  return delays;
}

/** A suite prints a line every 200 ms; how much later than the one before each arrives is the delay. */
async function measureLog(member: Member, projectId: string, seconds: number): Promise<number[]> {
  const socket = await member.socket();
  const arrivals: number[] = [];
  socket.on("execution-log", () => arrivals.push(performance.now()));
  const ticks = Math.round((seconds * 1000) / tickMs);
  const { id } = (
    await member.post("/api/executions", {
      projectId,
      image,
      folder: "all",
      command: `for i in $(seq ${ticks}); do echo $i; sleep 0.2; done`,
    })
  ).data;
  const outcome = await ended(member, id);
  socket.close();
  if (!outcome.startsWith("PASSED")) failed = true;
  count(`run of the other tenant: ${outcome}`);
  return arrivals.slice(1).map((at, index) => Math.max(0, at - (arrivals[index] ?? at) - tickMs));
}

async function lostLeases(): Promise<number> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as lost from executions where attempt > 1 or error_code = 'WORKER_LOST'");
  await client.end();
  return rows[0].lost;
}
