import type { Page } from "playwright-core";
import { expect } from "vitest";
import { password, type Person } from "../../server/src/testing/start-server.ts";
import { hasLoaded, makeFullDemo } from "./every-page.ts";
import type { DashboardStack } from "./dashboard-stack.ts";
import { describeInBrowser, test as base } from "./in-browser.ts";

const test = base
  .extend("north", { scope: "file" }, ({ stack, web }) => makeFullDemo(stack, web, "Polar bear"))
  .extend("south", { scope: "file" }, ({ stack, web }) => makeFullDemo(stack, web, "Palm tree"));

/** The pages that a key opens without a reload, so that data kept in memory would show. */
const keys = ["r", "t", "x", "i", "c", "y", "f", "k", "p", "o", "m", "l", "n", "u", "a"];

async function signIn(page: Page, { email }: Person) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /Organization:/ }).waitFor();
}

/** Looks at every page; where a word of someone else's stands. */
async function findWords(page: Page, words: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) {
    await page.keyboard.press("g");
    await page.keyboard.press(key);
    await hasLoaded(page);
    const path = new URL(page.url()).pathname;
    const [word] = words.exec(`${await page.title()} ${await page.content()}`) ?? [];
    if (word) found.push(`${path}: ${word}`);
  }
  return found;
}

async function joinAsAdmin({ server }: DashboardStack, person: Person, organizationId: string) {
  const membership = { org_id: organizationId, user_id: person.id, role: "admin" as const };
  await server.ctx.db.asSystem((tx) => tx.insertInto("memberships").values(membership).execute());
}

async function switchTo(page: Page, organization: string) {
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: organization, exact: true }).click();
  await page.getByRole("button", { name: `Organization: ${organization}` }).waitFor();
}

describeInBrowser("the dashboard with two organizations", () => {
  test("after a switch every page in every tab shows the other organization, also after going back", async ({
    stack,
    north,
    south,
    open,
  }) => {
    const visitor = await stack.server.signUp({ name: "Ada" });
    for (const { person } of [north, south]) await joinAsAdmin(stack, visitor, person.organizationId);
    const run = north.paths.find((path) => /^\/runs\/[0-9a-f]{24}$/.test(path)) ?? "";
    const { page, context } = await open();
    await page.goto("/login");
    await signIn(page, visitor);
    await switchTo(page, "Polar bear");
    // Proves that the search works: the same pages of the other organization contain these words.
    expect((await findWords(page, /Polar bear/)).length).toBe(keys.length);
    const other = await context.newPage();
    await other.goto(run);
    await other.getByText("Polar bear").first().waitFor();

    await switchTo(page, "Palm tree");
    expect(await findWords(page, /Polar bear/)).toEqual([]);
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.getByText("Palm tree first").waitFor();

    await other.getByRole("heading", { name: "This run does not exist" }).waitFor();
    await other.getByRole("button", { name: /Organization: Palm tree/ }).waitFor();
    // Only the names of their own organizations, of which one may have it.
    expect((await other.content()).replaceAll("Look in Polar bear", "")).not.toMatch(/Polar bear/);

    await page.goto(run);
    await page.getByRole("heading", { name: "This run does not exist" }).waitFor();
    for (let steps = 0; steps < 5; steps += 1) {
      await page.goBack();
      await hasLoaded(page);
      expect((await page.content()).replaceAll("Look in Polar bear", "")).not.toMatch(/Polar bear/);
    }

    await page.goto(`${run}?tab=tests`);
    await page.getByRole("button", { name: "Look in Polar bear" }).click();
    await page.getByRole("button", { name: /Organization: Polar bear/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(run);
    await page.getByRole("tab", { name: /Tests/, selected: true }).waitFor();
  });

  test("a person who signs in after another one on the same page sees nothing of theirs", async ({ north, south, open }) => {
    const { page } = await open();
    await page.goto("/login");
    await signIn(page, north.person);
    expect((await findWords(page, /Polar bear/)).length).toBe(keys.length);
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.content()).not.toMatch(/Polar bear/);
    await signIn(page, south.person);
    await page.getByRole("button", { name: /Organization: Palm tree/ }).waitFor();
    expect(await findWords(page, /Polar bear/)).toEqual([]);
  });
});
