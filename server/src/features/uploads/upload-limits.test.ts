import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";
import { type Person, startTestServer, type TestServer, workerSecret } from "../../testing/start-server.ts";
import { queueRun } from "../../testing/given/run.ts";
import { newTrigger, tokenOf } from "../../testing/given/trigger.ts";
import { newProject } from "../../testing/given/project.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";

const mib = 1024 * 1024;
const report = '<testsuite name="s"><testcase name="t"/></testsuite>';

/** Closes idle uploads soon, but not because the machine is busy. */
let server: TestServer;
/** Waits for idle uploads. */
let patient: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-plans-"));
  const plans = join(folder, "plans.json");
  await writeFile(plans, JSON.stringify({ free: { maxStorageBytes: 3 * mib, maxTestRuns: 3 } }));
  const settings = {
    DEFAULT_PLAN: "free",
    PLANS_FILE: plans,
    REPORT_MAX_BYTES: String(2 * mib),
    UPLOAD_SCRATCH_BYTES: String(8 * mib),
  };
  server = await startTestServer({ ...settings, UPLOAD_IDLE_SECONDS: "5", BODY_SECONDS: "10" });
  patient = await startTestServer({ ...settings, UPLOAD_IDLE_SECONDS: "600" });
});
afterAll(async () => {
  await Promise.all([server?.close(), patient?.close()]);
  await rm(folder, { recursive: true, force: true });
});

interface Sender extends Person {
  project: string;
  on: TestServer;
}

async function sender(on = server): Promise<Sender> {
  const person = await on.signUp();
  return { ...person, project: await newProject(person), on };
}

const scratch = (on = server) => readdir(join(on.ctx.config.dataDir, "storage/scratch"));
const stored = (person: Person) => server.ctx.storage.list(`reports/${person.organizationId}`);

interface Upload {
  socket: Socket;
  /** The whole response, when the connection has ended; or as soon as it contains `until`. */
  answered(until?: string): Promise<string>;
}

