import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addMember } from "../../server/src/testing/add-member.ts";
import type { FakeWeb } from "../../server/src/testing/fake-web.ts";
import { type DashboardStack, until } from "./dashboard-stack.ts";
import { test } from "./in-browser.ts";
import { type Member, makeMember, takeRun } from "./member.ts";
import { pagePaths } from "./page-paths.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { deliver, newTrigger, pushOf } from "../../server/src/testing/given/trigger.ts";
import { queueRun } from "../../server/src/testing/given/run.ts";

/** A member and the paths of all pages, none of which is empty. */
export interface FullDemo extends Member {
  paths: readonly string[];
}

/** An organization with something on every page; itself and each thing in it are called `name`. */
export async function makeFullDemo(stack: DashboardStack, web: FakeWeb, name: string): Promise<FullDemo> {
  const admin = await makeMember(stack, { name, organizationName: name });
  await admin.person.call(api.projects.change, { params: { id: admin.projectId }, body: { name } });
  return { ...admin, paths: await fillEveryPage(stack, web, admin, name) };
}

/** Tests of a file that share such an organization: `full`. */
export const testWithEveryPage = (name: string) =>
  test.extend("full", { scope: "file" }, ({ stack, web }) => makeFullDemo(stack, web, name));

async function fillEveryPage(stack: DashboardStack, web: FakeWeb, member: Member, name: string): Promise<readonly string[]> {
  const { person, projectId } = member;
  web.hosts.set("hooks.example.test", () => ({ status: 204 }));
  await person.call(api.integrations.link, { params: { provider: "webhook" }, body: { url: "https://hooks.example.test/in" } });
  web.hosts.set("registry.example.test", () => ({ body: {} }));
  const login = { registry: "registry.example.test", username: name.replaceAll(":", "").slice(0, 200), password: "a token" };
  await person.call(api.registries.save, { body: login });
  const developer = await addMember(stack.server, person, "developer");
  await developer.call(api.auth.changeMe, { body: { name } });
  await person.call(api.invitations.create, { body: { email: `${"somebody".repeat(7)}@example.com`, role: "viewer" } });
  await newApiKey(person, { name });
  await person.call(api.projects.setVariable, { params: { id: projectId, name: "SHOP_USER" }, body: { value: name, secret: false } });
  const room = { channel: "slack" as const, name, url: "https://hooks.slack.com/services/T0/B0/secret" };
  await person.call(api.notifications.create, { params: { id: projectId }, body: room });
  const run = { image: "team/suite:1" };
  await person.call(api.schedules.create, { body: { projectId, name, cron: "0 2 * * *", timeZone: "Europe/Berlin", run } });
  const trigger = await newTrigger(person, projectId, {
    name: name.slice(0, 100),
    branches: { include: [name.replaceAll("!", "").slice(0, 200)] },
  });
  await deliver(stack.server, trigger, { event: "push", payload: pushOf({ branch: name }) });

  await member.run("passed");
  const { id } = await queueRun(person, {
    projectId,
    image: `registry.example.com/${"team/".repeat(12)}suite:1`,
    command: name,
    config: { groupName: name.slice(0, 100), environment: "staging", baseUrl: "https://staging.example.com" },
  });
  const taken = await takeRun(stack.worker, id);
  await stack.worker.say(taken, `${name}\n[db] Error: connect ECONNREFUSED 127.0.0.1:5432\n${"long ".repeat(100)}\n`);
  await stack.worker.leave(taken, { "reports/index.html": "<h1>Report</h1>", [`reports/${"deep/".repeat(10)}log.txt`]: name });
  const message = `Error: connect ECONNREFUSED 127.0.0.1:5432 ${name}`;
  const tests = [
    { name: "pays by card", suite: ["Checkout"], status: "failed" as const, durationMs: 5120, message },
    { name, suite: [name, name], filePath: `tests/${"deep/".repeat(12)}cart.spec.ts`, status: "failed" as const, durationMs: 40, message },
  ];
  await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["junit"], tests } });
  await until("the verdict", async () => (await person.call(api.executions.get, { params: { id } })).data.finishedAt !== null);
  await stack.server.idle();

  const testCases = ["first", "second"].map((which) => ({
    title: `${name} ${which}`,
    suite: `${name.slice(0, 60)} / ${name.slice(0, 60)}`,
    preconditions: name,
    requirements: [name.slice(0, 100)],
    steps: [{ action: name, expectedResult: name }],
  }));
  const { ids } = (await person.call(api.testCases.bulkCreate, { body: { projectId, testCases } })).data;
  const cycle = (await person.call(api.testCycles.create, { body: { projectId, name, testCaseIds: ids } })).data;
  const known = (await person.call(api.tests.list, { query: { project: projectId } })).data;
  const testIds = known.filter((test) => test.name === name).map((test) => test.id);
  const checks = (await person.call(api.flakeChecks.start, { body: { testIds, times: 2 } })).data;
  // Its runs must not wait in the queue of other tests.
  for (const check of checks) await person.call(api.flakeChecks.cancel, { params: { id: check.id } });
  const matrix = { axes: { BROWSER: [name.slice(0, 100), "chrome"] } };
  const matrixRun = (await person.call(api.matrixRuns.start, { body: { projectId, image: "team/suite:1", matrix } })).data;
  await person.call(api.matrixRuns.cancel, { params: { id: matrixRun.id } });
  const records: Readonly<Record<string, string>> = {
    "/runs/$id": `/runs/${id}`,
    "/matrix-runs/$id": `/matrix-runs/${matrixRun.id}`,
    "/tests/$id": `/tests/${known.find((test) => test.name === name)?.id}`,
    "/flake-checks/$id": `/flake-checks/${checks[0]?.id}`,
    "/test-cases/$id": `/test-cases/${ids[0]}`,
    "/test-cycles/$id": `/test-cycles/${cycle.id}`,
    "/settings/projects/$id": `/settings/projects/${projectId}`,
  };
  const tabs = ["terminal", "tests", "timeline", "analysis", "report"].map((tab) => `/runs/${id}?tab=${tab}`);
  return [...pagePaths.map((path) => pathOf(path, records)), "/runs?view=groups", ...tabs, `/test-cases?case=${ids[0]}`];
}

