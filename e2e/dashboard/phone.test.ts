import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { overflows } from "./browser.ts";
import { goTo, hasLoaded, plainPath, testWithEveryPage } from "./every-page.ts";
import { describeInBrowser } from "./in-browser.ts";

const phone = { width: 360, height: 740 } as const;

/** Without a place to break, and written from the right: what people call things. */
const longName = `اختبار الدفع ${"Rindfleischetikettierungsüberwachung".repeat(2)} בדיקת תשלום`;

const test = testWithEveryPage(longName);

describeInBrowser("the dashboard on a phone", () => {
  test("no page is wider than the screen or can be scrolled past its end, even with long names", async ({ full, open }) => {
    const { page } = await open(full.person.token, phone);
    const problems: string[] = [];
    await page.goto(plainPath);
    await hasLoaded(page);
    for (const path of full.paths) {
      await goTo(page, path);
      await hasLoaded(page);
      const below = await page.evaluate<number>("document.documentElement.scrollHeight - innerHeight");
      if (below > 0) problems.push(`${path} can be scrolled ${below} px past its end`);
      if (await overflows(page)) problems.push(`${path} is wider than the screen: ${await widest(page)}`);
    }
    expect(problems).toEqual([]);
  });

  test("the menu opens, navigates and closes; every dialog fits; the output can be read and searched", async ({ full, open }) => {
    const { page } = await open(full.person.token, phone);
    const fits = async (what: string) => {
      // Its final place, after the animation.
      await page.evaluate(`Promise.allSettled(document.getAnimations()
        .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
        .map((animation) => animation.finished)).then(() => undefined)`);
      const box = await page.getByRole("dialog").or(page.getByRole("alertdialog")).last().boundingBox();
      expect(box, what).not.toBeNull();
      if (!box) return;
      expect(box.x, what).toBeGreaterThanOrEqual(0);
      expect(box.y, what).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, what).toBeLessThanOrEqual(phone.width);
      expect(box.y + box.height, what).toBeLessThanOrEqual(phone.height);
      expect(await overflows(page), what).toBe(false);
    };
    await page.goto("/runs");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await fits("the menu");
    await menu.getByRole("link", { name: "Test cases" }).click();
    await page.getByRole("heading", { name: "Test cases", level: 1 }).waitFor();
    await expect.poll(() => menu.count()).toBe(0);
    await page.getByRole("button", { name: "New case" }).click();
    await page.getByRole("dialog", { name: "New test case" }).getByLabel("Title").waitFor();
    await fits("a new case");
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: "Select every case shown" }).click();
    await page.getByRole("region", { name: "Selected cases" }).getByRole("button", { name: "Delete" }).click();
    await fits("the question");
    await page.keyboard.press("Escape");

    await page.goto("/runs?new=1");
    const newRun = page.getByRole("dialog", { name: "New run" });
    await newRun.getByLabel("Image").waitFor();
    await newRun.getByText("Advanced").click();
    await fits("a new run");
    const send = await newRun.getByRole("button", { name: "Run", exact: true }).boundingBox();
    expect((send?.y ?? phone.height) + (send?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    await newRun.getByRole("button", { name: "Close" }).click();

    await page.locator("[data-run]").filter({ hasText: "Failed" }).first().getByRole("link").click();
    // A failed run opens on its overview.
    await page
      .getByRole("heading", { name: /failed/ })
      .first()
      .waitFor();
    expect(await overflows(page)).toBe(false);
    await page.getByRole("tab", { name: "Terminal" }).click();
    await page.getByText("[db] Error: connect ECONNREFUSED").waitFor();
    const output = page.getByRole("group", { name: /^Output/ });
    await output.scrollIntoViewIfNeeded();
    const box = await output.boundingBox();
    expect(box?.height).toBeGreaterThan(250);
    expect(box?.width).toBeGreaterThan(340);
    const search = page.getByLabel("Search the output");
    const view = page.getByRole("button", { name: "View", exact: true });
    const areOnOneLine = async () => Math.abs(((await search.boundingBox())?.y ?? 0) - ((await view.boundingBox())?.y ?? 99)) < 5;
    expect(await areOnOneLine()).toBe(true);
    await search.fill("ECONNREFUSED");
    await page.getByText("1 of 1", { exact: true }).waitFor();
    expect(await areOnOneLine()).toBe(true);
    await view.click();
    await page.getByRole("menuitem", { name: "Download the output" }).waitFor();
    await page.getByRole("menuitemcheckbox", { name: "Wrap long lines" }).click();
    await page.keyboard.press("Escape");
    // A wrapped line needs no scrolling to the side.
    await expect.poll(() => output.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Details" }).click();
    expect(await overflows(page)).toBe(false);
  });

  test("a tester carries out a cycle: the verdicts stay on the screen, and each leads to the next case", async ({ full, open }) => {
    const { page } = await open(full.person.token, phone);
    const isOnScreen = async (element: Locator) => {
      const box = await element.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
    };
    await page.goto(full.paths.find((path) => path.startsWith("/test-cycles/")) ?? "");
    await page.getByRole("button", { name: "Case 1 of 2" }).waitFor();
    const pass = page.getByRole("button", { name: "Pass", exact: true });
    expect(await isOnScreen(pass)).toBe(true);
    await page.getByLabel("Comment", { exact: true }).scrollIntoViewIfNeeded();
    await pass.click();
    await page.getByRole("button", { name: "Case 2 of 2" }).waitFor();
    await expect.poll(() => isOnScreen(page.getByRole("heading", { level: 2 }))).toBe(true);
    await expect.poll(() => isOnScreen(pass)).toBe(true);
    await page.getByRole("button", { name: "Case 2 of 2" }).click();
    const cases = page.getByRole("list", { name: "Cases of the cycle" });
    await cases.getByRole("button", { name: /^Passed:/ }).click();
    await page.getByRole("button", { name: "Case 1 of 2" }).waitFor();
    await expect.poll(() => cases.count()).toBe(0);
    expect(await overflows(page)).toBe(false);
  });
});

/** The elements that reach over the screen's edge and that nothing around them cuts off. */
function widest(page: Page): Promise<string> {
  return page.evaluate(`[...document.querySelectorAll("main *")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .filter((each) => {
      for (let around = each.parentElement; around && around.id !== "page"; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== "visible") return false;
      return true;
    })
    .slice(-4).map((each) => each.tagName + "." + each.className + " " + each.textContent.slice(0, 40)).join(" | ")`);
}
