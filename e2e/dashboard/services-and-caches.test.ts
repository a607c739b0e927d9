import { api } from "@gantry/contract/api.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

const db = {
  name: "db",
  image: "postgres:16",
  user: "postgres",
  variables: { POSTGRES_DB: "shop" },
  inheritVariables: ["POSTGRES_PASSWORD"],
  readyWhen: { port: 5432 },
};

/** Opens the form of a new run and its first service. */
async function newRunWithService(page: Page): Promise<{ dialog: Locator; service: Locator }> {
  await page.goto("/runs?new=1");
  const dialog = page.getByRole("dialog", { name: "New run" });
  await dialog.getByLabel("Image").fill("acme/suite:1");
  await dialog.getByText("Advanced").click();
  await dialog.getByLabel("Which services").getByText("Own list").click();
  const service = dialog.getByRole("group", { name: "Service 1", exact: true });
  return { dialog, service };
}

describeInBrowser("services and caches in forms", () => {
  test("are fields of a new run, with errors at the field", async ({ member, open }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    const { dialog, service } = await newRunWithService(page);
    // A new row has no errors yet.
    expect(await service.locator("[aria-invalid=true]").count()).toBe(0);
    await service.getByLabel("Name", { exact: true }).fill("My DB");
    await service.getByRole("combobox", { name: "Ready when" }).click();
    await page.getByRole("option", { name: "A port is open" }).click();
    await service.getByLabel("Port").fill("5432x");
    await dialog.getByText("Advanced").click();
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    // What is wrong is opened and has the focus.
    await service.getByText("Must be a DNS label").waitFor();
    await service.getByText("Enter an image reference such as postgres:16.").waitFor();
    await service.getByText("Enter a TCP port from 1 to 65535.").waitFor();
    await service.locator("[aria-invalid=true]:focus").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "services-new-run-errors");

    await service.getByLabel("Name", { exact: true }).fill("db");
    await service.getByLabel("Image").fill("postgres:16");
    await service.getByLabel("Port").fill("5432");
    await service.getByLabel("User").fill("postgres");
    await service.getByRole("button", { name: "Add variable to service 1" }).click();
    await service.getByLabel("Name of variable 1 of service 1").fill("POSTGRES_DB");
    await service.getByLabel("Value of variable 1 of service 1").fill("shop");
    await service.getByLabel("Inherited variables").fill("POSTGRES_PASSWORD");
    await dialog.getByLabel("Which caches").getByText("None").click();
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflows(page)).toBe(false);
    await captureScreenshots(page, "services-new-run-360");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const { data: run } = await person.call(api.executions.get, { params: { id } });
    expect(run.services).toEqual([{ name: "db", image: "postgres:16" }]);
    expect(run.caches).toEqual([]);
  });

  test("are a project's defaults, added and removed with the keyboard", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    const settings = async () =>
      (await person.call(api.projects.list, {})).data.find(({ id }) => id === projectId)?.runSettings ?? expect.fail("no project");
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Add service", exact: true }).focus();
    await page.keyboard.press("Enter");
    // The focus goes to the first field of the new row.
    await page.keyboard.type("db");
    await page.keyboard.press("Tab");
    await page.keyboard.type("postgres:16");
    const service = page.getByRole("group", { name: "Service 1", exact: true });
    expect(await service.getByLabel("Image").inputValue()).toBe("postgres:16");
    await service.getByRole("combobox", { name: "Ready when" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: "It has started" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: "A port is open" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await service.getByLabel("Port").fill("5432");
    await service.getByLabel("User").fill("postgres");
    await service.getByRole("button", { name: "Add variable to service 1" }).click();
    await service.getByLabel("Name of variable 1 of service 1").fill("POSTGRES_DB");
    await service.getByLabel("Value of variable 1 of service 1").fill("shop");
    await service.getByLabel("Inherited variables").fill("POSTGRES_PASSWORD");
    await page.getByRole("button", { name: "Add cache" }).click();
    const cache = page.getByRole("group", { name: "Cache 1", exact: true });
    await cache.getByLabel("Key", { exact: true }).fill("npm-1a2b");
    await cache.getByLabel("Path").fill("/etc/npm");
    await cache.getByLabel("Restore keys").fill("npm-");
    await cache.getByText("It is in /etc, which belongs to the system.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await cache.getByLabel("Path").fill("/root/.npm");
    await service.scrollIntoViewIfNeeded();
    await captureScreenshots(page, "services-project");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByText("Settings saved").waitFor();
    expect((await settings()).services).toEqual([db]);
    expect((await settings()).caches).toEqual([{ key: "npm-1a2b", path: "/root/.npm", restoreKeys: ["npm-"] }]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflows(page)).toBe(false);
    await service.scrollIntoViewIfNeeded();
    await captureScreenshot(page, "services-project-360");

    await page.reload();
    await page.getByRole("button", { name: "Remove service 1" }).press("Enter");
    await page.getByRole("button", { name: "Remove cache 1" }).press("Enter");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByText("Settings saved").waitFor();
    expect([(await settings()).services, (await settings()).caches]).toEqual([[], []]);
  });

  test("show beside the button why a run was refused, until the next attempt", async ({ member, open }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    const { dialog, service } = await newRunWithService(page);
    await service.getByLabel("Name", { exact: true }).fill("db");
    await service.getByLabel("Image").fill("postgres:16");
    await service.getByText("Limits").click();
    await service.getByLabel("Memory").fill("9000");
    const start = dialog.getByRole("button", { name: "Run", exact: true });
    await start.click();
    const refusal = dialog.getByRole("alert").filter({ hasText: "which is not enough" });
    await refusal.waitFor();
    const [message, button] = [await refusal.boundingBox(), await start.boundingBox()];
    const space = message && button && button.y - (message.y + message.height);
    expect(space).toBeGreaterThan(0);
    expect(space).toBeLessThan(100);
    await service.getByLabel("Memory").fill("none");
    await start.click();
    await service.getByText("A whole number from 16 to 262144.").waitFor();
    expect(await refusal.count()).toBe(0);
  });

  test("are refused at the field when a run has too little for them, and a message does not move the pressed button", async ({
    member,
    open,
  }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    const save = page.getByRole("button", { name: "Save", exact: true }).first();
    await page.getByRole("button", { name: "Add cache" }).click();
    await page.getByRole("group", { name: "Cache 1" }).getByLabel("Key", { exact: true }).focus();
    // Pressed for longer than a message takes to appear.
    await save.click({ delay: 200 });
    const cache = page.getByRole("group", { name: "Cache 1" });
    await cache.getByText("Enter the path of a folder such as /root/.npm.").waitFor();
    await cache.getByRole("button", { name: "Remove cache 1" }).click();
    await page.getByRole("button", { name: "Add service", exact: true }).click();
    const service = page.getByRole("group", { name: "Service 1", exact: true });
    await service.getByLabel("Name", { exact: true }).fill("db");
    await service.getByLabel("Image").fill("postgres:16");
    await service.getByText("Limits").click();
    await service.getByLabel("Memory").fill("2048");
    await save.click();
    await service.locator("[aria-invalid=true]:focus").and(service.getByLabel("Memory")).waitFor();
    await service.getByText("The run has 2048 MB for its suite and its services together.").waitFor();
    await page.getByLabel("Memory").last().fill("4096");
    await save.click();
    await page.getByText("Settings saved").waitFor();
  });

  test("are fields of a schedule, which keeps what the form does not change", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    const run = { image: "acme/suite:1", services: [{ ...db, readyWithinSeconds: 90, resources: { cpus: 0.5 } }] };
    await person.call(api.schedules.create, { body: { projectId, name: "Nightly", cron: "0 2 * * *", timeZone: "UTC", run } });
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "More for Nightly" }).click();
    await page.getByRole("menuitem", { name: "Change…" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit schedule" });
    expect(await dialog.getByLabel("Inherited variables").inputValue()).toBe("POSTGRES_PASSWORD");
    await dialog.getByRole("button", { name: "Add service", exact: true }).click();
    const second = dialog.getByRole("group", { name: "Service 2", exact: true });
    await dialog.getByLabel("Image").first().fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    // All that is missing is shown, and the first of it has the focus.
    await second.getByText("Enter a name such as db.").waitFor();
    await dialog.locator("[aria-invalid=true]:focus").and(dialog.getByLabel("Image").first()).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel("Image").first().fill("acme/suite:1");
    await second.getByLabel("Name", { exact: true }).fill("db");
    await second.getByLabel("Image").fill("redis:7");
    await second.getByText("It is the name of two services: db.").waitFor();
    await second.getByLabel("Name", { exact: true }).fill("redis");
    await captureScreenshot(page, "services-schedule");
    await second.getByText("Limits").click();
    await second.getByLabel("CPUs").fill("9");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.locator("[aria-invalid=true]:focus").and(second.getByLabel("CPUs")).waitFor();
    await second.getByText("The run has 2 CPUs for its suite and its services together.").waitFor();
    await second.getByLabel("CPUs").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Schedule saved").waitFor();
    const { data: schedules } = await person.call(api.schedules.list, { query: { projectId } });
    expect(schedules[0]?.run.services).toEqual([...run.services, { name: "redis", image: "redis:7" }]);
    expect(schedules[0]?.run.caches).toBeUndefined();
  });
});
