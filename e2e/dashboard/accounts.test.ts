import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "../../server/src/testing/start-server.ts";
import { addMember } from "../../server/src/testing/add-member.ts";
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

  test("an admin changes a member's role, suspends and removes them; the member is out at once", async () => {
    const ada = await house.server.signUp({ name: "Ada Lovelace" });
    const dev = await addMember(house.server, ada, "developer");
    const { page, complaints, context } = await open(ada.token);
    await page.goto("/settings/members");
    const rowOf = (text: string) =>
      page
        .getByRole("list", { name: /^Members/ })
        .getByRole("listitem")
        .filter({ hasText: text });
    const own = rowOf(ada.email);
    await own.getByText("You", { exact: true }).waitFor();
    // Nobody changes their own role, so nobody is offered it.
    expect(await own.getByRole("combobox").count()).toBe(0);
    expect(await own.getByRole("button").count()).toBe(0);

    await rowOf(dev.email).getByRole("combobox").click();
    await page.getByRole("option", { name: "Viewer" }).click();
    await expect.poll(async () => (await dev.get("/api/auth/me")).body.data.role).toBe("viewer");

    await rowOf(dev.email)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Suspend…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
    await rowOf(dev.email).getByText("Suspended", { exact: true }).waitFor();
    expect((await dev.get("/api/auth/me")).status).toBe(401);

    await rowOf(dev.email)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => rowOf(dev.email).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("what a developer may not do is not offered", async () => {
    const ada = await house.server.signUp();
    const dev = await addMember(house.server, ada, "developer");
    const { page, complaints, context } = await open(dev.token);
    await page.goto("/settings/members");
    await page.getByText(ada.email).waitFor();
    expect(await page.getByRole("main").getByRole("combobox").count()).toBe(0);
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a person changes name and password, and ends every session", async () => {
    const person = await house.server.signUp({ name: "Grace Hoper" });
    const { page, complaints, context } = await open();
    await page.goto("/login?back=/settings/profile");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: /Grace Hopper/ }).waitFor();

    await page.getByLabel("Current password").fill("Wrong-horse-7");
    await page.getByLabel("New password").fill("Better-horse-8");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Current password").fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed").waitFor();
    // The session before is over, this one goes on.
    expect((await person.get("/api/auth/me")).status).toBe(401);
    await page.reload();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a member of two organizations switches between them and sees nothing of the one before", async () => {
    const other = await house.server.signUp({ organizationName: "Second Ltd" });
    await other.send("POST", "/api/projects", { name: "Only of the second" });
    const person = await addMember(house.server, other, "viewer");
    const { page, complaints, context } = await open();
    await page.goto("/login");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: /Organization: Example/ }).click();
    await page.getByRole("menuitemradio", { name: /Second Ltd/ }).click();
    await page.getByRole("button", { name: /Organization: Second Ltd/ }).waitFor();
    await page.goto("/settings/projects");
    await page.getByRole("main").getByText("Only of the second").waitFor();
    await page.getByRole("button", { name: /Organization: Second Ltd/ }).click();
    await page.getByRole("menuitemradio", { name: /Example/ }).click();
    await page.getByRole("button", { name: /Organization: Example/ }).waitFor();
    await page.goto("/settings/projects");
    await page.getByText("No projects yet").waitFor();
    expect(await page.getByText("Only of the second").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
