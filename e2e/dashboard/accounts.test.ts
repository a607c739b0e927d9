import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserPath, findBarriers, launchBrowser, visit } from "./browser.ts";
import { buildDashboard } from "./build.ts";
import { type House, openHouse } from "./house.ts";

const desk = { width: 1280, height: 800, theme: "light" } as const;

/** Signing in, people, settings: everything of an account but its runs. */
describe.skipIf(!existsSync(browserPath))("accounts and settings in a browser", { timeout: 60_000 }, () => {
  let built: ReturnType<typeof buildDashboard>;
  let house: House;
  let browser: Browser;

  beforeAll(async () => {
    built = buildDashboard();
    house = await openHouse({ dashboardDir: built.dir, env: { DEFAULT_PLAN: "team" } });
    browser = await launchBrowser();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await house?.close();
    built?.remove();
  });

  const open = (token?: string) => visit(browser, house.server.url, { ...desk, ...(token ? { token } : {}) });

  test("a locked account says so, for how long, and that the right password does not help", async () => {
    const person = await house.server.signUp();
    const { page, complaints, context } = await open();
    await page.goto("/login");
    await page.getByLabel("E-mail").fill(person.email);
    for (let wrong = 1; wrong <= 6; wrong += 1) {
      await page.getByLabel("Password", { exact: true }).fill(`Wrong-horse-${wrong}`);
      const answered = page.waitForResponse("**/api/auth/login");
      await page.getByRole("button", { name: "Sign in" }).click();
      await answered;
    }
    const locked = page.getByRole("alert").filter({ hasText: "Account temporarily locked" });
    await locked.getByText(/^1[45]:\d\d min$/).waitFor();
    await locked.getByText("not even with the right one").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the plan page marks the organization's own plan, says what is unlimited, and tells how to reach sales", async () => {
    const person = await house.server.signUp({ organizationName: "Northwind" });
    const { page, complaints, context } = await open(person.token);
    await page.goto("/settings/plan");
    const current = page.getByRole("list", { name: "Plans" }).getByRole("listitem").filter({ hasText: "Current" });
    expect(await current.innerText()).toMatch(/Team[\s\S]*Projects\s+Unlimited[\s\S]*1,000[\s\S]*10 GB/);
    await page.getByRole("button", { name: "Contact sales" }).click();
    await page.getByRole("dialog").getByText(new RegExp(person.organizationId)).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
