import { readFile } from "node:fs/promises";
import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addMember } from "../../server/src/testing/add-member.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const menu = (page: Page) => page.getByRole("button", { name: /^Views/ });
const choose = async (page: Page, role: "menuitem" | "menuitemradio", name: string | RegExp) => {
  await menu(page).click();
  await page.getByRole(role, { name }).click();
};
const runs = (page: Page) => page.locator("[data-run]");

async function saveAs(page: Page, name: string, { shared = false } = {}) {
  await choose(page, "menuitem", "Save as a new view…");
  const dialog = page.getByRole("dialog", { name: "Save as a new view" });
  // The first field has the focus: what is typed is its text, and presses no button and no shortcut.
  await dialog.getByLabel("Name").and(page.locator(":focus")).waitFor();
  await page.keyboard.insertText(name);
  if (shared) await dialog.getByLabel("Share with all members").click();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
}

describeInBrowser("saved views", () => {
  test("filters are saved, opened by default, changed, shared by a link and deleted", async ({ member, open, stack }) => {
    const { person, run } = await member();
    const [passed, failed] = [await run("passed"), await run("failed")];
    const { page } = await open(person.token);
    await page.goto("/runs?status=FAILED");
    await expect.poll(() => runs(page).count()).toBe(1);
    await saveAs(page, "Failed 🔥 runs", { shared: true });
    await expect.poll(() => menu(page).innerText()).toContain("Failed 🔥 runs");
    await captureScreenshots(page, "saved-view");
    await choose(page, "menuitem", "Open by default for me");
    const projectId = new URL(page.url()).searchParams.get("project") ?? undefined;
    const list = async () => (await person.call(api.savedViews.list, { query: { page: "runs", projectId } })).data;
    await expect.poll(async () => (await list()).defaultViewId).not.toBeNull();
    expect((await person.call(api.savedViews.list, { query: { page: "runs" } })).data.views).toEqual([]);

    await page.goto("/runs");
    await expect.poll(() => new URL(page.url()).searchParams.get("status")).toBe("FAILED");
    await expect.poll(() => runs(page).count()).toBe(1);
    await menu(page).click();
    await page.getByRole("img", { name: "Default view" }).waitFor();
    await captureScreenshots(page, "views-menu");
    await page.keyboard.press("Escape");
    // Removing the last filter leaves the view.
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect.poll(() => runs(page).count()).toBe(2);
    expect(new URL(page.url()).searchParams.get("saved")).toBe("all");
    await page.reload();
    await page.locator(`[data-run="${passed}"]`).waitFor();

    await choose(page, "menuitemradio", /Failed/);
    await expect.poll(() => runs(page).count()).toBe(1);
    await page.getByRole("button", { name: "Environment" }).click();
    await page.getByRole("menuitemradio", { name: "Staging" }).click();
    await page.getByText("No run matches these filters").waitFor();
    await expect.poll(() => menu(page).innerText()).toContain("(changed)");
    await choose(page, "menuitem", "Undo the changes");
    await expect.poll(() => runs(page).count()).toBe(1);

    const saved = new URL(page.url()).searchParams;
    const link = `/runs?project=${saved.get("project")}&saved=${saved.get("saved")}`;
    const colleague = await addMember(stack.server, person, "viewer");
    const other = await open(colleague.token, { width: 360, height: 740, theme: "dark" });
    await other.page.goto(link);
    await other.page.locator(`[data-run="${failed}"]`).waitFor();
    await expect.poll(() => runs(other.page).count()).toBe(1);
    await menu(other.page).click();
    await other.page.getByRole("menuitem", { name: "Copy link" }).waitFor();
    expect(await other.page.getByRole("menuitem", { name: "Delete…" }).count()).toBe(0);
    expect(await findBarriers(other.page)).toEqual([]);
    expect(await overflows(other.page)).toBe(false);
    await captureScreenshots(other.page, "views-menu-phone");
    await other.page.keyboard.press("Escape");

    await choose(page, "menuitem", "Make private");
    await page.getByText("Only you see this view now").waitFor();
    await other.page.goto(link);
    await other.page.getByText("The view of this link was deleted, or only the person who created it can see it.").waitFor();
    await expect.poll(() => runs(other.page).count()).toBe(2);

    await choose(page, "menuitem", "Delete…");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("View deleted").waitFor();
    await menu(page).click();
    await page.getByText("No saved views yet").waitFor();
  });

  test("columns are chosen, kept, saved with a view, and decide the CSV file", async ({ member, open }) => {
    const { person, run } = await member();
    await run("passed");
    const { page } = await open(person.token, { width: 1440, height: 900 });
    await page.goto("/runs");
    const heads = async () => (await page.locator("thead th:visible").allInnerTexts()).map((text) => text.trim()).filter(Boolean);
    await expect.poll(heads).toEqual(["Status", "Run", "Environment", "Group", "Trigger", "Tests", "Duration", "When"]);
    const columns = page.getByRole("button", { name: "Columns" });
    await columns.click();
    for (const name of ["Environment", "Trigger", "Duration", "Image"]) await page.getByRole("menuitemcheckbox", { name }).click();
    await captureScreenshots(page, "columns-menu");
    await page.keyboard.press("Escape");
    const chosen = ["Status", "Run", "Group", "Image", "Tests", "Who", "When"];
    await expect.poll(heads).toEqual(chosen);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "columns");
    await page.reload();
    await expect.poll(heads).toEqual(chosen);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download CSV" }).click()]);
    const [head] = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(head?.replaceAll(/["\uFEFF]/g, "")).toBe(
      "number,project,status,message,image,group,requestedBy,tests,passed,failed,skipped,flaky,quarantined,createdAt,id",
    );

    await page.goto("/runs?columns=branch,commit&last=7");
    await expect.poll(heads).toEqual(["Status", "Run", "Branch", "Commit"]);
    await page.getByRole("button", { name: "Date Last 7 days" }).waitFor();
    await saveAs(page, "W".repeat(80));
    expect(await overflows(page)).toBe(false);
    await choose(page, "menuitemradio", "Without a view");
    await expect.poll(heads).toEqual(chosen);
    await choose(page, "menuitemradio", /WWW/);
    await expect.poll(heads).toEqual(["Status", "Run", "Branch", "Commit"]);
  });

  test("failures and tests have views of their own", async ({ member, open }) => {
    const { person, run } = await member();
    await run("failed");
    const { page } = await open(person.token, { theme: "dark" });
    await page.goto("/tests?status=passed");
    await page.getByText("No test matches these filters").waitFor();
    await saveAs(page, "Passed");
    await page.goto("/failures?state=resolved&days=90");
    await saveAs(page, "Resolved this quarter");
    await choose(page, "menuitem", "Open by default for me");
    await page.goto("/failures");
    await expect.poll(() => new URL(page.url()).searchParams.get("days")).toBe("90");
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "failures-view");
    await page.goto("/tests");
    await choose(page, "menuitemradio", "Passed");
    await page.getByText("No test matches these filters").waitFor();
  });
});
