import { api } from "@gantry/contract/api.ts";
import type { CreatedRunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { expect } from "vitest";
import { addMember } from "../../server/src/testing/add-member.ts";
import { deliver, newTrigger, pushOf } from "../../server/src/testing/given/trigger.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

describeInBrowser("triggers of a project", () => {
  test("one is made, its webhook is set up, and its deliveries say what happened", async ({ stack, open, member }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByText("No triggers yet").waitFor();
    await page.getByRole("button", { name: "Add trigger" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a trigger" });
    await dialog.getByLabel("Name", { exact: true }).fill("Main");
    await dialog.getByLabel("Repository", { exact: true }).fill("https://github.com/acme/app");
    await dialog.getByLabel("Branches").fill("main\n!renovate/**");
    await dialog.getByLabel("Changed files").fill("src/**");
    await dialog.getByRole("checkbox", { name: "Pull requests" }).click();
    await dialog.getByLabel("Image").fill("node:20");
    const submit = dialog.getByRole("button", { name: "Add trigger" });
    const subfolder = dialog.getByLabel("Subfolder");
    await subfolder.fill("../outside");
    await submit.click();
    // All at once, and the focus goes to the first.
    await dialog.getByText("Enter a command. It runs in the folder of the repository.").waitFor();
    await dialog.getByText("Enter a folder of the repository, such as e2e/web.").waitFor();
    await dialog.getByLabel("Command").and(page.locator(":focus")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "trigger-dialog");
    await dialog.getByLabel("Command").fill("npm test");
    await subfolder.fill("e2e");
    await dialog.getByText("Enter a folder of the repository").waitFor({ state: "detached" });
    expect(await dialog.getByRole("alert").count()).toBe(0);
    // What was typed is not lost by one key.
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard the changes?" });
    await question.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "trigger-discard");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(await subfolder.inputValue()).toBe("e2e");
    await dialog.getByLabel("Branches").fill("main\n!!renovate/**");
    await dialog.getByText("Write ! once: !renovate/**").waitFor();
    await dialog.getByLabel("Branches").fill("main\n!renovate/**");
    await submit.click();

    const setUp = page.getByRole("dialog", { name: "Webhook of Main" });
    await setUp.getByText("Copy the secret now: it cannot be shown again.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "trigger-webhook");
    const webhookUrl = (await setUp.getByLabel("the address", { exact: true }).innerText()).trim();
    const secret = (await setUp.getByLabel("the secret", { exact: true }).innerText()).trim();
    await setUp.getByRole("button", { name: "Done" }).click();
    const [made] = (await person.call(api.triggers.list, { params: { id: projectId } })).data;
    expect(made).toMatchObject({
      events: ["push"],
      branches: { include: ["main"], exclude: ["renovate/**"] },
      paths: { include: ["src/**"], exclude: [] },
      forks: "ignore",
      run: { image: "node:20", command: "npm test", source: { path: "e2e" } },
    });
    expect(webhookUrl.endsWith(new URL(made?.webhookUrl ?? "").pathname)).toBe(true);

    const sent = { event: "push", payload: pushOf({ message: "Add a cart" }), id: "one" };
    const to = { host: "github", webhookUrl, secret } as const;
    for (const _ of [1, 2]) expect((await deliver(stack.server, to, sent)).status).toBe(202);
    await deliver(stack.server, to, { event: "push", payload: pushOf({ files: ["README.md"] }) });
    await page.reload();
    const row = page.getByRole("list", { name: "Triggers" }).getByRole("listitem");
    await row.getByText("No changed file matches src/**.").waitFor();
    await deliver(stack.server, { ...to, secret: "wrong" }, sent);
    await page.reload();
    await row.getByText("A delivery with a wrong or missing secret was rejected.").waitFor();
    await page.getByRole("button", { name: "More for Main" }).click();
    await page.getByRole("menuitem", { name: "Deliveries" }).click();
    const sheet = page.getByRole("dialog", { name: "Deliveries to Main" });
    await sheet.getByText(/Started run #\d+\./).waitFor();
    await sheet.getByText("Received 1 more time; no further run was started.").waitFor();
    await sheet.getByText("A delivery with a wrong or missing secret came").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "trigger-deliveries");
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflows(page)).toBe(false);
    await captureScreenshot(page, "trigger-deliveries-360");
    await sheet.getByRole("link", { name: "Open the run" }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
  });

  test("is changed without losing what the form does not show, paused, given a new secret, and deleted", async ({
    stack,
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const long = "a-trigger-with-a-name-that-does-not-break".repeat(2);
    const trigger = await newTrigger(person, projectId, {
      name: long,
      run: { image: "suite:1", source: null, retries: 2, workerLabels: ["gpu"] },
    });
    const { page } = await open(person.token, { width: 360, height: 740, theme: "dark" });
    await page.goto(`/settings/projects/${projectId}`);
    const list = page.getByRole("list", { name: "Triggers" });
    await list.getByText(long).waitFor();
    await list.scrollIntoViewIfNeeded();
    expect(await overflows(page)).toBe(false);
    await captureScreenshot(page, "trigger-row-360");
    const more = async (item: string) => {
      await page.getByRole("button", { name: `More for ${long}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await more("Change…");
    const dialog = page.getByRole("dialog", { name: "Edit trigger" });
    expect(await dialog.getByLabel("Git host").count()).toBe(0);
    expect(await dialog.getByRole("radio", { name: "In the image" }).isChecked()).toBe(true);
    await dialog.getByRole("switch", { name: "Run pull requests of forks" }).click();
    await captureScreenshot(page, "trigger-edit-360");
    expect(await overflows(page)).toBe(false);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Trigger saved").waitFor();
    const params = { id: projectId, triggerId: trigger.id };
    const read = async () => (await person.call(api.triggers.get, { params })).data;
    expect(await read()).toMatchObject({ forks: "run", run: { image: "suite:1", source: null, retries: 2, workerLabels: ["gpu"] } });

    await page.getByRole("switch", { name: `Trigger ${long} is on` }).click();
    await expect.poll(async () => (await read()).paused).toBe(true);
    await more("New secret…");
    await page.getByRole("button", { name: "New secret", exact: true }).click();
    const setUp = page.getByRole("dialog", { name: `Webhook of ${long}` });
    await setUp.getByText("Replace the secret of the existing webhook at GitHub.").waitFor();
    const secret = (await setUp.getByLabel("the secret", { exact: true }).innerText()).trim();
    expect(await overflows(page)).toBe(false);
    await captureScreenshot(page, "trigger-webhook-360");
    await setUp.getByRole("button", { name: "Done" }).click();
    const status = async (one: CreatedRunTrigger) => (await deliver(stack.server, one, { event: "ping", payload: {} })).status;
    expect([await status(trigger), await status({ ...trigger, secret })]).toEqual([401, 202]);
    await more("Delete…");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("No triggers yet").waitFor();
    expect(await status({ ...trigger, secret })).toBe(404);
  });

  test("a viewer sees triggers and their deliveries, and changes nothing", async ({ stack, open, member }) => {
    const { person, projectId } = await member();
    await newTrigger(person, projectId, { name: "Main" });
    const viewer = await addMember(stack.server, person, "viewer");
    const { page } = await open(viewer.token);
    await page.goto(`/settings/projects/${projectId}`);
    const list = page.getByRole("list", { name: "Triggers" });
    await list.getByText("Main").waitFor();
    expect(await list.getByRole("switch").count()).toBe(0);
    await page.getByRole("button", { name: "More for Main" }).click();
    expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(["Deliveries", "Address of the webhook"]);
    await page.getByRole("menuitem", { name: "Deliveries" }).click();
    await page.getByText("Create the webhook at the Git host, and push a commit.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
