import { describe, expect, test } from "vitest";
import { collectFiles, statusesOf } from "../../testing/collect-files.ts";

const step = (status?: string, more: object = {}) => ({
  keyword: "Given",
  name: "a cart",
  ...(status === undefined ? {} : { result: { status, duration: 0.5, ...more } }),
});
const scenario = (status: string | undefined, ...steps: object[]) => ({
  type: "scenario",
  keyword: "Scenario",
  name: "pays",
  ...(status === undefined ? {} : { status, location: "features/cart.feature:3" }),
  steps,
});
const feature = (status: string | undefined, ...elements: object[]) => ({
  keyword: "Feature",
  name: "Cart",
  elements,
  ...(status === undefined ? { uri: "cart.feature" } : { status, location: "features/cart.feature:1" }),
});
const read = (...features: object[]) => collectFiles({ "results.json": JSON.stringify(features) });

describe("behave", () => {
  test("a scenario has failed if its status says so, and so has a feature", async () => {
    const scenarioOnly = await read(feature("failed", scenario("failed", step("passed"))));
    expect(scenarioOnly.tests).toMatchObject([
      { name: "pays", suite: ["Cart"], status: "failed", filePath: "features/cart.feature", line: 3, durationMs: 500 },
    ]);
    expect(scenarioOnly.tests[0]?.message).toContain("a hook or a clean-up did");
    const featureOnly = await read(feature("hook_error", scenario("passed", step("passed"))));
    expect(featureOnly.tests).toMatchObject([
      { name: "pays", status: "passed" },
      { name: "Suite failed outside its tests", suite: ["Cart"], status: "failed", message: expect.stringContaining('"hook_error"') },
    ]);
    expect(statusesOf(await read(feature("skipped", scenario("skipped", step()))))).toEqual(["pays: skipped"]);
    expect(statusesOf(await read(feature("passed", scenario("passed", step("passed"), step("pending_warn")))))).toEqual(["pays: passed"]);
    expect(statusesOf(await read(feature("untested", scenario("untested", step("passed"), step()))))).toEqual(["pays: failed"]);
  });

  test("a feature without scenarios does not hide the others", async () => {
    const empty = { keyword: "Feature", name: "Planned", tags: [], location: "features/planned.feature:1", status: "skipped" };
    const failed = feature("failed", scenario("failed", step("failed")));
    for (const features of [
      [failed, empty],
      [empty, failed],
    ])
      expect(statusesOf(await read(...features))).toEqual(["pays: failed"]);
    expect(statusesOf(await read(failed, { ...empty, status: "failed" }))).toEqual([
      "pays: failed",
      "Suite failed outside its tests: failed",
    ]);
    const broken = await read(failed, { name: "Cart" });
    expect(statusesOf(broken)).toEqual(["pays: failed"]);
    expect(JSON.stringify(broken)).toContain("entry 2 of its list is no feature");
  });

  test("the message is the exception's", async () => {
    const error_message = [
      "Traceback (most recent call last):",
      '  File "s.py", line 5, in _',
      "    raise E",
      "RuntimeError: boom",
      "line 2",
    ];
    const { tests } = await read(feature("failed", scenario("failed", step("failed", { error_message }), step())));
    expect(tests).toMatchObject([
      { status: "failed", message: "Given a cart: RuntimeError: boom\nline 2", trace: error_message.join("\n") },
    ]);
  });
});

test("any status other than passed and skipped is a failure", async () => {
  for (const word of ["error", "unknown", "", "broken", "untested", undefined]) {
    const { tests } = await read(feature(undefined, scenario(undefined, step("passed"), step(word))));
    expect([word, tests[0]?.status]).toEqual([word, "failed"]);
  }
  const { tests } = await read(feature(undefined, scenario(undefined, step("passed"), step("crashed"))));
  expect(tests[0]?.message).toBe("Given a cart: crashed");
});
