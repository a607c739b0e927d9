import { createHash } from "node:crypto";
import JSZip from "jszip";
import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const file = (name: string, path: string) => ({ name, contentType: "image/png", path });

/** As Playwright's `json` reporter writes it, for one test per title. */
const report = (tests: Record<string, object[][]>) =>
  JSON.stringify({
    config: { configFile: "playwright.config.ts", rootDir: "/home/ci/shop/tests" },
    suites: [
      {
        title: "a.spec.ts",
        file: "a.spec.ts",
        specs: Object.entries(tests).map(([title, attempts], index) => ({
          title,
          file: "a.spec.ts",
          line: index + 1,
          tests: [
            {
              projectName: "desktop",
              status: "unexpected",
              results: attempts.map((attachments, retry) => ({ retry, status: "failed", duration: 5, attachments })),
            },
          ],
        })),
      },
    ],
    errors: [],
    stats: { unexpected: Object.keys(tests).length },
  });

const traces = report(
  Object.fromEntries(["pays", "ships"].map((title) => [title, [[file("trace", `/home/ci/shop/test-results/a-${title}/trace.zip`)]]])),
);

const found = async (files: Record<string, string | Uint8Array>) => {
  const { tests, missingAttachments, ambiguousAttachments } = await collectFiles(files);
  return {
    paths: Object.fromEntries(tests.map(({ name, attachments }) => [name, attachments.map(({ path }) => path)])),
    missing: missingAttachments?.count ?? 0,
    ambiguous: ambiguousAttachments?.count ?? 0,
  };
};

const own = (folder: string) => ({ pays: [`${folder}a-pays/trace.zip`], ships: [`${folder}a-ships/trace.zip`] });
const none = { pays: [], ships: [] };

test.each([
  ["with the folder that the report names", ["test-results/a-pays", "test-results/a-ships"], own("test-results/"), 0, 0],
  ["with the end of the path only", ["a-pays", "a-ships"], own(""), 0, 0],
  ["in a folder that was moved", ["downloaded/a-pays", "downloaded/a-ships"], own("downloaded/"), 0, 0],
  [
    "beside the same of an older run",
    ["test-results/a-pays", "old/test-results/a-pays", "test-results/a-ships"],
    own("test-results/"),
    0,
    0,
  ],
  ["of two shards with the same folders", ["1/test-results/a-pays", "2/test-results/a-pays"], none, 1, 1],
  ["of other tests", ["test-results/a-cancels", "b-pays"], none, 2, 0],
  ["of one test, without its folder", [""], none, 0, 2],
  ["moved to different places", ["x/a-pays", "y/z/test-results/a-ships"], none, 2, 0],
])("files %s", async (_where, folders, paths, missing, ambiguous) => {
  const stored = Object.fromEntries(folders.map((folder) => [folder === "" ? "trace.zip" : `${folder}/trace.zip`, folder]));
  expect(await found({ "results.json": traces, ...stored })).toEqual({ paths, missing, ambiguous });
});

test.each([
  [
    "a file that another test names exactly, and whose end is the same",
    { a: "a/att/trace.txt", b: "b/att/trace.txt" },
    ["b/att/trace.txt"],
    { a: [], b: ["b/att/trace.txt"] },
  ],
  ["a file in no folder of another test", { a: "a/att/t.txt", b: "att/t.txt" }, ["att/t.txt"], { a: [], b: ["att/t.txt"] }],
  [
    "a file elsewhere, while others are where the report says",
    { a: "a/att/t.txt", b: "b/x/u.txt" },
    ["b/x/u.txt", "c/att/t.txt"],
    { a: [], b: ["b/x/u.txt"] },
  ],
  ["a path through another folder", { a: "r/../a/trace.txt", b: "r/a/trace.txt" }, ["r/a/trace.txt"], { a: [], b: ["r/a/trace.txt"] }],
  ["a path in the container", { a: "/app/a/trace.txt", b: "/w/a/trace.txt" }, ["a/trace.txt"], { a: ["a/trace.txt"], b: ["a/trace.txt"] }],
])("%s", async (_what, named, sent, paths) => {
  const json = report(Object.fromEntries(Object.entries(named).map(([title, path]) => [title, [[file("trace", path)]]])));
  const answer = await found({ "results.json": json, ...Object.fromEntries(sent.map((path) => [path, "x"])) });
  expect(answer.paths).toEqual(paths);
});

