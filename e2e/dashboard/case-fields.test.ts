import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const long = `${"Eine-sehr-lange-Bezeichnung".repeat(8)} <b>&amp; 🧾`;

describeInBrowser("custom fields of test cases", () => {
  test("an admin adds fields, a case is filled in, found by them and duplicated, and a field is deleted after a warning", async ({
    member,
    open,
  }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.testCases.create, { body: { projectId, title: "Pays by card" } })).data;
    await person.call(api.testCases.create, { body: { projectId, title: "Ships abroad" } });
    const { page } = await open(person.token);

    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Add field" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a custom field" });
    await dialog.getByLabel("Name").fill("Browser");
    await dialog.getByLabel("Type").click();
    await page.getByRole("option", { name: "Choice" }).click();
    await dialog.getByLabel("Choice 1", { exact: true }).fill("Firefox");
    await dialog.getByRole("button", { name: "Add a choice" }).click();
    await page.keyboard.type("Safari");
    await captureScreenshots(page, "field-dialog");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    for (const [name, type] of [
      ["Risk", "number"],
      ["Reviewed on", "date"],
      ["Component", "text"],
    ] as const)
      await person.call(api.testCases.createField, { params: { id: projectId }, body: { name, type } });
    await page.reload();
    const fields = page.getByRole("list", { name: "Custom fields" });
    await fields.getByText("Choice: Firefox, Safari · 0 cases").waitFor();
    await fields.getByRole("button", { name: "Move Risk up" }).click();
    await expect.poll(() => fields.getByRole("listitem").first().innerText()).toContain("Risk");
    await fields.scrollIntoViewIfNeeded();
    await captureScreenshots(page, "fields-card");
    await checkPage(page);

    await page.goto(`/test-cases/${id}`);
    await page.getByRole("button", { name: "Edit" }).click();
    const sheet = page.getByRole("dialog", { name: "Test case" });
    await sheet.getByLabel("Browser").click();
    await page.getByRole("option", { name: "Safari" }).click();
    await sheet.getByLabel("Risk").fill("high");
    await sheet.getByLabel("Component").fill(long);
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("must be a number").waitFor();
    await sheet.getByLabel("Risk").fill("7.5");
    await sheet.getByLabel("Reviewed on").fill("2026-03-31");
    await sheet.getByLabel("Risk").scrollIntoViewIfNeeded();
    await captureScreenshots(page, "fields-form");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.waitFor({ state: "detached" });
    await page.getByRole("definition").filter({ hasText: "7.5" }).waitFor();
    await page.getByText("Changed Browser").waitFor();
    await captureScreenshots(page, "fields-case");
    await checkPage(page);

    await page.getByRole("button", { name: "Duplicate" }).click();
    const copy = page.getByRole("dialog", { name: "Duplicate the test case" });
    expect(await copy.getByLabel("Title").inputValue()).toBe("Copy of Pays by card");
    await copy.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Copy of Pays by card" }).waitFor();
    await page.getByRole("definition").filter({ hasText: "Safari" }).waitFor();

    await page.goto("/test-cases");
    await page.getByRole("link", { name: /Ships abroad/ }).waitFor();
    await page.getByRole("button", { name: "Custom fields" }).click();
    const filter = page.getByRole("dialog", { name: "Custom fields" });
    await filter.getByLabel("Risk, from").fill("7");
    await filter.getByLabel("Component").fill("lange");
    await captureScreenshots(page, "fields-filter");
    await filter.getByLabel("Component").press("Enter");
    await filter.waitFor({ state: "detached" });
    await page.getByRole("link", { name: /Ships abroad/ }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: /Copy of Pays/ }).waitFor();
    await captureScreenshots(page, "fields-filtered");
    await checkPage(page);
    await page.reload();
    await page.getByRole("button", { name: "Risk 7..: remove this filter" }).click();
    await page.getByRole("button", { name: "Component lange: remove this filter" }).click();
    await page.getByRole("link", { name: /Ships abroad/ }).waitFor();

    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 9", testCaseIds: [id] } })).data;
    await page.goto(`/test-cycles/${cycle.id}`);
    await page.getByRole("article").getByRole("definition").filter({ hasText: "2026-03-31" }).waitFor();
    await captureScreenshots(page, "fields-player");
    await checkPage(page);

    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Edit Browser" }).click();
    const edit = page.getByRole("dialog", { name: "Edit the custom field" });
    await edit.getByRole("button", { name: "Remove choice 2" }).click();
    await edit.getByText("Safari: 2 cases. The values of these cases are deleted when you save.").waitFor();
    await captureScreenshots(page, "field-lost");
    await edit.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete Browser" }).click();
    await page.getByText("The values of 2 cases are deleted.").waitFor();
    await page.getByRole("button", { name: "Delete field" }).click();
    await page.getByRole("button", { name: "Edit Browser" }).waitFor({ state: "detached" });
    await page.goto(`/test-cases/${id}`);
    await page.getByRole("definition").filter({ hasText: "7.5" }).waitFor();
    expect(await page.getByRole("definition").count()).toBe(3);
  });
});
