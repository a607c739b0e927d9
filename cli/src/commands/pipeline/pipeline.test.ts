import { api } from "@gantry/contract/api.ts";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ciContext } from "../../options/ci-context.ts";
import { casesExport } from "../projects/cases-export.ts";
import { casesImport } from "../projects/cases-import.ts";
import { gate } from "./gate.ts";
import { ingest } from "./ingest.ts";
import { trigger } from "./trigger.ts";
import { newProject } from "../../../../server/src/testing/given/project.ts";
import { newApiKey } from "../../../../server/src/testing/given/api-key.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

let server: TestServer;
let ada: Person;
let project: string;
let dir: string;
const printed: string[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "gantry-pipeline-"));
  server = await startTestServer();
  ada = await server.signUp();
  project = await newProject(ada, { name: "Shop" });
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { name: "pipeline" }));
  for (const name of ["GITHUB_ACTIONS", "GITLAB_CI", "BITBUCKET_BUILD_NUMBER", "TF_BUILD", "JENKINS_URL", "CIRCLECI", "BUILDKITE"])
    vi.stubEnv(name, undefined);
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
  server.worker(api.dispatch.update, {
    taskId,
    status: status === "passed" ? "PASSED" : "FAILED",
    exitCode: status === "passed" ? 0 : 1,
    results: { formats: ["junit"], tests: [{ name: "pays", suite: ["cart"], status, durationMs: 1 }] },
  });

test("a pipeline triggers, waits at the gate by its commit, and gets the gate's exit code", async () => {
  const commit = { repository: "shop/web", commit: "abcdef0123" };
  expect(await trigger("suite:1", { project, ...commit, pr: 7, json: true })).toBe(0);
  const { taskId, cycleId } = JSON.parse(printed.pop() ?? "");
  expect((await ada.call(api.testCycles.get, { params: { id: cycleId } })).data.name).toBe("shop/web PR #7");
  expect(await gate(taskId, {})).toBe(6);
  const waiting = gate(undefined, { ...commit, wait: true });
  await end(taskId, "failed");
  expect(await waiting).toBe(1);
  expect(printed.pop()).toBe("FAILED: 1 test failed.\nFailed:\n  cart > pays");
  const { body } = await ada.request(api.executions.tests, { params: { id: taskId } });
  await ada.call(api.quarantine.add, { body: { projectId: project, testKey: body.data[0]?.testKey, reason: "known" } });
  expect(await gate(undefined, { cycle: cycleId })).toBe(0);
  expect(printed.pop()).toContain("Ignored, in quarantine:\n  cart > pays");
});

test("trigger --wait follows its run to the gate's result", async () => {
  const waiting = trigger("suite:1", { project, wait: true });
  const taskId = await vi.waitFor(
    async () => {
      const { data } = await ada.call(api.executions.list, { query: { status: "PENDING" } });
      expect(data).toHaveLength(1);
      return data[0]?.id ?? "";
    },
    { timeout: waitTimeoutMs },
  );
  await end(taskId, "passed");
  expect(await waiting).toBe(0);
  expect(printed.join("\n")).toContain("Gate PASSED: Nothing failed that counts.");
});

test("imports cases from a file and exports them; errors come before any change", async () => {
  const file = join(dir, "cases.csv");
  await writeFile(file, "title,suite\nPay,Cart\nSearch,Shop\n");
  expect(await casesImport(file, { project, dryRun: true })).toBe(0);
  expect(printed.pop()).toBe("Dry run: 2 new, 0 changed, 0 unchanged, 0 skipped");
  expect(await casesImport(file, { project })).toBe(0);
  expect(printed.pop()).toBe("2 new, 0 changed, 0 unchanged, 0 skipped");
  expect(await casesExport({ project, format: "json", output: join(dir, "out.json") })).toBe(0);
  expect(await casesImport(join(dir, "out.json"), { project })).toBe(0);
  expect(printed.pop()).toBe("0 new, 0 changed, 2 unchanged, 0 skipped");
  await writeFile(file, "title,priority\nPay,SOON\n");
  await expect(casesImport(file, { project })).rejects.toThrow("line 2: `priority` must be one of");
  await expect(casesImport(join(dir, "out.txt"), { project })).rejects.toThrow("--format");
  await expect(gate(undefined, {})).rejects.toThrow("Specify a run ID, --cycle, --matrix-run, or");
  await expect(trigger("suite:1", { project, commit: "no hash" })).rejects.toThrow("--commit: must be a commit's hash");
});

