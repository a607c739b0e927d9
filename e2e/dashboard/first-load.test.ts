import { api } from "@gantry/contract/api.ts";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, visit } from "./browser.ts";
import { captureScreenshot } from "./capture-screenshot.ts";
import { type DashboardStack, startDashboardStack } from "./dashboard-stack.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

const budgetBytes = 250 * 1024;

describe("the first load of a page", () => {
  let stack: DashboardStack;
  let browser: Browser;
  let token: string;
  const pages: Record<string, { path: string; ready: string }> = {};

  beforeAll(async () => {
    stack = await startDashboardStack();
    browser = await launchBrowser();
    const person = await stack.server.signUp();
    token = person.token;
    const projectId = await newProject(person, { name: "Shop" });
    const { id } = (await person.call(api.executions.request, { body: { projectId, image: "team/suite:1" } })).data;
    // A failed test: its details need the most scripts.
    const tests = [
      { name: "pays", suite: ["Checkout"], status: "passed" as const, durationMs: 12 },
      { name: "refunds", suite: ["Checkout"], status: "failed" as const, message: "expected 1, received 2", durationMs: 12 },
    ];
    await stack.worker.finish(await stack.worker.take(), { exitCode: 1, results: { formats: ["junit"], tests } });
    Object.assign(pages, {
      home: { path: "/", ready: "[data-run]" },
      runs: { path: "/runs", ready: "[data-run]" },
      run: { path: `/runs/${id}?tab=tests`, ready: "[role=treeitem]" },
      "runs of a project": { path: `/runs?project=${projectId}`, ready: "[data-run]" },
      "tests of a project": { path: `/tests?project=${projectId}`, ready: "text=pays" },
      tests: { path: "/tests", ready: "text=pays" },
      insights: { path: "/insights", ready: "text=Most failing" },
      "test cases": { path: "/test-cases", ready: "text=No test cases yet" },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  test.each([
    ["a member", true, "/runs", "app", "light", 1440],
    ["a member at night, on a phone", true, "/runs", "app", "dark", 390],
    ["a member who signs in again", true, "/login", "app", "light", 1440],
    ["a member with a link from a mail", true, "/reset-password/x", "form", "light", 1440],
    ["a visitor", false, "/login", "form", "light", 1440],
    ["a visitor with a link to a run, at night, on a phone", false, "/runs/0123456789abcdef01234567", "form", "dark", 390],
    ["a visitor who is invited", false, "/invite/x", "form", "dark", 1440],
    ["a visitor with a public link", false, "/shared/x", "run", "light", 1440],
    ["a visitor with a public link, on a phone", false, "/shared/x", "run", "dark", 390],
  ] as const)(
    "the outline of the page is drawn for %s before any other file has arrived",
    async (name, isMember, path, kind, theme, width) => {
      const { context, page } = await visit(browser, stack.server.url, {
        width,
        height: 900,
        theme,
        ...(isMember ? { token } : {}),
      });
      let release: () => void = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/|\.svg$|\/api\//, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      const outline = page.locator("#outline");
      await outline.locator(`.${kind} i`).first().waitFor();
      for (const each of ["app", "form", "run"]) expect(await outline.locator(`.${each}`).isVisible(), each).toBe(each === kind);
      expect(await outline.locator("nav").isVisible()).toBe(kind === "app" && width === 1440);
      expect(await outline.locator("aside").isVisible()).toBe(kind === "form" && width === 1440);
      expect(await page.evaluate("document.documentElement.dataset.theme")).toBe(theme);
      await captureScreenshot(page, `outline-${name.replace(/\W+/g, "-")}`);
      release();
      await page.locator("#root main").first().waitFor();
      expect(await outline.isVisible()).toBe(false);
      await captureScreenshot(page, `outline-${name.replace(/\W+/g, "-")}-loaded`);
      await context.close();
    },
  );

  test.each(["home", "runs", "runs of a project", "run", "tests", "tests of a project", "insights", "test cases"])(
    "%s: asks each address once, loads no schema library, and keeps within 250 KB of scripts and styles",
    async (name) => {
      const { path, ready } = pages[name] ?? { path: "/", ready: "" };
      const { context, page, complaints } = await visit(browser, stack.server.url, { width: 1440, height: 900, theme: "light", token });
      const asked: string[] = [];
      const files: { name: string; size: Promise<number> }[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.pathname.startsWith("/api/")) asked.push(url.pathname + url.search);
      });
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (/\.(?:js|css)$/.test(pathname)) files.push({ name: pathname, size: response.body().then((body) => gzipSync(body).length) });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator(ready).first().waitFor();
      expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
      expect(asked).toContain(api.auth.me.path);
      expect(files.map((file) => file.name).filter((file) => /\/schemas-/.test(file))).toEqual([]);
      const sizes = await Promise.all(files.map((file) => file.size));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgetBytes);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
