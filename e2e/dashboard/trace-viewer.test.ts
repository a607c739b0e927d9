import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:http";
import { once } from "node:events";
import { dirname, join } from "node:path";
import type { AddressInfo } from "node:net";
import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { hostileTrace } from "../../server/src/testing/hostile-trace.ts";
import { type DashboardStack, until } from "./dashboard-stack.ts";
import { describeInBrowser, test as base } from "./in-browser.ts";
import { type Member, takeRun } from "./member.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

const test = base.override("emptyCache", true);

const sample = await readFile(new URL("../../server/src/features/reports/trace/samples/playwright-1.65.zip", import.meta.url));

/** A machine of the trace's author: notes everything that reaches it. */
const outside = { requests: [] as string[], url: "" };
const listener = createServer((asked, answer) => {
  outside.requests.push(`${asked.method} ${asked.url}`);
  answer.setHeader("access-control-allow-origin", "*").end("outside");
});
beforeAll(async () => {
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  outside.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
});
afterAll(() => void listener.close());

/** A failed run whose test has this trace; its id. */
async function runWithTrace(stack: DashboardStack, { person, projectId }: Member, trace: Buffer): Promise<string> {
  const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
  const taken = await takeRun(stack.worker, id);
  const path = "playwright-report/data/trace.zip";
  await stack.worker.leave(taken, { [path]: trace });
  const attachments = [{ name: "trace", contentType: "application/zip", path }];
  const tests = [{ name: "pays by card", suite: [], status: "failed" as const, durationMs: 1_600, message: "Error: no", attachments }];
  await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["playwright-json"], tests } });
  await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "FAILED");
  return id;
}

