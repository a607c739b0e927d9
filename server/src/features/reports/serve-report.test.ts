import { mkdir, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { type Answer, type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { api } from "@gantry/contract/api.ts";
import { signTicket } from "./report-ticket.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.example" });
  ada = await server.signUp();
});
afterAll(() => server.close());

/** Creates an ended run with these files as its report. */
async function runWith(files: Readonly<Record<string, string>>, who = ada): Promise<string> {
  const { id } = await queueRun(who);
  await claimRun(server, id);
  const report = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content).toString("base64") }));
  const ended = await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "ANALYZING", exitCode: 0, report });
  if (ended.status !== 200) throw new Error(`ending answered ${ended.status}`);
  return id;
}

const addressOf = (id: string, who = ada) => `/reports/${who.organizationId}/${id}/`;
const bearer = (who = ada) => ({ authorization: `Bearer ${who.token}` });
/** Follows redirects, like a browser. */
async function open(path: string, headers: Record<string, string> = bearer()) {
  const response = await fetch(new URL(path, server.url), { headers });
  return { status: response.status, path: new URL(response.url).pathname, headers: response.headers, text: await response.text() };
}
/** Sends the path unchanged; `fetch` would normalize dots and slashes. */
function raw(path: string, method = "GET", headers: Record<string, string> = bearer()): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    })
      .on("error", reject)
      .end();
  });
}
const whole = ({ status, body }: Answer) => ({ status, body });

test("the URL in the record opens the index page, and its relative links work", async () => {
  const id = await runWith({ "reports/index.html": '<a href="./data/x.json">x</a>', "reports/data/x.json": "{}", "junit/a.xml": "<a/>" });
  const { reportUrl } = (await ada.call(api.executions.get, { params: { id } })).data;
  expect(reportUrl).toBe(addressOf(id));
  const page = await open(reportUrl ?? "");
  expect(page).toMatchObject({ status: 200, path: `${reportUrl}reports/index.html`, text: expect.stringContaining("./data/x.json") });
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toMatch(
    /^sandbox allow-scripts; default-src .*; object-src 'none'; form-action 'none'; base-uri .*; webrtc 'block'$/,
  );
  expect((await open(new URL("./data/x.json", server.url + page.path).href)).text).toBe("{}");
  // Without the slash, with a query, and one folder further down.
  expect(await open(reportUrl?.slice(0, -1) ?? "")).toMatchObject({ status: 200, path: page.path });
  expect((await ada.raw({ method: "GET", path: `${reportUrl?.slice(0, -1)}?a=1` })).headers.get("location")).toBe(`./${id}/?a=1`);
  expect(await open(`${reportUrl}reports`)).toMatchObject({ status: 200, path: `${reportUrl}reports/`, text: page.text });
  expect(await open(`${reportUrl}reports/`)).toMatchObject({ status: 200, text: page.text });
  // An API key works as well, and so does the URL in the gate's response.
  const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "ci" } })).body;
  expect((await open(reportUrl ?? "", { "x-api-key": apiKey })).status).toBe(200);
  const gate = await server.request(api.ci.gate, { body: { taskId: id }, headers: { "x-api-key": apiKey } });
  expect((await open(gate.body.data.reportUrl ?? "", { "x-api-key": apiKey })).text).toBe(page.text);
});

test("an index page at the top is served in place", async () => {
  const id = await runWith({ "index.html": "<h1>Top</h1>", "reports/index.html": "<h1>Deep</h1>" });
  expect(await open(addressOf(id))).toMatchObject({ status: 200, path: addressOf(id), text: "<h1>Top</h1>" });
});

