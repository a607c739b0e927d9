import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addMember } from "../../server/src/testing/add-member.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { findBarriers, overflows } from "./browser.ts";
import { until } from "./dashboard-stack.ts";
import { describeInBrowser, test as inBrowser } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const failed = (name: string, message: string) => ({
  name,
  suite: ["Checkout"],
  filePath: "tests/checkout.spec.ts",
  status: "failed" as const,
  durationMs: 400,
  message,
});
const declined = failed(
  "pays by card",
  'Error: expect(locator).toHaveText(expected) failed\n\nExpected: "Order placed"\nReceived: "Payment declined"',
);
const address = failed("ships", "TypeError: Cannot read properties of undefined (reading 'address')");
const database = failed("refunds", "Error: connect ECONNREFUSED 127.0.0.1:5432");

/** Runs of a pipeline on branches. */
const test = inBrowser.extend("pipeline", ({ stack, member }) => async () => {
  const one = await member({ name: "Grace Hopper" });
  const ci = stack.server.as({ "x-api-key": await newApiKey(one.person, { name: "CI" }) });
  const run = async (branch: string, tests: ReturnType<typeof failed>[]): Promise<void> => {
    const ciContext = { source: "github", repository: "northwind/shop", branch, commitSha: "cccc333cccc333" };
    const { taskId } = await ci.call(api.ci.trigger, { body: { projectId: one.projectId, image: "team/suite:1", ciContext } });
    await stack.worker.finish(await takeRun(stack.worker, taskId), { exitCode: 1, results: { formats: ["playwright-json"], tests } });
    await until("the end", async () => (await one.person.call(api.executions.get, { params: { id: taskId } })).data.status === "FAILED");
  };
  return { ...one, run };
});

const row = (page: Page, name: RegExp) => page.locator("[data-failure]").filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** The failure that the keys act on. */
const active = (page: Page, name: RegExp) => page.locator("[data-failure][data-active=true]").filter({ hasText: name }).waitFor();

