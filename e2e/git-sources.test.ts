import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";
import { deliver, newTrigger, pushOf } from "../server/src/testing/given/trigger.ts";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { gitEnvironment } from "../worker/src/source/git-environment.ts";
import { Git } from "../worker/src/source/git-process.ts";
import { type GitHost, startGitHost } from "./git-server.ts";
import { gantry } from "./program.ts";
import { type Program, type Stack, startStack } from "./stack.ts";

const token = "a-token-of-the-git-host";
let stack: Stack;
let git: GitHost;
let image: string;
let worker: Program;
let settings: Record<string, string>;

const report = (tests: string) => `<testsuite name="web">${tests}</testsuite>`;
const script = [
  "set -e",
  'pwd; id -u; echo "folder $1"; cat greeting.txt',
  "mkdir -p node_modules reports && echo x > node_modules/x && echo x >> ../../README.md",
  `echo '${report('<testcase name="adds" classname="web"/>')}' > reports/new.xml`,
].join("\n");

beforeAll(async () => {
  stack = await startStack();
  git = await startGitHost();
  settings = { SOURCE_ALLOW: git.host, SOURCE_CA_FILE: git.caFile };
  image = await stack.image("base", { changes: ["USER 1234", "WORKDIR /srv"] });
  worker = stack.worker("worker", settings);
  await worker.start();
});
afterAll(async () => {
  await stack?.close();
  await git?.close();
});

const files = (greeting: string) => ({
  "README.md": "readme\n",
  "e2e/web/greeting.txt": `${greeting}\n`,
  "e2e/web/run.sh": script,
  "e2e/web/reports/old.xml": report('<testcase name="was red" classname="web"><failure message="long ago"/></testcase>'),
  ".gitattributes": "e2e export-ignore\n",
});

test("a suite runs from a folder of a repository, as the image's user, and a report in the repository is not its own", async () => {
  const ada = await stack.person();
  const commit = git.commit("acme/app", files("hello from main"));
  const source = { repository: git.address("acme/app"), ref: "main", path: "e2e/web" };
  const { id } = await ada.run({ image, command: `sh run.sh "$1"`, folder: "smoke", source });
  const run = await ada.ended(id);
  const log = await ada.log(id);
  expect({ verdict: run.verdict, error: run.error, log }).toEqual({
    verdict: "PASSED",
    error: null,
    log: expect.stringContaining("/gantry/source/e2e/web\n1234\nfolder smoke\nhello from main\n"),
  });
  expect(log).toContain(`Fetched 5 files of acme/app at ${commit.slice(0, 7)} (main).`);
  expect(run.source).toEqual({ ...source, tokenVariable: null, commit });
  expect(run.tests).toMatchObject({ total: 1, passed: 1 });
});

test("a re-run uses the commit of its run; a new run that of the branch now", async () => {
  const ada = await stack.person();
  const source = { repository: git.address("acme/moving"), path: "e2e/web" };
  const first = git.commit("acme/moving", files("first"), { tag: "v1" });
  const { id } = await ada.run({ image, command: "sh run.sh", source });
  expect((await ada.ended(id)).source?.commit).toBe(first);
  const second = git.commit("acme/moving", { "e2e/web/greeting.txt": "second\n" });
  const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
  expect(again.source?.commit).toBe(first);
  expect((await ada.ended(again.id)).verdict).toBe("PASSED");
  expect(await ada.log(again.id)).toContain("first\n");
  const fresh = await ada.ended((await ada.run({ image, command: "sh run.sh", source })).id);
  expect(fresh.source?.commit).toBe(second);
  for (const ref of ["v1", "refs/tags/v1", first]) {
    const { id: byRef } = await ada.run({ image, command: "sh run.sh", source: { ...source, ref } });
    expect((await ada.ended(byRef)).source).toMatchObject({ ref, commit: first });
  }
});

