import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import {
  canImport,
  copyFromDocker,
  noCluster,
  type TestCluster,
  testCluster,
  workerSettings,
} from "../worker/src/engines/testing/kubernetes.ts";
import { type DatabaseImages, importDatabaseImages } from "./database-images.ts";
import { type Stack, startStack } from "./stack.ts";

const password = "s3cr3t-of-the-database";
const skipped = noCluster ?? (canImport ? undefined : "GANTRY_TEST_KUBE_IMPORT is not set");

describe.skipIf(skipped)(skipped ? `skipped: ${skipped}` : "a worker with Kubernetes", () => {
  let stack: Stack;
  let cluster: TestCluster;
  let images: DatabaseImages;

  beforeAll(async () => {
    [stack, cluster] = await Promise.all([startStack(), testCluster()]);
    images = await importDatabaseImages(stack.docker, "services-on-kubernetes");
    for (const tag of [images.suite, images.database]) await copyFromDocker(stack.docker, tag);
    await stack.worker("worker", workerSettings(cluster)).start();
  });
  afterAll(async () => {
    await stack?.close();
    await cluster?.[Symbol.asyncDispose]();
  });

  test("lets a suite use a PostgreSQL that is there for its run only, with a secret of the project", async () => {
    const ada = await stack.person();
    const projectId = await newProject(ada);
    await ada.call(api.projects.setVariable, { params: { id: projectId, name: "DB_PASSWORD" }, body: { value: password, secret: true } });
    const db = { name: "db", image: images.database, user: "1000", inheritVariables: ["DB_PASSWORD"], readyWhen: { port: 5432 } };
    const { id } = await ada.run({ image: images.suite, projectId, services: [db] });
    const run = await ada.ended(id);
    expect({ verdict: run.verdict, error: run.error, notes: run.notes }).toEqual({ verdict: "PASSED", error: null, notes: [] });
    expect(await ada.log(id)).toBe("Ready: db.\ntotal 42\n");
    const ofService = (await ada.request(api.executions.logsDownload, { params: { id }, query: { service: "db" } })).body;
    expect(ofService).toContain("database system is ready to accept connections");
    expect(ofService).toContain("the password is ****");
    expect(ofService).not.toContain(password);
    const pods = async () => (await cluster.core.listNamespacedPod({ namespace: cluster.namespace })).items;
    await expect.poll(pods).toEqual([]);
  });

  test("ends a run with the words of a database that cannot start", async () => {
    const ada = await stack.person();
    const db = { name: "db", image: images.database, variables: { DB_PASSWORD: "any" }, readyWhen: { port: 5432 } };
    const { id } = await ada.run({ image: images.suite, services: [db] });
    const { verdict, error } = await ada.ended(id);
    expect({ verdict, code: error?.code }).toEqual({ verdict: "ERROR", code: "SERVICE_FAILED" });
    // It starts as root.
    expect(error?.message).toMatch(
      /The service db ended before it was ready: its exit code was 1\. Its last output:\n[^]*cannot be run as root/,
    );
  });
});
