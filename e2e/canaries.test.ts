import { api } from "@gantry/contract/api.ts";
import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../server/src/testing/mail-server.ts";
import { mailedToken } from "../server/src/testing/mailed-link.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { clientAt, sendTo } from "../server/src/testing/client.ts";
import { takeNext } from "../server/src/testing/given/claimed-run.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { queueRun } from "../server/src/testing/given/run.ts";
import { type Person, signUp } from "../server/src/testing/person.ts";

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

const at = (headers: Record<string, string> = {}) => clientAt(server.url, headers);

async function newPerson(name: string, email: string, password: string): Promise<Person> {
  const person = await signUp(sendTo(server.url), { name, email, password, organizationName: name });
  secret(`token of ${name}`, person.token);
  return person;
}

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
  const body = { ...request, config: { groupName: mark, baseUrl: `https://${mark}.example`, envVars: { RUN_SECRET: variable } } };
  const { data } = await person.call(api.executions.request, { body });
  const worker = workerAt(server.url, server.workerSecret);
  expect((await takeNext({ worker })).taskId).toBe(data.id);
  await worker(api.dispatch.update, { taskId: data.id, attempt: 1, status: "RUNNING" });
  const line = { seq: 1, stream: "stdout", log: `${mark} starts\n`, at: new Date().toISOString() };
  expect((await worker(api.dispatch.logs, { taskId: data.id, attempt: 1, chunks: [line] })).status).toBe(200);
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
  expect((await worker(api.dispatch.update, end)).status).toBe(200);
  return data.id;
}

/** All that an organization does in its life. */
async function live(person: Person): Promise<void> {
  const project = await newProject(person, { name: mark });
  const params = { id: project };
  await person.call(api.projects.setVariable, {
    params: { ...params, name: "HIDDEN" },
    body: { value: secret("secret variable"), secret: true },
  });
  await person.call(api.projects.setVariable, {
    params: { ...params, name: "PLAIN" },
    body: { value: secret("plain variable"), secret: false },
  });
  const { apiKey, data: key } = await person.call(api.apiKeys.create, { body: { name: mark } });
  secret("API key", apiKey);
  await at({ "x-api-key": apiKey }).call(api.projects.list);
  await at({ "x-api-key": `${apiKey}x` }).request(api.projects.list);
  const model = {
    provider: "openai-compatible" as const,
    model: "m",
    baseUrl: addressOf("/model"),
    apiKey: secret("the organization's model key"),
  };
  await person.call(api.organizations.chooseModel, { body: model });
  const url = addressOf(`/hook/${secret("path of the webhook")}`);
  const hook = await person.call(api.integrations.link, { params: { provider: "webhook" }, body: { url } });
  secret("webhook's signing secret", hook.signingSecret);
  const room = { channel: "slack" as const, name: mark, url: addressOf(`/room/${secret("path of the room")}`), onlyChanges: false };
  await person.call(api.notifications.create, { params, body: room });
  const schedule = { projectId: project, name: mark, cron: "0 3 * * *", timeZone: "UTC", run: { image: `${mark}:1` } };
  await person.call(api.schedules.create, { body: schedule });

  echoes = true;
  const run = await fail(person, project, secret("a run's variable"));
  await expect.poll(async () => (await person.call(api.analysis.get, { params: { id: run } })).data.status).toBe("READY");
  // Members see what a receiver sends back, but not the receiver's address, which only admins know.
  const repeated = async () => {
    const [newest] = (await person.call(api.integrations.deliveries)).data;
    const { tries } = (await person.call(api.integrations.delivery, { params: { id: newest?.id ?? "" } })).data;
    return JSON.stringify(tries);
  };
  await expect.poll(repeated).toContain("no: /hook/****");
  const shown = await repeated();
  expect([...secrets].filter(([, value]) => shown.includes(value))).toEqual([]);

  const shownReport = (await person.call(api.executions.reportLink, { params: { id: run } })).data.url;
  const link = new URL(shownReport, server.url).pathname;
  secret("report ticket", /~([^/]+)\//.exec(link)?.[1]);
  expect((await at().raw({ method: "GET", path: link })).body).toContain(mark);
  await at().raw({ method: "GET", path: link.replace(/~[^/]+/, `~${secrets.get("report ticket")}x`) });

  const guest = `${mark}-guest@example.com`;
  await person.call(api.invitations.create, { body: { email: guest, role: "viewer" } });
  const invited = secret("invitation token", await mailedToken(mails, guest, "invite"));
  await at().call(api.invitations.validate, { params: { token: invited } });
  await at().call(api.auth.forgotPassword, { body: { email: person.email } });
  const reset = secret("reset token", await mailedToken(mails, person.email, "reset-password"));
  await at().request(api.auth.login, { body: { email: person.email, password: passwordOf("a wrong password") } });
  const refused = { token: `${reset.slice(0, -1)}_`, password: passwordOf("a refused new password") };
  await at().request(api.auth.resetPassword, { body: refused });

  // Usage alerts, and unexpected errors of requests that contain secrets.
  const owner = (statement: string) => server.db.pool.query(statement);
  const full = `update organizations set current_storage_used_bytes = 500000000 where id = '${person.organizationId}'`;
  await owner(`begin; set local role gantry_system; ${full}; commit`);
  await owner("alter table project_variables add constraint told check (name <> 'BREAKS')");
  for (const isSecret of [true, false]) {
    const variable = { value: secret(`a broken variable ${isSecret}`), secret: isSecret };
    expect((await person.request(api.projects.setVariable, { params: { ...params, name: "BREAKS" }, body: variable })).status).toBe(500);
  }
  await owner("alter table project_variables drop constraint told");
  await owner("alter table users add constraint told check (name <> 'BREAKS')");
  const broken = { email: `${mark}-broken@example.com`, password: passwordOf("a broken password"), name: "BREAKS", organizationName: mark };
  expect((await at().request(api.auth.signup, { body: broken })).status).toBe(500);
  await owner("alter table users drop constraint told");

  await at().call(api.auth.resetPassword, { body: { token: reset, password: passwordOf("the new password") } });
  await person.request(api.apiKeys.revoke, { params: { id: key.id } });
}

test("events and mails of one organization reach no other organization, and the server's log contains no secret", async () => {
  const ada = await newPerson("Harbour", "ada@example.com", passwordOf("Ada's password"));
  const eve = await newPerson(mark, `${mark}@example.com`, passwordOf("Eve's password"));
  const [early, foreign] = [await listen(ada, eve.organizationId), await listen(eve, ada.organizationId)];
  await live(eve);
  // An event of their own organization proves that the socket receives events; all earlier events arrive before it.
  const own = await queueRun(ada);
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
  // Neither does the database's error about a rejected row, which contains the hash of a password.
  expect(lines.filter((line) => /-broken@example\.com|\$2[aby]\$\d\d\$/.test(line))).toEqual([]);
});
