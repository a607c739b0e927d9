import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { fakeGithub } from "../../server/src/features/integrations/testing/fake-github.ts";
import { addMember } from "../../server/src/testing/add-member.ts";
import { newTrigger } from "../../server/src/testing/given/trigger.ts";
import type { FakeWeb } from "../../server/src/testing/fake-web.ts";
import type { DashboardStack } from "./dashboard-stack.ts";
import type { DemoData } from "./demo-data.ts";
import type { Screenshot } from "./screenshot.ts";

/** People, invitations, links, rules and schedules for the settings' pages. */
export async function addDemoAccounts({ server }: DashboardStack, web: FakeWeb, { person, projectId }: DemoData): Promise<void> {
  web.hosts.set("api.github.com", fakeGithub({ token: "ghp-right" }).host);
  web.hosts.set("hooks.example.test", () => ({ status: 204 }));
  const developer = await addMember(server, person, "developer");
  await developer.call(api.auth.changeMe, { body: { name: "Bartholomew Featherstonehaugh-Cholmondeley" } });
  const viewer = await addMember(server, person, "viewer");
  await person.call(api.users.changeStatus, { params: { id: viewer.id }, body: { status: "suspended" } });
  await person.call(api.invitations.create, { body: { email: "somebody.with.a.rather.long.address@northwind.example", role: "viewer" } });
  await person.call(api.integrations.link, { params: { provider: "github" }, body: { token: "ghp-right" } });
  await person.call(api.integrations.link, { params: { provider: "webhook" }, body: { url: "https://hooks.example.test/in" } });
  const rule = { channel: "slack" as const, name: "#web-shop", url: "https://hooks.slack.com/services/T0/B0/secret" };
  await person.call(api.notifications.create, { params: { id: projectId }, body: rule });
  const run = { image: "registry.northwind.example/shop/e2e:4.12.0" };
  await person.call(api.schedules.create, { body: { projectId, name: "Nightly", cron: "0 2 * * *", timeZone: "Europe/Berlin", run } });
  const pushes = { name: "Main and pull requests", repository: "https://github.com/northwind/web-shop", branches: { include: ["main"] } };
  await newTrigger(person, projectId, { ...pushes, paths: { include: ["src/**"] } });
}

/** The pages of accounts and settings. */
export const accountScreenshots: readonly Screenshot[] = [
  { name: "forgot-password", path: () => "/forgot-password", ready: "text=Send the link", signedOut: true },
  { name: "reset-password", path: () => "/reset-password/token", ready: "text=Set password", signedOut: true },
  { name: "check-mail", path: () => "/verify-email?email=ada@example.com", ready: "text=Send the email again", signedOut: true },
  { name: "verify-email-refused", path: () => "/verify-email/token", ready: "text=The link does not work", signedOut: true },
  { name: "invitation-refused", path: () => "/invite/token", ready: "text=This invitation does not work", signedOut: true },
  { name: "organization", path: () => "/settings/organization", ready: "text=Spec to tests" },
  { name: "members", path: () => "/settings/members", ready: "text=somebody.with.a.rather" },
  { name: "invite", path: () => "/settings/members", ready: "text=somebody.with.a.rather", before: (page) => press(page, "Invite") },
  { name: "integrations", path: () => "/settings/integrations", ready: "text=octo-bot" },
  { name: "link", path: () => "/settings/integrations", ready: "text=octo-bot", before: (page) => press(page, "Link Jira") },
  { name: "deliveries", path: () => "/settings/integrations/deliveries", ready: "main >> text=All deliveries of the last 30 days" },
  { name: "notifications", path: (demo) => `/settings/notifications?project=${demo.projectId}`, ready: "text=#web-shop" },
  {
    name: "notification-rule",
    path: (demo) => `/settings/notifications?project=${demo.projectId}`,
    ready: "text=#web-shop",
    before: (page) => press(page, "Add rule"),
  },
  {
    name: "schedule",
    path: (demo) => `/settings/projects/${demo.projectId}`,
    ready: "text=Nightly",
    before: (page) => press(page, "Add schedule"),
  },
  {
    name: "trigger",
    path: (demo) => `/settings/projects/${demo.projectId}`,
    ready: "text=Main and pull requests",
    before: (page) => press(page, "Add trigger"),
  },
  { name: "plan", path: () => "/settings/plan", ready: "text=Runs this month" },
  { name: "audit", path: () => "/settings/audit", ready: "text=Project created" },
  { name: "fresh-members", path: () => "/settings/members", ready: "text=No pending invitations", fresh: true },
  { name: "fresh-integrations", path: () => "/settings/integrations", ready: "text=Not linked", fresh: true },
  { name: "fresh-deliveries", path: () => "/settings/integrations/deliveries", ready: "text=Nothing has been sent yet", fresh: true },
  { name: "fresh-notifications", path: () => "/settings/notifications", ready: "text=No project is chosen", fresh: true },
];

async function press(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).click();
}