test.each([
  ["the test report before coverage", ["coverage/index.html", "reports/coverage/index.html", "test-results/index.html"], 2],
  ["folders in the order in which they are searched", ["allure-report/index.html", "playwright-report/index.html"], 1],
  ["the project's own folder before the known ones", ["reports/index.html", "zz-own/index.html"], 1],
  ["within a folder, the page closest to the top", ["reports/a/index.html", "reports/html/b/index.html", "reports/z.html"], 0],
  ["the only page when none is called index", ["reports/junit.xml", "reports/report.html"], 1],
] as const)("of several pages the index is %s", async (_, paths, which) => {
  const id = await runWith(Object.fromEntries(paths.map((path) => [path, `<p>${path}</p>`])));
  expect((await open(addressOf(id))).path).toBe(addressOf(id) + paths[which]);
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  expect((await open(url, {})).text).toBe(`<p>${paths[which]}</p>`);
});

test("without an index page the files are listed, with escaped names", async () => {
  const hostile = `"><script>alert(1)</script>&amp;'.txt`.replaceAll("/", "");
  const id = await runWith({ "junit/a b#?%.xml": "<a/>", "junit/deep/javascript:x": "js", [`report/${hostile}`]: "h" });
  const page = await open(addressOf(id));
  expect(page).toMatchObject({ status: 200, path: addressOf(id) });
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toContain("sandbox allow-scripts");
  for (const header of ["x-content-type-options", "x-frame-options", "x-xss-protection", "referrer-policy"])
    expect(page.headers.get(header)).not.toBeNull();
  expect(page.text).not.toContain("<script");
  expect(page.text).toContain("&#60;script&#62;");
  const links = [...page.text.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link);
  expect(links.every((link) => link.startsWith("./"))).toBe(true);
  expect(links).toHaveLength(5);
  // Every link works: folders to their own listing, files to their content.
  for (const link of links) expect((await open(new URL(link, server.url + page.path).href)).status).toBe(200);
  const folder = await open(`${addressOf(id)}junit/`);
  expect(folder.text).toContain('<a href="../">');
  expect(folder.text).toContain("deep/javascript:x");
  expect(folder.text).not.toContain("script&#62;");
  // The signed link of a report without a page opens the same listing.
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  const signed = await open(url, {});
  expect(signed.text).toBe(page.text);
  expect((await open(new URL("./junit/", server.url + signed.path).href, {})).text).toBe(folder.text);
  const bare = await fetch(new URL(url, server.url).href.replace(/\/$/, ""), { redirect: "manual" });
  expect(bare.status).toBe(302);
});

test("lists ten thousand files in pages", async () => {
  const id = await runWith({ "reports/data.json": "{}" });
  const folder = join(server.ctx.config.dataDir, "storage/objects/reports", ada.organizationId, id, "reports");
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: 9_999 }, (_, index) => `f${String(index).padStart(5, "0")}.txt`);
  await Promise.all(names.map((name) => writeFile(join(folder, name), "")));
  const seen = new Set<string>();
  let at: string | undefined = addressOf(id);
  let pages = 0;
  while (at !== undefined) {
    const page = await open(at);
    expect(page.text.length).toBeLessThan(400_000);
    expect(page.text).toContain("10,000 files");
    for (const [, name = ""] of page.text.matchAll(/<td><a href="\.\/([^"]*)"/g)) seen.add(name);
    const next = /rel="next" href="([^"]*)"/.exec(page.text)?.[1];
    at = next && addressOf(id) + next;
    pages++;
  }
  expect([seen.size, pages]).toEqual([10_000, 10]);
  for (const page of ["0", "-1", "x", "1e99", "11", "1.5", ""]) expect((await open(`${addressOf(id)}?page=${page}`)).status).toBe(200);
});

