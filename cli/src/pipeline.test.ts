import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ciContext } from "./ci-context.ts";
import { casesExport } from "./commands/cases-export.ts";
import { casesImport } from "./commands/cases-import.ts";
import { gate } from "./commands/gate.ts";
import { trigger } from "./commands/trigger.ts";

let server: TestServer;
let ada: Person;
let project: string;
let dir: string;
const printed: string[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "gantry-pipeline-"));
  server = await startTestServer();
  ada = await server.signUp();
  project = (await ada.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", (await ada.send("POST", "/api/auth/api-keys", { name: "pipeline" })).body.apiKey);
  for (const name of ["GITHUB_ACTIONS", "GITLAB_CI", "BITBUCKET_BUILD_NUMBER", "TF_BUILD", "JENKINS_URL"]) vi.stubEnv(name, undefined);
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => printed.splice(0));
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

const end = (taskId: string, status: "passed" | "failed") =>
  server.worker("/executions/update", {
    taskId,
    status: status === "passed" ? "PASSED" : "FAILED",
    exitCode: status === "passed" ? 0 : 1,
    results: { formats: ["junit"], tests: [{ name: "pays", suite: ["cart"], status, durationMs: 1 }] },
  });

test("a pipeline triggers, waits at the gate by its commit, and gets the gate's exit code", async () => {
  const commit = { repository: "shop/web", commit: "abcdef0123" };
  expect(await trigger("suite:1", { project, ...commit, pr: 7, json: true })).toBe(0);
  const { taskId, cycleId } = JSON.parse(printed.pop() ?? "");
  expect((await ada.get(`/api/test-cycles/${cycleId}`)).body.data.name).toBe("shop/web PR #7");
  expect(await gate(taskId, {})).toBe(6);
  const waiting = gate(undefined, { ...commit, wait: true });
  await end(taskId, "failed");
  expect(await waiting).toBe(1);
  expect(printed.pop()).toBe("FAILED: 1 test failed.\nFailed:\n  cart > pays");
  const { body } = await ada.get(`/api/executions/${taskId}/tests`);
  await ada.send("POST", "/api/quarantine", { projectId: project, testKey: body.data[0].testKey, reason: "known" });
  expect(await gate(undefined, { cycle: cycleId })).toBe(0);
  expect(printed.pop()).toContain("Ignored, in quarantine:\n  cart > pays");
});

test("a waiting trigger follows its run to the gate's word", async () => {
  const waiting = trigger("suite:1", { project, wait: true });
  const taskId = await vi.waitFor(
    async () => {
      const { data } = (await ada.get("/api/executions?status=PENDING")).body;
      expect(data).toHaveLength(1);
      return data[0].id;
    },
    { timeout: 10_000 },
  );
  await end(taskId, "passed");
  expect(await waiting).toBe(0);
  expect(printed.join("\n")).toContain("Gate PASSED: Nothing failed that counts.");
});

test("cases come from a file and go into one; what is wrong is said before anything happens", async () => {
  const file = join(dir, "cases.csv");
  await writeFile(file, "title,suite\nPay,Cart\nSearch,Shop\n");
  expect(await casesImport(file, { project, dryRun: true })).toBe(0);
  expect(printed.pop()).toBe("Would be: 2 new, 0 changed, 0 there already");
  expect(await casesImport(file, { project })).toBe(0);
  expect(printed.pop()).toBe("2 new, 0 changed, 0 there already");
  expect(await casesExport({ project, format: "json", output: join(dir, "out.json") })).toBe(0);
  expect(await casesImport(join(dir, "out.json"), { project })).toBe(0);
  expect(printed.pop()).toBe("0 new, 2 changed, 0 there already");
  await writeFile(file, "title,priority\nPay,SOON\n");
  await expect(casesImport(file, { project })).rejects.toThrow("line 2: priority");
  await expect(casesImport(join(dir, "out.txt"), { project })).rejects.toThrow("--format");
  await expect(gate(undefined, {})).rejects.toThrow("Name what to ask about");
  await expect(trigger("suite:1", { project, commit: "no hash" })).rejects.toThrow("--commit: must be a commit's hash");
});

test("each pipeline's variables tell repository, pull request, commit and branch; options win", async () => {
  const event = join(dir, "event.json");
  await writeFile(event, JSON.stringify({ pull_request: { number: 5, head: { sha: "1234567890", ref: "topic" } } }));
  const expected = { repository: "shop/web", prNumber: 5, commitSha: "1234567890", branch: "topic" };
  const github = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "shop/web", GITHUB_SHA: "ffffffff", GITHUB_REF: "refs/pull/5/merge" };
  expect(ciContext({}, { ...github, GITHUB_EVENT_PATH: event })).toEqual({ source: "github", ...expected });
  expect(ciContext({}, { ...github, GITHUB_HEAD_REF: "topic" })).toEqual({ source: "github", ...expected, commitSha: "ffffffff" });
  expect(
    ciContext(
      {},
      {
        GITLAB_CI: "true",
        CI_PROJECT_PATH: "shop/web",
        CI_MERGE_REQUEST_IID: "5",
        CI_COMMIT_SHA: "1234567890",
        CI_COMMIT_REF_NAME: "topic",
      },
    ),
  ).toEqual({ source: "gitlab", ...expected });
  expect(
    ciContext(
      {},
      { JENKINS_URL: "http://j", GIT_URL: "git@host:shop/web.git", CHANGE_ID: "5", GIT_COMMIT: "1234567890", CHANGE_BRANCH: "topic" },
    ),
  ).toEqual({ source: "jenkins", ...expected });
  expect(
    ciContext(
      { pr: 6 },
      { BITBUCKET_BUILD_NUMBER: "1", BITBUCKET_REPO_FULL_NAME: "shop/web", BITBUCKET_PR_ID: "5", BITBUCKET_COMMIT: "not a hash" },
    ),
  ).toEqual({ source: "bitbucket", repository: "shop/web", prNumber: 6 });
  expect(
    ciContext(
      {},
      { TF_BUILD: "True", BUILD_REPOSITORY_NAME: "shop/web", BUILD_SOURCEVERSION: "1234567890", BUILD_SOURCEBRANCH: "refs/heads/topic" },
    ),
  ).toEqual({
    source: "azure",
    repository: "shop/web",
    commitSha: "1234567890",
    branch: "topic",
  });
  expect(ciContext({}, {})).toEqual({});
});
