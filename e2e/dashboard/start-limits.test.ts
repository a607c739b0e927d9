import { api } from "@gantry/contract/api.ts";
import { weekdays } from "@gantry/contract/projects/constants.ts";
import { expect } from "vitest";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

describeInBrowser("when runs of a project start", () => {
  test("an admin sets priority, limit and quiet hours, and a waiting run says why it waits", async ({ member, open }) => {
    const { person, projectId } = await member();
    const settings = async () => (await person.call(api.projects.list)).data.find((project) => project.id === projectId)?.runSettings;
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    const save = page.getByRole("button", { name: "Save", exact: true }).first();
    const limit = page.getByLabel("Maximum concurrent runs");
    await limit.fill("0");
    await page.getByLabel("Priority", { exact: true }).fill("-3");
    await page.getByRole("button", { name: "Add quiet hours" }).click();
    await page.getByLabel("Time zone of the quiet hours").fill("Europe/Atlantis");
    await page.keyboard.press("Escape");
    // By keyboard: the last two days of the week alone.
    const days = page.getByRole("toolbar", { name: "Days of quiet hours 1" });
    await days.getByRole("button", { name: "Monday" }).focus();
    for (const next of ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowRight");
      await days.getByRole("button", { name: next }).and(page.locator(":focus")).waitFor();
    }
    await page.getByLabel("Start of quiet hours 1").fill("00:00");
    await page.getByLabel("End of quiet hours 1").fill("00:00");
    await page.getByText("until the next day").waitFor();
    await page.getByRole("button", { name: "Add quiet hours" }).click();
    await save.click();
    await page.getByText("A whole number from 1 to 10,000.").waitFor();
    await limit.fill("2");
    await save.click();
    await page.getByText("must be a time zone such as Europe/Berlin").waitFor();
    await page.getByLabel("Time zone of the quiet hours").fill("Europe/Berlin");
    await page.keyboard.press("Escape");
    await page.getByText("Quiet hours (optional)").scrollIntoViewIfNeeded();
    await captureScreenshots(page, "start-limits-form");
    await checkPage(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("button", { name: "Add quiet hours" }).scrollIntoViewIfNeeded();
    await captureScreenshot(page, "start-limits-form-phone");
    await page.setViewportSize({ width: 1280, height: 800 });
    await save.click();
    await page.getByText("Settings saved").waitFor();
    expect(await settings()).toMatchObject({
      priority: -3,
      maxConcurrentRuns: 2,
      quietHours: {
        timeZone: "Europe/Berlin",
        windows: [
          { days: ["sat", "sun"], from: "00:00", to: "00:00" },
          { days: weekdays, from: "22:00", to: "06:00" },
        ],
      },
    });

    // Quiet from an hour ago until in six hours, whenever this test runs.
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quietHours = { timeZone: "UTC", windows: [{ days: [...weekdays], from: at(-1), to: at(6) }] };
    await person.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { quietHours } } });
    const { data: run } = await person.call(api.executions.create, { body: { projectId, image: "suite:1" } });
    await page.goto(`/runs/${run.id}`);
    await page.getByText("Quiet hours until").waitFor();
    await page.getByRole("definition").filter({ hasText: /^-3$/ }).waitFor();
    await captureScreenshots(page, "start-limits-run");
    await checkPage(page);

    // By keyboard. Above 0 a run does not wait for the end of quiet hours.
    await page.getByRole("button", { name: "Priority -3" }).press("Enter");
    await page.getByRole("menuitemradio", { name: "-3" }).and(page.locator(":focus")).waitFor();
    await captureScreenshot(page, "start-limits-priority");
    await page.keyboard.press("Home");
    await page.getByRole("menuitemradio", { name: "10 starts first" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Priority 10" }).waitFor();
    await page.getByText("Quiet hours until").waitFor({ state: "detached" });
    await page.getByRole("definition").filter({ hasText: /^10$/ }).waitFor();
    expect((await person.call(api.executions.get, { params: { id: run.id } })).data.priority).toBe(10);

    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Remove quiet hours 1" }).click();
    await page.getByLabel("Maximum concurrent runs").fill("");
    await save.click();
    await expect.poll(settings).toMatchObject({ maxConcurrentRuns: null, quietHours: null });
  });
});
