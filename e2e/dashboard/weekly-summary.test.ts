import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

describeInBrowser("the weekly summary", () => {
  test("a member sees the preview, turns the mail on, chooses the time zone, and stops it by a link", async ({ member, open }) => {
    const { person, projectId, run } = await member();
    await run("failed");
    const { page } = await open(person.token, { width: 360, height: 740, theme: "dark" });
    await page.goto("/settings/notifications");
    const card = page.getByRole("switch", { name: "Email me the summary of Shop" });
    await card.click();
    const subscribed = async () => (await person.call(api.weeklySummary.preview, { query: { project: projectId } })).data.subscribed;
    await expect.poll(subscribed).toBe(true);
    await page.getByRole("region", { name: "Preview" }).waitFor();
    await page.getByLabel("Time zone of the organization").fill("Asia/Tokyo");
    await page.getByRole("button", { name: "Save time zone" }).click();
    await page.getByText("Time zone changed").waitFor();
    await page.getByText("at 8:00 (Asia/Tokyo)").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await captureScreenshots(page, "weekly-summary");

    const { page: stranger } = await open();
    await stranger.goto(`/unsubscribe/${"x".repeat(43)}`);
    await stranger.getByRole("button", { name: "Stop these emails" }).click();
    await stranger.getByText("You will get no more of these emails").waitFor();
    expect(await findBarriers(stranger)).toEqual([]);
    expect(await subscribed()).toBe(true);
  });
});
