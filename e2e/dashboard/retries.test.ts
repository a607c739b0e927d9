import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { carryOut } from "./member.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

const declined = (attempt: number) => `Error: the card was declined in attempt ${attempt}`;

describeInBrowser("retries of failed tests", () => {
  test("are asked for in a new run, and its page shows each attempt of a test", async ({ member, open, stack }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/runs?new=1");
    const dialog = page.getByRole("dialog", { name: "New run" });
    await dialog.getByLabel("Image").fill("team/suite:1");
    await dialog.getByText("Advanced").click();
    await dialog.getByLabel("Retries of failed tests").fill("6");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await dialog.getByText("A whole number from 0 to 5, or empty.").waitFor();
    await dialog.getByLabel("Retries of failed tests").fill("2");
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "retries-new-run");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await carryOut(stack, id, { "pays by card": "failed", "adds to the basket": "passed" }, declined);
    // Without a reload.
    await page.getByText("Waits for retry 1 of 2.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "retries-waiting");
    await carryOut(stack, id, { "pays by card": "failed" }, declined);
    await page.getByText("Waits for retry 2 of 2.").waitFor();
    await carryOut(stack, id, { "pays by card": "passed" }, declined);
    await page.getByText("1 flaky").first().waitFor();
    await page.getByText("The suite was started again for failed tests: 1 test in retry 1, 1 test in retry 2.").first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "retries-ended");

    const { data } = await person.call(api.executions.tests, { params: { id } });
    const test = data.find(({ name }) => name === "pays by card")?.id ?? "";
    await page.goto(`/runs/${id}?tab=tests&test=${test}`);
    const attempts = page.getByRole("group", { name: "Attempts" });
    for (const attempt of [1, 2]) {
      await attempts.getByRole("button", { name: `Attempt ${attempt}` }).click();
      await page.getByText(`the card was declined in attempt ${attempt}`).first().waitFor();
    }
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "retries-test");
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflows(page)).toBe(false);
    await captureScreenshot(page, "retries-test-360");
  });

  test("are a setting of a project", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token, { width: 360, height: 800 });
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByLabel("Retries of failed tests").fill("1");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByText("Settings saved").waitFor();
    expect(await overflows(page)).toBe(false);
    await captureScreenshot(page, "retries-project-360", { fullPage: true });
    const { data } = await person.call(api.projects.get, { params: { id: projectId } });
    expect(data.runSettings.retries).toBe(1);
  });
});
