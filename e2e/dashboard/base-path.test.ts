import { api } from "@gantry/contract/api.ts";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type Server, createServer, request } from "node:http";
import { type AddressInfo, type Socket as TcpSocket, connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerClient } from "../../worker/src/api/server-client.ts";
import { browserPath, launchBrowser, visit } from "./browser.ts";
import { type DashboardStack, startDashboardStack } from "./dashboard-stack.ts";

const gantry = join(import.meta.dirname, "../../cli/dist/main.js");
const basePath = "/tools/gantry";

/** A proxy that serves other things at its root. It passes the path on, or strips it. */
function proxyTo(target: () => string, strips: boolean): Server {
  const pathOf = (url = "/") => {
    if (!url.startsWith(`${basePath}/`)) return undefined;
    return strips ? url.slice(basePath.length) : url;
  };
  const proxy = createServer((asked, response) => {
    const path = pathOf(asked.url);
    if (path === undefined) return void response.writeHead(404).end("another application");
    const passed = request(new URL(path, target()), { method: asked.method ?? "GET", headers: asked.headers });
    passed.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  proxy.on("upgrade", (asked, near: TcpSocket) => {
    const path = pathOf(asked.url);
    if (path === undefined) return void near.destroy();
    const { port, hostname } = new URL(target());
    const far = connect(Number(port), hostname);
    const headers = asked.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
    far.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
    far.pipe(near).pipe(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  return proxy;
}

describe.skipIf(!existsSync(browserPath)).each([
  ["passes the path on", false],
  ["strips the path", true],
])("below a path of another host, behind a proxy that %s", (_name, strips) => {
  let stack: DashboardStack;
  let proxy: Server;
  let browser: Browser;
  let url: string;
  beforeAll(async () => {
    proxy = proxyTo(() => stack.server.url, strips).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${basePath}`;
    stack = await startDashboardStack({ env: strips ? { FRONTEND_URL: url } : { BASE_PATH: `${basePath}/` } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    proxy?.closeAllConnections();
    proxy?.close();
    await stack?.close();
  });

  test("a new user signs up, watches a run live, opens its report, reloads and signs in again", async () => {
    const { page, context, complaints } = await visit(browser, `${url}/`, { width: 1280, height: 800, theme: "light" });
    const missing: string[] = [];
    page.on("response", (answer) => answer.status() === 404 && missing.push(answer.url()));
    await page.goto(`${url}/`);
    await page.getByRole("link", { name: "Create an organization" }).click();
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Organization").fill("Navy");
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
    await page.getByRole("button", { name: "Create organization" }).click();
    await page.getByRole("heading", { name: "Welcome, Grace" }).waitFor();
    expect(page.url()).toBe(`${url}/first-steps`);
    await page.getByRole("button", { name: "Create project" }).click();
    await page.getByRole("button", { name: "Run the sample suite" }).click();
    await page.getByText("Pending").first().waitFor();

    const run = await stack.worker.take();
    await page.getByRole("status").getByText("Running").waitFor();
    await stack.worker.say(run, "said live\n");
    await page.getByText("said live").waitFor();
    await stack.worker.leave(run, { "reports/index.html": "<h1>Report of the suite</h1>" });
    await stack.worker.finish(run, { exitCode: 0 });
    await page.getByRole("button", { name: "Create an API key" }).click();
    await page
      .getByLabel("the API key", { exact: true })
      .getByText(/^gantry_/)
      .waitFor();
    expect(await page.getByText("/api/ci/trigger").first().innerText()).toContain(`${url}/api/ci/trigger`);

    await page.goto(`${url}/runs/${run.taskId}?tab=report`);
    const [report] = await Promise.all([context.waitForEvent("page"), page.getByRole("button", { name: "Open the report" }).click()]);
    await report.getByRole("heading", { name: "Report of the suite" }).waitFor();
    expect(report.url().startsWith(`${url}/reports/`)).toBe(true);
    await page.bringToFront();
    await page.goto(`${url}/runs`);
    await page
      .getByRole("link", { name: /sample|api|shop/i })
      .first()
      .waitFor();
    await page.getByText("Live", { exact: true }).waitFor();

    // The address that was asked for is the one that follows signing in.
    await page.evaluate("localStorage.clear(); sessionStorage.clear()");
    await page.goto(`${url}/settings/members`);
    await page.waitForURL((at) => at.pathname === `${basePath}/login`);
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`${url}/settings/members`);
    await page.getByText("grace@example.com").first().waitFor();

    const docs = await context.newPage();
    docs.on("response", (answer) => answer.status() === 404 && missing.push(answer.url()));
    await docs.goto(`${url}/api/docs`);
    await docs
      .getByRole("heading", { name: /Gantry/ })
      .first()
      .waitFor();
    expect(missing).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the command line, workers, live clients and links in mails use the path", async () => {
    const ada = await stack.server.signUp();
    const answer = await ada.request(api.apiKeys.create, { body: { name: "ci", role: "developer" } });
    const env = { ...process.env, GANTRY_API_KEY: answer.body.apiKey };
    const { stdout } = await promisify(execFile)(process.execPath, [gantry, "run", "suite:1", "--server", url], { env });
    expect(stdout).toContain(`${url}/runs/`);

    const worker = new ServerClient({ serverUrl: `${url}/`, secret: stack.server.workerSecret });
    const claim = { workerId: "w", name: "w", engine: "fake", labels: [], waitMs: 2_000 };
    expect(await worker.claim(claim, AbortSignal.timeout(10_000))).toMatchObject({ image: "suite:1" });
    worker.close();

    const socket = io(new URL(url).origin, { path: `${basePath}/socket.io/`, auth: { token: ada.token }, forceNew: true });
    await new Promise((resolve, reject) => socket.once("auth-success", resolve).once("connect_error", reject));
    socket.close();
    const created = await ada.request(api.invitations.create, { body: { email: "lin@example.com", role: "viewer" } });
    const { origin, pathname } = new URL(created.body.invitation.inviteUrl ?? "");
    expect(origin).toBe(new URL(strips ? url : stack.server.url).origin);
    expect(pathname).toMatch(new RegExp(`^${basePath}/invite/[\\w-]{43}$`));
  });

  test("the root of the server still works for workers and health checks", async () => {
    for (const path of ["/ready", `${basePath}/ready`]) expect((await stack.server.raw({ method: "GET", path })).status).toBe(200);
    expect((await stack.server.raw({ method: "GET", path: `${basePath}nothing/ready` })).status).toBe(404);
    const document = await stack.server.raw({ method: "GET", path: "/api/docs/json" });
    expect(document.body.servers).toEqual([{ url: basePath }]);
  });
});
