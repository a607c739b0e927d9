import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stack, startStack } from "./stack.ts";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { clientAt } from "../server/src/testing/client.ts";
import { queueRun } from "../server/src/testing/given/run.ts";
import { newProject } from "../server/src/testing/given/project.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.worker("worker").start();
});
afterAll(() => stack?.close());

const suite = `#!/bin/sh
echo "running $1 against $BASE_URL as $TASK_ID ci=$CI agnostic=$FRAMEWORK_AGNOSTIC"
echo "token $API_TOKEN" >&2
mkdir -p /app/reports
cat > /app/reports/junit.xml <<X
<testsuites><testsuite name="cart"><testcase classname="cart" name="adds" time="0.01"/><testcase classname="cart" name="pays" time="0.02"><failure message="expected 3 to be 4">at cart.js:3</failure></testcase></testsuite></testsuites>
X
echo "<h1>Report</h1>" > /app/reports/index.html
exit 0
`;

test("a run can be followed live from the queue to its verdict, tests and report", async () => {
  const image = await stack.image("story", { entrypoint: suite });
  const ada = await stack.person();
  const live = await ada.listen();
  const projectId = await newProject(ada, { name: "Shop" });
  await ada.call(api.projects.setVariable, {
    params: { id: projectId, name: "API_TOKEN" },
    body: { value: "sup3r-s3cret", secret: true },
  });
  const execution = await ada.run({ image, projectId, folder: "smoke", baseUrl: "http://shop.example" });

  const ended = await ada.ended(execution.id);
  expect(ended).toMatchObject({ status: "UNSTABLE", exitCode: 0, attempt: 1, tests: { total: 2, passed: 1, failed: 1, skipped: 0 } });
  await expect.poll(() => live.updates.at(-1)?.status).toBe("UNSTABLE");
  const statuses = live.updates.map((update) => update.status);
  expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual(["PENDING", "RUNNING", "ANALYZING", "UNSTABLE"]);

  expect(live.logs.map((chunk) => chunk.seq)).toEqual(live.logs.map((_, index) => index + 1));
  const log = await ada.log(execution.id);
  expect(log).toContain(`running smoke against http://shop.example as ${execution.id} ci=true agnostic=true`);
  expect(log).toContain("token ****");
  expect(live.logs.map((chunk) => chunk.log).join("")).toBe(log);

  expect((await ada.call(api.executions.tests, { params: { id: execution.id } })).data).toMatchObject([
    { name: "pays", status: "failed", message: "expected 3 to be 4" },
    { name: "adds", status: "passed" },
  ]);
  const artifacts = (await ada.call(api.executions.artifacts, { params: { id: execution.id } })).data;
  expect(artifacts.map((file: { path: string }) => file.path)).toEqual(["reports/index.html", "reports/junit.xml"]);
  const { url } = (await ada.call(api.executions.reportLink, { params: { id: execution.id } })).data;
  const page = await fetch(new URL(url, stack.url));
  expect(await page.text()).toContain("<h1>Report</h1>");
  expect(page.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts; default-src /);
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(ended.storageBytes).toBeGreaterThan(0);
  live.socket.close();
});

test("a report opens only for its own organization and with its own ticket", async () => {
  const image = await stack.image("story", { entrypoint: suite });
  const [ada, bob] = [await stack.person(), await stack.person()];
  const [first, second] = [await ada.run({ image }), await ada.run({ image })];
  await Promise.all([ada.ended(first.id), ada.ended(second.id)]);
  const { url } = (await ada.call(api.executions.reportLink, { params: { id: first.id } })).data;
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(new URL(path, stack.url), { headers, redirect: "manual" })).status;
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(first.id, second.id))).toBe(401);
  expect(await status(url.replace(/~[^/]+/, (ticket: string) => `${ticket.slice(0, -2)}xx`))).toBe(401);
  const direct = `/reports/${ada.organizationId}/${first.id}/reports/index.html`;
  expect(await status(direct)).toBe(401);
  expect(await status(direct, { authorization: `Bearer ${ada.token}` })).toBe(200);
  expect(await status(direct, { authorization: `Bearer ${bob.token}` })).toBe(404);
  expect(await status(url.replace("index.html", "..%2f..%2f..%2f..%2fetc%2fpasswd"))).toBe(404);
});

test("an API key can do the same", async () => {
  const image = await stack.image("plain", { entrypoint: "#!/bin/sh\necho done\n" });
  const ada = await stack.person();
  const key = await newApiKey(ada, { name: "CI" });
  const data = await queueRun(clientAt(stack.url, { "x-api-key": key }), { image, command: "smoke" });
  expect(data.trigger).toBe("api");
  expect(await ada.ended(data.id)).toMatchObject({ status: "PASSED", exitCode: 0, tests: null });
});
