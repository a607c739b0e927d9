import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../server/src/testing/mail-server.ts";
import { mailedToken } from "../server/src/testing/mailed-link.ts";
import { leasedCalls } from "../server/src/testing/leased-calls.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";

/** In every text of the organization that is not to be noticed. */
const mark = `canary-${randomBytes(5).toString("hex")}`;
/** What may be in no line of the server's log, by what it is. */
const secrets = new Map<string, string>();
function secret(what: string, value = `hush-${randomBytes(16).toString("hex")}`): string {
  secrets.set(what, value);
  return value;
}

const passwordOf = (what: string) => `${secret(what)}-A1!`;
const billingSecret = secret("billing secret");
const platformKey = secret("the platform's model key");
const metricsToken = secret("metrics token");

/** A chat, a webhook's receiver and a model in one: once it is told to, it fails and repeats everything that it was sent. */
let echo: Server;
let echoes = false;
let mails: MailServer;
let server: ServerProcess;
beforeAll(async () => {
  echo = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      response.writeHead(echoes ? 500 : 200, { "content-type": "text/plain" });
      response.end(echoes ? `no: ${request.url} ${request.headers.authorization ?? ""} ${body}` : "ok");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => echo.once("listening", resolve));
  mails = await startMailServer();
  const { host } = new URL(addressOf(""));
  server = await createServerProcess({
    // The most talkative level that may be set.
    LOG_LEVEL: "trace",
    SMTP_URL: mails.url,
    EMAIL_RETRY_INITIAL_DELAY: "50",
    OUTBOUND_ALLOW: host,
    BILLING_WEBHOOK_SECRET: billingSecret,
    METRICS_TOKEN: metricsToken,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake",
    AI_BASE_URL: addressOf("/platform"),
    AI_API_KEY: platformKey,
    AI_TIMEOUT_SECONDS: "3",
  });
  secret("worker secret", server.workerSecret);
  secret("JWT secret", server.jwtSecret);
  secret("encryption key", server.encryptionKeys.split(":")[1]);
  secret("SMTP password", "s3cret");
  await server.start();
});
afterAll(async () => {
  await server?.close();
  await mails?.close();
  echo?.close();
});

const addressOf = (path: string) => `http://127.0.0.1:${(echo.address() as AddressInfo).port}${path}`;

// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
type Answer = { status: number; body: any };

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(path.startsWith("http") ? path : server.url + path, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
}

const worker = leasedCalls((path, body) => call("POST", path, body, { "x-worker-secret": server.workerSecret }));

async function signUp(name: string, email: string, password: string) {
  const { status, body } = await call("POST", "/api/auth/signup", { email, password, name, organizationName: name });
  expect(status).toBe(201);
  const token = secret(`token of ${name}`, body.token);
  const as = (method: string, path: string, sent?: unknown) => call(method, path, sent, { authorization: `Bearer ${token}` });
  const must = async (method: string, path: string, sent?: unknown) => {
    const answer = await as(method, path, sent);
    expect([method, path, answer.status, answer.body], "it is done").toEqual([
      method,
      path,
      expect.toSatisfy((code: number) => code < 300),
      answer.body,
    ]);
    return answer.body;
  };
  return { email, password, token, organizationId: body.user.organizationId as string, as, must };
}
type Person = Awaited<ReturnType<typeof signUp>>;

/** All events that a socket receives, as text. It also tries to join foreign rooms. */
async function listen(person: Person, foreignOrganization: string): Promise<{ socket: Socket; received: string[] }> {
  const socket = io(server.url, { path: "/socket.io/", transports: ["websocket"], auth: { token: person.token }, forceNew: true });
  const received: string[] = [];
  await new Promise((resolve) => socket.once("auth-success", resolve));
  socket.onAny((...said: unknown[]) => void received.push(JSON.stringify(said)));
  for (const name of ["join", "subscribe", "join-organization"])
    for (const room of [
      foreignOrganization,
      `org:${foreignOrganization}`,
      { organizationId: foreignOrganization, room: foreignOrganization },
    ])
      socket.emit(name, room);
  return { socket, received };
}