test("reads author, message and target branch from each CI's variables", async () => {
  const event = join(dir, "named.json");
  const github = { GITHUB_ACTIONS: "true", GITHUB_EVENT_PATH: event, GITHUB_ACTOR: "bot" };
  const pull = {
    number: 5,
    title: "Round the VAT",
    base: { ref: "main" },
    user: { login: "grace" },
    head: { sha: "1234567890", ref: "topic" },
  };
  await writeFile(event, JSON.stringify({ pull_request: pull }));
  expect(ciContext({}, github)).toMatchObject({ author: "grace", message: "Round the VAT", targetBranch: "main" });
  await writeFile(event, JSON.stringify({ head_commit: { message: "Fix it\n\nIn short.", author: { name: "Grace" } } }));
  expect(ciContext({}, github)).toMatchObject({ author: "Grace", message: "Fix it" });
  await writeFile(event, "{}");
  expect(ciContext({}, github)).toEqual({ source: "github", author: "bot" });
  expect(ciContext({ author: "Ada", message: "Mine", targetBranch: "next" }, github)).toMatchObject({
    author: "Ada",
    message: "Mine",
    targetBranch: "next",
  });
  expect(
    ciContext(
      {},
      {
        GITLAB_CI: "true",
        CI_COMMIT_AUTHOR: "Grace Hopper <grace@example.com>",
        CI_COMMIT_TITLE: "Fix it",
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
      },
    ),
  ).toMatchObject({ author: "Grace Hopper", message: "Fix it", targetBranch: "main" });
  expect(ciContext({}, { JENKINS_URL: "http://j", CHANGE_AUTHOR: "grace", CHANGE_TITLE: "Fix it", CHANGE_TARGET: "main" })).toMatchObject({
    author: "grace",
    message: "Fix it",
    targetBranch: "main",
  });
  expect(
    ciContext(
      {},
      { BUILDKITE: "true", BUILDKITE_BUILD_AUTHOR: "Grace", BUILDKITE_MESSAGE: "Fix it", BUILDKITE_PULL_REQUEST_BASE_BRANCH: "main" },
    ),
  ).toMatchObject({ author: "Grace", message: "Fix it", targetBranch: "main" });
  expect(ciContext({}, { TF_BUILD: "True", BUILD_REQUESTEDFOR: "Grace", BUILD_SOURCEVERSIONMESSAGE: "Fix it" })).toMatchObject({
    author: "Grace",
    message: "Fix it",
  });
  expect(ciContext({}, { CIRCLECI: "true", CIRCLE_USERNAME: "grace" })).toMatchObject({ author: "grace" });
  expect(ciContext({}, { BITBUCKET_BUILD_NUMBER: "1", BITBUCKET_PR_DESTINATION_BRANCH: "main" })).toMatchObject({ targetBranch: "main" });
});

test("reads repository, pull request, commit and branch from each CI's variables; options take precedence", async () => {
  const event = join(dir, "event.json");
  await writeFile(event, JSON.stringify({ pull_request: { number: 5, head: { sha: "1234567890", ref: "topic" } } }));
  const expected = { repository: "shop/web", prNumber: 5, commitSha: "1234567890", branch: "topic" };
  const github = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "shop/web", GITHUB_SHA: "ffffffff", GITHUB_REF: "refs/pull/5/merge" };
  expect(ciContext({}, { ...github, GITHUB_EVENT_PATH: event })).toEqual({ source: "github", ...expected });
  // Without the event the head is unknown: a merge commit gets no status, so no commit is sent.
  const { commitSha: _, ...withoutCommit } = expected;
  expect(ciContext({}, { ...github, GITHUB_HEAD_REF: "topic" })).toEqual({ source: "github", ...withoutCommit });
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
  ).toEqual({ source: "jenkins", host: "host", ...expected });
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

