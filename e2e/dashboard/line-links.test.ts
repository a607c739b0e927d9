import { expect } from "vitest";
import { describeInBrowser, test } from "./in-browser.ts";

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
});
