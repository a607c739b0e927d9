import { parseArgs } from "node:util";
import { type Client, createClient } from "@gantry/cli/api/client.ts";
import { RequestRejected } from "@gantry/cli/api/request-rejected.ts";
import { configuration } from "@gantry/contract/configuration/routes.ts";
import { executions } from "@gantry/contract/runs/routes.ts";
import { ingest } from "@gantry/contract/ingest/routes.ts";
import { organizations } from "@gantry/contract/organizations/routes.ts";
import { projects } from "@gantry/contract/projects/routes.ts";
import { schedules } from "@gantry/contract/schedules/routes.ts";
import { testCases } from "@gantry/contract/test-cases/routes.ts";
import { testCycles } from "@gantry/contract/test-cycles/routes.ts";
import { demoCases } from "./seed/demo-cases.ts";
import { type DemoRun, demoRuns } from "./seed/demo-runs.ts";

/**
 * `npm run seed`: creates an organization with a month of uploaded runs, two runs of the sample suite, test cases, a test cycle and a schedule,
 * through the public API.
 * Changes nothing when the account exists.
 */

const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env["GANTRY_URL"] ?? "http://127.0.0.1:3000" },
    /** The address to print for signing in, if the dashboard has its own. */
    dashboard: { type: "string" },
    email: { type: "string", default: "demo@example.com" },
    password: { type: "string", default: "Demo-password-1" },
  },
});
const { url, email, password } = values;
const sampleImage = "gantry/sample-api:latest";
const sampleCommands = ["", "--with-failure"] as const;
/** The uploads may use up the requests of a minute: what follows waits for the next one. */
const repeatable = true;

const token = await signUp();
if (token === undefined) console.log(`${email} has an account at ${url} already. Nothing was changed.`);
else {
  const client = createClient({ url, apiKey: await createKey(token), waitTimeoutMs: 90_000, notice: console.log });
  await seed(client);
  console.log(`Done. Sign in at ${values.dashboard ?? url} as ${email} with the password ${password}`);
}

/** @returns the token of the new account; `undefined` when the account exists */
async function signUp(): Promise<string | undefined> {
  const account = { email, password, name: "Ada Lovelace", organizationName: "Northwind Traders" };
  const { status, body } = await post("/api/auth/signup", account);
  if (status === 409) return undefined;
  if (status !== 201) throw new Error(`${url} refused to sign up ${email}: ${body["message"] ?? body["error"]}`);
  return String(body["token"]);
}

async function createKey(bearer: string): Promise<string> {
  const { status, body } = await post("/api/auth/api-keys", { name: "Seed", role: "admin" }, { authorization: `Bearer ${bearer}` });
  if (status !== 201) throw new Error(`${url} created no API key: ${body["message"] ?? body["error"]}`);
  return String(body["apiKey"]);
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function seed(client: Client): Promise<void> {
  const runSettings = { autoQuarantine: true, baseUrls: { staging: "https://staging.shop.example" } };
  const { id: projectId } = (await client.call(projects.create, { body: { name: "Web shop", runSettings } })).data;
  const hasSample = await isSampleAvailable(client, projectId);
  const runs = await runsWithinPlan(client, demoRuns(new Date()), hasSample ? sampleCommands.length : 0);
  for (const [index, run] of runs.entries()) {
    if (!(await upload(client, projectId, run))) {
      console.log(`The plan's limit of runs is reached after ${index} of ${runs.length} runs.`);
      break;
    }
    if ((index + 1) % 20 === 0) console.log(`${index + 1} of ${runs.length} runs`);
  }
  const { ids } = (await client.call(testCases.bulkCreate, { body: { projectId, testCases: demoCases }, repeatable })).data;
  const cycle = (
    await client.call(testCycles.create, { body: { projectId, name: "Release 4.12", testCaseIds: ids.slice(0, 4) }, repeatable })
  ).data;
  const statuses = ["PASSED", "FAILED"] as const;
  for (const [index, status] of statuses.entries()) {
    const item = cycle.items[index];
    if (item) await client.call(testCycles.changeItem, { params: { id: cycle.id, itemId: item.id }, body: { status }, repeatable });
  }
  if (hasSample) await queueSampleRuns(client, projectId);
  else console.log(`No worker has the image ${sampleImage}: there is no run with output, a report and an analysis.`);
  const run = { image: sampleImage, groupName: "nightly" };
  await client.call(schedules.create, { body: { projectId, name: "Every night", cron: "0 2 * * *", paused: true, run }, repeatable });
}

async function isSampleAvailable(client: Client, projectId: string): Promise<boolean> {
  const { samples } = (await client.call(configuration.defaults, { query: { project: projectId } })).data;
  return samples.some(({ image }) => image === sampleImage);
}

/** The newest runs that the plan has room for, without `reserved` ones. The oldest alone would show a project in which nothing has run for weeks. */
async function runsWithinPlan(client: Client, runs: readonly DemoRun[], reserved: number): Promise<readonly DemoRun[]> {
  const { used, limit } = (await client.call(organizations.usage, {})).data.testRuns;
  const room = Math.max(0, limit - used - reserved);
  if (room >= runs.length) return runs;
  console.log(
    `The plan allows ${limit} runs a month, so only the newest ${room} of ${runs.length} runs are uploaded. For all of them, start the server with DEFAULT_PLAN=enterprise before the account is created.`,
  );
  return room === 0 ? [] : runs.slice(-room);
}

/** Queues a passing and a failing run of the sample suite. A worker gives them output, a report and, for the failing one, an analysis. */
async function queueSampleRuns(client: Client, projectId: string): Promise<void> {
  for (const command of sampleCommands) {
    const body = { projectId, image: sampleImage, command, config: { groupName: "sample suite" } };
    const idempotencyKey = `seed-${projectId}-sample${command}`;
    if (await isTaken(() => client.call(executions.request, { body, idempotencyKey }))) continue;
    console.log("The plan's limit of runs is reached: there is no run with output, a report and an analysis.");
    return;
  }
}

/** @returns whether the server accepted it: `false` when the plan's limit is reached */
async function upload(client: Client, projectId: string, run: DemoRun): Promise<boolean> {
  const { report, startedAt, finishedAt, ...details } = run;
  const form = new FormData();
  form.append("files", new Blob([report]), "junit.xml");
  const query = {
    ...details,
    projectId,
    image: "web-shop/e2e",
    repository: "northwind/web-shop",
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
  };
  return isTaken(() => client.call(ingest.report, { query, form, idempotencyKey: `seed-${projectId}-${startedAt.toISOString()}` }));
}

/** @returns `false` when the plan's limit of runs is reached */
async function isTaken(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (error instanceof RequestRejected && error.code === "RUN_LIMIT_REACHED") return false;
    throw error;
  }
}