test.each([
  [
    "github",
    { GITHUB_ACTIONS: "true", GITHUB_SERVER_URL: "https://git.acme.test", GITHUB_REPOSITORY: "shop/web", GITHUB_RUN_ID: "42" },
    "https://git.acme.test/shop/web/actions/runs/42",
  ],
  ["github", { GITHUB_ACTIONS: "true", GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "shop/web" }, undefined],
  ["gitlab", { GITLAB_CI: "true", CI_JOB_URL: "https://gitlab.test/shop/web/-/jobs/7" }, "https://gitlab.test/shop/web/-/jobs/7"],
  ["jenkins", { JENKINS_URL: "https://ci.test/", BUILD_URL: "https://ci.test/job/web/7/" }, "https://ci.test/job/web/7/"],
  ["jenkins", { JENKINS_URL: "https://ci.test/", BUILD_URL: "unconfigured-jenkins-location/job/web/7/" }, undefined],
  [
    "azure",
    { TF_BUILD: "True", SYSTEM_COLLECTIONURI: "https://dev.azure.com/acme/", SYSTEM_TEAMPROJECT: "Web Shop", BUILD_BUILDID: "9" },
    "https://dev.azure.com/acme/Web%20Shop/_build/results?buildId=9",
  ],
  ["azure", { TF_BUILD: "True", SYSTEM_COLLECTIONURI: "https://dev.azure.com/acme/", SYSTEM_TEAMPROJECT: "Web Shop" }, undefined],
  ["circleci", { CIRCLECI: "true", CIRCLE_BUILD_URL: "https://circleci.com/gh/shop/web/3" }, "https://circleci.com/gh/shop/web/3"],
  [
    "buildkite",
    { BUILDKITE: "true", BUILDKITE_BUILD_URL: "https://buildkite.com/acme/web/builds/5", BUILDKITE_JOB_ID: "0190-ab" },
    "https://buildkite.com/acme/web/builds/5#0190-ab",
  ],
  [
    "bitbucket",
    { BITBUCKET_BUILD_NUMBER: "12", BITBUCKET_GIT_HTTP_ORIGIN: "https://bitbucket.org/shop/web" },
    "https://bitbucket.org/shop/web/pipelines/results/12",
  ],
])("%s names the page of the job: %j", (source, env, jobUrl) => {
  expect(ciContext({}, env)).toMatchObject({ source });
  expect(ciContext({}, env).jobUrl).toBe(jobUrl);
  expect(ciContext({ jobUrl: "https://ci.test/own" }, env).jobUrl).toBe("https://ci.test/own");
});

test("CircleCI and Buildkite name repository, pull request, commit and branch", () => {
  const circle = { CIRCLECI: "true", CIRCLE_REPOSITORY_URL: "git@github.com:eve/web.git", CIRCLE_SHA1: head, CIRCLE_BRANCH: "topic" };
  const place = { host: "github.com", commitSha: head, branch: "topic" };
  expect(ciContext({}, circle)).toEqual({ source: "circleci", repository: "eve/web", ...place });
  const pull = { ...circle, CIRCLE_PULL_REQUEST: "https://github.com/shop/web/pull/5" };
  expect(ciContext({}, pull)).toEqual({ source: "circleci", repository: "shop/web", prNumber: 5, ...place });
  const buildkite = { BUILDKITE: "true", BUILDKITE_REPO: "https://github.com/shop/web.git", BUILDKITE_BRANCH: "topic" };
  const built = { source: "buildkite", repository: "shop/web", host: "github.com", branch: "topic" };
  expect(ciContext({}, { ...buildkite, BUILDKITE_COMMIT: head, BUILDKITE_PULL_REQUEST: "5" })).toEqual({
    ...built,
    prNumber: 5,
    commitSha: head,
  });
  expect(ciContext({}, { ...buildkite, BUILDKITE_COMMIT: "HEAD", BUILDKITE_PULL_REQUEST: "false" })).toEqual(built);
});

test("symlinked files in a folder are uploaded too, each once", async () => {
  const [folder, other] = [join(dir, "linked"), join(dir, "other")];
  await mkdir(folder);
  await mkdir(other);
  await writeFile(join(folder, "a.xml"), `<testsuite name="cart"><testcase name="adds"/></testsuite>`);
  await writeFile(join(other, "b.xml"), `<testsuite name="cart"><testcase name="pays"><failure/></testcase></testsuite>`);
  await symlink("a.xml", join(folder, "latest.xml"));
  await symlink(other, join(folder, "shard"));
  await symlink(folder, join(other, "back"));
  await symlink("gone.xml", join(folder, "gone.xml"));
  expect(await ingest([folder, other], { project, json: true, exitCode: 3_221_225_477 })).toBe(0);
  expect(JSON.parse(printed.pop() ?? "")).toMatchObject({ exitCode: 255, tests: { passed: 1, failed: 1 } });
});