/** A report of Playwright 1.65, as its HTML reporter writes it from the stored results of a real run, with the trace of the failed test. */
async function htmlReport(): Promise<Record<string, Buffer>> {
  const viewerAndReport = join(dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "lib/vite");
  const read = (name: string) => readFile(join(viewerAndReport, name), "utf8");
  const [page = "", script = "", style = ""] = await Promise.all(
    ["index.html", "report.js", "report.css"].map((name) => read(`htmlReport/${name}`)),
  );
  const own = (name: string) => readFile(new URL(`samples/playwright-report/${name}`, import.meta.url));
  const html =
    `${page}<template id="playwrightReportBase64">data:application/zip;base64,${(await own("results.zip")).toString("base64")}</template>`
      .replace(/<script type="module"[^>]*><\/script>/, () => `<script type="module">${script}</script>`)
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`);
  const trace = "data/5b09f5ea31c723606b2bf657c4fb299462cb7d46.zip";
  return {
    "playwright-report/index.html": Buffer.from(html),
    [`playwright-report/${trace}`]: await own(trace),
    "playwright-report/trace/index.html": Buffer.from(await read("traceViewer/index.html")),
  };
}

/** From the page of the failed test, with one press. */
async function openViewer(page: Page, id: string): Promise<Page> {
  await page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
  const button = page.getByRole("button", { name: "Open in trace viewer" });
  await button.waitFor();
  const [viewer] = await Promise.all([page.context().waitForEvent("page"), button.click()]);
  return viewer;
}

const snapshot = (viewer: Page) => viewer.frameLocator("iframe.snapshot-visible");

describeInBrowser("Playwright's trace viewer", () => {
  test("a developer opens a trace with one press, sees the failed step's page and source, on a phone as well", async ({
    stack,
    member,
    open,
  }) => {
    const someone = await member();
    const id = await runWithTrace(stack, someone, sample);
    const { page, context } = await open(someone.person.token);
    await context.addCookies([{ name: "session", value: "of-the-dashboard", url: stack.server.url, httpOnly: true }]);
    const viewer = await openViewer(page, id);
    const problems: string[] = [];
    viewer.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    viewer.on("pageerror", (error) => problems.push(error.message));
    await viewer.getByText("pays by card", { exact: false }).first().waitFor();
    expect(new URL(viewer.url()).origin).toBe(stack.server.reportsUrl);
    expect(new URL(viewer.url()).pathname).toBe(`/trace-viewer/${someone.person.organizationId}/${id}/index.html`);
    await viewer.getByRole("treeitem", { selected: true }).first().waitFor();
    expect(await viewer.getByRole("treeitem", { selected: true }).first().innerText()).toMatch(/toHaveText/i);
    await snapshot(viewer).locator("#state").waitFor();
    await viewer.getByRole("tab", { name: "Source" }).click();
    await viewer.locator(".CodeMirror").waitFor();
    expect(await viewer.evaluate("window.opener")).toBeNull();
    const scopes = await viewer.evaluate<string[]>(
      "navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))",
    );
    expect(scopes).toEqual([`${stack.server.reportsUrl}/trace-viewer/${someone.person.organizationId}/${id}/`]);
    expect(problems).toEqual([]);

    const phone = await open(someone.person.token, { width: 390, height: 844 });
    const small = await openViewer(phone.page, id);
    await snapshot(small).locator("#state").waitFor();
    await captureScreenshot(viewer, "viewer");
    await captureScreenshot(small, "viewer-phone");
    await captureScreenshot(phone.page, "button-phone");
    await captureScreenshot(page, "button");
  });

  test("View trace in Playwright's own HTML report opens the viewer with the trace of that test", async ({ stack, member, open }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
    const taken = await takeRun(stack.worker, id);
    await stack.worker.leave(taken, await htmlReport());
    await stack.worker.finish(taken, { exitCode: 1 });
    await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "FAILED");
    const { data } = await person.call(api.executions.reportLink, { params: { id } });

    const { context } = await open(person.token);
    const page = await context.newPage();
    await page.goto(data.url);
    await page.getByText("pays by card").first().click();
    await page.getByRole("link", { name: "View Trace" }).or(page.getByTitle("View Trace")).first().click();
    await page.waitForURL(/\/trace-viewer\//);
    expect(new URL(page.url()).pathname).toBe(`/trace-viewer/${person.organizationId}/${id}/index.html`);
    await page.getByRole("treeitem", { selected: true }).first().waitFor();
    await snapshot(page).getByText("declined").waitFor();
    await captureScreenshot(page, "viewer-from-report");
  });

  test("a hostile trace runs no script in it and reaches no other machine", async ({ stack, member, browser }) => {
    const someone = await member();
    const id = await runWithTrace(stack, someone, await hostileTrace(sample, outside.url));
    const path = "playwright-report/data/trace.zip";
    const { data } = await someone.person.call(api.executions.reportLink, { params: { id }, query: { path } });
    const context = await browser.launched.newContext({ serviceWorkers: "allow" });
    const viewer = await context.newPage();
    await viewer.goto(data.viewerUrl ?? "");
    const page = snapshot(viewer);
    await page.getByRole("heading", { name: "Snapshot of a hostile trace" }).waitFor();
    for (const name of ["Run", "Leave"]) await page.getByText(name, { exact: true }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await viewer.mouse.move(50, 50);
    expect(await viewer.title()).not.toBe("Attacked");
    expect(outside.requests).toEqual([]);
    // Even in the viewer's own page, requests reach its run only.
    const reached = await viewer.evaluate<string[]>(`Promise.all([
      ${JSON.stringify(outside.url)}, "/reports/${"0".repeat(24)}/${"0".repeat(24)}/", "/trace-viewer/x/y/index.html", ${JSON.stringify(`${stack.server.url}${api.executions.list.path}`)},
    ].map((url) => fetch(url, { mode: "no-cors" }).then(() => url, () => "refused")))`);
    expect(new Set(reached)).toEqual(new Set(["refused"]));
    expect(await viewer.evaluate<string>("navigator.serviceWorker.register('file/x').then(() => 'registered', () => 'refused')")).toBe(
      "refused",
    );
    await context.close();
    expect(outside.requests).toEqual([]);
  });
});