test("a private repository is read with a secret variable that the suite does not get", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  git.commit("acme/private", { "run.sh": "env; cat .git/config 2>&1; find / -name '*.pack' 2>/dev/null; exit 0" });
  git.protect("acme/private", token);
  const source = { repository: git.address("acme/private"), tokenVariable: "GIT_TOKEN" };
  const start = async (more = source as Record<string, string>) =>
    ada.ended((await ada.run({ image, command: "sh run.sh", projectId, source: more as typeof source })).id);
  expect((await start({ repository: source.repository })).error).toEqual({
    code: "SOURCE_UNAVAILABLE",
    message: expect.stringContaining("was not found, or needs a token"),
  });
  expect((await start()).error?.message).toContain("the project has no secret variable of this name");
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "GIT_TOKEN" }, body: { value: "wrong", secret: true } });
  expect((await start()).error?.message).toContain("the token may not read it");
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "GIT_TOKEN" }, body: { value: token, secret: true } });
  const run = await start();
  expect(run.error).toBeNull();
  const log = await ada.log(run.id);
  expect(log).toContain("TASK_ID=");
  expect(log).not.toContain("GIT_TOKEN");
  expect(log).not.toContain(token);
  expect(log).not.toContain(".pack");
  expect(worker.output()).not.toContain(token);
});

test("each mistake ends the run with what to do", async () => {
  const ada = await stack.person();
  git.commit("acme/mistakes", { "a.txt": "a", link: { link: "/etc" }, "inner/link": { link: ".." } });
  git.commit("acme/moved", { "a.txt": "a" });
  git.redirect("acme/moved", "http://169.254.169.254");
  const repository = git.address("acme/mistakes");
  const reasonFor = async (source: { repository: string; ref?: string; path?: string }) => {
    const { error, verdict } = await ada.ended((await ada.run({ image, command: "true", source })).id);
    expect({ verdict, code: error?.code }).toEqual({ verdict: "ERROR", code: "SOURCE_UNAVAILABLE" });
    return error?.message;
  };
  expect(await reasonFor({ repository: git.address("acme/none") })).toContain("was not found, or needs a token");
  expect(await reasonFor({ repository, ref: "nobody" })).toContain("has no branch or tag named nobody");
  expect(await reasonFor({ repository, ref: "a1b2c3d" })).toContain("A commit needs its full hash");
  expect(await reasonFor({ repository, ref: "a".repeat(40) })).toContain("does not have the commit");
  expect(await reasonFor({ repository, path: "e2e" })).toContain("has no folder e2e at commit ");
  expect(await reasonFor({ repository, path: "link" })).toContain("a file, link or submodule is there");
  expect(await reasonFor({ repository, path: "inner/link/inner" })).toContain("a file, link or submodule is there");
  expect(await reasonFor({ repository: git.address("acme/moved") })).toContain("has moved");
  for (const host of ["169.254.169.254", "localhost", "127.0.0.1:1", "[::1]", "10.0.0.1", "2130706433"])
    expect(await reasonFor({ repository: `https://${host}/acme/app` })).toContain("is not on the public internet");
  expect(await reasonFor({ repository: "http://127.0.0.1:1/acme/app" })).toContain("must be an https address");
});

