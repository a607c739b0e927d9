import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";

describeInBrowser("status badges", () => {
  test("an admin creates a badge, copies its snippet, a stranger sees it, and it ends", async ({ stack, open, member }) => {
    const { person, projectId, run } = await member();
    await run("failed");
    const { page } = await open(person.token, { width: 360, height: 740, theme: "dark" });
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Create a badge" }).click();
    await page.getByText("Badge created").waitFor();
    const image = page.getByRole("img", { name: "Tests of Shop" });
    await expect.poll(() => image.evaluate((drawn) => Number(Reflect.get(drawn, "naturalWidth")))).toBeGreaterThan(50);
    await page.getByPlaceholder("tests", { exact: true }).fill("end to end");
    const markdown = page.getByLabel("the Markdown", { exact: true });
    await expect.poll(() => markdown.innerText()).toContain("?label=end+to+end");
    expect(await findBarriers(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const addressShown = async () => /\((http[^)]*\.svg)/.exec(await markdown.innerText())?.[1] ?? "";
    const first = await addressShown();
    await page.getByRole("button", { name: "New address" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "New address" }).click();
    await page.getByText("The badge has a new address").waitFor();
    await expect.poll(addressShown).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
    const address = await addressShown();
    expect(await (await fetch(address)).text()).toContain("<title>tests: 1 failed</title>");

    await page.getByRole("button", { name: "Turn off", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
    await page.getByText("This project has no badge.").waitFor();
    expect((await fetch(address)).status).toBe(404);
    expect((await person.call(api.badges.get, { params: { id: projectId } })).data.url).toBeNull();
    expect(stack.server.url).toBe(new URL(address).origin);
  });
});
