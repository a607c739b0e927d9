import type { Page } from "playwright-core";
import { expect } from "vitest";
import { password, type Person } from "../../server/src/testing/start-server.ts";
import { fillEveryPage, hasLoaded } from "./every-page.ts";
import type { House } from "./house.ts";
import { describeInBrowser, test } from "./in-browser.ts";

/** The pages that a key leads to, without the page being loaded anew: what is kept in it would show. */
const keys = ["r", "t", "x", "i", "c", "y", "f", "k", "p", "o", "m", "l", "n", "u", "a"];

async function signIn(page: Page, { email }: Person) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /Organization:/ }).waitFor();
}

/** Looks at every page; where a word of somebody else's stands. */
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

async function joinAsAdmin({ server }: House, person: Person, organizationId: string) {
  const membership = { org_id: organizationId, user_id: person.id, role: "admin" as const };
  await server.ctx.db.asSystem((tx) => tx.insertInto("memberships").values(membership).execute());
}

describeInBrowser("the dashboard with two organizations", () => {
  test("after switching every page is the other organization's, in every tab, and so it is after going back", async ({
    house,
    web,
    member,
    open,
  }) => {
    const north = await member({ organizationName: "Northwind" });
    const south = await member({ organizationName: "Southbeach" });
    await joinAsAdmin(house, north.person, south.person.organizationId);
    const paths = await fillEveryPage(house, web, north, "Polar bear");
    await fillEveryPage(house, web, south, "Palm tree");
    const run = paths.find((path) => /^\/runs\/[0-9a-f]{24}$/.test(path)) ?? "";
    const { page, context } = await open();
    await page.goto("/login");
    await signIn(page, north.person);
    // What the search finds in the south is what a reader would see of it: the words are on these very pages.
    expect((await findWords(page, /Polar bear|Northwind/)).length).toBe(keys.length);
    const other = await context.newPage();
    await other.goto(run);
    await other.getByText("Polar bear").first().waitFor();

    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Southbeach" }).click();
    await page.getByRole("button", { name: /Organization: Southbeach/ }).waitFor();
    expect(await findWords(page, /Polar bear|Northwind/)).toEqual([]);
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.getByText("Palm tree first").waitFor();

    await other.getByRole("heading", { name: "This run does not exist" }).waitFor();
    await other.getByRole("button", { name: /Organization: Southbeach/ }).waitFor();
    expect(await other.content()).not.toMatch(/Polar bear|Northwind/);
    expect(await findWords(other, /Polar bear|Northwind/)).toEqual([]);

    await page.goto(run);
    await page.getByRole("heading", { name: "This run does not exist" }).waitFor();
    for (let steps = 0; steps < keys.length + 4; steps += 1) {
      await page.goBack();
      await hasLoaded(page);
      expect(await page.content()).not.toMatch(/Polar bear/);
    }
  });

  test("who signs in after somebody else on the same page sees nothing of theirs", async ({ house, web, member, open }) => {
    const north = await member({ organizationName: "Northwind" });
    const south = await member({ organizationName: "Southbeach" });
    await fillEveryPage(house, web, north, "Polar bear");
    await fillEveryPage(house, web, south, "Palm tree");
    const { page } = await open();
    await page.goto("/login");
    await signIn(page, north.person);
    expect((await findWords(page, /Polar bear|Northwind/)).length).toBe(keys.length);
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.content()).not.toMatch(/Polar bear|Northwind/);
    await signIn(page, south.person);
    await page.getByRole("button", { name: /Organization: Southbeach/ }).waitFor();
    expect(await findWords(page, /Polar bear|Northwind/)).toEqual([]);
  });
});
