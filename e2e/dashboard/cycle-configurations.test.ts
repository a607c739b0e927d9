import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

describeInBrowser("cycles of several configurations", () => {
  test("a tester starts a cycle for each configuration, and each shows the progress of all", async ({ member, open }) => {
    const { person, projectId } = await member();
    for (const title of ["Pays by card", "Ships abroad"]) await person.call(api.testCases.create, { body: { projectId, title } });
    const { page } = await open(person.token);
    await page.goto("/test-cycles");
    await page.getByRole("button", { name: "Start a cycle" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Start a test cycle" });
    await dialog.getByLabel("Name").fill("Release 9");
    const long = `${"Ein-sehr-langer-Browser".repeat(6)} <b>`;
    await dialog.getByLabel("Configurations").fill(`Firefox, staging\nSafari, staging\n\n${long}\nfirefox, staging`);
    await captureScreenshots(page, "configurations-dialog");
    await dialog.getByRole("button", { name: "Start 3 cycles" }).click();
    const others = page.getByRole("navigation", { name: "Configurations" });
    await others.getByRole("link", { name: "Firefox, staging 0 / 2" }).waitFor();
    await page.getByRole("article", { name: "Pays by card" }).waitFor();
    await page.keyboard.press("2");
    await others.getByRole("link", { name: "Firefox, staging 1 / 2 1 failed" }).waitFor();
    await others.getByRole("link", { name: /^Safari/ }).click();
    await page.getByRole("article", { name: "Pays by card" }).waitFor();
    await others.locator('[aria-current="page"]', { hasText: "Safari" }).waitFor();
    await page.keyboard.press("1");
    await others.getByRole("link", { name: "Safari, staging 1 / 2" }).waitFor();
    await others.getByRole("link", { name: "Firefox, staging 1 / 2 1 failed" }).waitFor();
    await captureScreenshots(page, "configurations");
    await checkPage(page);
    await page.goto("/test-cycles");
    const list = page.getByRole("list", { name: "Test cycles, newest first" });
    await list.getByText("Safari, staging").waitFor();
    expect(await list.getByRole("listitem").count()).toBe(3);
    await captureScreenshots(page, "configurations-list");
  });
});
