import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

describeInBrowser("a suite from a Git repository", () => {
  test("is asked for in a new run, whose details name the repository", async ({ member, open }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/runs?new=1");
    const dialog = page.getByRole("dialog", { name: "New run" });
    await dialog.getByLabel("Image").fill("node:20");
    await dialog.getByLabel("Command").fill("npm test");
    await dialog.getByLabel("Git repository").fill("https://me:secret@github.com/acme/app");
    await dialog.getByLabel("Branch or tag").fill("main");
    await dialog.getByLabel("Subfolder").fill("../outside");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await dialog.getByText("Enter an https address without a password").waitFor();
    await dialog.getByText("Enter a folder of the repository").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "git-new-run");
    await dialog.getByLabel("Git repository").fill("https://github.com/acme/app");
    await dialog.getByLabel("Subfolder").fill("e2e/web");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect((await person.call(api.executions.get, { params: { id } })).data.source).toEqual({
      repository: "https://github.com/acme/app",
      ref: "main",
      path: "e2e/web",
      tokenVariable: null,
      commit: null,
    });
    await page.getByRole("button", { name: "Details" }).first().click();
    await page.getByRole("link", { name: "https://github.com/acme/app" }).waitFor();
    await page.getByText(", folder e2e/web, main").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflows(page)).toBe(false);
    await captureScreenshot(page, "git-run-360");
  });

  test("is a project's default, and what a schedule starts", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByLabel("Git repository").fill("https://github.com/acme/app");
    await page.getByLabel("Subfolder").fill("e2e/web");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByText("Settings saved").waitFor();
    const { data: projects } = await person.call(api.projects.list, {});
    expect(projects.find(({ id }) => id === projectId)?.runSettings.source).toEqual({
      repository: "https://github.com/acme/app",
      path: "e2e/web",
    });
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel("Subfolder").scrollIntoViewIfNeeded();
    await captureScreenshots(page, "git-project");

    await page.getByRole("button", { name: "Add schedule" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a schedule" });
    await dialog.getByLabel("Name", { exact: true }).fill("Nightly");
    await dialog.getByLabel("Image").fill("node:20");
    await dialog.getByLabel("Git repository").fill("https://github.com/acme/shop");
    await dialog.getByRole("button", { name: "Add schedule" }).click();
    await dialog.getByText("Enter a command. It runs in the folder of the repository.").waitFor();
    await dialog.locator("[aria-invalid=true]:focus").and(dialog.getByLabel("Command")).waitFor();
    await dialog.getByLabel("Command").fill("npm test");
    await dialog.getByLabel("Branch or tag").fill("release");
    await captureScreenshots(page, "git-schedule");
    await dialog.getByRole("button", { name: "Add schedule" }).click();
    await page.getByText("Schedule saved").waitFor();
    await page.getByText("acme/shop at release").waitFor();
    const { data: schedules } = await person.call(api.schedules.list, { query: { projectId } });
    expect(schedules[0]?.run).toMatchObject({
      command: "npm test",
      source: { repository: "https://github.com/acme/shop", ref: "release" },
    });
    expect(await findBarriers(page)).toEqual([]);

    // An image with the suite, although the project has a repository.
    await page.goto("/runs?new=1");
    const newRun = page.getByRole("dialog", { name: "New run" });
    await newRun.getByLabel("Image").fill("team/suite:1");
    await newRun.getByLabel("Git repository").fill("none");
    await newRun.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect((await person.call(api.executions.get, { params: { id } })).data.source).toBeNull();
  });
});
