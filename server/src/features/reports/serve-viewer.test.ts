import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
let id: string;
let link: URL;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  id = await runWithTrace(ada);
  link = new URL((await viewerUrlOf(ada, id, "data/trace.zip")) ?? "");
});
afterAll(() => server.close());

async function runWithTrace(person: Person): Promise<string> {
  const run = await queueRun(person);
  await claimRun(server, run.id);
  const report = ["data/trace.zip", "index.html"].map((path) => ({ path, content: Buffer.from("content").toString("base64") }));
  await server.worker(api.dispatch.update, { taskId: run.id, attempt: 1, status: "ANALYZING", exitCode: 1, report });
  return run.id;
}

const viewerUrlOf = async (person: Person, run: string, path?: string) =>
  (await person.call(api.executions.reportLink, { params: { id: run }, query: { path } })).data.viewerUrl;

type Headers = Record<string, string>;

function get(url: string | URL, headers: Headers = {}) {
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    httpRequest(url, { headers: { "user-agent": "test", ...headers } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Headers, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

const aPage: Headers = { accept: "text/html" };
const folder = () => `${link.origin}/trace-viewer/${ada.organizationId}/${id}/`;

test("only a zip file has a link to the viewer, and only at an origin where browsers run it", async () => {
  expect(link.pathname).toMatch(new RegExp(`^/trace-viewer/${ada.organizationId}/${id}/~[^/]+/data/trace\\.zip$`));
  for (const path of ["index.html", undefined]) expect(await viewerUrlOf(ada, id, path)).toBeNull();
  const { port } = new URL(server.url);
  const asked = `${server.url}${api.executions.reportLink.path.replace(":id", id)}?path=data/trace.zip`;
  for (const [host, shown] of [
    [`localhost:${port}`, true],
    [`192.168.1.9:${port}`, false],
    ["gantry.example", false],
  ] as const) {
    const { data } = JSON.parse((await get(asked, { host, authorization: `Bearer ${ada.token}` })).body);
    expect(data.viewerUrl !== null, host).toBe(shown);
  }
});

test("the link leads to the viewer with a trace address for this browser, below a policy for this run", async () => {
  const moved = await get(link, aPage);
  expect(moved).toMatchObject({ status: 302, headers: { "referrer-policy": "no-referrer", "cache-control": "private, no-store" } });
  const page = new URL(moved.headers["location"] ?? "", link);
  const trace = page.searchParams.get("trace") ?? "";
  expect(page.href.startsWith(`${folder()}index.html?`)).toBe(true);
  expect(link.pathname).not.toContain(/~[^/]+/.exec(trace)?.[0]);
  expect(await get(new URL(trace, link))).toMatchObject({ status: 200, body: "content" });
  expect((await get(new URL(trace, link), { "user-agent": "another" })).status).toBe(401);
  const shown = await get(page, aPage);
  expect(shown).toMatchObject({ status: 200, headers: { "x-frame-options": "DENY", "cross-origin-opener-policy": "same-origin" } });
  const policy = shown.headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'; ");
  expect(policy).toContain(
    `connect-src ${link.host}/trace-viewer/${ada.organizationId}/${id}/ ${link.host}/reports/${ada.organizationId}/${id}/ blob:;`,
  );
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*| 'self'/);
  // Everything that the page names is there, also compressed.
  for (const [, path] of shown.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
    expect((await get(folder() + path)).status, path).toBe(200);
    expect((await get(folder() + path, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  }
});

test("View trace of Playwright's HTML report opens the viewer with the file of this report, and no other page is led there", async () => {
  const { data } = await ada.call(api.executions.reportLink, { params: { id }, query: { path: "index.html" } });
  const report = new URL((await get(data.url, aPage)).headers["location"] ?? "", data.url);
  const ask = (path: string, headers = aPage) => get(new URL(path, report), headers);
  const trace = new URL("data/trace.zip", report).href;
  const moved = await ask(`trace/index.html?trace=${trace}`);
  expect(moved.status).toBe(302);
  expect(moved.headers["location"]).toBe(new URL(trace).pathname.replace("/reports/", "/trace-viewer/"));
  expect((await ask(moved.headers["location"] ?? "")).headers["location"]).toContain("index.html?trace=");
  // Several traces of one test: the first is opened.
  expect((await ask(`trace/index.html?trace=${trace}&trace=${trace}`)).status).toBe(302);
  expect((await ask("trace/index.html?trace=../data/trace.zip")).status).toBe(302);
  const other = trace.replace(id, await runWithTrace(ada));
  for (const [path, headers] of [
    ["trace/index.html", aPage],
    [`trace/index.html?trace=${other}`, aPage],
    [`trace/index.html?trace=${trace.replace(/~[^/]+/, "~x.y")}`, aPage],
    [`trace/index.html?trace=${report.href}`, aPage],
    ["trace/index.html?trace=http://[", aPage],
    ["trace/index.html?trace=https://evil.example/trace.zip", aPage],
    [`trace/other.html?trace=${trace}`, aPage],
    [`trace/?trace=${trace}`, aPage],
    [`trace/index.html?trace=${trace}`, {}],
  ] as const)
    expect([path, (await ask(path, headers)).status]).toEqual([path, 404]);
  const gone = await ask(`trace/index.html?trace=${trace.replace("trace.zip", "gone.zip")}`);
  expect(await ask(gone.headers["location"] ?? "")).toMatchObject({
    status: 404,
    body: expect.stringContaining("The trace cannot be opened"),
  });
});

test("its service worker answers with policies and reaches this run only, and nothing else is a service worker", async () => {
  const worker = await get(`${folder()}sw.bundle.js`, { "service-worker": "script" });
  expect(worker.status).toBe(200);
  expect(worker.headers["service-worker-allowed"]).toBeUndefined();
  expect(worker.headers["content-security-policy"]).toMatch(
    new RegExp(`^default-src 'none'; connect-src [^;]*/${id}/ [^;]*/${id}/ blob:$`),
  );
  expect(worker.body).toContain("FetchEvent.prototype.respondWith =");
  for (const path of ["no-service-workers.js", "file/x", "~x/sw.bundle.js"])
    expect((await get(folder() + path, { "service-worker": "script" })).status).toBe(403);
  expect((await get(new URL(`${link.pathname.replace("trace-viewer", "reports")}`, link), { "service-worker": "script" })).status).toBe(
    403,
  );
});

test("another run's, another organization's and an expired link open a page that says where the trace is, and nothing more", async () => {
  const other = await runWithTrace(ada);
  const eve = await server.signUp();
  const hers = await runWithTrace(eve);
  const hersLink = new URL((await viewerUrlOf(eve, hers, "data/trace.zip")) ?? "");
  for (const path of [
    link.pathname.replace(id, other),
    link.pathname.replace(id, hers).replace(ada.organizationId, eve.organizationId),
    hersLink.pathname.replace(hers, id).replace(eve.organizationId, ada.organizationId),
    link.pathname.replace(/~[^/]+/, "~x.y"),
  ]) {
    const refused = await get(new URL(path, link), aPage);
    expect(refused).toMatchObject({ status: 401, body: expect.stringContaining("The trace cannot be opened") });
    expect(refused.body).toContain("/runs/");
    expect((await get(new URL(path, link))).body).toContain('"code":"INVALID_TOKEN"');
  }
  const ticket = /~[^/]+/.exec(link.pathname)?.[0];
  const its = `/reports/${ada.organizationId}/${id}/${ticket}/data/trace.zip`;
  const above = [`${its}/../../../${other}/data/trace.zip`, `${its}/%2e%2e/trace.zip`, its.replace("data", "..")];
  for (const trace of ["https://evil.example/trace.zip", "blob:x", its.replace(id, other), `//evil.example${its}`, "", ...above])
    expect((await get(`${folder()}index.html?trace=${encodeURIComponent(trace)}`, aPage)).status, trace).toBe(401);
  expect((await get(`${folder()}index.html?trace=${encodeURIComponent(its)}`, aPage)).status).toBe(200);
  expect((await get(new URL(link.pathname.replace("trace.zip", "other.zip"), link), aPage)).status).toBe(404);
  expect((await get(new URL(link.pathname.replace("data/trace.zip", "index.html"), link), aPage)).status).toBe(404);
});

test("the dashboard's origin has no viewer", async () => {
  expect((await get(server.url + link.pathname)).status).toBe(404);
  expect((await get(`${server.url}/trace-viewer/${ada.organizationId}/${id}/sw.bundle.js`)).status).toBe(404);
  for (const path of ["uiMode.html", "../../x", "package.json"]) expect((await get(folder() + path)).status).toBe(404);
});
