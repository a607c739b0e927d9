import { rounds } from "@gantry/host/testing/rounds.ts";
import { api } from "@gantry/contract/api.ts";
import fc from "fast-check";
import tar from "tar-stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyReportTree, greenReportTree, nearlyGreenReportTree } from "@gantry/reports/testing/report-tree.ts";
import { writeReports, writtenFormats } from "@gantry/reports/testing/written-reports.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { newProject } from "../../testing/given/project.ts";

let server: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", RATE_LIMIT_API: "0" });
  ada = await server.signUp();
  project = await newProject(ada, { name: "generated", runSettings: { autoQuarantine: true } });
});
afterAll(() => server?.close());

/** Uploads a report; returns the run with its failed tests and the gate's result. */
async function ingest(files: Record<string, string>, groupName = String(Math.random())) {
  const pack = tar.pack();
  for (const [name, text] of Object.entries(files)) pack.entry({ name }, text);
  pack.finalize();
  const { status, body } = await ada.request(api.ingest.report, {
    query: { project, groupName },
    body: await buffer(pack),
    headers: { "content-type": "application/x-tar" },
  });
  if (status !== 201) return { status, code: body.code };
  const { id } = body.data;
  const gate = (await ada.call(api.ci.gate, { body: { taskId: id } })).data;
  const failed = (await ada.call(api.executions.tests, { params: { id }, query: { status: "failed", limit: 100 } })).data;
  return { status: 201, run: body.data, gate, failed };
}

describe.each(writtenFormats)("%s", (format) => {
  test("a report with failures fails its run or its gate, by test name; one without does not", async () => {
    const trees = fc.oneof(
      nearlyGreenReportTree.map((tree) => [tree]),
      greenReportTree.map((tree) => [tree]),
      fc.array(anyReportTree, { minLength: 2, maxLength: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(trees, async (some) => {
        const { files, failures } = writeReports(format, some);
        const { status, code, run, gate, failed } = await ingest(files);
        // A report without any test is rejected, which no pipeline mistakes for a pass.
        if (status !== 201) expect([status, code, failures]).toEqual([400, "REPORT_NOT_READABLE", 0]);
        else if (failures > 0) {
          expect(run?.verdict).not.toBe("PASSED");
          expect(gate?.status).toBe("FAILED");
          expect(failed?.length).toBeGreaterThan(0);
        } else {
          expect(run?.verdict).not.toBe("FAILED");
          expect(failed).toEqual([]);
        }
      }),
      { numRuns: Number(process.env["GENERATED_UPLOADS"] ?? rounds(2, 4)), endOnFailure: true },
    );
  });

  test("however often a report comes, the gate ignores its failed tests only", async () => {
    const trees = fc.oneof(
      nearlyGreenReportTree.map((tree) => [tree]),
      fc.array(anyReportTree, { minLength: 1, maxLength: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(
        trees,
        fc.string({ minLength: 12, maxLength: 12, unit: fc.constantFrom(..."abcdefgh") }),
        async (some, groupName) => {
          const { files, failures, outside } = writeReports(format, some);
          fc.pre(failures > 0);
          for (let upload = 0; upload < 3; upload++) expect((await ingest(files, groupName)).status).toBe(201);
          const { gate, run } = await ingest(files, groupName);
          expect(gate?.failedTests.length).toBeGreaterThanOrEqual(outside);
          expect(gate?.failedTests.every(({ testKey }) => !gate.quarantinedTests.some((one) => one.testKey === testKey))).toBe(true);
          expect((gate?.failedTests.length ?? 0) + (gate?.quarantinedTests.length ?? 0)).toBe(run?.tests?.failed);
          if (outside > 0) expect(gate?.status).toBe("FAILED");
        },
      ),
      { numRuns: Number(process.env["GENERATED_UPLOADS"] ?? rounds(2, 4)), endOnFailure: true },
    );
  });
});
