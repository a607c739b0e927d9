import { api } from "@gantry/contract/api.ts";
import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const pixel = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");
const long = `${"eine-sehr-lange-Bezeichnung".repeat(6)} <b>🧾.txt`;

/** A script that drops or pastes an image on the page. */
const giveImage = (kind: string) => `{
  const bytes = Uint8Array.from(atob("${pixel.toString("base64")}"), (sign) => sign.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], "${kind}.gif", { type: "image/gif" }));
  const init = { dataTransfer: data, clipboardData: data, bubbles: true, cancelable: true };
  document.body.dispatchEvent("${kind}" === "drop" ? new DragEvent("drop", init) : new ClipboardEvent("paste", init));
}`;

describeInBrowser("attachments of test cases", () => {
  test("files are chosen, dropped and pasted, opened, downloaded and deleted, and a tester sees them in the cycle", async ({
    member,
    open,
  }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.testCases.create, { body: { projectId, title: "Pays by card" } })).data;
    const { page } = await open(person.token);
    await page.goto(`/test-cases/${id}`);
    const list = page.getByRole("list", { name: "Attachments" });
    await page.getByText("paste or drop them on this page").waitFor();
    await page.getByLabel("Files of the case").setInputFiles([
      { name: long, mimeType: "text/plain", buffer: Buffer.from("Amount;10\n<script>alert(1)</script>") },
      { name: "terms.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 terms") },
    ]);
    await list.getByText("terms.pdf").waitFor();
    await list.getByRole("button", { name: long, exact: true }).waitFor();
    for (const kind of ["drop", "paste"]) await page.evaluate(giveImage(kind));
    await list.getByRole("button", { name: "drop.gif", exact: true }).waitFor();
    await list.getByRole("button", { name: "paste.gif", exact: true }).waitFor();
    await captureScreenshots(page, "attachments");
    await checkPage(page);

    await list.getByRole("button", { name: long, exact: true }).click();
    const preview = page.getByRole("dialog");
    await preview.getByText("<script>alert(1)</script>").waitFor();
    await captureScreenshots(page, "attachment-text");
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([page.waitForEvent("download"), list.getByRole("button", { name: "Download terms.pdf" }).click()]);
    expect(download.suggestedFilename()).toBe("terms.pdf");
    expect(await readFile(await download.path(), "utf8")).toBe("%PDF-1.7 terms");
    await list.getByRole("button", { name: "Delete paste.gif" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await list.getByRole("button", { name: "paste.gif", exact: true }).waitFor({ state: "detached" });
    await page.getByText("Changed attachments").first().waitFor();

    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 9" } })).data;
    await page.goto(`/test-cycles/${cycle.id}`);
    const ofCase = page.getByRole("region", { name: "Attachments of the case" });
    await ofCase.getByRole("button", { name: "drop.gif", exact: true }).waitFor();
    await captureScreenshots(page, "attachments-player");
    await checkPage(page);
    await ofCase.getByRole("button", { name: "drop.gif", exact: true }).click();
    await page.getByRole("dialog").getByRole("img", { name: "drop.gif" }).waitFor();
  });
});
