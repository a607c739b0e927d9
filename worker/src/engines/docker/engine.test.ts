import { beforeAll, describe, expect, it } from "vitest";
import { describeEngine, newRun, readToEnd } from "../engine.contract.ts";
import type { Engine, RunSpec } from "../engine.ts";
import { testEngine } from "../testing/engine.ts";
import { importImage, shellSuite, testDocker } from "../testing/images.ts";

const image = "gantry-test/shell:1";

describeEngine("docker", {
  open: async () => {
    const { docker, host } = await testDocker();
    await importImage(docker, image, shellSuite);
    return testEngine(host);
  },
  image,
  runsShell: true,
});
