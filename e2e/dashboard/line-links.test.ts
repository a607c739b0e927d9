import { expect } from "vitest";
import { findBarriers } from "./browser.ts";
import { describeInBrowser, test as base } from "./in-browser.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

// Scripts that run in every page stay with it.
const test = base.override("emptyCache", true);

const lines = (count: number) => Array.from({ length: count }, (_, index) => `added package ${index + 1}\n`).join("");

describeInBrowser("links to lines of the console output", () => {
  test("a link into a folded group opens the group, whenever the page is drawn while the output arrives", async ({
    stack,
    open,
    member,
  }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    await stack.worker.say(run, `::group::Install packages\n${lines(200)}::endgroup::\ndone\n`);
    await stack.worker.finish(run, { exitCode: 0 });
    const { page } = await open(person.token);
    // The page draws new output after a short pause. A key that is pressed all the time makes it draw within the pause too.
    await page.addInitScript("setInterval(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 't' })), 20)");
    await page.goto(`/runs/${id}?tab=terminal#L150`);
    const output = page.getByRole("group", { name: "Output, 203 lines" });
    await output.getByRole("link", { name: "Line 150", exact: true }).waitFor();
    await output.getByText("added package 149", { exact: true }).waitFor();
  });

  test("a linked line of a running suite stays in view, and its group stays open when it ends", async ({ stack, open, member }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    await stack.worker.say(run, `::group::Install packages\n${lines(200)}`);
    const { page } = await open(person.token);
    await page.goto(`/runs/${id}?tab=terminal#L150`);
    await page.getByText("added package 149", { exact: true }).waitFor();
    // Scrolling to the line is not scrolling to the end, which would make the page follow the output.
    await page.getByRole("button", { name: "Follow output", pressed: false }).waitFor();
    await stack.worker.say(run, "::endgroup::\n::group::Clean up\nremoved 3 containers\n::endgroup::\ndone\n");
    await page.getByRole("group", { name: "Output, 206 lines" }).waitFor();
    // The other group was folded when it ended. Were both folded, the button would open them.
    await page.getByRole("button", { name: "Fold all groups" }).waitFor();
    await page.getByRole("button", { name: "Follow output", pressed: false }).waitFor();
    const place = await page.getByRole("link", { name: "Line 150", exact: true }).boundingBox();
    expect(place?.y).toBeGreaterThan(250);
    expect(place?.y).toBeLessThan(800);
    await stack.worker.finish(run, { exitCode: 0 });
  });

  test("a test leads to its own lines of the output, or says that none are certain", async ({ stack, open, member }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    await stack.worker.say(
      run,
      `Running 2 tests using 1 worker\n${lines(100)}${failureBlock("desktop", 1)}${failureBlock("phone", 2)}  2 failed\n`,
    );
    const test = { name: "pays", suite: ["Checkout"], filePath: "shop.spec.ts", line: 3, status: "failed" as const, durationMs: 12 };
    const tests = [
      { ...test, variant: "desktop", message: "Error: the order is not confirmed" },
      { ...test, variant: "phone", message: "Error: the order is not confirmed" },
      { name: "refunds", suite: ["Checkout"], status: "passed" as const, durationMs: 5 },
    ];
    await stack.worker.finish(run, { exitCode: 1, results: { formats: ["playwright-json"], tests } });
    const { page, complaints } = await open(person.token);
    await page.goto(`/runs/${id}?tab=overview`);
    await page.getByRole("button", { name: "More for pays" }).nth(1).click();
    await page.getByRole("menuitem", { name: "Show in output" }).click();
    const output = page.getByRole("group", { name: "Output, 114 lines" });
    await page.getByText("Lines 108 to 112", { exact: true }).waitFor();
    await output.getByText("2) [phone] › shop.spec.ts:3:1 › Checkout › pays").waitFor();
    expect(new URL(page.url()).hash).toBe("#L108-L112");
    expect(new URL(page.url()).searchParams.has("lines")).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshot(page, "lines-of-a-test");
    // The failure is a section, which the reader can fold.
    await output.getByRole("button", { name: /1\) \[desktop\].*pays/ }).click();
    await output.getByText("Error: the order is not confirmed on desktop").waitFor({ state: "detached" });

    await page.goto(`/runs/${id}?tab=tests&test=${id}-2`);
    await page.getByRole("link", { name: "Show in output" }).click();
    await page.getByText("No lines of the output are certain to be about “refunds”. The search may find its name.").waitFor();
    await captureScreenshot(page, "no-lines-of-a-test");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByText(/No lines of the output/).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});

/** As Playwright prints it. */
const failureBlock = (project: string, number: number) =>
  `  ${number}) [${project}] › shop.spec.ts:3:1 › Checkout › pays ─────────\n\n    Error: the order is not confirmed on ${project}\n\n        at shop.spec.ts:4:3\n\n`;
