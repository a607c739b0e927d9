import { api } from "@gantry/contract/api.ts";
import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { fakeBasicRegistry } from "../../server/src/features/registries/testing/fake-registry.ts";
import { fakeGithub } from "../../server/src/features/integrations/testing/fake-github.ts";
import { addMember } from "../../server/src/testing/add-member.ts";
import { mailedToken } from "../../server/src/testing/mailed-link.ts";
import { password } from "../../server/src/testing/start-server.ts";
import { findBarriers } from "./browser.ts";
import { describeInBrowser, test as base } from "./in-browser.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

const test = base.override("env", () => ({ DEFAULT_PLAN: "team" }));

/** Signing in, people, settings: everything of an account but its runs. */
describeInBrowser("accounts and settings in a browser", () => {
  test("the sign-in page of a locked account says for how long, and that the right password does not help", async ({ stack, open }) => {
    const person = await stack.server.signUp();
    const { page } = await open();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    for (let wrong = 1; wrong <= 6; wrong += 1) {
      await page.getByLabel("Password", { exact: true }).fill(`Wrong-horse-${wrong}`);
      const answered = page.waitForResponse("**/api/auth/login");
      await page.getByRole("button", { name: "Sign in" }).click();
      await answered;
    }
    const locked = page.getByRole("alert").filter({ hasText: "Account temporarily locked" });
    await locked.getByText(/^1[45]:\d\d min$/).waitFor();
    await locked.getByText("even with the right password").waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("the plan page marks the organization's plan, says what is unlimited, and names the contact for sales", async ({ stack, open }) => {
    const person = await stack.server.signUp({ organizationName: "Northwind" });
    const { page } = await open(person.token);
    await page.goto("/settings/plan");
    const current = page
      .getByRole("list", { name: "Plans" })
      .getByRole("listitem")
      .filter({ has: page.getByText("Current", { exact: true }) });
    expect(await current.innerText()).toMatch(/Team[\s\S]*Projects\s+Unlimited[\s\S]*1,000[\s\S]*10 GB/);
    await page.getByRole("button", { name: "Contact sales" }).click();
    await page.getByRole("dialog").getByText(new RegExp(person.organizationId)).waitFor();
  });

  test("an admin changes a member's role, suspends and removes them; the member loses access at once", async ({ stack, open }) => {
    const ada = await stack.server.signUp({ name: "Ada Lovelace" });
    const dev = await addMember(stack.server, ada, "developer");
    const { page } = await open(ada.token);
    await page.goto("/settings/members");
    const rowOf = (text: string) =>
      page
        .getByRole("list", { name: /^Members/ })
        .getByRole("listitem")
        .filter({ hasText: text });
    const own = rowOf(ada.email);
    await own.getByText("You", { exact: true }).waitFor();
    // No one changes their own role, so no one is offered it.
    expect(await own.getByRole("combobox").count()).toBe(0);
    expect(await own.getByRole("button").count()).toBe(0);

    await rowOf(dev.email).getByRole("combobox").click();
    await page.getByRole("option", { name: "Viewer" }).click();
    await expect.poll(async () => (await dev.call(api.auth.me)).data.role).toBe("viewer");

    await rowOf(dev.email)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Suspend…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
    await rowOf(dev.email).getByText("Suspended", { exact: true }).waitFor();
    expect((await dev.request(api.auth.me)).status).toBe(401);

    await rowOf(dev.email)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => rowOf(dev.email).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("actions that a developer may not perform are not offered", async ({ stack, open }) => {
    const ada = await stack.server.signUp();
    const dev = await addMember(stack.server, ada, "developer");
    const { page } = await open(dev.token);
    await page.goto("/settings/members");
    await page.getByText(ada.email).waitFor();
    expect(await page.getByRole("main").getByRole("combobox").count()).toBe(0);
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  });

  test("a person changes their name and password, and signs out everywhere", async ({ stack, open }) => {
    const person = await stack.server.signUp({ name: "Grace Hoper" });
    const { page } = await open();
    await page.goto("/login?back=/settings/profile");
    await page.getByLabel("Email").fill(person.email);
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
    // The earlier session has ended, this one is still valid.
    expect((await person.request(api.auth.me)).status).toBe(401);
    await page.reload();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  test("a member of two organizations switches between them by mouse and keyboard, and sees nothing of the previous one", async ({
    stack,
    open,
  }) => {
    const other = await stack.server.signUp({ organizationName: "Second Ltd" });
    await newProject(other, { name: "Only of the second" });
    const person = await addMember(stack.server, other, "viewer");
    const { page } = await open();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: /Organization: Example/ }).click();
    await page.getByRole("menuitemradio", { name: /Second Ltd/ }).click();
    await page.getByRole("button", { name: /Organization: Second Ltd/ }).waitFor();
    await page.goto("/settings/projects");
    await page.getByRole("main").getByText("Only of the second").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Example", exact: true }).click();
    await page.getByRole("button", { name: /Organization: Example/ }).waitFor();
    await page.goto("/settings/projects");
    await page.getByText("No projects yet").waitFor();
    expect(await page.getByText("Only of the second").count()).toBe(0);
  });

  test("an admin sends an invitation; its link names the sender and the organization, creates the account, and works once", async ({
    stack,
    mails,
    open,
  }) => {
    const ada = await stack.server.signUp({ name: "Ada Lovelace", organizationName: "Northwind" });
    const admin = await open(ada.token);
    await admin.page.goto("/settings/members");
    await admin.page.getByText("No pending invitations").waitFor();
    await admin.page.getByRole("button", { name: "Invite", exact: true }).click();
    await admin.page.getByLabel("Email").fill("Grace@Example.com");
    await admin.page.getByRole("dialog").getByRole("button", { name: "Invite", exact: true }).click();
    await admin.page.getByRole("list", { name: "Pending invitations" }).getByText("grace@example.com").waitFor();
    const token = await mailedToken(mails, "grace@example.com", "invite");
    const mailStatus = async () => (await ada.call(api.invitations.list)).invitations[0]?.mail?.status;
    await expect.poll(mailStatus).toBe("sent");
    await admin.page.reload();
    await admin.page.getByRole("button", { name: "Copy a link for grace@example.com" }).click();
    await admin.page.getByText("The link in the email still does.").waitFor();

    const { page } = await open();
    await page.goto(`/invite/${token}`);
    await page.getByRole("heading", { name: "Join Northwind" }).waitFor();
    await page.getByText("Ada Lovelace invited you.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByRole("button", { name: /Organization: Northwind/ }).waitFor();
    await page
      .getByRole("button", { name: /Grace Hopper/ })
      .getByText("Developer")
      .waitFor();
    await admin.page.reload();
    await admin.page
      .getByRole("list", { name: /^Members/ })
      .getByText("grace@example.com")
      .waitFor();

    await page.goto(`/invite/${token}`);
    await page.getByRole("heading", { name: "This invitation does not work" }).waitFor();
  });

  test("a person with an account signs in to accept an invitation; a session of another person gets an explanation", async ({
    stack,
    mails,
    open,
  }) => {
    const ada = await stack.server.signUp({ organizationName: "Contoso" });
    const grace = await stack.server.signUp({ name: "Grace Hopper" });
    await ada.call(api.invitations.create, { body: { email: grace.email, role: "viewer" } });
    const token = await mailedToken(mails, grace.email, "invite");
    const { page } = await open();
    await page.goto(`/login?back=/invite/${token}`);
    await page.getByLabel("Email").fill(ada.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText(`The invitation is for ${grace.email}`).waitFor();
    await page.getByRole("button", { name: "Sign out and continue" }).click();
    await page.getByRole("link", { name: "Sign in to join" }).click();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(grace.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Join Contoso" }).click();
    // The page still loads what belongs to the new organization, which can close a menu: open it again then.
    const choices = page.getByRole("menuitemradio");
    await expect
      .poll(async () => {
        if ((await choices.count()) === 0) await page.getByRole("button", { name: /Organization: Contoso/ }).click();
        return choices.count();
      })
      .toBe(2);
  });

  test("a forgotten password is reset by a mailed link that works once", async ({ stack, mails, open }) => {
    const person = await stack.server.signUp();
    const { page } = await open();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const token = await mailedToken(mails, person.email, "reset-password");
    await page.goto(`/reset-password/${token}`);
    await page.getByLabel("New password", { exact: true }).fill("Better-horse-8");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("heading", { name: "Password changed" }).waitFor();
    expect((await person.request(api.auth.me)).status).toBe(401);
    await page.goto(`/reset-password/${token}`);
    await page.getByLabel("New password", { exact: true }).fill("Better-horse-9");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("link", { name: "Request a new link" }).waitFor();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill("Better-horse-8");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  });

  test("the link in a verification email verifies the address and signs in", async ({ stack, mails, open }) => {
    const person = await stack.server.signUp();
    await stack.server.ctx.db.asSystem((tx) => tx.updateTable("users").set({ status: "pending" }).where("id", "=", person.id).execute());
    const { page } = await open();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Send the email again" }).click();
    await page.getByRole("button", { name: "Send the email again" }).click();
    await page.getByRole("status").getByText("a new link is on its way").waitFor();
    const token = await mailedToken(mails, person.email, "verify-email");
    await page.goto(`/verify-email/${token}`);
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
    await page.goto(`/verify-email/${token}`);
    await page.getByRole("heading", { name: "The link does not work" }).waitFor();
  });

  test("an admin renames the organization, turns the analysis off and chooses a model whose key is never shown again", async ({
    stack,
    open,
  }) => {
    const ada = await stack.server.signUp({ organizationName: "Old name" });
    const { page } = await open(ada.token);
    await page.goto("/settings/organization");
    await page.getByLabel("Name", { exact: true }).fill("New name");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: /Organization: New name/ }).waitFor();
    await page.getByRole("switch", { name: "AI analysis" }).click();
    await expect.poll(async () => (await ada.call(api.organizations.get)).data.aiAnalysisEnabled).toBe(false);
    await page.getByLabel("Model", { exact: true }).fill("gpt-5-mini");
    await page.getByLabel("Key", { exact: true }).fill("sk-very-secret-key");
    await page.getByRole("button", { name: "Use this model" }).click();
    await page.getByText("Organization's model", { exact: true }).waitFor();
    await page.reload();
    await page.getByText("In use: OpenAI, gpt-5-mini.").waitFor();
    expect(await page.content()).not.toContain("sk-very-secret-key");
    await page.getByRole("button", { name: "Use the platform's model" }).click();
    await page.getByRole("button", { name: "Remove it" }).click();
    await page.getByText("Platform default", { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("the usage page shows each limit, and says which ones are used up", async ({ stack, open }) => {
    const person = await stack.server.signUp();
    await stack.server.ctx.db.asSystem((tx) =>
      tx.updateTable("organizations").set({ plan: "free" }).where("id", "=", person.organizationId).execute(),
    );
    await newProject(person, { name: "The only one" });
    const { page } = await open(person.token);
    await page.goto("/settings/plan");
    const usage = page.getByRole("list", { name: "Usage" });
    expect(await usage.innerText()).toMatch(/Runs this month\s+0 of 50[\s\S]*Projects\s+1 of 1[\s\S]*Members\s+1 of 3/);
    await page.getByText("You have used all projects of your plan.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("credentials for an image registry are saved after the registry accepted them, and removed", async ({ stack, web, open }) => {
    web.hosts.set("registry.example.test", fakeBasicRegistry("ci:right"));
    const ada = await stack.server.signUp();
    await newProject(ada, { name: "Shop" });
    const { page } = await open(ada.token);
    await page.goto("/settings/integrations");
    await page.getByText("No registry credentials yet").waitFor();
    await page.getByRole("button", { name: "Add registry" }).click();
    await page.getByRole("textbox", { name: "Registry" }).fill("registry.example.test");
    await page.getByLabel("Used by").click();
    await page.getByRole("option", { name: "Shop" }).click();
    await page.getByLabel("User name").fill("ci");
    await page.getByLabel("Password or token").fill("wrong");
    await page.getByRole("button", { name: "Test and save" }).click();
    await page.getByRole("dialog").getByRole("alert").getByText("does not accept this user name").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel("Password or token").fill("right");
    await page.getByRole("button", { name: "Test and save" }).click();
    const row = page.getByRole("list", { name: "Image registries" }).getByRole("listitem").filter({ hasText: "registry.example.test" });
    await row.getByText("project Shop").waitFor();
    await row.getByRole("button", { name: /^More for / }).click();
    await page.getByRole("menuitem", { name: "Remove…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("No registry credentials yet").waitFor();
    expect((await ada.call(api.registries.list)).data).toEqual([]);
  });

  test("GitHub is linked after its token was tested, shown masked, and unlinked; a webhook's secret is shown once", async ({
    stack,
    web,
    open,
  }) => {
    web.hosts.set("api.github.com", fakeGithub({ token: "ghp-right" }).host);
    web.hosts.set("hooks.example.test", () => ({ status: 204 }));
    const ada = await stack.server.signUp();
    const { page } = await open(ada.token);
    await page.goto("/settings/integrations");
    await page.getByRole("heading", { name: "Source hosts" }).waitFor();
    expect(await page.getByRole("button", { name: /^Link / }).count()).toBe(8);
    await page.getByRole("button", { name: "Link GitHub" }).click();
    await page.getByLabel("Access token").fill("ghp-wrong");
    await page.getByRole("button", { name: "Test and link" }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel("Access token").fill("ghp-right");
    await page.getByRole("button", { name: "Test and link" }).click();
    const github = page.getByRole("list", { name: "Source hosts" }).getByRole("listitem").filter({ hasText: "GitHub" });
    await github.getByText("as octo-bot").waitFor();
    await github.getByText("********").waitFor();
    expect(await page.content()).not.toContain("ghp-right");
    await github.getByRole("button", { name: "Test GitHub" }).click();
    await page.getByText("GitHub answers as octo-bot").waitFor();

    await page.getByRole("button", { name: "Link Webhook" }).click();
    await page.getByLabel("Address").fill("https://hooks.example.test/in");
    await page.getByRole("checkbox", { name: "execution.created" }).click();
    await page.getByRole("button", { name: "Test and link" }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("execution.finished", { exact: true }).waitFor();

    await github.getByRole("button", { name: "More for GitHub" }).click();
    await page.getByRole("menuitem", { name: "Unlink…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
    await github.getByText("Not linked").waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("an admin reads the audit log, filters it by URL, and exports it as CSV; other roles see no link to it", async ({ stack, open }) => {
    const ada = await stack.server.signUp();
    const dev = await addMember(stack.server, ada, "developer");
    await newProject(ada, { name: "Shop" });
    await ada.call(api.users.changeRole, { params: { id: dev.id }, body: { role: "viewer" } });
    const { page } = await open(ada.token);
    await page.goto("/settings/audit");
    const entries = page.getByRole("list", { name: "Entries, newest first" });
    await entries.getByText("Project created").waitFor();
    await page.getByRole("button", { name: "About" }).click();
    await page.getByRole("menuitemradio", { name: "Members" }).click();
    await page.waitForURL(/on=user/);
    await expect.poll(() => entries.getByText("Project created").count()).toBe(0);
    await entries.getByText("Member role changed").click();
    await entries.getByText("user.role_changed").waitFor();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download CSV" }).click()]);
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toContain("user.role_changed");
    expect(csv).not.toContain("project.created");
    await page.goto("/settings/audit?actor=nobody@example.com");
    await page.getByText("No entry matches these filters").waitFor();
    expect(await findBarriers(page)).toEqual([]);

    const viewer = await open(dev.token);
    await viewer.page.goto("/settings/members");
    await viewer.page.getByText(ada.email).waitFor();
    expect(await viewer.page.getByRole("link", { name: "Audit log" }).count()).toBe(0);
    await viewer.page.goto("/settings/audit");
    await viewer.page.getByText("Only admins can read the audit log.").waitFor();
  });

  test("webhook deliveries are listed with their attempts, and one click sends a delivery again", async ({ stack, web, open }) => {
    web.hosts.set("hooks.example.test", () => ({ status: 204 }));
    const ada = await stack.server.signUp();
    const project = await ada.request(api.projects.create, { body: { name: "Shop" } });
    await ada.call(api.integrations.link, { params: { provider: "webhook" }, body: { url: "https://hooks.example.test/in" } });
    await ada.call(api.executions.request, { body: { projectId: project.body.data.id, image: "team/suite:1", folder: "all" } });
    const { page } = await open(ada.token);
    await expect
      .poll(async () => (await ada.call(api.integrations.deliveries, { query: { status: "delivered" } })).data.length)
      .toBeGreaterThan(0);
    await page.goto("/settings/integrations");
    await page.getByRole("link", { name: "Deliveries" }).click();
    const deliveries = page.getByRole("list", { name: "Deliveries, newest first" });
    await deliveries.getByRole("button", { name: /Delivered.*execution\.created/ }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText("Response 204").waitFor();
    await sheet.getByRole("link", { name: "Open the run" }).waitFor();
    const sent = () => web.requests.filter(({ host, text }) => host === "hooks.example.test" && text.includes("team/suite:1")).length;
    const before = sent();
    await sheet.getByRole("button", { name: "Send again" }).click();
    await expect.poll(sent).toBe(before + 1);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto("/settings/integrations/deliveries?status=failed");
    await page.getByText("No delivery is failed").waitFor();
  });

  test("a chat channel gets a rule and a test message, and its address is never shown again", async ({ stack, web, open }) => {
    web.hosts.set("hooks.slack.com", () => ({ body: "ok" }));
    const ada = await stack.server.signUp();
    await newProject(ada, { name: "Shop" });
    const { page } = await open(ada.token);
    await page.goto("/settings/notifications");
    await page.getByRole("switch", { name: "Usage" }).click();
    await expect.poll(async () => (await ada.call(api.organizations.get)).data.notifications.usageAlerts).toBe(false);
    await page.getByRole("button", { name: "Add rule" }).click();
    await page.getByLabel("Name", { exact: true }).fill("#web-shop");
    await page.getByLabel("Incoming webhook URL").fill("https://hooks.slack.com/services/T000/B000/sEcReT");
    await page.getByRole("checkbox", { name: "Passed" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add rule" }).click();
    const rule = page.getByRole("list", { name: "Notification rules" }).getByRole("listitem");
    await rule.getByText(/only when it changes/).waitFor();
    expect(await rule.innerText()).not.toContain("Passed");
    expect(await page.content()).not.toContain("sEcReT");
    await rule.getByRole("button", { name: "More for #web-shop" }).click();
    await page.getByRole("menuitem", { name: "Send a test message" }).click();
    await page.getByText("Slack has posted the message.").waitFor();
    await rule.getByRole("switch").click();
    await rule.getByText("Off", { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("a project shows how long it keeps files, and previews what would be deleted", async ({ stack, open }) => {
    const ada = await stack.server.signUp();
    const project = await ada.request(api.projects.create, { body: { name: "Shop" } });
    const projectId: string = project.body.data.id;
    const { page } = await open(ada.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("combobox", { name: "Keep output" }).click();
    await page.getByRole("option", { name: "14 days" }).click();
    await page.getByRole("combobox", { name: "Keep test results and their history" }).click();
    expect(await page.getByRole("option", { name: "7 days" }).count(), "results stay for at least 14 days").toBe(0);
    await page.getByRole("option", { name: "90 days" }).click();
    await page.getByText("With these settings, there is nothing to delete.").waitFor();
    const retention = page.locator("section").filter({ has: page.getByRole("heading", { name: "Retention" }) });
    await retention.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await ada.call(api.retention.get, { params: { id: projectId } })).data.logDays).toBe(14);
    await retention.getByRole("button", { name: "Delete now" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete now" }).click();
    await page.getByText("0 B freed").waitFor();
    expect((await ada.call(api.retention.get, { params: { id: projectId } })).data.resultDays).toBe(90);

    const at = new Date(Date.now() - 100 * 86_400_000).toISOString();
    const report = { query: { projectId, startedAt: at, finishedAt: at }, headers: { "content-type": "application/xml" } };
    const body = `<testsuite name="cart"><testcase name="adds"/><testcase name="pays"><failure message="no"/></testcase></testsuite>`;
    const { id } = (await ada.call(api.ingest.report, { ...report, body })).data;
    await expect.poll(async () => (await ada.call(api.executions.tests, { params: { id } })).historyPending).toBe(false);
    expect((await ada.call(api.retention.apply, { params: { id: projectId } })).data.results).toBe(1);
    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByText(/^The results of this run were removed on /).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText(/^The results of this run were removed on .* by retention\.$/).waitFor();
  });

  test("a schedule shows its next times before it is saved, and can be paused and started by hand", async ({ stack, open }) => {
    const ada = await stack.server.signUp();
    const project = await ada.request(api.projects.create, { body: { name: "Shop", runSettings: { image: "team/suite:1" } } });
    const projectId: string = project.body.data.id;
    const { page } = await open(ada.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Add schedule" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Nightly");
    await dialog.getByLabel("When").fill("61 2 * * *");
    await dialog.getByText("When must be a cron expression of five fields").waitFor();
    await dialog.getByLabel("When").and(page.locator("[aria-invalid=true]")).waitFor();
    await dialog.getByLabel("When").fill("15 2 * * *");
    await dialog
      .getByRole("status")
      .getByText(/^Next: .*15/)
      .waitFor();
    await dialog.getByRole("status").getByText("At 02:15, Europe/Berlin.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add schedule" }).click();
    const row = page.getByRole("list", { name: "Schedules" }).getByRole("listitem");
    await row.getByText("15 2 * * *").waitFor();
    await row.getByText("Europe/Berlin").waitFor();
    await row.getByRole("switch").click();
    await row.getByText("Paused", { exact: true }).waitFor();
    await row.getByRole("button", { name: "More for Nightly" }).click();
    await page.getByRole("menuitem", { name: "Start now" }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
  });
});