test("a link out of the given folders is not followed", async () => {
  const folder = join(dir, "results");
  await mkdir(folder);
  await writeFile(join(folder, "a.xml"), `<testsuite name="cart"><testcase name="adds"/></testsuite>`);
  await writeFile(join(dir, "private"), "of this machine");
  await symlink(join(dir, "private"), join(folder, "picture.png"));
  await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe])]), "no UTF-8");
  expect(await ingest([folder], { project, json: true })).toBe(0);
  const { id } = JSON.parse(printed.pop() ?? "");
  const { data } = await ada.call(api.executions.artifacts, { params: { id } });
  expect(data.map(({ path }) => path)).toEqual(["results/a.xml"]);
  const unreadable = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])]);
  await mkdir(unreadable);
  await expect(ingest([folder], { project })).rejects.toThrow(
    "may contain test results and cannot be uploaded: it cannot be opened, or its name is not valid UTF-8",
  );
  await rm(unreadable, { recursive: true });

  await mkdir(join(dir, "elsewhere"));
  for (const [name, target] of [
    ["b.xml", "private"],
    ["shard", "elsewhere"],
  ] as const) {
    await symlink(join(dir, target), join(folder, name));
    const refused = `${join(folder, name)} may contain test results and cannot be uploaded: it is a link to ${join(dir, target)}`;
    await expect(ingest([folder], { project })).rejects.toThrow(refused);
    await rm(join(folder, name));
  }
});

test("each test of uploaded folders has its own attachments", async () => {
  const shop = join(dir, "shop");
  const tests = ["pays", "ships"];
  const attached = (title: string) => [
    { name: "trace", contentType: "application/zip", path: join(shop, "test-results", `a-${title}`, "trace.zip") },
  ];
  const specs = tests.map((title) => ({
    title,
    tests: [{ status: "unexpected", results: [{ status: "failed", duration: 5, attachments: attached(title) }] }],
  }));
  const suites = [{ title: "a.spec.ts", file: "a.spec.ts", specs }];
  const report = { config: { rootDir: join(shop, "tests") }, suites, errors: [], stats: { unexpected: 2 } };
  await mkdir(join(shop, "playwright-report"), { recursive: true });
  await writeFile(join(shop, "playwright-report/results.json"), JSON.stringify(report));
  for (const title of tests) {
    await mkdir(join(shop, "test-results", `a-${title}`), { recursive: true });
    await writeFile(join(shop, "test-results", `a-${title}`, "trace.zip"), title);
  }
  const uploads: string[][] = [[join(shop, "playwright-report"), join(shop, "test-results")], [shop]];
  // Copied elsewhere, as between the jobs of a pipeline.
  await cp(shop, join(dir, "downloaded"), { recursive: true });
  uploads.push([join(dir, "downloaded")], [join(dir, "downloaded/playwright-report"), join(dir, "downloaded/test-results")]);
  for (const paths of uploads) {
    expect(await ingest(paths, { project, json: true })).toBe(0);
    const { id, notes } = JSON.parse(printed.pop() ?? "");
    expect(notes, paths.join()).toEqual([]);
    const { data } = await ada.call(api.executions.tests, { params: { id } });
    for (const title of tests) {
      const path = data.find(({ name }) => name === title)?.attachments?.[0]?.path ?? "";
      expect([title, path]).toEqual([title, expect.stringMatching(new RegExp(`test-results/a-${title}/trace\\.zip$`))]);
    }
  }
});

test("an uploaded report carries the pipeline's context and the job's URL", async () => {
  const report = join(dir, "report.xml");
  await writeFile(report, `<testsuite name="cart"><testcase name="adds"/></testsuite>`);
  const env = {
    GITHUB_ACTIONS: "true",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "shop/web",
    GITHUB_RUN_ID: "42",
    // For a pull request it is a temporary merge commit.
    GITHUB_SHA: merge,
    GITHUB_REF: "refs/pull/5/merge",
    GITHUB_HEAD_REF: "topic",
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    expect(await ingest([report], { project, json: true })).toBe(0);
    const context = { source: "github", host: "github.com", repository: "shop/web", prNumber: 5, branch: "topic" };
    const jobUrl = "https://github.com/shop/web/actions/runs/42";
    expect(JSON.parse(printed.pop() ?? "").ciContext).toEqual({ ...context, jobUrl });
    expect(await ingest([report], { project, json: true, jobUrl: "https://ci.test/own", branch: "main", commit: "abcdef0" })).toBe(0);
    const named = { ...context, branch: "main", commitSha: "abcdef0", jobUrl: "https://ci.test/own" };
    expect(JSON.parse(printed.pop() ?? "").ciContext).toEqual(named);
    await expect(ingest([report], { project, jobUrl: "job 7" })).rejects.toThrow("--job-url");
  } finally {
    for (const name of Object.keys(env)) vi.stubEnv(name, undefined);
  }
});

