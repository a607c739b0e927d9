import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { rounds } from "@gantry/host/testing/rounds.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyReportTree, everyGroup, greenReportTree, nearlyGreenReportTree } from "../testing/report-tree.ts";
import { writeReports, writtenFormats } from "../testing/written-reports.ts";
import { collectResults } from "./collect.ts";
import { reportFormats } from "../formats/registry.ts";

/** Thousands of small folders: in memory, where the system has it, each takes half as long. */
const folders = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

async function collect(files: Record<string, string>) {
  const root = await mkdtemp(join(folders, "gantry-written-"));
  try {
    const listed = await Promise.all(
      Object.entries(files).map(async ([path, text]) => {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), text);
        return { path, sizeBytes: Buffer.byteLength(text) };
      }),
    );
    return await collectResults({ root, files: listed });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const runs = Number(process.env["GENERATED_REPORTS"] ?? rounds(20, 60));
const trees = fc.oneof(
  fc.array(anyReportTree, { minLength: 1, maxLength: 3 }),
  nearlyGreenReportTree.map((tree) => [tree]),
  fc.tuple(greenReportTree, nearlyGreenReportTree).map((both) => [...both]),
);

test("covers every file format", () => {
  expect([...writtenFormats].sort()).toEqual(reportFormats.map(({ name }) => name).sort());
});

describe.each(writtenFormats)("%s", (format) => {
  test("every failure counted by the runner is a failed test with a name", async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (some) => {
        const { files, failures, listed } = writeReports(format, some);
        const { tests, unreadFailures } = await collect(files);
        const failed = tests.filter(({ status }) => status === "failed");
        expect(failed.length > 0).toBe(failures > 0);
        expect(failed.every(({ name }) => name.trim() !== "")).toBe(true);
        expect(failed.length).toBeGreaterThanOrEqual(listed);
        // Less than the runner counts is allowed only where the run then says so.
        if (unreadFailures === undefined) expect(failed.length).toBeGreaterThanOrEqual(failures);
      }),
      { numRuns: runs },
    );
  });

  test("a failure is a test exactly if the runner's own is one", async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (some) => {
        const { files, outside } = writeReports(format, some);
        const { tests, unreadFailures } = await collect(files);
        const failed = tests.filter(({ status }) => status === "failed");
        expect(failed.every(({ kind }) => kind !== undefined)).toBe(true);
        const found = failed.filter(({ kind }) => kind === "outside");
        expect(found.length).toBeGreaterThanOrEqual(outside);
        const groups = some.flatMap((tree) => [...everyGroup(tree.groups)].map(({ group }) => group));
        // What has no name is no test either, and one broken file may be listed in two ways. Go's packages end without the words that explain it.
        const isPlain = format !== "go-json" && !groups.some(({ isBroken, cases }) => isBroken || cases.some(({ title }) => title === ""));
        if (isPlain && unreadFailures === undefined && some.every(({ unlisted }) => unlisted === 0)) expect(found.length).toBe(outside);
      }),
      { numRuns: runs },
    );
  });

  test("reports without failures give no failed tests", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(greenReportTree, { minLength: 1, maxLength: 2 }), async (some) => {
        const { files, failures } = writeReports(format, some);
        expect(failures).toBe(0);
        const { tests, unreadFailures } = await collect(files);
        expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
        expect(unreadFailures).toBeUndefined();
      }),
      { numRuns: runs },
    );
  });
});
