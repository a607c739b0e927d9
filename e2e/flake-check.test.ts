import { execFile } from "node:child_process";
import { api } from "@gantry/contract/api.ts";
import type { FlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { importNodeSuite } from "../worker/src/engines/testing/node-suite-image.ts";
import { gantry } from "./program.ts";
import { npmRunners } from "./rerun-recipes/npm-runners.ts";
import { recipeOf } from "./rerun-recipes/recipes.ts";
import { type Person, type Stack, startStack } from "./stack.ts";

let stack: Stack;
let ada: Person;
let apiKey: string;
beforeAll(async () => {
  stack = await startStack();
  await stack.worker("worker").start();
  ada = await stack.person();
  apiKey = await newApiKey(ada, { name: "pipeline", role: "developer" });
});
afterAll(() => stack?.close());

interface Ended {
  code: number;
  checks: FlakeCheck[];
}

const flakeCheck = (...args: string[]) =>
  new Promise<Ended>((resolve, reject) => {
    const env = { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: apiKey };
    execFile(process.execPath, [gantry, "flake-check", "--json", ...args], { env }, (error, stdout, stderr) => {
      if (stdout === "") reject(new Error(stderr));
      else resolve({ code: Number(error?.code ?? 0), checks: JSON.parse(stdout) });
    });
  });

const image = "gantry-e2e/flaky-mocha:1";

async function importSuite(files: Record<string, string>): Promise<void> {
  await importNodeSuite(stack.docker, image, {
    modules: npmRunners(),
    packages: ["mocha", "mochawesome"],
    bins: { mocha: "mocha/bin/mocha.js" },
    files: { ...recipeOf("Mocha"), ...files },
  });
}

test("20 containers find a test that fails in about half of them; steady tests and those of a broken suite are told apart", async () => {
  await importSuite({
    "tests/cart.js": `describe("cart", () => {
      it("adds", () => {});
      // The first run is green: only a repetition has this variable.
      it("pays", () => { if (process.env.TESTS_JSON && Math.random() < 0.5) throw new Error("declined"); });
      it("ships", () => { if (process.env.TESTS_JSON) throw new Error("no ship"); });
    });`,
  });
  const run = await ada.run({ image });
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED" });
  const { tests } = (await ada.call(api.flakeChecks.newTests, { params: { id: run.id } })).data;
  const idOf = (name: string) => tests.find((one) => one.name === name)?.id ?? "";

  const flaky = await flakeCheck(idOf("pays"), "--times", "20");
  const [pays] = flaky.checks[0]?.tests ?? [];
  expect([flaky.code, pays?.outcome, pays?.runs, pays?.notRun, pays?.errors]).toEqual([1, "flaky", 20, 0, 0]);
  expect((pays?.passed ?? 0) + (pays?.failed ?? 0)).toBe(20);
  for (const { executionId } of flaky.checks[0]?.runs.slice(0, 2) ?? []) {
    const ran = (await ada.call(api.executions.tests, { params: { id: executionId } })).data;
    // Mochawesome lists the others as pending.
    expect(ran.filter(({ status }) => /passed|failed/.test(status)).map(({ name }) => name)).toEqual(["pays"]);
  }
  expect((await ada.call(api.tests.get, { params: { id: idOf("pays") } })).data).toMatchObject({ flaky: true, passRate: 1, runs: 1 });

  const steady = await flakeCheck(idOf("adds"), "--times", "3");
  expect([steady.code, steady.checks[0]?.tests[0]?.outcome]).toEqual([0, "passed"]);
  const failing = await flakeCheck("--new", run.id, "--times", "2");
  expect(failing.code).toBe(1);
  expect(failing.checks[0]?.tests.find(({ name }) => name === "ships")).toMatchObject({ outcome: "failing", failed: 2, runs: 2 });
});
