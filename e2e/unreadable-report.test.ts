import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stack, startStack } from "./stack.ts";
import { newProject } from "../server/src/testing/given/project.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.worker("worker").start();
});
afterAll(() => stack?.close());

test("a report that exceeds the reader's memory or time fails the run with the reason, and uploading it is refused", async () => {
  const ada = await stack.person();
  // 30 MB of text, and more than 512 MB when it is parsed.
  const [start, item, count, end] = ['{"results":{"tool":{"name":"x"},"tests":[', "{},", 10_000_000, "0]}}"] as const;
  // On a busy machine the time limit may come before the memory limit.
  const reason = /512 MB of memory|longer than \d+ s/;
  const image = await stack.image("memory", {
    entrypoint: `#!/bin/sh\nmkdir -p /app/reports\n{ echo '${start}'; yes '${item}' | head -n ${count} | tr -d '\\n'; echo '${end}'; } > /app/reports/ctrf.json\nexit 0\n`,
  });
  const run = await ada.run({ image });
  const projectId: string = await newProject(ada, { name: "memory" });
  const headers = { "content-type": "application/json" };
  const upload = await ada.request(api.ingest.report, { query: { projectId }, body: start + item.repeat(count) + end, headers });
  expect(upload).toMatchObject({ status: 422, body: { error: "Report not read", code: "REPORT_NOT_READ" } });
  expect(upload.body.message).toMatch(reason);
  expect((await ada.call(api.executions.list, { query: { project: projectId } })).data).toEqual([]);
  // The exit code was 0, but the report may contain failures.
  const ended = await ada.ended(run.id);
  expect(ended).toMatchObject({ status: "FAILED", exitCode: 0, attempt: 1, error: { code: "REPORT_INCOMPLETE" } });
  expect(ended.error?.message).toMatch(reason);
});