/** A run with a canary in everything that may be said of it, carried out and failed. */
async function fail(person: Person, projectId: string, variable: string): Promise<string> {
  const request = { projectId, image: `${mark}/suite:1`, folder: mark, command: mark };
  const { data } = await person.must("POST", "/api/execution-request", {
    ...request,
    config: { groupName: mark, baseUrl: `https://${mark}.example`, envVars: { RUN_SECRET: variable } },
  });
  const { body } = await worker("/executions/claim", { workerId: "w", name: "w", engine: "fake", waitMs: 5000 });
  expect(body.run.taskId).toBe(data.id);
  await worker("/executions/update", { taskId: data.id, attempt: 1, status: "RUNNING" });
  const line = { seq: 1, stream: "stdout", log: `${mark} starts\n`, at: new Date().toISOString() };
  expect((await worker("/executions/logs", { taskId: data.id, attempt: 1, chunks: [line] })).status).toBe(200);
  const broken = {
    name: `${mark} pays`,
    suite: [mark],
    filePath: `${mark}.test.ts`,
    status: "failed",
    durationMs: 5,
    message: `${mark} broke`,
  };
  const end = {
    taskId: data.id,
    attempt: 1,
    status: "ANALYZING",
    exitCode: 1,
    results: { formats: ["junit"], tests: [broken], notes: [`${mark} note`] },
    report: [{ path: "index.html", content: Buffer.from(mark).toString("base64") }],
  };
  expect((await worker("/executions/update", end)).status).toBe(200);
  return data.id;
}

