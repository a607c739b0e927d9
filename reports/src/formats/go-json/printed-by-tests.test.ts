import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const event = (action: string, name?: string, more: object = {}) =>
  JSON.stringify({ Action: action, Package: "a", ...(name && { Test: name }), ...more });
const inner = [
  event("run", "TestInner"),
  event("output", "TestInner", { Output: "=== RUN   TestInner\n" }),
  event("output", "TestInner", { Output: "    i_test.go:3: inner boom\n" }),
  event("output", "TestInner", { Output: "--- FAIL: TestInner (0.00s)\n" }),
  event("fail", "TestInner", { Elapsed: 0 }),
  event("output", undefined, { Output: "FAIL\ta/inner\t0.092s\n" }),
];
const statuses = async (...events: string[]) => {
  const { tests } = await collectFiles({ "go.json": `${events.join("\n")}\n` }, { exitCode: 0 });
  return tests.map(({ name, status }) => `${name}: ${status}`);
};

test("events of a test that a running test printed are not of the package", async () => {
  const found = await statuses(event("start"), event("run", "TestCLI"), ...inner, event("pass", "TestCLI"), event("pass"));
  expect(found).toEqual(["TestCLI: passed"]);
});

test("subtests, tests that ran before, and parallel tests that fail are of the package", async () => {
  expect(await statuses(event("start"), ...inner, event("run", "TestCLI"), event("pass", "TestCLI"), event("pass"))).toContain(
    "TestInner: failed",
  );
  const sub = [event("run", "TestCLI/a"), event("fail", "TestCLI/a")];
  expect(await statuses(event("start"), event("run", "TestCLI"), ...sub, event("pass", "TestCLI"), event("pass"))).toContain(
    "TestCLI/a: failed",
  );
  const parallel = [event("run", "TestCLI"), event("pause", "TestCLI"), ...inner, event("cont", "TestCLI"), event("pass", "TestCLI")];
  expect(await statuses(event("start"), ...parallel, event("pass"))).toContain("TestInner: failed");
});

test("a test that printed another one's failure and fails is a failure, and so is its package", async () => {
  const found = await statuses(event("start"), event("run", "TestCLI"), ...inner, event("fail", "TestCLI"), event("fail"));
  expect(found).toContain("TestCLI: failed");
});
