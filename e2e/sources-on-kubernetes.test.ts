import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";
import {
  canImport,
  copyFromDocker,
  noCluster,
  type TestCluster,
  testCluster,
  workerSettings,
} from "../worker/src/engines/testing/kubernetes.ts";
import { type GitHost, startGitHost } from "./git-server.ts";
import { type Person, type Program, type Stack, startStack } from "./stack.ts";

const token = "a-token-of-the-git-host";
const skipped = noCluster ?? (canImport ? undefined : "GANTRY_TEST_KUBE_IMPORT is not set");

const asUser = "gantry.local/source-as-user:1";
const asRoot = "gantry.local/source-as-root:1";
const report = (tests: string) => `<testsuite name="web">${tests}</testsuite>`;
const script = [
  "set -e",
  'pwd; id -u; echo "folder $1"; cat greeting.txt',
  "mkdir -p node_modules reports && echo x > node_modules/x && echo x >> ../../README.md",
  `echo '${report('<testcase name="adds" classname="web"/>')}' > reports/new.xml`,
].join("\n");

describe.skipIf(skipped)(skipped ? `skipped: ${skipped}` : "a worker with Kubernetes", () => {
  let stack: Stack;
  let cluster: TestCluster;
  let git: GitHost;
  let worker: Program;
  let ada: Person;

  beforeAll(async () => {
    [stack, cluster, git] = await Promise.all([startStack(), testCluster(), startGitHost()]);
    await importImage(stack.docker, asUser, { changes: ["USER 1234", "WORKDIR /srv"] });
    await importImage(stack.docker, asRoot, {});
    for (const tag of [asUser, asRoot]) await copyFromDocker(stack.docker, tag);
    worker = stack.worker("worker", { ...workerSettings(cluster), SOURCE_ALLOW: git.host, SOURCE_CA_FILE: git.caFile });
    await worker.start();
    ada = await stack.person();
  });
  afterAll(async () => {
    await stack?.close();
    await git?.close();
    await cluster?.[Symbol.asyncDispose]();
  });

  const pods = async () => (await cluster.core.listNamespacedPod({ namespace: cluster.namespace })).items;

  test("runs a suite from a folder of a repository, as the image's user, and a report in the repository is not its own", async () => {
    const commit = git.commit("acme/app", {
      "README.md": "readme\n",
      "e2e/web/greeting.txt": "hello from main\n",
      "e2e/web/run.sh": script,
      "e2e/web/reports/old.xml": report('<testcase name="was red" classname="web"><failure message="long ago"/></testcase>'),
      [`e2e/${"long-".repeat(30)}/${"name-".repeat(30)}`]: "x",
    });
    const source = { repository: git.address("acme/app"), ref: "main", path: "e2e/web" };
    const { id } = await ada.run({ image: asUser, command: `sh run.sh "$1"; ls ../long-* | wc -c`, folder: "smoke", source });
    const run = await ada.ended(id);
    const log = await ada.log(id);
    expect({ verdict: run.verdict, error: run.error, log }).toEqual({
      verdict: "PASSED",
      error: null,
      log: expect.stringContaining("/gantry/source/e2e/web\n1234\nfolder smoke\nhello from main\n151\n"),
    });
    expect(log).toContain(`Fetched 5 files of acme/app at ${commit.slice(0, 7)} (main).`);
    expect(run.tests).toMatchObject({ total: 1, passed: 1 });
    await expect.poll(pods).toEqual([]);
  });

  test("reads a private repository with a token that is neither in the suite nor in its pod", async () => {
    const projectId = await newProject(ada);
    git.commit("acme/private", { "run.sh": "env; echo ready; until [ -e /gantry/source/go ]; do sleep 0.1; done" });
    git.protect("acme/private", token);
    await ada.call(api.projects.setVariable, { params: { id: projectId, name: "GIT_TOKEN" }, body: { value: token, secret: true } });
    const source = { repository: git.address("acme/private"), tokenVariable: "GIT_TOKEN" };
    const { id } = await ada.run({ image: asRoot, command: "sh run.sh", projectId, source });
    await expect.poll(() => ada.log(id)).toContain("ready");
    expect(await ada.log(id)).not.toMatch(/GIT_TOKEN|a-token-of/);
    const { items: secrets } = await cluster.core.listNamespacedSecret({ namespace: cluster.namespace });
    const own = secrets.filter(({ metadata }) => metadata?.labels?.["gantry.task"] === id);
    expect(own.length).toBeGreaterThan(0);
    const encoded = Buffer.from(token).toString("base64");
    for (const text of [JSON.stringify(await pods()), JSON.stringify(own)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(encoded);
    }
    expect(worker.output()).not.toContain(token);
    await ada.call(api.executions.cancel, { params: { id } });
    expect((await ada.ended(id)).error?.code).toBe("CANCELLED");
  });

  test("ends a run with what to do when the repository has no such folder", async () => {
    git.commit("acme/mistakes", { "a.txt": "a" });
    const source = { repository: git.address("acme/mistakes"), path: "e2e" };
    const { error } = await ada.ended((await ada.run({ image: asRoot, command: "true", source })).id);
    expect(error).toEqual({ code: "SOURCE_UNAVAILABLE", message: expect.stringContaining("has no folder e2e at commit ") });
  });

  test("continues a run from a repository, with its report, when the worker was killed", async () => {
    git.commit("acme/killed", {
      "part/run.sh": `echo begin; sleep 8; ${script.split("\n").at(-1)}; echo end`,
      "part/reports/old.txt": "old",
    });
    const source = { repository: git.address("acme/killed"), path: "part" };
    const { id } = await ada.run({ image: asRoot, command: "sh run.sh", source });
    await expect.poll(() => ada.log(id)).toContain("begin\n");
    await worker.kill("SIGKILL");
    await worker.start();
    const run = await ada.ended(id);
    expect({ verdict: run.verdict, error: run.error, tests: run.tests?.passed }).toEqual({ verdict: "PASSED", error: null, tests: 1 });
    expect((await ada.log(id)).match(/begin\n|end\n/g)).toEqual(["begin\n", "end\n"]);
    await expect.poll(pods).toEqual([]);
  });

  test("restores a cache for runs of the same project only, also after the worker was killed", async () => {
    const path = "/root/.npm";
    const carryOut = async (command: string, projectId: string) => {
      const { id } = await ada.run({ image: asRoot, command, projectId, caches: [{ key: "npm-1", path, restoreKeys: ["npm-"] }] });
      const { verdict } = await ada.ended(id);
      await expect.poll(pods).toEqual([]);
      return { verdict, log: await ada.log(id) };
    };
    const [shop, other] = [await newProject(ada), await newProject(ada)];
    const look = `cat ${path}/deep/file 2>/dev/null || echo nothing`;
    const first = await carryOut(`${look}; mkdir -p ${path}/deep; echo kept > ${path}/deep/file; chmod 500 ${path}/deep`, shop);
    expect(first.log).toContain("nothing\n");
    expect(first.log).toContain("Cache npm-1: not found.\n");
    await worker.kill("SIGKILL");
    await worker.start();
    const second = await carryOut(look, shop);
    expect(second.log).toContain("kept\n");
    expect(second.log).toMatch(/^Cache npm-1: restored 0\.1 MB in \d+\.\d s\.$/m);
    expect((await carryOut(look, other)).log).toContain("nothing\n");
  });
});