const head = "1234567890123456789012345678901234567890";
const merge = "ffffffffffffffffffffffffffffffffffffffff";

test("Azure Pipelines names the repository's own host and project, and the source commit of a pull request", () => {
  const azure = {
    TF_BUILD: "True",
    SYSTEM_TEAMPROJECT: "Pipelines",
    SYSTEM_COLLECTIONURI: "https://dev.azure.com/acme/",
    BUILD_SOURCEVERSION: merge,
  };
  const repos = (uri: string, more: object = {}) =>
    ciContext({}, { ...azure, BUILD_REPOSITORY_PROVIDER: "TfsGit", BUILD_REPOSITORY_NAME: "web", BUILD_REPOSITORY_URI: uri, ...more });
  expect(
    repos("https://acme@dev.azure.com/acme/Web%20shop/_git/web", {
      BUILD_REASON: "PullRequest",
      SYSTEM_PULLREQUEST_PULLREQUESTID: "5",
      SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
      SYSTEM_PULLREQUEST_SOURCEBRANCH: "refs/heads/topic",
    }),
  ).toEqual({ source: "azure", host: "dev.azure.com", repository: "Web shop/web", prNumber: 5, commitSha: head, branch: "topic" });
  expect(repos("https://dev.azure.com/acme/_git/web").repository).toBe("web/web");
  expect(repos("https://acme.visualstudio.com/DefaultCollection/Shop/_git/web").repository).toBe("Shop/web");
  expect(repos("https://tfs.acme.test/tfs/Main/Shop/_git/web", { SYSTEM_COLLECTIONURI: "https://tfs.acme.test/tfs/Main/" })).toMatchObject({
    host: "tfs.acme.test",
    repository: "Shop/web",
    commitSha: merge,
  });
  expect(repos("https://tfs.acme.test/tfs/Main/_git/web", { SYSTEM_COLLECTIONURI: "https://tfs.acme.test/tfs/Main/" }).repository).toBe(
    "web/web",
  );
  // Without the URL the pipeline's project is the best guess; without the source commit none is sent.
  expect(repos("", { BUILD_REASON: "PullRequest", SYSTEM_PULLREQUEST_PULLREQUESTID: "5" })).toEqual({
    source: "azure",
    repository: "Pipelines/web",
    prNumber: 5,
  });
  const foreign = (provider: string, uri: string) =>
    ciContext(
      {},
      {
        ...azure,
        BUILD_REPOSITORY_PROVIDER: provider,
        BUILD_REPOSITORY_NAME: "acme/shop",
        BUILD_REPOSITORY_URI: uri,
        SYSTEM_PULLREQUEST_PULLREQUESTID: "1789654321",
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: "7",
        SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
      },
    );
  expect(foreign("GitHub", "https://github.com/acme/shop.git")).toEqual({
    source: "github",
    host: "github.com",
    repository: "acme/shop",
    prNumber: 7,
    commitSha: head,
  });
  expect(foreign("GitHubEnterprise", "https://git.acme.test/acme/shop")).toMatchObject({ source: "github", host: "git.acme.test" });
  expect(foreign("Bitbucket", "https://bitbucket.org/acme/shop")).toMatchObject({
    source: "bitbucket",
    repository: "acme/shop",
    prNumber: 7,
  });
  expect(foreign("Git", "https://ci:secret@gitlab.acme.test/group/sub/shop.git")).toMatchObject({
    source: "pipelines",
    host: "gitlab.acme.test",
    repository: "group/sub/shop",
  });
});

