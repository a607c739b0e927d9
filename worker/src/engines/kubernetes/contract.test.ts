import { afterAll, beforeAll, describe } from "vitest";
import { describeEngine } from "../engine.contract.ts";
import { noCluster, shellImage, type TestCluster, testCluster } from "../testing/kubernetes.ts";

describe.skipIf(noCluster)(noCluster ? `skipped: ${noCluster}` : "with a cluster", () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await testCluster();
  });
  afterAll(async () => {
    await cluster[Symbol.asyncDispose]();
  });

  describeEngine("kubernetes", { open: async () => cluster.engine(), image: shellImage, runsShell: true, runsServices: true });
});