/** Sends the headers of a request with a body of `length` bytes, and `bytes` of it. */
async function begin(request: { url: string; method: string; headers: object }, length: number, bytes: Buffer | string): Promise<Upload> {
  const { hostname, port, pathname, search } = new URL(request.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let text = "";
  socket.on("data", (data) => (text += data.toString()));
  socket.on("error", () => {});
  const lines = Object.entries({ host: hostname, "content-length": String(length), ...request.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`${request.method} ${pathname}${search} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  if (bytes.length > 0) socket.write(bytes);
  return {
    socket,
    async answered(until) {
      while (until === undefined ? !socket.destroyed : !text.includes(until)) {
        if (socket.destroyed) break;
        await new Promise((resolve) => {
          socket.once("data", resolve);
          socket.once("close", resolve);
        });
      }
      return text;
    },
  };
}

function ingest({ on, project, token }: Sender, type: string, length: number, bytes: Buffer | string): Promise<Upload> {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  return begin({ url: `${on.url}${api.ingest.report.path}?project=${project}`, method: "POST", headers }, length, bytes);
}
const post = (person: Sender, body: Buffer | string, headers: Record<string, string> = {}) =>
  person.request(api.ingest.report, {
    query: { project: person.project },
    body,
    headers: { "content-type": "application/xml", ...headers },
  });

test("of 8 stalled uploads 4 are rejected at once and 4 are closed without leftovers, while others are served", async () => {
  const [ada, bob] = [await sender(), await sender()];
  const types = ["application/xml", "application/json", "application/x-tar", "multipart/form-data; boundary=x"];
  const part = '--x\r\ncontent-disposition: form-data; name="report"; filename="a.xml"\r\n\r\n';
  const slow: Upload[] = [];
  for (const type of [...types, ...types]) slow.push(await ingest(ada, type, mib, type.startsWith("multipart") ? part + report : report));
  const refused = await Promise.all(slow.slice(4).map((upload) => upload.answered("TOO_MANY_UPLOADS")));
  for (const answer of refused) {
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(answer).toContain("4 uploads of your organization are in progress");
  }
  expect((await post(bob, report)).status).toBe(201);
  const closed = await Promise.all(slow.slice(0, 4).map((upload) => upload.answered()));
  for (const answer of closed) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain("No data arrived for 5 seconds");
  }
  await expect.poll(() => scratch()).toEqual([]);
  expect(await stored(ada)).toEqual([]);
  expect((await post(ada, report)).status).toBe(201);
  for (const { socket } of slow) socket.destroy();
});

test("waits for a client that sends slowly", async () => {
  const ada = await sender();
  const upload = await ingest(ada, "application/xml", report.length, "");
  const quarter = Math.ceil(report.length / 4);
  for (let at = 0; at < report.length; at += quarter) {
    await sleep(1_500);
    upload.socket.write(report.slice(at, at + quarter));
  }
  expect(await upload.answered("\r\n\r\n")).toMatch(/^HTTP\/1.1 201 /);
  upload.socket.destroy();
});

test("deletes what a disconnected client has sent, and frees its place", async () => {
  const ada = await sender(patient);
  const part = '--x\r\ncontent-disposition: form-data; name="report"; filename="a.xml"\r\n\r\n';
  for (const type of ["application/xml", "application/x-tar", "multipart/form-data; boundary=x"]) {
    const uploads = await Promise.all([1, 2, 3, 4].map(() => ingest(ada, type, mib, type.startsWith("multipart") ? part : report)));
    await expect.poll(async () => (await scratch(patient)).length).toBe(4);
    for (const { socket } of uploads) socket.destroy();
    await expect.poll(() => scratch(patient)).toEqual([]);
  }
  expect((await post(ada, report)).status).toBe(201);
});

test("a full plan rejects an upload before its body, and a too large body while it arrives", async () => {
  const ada = await sender();
  const filled = `${report}<!--${"x".repeat(1.5 * mib)}-->`;
  expect((await post(ada, filled)).status).toBe(201);
  const message = "This upload needs more than is left";
  // With a content length.
  const announced = await ingest(ada, "application/xml", 1_800_000, "");
  expect(await announced.answered(message)).toMatch(/^HTTP\/1.1 429 /);
  // Without a content length, like the parts of a form.
  const form = new FormData();
  form.set("report", new Blob([`${report}<!--${"x".repeat(1.6 * mib)}-->`]), "a.xml");
  const asForm = await ada.request(api.ingest.report, { query: { project: ada.project }, body: form });
  expect(asForm.body).toMatchObject({
    error: "Storage limit reached",
    code: "STORAGE_LIMIT_REACHED",
    message: expect.stringContaining(message),
  });
  // Small when compressed.
  const zipped = await post(ada, gzipSync(`${report}<!--${"x".repeat(1.6 * mib)}-->`), { "content-encoding": "gzip" });
  expect(zipped).toMatchObject({ status: 429, body: { error: "Storage limit reached" } });
  expect((await stored(ada)).length).toBe(1);
  for (let run = 1; run < 3; run++) expect((await post(ada, report)).status).toBe(201);
  const full = await ingest(ada, "application/xml", mib, "");
  expect(await full.answered("Test run limit reached")).toMatch(/^HTTP\/1.1 429 /);
  for (const { socket } of [announced, full]) socket.destroy();
  await expect.poll(() => scratch()).toEqual([]);
});

test("the later of two concurrent uploads is rejected when the quota is used up, and nothing of it is stored", async () => {
  const ada = await sender();
  const large = `${report}<!--${"x".repeat(1.6 * mib)}-->`;
  const answers = await Promise.all([post(ada, large), post(ada, large)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429]);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ error: "Storage limit reached" });
  expect((await stored(ada)).length).toBe(1);
  expect((await ada.call(api.executions.list)).pagination.total).toBe(1);
});

test("a repeated upload gets the same response when the plan is full by then", async () => {
  const ada = await sender();
  const key = { "idempotency-key": "build-1" };
  const first = await post(ada, report, key);
  for (let run = 1; run < 3; run++) expect((await post(ada, report)).status).toBe(201);
  expect((await post(ada, report)).status).toBe(429);
  expect((await post(ada, report, key)).body.data.id).toBe(first.body.data.id);
  expect((await post(ada, `${report}<!-- other -->`.replace('"t"', '"u"'), key)).status).toBe(409);
});

test("uploads of all organizations together use no more disk than reserved for them", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => sender(patient)));
  const piece = Buffer.alloc(1.5 * mib, "x");
  const [ada, bob, eve] = people as [Sender, Sender, Sender];
  const held: Upload[] = [];
  for (const person of [ada, ada, ada, bob]) held.push(await ingest(person, "application/xml", 2 * mib, piece));
  const onDisk = async () => {
    const root = join(patient.ctx.config.dataDir, "storage/scratch");
    const sizes = (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  await expect.poll(onDisk).toBe(4 * piece.length);
  // There is space left for this one, but not for two.
  const another = await ingest(bob, "application/xml", 2 * mib, piece);
  await expect.poll(onDisk).toBe(5 * piece.length);
  held.push(another);
  const refused = await post(eve, piece);
  expect(refused).toMatchObject({ status: 503, body: { code: "UPLOAD_SPACE_FULL" } });
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  for (const { socket } of held) socket.destroy();
  await expect.poll(() => scratch(patient)).toEqual([]);
  await expect.poll(async () => (await post(eve, report)).status).toBe(201);
});

/** Lets a worker claim a run, and gives the request for the run's report. */
async function reportRequest(ada: Sender) {
  const { id } = await queueRun(ada, { projectId: ada.project });
  const { leaseToken } = await claimRun(server, id);
  // The lease must not expire on a slow machine.
  await server.ctx.db.asSystem((tx) => sql`update run_leases set lease_until = now() + interval '1 hour'`.execute(tx));
  const headers = { "x-worker-secret": workerSecret, "x-lease-token": leaseToken, "content-type": "application/x-tar" };
  return { url: `${server.url}/executions/report?taskId=${id}&attempt=1`, method: "PUT", headers };
}

test("a worker's report without space is rejected", async () => {
  const request = await reportRequest(await sender());
  const larger = await begin(request, 9 * mib, Buffer.alloc(7 * mib));
  expect(await larger.answered("UPLOAD_SCRATCH_BYTES")).toMatch(/^HTTP\/1.1 413 /);
  larger.socket.destroy();
  const tar = Buffer.alloc(1024);
  expect(await (await begin(request, tar.length, tar)).answered("\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  await expect.poll(() => scratch()).toEqual([]);
});

/** The response to a body that stops after `text`. */
async function stall(request: Parameters<typeof begin>[0], text: string, bytes = mib): Promise<string> {
  return (await begin(request, bytes, text)).answered();
}

/** The response to a body that arrives byte by byte. */
async function drip(request: Parameters<typeof begin>[0], bytes = mib): Promise<string> {
  const { socket, answered } = await begin(request, bytes, "");
  const drops = setInterval(() => socket.write(" "), 500);
  return answered().finally(() => clearInterval(drops));
}

test("a body that a handler reads itself is rejected when it stops arriving or arrives byte by byte", async () => {
  const ada = await sender();
  const authorization = `Bearer ${ada.token}`;
  const form = { authorization, "content-type": "multipart/form-data; boundary=B" };
  const part = (fields: string) => `--B\r\nContent-Disposition: form-data; ${fields}\r\n\r\n`;
  const filled = `${part('name="projectId"')}${ada.project}\r\n${part('name="testStyle"')}bdd\r\n${part('name="file"; filename="a.md"')}# A`;
  const json = { "content-type": "application/json" };
  // What of each body arrives before it stops.
  const starts: Record<string, { headers?: object; query?: string; texts: string[]; bytes?: number }> = {
    "POST /api/ai/spec-to-tests": { headers: form, texts: ["", "--B", part('name="projectId"'), filled, `${filled}\r\n--B`] },
    "POST /api/ingest": { headers: { authorization, "content-type": "application/xml" }, query: `?project=${ada.project}`, texts: [""] },
    "POST /api/webhooks/billing": { headers: json, texts: ["{"] },
    "POST /api/webhooks/git/:token": { headers: { ...json, "x-hub-signature-256": `sha256=${"0".repeat(64)}` }, texts: ["{"] },
    "POST /api/webhooks/stripe": { headers: json, texts: ["{"] },
    "POST /api/weekly-summary/unsubscribe/:token": {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      texts: ["List-Unsubscribe=One"],
      bytes: 500,
    },
    "POST /executions/update": { headers: { ...json, "x-worker-secret": workerSecret }, texts: ["{"] },
    "PUT /executions/report": { texts: ["", "a.xml"] },
  };
  const routes: Route[] = Object.values(api).flatMap((noun) => Object.values(noun));
  const own = routes.filter(({ takes }) => takes !== undefined && takes !== "json");
  expect(Object.keys(starts).sort()).toEqual(own.map(({ method, path }) => `${method} ${path}`).sort());
  const workerReport = await reportRequest(ada);
  const token = tokenOf(await newTrigger(ada, ada.project));
  const responses = own.map(async ({ method, path }) => {
    const { headers = {}, query = "", texts = [], bytes = mib } = starts[`${method} ${path}`] ?? {};
    const request =
      path === "/executions/report"
        ? workerReport
        : { method, url: `${server.url}${path.replace("git/:token", `git/${token}`)}${query}`, headers };
    const [slow, ...idle] = await Promise.all([drip(request, bytes), ...texts.map((text) => stall(request, text, bytes))]);
    expect(slow, path).toMatch(/^HTTP\/1.1 408 [^]*"code":"BODY_TOO_SLOW"/);
    for (const response of idle) {
      expect(response, path).toMatch(/^HTTP\/1.1 408 [^]*"code":"UPLOAD_IDLE"/);
      expect(response, path).toMatch(/\r\nconnection: close\r\n/i);
    }
  });
  await Promise.all(responses);
  await expect.poll(() => scratch()).toEqual([]);
});

test("a JSON body that stops arriving, or arrives byte by byte, is rejected, also for an unknown path", async () => {
  const headers = { "content-type": "application/json" };
  const to = (path: string) => ({ url: `${server.url}${path}`, method: "POST", headers });
  const login = to(api.auth.login.path);
  const [idle, ...slow] = await Promise.all([stall(login, '{"email":'), drip(login), drip(to("/api/nowhere"))]);
  expect(idle).toMatch(/^HTTP\/1.1 408 [^]*"code":"UPLOAD_IDLE"/);
  for (const response of slow) expect(response).toMatch(/^HTTP\/1.1 408 [^]*"code":"BODY_TOO_SLOW"/);
  // In two parts, like most larger bodies.
  const body = JSON.stringify({ email: "nobody@example.com", password: "Wrong-horse-1" });
  const whole = await begin(login, body.length, body.slice(0, 9));
  setTimeout(() => whole.socket.write(body.slice(9)), 300);
  expect(await whole.answered("}")).toMatch(/^HTTP\/1.1 401 /);
  whole.socket.destroy();
});