test("reports in two folders name files by the same path, each its own", async () => {
  const of = (title: string) => report({ [title]: [[file("trace", "att/trace.txt")]] });
  const reports = { "one/results.json": of("a"), "two/results.json": of("b") };
  expect((await found({ ...reports, "one/att/trace.txt": "a", "two/att/trace.txt": "b" })).paths).toEqual({
    a: ["one/att/trace.txt"],
    b: ["two/att/trace.txt"],
  });
  expect((await found({ ...reports, "two/att/trace.txt": "b" })).paths).toEqual({ a: [], b: ["two/att/trace.txt"] });
  const above = { "results.json": of("a"), "two/results.json": of("b"), "att/trace.txt": "a", "two/att/trace.txt": "b" };
  expect((await found(above)).paths).toEqual({ a: ["att/trace.txt"], b: ["two/att/trace.txt"] });
});

test("thousands of files with one name are told apart", async () => {
  const titles = Array.from({ length: 3_000 }, (_, index) => `t${index}`);
  const many = report(Object.fromEntries(titles.map((title) => [title, [[file("trace", `/w/out/${title}/trace.zip`)]]])));
  const { tests } = await collectFiles({
    "results.json": many,
    ...Object.fromEntries(titles.map((title) => [`out/${title}/trace.zip`, ""])),
  });
  expect(tests.filter(({ name, attachments }) => attachments[0]?.path !== `out/${name}/trace.zip`)).toEqual([]);
});

const sha1 = (content: string) => createHash("sha1").update(content).digest("hex");

/** As Playwright 1.65 embeds it in `index.html`. */
async function htmlReport(
  tests: readonly { title: string; line?: number; results: { name: string; path?: string }[][] }[],
): Promise<string> {
  const zip = new JSZip();
  const shown = tests.map(({ title, line, results }, index) => ({
    title,
    projectName: "desktop",
    location: { file: "a.spec.ts", line: line ?? index + 1, column: 3 },
    path: [],
    results: results.map((attachments) => ({ attachments })),
  }));
  zip.file("report.json", JSON.stringify({ files: [{ fileId: "f", fileName: "a.spec.ts", tests: shown }] }));
  const data = await zip.generateAsync({ type: "base64", compression: "DEFLATE" });
  return `<!DOCTYPE html><html></html><template id="playwrightReportBase64">data:application/zip;base64,${data}</template>`;
}

test("attachments that only the HTML report has are found in it, for each test and attempt", async () => {
  const picture = (content: string) => `data/${sha1(content)}.png`;
  const first = (title: string, retry: string) => [
    file("screenshot", `/home/ci/shop/test-results/a-${title}${retry}/one.png`),
    file("screenshot", `/home/ci/shop/test-results/a-${title}${retry}/two.png`),
  ];
  const json = report({
    pays: [first("pays", ""), first("pays", "-retry1")],
    ships: [[file("trace", "/home/ci/shop/test-results/a-ships/trace.zip")]],
  });
  const shown = (...contents: string[]) => [
    ...contents.map((content) => ({ name: "screenshot", path: picture(content) })),
    { name: "stdout" },
  ];
  const index = await htmlReport([
    { title: "ships", line: 2, results: [[{ name: "trace", path: `data/${sha1("t")}.zip` }]] },
    { title: "pays", line: 1, results: [shown("a", "b"), shown("c", "d")] },
  ]);
  const files = Object.fromEntries(["a", "b", "c", "d"].map((content) => [`playwright-report/${picture(content)}`, content]));
  const pages = { "playwright-report/results.json": json, "playwright-report/index.html": index };
  const inReport = (content: string) => `playwright-report/${picture(content)}`;
  expect(await found({ ...pages, ...files })).toEqual({
    paths: { pays: ["a", "b", "c", "d"].map(inReport), ships: [] },
    missing: 1,
    ambiguous: 0,
  });
  const { tests } = await collectFiles({ ...pages, ...files });
  expect(tests[0]?.attempts.map(({ attachments }) => attachments?.map(({ path }) => path))).toEqual([
    ["a", "b"].map(inReport),
    ["c", "d"].map(inReport),
  ]);
  // The files of the tests themselves come first.
  const own = "test-results/a-pays/one.png";
  expect((await found({ ...pages, ...files, [own]: "a" })).paths["pays"]?.[0]).toBe(own);
});

test("a page with two tests of one name, another number of attempts, or damaged data gives no attachments", async () => {
  const json = report({ pays: [[file("screenshot", "/home/ci/shop/test-results/a-pays/one.png")]] });
  const result = [{ name: "screenshot", path: `data/${sha1("a")}.png` }];
  const twice = await htmlReport([1, 2].map(() => ({ title: "pays", line: 1, results: [result] })));
  const retried = await htmlReport([{ title: "pays", results: [result, result] }]);
  for (const index of [twice, retried, retried.slice(0, 200), "data:application/zip;base64,UEsDBA", ""]) {
    const files = { "results.json": json, "index.html": index, [`data/${sha1("a")}.png`]: "a" };
    expect(await found(files)).toEqual({ paths: { pays: [] }, missing: 1, ambiguous: 0 });
  }
});
