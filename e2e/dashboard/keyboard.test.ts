import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { password } from "../../server/src/testing/start-server.ts";
import { goTo, hasLoaded, plainPath, testWithEveryPage } from "./every-page.ts";
import { describeInBrowser } from "./in-browser.ts";
import { focusOf, hasFocus, tabAround, tabTo } from "./keyboard.ts";
import type { Member } from "./member.ts";

const test = testWithEveryPage("Checkout");

/** A person who has no mouse: nothing here is clicked. */
describeInBrowser("the dashboard by keyboard alone", () => {
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const addCases = async ({ person, projectId }: Member, ...titles: string[]) => {
    const testCases = titles.map((title) => ({ title, suite: "Shop", steps: [{ action: "Pay", expectedResult: "Thanks" }] }));
    const { body } = await person.request(api.testCases.bulkCreate, { body: { projectId, testCases } });
    return body.data.ids as string[];
  };

  test("a person signs in, finds a run, reads its tests and searches its output", async ({ member, open }) => {
    const { person, run } = await member();
    await run("passed");
    const failed = await run("failed");
    const { page } = await open();
    await page.goto("/login");
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type(person.email);
    await press(page, "Tab");
    await page.keyboard.type(password);
    await press(page, "Enter");
    await page.getByRole("heading", { name: "Runs" }).waitFor();

    await press(page, "Control+k");
    await page.getByRole("option", { name: "Insights" }).waitFor();
    await page.keyboard.type("insights");
    await press(page, "Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await press(page, "Control+k");
    await page.getByRole("option", { name: "Tests", exact: false }).first().waitFor();
    await press(page, "ArrowDown", "Enter");
    await page.getByRole("heading", { name: "Tests", exact: true }).waitFor();
    await expect.poll(async () => (await focusOf(page))?.inPage).toBe(true);
    await press(page, "g", "r");
    await page.getByRole("heading", { name: "Runs" }).waitFor();
    await page.locator("[data-run]").first().waitFor();
    await press(page, "j");
    expect(await hasFocus(page.locator("[data-run]").first().getByRole("link").first())).toBe(true);
    await press(page, "Enter");
    await page.waitForURL(`**/runs/${failed}?**`);

    const tabs = page.getByRole("tablist", { name: "Parts of the run" });
    // A failed run opens on its overview, where keys go from failure to failure.
    await page.getByRole("heading", { name: "1 of 1 test newly failed." }).waitFor();
    const failure = page.getByRole("link", { name: "pays by card", exact: true });
    await failure.waitFor();
    await press(page, "j");
    expect(await hasFocus(failure)).toBe(true);
    await press(page, "Enter");
    await page.waitForURL(/tab=tests/);
    await tabTo(page, tabs.getByRole("tab", { name: /Tests/ }));
    const tree = page.getByRole("tree", { name: "Tests by file and suite" });
    await tabTo(page, tree);
    await press(page, "End", "Enter");
    await page.waitForURL(/test=/);
    await page.getByRole("region", { name: "The chosen test" }).getByText("connect ECONNREFUSED").first().waitFor();
    await press(page, "Shift+Tab");
    await tabTo(page, tabs.getByRole("tab", { name: /Tests/ }));
    await press(page, "ArrowLeft");
    await expect.poll(() => hasFocus(tabs.getByRole("tab", { name: "Terminal" }))).toBe(true);
    await press(page, "Enter");

    await page.getByText("[db] Error").waitFor();
    await press(page, "/");
    expect(await hasFocus(page.getByLabel("Search the output"))).toBe(true);
    await page.keyboard.type("ECONNREFUSED");
    await page.getByText("1 of 1", { exact: true }).waitFor();
    await press(page, "Enter", "Escape");
    expect(await page.getByLabel("Search the output").inputValue()).toBe("");
    expect(await hasFocus(page.getByRole("group", { name: /^Output/ }))).toBe(true);
    await press(page, "w");
    expect(await page.getByRole("button", { name: "Wrap long lines" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("a dialog keeps the focus while it is open and returns it afterwards; a run is started from a dialog", async ({
    stack,
    member,
    open,
  }) => {
    const { person, run } = await member();
    await run("passed");
    const { page } = await open(person.token);
    await page.goto("/runs");
    const dialog = page.getByRole("dialog", { name: "New run" });
    await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
    await press(page, "Enter", "Tab");
    expect((await focusOf(page))?.inPage).toBe(true);
    const opener = page.getByRole("main").getByRole("button", { name: "New run" });
    await tabTo(page, opener);
    await press(page, "Enter");
    await dialog.getByLabel("Image").waitFor();
    for (let presses = 0; presses < 25; presses += 1) {
      await press(page, "Tab");
      expect(await dialog.evaluate((box) => box.contains(box.ownerDocument.activeElement))).toBe(true);
    }
    await press(page, "Escape");
    await expect.poll(() => hasFocus(opener)).toBe(true);

    await press(page, "Enter");
    await tabTo(page, dialog.getByLabel("Image"));
    await page.keyboard.type("team/suite:by-keys");
    await press(page, "Enter");
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
    await expect.poll(async () => (await focusOf(page))?.inPage).toBe(true);
    const taken = await stack.worker.take();
    expect(taken.image).toBe("team/suite:by-keys");
    const stop = page.getByRole("button", { name: "Cancel", exact: true });
    await tabTo(page, stop);
    await press(page, "Enter");
    const question = page.getByRole("alertdialog", { name: "Stop this run?" });
    await question.waitFor();
    expect(await hasFocus(question.getByRole("button", { name: "Keep running" }))).toBe(true);
    await press(page, "Escape");
    await expect.poll(() => hasFocus(stop)).toBe(true);
    await stack.worker.finish(taken, {
      exitCode: 1,
      results: { formats: ["junit"], tests: [{ name: "a", suite: [], status: "failed", durationMs: 1 }] },
    });

    // From a menu: the focus goes back to what opened the menu.
    const more = page.getByRole("button", { name: "More", exact: true });
    await page.getByRole("status").getByText("Failed").waitFor();
    await tabTo(page, more);
    await press(page, "Enter");
    const item = page.getByRole("menuitem", { name: "Create an issue…" });
    await item.waitFor();
    await page.keyboard.type("create");
    await expect.poll(() => hasFocus(item)).toBe(true);
    await press(page, "Enter");
    await page.getByRole("dialog", { name: "Create an issue" }).waitFor();
    await press(page, "Escape");
    await expect.poll(() => hasFocus(more)).toBe(true);
    await press(page, "Enter");
    await page.getByRole("menuitem").first().waitFor();
    await press(page, "Escape");
    await expect.poll(() => hasFocus(more)).toBe(true);
  });

  test("the list of keyboard shortcuts is complete, and returns the focus when it is closed", async ({ member, open }) => {
    const { person, run } = await member();
    await run("passed");
    const { page } = await open(person.token);
    await page.goto("/runs");
    await page.locator("[data-run]").first().waitFor();
    const search = page.getByLabel("Search the runs");
    await tabTo(
      page,
      page
        .getByRole("radio", { name: "Groups" })
        .or(page.getByRole("radio", { name: "List" }))
        .first(),
    );
    const before = await focusOf(page);
    await press(page, "?");
    const dialog = page.getByRole("dialog", { name: "Keyboard" });
    for (const does of [
      "Commands: go anywhere, find anything",
      "This list",
      "New run",
      "Follow",
      "Wrap long lines",
      "Pass",
      "Fail",
      "Skip",
      "Audit log",
    ])
      await dialog.getByText(does, { exact: true }).waitFor();
    await press(page, "Escape");
    await expect.poll(async () => (await focusOf(page))?.what).toBe(before?.what);
    await press(page, "/");
    expect(await hasFocus(search)).toBe(true);
    await page.keyboard.type("n?gr");
    expect(await search.inputValue()).toBe("n?gr");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("a case that is still loading keeps the focus in its panel, and then moves it to the first field", async ({ member, open }) => {
    const tester = await member();
    await addCases(tester, "A guest pays");
    const { page } = await open(tester.person.token);
    await page.goto("/test-cases");
    await page.getByRole("link", { name: /A guest pays/ }).click();
    const edit = page.getByRole("button", { name: "Edit" });
    await edit.waitFor();
    let load = () => {};
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route(/\/assets\/CaseEditor-/, async (route) => {
      await loaded;
      await route.continue();
    });
    await tabTo(page, edit);
    await press(page, "Enter");
    const sheet = page.getByRole("dialog", { name: "Test case" });
    await sheet.waitFor();
    const isInside = () => page.evaluate<boolean>("document.activeElement?.closest('[role=dialog]') != null");
    for (let tabs = 0; tabs < 3; tabs++) {
      expect(await isInside()).toBe(true);
      await press(page, "Tab");
    }
    expect(await hasFocus(sheet.getByRole("button", { name: "Close" }))).toBe(true);
    load();
    await sheet.getByLabel("Title").waitFor();
    await press(page, "Tab");
    expect(await hasFocus(sheet.getByLabel("Title"))).toBe(true);
    await press(page, "Escape");
    await expect.poll(() => hasFocus(edit)).toBe(true);
  });

  test("a tester selects cases, starts a cycle and carries it out", async ({ member, open }) => {
    const tester = await member();
    await addCases(tester, "A guest pays", "A voucher counts once", "A card is refused");
    const { page } = await open(tester.person.token);
    await page.goto("/test-cases");
    await tabTo(page, page.getByRole("link", { name: /A guest pays/ }));
    await press(page, "Enter");
    const edit = page.getByRole("button", { name: "Edit" });
    await edit.waitFor();
    await tabTo(page, edit);
    await press(page, "Enter");
    await page.getByRole("dialog", { name: "Test case" }).getByLabel("Title").waitFor();
    await press(page, "Escape");
    await expect.poll(() => hasFocus(edit)).toBe(true);
    await page.goBack();
    await page.getByRole("link", { name: /A guest pays/ }).waitFor();
    await tabTo(page, page.getByRole("checkbox", { name: "Select every case shown" }));
    await press(page, "Space");
    const bar = page.getByRole("region", { name: "Selected cases" });
    await bar.getByText("3 selected").waitFor();
    const start = bar.getByRole("button", { name: "Start a cycle" });
    await tabTo(page, start);
    await press(page, "Enter");
    const dialog = page.getByRole("dialog", { name: "Start a test cycle" });
    await dialog.waitFor();
    expect(await hasFocus(dialog.getByLabel("Name"))).toBe(true);
    await press(page, "Escape");
    await expect.poll(() => hasFocus(start)).toBe(true);
    await press(page, "Enter");
    await dialog.waitFor();
    await page.keyboard.type("Release 5");
    await press(page, "Enter");
    await page.getByRole("heading", { name: /Release 5$/ }).waitFor();

    const items = page.getByRole("list", { name: "Cases of the cycle" });
    await press(page, "1");
    await items.getByRole("button", { name: /^Passed:/ }).waitFor();
    await tabTo(page, page.getByLabel("Comment", { exact: true }));
    await page.keyboard.type("123 is not a verdict here");
    await tabTo(page, page.getByRole("button", { name: "Fail 2", exact: true }));
    await press(page, "Enter");
    await items.getByRole("button", { name: /^Failed:/ }).waitFor();
    // The next case is there, and the keyboard is in it.
    await expect.poll(async () => (await focusOf(page))?.inPage).toBe(true);
    await expect.poll(() => page.getByLabel("Comment", { exact: true }).inputValue()).toBe("");
    await press(page, "3");
    await page.getByText("Completed", { exact: true }).waitFor();
  });

  test("on every page Tab reaches the content and returns to the start, and each focused element is visible", async ({ full, open }) => {
    const { page } = await open(full.person.token);
    const problems: string[] = [];
    await page.goto(plainPath);
    await hasLoaded(page);
    for (const [index, path] of full.paths.entries()) {
      await goTo(page, path);
      await hasLoaded(page);
      const stops = await tabAround(page, index === 0 ? "window" : "page");
      if (!stops.some(({ inPage }) => inPage)) problems.push(`${path}: Tab never comes into the page`);
      for (const { what } of stops.filter(({ isSeen }) => !isSeen)) problems.push(`${path}: the focus is not seen on ${what}`);
    }
    expect(problems).toEqual([]);
  });
});
