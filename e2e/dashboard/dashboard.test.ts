import type { Page } from "playwright-core";
import { expect } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { findBarriers, overflows } from "./browser.ts";
import { hostile } from "./demo-data.ts";

describeInBrowser("the dashboard in a browser", () => {
  test("a new user signs up, creates a project, runs the sample suite and follows it from PENDING to its tests and report", async ({
    stack,
    open,
  }) => {
    const { page, context } = await open();
    await page.goto("/");
    await page.getByRole("link", { name: "Create an organization" }).click();
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Organization").fill("Navy");
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create organization" }).click();
    await page.getByText("The password does not meet all rules yet.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
    await page.getByRole("button", { name: "Create organization" }).click();

    await page.getByRole("heading", { name: "Welcome, Grace" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/first-steps");
    await page.getByRole("button", { name: "Create project" }).click();
    await page.getByRole("button", { name: "Run the sample suite" }).click();
    await page.getByText("Pending").first().waitFor();

    const run = await stack.worker.take();
    await page.getByRole("status").getByText("Running").waitFor();
    await stack.worker.say(run, "\u001b[32mok\u001b[0m 1 adds an item\n");
    await page.getByText("ok 1 adds an item").waitFor();
    await stack.worker.leave(run, { "reports/index.html": "<h1>Report of the suite</h1>" });
    await stack.worker.finish(run, {
      exitCode: 0,
      results: { formats: ["junit"], tests: [{ name: "adds an item", suite: ["Cart"], status: "passed", durationMs: 12 }] },
    });
    await page.getByRole("status").getByText("Passed").waitFor();

    await page.getByRole("button", { name: "Create an API key" }).click();
    await page
      .getByLabel("the API key", { exact: true })
      .getByText(/^gantry_/)
      .waitFor();
    await page.getByRole("link", { name: "See the tests and the report" }).click();
    await page.getByRole("treeitem", { name: /adds an item/ }).waitFor();
    await page.getByRole("tab", { name: "Report & artifacts" }).click();
    const [report] = await Promise.all([context.waitForEvent("page"), page.getByRole("button", { name: "Open the report" }).click()]);
    await report.waitForLoadState();
    expect(await report.evaluate("window.opener")).toBeNull();
  });

  test("the first steps ignore uploads: their image is a label, and they have no output", async ({ open, member }) => {
    const { person, projectId } = await member();
    const report = '<testsuite><testcase name="adds an item"/></testsuite>';
    const query = { projectId, image: "web-shop/e2e" };
    const upload = await person.request(api.ingest.report, { query, body: report, headers: { "content-type": "application/xml" } });
    expect(upload.status).toBe(201);
    const { page } = await open(person.token);
    await page.goto("/first-steps");
    await expect.poll(() => page.locator("[aria-current=step] h2").innerText()).toBe("Run the sample suite");
    expect(await page.getByRole("main").innerText()).not.toContain("web-shop/e2e");
  });

  test("output appears live, and output printed while the connection was lost appears after it is back", async ({
    stack,
    open,
    member,
  }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    const { page, complaints } = await open(person.token);
    await page.goto(`/runs/${id}`);
    await stack.worker.say(run, "first ");
    await stack.worker.say(run, "line\n");
    await page.getByText("first line").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();

    await Promise.all([stack.server.restart(), page.getByText(/^(Connecting…|Offline)$/).waitFor()]);
    await stack.worker.say(run, "said in the dark\n");
    await page.getByText("said in the dark").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();
    // The browser reports every connection that it tried while the server was away.
    expect(
      complaints
        .splice(0)
        .filter((each) => !/^console: (WebSocket connection to .* failed|Failed to load resource: net::ERR_CONNECTION_REFUSED)/.test(each)),
    ).toEqual([]);
    await stack.worker.say(run, "last line\n");
    await page.getByText("last line").waitFor();
    expect(await page.getByRole("group", { name: /Output/ }).innerText()).toMatch(/first line[\s\S]*said in the dark[\s\S]*last line/);
    await stack.worker.finish(run, { exitCode: 1, error: null });
    await page
      .getByRole("status")
      .getByText(/Failed|Error/)
      .first()
      .waitFor();
  });

  test("filters are in the URL, survive a reload, and rows update in place", async ({ stack, open, member }) => {
    const { person, start } = await member();
    const first = await start("alpha");
    await start("beta");
    const { page } = await open(person.token);
    await page.goto("/runs");
    await page.getByRole("row").filter({ hasText: "alpha" }).waitFor();
    await page.getByLabel("Search the runs").fill("alpha");
    await page.waitForURL(/text=alpha/);
    await expect.poll(() => page.locator("[data-run]").count()).toBe(1);
    await page.reload();
    await page.getByRole("row").filter({ hasText: "alpha" }).waitFor();
    expect(await page.locator("[data-run]").count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("project")).toMatch(/^[0-9a-f]{24}$/);

    const run = await stack.worker.take();
    expect(run.taskId).toBe(first);
    await page.locator(`[data-run="${first}"]`).getByText("Running").waitFor();
    await stack.worker.finish(run, { error: { code: "IMAGE_UNAVAILABLE", message: "The image could not be pulled." } });
    await page.locator(`[data-run="${first}"]`).getByText("Error").waitFor();
    await start("alpha again");
    await expect.poll(() => page.locator("[data-run]").first().innerText()).toContain("alpha again");
    for (const _queued of ["beta", "alpha again"]) await stack.worker.finish(await stack.worker.take(), { exitCode: 0 });
  });

  test("names and output of a suite are shown as text, never as markup", async ({ stack, open, member }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    await stack.worker.say(run, `${hostile.line}\n${hostile.name}\n`);
    await stack.worker.finish(run, {
      exitCode: 1,
      results: {
        formats: ["junit"],
        tests: [
          { name: hostile.name, suite: [hostile.name], filePath: hostile.name, status: "failed", durationMs: 1, message: hostile.line },
        ],
      },
    });
    const { page } = await open(person.token);
    await page.goto(`/runs/${id}`);
    await page.getByRole("heading", { name: "1 of 1 test failed." }).waitFor();
    await page.getByRole("heading", { name: /onerror/ }).waitFor();
    expect(await page.locator("main script, main img, main a[href^='javascript']").count()).toBe(0);
    await page.goto(`/runs/${id}?tab=terminal`);
    await page.getByText("\\u202edetrevni").waitFor();
    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByRole("treeitem").nth(1).waitFor();
    expect(await page.title()).not.toBe("broken");
    expect(await page.locator("main script, main img, main a[href^='javascript']").count()).toBe(0);
  });

  test("a log of a hundred thousand lines opens at a linked line, can be searched, and renders only the lines in view", async ({
    stack,
    open,
    member,
  }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    for (let batch = 0; batch < 100; batch += 1)
      await stack.worker.sayAll(run, [
        Array.from({ length: 1000 }, (_, line) => `\u001b[32mline\u001b[0m ${batch * 1000 + line + 1}\n`).join(""),
      ]);
    await stack.worker.finish(run, {
      exitCode: 0,
      results: { formats: ["tap"], tests: [{ name: "one", suite: [], status: "passed", durationMs: 1 }] },
    });
    const { page } = await open(person.token);
    await page.goto(`/runs/${id}#L77777`);
    await page.getByText("line 77777", { exact: true }).waitFor();
    await page.getByLabel("Search the output").fill("line 99999");
    await page.getByText("1 of 1", { exact: true }).waitFor();
    await page.getByText("line 99999").waitFor();
    // Only what is in view is drawn, wherever it is: how long a frame takes depends on the machine, how much there is to draw does not.
    expect(await mostDrawn(page)).toBeLessThan(5_000);
  });

  test("a reader folds groups, goes to the first error, shows only matching lines, and copies a link to lines, all by keys", async ({
    stack,
    open,
    member,
  }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    await stack.worker.say(run, groupedOutput);
    await stack.worker.finish(run, {
      exitCode: 1,
      results: { formats: ["tap"], tests: [{ name: "pays", suite: [], status: "failed", durationMs: 1, message: "Payment declined" }] },
    });
    for (const view of [
      { width: 1440, height: 900, theme: "light" },
      { width: 390, height: 844, theme: "dark" },
    ] as const) {
      const { page, context } = await open(person.token, view);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto(`/runs/${id}?tab=terminal`);
      const output = page.getByRole("group", { name: "Output, 213 lines" });
      const install = output.getByRole("button", { name: "Install packages 200 lines" });
      await install.waitFor();
      expect(await install.getAttribute("aria-expanded")).toBe("false");
      // A group with an error is open, and no mark is shown as text.
      await output.getByRole("button", { name: "Tests", exact: true, expanded: true }).waitFor();
      await output.getByRole("button", { name: "Clean up 1 line", expanded: false }).waitFor();
      expect(await output.innerText()).not.toMatch(/group|section_|added package/);
      expect(await findBarriers(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);

      await install.focus();
      await page.keyboard.press("Enter");
      await output.getByText("added package 1", { exact: true }).waitFor();
      await page.keyboard.press("z");
      await output.getByRole("button", { name: "Tests 5 lines", expanded: false }).waitFor();
      await page.keyboard.press("e");
      await page.getByText("Line 206", { exact: true }).waitFor();
      await output.getByText("Error: Payment declined").waitFor();
      await page.keyboard.press("e");
      await page.getByText("Line 208", { exact: true }).waitFor();
      await page.keyboard.press("Shift+E");
      await page.getByText("Line 206", { exact: true }).waitFor();
      await output.focus();
      await page.keyboard.press("Shift+ArrowDown");
      await page.getByText("Lines 206 to 207", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Copy the link" }).click();
      await page.getByText("Link copied").waitFor();
      const copied = await page.evaluate<string>("navigator.clipboard.readText()");
      expect(copied).toMatch(/#L206-L207$/);
      await output.getByRole("link", { name: "Line 204", exact: true }).click();
      await output.getByRole("link", { name: "Line 207", exact: true }).click({ modifiers: ["Shift"] });
      await page.waitForURL(/#L204-L207$/);

      await page.getByLabel("Search the output").fill("package 19");
      await page.getByText("1 of 11", { exact: true }).waitFor();
      await output.focus();
      await page.keyboard.press("m");
      await page.getByText("Only 11 lines with “package 19”").waitFor();
      await expect.poll(async () => (await output.innerText()).match(/added/g)?.length).toBe(11);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole("button", { name: "Show all lines" }).click();
      await output.getByText("added package 20", { exact: true }).waitFor();

      // A link into a folded group opens the group.
      await page.goto("/runs");
      await page.goto(`/runs/${id}?tab=terminal#L150`);
      await output.getByText("added package 148", { exact: true }).waitFor();
    }
  });

  test("an expired session leads to the sign-in page and back to the page that was open", async ({ stack, open, member }) => {
    const { person, start } = await member();
    const id = await start();
    await stack.worker.finish(await stack.worker.take(), { exitCode: 0 });
    const { page } = await open();
    await page.goto(`/runs/${id}?tab=report`);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-horse-7");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => url.pathname === `/runs/${id}` && url.searchParams.get("tab") === "report");
    await page.evaluate("localStorage.setItem('gantry.token', 'not-a-token')");
    await page.reload();
    await page.getByText("Your session has ended.").waitFor();
  });
});

const overwritten = "\r\u001b[0K";

/** Groups as GitHub and GitLab mark them. Line 206 is the first error. */
const groupedOutput = [
  "Suite of the web shop",
  "::group::Install packages",
  ...Array.from({ length: 200 }, (_, index) => `added package ${index + 1}`),
  "::endgroup::",
  `\u001b[0Ksection_start:1560896352:tests${overwritten}\u001b[1mTests\u001b[0m`,
  "✓ opens the cart",
  "Error: Payment declined",
  "    at tests/pay.spec.ts:12",
  "Error: Receipt missing",
  "    at tests/pay.spec.ts:20",
  `\u001b[0Ksection_end:1560896360:tests${overwritten}`,
  `\u001b[0Ksection_start:1560896360:clean_up[collapsed=true]${overwritten}Clean up`,
  "removed 3 containers",
  `\u001b[0Ksection_end:1560896361:clean_up${overwritten}`,
  "",
].join("\n");

/** The most elements that the terminal holds while it is scrolled from end to end in a hundred steps. */
async function mostDrawn(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const terminal = document.querySelector('[role=group][aria-label^="Output"]');
    let most = 0, step = 0;
    const next = () => {
      most = Math.max(most, terminal.getElementsByTagName("*").length);
      if (step++ === 100) return resolve(most);
      terminal.scrollTop = (terminal.scrollHeight / 100) * step;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  })`);
}