describeInBrowser("the failures of a project", () => {
  test("a category that is a guess is shown as probable, wherever it is shown", async ({ open, pipeline }) => {
    const { person, run } = await pipeline();
    await run("main", [failed("loads", "plugin acme-reporter is not installed, cannot load it")]);
    await run("main", [database]);
    const [certain, guessed] = (await person.call(api.executions.list, {})).data.map(({ id }) => id);
    const { page } = await open(person.token);
    await page.goto(`/runs/${guessed}`);
    const cause = page.getByRole("region", { name: "Why it failed" });
    await cause.getByText("Probably missing dependency", { exact: true }).waitFor();
    await cause.getByText("probably a dependency is missing").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "guess-overview");
    await page.goto(`/runs/${guessed}?tab=analysis`);
    await page.getByText("Probably missing dependency", { exact: true }).waitFor();
    await captureScreenshots(page, "guess-analysis");
    await page.goto(`/runs/${certain}`);
    await cause.getByText("Connection refused", { exact: true }).waitFor();
    await page.goto("/failures");
    await row(page, /Probably missing dependency/).waitFor();
    await row(page, /Connection refused/).waitFor();
    expect(await page.getByText(/Probably connection/).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "guess-failures");
    await row(page, /Probably missing/)
      .getByRole("button", { name: /acme-reporter/ })
      .click();
    await page.getByRole("dialog").getByText("Probably missing dependency").waitFor();
    await person.call(api.runLinks.switch, { body: { enabled: true } });
    const { data: link } = await person.call(api.runLinks.create, { params: { id: guessed ?? "" }, body: { days: 7 } });
    const { page: stranger } = await open();
    await stranger.goto(new URL(link.url).pathname);
    await stranger.getByText("Probably missing dependency", { exact: true }).waitFor();
  });

  test("a developer sorts them out with the keyboard, and one that was resolved comes back with a mail", async ({
    open,
    pipeline,
    mails,
  }) => {
    const { person, run } = await pipeline();
    await run("main", [declined, address]);
    await run("fix/vat", [declined, database, { ...database, name: "pays later" }]);
    const { page, context } = await open(person.token);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/failures");
    await tab(page, "Unresolved 3").waitFor();
    await row(page, /Order placed/)
      .getByText("1 test in 2 runs")
      .waitFor();
    await row(page, /ECONNREFUSED/)
      .getByText("2 tests in 1 run")
      .waitFor();
    await row(page, /Order placed/)
      .getByText("2 in 30 days")
      .waitFor({ state: "attached" });
    expect(await findBarriers(page)).toEqual([]);

    // Search and filters are in the address.
    await page.getByLabel("Search the failures").fill("pays later");
    await tab(page, "Unresolved 1").waitFor();
    await row(page, /ECONNREFUSED/).waitFor();
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await tab(page, "Unresolved 3").waitFor();
    await page.getByRole("button", { name: /^Branch/ }).click();
    await page.getByRole("option", { name: "main", exact: true }).click();
    await tab(page, "Unresolved 2").waitFor();
    await page.reload();
    await tab(page, "Unresolved 2").waitFor();
    expect(new URL(page.url()).searchParams.get("branch")).toBe("main");
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await tab(page, "Unresolved 3").waitFor();

    // j, a: acknowledge the first, and the next one is active.
    await page.getByRole("button", { name: /^Order/ }).click();
    await page.getByRole("menuitemradio", { name: "Most runs" }).click();
    await page
      .locator("[data-failure]")
      .first()
      .getByText(/Order placed/)
      .waitFor();
    await page.locator("#page").focus();
    await page.keyboard.press("j");
    await active(page, /Order placed/);
    // The answer is late: what is selected meanwhile stays selected.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/failure-groups/bulk", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await page.keyboard.press("a");
    // x selects, r resolves what is selected; the toast can undo it.
    await page
      .locator("[data-failure][data-active=true]")
      .filter({ hasNotText: /Order placed/ })
      .waitFor();
    await page.keyboard.press("x");
    await page.getByRole("region", { name: "Selected failures" }).getByText("1 selected").waitFor();
    release();
    await tab(page, "Acknowledged 1").waitFor();
    await row(page, /Order placed/)
      .getByText("Acknowledged")
      .waitFor();
    await page.unrouteAll({ behavior: "wait" });
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText("2 selected").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("r");
    await tab(page, "Resolved 2").waitFor();
    const toast = page.getByRole("listitem").filter({ hasText: "2 failures resolved" });
    await toast.getByRole("button", { name: "Undo" }).click();
    await tab(page, "Resolved 0").waitFor();
    await row(page, /ECONNREFUSED/).waitFor();

    // The page of one failure: owner, Markdown, history.
    await page.getByRole("button", { name: /ECONNREFUSED/ }).click();
    const sheet = page.getByRole("dialog", { name: "Failure" });
    await sheet.getByText("2 occurrences", { exact: true }).waitFor();
    await sheet.getByRole("link", { name: "#2 · fix/vat · cccc333" }).first().waitFor();
    await sheet.getByRole("link", { name: "Checkout › pays later" }).waitFor();
    await sheet.getByRole("button", { name: "Set owner" }).click();
    const dialog = page.getByRole("dialog", { name: "Owner of this failure" });
    await dialog.getByLabel("Owner").fill(person.email);
    await dialog.getByText("Grace Hopper gets an email").waitFor();
    await dialog.getByRole("button", { name: "Set owner" }).click();
    await sheet.getByRole("button", { name: "Grace Hopper" }).waitFor();
    await sheet.getByRole("button", { name: "Resolve", exact: true }).click();
    await sheet.getByRole("region", { name: "History" }).getByText("Resolved", { exact: false }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Copy as Markdown" }).click();
    await sheet.getByText("Copied").waitFor();
    const copied = await page.evaluate("navigator.clipboard.readText()");
    expect(copied).toContain("### Error: connect ECONNREFUSED 127.0.0.1:5432");
    expect(copied).toContain("- **Owner:** Grace Hopper");
    await page.keyboard.press("Escape");
    await tab(page, "Resolved 1").waitFor();

    // The filter offers whoever owns a failure, also one that the list does not show.
    await page.getByRole("button", { name: "Owner", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "Grace Hopper" }).click();
    await tab(page, "Resolved 1").waitFor();
    await tab(page, "Unresolved 0").waitFor();
    await page.getByRole("button", { name: "Clear", exact: true }).click();

    // It comes back: the open page shows it, and its owner gets a mail with a link to it.
    await run("main", [database]);
    await tab(page, "Regressed 1").waitFor();
    await row(page, /ECONNREFUSED/)
      .getByText("Regressed")
      .waitFor();
    const told = () => mails.received.find(({ to, mail }) => to.includes(person.email) && mail.subject?.includes("occurred again"));
    await expect.poll(told).toBeDefined();
    const [link] = /http\S*\/failures\?\S+/.exec(told()?.mail.text ?? "") ?? [];
    await page.goto(link ?? "/none");
    await sheet.getByText(/Regressed by/).waitFor();
    await sheet.getByText("3 occurrences", { exact: true }).waitFor();
  });

  test("an admin writes who owns which files, and a new failure has that owner", async ({ open, pipeline }) => {
    const { person, projectId, run } = await pipeline();
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    const form = page.locator("form").filter({ has: page.getByLabel("Rules") });
    await form.getByLabel("Rules").fill(`* @web\n!tests/**\n/tests/checkout.spec.ts ${person.email}`);
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Line 2:").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await run("main", [declined]);
    await page.goto("/failures");
    await row(page, /Order placed/)
      .getByText("Grace Hopper")
      .first()
      .waitFor({ state: "attached" });
  });

  test("a viewer reads them on a phone, and states without a failure say what belongs there", async ({ stack, open, pipeline }) => {
    const { person, run } = await pipeline();
    await run("a-branch-with-a-name-that-is-much-too-long-for-a-phone/and-even-longer", [
      declined,
      failed("x", `Error: ${"long".repeat(200)}`),
    ]);
    const viewer = await addMember(stack.server, person, "viewer");
    for (const theme of ["light", "dark"] as const) {
      const { page } = await open(viewer.token, { width: 360, height: 740, theme });
      await page.goto("/failures");
      await tab(page, "Unresolved 2").waitFor();
      expect(await page.getByRole("checkbox").count()).toBe(0);
      expect(await overflows(page)).toBe(false);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole("button", { name: /Order placed/ }).click();
      const sheet = page.getByRole("dialog", { name: "Failure" });
      await sheet.getByText("1 occurrence", { exact: true }).waitFor();
      expect(await sheet.getByRole("button", { name: "Resolve" }).count()).toBe(0);
      expect(await overflows(page)).toBe(false);
      expect(await findBarriers(page)).toEqual([]);
      await page.goto("/failures?state=resolved");
      await page.getByText("No resolved failures in the last 30 days").waitFor();
      await page.getByRole("button", { name: "Show unresolved failures" }).click();
      await tab(page, "Unresolved 2").waitFor();
    }
  });
});