test("a repository that is too large, or is not answered, does not hold the worker", async () => {
  const ada = await stack.person();
  const limited = stack.worker("limited", {
    ...settings,
    WORKER_LABELS: "limited",
    SOURCE_MAX_BYTES: String(2 ** 20),
    SOURCE_MAX_FILES: "20",
    SOURCE_TIMEOUT_SECONDS: "10",
  });
  await limited.start();
  const { randomBytes } = await import("node:crypto");
  git.commit("acme/pack", { "large.txt": randomBytes(2 ** 20).toString("hex") });
  git.commit("acme/bomb", { "zeros.txt": "0".repeat(3 * 2 ** 20) });
  git.commit("acme/many", Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.txt`, ""])));
  git.commit("acme/frozen", { "a.txt": "" });
  git.freeze("acme/frozen");
  const reasonFor = async (name: string) => {
    const { id } = await ada.run({ image, command: "true", workerLabels: ["limited"], source: { repository: git.address(name) } });
    return (await ada.ended(id)).error?.message;
  };
  expect(await reasonFor("acme/pack")).toContain("is larger than the 1 MB that this worker fetches");
  expect(await reasonFor("acme/bomb")).toContain("has more than 1 MB in its files");
  expect(await reasonFor("acme/many")).toContain("has more than 20 files");
  expect(await reasonFor("acme/frozen")).toContain("was not fetched within 10 seconds");
  await limited.kill("SIGTERM");
});

test("a run whose repository is being fetched can be cancelled, and survives a kill of its worker", async () => {
  const ada = await stack.person();
  const commit = git.commit("acme/slow", { "a.txt": "there\n" });
  git.freeze("acme/slow");
  const source = { repository: git.address("acme/slow") };
  const asked = () => git.requests.filter(({ url }) => url.includes("acme/slow")).length;
  const cancelled = await ada.run({ image, command: "true", source });
  await expect.poll(asked).toBe(1);
  await ada.call(api.executions.cancel, { params: { id: cancelled.id } });
  expect((await ada.ended(cancelled.id)).error?.code).toBe("CANCELLED");
  const killed = await ada.run({ image, command: "cat a.txt", source });
  await expect.poll(asked).toBe(2);
  await worker.kill("SIGKILL");
  // Its git ended with it.
  await expect.poll(() => gitProcesses("acme/slow")).toEqual([]);
  git.thaw("acme/slow");
  await worker.start();
  const run = await ada.ended(killed.id);
  expect({ verdict: run.verdict, error: run.error, commit: run.source?.commit }).toEqual({ verdict: "PASSED", error: null, commit });
  expect(await ada.log(killed.id)).toContain("there\n");
});

test("the runs of a matrix use one commit, also if the branch moves meanwhile", async () => {
  const ada = await stack.person();
  const first = git.commit("acme/matrix", { "a.txt": "first\n" });
  const body = {
    image,
    command: "cat a.txt",
    source: { repository: git.address("acme/matrix") },
    matrix: { axes: { PART: ["a", "b", "c"] } },
  };
  const { id } = (await ada.call(api.matrixRuns.start, { body })).data;
  await expect.poll(async () => JSON.stringify((await ada.call(api.executions.list, { query: {} })).data)).toContain(first);
  git.commit("acme/matrix", { "a.txt": "second\n" });
  const runs = async () => (await ada.call(api.executions.list, { query: {} })).data.filter(({ matrixRunId }) => matrixRunId === id);
  await expect.poll(async () => (await runs()).map(({ verdict }) => verdict)).toEqual(["PASSED", "PASSED", "PASSED"]);
  expect((await runs()).map(({ source }) => source?.commit)).toEqual([first, first, first]);
});

test("a run waits while no worker can fetch its repository, and says so", async () => {
  const ada = await stack.person();
  const without = stack.worker("without", { ...settings, WORKER_LABELS: "no-git", PATH: "/nowhere" });
  await without.start();
  const { id } = await ada.run({ image, command: "true", workerLabels: ["no-git"], source: { repository: git.address("acme/app") } });
  await expect
    .poll(async () => (await ada.execution(id)).waitReasons)
    .toEqual([
      { code: "NO_MATCHING_WORKER", message: expect.stringContaining("No connected worker can fetch the Git repository of the run.") },
    ]);
  expect((await ada.execution(id)).workerLabels).toEqual(["no-git"]);
  await ada.call(api.executions.cancel, { params: { id } });
  await without.kill("SIGTERM");
});

test("a push that the Git host reports starts the suite from its commit, whatever the branch has then", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  const first = git.commit("acme/pushed", files("pushed first"));
  const run = { image, command: "sh run.sh", source: { path: "e2e/web" } };
  const trigger = await newTrigger(ada, projectId, { repository: git.address("acme/pushed"), run, paths: { include: ["e2e/**"] } });
  const second = git.commit("acme/pushed", { "e2e/web/greeting.txt": "pushed second\n" });
  const pushed = (commit: string, changed: string) => ({
    event: "push",
    payload: pushOf({ repository: "acme/pushed", commit, files: [changed] }),
  });
  expect((await deliver(ada, trigger, pushed(second, "docs/a.md"))).body.data.reason).toBe("No changed file matches e2e/**.");
  const sent = { ...pushed(first, "e2e/web/run.sh"), id: "once" };
  const answers = await Promise.all(Array.from({ length: 4 }, () => deliver(ada, trigger, sent)));
  const [id] = new Set(answers.map(({ body }) => body.data.executionId ?? ""));
  const ended = await ada.ended(id ?? "");
  expect({ verdict: ended.verdict, error: ended.error, source: ended.source }).toMatchObject({
    verdict: "PASSED",
    error: null,
    source: { ref: first, commit: first, path: "e2e/web" },
  });
  expect(await ada.log(ended.id)).toContain("pushed first\n");
  expect((await ada.call(api.executions.list, { query: { project: projectId } })).data).toHaveLength(1);
  const gate = await ada.call(api.ci.gate, { body: { repository: "acme/pushed", commitSha: first } });
  expect(gate.data.status).toBe("PASSED");
});

test("a pull request of a fork runs from the commit that the host keeps for it, if its trigger allows forks", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  git.commit("acme/forked", { "a.txt": "of main\n" });
  const commit = git.commit("acme/forked", { "a.txt": "of the fork\n" }, { branch: "topic" });
  // As hosts do: the commit is in no branch of the repository.
  git.git("acme/forked", "update-ref", "refs/pull/7/head", commit);
  git.git("acme/forked", "branch", "-D", "topic");
  const run = { image, command: "cat a.txt" };
  const trigger = await newTrigger(ada, projectId, { repository: git.address("acme/forked"), run, forks: "run" });
  const side = (id: number, full_name: string) => ({ ref: "main", sha: commit, repo: { id, full_name } });
  const payload = {
    action: "opened",
    number: 7,
    repository: { full_name: "acme/forked" },
    pull_request: { title: "Change", user: { login: "grace" }, head: side(2, "grace/forked"), base: side(1, "acme/forked") },
  };
  const { body } = await deliver(ada, trigger, { event: "pull_request", payload });
  const ended = await ada.ended(body.data.executionId ?? "");
  expect({ error: ended.error, source: ended.source }).toMatchObject({ error: null, source: { ref: "refs/pull/7/head", commit } });
  const log = await ada.log(ended.id);
  expect(log).toContain(`at ${commit.slice(0, 7)} (refs/pull/7/head).`);
  expect(log).toContain("of the fork\n");
});

test("git connects to the addresses that were checked, whatever the name leads to now", async () => {
  const commit = git.commit("acme/pinned", { "a.txt": "a" });
  const dir = await mkdtemp(join(tmpdir(), "gantry-pinned-"));
  const port = git.host.split(":")[1];
  const url = new URL(`https://git.example.com:${port}/acme/pinned.git`);
  const limits = { memoryBytes: 2 ** 30, fileBytes: 2 ** 20, cpuSeconds: 30 };
  const ask = (pinned: string | undefined) => {
    const environment = gitEnvironment(join(dir, "git"), { url, pinned }, null, {
      caFile: git.caFile,
      searchPath: process.env["PATH"] ?? "",
    });
    return new Git(["ls-remote", "--", url.href, "HEAD"], environment, limits, AbortSignal.timeout(waitTimeoutMs)).read();
  };
  expect(await ask(`git.example.com:${port}:127.0.0.1`)).toEqual({ output: `${commit}\tHEAD\n`, failure: undefined });
  // Without it, the name leads elsewhere or nowhere.
  expect((await ask(undefined)).failure).toBeDefined();
  await rm(dir, { recursive: true, force: true });
});

test("the command line starts a run from a repository", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  git.commit("acme/cli", { "part/a.txt": "of the branch\n" }, { branch: "topic" });
  const key = await newApiKey(ada, { role: "developer" });
  const options = [
    "--repo",
    git.address("acme/cli"),
    "--ref",
    "topic",
    "--path",
    "part",
    "--command",
    "cat a.txt",
    "--project",
    projectId,
    "--wait",
  ];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [gantry, "run", image, ...options], {
    env: { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: key },
  });
  expect(stdout + stderr).toContain("of the branch");
  const lonely = promisify(execFile)(process.execPath, [gantry, "run", image, "--ref", "topic"], {
    env: { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: key },
  });
  await expect(lonely).rejects.toThrow("--ref needs --repo");
});

/** The command lines of processes that name a repository. */
function gitProcesses(repository: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
        return line.includes(repository) && line.startsWith("git") ? [line] : [];
      } catch {
        return [];
      }
    });
}
