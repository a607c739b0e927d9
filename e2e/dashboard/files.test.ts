import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

describeInBrowser("files of a project", () => {
  test("a secret is added as a file, by keyboard, and never shown again", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Add variable" }).click();
    await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("KUBECONFIG");
    await page.getByRole("dialog").getByRole("switch", { name: /^File/ }).focus();
    await page.keyboard.press("Space");
    await page.getByText("/run/gantry/secrets/KUBECONFIG").waitFor();
    await expect
      .poll(() =>
        page
          .getByRole("dialog")
          .getByRole("switch", { name: /^Secret/ })
          .isDisabled(),
      )
      .toBe(true);
    const content = page.getByLabel("Content");
    await content.fill("é".repeat(32_769));
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("A file has at most 64 KiB.").waitFor();
    const file = page.getByLabel("File to read");
    await file.setInputFiles({ name: "store.jks", mimeType: "", buffer: Buffer.from([0xfe, 0xed, 0xfe, 0xed]) });
    await page.getByText("store.jks is not UTF-8 text.").waitFor();
    await captureScreenshot(page, "files-dialog-not-text");
    await file.setInputFiles({ name: "large.pem", mimeType: "", buffer: Buffer.alloc(65_537, "x") });
    await page.getByText("large.pem is too large. A file has at most 64 KiB.").waitFor();
    const text = "users:\n- name: ci\n  user:\n    token: abc\n";
    await Promise.all([
      page.waitForEvent("filechooser").then((chooser) => chooser.setFiles({ name: "config", mimeType: "", buffer: Buffer.from(text) })),
      page.getByRole("button", { name: "Choose a file" }).click(),
    ]);
    await expect.poll(() => content.inputValue()).toBe(text);
    expect(await page.getByText("A file has at most 64 KiB.").count()).toBe(0);
    await captureScreenshots(page, "files-dialog");
    await page.setViewportSize({ width: 360, height: 800 });
    await captureScreenshot(page, "files-dialog-phone");
    await checkPage(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    const row = page.getByRole("list", { name: "Variables" }).getByRole("listitem");
    await row.getByText("File", { exact: true }).waitFor();
    await row.scrollIntoViewIfNeeded();
    await captureScreenshots(page, "files-list");
    await checkPage(page);
    expect(await page.getByText("token: abc").count()).toBe(0);
    expect((await person.call(api.projects.variables, { params: { id: projectId } })).data).toMatchObject([
      { name: "KUBECONFIG", value: "********", secret: true, file: true },
    ]);
    await page.getByRole("button", { name: "Change KUBECONFIG" }).click();
    await expect.poll(() => page.getByRole("dialog").getByRole("switch", { name: /^File/ }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel("Content").inputValue()).toBe("");
  });
});
