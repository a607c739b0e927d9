import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, type Stack, startStack } from "../stack.ts";
import { failingScenarios, feature } from "./feature.ts";
import { jsNames, jsTests } from "./hard-titles.ts";
import { importNodeSuite } from "../../worker/src/engines/testing/node-suite-image.ts";
import { npmRunners } from "./npm-runners.ts";
import { recipeOf } from "./recipes.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.worker("worker").start();
});
afterAll(() => stack?.close());

/** In a re-run everything passes: it is the only run that has this variable. */
const passesAgain = (text: string) => text.replaceAll("process.env.FIXED", "process.env.TESTS_JSON");

/** `variant › file › suite › name` of the tests that passed or failed. */
async function ran(person: Person, id: string, status: RegExp): Promise<string[]> {
  const { data } = await person.call(api.executions.tests, { params: { id }, query: { limit: 200 } });
  return data
    .filter((one) => status.test(one.status))
    .map(({ variant, filePath, suite, name }) => [variant, filePath, ...suite, name].filter(Boolean).join(" › "))
    .sort();
}

async function rerunsWhatFailed(image: string, failing: string[]): Promise<void> {
  const ada = await stack.person();
  const run = await ada.run({ image });
  const first = await ada.ended(run.id);
  expect(await ran(ada, run.id, /failed/), await ada.log(run.id)).toEqual([...failing].sort());
  expect(first).toMatchObject({ status: "FAILED", exitCode: expect.any(Number) });
  const rerun = await ada.call(api.executions.rerun, { params: { id: run.id }, body: { only: "failed" } });
  const again = await ada.ended(rerun.data.id);
  expect(await ran(ada, again.id, /passed|failed/), await ada.log(again.id)).toEqual([...failing].sort());
  expect(again).toMatchObject({ status: "PASSED", exitCode: 0 });
  // Nothing is left to run: every failed test is known to pass.
  expect((await ada.request(api.executions.rerun, { params: { id: run.id }, body: { only: "failed" } })).body.code).toBe("NOTHING_FAILED");
}

test("re-running failed tests with Mocha in a container runs exactly these, and the run passes", async () => {
  const image = "gantry-e2e/rerun-mocha:1";
  await importNodeSuite(stack.docker, image, {
    modules: npmRunners(),
    packages: ["mocha", "mochawesome"],
    bins: { mocha: "mocha/bin/mocha.js" },
    files: {
      ...recipeOf("Mocha"),
      "tests/hard titles (1).js": passesAgain(jsTests("const { it: test, describe } = globalThis;")),
      "tests/same.js": `describe("a (b)", () => { describe("c.d", () => { it("plain", () => {}); }); });`,
    },
  });
  await rerunsWhatFailed(
    image,
    jsNames.map((title) => `tests/hard titles (1).js › a (b) › c.d › ${title}`),
  );
});

test("re-running failed tests with cucumber-js in a container runs exactly these scenarios and rows, and the run passes", async () => {
  const image = "gantry-e2e/rerun-cucumber:1";
  await importNodeSuite(stack.docker, image, {
    modules: npmRunners(),
    packages: ["@cucumber/cucumber"],
    bins: { "cucumber-js": "@cucumber/cucumber/bin/cucumber.js" },
    files: {
      ...recipeOf("Cucumber"),
      "features/cart.feature": feature("Cart"),
      "features/other.feature": feature("Other"),
      "features/steps.js": `const { Given } = require("@cucumber/cucumber");
        Given(/^it works$/, () => {});
        Given(/^it fails$/, () => { if (!process.env.TESTS_JSON) throw new Error("no"); });`,
    },
  });
  await rerunsWhatFailed(image, [
    ...failingScenarios("features/cart.feature", "Cart", "line 13"),
    ...failingScenarios("features/other.feature", "Other", "line 13"),
  ]);
});
