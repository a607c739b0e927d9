import { api } from "@gantry/contract/api.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { password } from "../../server/src/testing/start-server.ts";
import { goTo, hasLoaded, plainPath, testWithEveryPage } from "./every-page.ts";
import { describeInBrowser } from "./in-browser.ts";
import type { Member } from "./member.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

const slowMs = 1500;
/** How long no answer may be on its way until all are there. */
const quietMs = 300;
const lanes = 6;

/** Keeps what a page shows on its way: its headings, alerts and sentences that begin with “No”, and whether it says that it loads. */
const watch = `
  window.shown = { words: new Set(), loading: false };
  new MutationObserver(() => {
    const main = document.querySelector("main");
    if (!main) return;
    for (const each of main.querySelectorAll("h1, h2, h3, [role=alert], p"))
      if (each.textContent && (each.tagName !== "P" || /^(No|Nothing|None)\\b/.test(each.textContent))) window.shown.words.add(each.textContent);
    if (main.querySelector(".animate-shimmer, .animate-spin")) window.shown.loading = true;
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

const test = testWithEveryPage("Checkout").override("emptyCache", true);

/** Walks the paths side by side, in a few browsers: the tabs of one would wait for each other to be drawn. */
async function sideBySide(paths: readonly string[], walk: (paths: readonly string[]) => Promise<void>) {
  await Promise.all(Array.from({ length: lanes }, (_, lane) => walk(paths.filter((_path, index) => index % lanes === lane))));
}

/** Of the frame around every page: who is here, and which projects there are. */
const isOfFrame = (url: string) => [api.auth.me.path, api.projects.list.path].map(String).includes(new URL(url).pathname);

const refusal = (status: number, error: string, message: string) => (route: Route) =>
  route.fulfill({ status, headers: { "retry-after": "30" }, json: { success: false, error, message } });

describeInBrowser("the dashboard with a slow or broken server", () => {
  test("every page shows that it is loading, and shows no text that disappears when it has loaded", async ({ full, open }) => {
    const problems: string[] = [];
    await sideBySide(full.paths, async (paths) => {
      const { page } = await open(full.person.token);
      let onTheirWay = 0;
      let asked = 0;
      let busyAtMs = 0;
      await page.addInitScript(watch);
      await page.route("**/api/**", async (route) => {
        asked += 1;
        onTheirWay += 1;
        await sleep(slowMs);
        await route.continue().catch(() => undefined);
        onTheirWay -= 1;
      });
      const hasEveryAnswer = () => {
        if (onTheirWay > 0) busyAtMs = Date.now();
        return Date.now() - busyAtMs > quietMs;
      };
      await page.goto(plainPath);
      for (const path of paths) {
        await goTo(page, plainPath);
        await page.evaluate("window.shown = { words: new Set(), loading: false }");
        busyAtMs = Date.now();
        asked = 0;
        await goTo(page, path);
        await expect.poll(hasEveryAnswer).toBe(true);
        await hasLoaded(page);
        const { words, loading }: { words: string[]; loading: boolean } = await page.evaluate(
          "({ words: [...window.shown.words], loading: window.shown.loading })",
        );
        const flat = (text: string) => text.replace(/\s+/g, "").toLowerCase();
        const settled = flat(`Spec to tests ${await page.locator("main").innerText()}`);
        if (!loading && asked > 0) problems.push(`${path}: nothing says that it loads`);
        for (const each of words.filter((text) => !settled.includes(flat(text))))
          problems.push(`${path}: “${each}” was there for a moment`);
        if ((await page.locator("main").getByRole("alert").count()) > 0) problems.push(`${path}: an alert`);
      }
    });
    expect(problems).toEqual([]);
  });

  test("every page shows an error in the server's words, and loads when the reader tries again", async ({ full, open }) => {
    const problems: string[] = [];
    const asking = full.paths.filter((path) => !["/settings/projects", plainPath].includes(path));
    await sideBySide(asking, async (paths) => {
      const { page } = await open(full.person.token);
      const refuse = refusal(429, "Too many requests", "The allowance of this minute is used up.");
      let isRefusing = true;
      await page.route("**/api/**", (route) => (isRefusing && !isOfFrame(route.request().url()) ? refuse(route) : route.continue()));
      const retry = page.getByRole("button", { name: "Try again" });
      await page.goto(plainPath);
      for (const path of paths) {
        await goTo(page, path);
        const comes = (what: Locator) =>
          what
            .first()
            .waitFor()
            .then(() => true)
            .catch(() => false);
        if (!(await comes(page.getByRole("alert").filter({ hasText: "Too many requests" })))) problems.push(`${path}: nothing is said`);
        // One after the other: a sheet hides the messages of the list below it, and shows its own when its request has failed.
        else if (!(await comes(retry))) problems.push(`${path}: no way on`);
      }
      for (const path of paths) {
        isRefusing = true;
        await goTo(page, path);
        isRefusing = false;
        const alertsAfterRetry = async () => {
          // The button may be gone because another retry has loaded its part.
          for (const button of await retry.all()) await button.dispatchEvent("click", {}, { timeout: 500 }).catch(() => undefined);
          return page.getByRole("alert").count();
        };
        await expect.poll(alertsAfterRetry, { message: path }).toBe(0);
        await hasLoaded(page);
      }
    });
    expect(problems).toEqual([]);
  });

  test("when projects cannot be loaded, the list says why, and appears with the next attempt", async ({ full, open }) => {
    const { page } = await open(full.person.token);
    const refuse = refusal(429, "Too many requests", "The allowance of this minute is used up.");
    let isRefusing = true;
    await page.route(/\/api\/projects(\?|$)/, (route) => (isRefusing ? refuse(route) : route.continue()));
    await page.goto("/settings/projects");
    await page.getByRole("alert").filter({ hasText: "Too many requests" }).first().waitFor();
    isRefusing = false;
    await page.getByRole("button", { name: "Try again" }).first().click();
    await page.getByRole("list", { name: "Projects, oldest first" }).getByText("Checkout").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("a page waits as long as the request limit asks, and loads without an error", async ({ full, open }) => {
    const { page } = await open(full.person.token);
    let refused = 0;
    await page.route(/\/api\/projects(\?|$)/, async (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      await route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: { success: false, error: "Rate limit exceeded" } });
    });
    await page.addInitScript(watch);
    await page.goto("/settings/projects");
    await page.getByRole("list", { name: "Projects, oldest first" }).getByText("Checkout").waitFor();
    expect(refused).toBe(1);
    expect(await page.evaluate("[...window.shown.words].join()")).not.toContain("Rate limit exceeded");
  });

  test("when the account is refused for a while, the sidebar stays, and the page loads by itself", async ({ full, open }) => {
    const { page } = await open(full.person.token);
    let isRefusing = true;
    const refused = { status: 429, headers: { "retry-after": "2" }, json: { success: false, error: "Rate limit exceeded" } };
    await page.route(/\/api\/auth\/me$/, (route) => (isRefusing ? route.fulfill(refused) : route.continue()));
    await page.goto("/settings/projects");
    await page.getByRole("alert").filter({ hasText: "Rate limit exceeded" }).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "Insights" }).waitFor();
    isRefusing = false;
    await page.getByRole("list", { name: "Projects, oldest first" }).getByText("Checkout").waitFor();
  });

  test("the page says whether a server fails, restarts or cannot be reached, and recovers with it", async ({ member, open }) => {
    const { person, run } = await member();
    const id = await run("failed");
    const answers: [string, string, (route: Route) => Promise<void>][] = [
      ["/runs", "Something broke", refusal(500, "Internal server error", "Something broke; it is in the server's log.")],
      [
        "/runs",
        "The server answered 503",
        (route) => route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
      ],
      [`/runs/${id}`, "The server cannot be reached", (route) => route.abort("internetdisconnected")],
    ];
    await Promise.all(
      answers.map(async ([path, words, answer]) => {
        const { page: tab, context } = await open(person.token);
        await tab.route("**/api/**", (route) => (isOfFrame(route.request().url()) ? route.continue() : answer(route)));
        await tab.goto(path);
        const alert = tab.getByRole("alert").filter({ hasText: words }).first();
        await alert.waitFor();
        await tab.getByRole("button", { name: "Try again" }).first().click();
        await tab
          .getByRole("status")
          .filter({ hasText: /^Loading/ })
          .first()
          .waitFor();
        await alert.waitFor();
        await tab.unroute("**/api/**");
        await tab.getByRole("button", { name: "Try again" }).first().click();
        await tab.getByText("team/suite").first().waitFor();
        await expect.poll(() => tab.getByRole("alert").count()).toBe(0);
        await context.close();
      }),
    );
    const { page, complaints } = await open(person.token);
    // The frame itself loads the account and then the projects.
    for (const [pattern, words] of [
      [/\/api\/auth\/me$/, "Your account could not be loaded"],
      [/\/api\/projects(\?|$)/, "Your projects could not be loaded"],
    ] as const) {
      await page.route(pattern, refusal(429, "Too many requests", "The allowance of this minute is used up."));
      await page.goto("/tests");
      await page.getByRole("alert").filter({ hasText: words }).waitFor();
      await page.unroute(pattern);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("link", { name: /pays by card/ }).waitFor();
    }
    await page.route("**/assets/Insights*", (route) => route.abort("internetdisconnected"));
    await page.getByRole("link", { name: "Insights" }).click();
    await page.getByRole("alert").getByText("A file of this page could not be loaded.").waitFor();
    await page.unroute("**/assets/Insights*");
    await page.getByRole("button", { name: "Load again" }).click();
    await page.getByRole("heading", { name: "Insights", level: 1 }).waitFor();
    // The page is loaded when the pointer is over its link, too: one complaint or two.
    const [first, ...others] = complaints.splice(0);
    expect(first).toContain("Failed to fetch dynamically imported module");
    expect(others.filter((other) => other !== first)).toEqual([]);
  });

  test("without a connection, every page says so, and all loads when it is back without a press", async ({ member, open }) => {
    const { person, run } = await member();
    await run("failed");
    for (const [width, theme] of [
      [1280, "light"],
      [360, "dark"],
    ] as const) {
      const { page, context, complaints } = await open(person.token, { width, theme });
      const bar = page.getByRole("status", { name: "Connection" });
      const menu = () => (width === 360 ? page.getByRole("button", { name: "Menu" }).click() : undefined);
      await page.goto("/runs");
      await page.getByText("team/suite").first().waitFor();
      await context.setOffline(true);
      await bar.getByText("You are offline. Trying again…").waitFor();
      await page.getByText("Offline", { exact: true }).first().waitFor();
      await captureScreenshot(page, `offline-${width}-${theme}`);

      await menu();
      await page.getByRole("link", { name: "Insights" }).click();
      const alert = page.getByRole("alert").filter({ hasText: "This page could not be loaded" });
      await alert.getByText("There is no connection to the server. The page loads when the connection is back.").waitFor();
      await alert.getByRole("button", { name: "Try again" }).click();
      await alert.getByText("There is still no connection to the server.").waitFor();
      await captureScreenshot(page, `offline-page-${width}-${theme}`);
      await context.setOffline(false);
      await page.getByRole("heading", { name: "Insights", level: 1 }).waitFor();
      await bar.waitFor({ state: "attached" });
      expect(await bar.innerText()).toBe("");
      complaints.length = 0;
    }
  });

  test("a request that still gets through after the browser went offline does not hide it", async ({ member, open }) => {
    const { person, run } = await member();
    await run("failed");
    const { page, context, complaints } = await open(person.token);
    await page.goto("/runs");
    await page.getByText("team/suite").first().waitFor();
    await page.route(/\/ready$/, (route) => route.fulfill({ status: 200, body: "ok" }), { times: 1 });
    await context.setOffline(true);
    await page.getByRole("status", { name: "Connection" }).getByText("You are offline. Trying again…").waitFor();
    await context.setOffline(false);
    await page.getByText("You are offline.").waitFor({ state: "detached" });
    complaints.length = 0;
  });

  test("data that failed without a connection loads when the connection is back, although no file is missing", async ({ member, open }) => {
    const { person, run } = await member();
    await run("failed");
    const { page, context, complaints } = await open(person.token);
    await page.goto("/failures");
    await page.getByLabel("Search the failures").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();
    await context.setOffline(true);
    await page.getByRole("status", { name: "Connection" }).getByText("You are offline.").waitFor();
    await page.getByLabel("Search the failures").fill("no such words");
    await page.getByRole("alert").filter({ hasText: "The server cannot be reached" }).waitFor();
    await context.setOffline(false);
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.getByText("Live", { exact: true }).waitFor();
    complaints.length = 0;
  });

  test("a browser that reports itself offline still reads from and writes to a server that it can reach", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(plainPath);
    await page.getByRole("heading", { name: "Spec to tests", level: 1 }).waitFor();
    await page.evaluate("dispatchEvent(new Event('offline'))");
    await goTo(page, "/test-cases?case=new");
    await page.getByRole("dialog").getByLabel("Title").fill("Pays without the internet");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("Test case created").waitFor();
    const { body } = await person.request(api.testCases.list, { query: { projectId } });
    expect(body.data).toMatchObject([{ title: "Pays without the internet" }]);
    await goTo(page, "/tests");
    await hasLoaded(page);
  });

  test("a double click sends once; a refused form keeps its input and can be sent again", async ({ stack, member, open }) => {
    const tester = await member();
    const { person, projectId } = tester;
    await person.call(api.testCases.create, { body: { projectId, title: "A guest pays" } });
    const { page } = await open();
    const sent: string[] = [];
    let release = () => {};
    let released = Promise.resolve();
    await page.route("**/api/**", async (route) => {
      const request = route.request();
      if (request.method() === "GET") return route.continue();
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
      await released;
      await route.continue().catch(() => undefined);
    });
    const twice = async (path: string, button: string, fill: (page: Page) => Promise<unknown>, done: () => Promise<unknown>) => {
      await page.goto(path);
      await fill(page);
      sent.length = 0;
      released = new Promise<void>((resolve) => (release = resolve));
      await page.getByRole("button", { name: button, exact: true }).last().dblclick();
      await page.keyboard.press("Enter");
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      release();
      await done();
      expect(sent, path).toHaveLength(1);
    };
    const label = (name: string, value: string) => (on: Page) => on.getByRole("dialog").getByLabel(name, { exact: true }).fill(value);
    await twice(
      "/login",
      "Sign in",
      async () => {
        await page.getByLabel("Email").fill(person.email);
        await page.getByLabel("Password", { exact: true }).fill(password);
      },
      () => page.getByRole("button", { name: /Organization: Example/ }).waitFor(),
    );
    await twice("/runs?new=1", "Run", label("Image", "team/suite:twice"), () => page.waitForURL(/\/runs\/[0-9a-f]{24}/));
    await stack.worker.finish(await stack.worker.take(), { exitCode: 0 });
    await twice("/test-cases?case=new", "Create", label("Title", "A voucher counts"), () => page.getByText("Test case created").waitFor());
    await twice(
      "/test-cycles",
      "Start",
      () => page.getByRole("button", { name: "Start a cycle" }).first().click(),
      () => page.waitForURL(/\/test-cycles\/[0-9a-f]{24}/),
    );
    await twice(
      "/settings/profile",
      "Create key",
      async () => {
        await page.getByRole("button", { name: "Create key" }).click();
        await label("Name", "CI")(page);
      },
      () =>
        page
          .getByText(/^gantry_/)
          .first()
          .waitFor(),
    );
    await twice(
      "/settings/projects",
      "Create project",
      async () => {
        await page.getByRole("button", { name: "Create project" }).click();
        await label("Name", "Second")(page);
      },
      () => page.waitForURL(/\/settings\/projects\/[0-9a-f]{24}/),
    );

    await refusedOnce(page, tester);
  });
});

async function refusedOnce(page: Page, { projectId }: Member) {
  await page.goto(`/test-cases?case=new&project=${projectId}`);
  const sheet = page.getByRole("dialog", { name: "New test case" });
  await sheet.getByLabel("Title").fill("Refused the first time");
  await page.route("**/api/test-cases", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await sheet.getByRole("button", { name: "Create" }).click();
  await sheet.getByRole("alert").getByText("The server answered 503").waitFor();
  expect(await sheet.getByLabel("Title").inputValue()).toBe("Refused the first time");
  await sheet.getByRole("button", { name: "Create" }).click();
  await page.getByRole("link", { name: /Refused the first time/ }).waitFor();
}
