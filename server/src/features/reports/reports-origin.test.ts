import { createServer } from "node:net";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { signTicket } from "./report-ticket.ts";

const page = `<!doctype html><script src="own.js"></script><h1>Report</h1>`;
const files = { "index.html": page, "own.js": "1", "shot.png": "png", "drawing.svg": "<svg/>", "data/x.json": "{}" };

async function runWithReport(server: TestServer, person: Person): Promise<string> {
  const { id } = await queueRun(person);
  await claimRun(server, id);
  const report = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content).toString("base64") }));
  await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "ANALYZING", exitCode: 0, report });
  return id;
}

type Headers = Record<string, string>;

/** Sends exactly these headers, and follows nothing. */
function get(url: string, headers: Headers = {}, method = "GET") {
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    httpRequest(url, { headers, method }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Headers, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

const aPage = { accept: "text/html,*/*" };

async function linkOf(server: TestServer, person: Person, id: string, headers: Headers = {}, path?: string): Promise<string> {
  const asked = `${server.url}${api.executions.reportLink.path.replace(":id", id)}${path === undefined ? "" : `?path=${path}`}`;
  const answer = await get(asked, { authorization: `Bearer ${person.token}`, ...headers });
  return JSON.parse(answer.body).data.url;
}

describe("a server with its two ports", () => {
  let server: TestServer;
  let ada: Person;
  let id: string;
  let link: URL;
  beforeAll(async () => {
    server = await startTestServer({ DEFAULT_PLAN: "enterprise", ALLOWED_ORIGINS: "https://app.example" });
    ada = await server.signUp();
    id = await runWithReport(server, ada);
    link = new URL(await linkOf(server, ada, id));
  });
  afterAll(() => server.close());
  const main = (path: string) => server.url + path;
  const apart = (path: string) => link.origin + path;
  /** A signed link to a file, below any origin. */
  const ticketed = (path = "index.html") => link.pathname.replace(/[^/]*$/, path);

  test("a link leads to the port for reports, under the name by which the browser knows the server", async () => {
    expect(link.hostname).toBe("127.0.0.1");
    expect(link.port).not.toBe(new URL(server.url).port);
    const { port } = new URL(server.url);
    expect(await linkOf(server, ada, id, { host: `localhost:${port}` })).toMatch(new RegExp(`^http://localhost:${link.port}/reports/`));
    const opened = await get(link.href);
    expect(opened).toMatchObject({ status: 200, body: page });
    expect(opened.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-xss-protection": "1; mode=block",
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
    const policy = opened.headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/^sandbox allow-scripts; /);
    expect(policy).toContain(`default-src ${link.host}/reports/${ada.organizationId}/${id}/~`);
    expect(policy).not.toContain(new URL(server.url).host);
  });

  test("only reports are there: no API, no dashboard, no other method, no credentials", async () => {
    for (const path of [
      api.executions.list.path,
      api.executions.create.path,
      "/metrics",
      "/socket.io/?EIO=4&transport=polling",
      "/runs",
      "/assets/x.js",
      "/executions/claim",
    ])
      expect((await get(apart(path), { ...aPage, authorization: `Bearer ${ada.token}` })).status, path).toBe(404);
    expect((await get(apart(api.auth.login.path), {}, "POST")).status).toBe(404);
    expect((await get(apart(ticketed()), {}, "DELETE")).status).toBe(404);
    expect(await get(apart("/"), aPage)).toMatchObject({ status: 200, body: '{"message":"Gantry serves reports here"}' });
    const own = `/reports/${ada.organizationId}/${id}/index.html`;
    const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "ci" } })).body;
    for (const credentials of [
      { authorization: `Bearer ${ada.token}` },
      { "x-api-key": apiKey },
      { cookie: `token=${ada.token}` },
    ] as Headers[]) {
      expect((await get(apart(own), credentials)).status).toBe(401);
    }
    expect((await get(main(own), { authorization: `Bearer ${ada.token}` })).status).toBe(200);
  });

  test("the dashboard's origin answers tokens and keys as specified, and opens no page for a link", async () => {
    const bearer = { authorization: `Bearer ${ada.token}`, ...aPage };
    expect(await get(main(`/reports/${ada.organizationId}/${id}/`), bearer)).toMatchObject({ status: 200, body: page });
    expect(await get(main(`/reports/${ada.organizationId}/${id}/`), aPage)).toMatchObject({ status: 401 });
    for (const path of ["index.html", "", "drawing.svg", "data/"]) {
      const moved = await get(main(ticketed(path)), aPage);
      expect([moved.status, moved.headers["location"]]).toEqual([302, apart(ticketed(path))]);
    }
    expect((await get(main(ticketed("data/")))).status).toBe(302);
    expect((await get(main(ticketed()), { "sec-fetch-mode": "navigate" })).status).toBe(302);
    // What the dashboard shows in place, it loads as data.
    for (const [path, type] of [
      ["shot.png", "image/png"],
      ["index.html", "application/octet-stream"],
      ["own.js", "application/octet-stream"],
      ["drawing.svg", "application/octet-stream"],
    ] as const)
      expect((await get(main(ticketed(path)))).headers["content-type"]).toBe(type);
    expect((await get(apart(ticketed("own.js")))).headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  test("a browser continues with a link of its own, which another browser cannot use", async () => {
    const moved = await get(link.href, { ...aPage, "user-agent": "one" });
    expect(moved.status).toBe(302);
    const own = new URL(moved.headers["location"] ?? "", link).href;
    expect((await get(own, { ...aPage, "user-agent": "one" })).status).toBe(200);
    expect((await get(own, { ...aPage, "user-agent": "two" })).status).toBe(401);
  });

  test("a link opens its own run only, until it expires", async () => {
    const other = await runWithReport(server, ada);
    const eve = await server.signUp();
    const hers = await runWithReport(server, eve);
    const ticket = /~[^/]*/.exec(link.pathname)?.[0] ?? "";
    const at = (organizationId: string, taskId: string, with_ = ticket) =>
      apart(`/reports/${organizationId}/${taskId}/${with_}/index.html`);
    expect((await get(at(ada.organizationId, id))).status).toBe(200);
    expect((await get(at(ada.organizationId, other))).status).toBe(401);
    expect((await get(at(eve.organizationId, hers))).status).toBe(401);
    expect((await get(at(eve.organizationId, id))).status).toBe(401);
    const signed = (lifetimeSeconds: number, organizationId: string, taskId: string) =>
      `~${signTicket(server.ctx.config.jwtSecret, { organizationId, taskId, userId: ada.id, expiresAtSeconds: Math.floor(Date.now() / 1000) + lifetimeSeconds })}`;
    expect((await get(at(ada.organizationId, id, signed(60, ada.organizationId, id)))).status).toBe(200);
    expect((await get(at(ada.organizationId, id, signed(-1, ada.organizationId, id)))).status).toBe(401);
    // Ada is no member there.
    expect((await get(at(eve.organizationId, hers, signed(60, eve.organizationId, hers)))).status).toBe(401);
  });

  test("no page of another origin may read a report, and no report the API", async () => {
    for (const origin of ["https://app.example", link.origin, server.url, "null"]) {
      const asked = await get(apart(`/reports/${ada.organizationId}/${id}/index.html`), { origin });
      expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([401, undefined]);
      const read = await get(apart(ticketed()), { origin });
      expect(read.headers["access-control-allow-origin"]).toBe(origin === "null" ? "null" : undefined);
      expect(read.headers["access-control-allow-credentials"]).toBeUndefined();
    }
    expect((await get(main(api.executions.list.path), { origin: "https://app.example" })).headers["access-control-allow-origin"]).toBe(
      "https://app.example",
    );
    for (const origin of [link.origin, "null"])
      expect((await get(main(api.executions.list.path), { origin })).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("no file of a report becomes a service worker", async () => {
    for (const url of [apart(ticketed("own.js")), main(ticketed("own.js"))])
      expect(await get(url, { "service-worker": "script" })).toMatchObject({
        status: 403,
        body: expect.stringContaining("SERVICE_WORKER_REFUSED"),
      });
  });

  test("another host name at the port for reports is refused, whatever it is", async () => {
    for (const host of [
      new URL(server.url).host,
      "gantry.example",
      `evil.example:${new URL(server.url).port}`,
      `one,${link.host}`,
      `name@${link.host}`,
    ]) {
      expect(await get(apart(ticketed()), { host })).toMatchObject({ status: 421, body: expect.stringContaining("MISDIRECTED_REQUEST") });
      expect((await get(apart(api.executions.list.path), { host })).status).toBe(404);
      expect((await get(apart("/"), { host })).status).toBe(200);
    }
    // The host name of the reports' port at the main port changes nothing.
    expect((await get(main(api.executions.list.path), { host: link.host })).status).toBe(401);
  });

  test("a client behind a proxy gets a link to the address that it asked", async () => {
    const { host } = new URL(server.url);
    for (const headers of [
      { host: "gantry.example" },
      { host: `name@${host}` },
      { "x-forwarded-for": "203.0.113.9" },
      { via: "1.1 proxy" },
      { referer: "http://gantry.example/runs" },
    ] as Headers[])
      expect(await linkOf(server, ada, id, headers)).toMatch(/^\/reports\//);
    expect(await linkOf(server, ada, id, { referer: `http://${host}/runs` })).toMatch(/^http:/);
  });
});

describe("behind a proxy with a host name for reports", () => {
  const settings = { DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://ci.example/gantry", REPORTS_ORIGIN: "https://reports.example" };
  let one: TestServer;
  let two: TestServer;
  let ada: Person;
  let link: URL;
  beforeAll(async () => {
    one = await startTestServer(settings);
    const { databaseUrl, dataDir } = one.ctx.config;
    two = await startTestServer({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    ada = await one.signUp();
    link = new URL(await linkOf(one, ada, await runWithReport(one, ada), { host: "ci.example" }));
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  test("every server opens the link at either port, for that host name only", async () => {
    expect(link.origin).toBe("https://reports.example");
    for (const server of [one, two]) {
      const path = link.pathname + link.search;
      const reports = `http://127.0.0.1:${server.reportsPort}${path}`;
      for (const url of [reports, server.url + path])
        expect(await get(url, { host: "reports.example" })).toMatchObject({ status: 200, body: page });
      for (const host of ["ci.example", "127.0.0.1", `127.0.0.1:${server.reportsPort}`])
        expect((await get(reports, { ...aPage, host })).status).toBe(421);
      const moved = await get(server.url + path, { ...aPage, host: "ci.example" });
      expect([moved.status, moved.headers["location"]]).toEqual([302, link.href]);
      for (const path of [api.executions.list.path, "/", "/runs"]) {
        const answer = await get(server.url + path, { ...aPage, host: "reports.example" });
        expect(answer.body).not.toContain("<html");
        expect(answer.status).toBe(path === "/" ? 200 : 404);
      }
    }
  });
});

describe("without a port for reports, everything is at the dashboard's origin as before", () => {
  test.each([
    ["it is off", async () => ({ settings: { REPORTS_PORT: "off" }, end: () => {} })],
    [
      "it is taken",
      async () => {
        const taken = createServer().listen(0, "127.0.0.1");
        await once(taken, "listening");
        return { settings: { REPORTS_PORT: String((taken.address() as AddressInfo).port) }, end: () => void taken.close() };
      },
    ],
    [
      "its origin is the dashboard's",
      async () => ({ settings: { FRONTEND_URL: "https://ci.example", REPORTS_ORIGIN: "https://ci.example" }, end: () => {} }),
    ],
  ])("%s", async (_, given) => {
    const { settings, end } = await given();
    const server = await startTestServer({ DEFAULT_PLAN: "enterprise", ...settings });
    const ada = await server.signUp();
    const id = await runWithReport(server, ada);
    for (const headers of [{}, { host: "ci.example" }] as Headers[]) {
      const link = await linkOf(server, ada, id, headers);
      expect(link).toMatch(/^\/reports\//);
      const opened = await get(server.url + link, headers);
      expect(opened).toMatchObject({ status: 200, body: page });
      expect(opened.headers["content-type"]).toBe("text/html; charset=utf-8");
    }
    await server.close();
    end();
  });
});