test("Jenkins names the host, and the repository that a change is for", () => {
  const jenkins = (env: object) => ciContext({}, { JENKINS_URL: "https://ci", GIT_COMMIT: head, ...env });
  expect(jenkins({ GIT_URL: "https://bot:secret@github.com/acme/shop.git", BRANCH_NAME: "main" })).toEqual({
    source: "jenkins",
    host: "github.com",
    repository: "acme/shop",
    commitSha: head,
    branch: "main",
  });
  const branches: [object, string | undefined][] = [
    [{ GIT_LOCAL_BRANCH: "topic/x", GIT_BRANCH: "origin/main" }, "topic/x"],
    [{ GIT_LOCAL_BRANCH: "", GIT_BRANCH: "origin/topic/x" }, "topic/x"],
    [{ GIT_BRANCH: "refs/remotes/upstream/main" }, "main"],
    [{ GIT_BRANCH: "topic/x" }, "topic/x"],
    [{ GIT_BRANCH: "detached" }, undefined],
    [{ BRANCH_NAME: "main", GIT_BRANCH: "origin/other" }, "main"],
  ];
  for (const [env, branch] of branches) expect(jenkins(env).branch).toBe(branch);
  const addresses: [string, string, string][] = [
    ["git@gitlab.acme.test:group/sub/shop.git", "gitlab.acme.test", "group/sub/shop"],
    ["ssh://git@gitlab.acme.test:2222/group/shop.git", "gitlab.acme.test", "group/shop"],
    ["git@ssh.dev.azure.com:v3/acme/Web%20shop/web", "ssh.dev.azure.com", "Web shop/web"],
    ["https://dev.azure.com/acme/Shop/_git/web", "dev.azure.com", "Shop/web"],
    ["https://dev.azure.com/acme/_git/web", "dev.azure.com", "web/web"],
  ];
  for (const [url, host, repository] of addresses) expect(jenkins({ GIT_URL: url })).toMatchObject({ host, repository });
  expect(jenkins({ GIT_URL: "/srv/git/shop.git" })).toEqual({ source: "jenkins", commitSha: head });
  const changes: [string, string, string][] = [
    ["https://github.com/acme/shop/pull/5", "github.com", "acme/shop"],
    ["https://gitlab.acme.test/group/sub/shop/-/merge_requests/5", "gitlab.acme.test", "group/sub/shop"],
    ["https://bitbucket.org/acme/shop/pull-requests/5", "bitbucket.org", "acme/shop"],
    ["https://dev.azure.com/acme/Shop/_git/web/pullrequest/5", "dev.azure.com", "Shop/web"],
  ];
  for (const [url, host, repository] of changes)
    expect(jenkins({ GIT_URL: "https://github.com/eve/fork.git", CHANGE_URL: url, CHANGE_ID: "5" })).toMatchObject({
      host,
      repository,
      prNumber: 5,
    });
});

test("a merge request from a fork belongs to the target project, its commit to the fork", () => {
  const gitlab = {
    GITLAB_CI: "true",
    CI_SERVER_HOST: "gitlab.acme.test",
    CI_MERGE_REQUEST_IID: "5",
    CI_MERGE_REQUEST_PROJECT_PATH: "acme/shop",
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head,
    CI_COMMIT_SHA: merge,
  };
  const context = { source: "gitlab", host: "gitlab.acme.test", repository: "acme/shop", prNumber: 5, commitSha: head };
  expect(ciContext({}, { ...gitlab, CI_PROJECT_PATH: "eve/shop" })).toEqual({ ...context, headRepository: "eve/shop" });
  expect(ciContext({}, { ...gitlab, CI_PROJECT_PATH: "acme/shop" })).toEqual(context);
});

test("GitHub Actions: a workflow_run workflow uses the commit of the workflow that triggered it", async () => {
  const event = join(dir, "workflow-run.json");
  await writeFile(event, JSON.stringify({ workflow_run: { head_sha: head, head_branch: "topic", pull_requests: [{ number: 5 }] } }));
  const github = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "shop/web", GITHUB_SHA: merge, GITHUB_REF: "refs/heads/main" };
  expect(ciContext({}, { ...github, GITHUB_SERVER_URL: "https://git.acme.test", GITHUB_EVENT_PATH: event })).toEqual({
    source: "github",
    host: "git.acme.test",
    repository: "shop/web",
    prNumber: 5,
    commitSha: head,
    branch: "topic",
  });
  expect(ciContext({}, github)).toMatchObject({ commitSha: merge });
});
