import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSample } from "../worker/src/samples/build-sample.ts";
import { type Stack, startStack } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.worker("worker").start();
});
afterAll(() => stack?.close());

test("the API sample exists after a worker's start, and passes with ten tests and a report", async () => {
  const { image } = await buildSample(stack.docker, "api");
  const ada = await stack.person();
  const run = await ada.run({ image, folder: "all" });
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED", tests: { total: 10, passed: 10, failed: 0 } });
  const tests = (await ada.call(api.executions.tests, { params: { id: run.id } })).data;
  expect(tests.map((test: { suite: string[] }) => test.suite[0])).toContain("orders");
  const files = (await ada.call(api.executions.artifacts, { params: { id: run.id } })).data.map((file) => file.path);
  expect(files).toEqual(["reports/index.html", "reports/junit.xml"]);
  const one = await ada.run({ image, folder: "orders", command: "--with-failure" });
  expect(await ada.ended(one.id)).toMatchObject({ status: "FAILED", exitCode: 1, tests: { total: 5, failed: 1 } });
});

test("the shop sample runs a browser, with passing, failing and flaky tests, screenshots and a trace", async () => {
  const { image } = await buildSample(stack.docker, "shop");
  const ada = await stack.person();
  const run = await ada.run({ image });
  const ended = await ada.ended(run.id);
  expect(ended).toMatchObject({ status: "FAILED", exitCode: 1, tests: { total: 4, passed: 3, failed: 1, flaky: 1 } });
  const tests = (await ada.call(api.executions.tests, { params: { id: run.id } })).data;
  const failed = tests.find((test) => test.status === "failed");
  expect(failed?.name).toBe("from thirty euros on ten percent are taken off");
  expect(failed?.snippet).toContain("€29.70");
  expect(failed?.attachments?.map((attachment) => attachment.contentType)).toEqual(
    expect.arrayContaining(["image/png", "application/zip"]),
  );
  const paths = (await ada.call(api.executions.artifacts, { params: { id: run.id } })).data.map((file) => file.path);
  expect(paths).toContain("playwright-report/index.html");
  for (const attachment of failed?.attachments ?? []) expect(paths).toContain(attachment.path);

  const again = (await ada.call(api.executions.rerun, { params: { id: run.id }, body: { only: "failed" } })).data;
  expect(await ada.ended(again.id)).toMatchObject({ status: "FAILED", tests: { total: 1, failed: 1 } });
});