test("a page opened with a signed link sends no referrer, other pages the default", async () => {
  const id = await runWith({ "index.html": "<h1>Top</h1>" });
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  expect((await open(url, {})).headers.get("referrer-policy")).toBe("no-referrer");
  expect((await open(addressOf(id))).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("pages get storage in memory after their doctype when a browser opens them with a link, and every other request the file itself", async () => {
  const files = {
    "plain.html": "<!DOCTYPE html><p>é</p>",
    "comment.htm": "\ufeff\n<!-- saved - from -->\n<!doctype html PUBLIC '-//W3C//DTD'>\n<html lang=en></html>",
    "old.html": "<html><body></body></html>",
    "only.html": "<!doctype html>",
    "text.html": "no page",
    "open.html": "<!-- <p>",
    "empty.html": "",
    "wide.html": Buffer.from("<!doctype html><p>é</p>", "utf16le").toString("latin1"),
    "data.json": "{}",
  };
  const id = await runWith(files);
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  const folder = new URL((await open(url, { accept: "text/html" })).path, server.url).href;
  const inPage = { accept: "text/html" };
  const scriptIn = (text: string) => /<script>.*?<\/script>/s.exec(text)?.[0] ?? "";
  for (const [name, before] of [
    ["plain.html", "<!DOCTYPE html>"],
    ["comment.htm", "\n<!-- saved - from -->\n<!doctype html PUBLIC '-//W3C//DTD'>"],
    ["old.html", ""],
    ["only.html", "<!doctype html>"],
  ] as const) {
    const page = await open(`${folder}${name}`, inPage);
    const script = scriptIn(page.text);
    expect([name, page.text.startsWith(`${before}<script>`), script.includes("localStorage")]).toEqual([name, true, true]);
    expect(page.text.replace(script, "")).toBe(files[name].replace("\ufeff", ""));
    const head = await fetch(`${folder}${name}`, { method: "HEAD", headers: inPage });
    expect(head.headers.get("content-length")).toBe(page.headers.get("content-length"));
    expect(scriptIn((await open(`${folder}${name}`, { accept: "*/*" })).text)).toBe("");
    expect(scriptIn((await open(`${folder}${name}`, { ...inPage, range: "bytes=0-30" })).text)).toBe("");
    expect(scriptIn((await open(`${addressOf(id)}${name}`, { ...bearer(), ...inPage })).text)).toBe("");
  }
  for (const name of ["text.html", "open.html", "empty.html", "wide.html", "data.json"])
    expect([name, scriptIn((await open(`${folder}${name}`, inPage)).text)]).toEqual([name, ""]);
});

test("HEAD answers like GET without a body", async () => {
  const id = await runWith({ "reports/index.html": "<h1>Head</h1>", "reports/sub/a.txt": "a" });
  for (const path of [
    addressOf(id),
    addressOf(id).slice(0, -1),
    `${addressOf(id)}reports/index.html`,
    `${addressOf(id)}reports/sub/`,
    `${addressOf(id)}no`,
  ]) {
    const [get, head] = [await ada.raw({ method: "GET", path: path }), await ada.raw({ method: "HEAD", path })];
    expect([path, head.status, head.headers.get("content-type"), head.headers.get("location"), head.body]).toEqual([
      path,
      get.status,
      get.headers.get("content-type"),
      get.headers.get("location"),
      "",
    ]);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
  }
  expect((await server.raw({ method: "HEAD", path: addressOf(id) })).status).toBe(401);
});

test("without credentials 401, with the URL that opens the report", async () => {
  const id = await runWith({ "reports/index.html": "<h1>Mine</h1>" });
  for (const path of [addressOf(id), addressOf(id).slice(0, -1), `${addressOf(id)}reports/index.html`]) {
    const answer = await server.raw({ method: "GET", path }, { headers: { accept: "text/html" } });
    expect(answer).toMatchObject({ status: 401, body: { success: false, error: "Authentication required" } });
    expect(answer.body.message).toContain(`https://gantry.example/runs/${id}?tab=report`);
  }
  // Strangers learn nothing, not even whether the URL is well-formed.
  expect((await server.request(api.reports.index, { params: { organizationId: "x", taskId: "y" } })).status).toBe(401);
  expect((await server.raw({ method: "GET", path: addressOf(id) }, { headers: { authorization: "Bearer nonsense" } })).body.error).toBe(
    "Invalid or expired token",
  );
  expect((await server.raw({ method: "GET", path: `${addressOf(id)}~forged.ticket/` })).body.error).toBe("Invalid or expired token");
  expect(await ada.request(api.reports.index, { params: { organizationId: "x", taskId: "y" } })).toMatchObject({
    status: 400,
    body: { error: "Invalid report ID format" },
  });
});

test("a report link works until it expires, only in its own browser, and while its user is a member", async () => {
  const id = await runWith({ "index.html": "<h1>Mine</h1>" });
  const mel = await addMember(server, ada, "viewer");
  const statusOf = async (ticket: string) => (await server.raw({ method: "GET", path: `${addressOf(id)}~${ticket}/index.html` })).status;
  const { jwtSecret } = server.ctx.config;
  const ticket = { organizationId: ada.organizationId, taskId: id, userId: mel.id, expiresAtSeconds: Date.now() / 1000 + 60 };
  const link = signTicket(jwtSecret, ticket);
  expect(await statusOf(link)).toBe(200);
  expect(await statusOf(signTicket("another secret", ticket))).toBe(401);
  expect(await statusOf(signTicket(jwtSecret, { ...ticket, expiresAtSeconds: Date.now() / 1000 - 1 }))).toBe(401);
  expect(await statusOf(signTicket(jwtSecret, { ...ticket, client: "another browser" }))).toBe(401);
  expect((await ada.request(api.users.remove, { params: { id: mel.id } })).status).toBe(200);
  expect(await statusOf(link)).toBe(401);
});

test("another organization's, a deleted, a removed and a missing report get the same response", async () => {
  const id = await runWith({ "reports/index.html": "<h1>Mine</h1>" });
  const none = await runWith({});
  expect((await ada.call(api.executions.get, { params: { id: none } })).data.reportUrl).toBeNull();
  const [deleted, removed] = [await runWith({ "index.html": "gone" }), await runWith({ "index.html": "gone" })];
  const links: string[] = [];
  for (const each of [deleted, removed]) links.push((await ada.call(api.executions.reportLink, { params: { id: each } })).data.url);
  expect((await ada.request(api.executions.delete, { params: { id: deleted } })).status).toBe(200);
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("executions").set({ has_report: false, report_removed_at: new Date() }).where("id", "=", removed).execute(),
  );
  expect((await ada.call(api.executions.get, { params: { id: removed } })).data.reportUrl).toBeNull();
  const eve = await server.signUp();
  const never = whole(await ada.raw({ method: "GET", path: addressOf("f".repeat(24)) }));
  expect(never.status).toBe(404);
  for (const below of ["", "reports", "reports/", "reports/index.html", "..%2f"]) {
    expect(whole(await eve.raw({ method: "GET", path: addressOf(id) + below }))).toEqual(never);
    expect(whole(await eve.raw({ method: "GET", path: addressOf(id, eve) + below }))).toEqual(never);
    for (const each of [none, deleted, removed])
      expect(whole(await ada.raw({ method: "GET", path: addressOf(each) + below }))).toEqual(never);
  }
  for (const link of links) expect(whole(await server.raw({ method: "GET", path: link }))).toEqual(never);
});

test("hostile paths match no file", async () => {
  const id = await runWith({ "reports/index.html": "<h1>Mine</h1>", "reports/a.txt": "a" });
  const other = await runWith({ "reports/secret.txt": "secret" });
  for (const path of [
    "../",
    `../${other}/reports/secret.txt`,
    `..%2f${other}%2freports%2fsecret.txt`,
    `%2e%2e/${other}/reports/secret.txt`,
    `reports/../../${other}/reports/secret.txt`,
    `reports%2findex.html`,
    "reports%2f",
    "reports%5c..%5c",
    "reports\\a.txt",
    "reports//a.txt",
    "reports/./a.txt",
    "reports/a.txt/",
    "reports/a.txt%00",
    "%00",
    "reports/%ff",
    `${"x".repeat(300)}`,
    `${"x/".repeat(3000)}`,
    "reports/nothing.html",
    "nothing/",
  ]) {
    for (const method of ["GET", "HEAD"]) {
      const { status, text } = await raw(addressOf(id) + path, method);
      expect([path, status]).toEqual([path, expect.toSatisfy((value: number) => value === 404 || value === 400)]);
      expect(text).not.toContain("secret");
    }
  }
});