/** All that an organization does in its life. */
async function live(person: Person): Promise<void> {
  const { must, as, organizationId } = person;
  const project: string = (await must("POST", "/api/projects", { name: mark })).data.id;
  await must("PUT", `/api/projects/${project}/variables/HIDDEN`, { value: secret("secret variable"), secret: true });
  await must("PUT", `/api/projects/${project}/variables/PLAIN`, { value: secret("plain variable"), secret: false });
  const { apiKey, data: key } = await must("POST", "/api/auth/api-keys", { name: mark });
  secret("API key", apiKey);
  await call("GET", "/api/projects", undefined, { "x-api-key": apiKey });
  await call("GET", "/api/projects", undefined, { "x-api-key": `${apiKey}x` });
  const model = { provider: "openai-compatible", model: "m", baseUrl: addressOf("/model"), apiKey: secret("the organization's model key") };
  await must("PATCH", "/api/organization/ai", model);
  const hook = await must("PUT", "/api/integrations/webhook", { url: addressOf(`/hook/${secret("path of the webhook")}`) });
  secret("webhook's signing secret", hook.signingSecret);
  const room = { channel: "slack", name: mark, url: addressOf(`/room/${secret("path of the room")}`), onlyChanges: false };
  await must("POST", `/api/projects/${project}/notification-rules`, room);
  const schedule = { projectId: project, name: mark, cron: "0 3 * * *", timeZone: "UTC", run: { image: `${mark}:1` } };
  await must("POST", "/api/schedules", schedule);

  echoes = true;
  const run = await fail(person, project, secret("a run's variable"));
  await expect.poll(async () => (await as("GET", `/api/executions/${run}/analysis`)).body.data?.status).toBe("READY");
  // What a receiver repeats is shown to the organization's people without the address, which only its admins know.
  const repeated = async () => {
    const [{ id }] = (await must("GET", "/api/integrations/webhook/deliveries")).data;
    const { tries } = (await must("GET", `/api/integrations/webhook/deliveries/${id}`)).data;
    return JSON.stringify(tries);
  };
  await expect.poll(repeated).toContain("no: /hook/****");
  const shown = await repeated();
  expect([...secrets].filter(([, value]) => shown.includes(value))).toEqual([]);

  const { url } = (await must("GET", `/api/executions/${run}/report-link`)).data;
  secret("report ticket", /~([^/]+)\//.exec(url)?.[1]);
  expect((await call("GET", new URL(url, server.url).href)).body).toContain(mark);
  await call("GET", new URL(url.replace(/~[^/]+/, `~${secrets.get("report ticket")}x`), server.url).href);

  const guest = `${mark}-guest@example.com`;
  await must("POST", "/api/invitations", { email: guest, role: "viewer" });
  const invited = secret("invitation token", await mailedToken(mails, guest, "invite"));
  await call("GET", `/api/invitations/validate/${invited}`);
  await call("POST", "/api/auth/forgot-password", { email: person.email });
  const reset = secret("reset token", await mailedToken(mails, person.email, "reset-password"));
  await call("POST", "/api/auth/login", { email: person.email, password: passwordOf("a wrong password") });
  await call("POST", "/api/auth/reset-password", { token: `${reset.slice(0, -1)}_`, password: passwordOf("a refused new password") });

  // Alerts of usage, and failures that nobody foresaw while secrets are in the request.
  const owner = (statement: string) => server.db.pool.query(statement);
  const full = `update organizations set current_storage_used_bytes = 500000000 where id = '${organizationId}'`;
  await owner(`begin; set local role gantry_system; ${full}; commit`);
  await owner("alter table project_variables add constraint told check (name <> 'BREAKS')");
  for (const isSecret of [true, false])
    expect(
      (await as("PUT", `/api/projects/${project}/variables/BREAKS`, { value: secret(`a broken variable ${isSecret}`), secret: isSecret }))
        .status,
    ).toBe(500);
  await owner("alter table project_variables drop constraint told");
  await owner("alter table users add constraint told check (name <> 'BREAKS')");
  const broken = { email: `${mark}-broken@example.com`, password: passwordOf("a broken password"), name: "BREAKS", organizationName: mark };
  expect((await call("POST", "/api/auth/signup", broken)).status).toBe(500);
  await owner("alter table users drop constraint told");

  await must("POST", "/api/auth/reset-password", { token: reset, password: passwordOf("the new password") });
  await call("DELETE", `/api/auth/api-keys/${key.id}`);
}

test("events and mails of one organization reach no other organization, and the server's log contains no secret", async () => {
  const ada = await signUp("Harbour", "ada@example.com", passwordOf("Ada's password"));
  const eve = await signUp(mark, `${mark}@example.com`, passwordOf("Eve's password"));
  const [early, foreign] = [await listen(ada, eve.organizationId), await listen(eve, ada.organizationId)];
  await live(eve);
  // An event of their own organization proves that the socket receives events; all earlier events arrive before it.
  const { data: own } = await ada.must("POST", "/api/executions", { image: "harbour/suite:1" });
  await expect.poll(() => early.received.some((said) => said.includes(own.id))).toBe(true);
  await expect.poll(() => server.output().includes("a delivery failed")).toBe(true);
  early.socket.close();
  foreign.socket.close();
  expect(
    foreign.received.some((said) => said.includes(mark)),
    "the other organization has events",
  ).toBe(true);
  expect(early.received.filter((said) => said.includes(mark) || said.includes(eve.organizationId))).toEqual([]);

  const toAda = mails.received.filter(({ to }) => to.includes(ada.email));
  expect(toAda.length).toBeGreaterThan(0);
  const readable = ({ raw, mail }: (typeof toAda)[number]) => [raw, mail.subject, mail.text, mail.html].join("\n");
  expect(toAda.map(readable).filter((text) => text.includes(mark) || text.includes(eve.organizationId))).toEqual([]);
  expect(mails.received.map(readable).some((text) => text.includes(mark))).toBe(true);

  await server.kill("SIGTERM");
  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.includes("request failed")).length, "failures are logged").toBeGreaterThanOrEqual(3);
  const told = [...secrets].flatMap(([what, value]) =>
    lines.filter((line) => line.includes(value)).map((line) => `${what}: ${line.slice(0, 600)}`),
  );
  expect(told).toEqual([]);
  // Nor a row that the database refused, with the hash of a password.
  expect(lines.filter((line) => /-broken@example\.com|\$2[aby]\$\d\d\$/.test(line))).toEqual([]);
});