function pathOf(path: string, records: Readonly<Record<string, string>>): string {
  if (!path.includes("$")) return path;
  const found = records[path];
  if (found === undefined) throw new Error(`No test visits ${path}: in every-page.ts, create a record and add its path to \`records\`.`);
  return found;
}

/** Waits until a page has its heading and nothing in it is on its way any more. */
export async function hasLoaded(page: Page): Promise<void> {
  // The sheet of a case opens over its list when its own file has come, and takes the focus.
  const opensSheet = new URL(page.url()).searchParams.has("case");
  const inDialog = page.getByRole("dialog").getByRole("heading");
  const heading = opensSheet ? inDialog : page.getByRole("heading", { level: 1 }).or(inDialog);
  await heading.first().waitFor();
  const loading = page.getByRole("status").filter({ hasText: /^Loading/ });
  await expect.poll(() => loading.count()).toBe(0);
}

/** A page that asks the server for nothing, and leads nowhere else, as `/` does. */
export const plainPath = "/test-cases/from-spec";

/**
 * Goes to a page as a link does, without reloading the dashboard; by way of the plain page, so that nothing of the previous page is
 * mistaken for the new one's.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const plain = page.getByRole("heading", { name: "Spec to tests", level: 1 });
  await follow(page, plainPath);
  await plain.waitFor();
  if (path === plainPath) return;
  await follow(page, path);
  await plain.waitFor({ state: "hidden" });
}

async function follow(page: Page, path: string) {
  await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent("popstate"))`);
}
