import { api } from "@gantry/contract/api.ts";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import tar from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { newProject } from "../../testing/given/project.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import type { Client } from "../../testing/client.ts";

let server: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", REPORT_MAX_BYTES: String(32 * 1024 * 1024) });
  ada = await server.signUp();
  project = await newProject(ada, { name: "shop", runSettings: { autoQuarantine: true } });
});
afterAll(() => server.close());

/** Uploads a report, with details as an upload in a shell has them: `?project=…&groupName=nightly`. */
function post(query: string, body: string | Uint8Array | FormData, headers: Record<string, string> = {}, person: Client = ada) {
  return person.raw(api.ingest.report, { query: Object.fromEntries(new URLSearchParams(query)), body, headers });
}

const junit = (...cases: string[]) =>
  `<?xml version="1.0"?><testsuites><testsuite name="cart" file="tests/cart.test.js">${cases.join("")}</testsuite></testsuites>`;
const passing = (name: string) => `<testcase name="${name}" time="0.01"/>`;
const failing = (name: string) =>
  `<testcase name="${name}" time="0.01"><failure message="expected 3">at cart.test.js:4</failure></testcase>`;
const xml = { "content-type": "application/xml" };
const json = { "content-type": "application/json" };

const ctrf = (tests: object[]) => JSON.stringify({ results: { tool: { name: "jest" }, summary: { tests: tests.length }, tests } });
const allureResult = (name: string, status: string) => ({
  uuid: name,
  name,
  status,
  start: 1,
  stop: 6,
  labels: [{ name: "suite", value: "cart" }],
});
const playwright = JSON.stringify({
  config: { rootDir: "/app/tests", configFile: "/app/playwright.config.ts" },
  suites: [
    {
      title: "cart.spec.ts",
      file: "cart.spec.ts",
      specs: [
        {
          title: "pays",
          file: "cart.spec.ts",
          line: 3,
          tests: [{ projectName: "chromium", status: "expected", results: [{ status: "passed", duration: 12, retry: 0 }] }],
        },
      ],
    },
  ],
});

test("a JUnit report becomes a run with a verdict, its tests, their history and the report itself", async () => {
  const details = `?project=${project}&groupName=nightly&environment=Staging&repository=shop&commitSha=abcdef1&prNumber=7&image=maven`;
  const answer = await post(details, junit(passing("adds"), failing("pays")), xml);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  expect(answer.body).toMatchObject({ success: true, format: "junit", notes: [] });
  const run = answer.body.data;
  expect(run).toMatchObject({
    projectId: project,
    trigger: "ingest",
    verdict: "FAILED",
    exitCode: 1,
    groupName: "nightly",
    environment: "staging",
    image: "maven",
    ciContext: { repository: "shop", commitSha: "abcdef1", prNumber: 7 },
    tests: { total: 2, passed: 1, failed: 1 },
  });
  // The response waits only briefly for the analysis.
  const { tests, reportUrl } = run;
  const readRun = async () => (await ada.call(api.executions.get, { params: { id: run.id } })).data;
  await expect.poll(readRun).toMatchObject({ status: "FAILED", verdict: "FAILED", tests, reportUrl });
  const { data } = await ada.call(api.executions.tests, { params: { id: run.id }, query: { status: "failed" } });
  expect(data).toMatchObject([{ name: "pays", suite: ["cart"], filePath: "tests/cart.test.js", message: "expected 3", isNew: true }]);
  expect((await ada.call(api.tests.get, { params: { id: data[0]?.testId ?? "" } })).data.firstFailing).toMatchObject({
    executionId: run.id,
    commitSha: "abcdef1",
  });
  expect((await ada.call(api.executions.artifacts, { params: { id: run.id } })).data).toMatchObject([{ path: "report.xml" }]);
  expect((await ada.call(api.executions.get, { params: { id: run.id } })).data.storageBytes).toBeGreaterThan(100);
});

test("k6's summary beside a green report: a crossed threshold fails the run, failed checks without one leave a note", async () => {
  const summary = (isCrossed: boolean) => ({
    root_group: { name: "", groups: {}, checks: { paid: { name: "paid", path: "::paid", id: "1", passes: 3, fails: 1 } } },
    metrics: { http_req_duration: { avg: 140, "p(95)": 743.2, thresholds: { "p(95)<500": isCrossed } } },
  });
  const upload = (isCrossed: boolean) => {
    const form = new FormData();
    form.append("junit", new Blob([junit(passing("adds"))]), "junit.xml");
    form.append("summary", new Blob([JSON.stringify(summary(isCrossed))]), "summary.json");
    return post(`?project=${project}`, form);
  };
  const crossed = await upload(true);
  expect(crossed.body.data).toMatchObject({ verdict: "FAILED", tests: { total: 3, failed: 1, passed: 1, skipped: 1 } });
  const met = await upload(false);
  expect(met.body.data).toMatchObject({ verdict: "PASSED", notes: [{ code: "POSSIBLE_FAILURE" }] });
  expect(met.body.data.notes[0]?.message).toContain("k6: 1 of 4 checks failed (paid)");
});

test("an uploaded run cannot be re-run, because Gantry did not run it", async () => {
  const job = "https://ci.example.com/jobs/7?attempt=1";
  const answer = await post(
    `?project=${project}&image=gantry/sample-api:latest&jobUrl=${encodeURIComponent(job)}`,
    junit(failing("pays")),
    xml,
  );
  const { id, ciContext } = answer.body.data;
  expect(ciContext).toEqual({ jobUrl: job });
  const before = (await ada.call(api.executions.list)).pagination.total;
  for (const body of [{}, { only: "all" }, { only: "failed" }] as const)
    expect(await ada.request(api.executions.rerun, { params: { id }, body })).toMatchObject({
      status: 409,
      body: {
        success: false,
        error: "Uploaded run",
        code: "UPLOADED_RUN",
        message: expect.stringContaining("Gantry did not run this suite"),
      },
    });
  expect((await ada.call(api.executions.list)).pagination.total).toBe(before);
  expect((await post(`?project=${project}&jobUrl=javascript:alert(1)`, junit(failing("pays")), xml)).status).toBe(400);
});

test("reads CTRF, Playwright JSON and Allure as the body, in an envelope, in a form and in an archive", async () => {
  const tests = [{ name: "adds", status: "passed", duration: 5 }];
  expect((await post(`?projectId=${project}`, ctrf(tests), json)).body).toMatchObject({
    format: "ctrf",
    data: { status: "PASSED", tests: { passed: 1 } },
  });
  expect((await post(`?projectId=${project}`, playwright, json)).body).toMatchObject({
    format: "playwright-json",
    data: { tests: { passed: 1 } },
  });
  expect((await post(`?projectId=${project}`, playwright)).body).toMatchObject({ format: "playwright-json" });

  const envelope = {
    projectId: project,
    report: JSON.parse(ctrf(tests)),
    groupName: "nightly",
    ciContext: { repository: "shop", prNumber: 9 },
  };
  expect((await post("", JSON.stringify(envelope), json)).body.data).toMatchObject({ groupName: "nightly", ciContext: { prNumber: 9 } });
  const asText = { projectId: project, report: junit(passing("adds")), format: "junit" };
  expect((await post("", JSON.stringify(asText), json)).body).toMatchObject({ format: "junit", data: { status: "PASSED" } });

  const results = [allureResult("adds", "passed"), allureResult("pays", "broken")];
  expect((await post(`?project=${project}`, JSON.stringify(results), json)).body).toMatchObject({
    format: "allure",
    data: { tests: { total: 2, failed: 1 } },
  });
  expect((await post(`?project=${project}&format=allure`, JSON.stringify(results[0]), json)).body.data.tests).toMatchObject({ passed: 1 });
  const form = new FormData();
  form.set("projectId", project);
  form.set("prNumber", "11");
  for (const one of results) form.append("files", new Blob([JSON.stringify(one)]), `${one.uuid}-result.json`);
  expect((await post("", form)).body).toMatchObject({
    format: "allure",
    data: { ciContext: { prNumber: 11 }, tests: { total: 2, failed: 1 } },
  });
  // Outside a pull request, a pipeline's variables are empty.
  for (const name of ["prNumber", "commitSha", "targetBranch", "jobUrl", "message"]) form.set(name, "");
  form.set("branch", "main");
  expect((await post("", form)).body).toMatchObject({ data: { ciContext: { branch: "main" } } });
  const ofPush = await post(`?project=${project}&branch=main&prNumber=&commitSha=&jobUrl=`, junit(failing("pays")));
  expect(ofPush.body).toMatchObject({ data: { ciContext: { branch: "main" } } });
  expect((await post(`?project=${project}&prNumber=seven`, junit(failing("pays")))).status).toBe(400);
  const empty = new FormData();
  empty.set("projectId", project);
  expect(await post("", empty)).toMatchObject({ status: 400, body: { error: "Report missing", code: "REPORT_MISSING" } });
  const single = new FormData();
  single.set("report", new Blob([junit(failing("pays"))]), "../../etc/TEST-cart.xml");
  expect((await post(`?project=${project}`, single)).body).toMatchObject({ format: "junit", data: { verdict: "FAILED" } });

  const archive = tar.pack();
  for (const one of results) archive.entry({ name: `allure-results/${one.uuid}-result.json` }, JSON.stringify(one));
  archive.finalize();
  const bytes = await buffer(archive.pipe(new PassThrough()));
  expect((await post(`?project=${project}`, bytes, { "content-type": "application/x-tar" })).body).toMatchObject({
    format: "allure",
    data: { tests: { total: 2 } },
  });
  const zipped = await post(`?project=${project}`, gzipSync(bytes), { "content-type": "application/gzip" });
  expect(zipped.body).toMatchObject({ format: "allure", data: { tests: { total: 2 } } });
});

test("a run says that attachments its report names are not in the upload", async () => {
  // As Playwright 1.65 writes both: the HTML report has a copy of the picture under another name.
  const result = (folder: string) => ({
    status: "failed",
    duration: 5,
    attachments: [
      { name: "screenshot", contentType: "image/png", path: `/home/ci/shop/${folder}/test-failed-1.png` },
      { name: "log", contentType: "text/plain", body: "aGVsbG8gbG9n" },
      { name: "order-expected.png", contentType: "image/png", path: "/home/ci/shop/tests/a.spec.ts-snapshots/order-linux.png" },
    ],
  });
  const spec = (title: string, folder: string) => ({ title, tests: [{ status: "unexpected", results: [result(folder)] }] });
  const report = JSON.stringify({
    config: { rootDir: "/home/ci/shop/tests" },
    suites: [
      { title: "a.spec.ts", file: "a.spec.ts", specs: [spec("pays", "test-results/a-pays"), spec("ships", "test-results/a-ships")] },
    ],
    errors: [],
    stats: { unexpected: 2 },
  });
  const notesOf = async (files: Record<string, string>) => {
    const archive = tar.pack();
    for (const [name, content] of Object.entries(files)) archive.entry({ name }, content);
    archive.finalize();
    const answer = await post(`?project=${project}`, await buffer(archive.pipe(new PassThrough())), {
      "content-type": "application/x-tar",
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.notes;
  };
  const html = { "playwright-report/results.json": report, "playwright-report/data/4a5eb717.png": "png" };
  const first = "test-results/a-pays/test-failed-1.png";
  expect(await notesOf(html)).toEqual([
    {
      code: "ATTACHMENTS_MISSING",
      message: `2 attachments that the report names are not in the upload and cannot be shown here, such as /home/ci/shop/${first}. Upload the folder with these files together with the report: for Playwright its outputDir, usually test-results.`,
    },
  ]);
  expect(await notesOf({ ...html, [first]: "png" })).toMatchObject([
    { message: expect.stringMatching(/^1 attachment that .* is not .*a-ships/) },
  ]);
  expect(await notesOf({ ...html, [first]: "png", "test-results/a-ships/test-failed-1.png": "png" })).toEqual([]);
});

/** Two failed tests of Playwright with a trace each, as the `json` reporter writes them on another machine. */
const twoTraces = JSON.stringify({
  config: { rootDir: "/home/ci/shop/tests" },
  suites: [
    {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: ["pays", "ships"].map((title) => ({
        title,
        tests: [
          {
            status: "unexpected",
            results: [
              {
                status: "failed",
                duration: 5,
                attachments: [
                  { name: "trace", contentType: "application/zip", path: `/home/ci/shop/test-results/a-${title} (ü)/trace.zip` },
                ],
              },
            ],
          },
        ],
      })),
    },
  ],
  errors: [],
  stats: { unexpected: 2 },
});

test("a branch is stored by its name, also when the pipeline sends it as a Git reference", async () => {
  const query = `?project=${project}&branch=refs/heads/feature/coupon&targetBranch=refs/heads/main`;
  const { body } = await post(query, junit(passing("adds")), xml);
  expect(body.data.ciContext).toEqual({ branch: "feature/coupon", targetBranch: "main" });
});

test("a form keeps the folders of its files, so each test has its own attachments", async () => {
  const form = new FormData();
  form.append("files", new Blob([twoTraces]), "playwright-report/results.json");
  for (const title of ["ships", "pays"]) form.append("files", new Blob([title]), `test-results/a-${title} (ü)/trace.zip`);
  for (const name of ["../../up.txt", "/root.txt", "C:\\windows.txt", "a", "a/b", "test-results"])
    form.append("files", new Blob(["x"]), name);
  const { status, body } = await post(`?project=${project}`, form);
  expect([status, body.data?.notes]).toEqual([201, []]);
  const { data } = await ada.call(api.executions.tests, { params: { id: body.data.id } });
  const stored = (await ada.call(api.executions.artifacts, { params: { id: body.data.id } })).data;
  for (const title of ["pays", "ships"]) {
    const path = `test-results/a-${title} (ü)/trace.zip`;
    expect(data.find(({ name }) => name === title)?.attachments).toMatchObject([{ path }]);
    expect(stored).toMatchObject(expect.arrayContaining([expect.objectContaining({ path, sizeBytes: title.length })]));
  }
  expect(stored.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["up.txt", "root.txt", "windows.txt", "a", "2-a/b", "2-test-results"]),
  );
});

test.each([
  ["cases", ["Login/att/trace.zip", "login/att/trace.zip"]],
  ["forms of one letter", ["caf\u00e9/trace.zip", "cafe\u0301/trace.zip"]],
  ["what a colliding name becomes", ["X/2-TRACE.zip", "x/trace.zip", "X/TRACE.zip"]],
  ["what a colliding name became", ["x/trace.zip", "X/TRACE.zip", "X/2-TRACE.zip"]],
])("a test keeps its own attachment when file names differ in %s only", async (_in, paths) => {
  const tests = paths.map((path) => ({
    name: path,
    status: "failed",
    duration: 1,
    attachments: [{ name: "trace", contentType: "application/zip", path }],
  }));
  const summary = { tests: tests.length, passed: 0, failed: tests.length, pending: 0, skipped: 0, other: 0, start: 0, stop: 1 };
  const report = { reportFormat: "CTRF", specVersion: "0.0.0", results: { tool: { name: "any" }, summary, tests } };
  const form = new FormData();
  form.append("files", new Blob([JSON.stringify(report)]), "results.json");
  for (const [index, path] of paths.entries()) form.append("files", new Blob(["x".repeat(index + 1)]), path);
  const { status, body } = await post(`?project=${project}`, form);
  expect([status, body.data?.notes]).toEqual([201, []]);
  const params = { id: body.data.id };
  const { data: listed } = await ada.call(api.executions.tests, { params });
  const sizes = new Map((await ada.call(api.executions.artifacts, { params })).data.map(({ path, sizeBytes }) => [path, sizeBytes]));
  const sizeOf = (name: string) => sizes.get(listed.find((test) => test.name === name)?.attachments?.[0]?.path ?? "");
  expect(paths.map(sizeOf)).toEqual(paths.map((_, index) => index + 1));
});

test("the report of an upload opens at its HTML report", async () => {
  const form = new FormData();
  form.append("files", new Blob([junit(passing("adds"))]), "test-results/report.xml");
  form.append("files", new Blob(["<h1>Report</h1>"]), "playwright-report/index.html");
  const { body } = await post(`?project=${project}`, form);
  const { data } = await ada.call(api.executions.reportLink, { params: { id: body.data.id }, query: {} });
  expect(data.url).toMatch(/\/playwright-report\/index\.html/);
});

test("thousands of file names that collide get names of their own", async () => {
  const form = new FormData();
  form.append("files", new Blob([junit(passing("adds"))]), "report.xml");
  for (let number = 2; number < 3_000; number++) form.append("files", new Blob([]), `${number}-x`);
  for (let copy = 0; copy < 3_000; copy++) form.append("files", new Blob([]), "x");
  const { status, body } = await post(`?project=${project}`, form);
  expect(status).toBe(201);
  const { data } = await ada.call(api.executions.artifacts, { params: { id: body.data.id } });
  expect(new Set(data.map(({ path }) => path)).size).toBe(data.length);
});

test("a test has no attachment when files with one name came without their folders, and the run says so", async () => {
  const form = new FormData();
  form.append("files", new Blob([twoTraces]), "results.json");
  for (const title of ["ships", "pays"]) form.append("files", new Blob([title]), "trace.zip");
  const { status, body } = await post(`?project=${project}`, form);
  expect([status, body.data?.notes]).toEqual([
    201,
    [
      {
        code: "ATTACHMENTS_AMBIGUOUS",
        message: expect.stringMatching(/^2 attachments that the report names are not shown, such as .*a-pays .*“gantry ingest”/),
      },
    ],
  ]);
  const { data } = await ada.call(api.executions.tests, { params: { id: body.data.id } });
  expect(data.map(({ attachments }) => attachments)).toEqual([[], []]);

  const single = new FormData();
  single.append("files", new Blob([twoTraces]), "results.json");
  single.append("files", new Blob(["whose?"]), "trace.zip");
  expect((await post(`?project=${project}`, single)).body.data.notes).toMatchObject([{ code: "ATTACHMENTS_AMBIGUOUS" }]);
});

test("unknown fields of a form or an envelope are ignored and listed as warnings", async () => {
  const form = new FormData();
  const fields = { projectId: project, commit: "abcdef1", group_name: "nightly", ciContext: '{"repository":"shop","pullRequest":4}' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("report", new Blob([junit(passing("adds"))]), "report.xml");
  const answer = await post("?Group=x", form);
  expect([answer.status, answer.body.data?.ciContext]).toEqual([201, { repository: "shop" }]);
  const warnings = [
    "`commit` is not a field of this request and was ignored. Did you mean `commitSha`?",
    "`group_name` is not a field of this request and was ignored. Did you mean `groupName`?",
    "`ciContext.pullRequest` is not a field of this request and was ignored.",
  ];
  expect(answer.body.warnings).toEqual([expect.stringContaining("`Group` is not a query parameter"), ...warnings]);

  const { ciContext, ...others } = fields;
  const envelope = { ...others, ciContext: JSON.parse(ciContext), report: junit(passing("adds")) };
  const key = { ...json, "idempotency-key": "warned" };
  const first = await post("", JSON.stringify(envelope), key);
  expect([first.status, first.body.warnings]).toEqual([201, warnings]);
  const again = await post("", JSON.stringify(envelope), key);
  expect([again.body.data.id, again.body.warnings]).toEqual([first.body.data.id, warnings]);

  const known = new FormData();
  known.set("projectId", project);
  known.set("report", junit(passing("adds")));
  expect((await post("", known)).body).not.toHaveProperty("warnings");
  known.set("ciContext", "shop");
  expect(await post("", known)).toMatchObject({ status: 400, body: { message: "`ciContext` must be an object." } });
});

test.each(["exitcode=1", "exit_code=1", "exit-code=1", "exitCode=", "exitCode=%20", "exitCode=abc", "exitCode=256"])(
  "an invalid exit code is rejected, in the query and in a form: %s",
  async (sent) => {
    const [name = "", value = ""] = sent.split("=").map(decodeURIComponent);
    const form = new FormData();
    form.append("file", new Blob([junit(passing("adds"))]), "junit.xml");
    form.append(name, value);
    for (const answer of [
      await post(`?project=${project}&${sent}`, junit(passing("adds")), xml),
      await post(`?project=${project}`, form),
    ]) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      expect(answer.body.message).toContain("`exitCode`");
    }
  },
);

test.each(["exit_status", "exitStatus", "statusCode", "returncode"])("an exit code called %s is rejected, not ignored", async (name) => {
  const form = new FormData();
  form.append("file", new Blob([junit(passing("adds"))]), "junit.xml");
  form.append(name, "1");
  for (const answer of [
    await post(`?project=${project}&${name}=1`, junit(passing("adds")), xml),
    await post(`?project=${project}`, form),
    await post("", JSON.stringify({ projectId: project, report: junit(passing("adds")), [name]: 1 }), json),
  ])
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_FIELD", message: expect.stringContaining("`exitCode`") } });
});

test("a detail that is sent twice must have the same value in both places", async () => {
  const other = await newProject(ada);
  const upload = (query: string, ...fields: [string, string][]) => {
    const form = new FormData();
    form.append("file", new Blob([junit(passing("adds"))]), "junit.xml");
    for (const [name, value] of fields) form.append(name, value);
    return post(`?${query}`, form);
  };
  const ofProject = `project=${project}`;
  for (const [answer, field] of [
    [await upload(ofProject, ["exitCode", "1"], ["exitCode", "0"]), "exitCode"],
    [await upload(`${ofProject}&exitCode=1`, ["exitCode", "0"]), "exitCode"],
    [await upload(`${ofProject}&groupName=a`, ["groupName", "b"]), "groupName"],
    [await upload(ofProject, ["projectId", other]), "projectId"],
    [await upload(`projectId=${project}`, ["projectId", other]), "projectId"],
    [await post(`?${ofProject}&exitCode=1`, JSON.stringify({ report: junit(passing("adds")), exitCode: 0 }), json), "exitCode"],
  ] as const) {
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(answer.body.message).toContain(`\`${field}\``);
  }
  const same = await upload(
    `${ofProject}&exitCode=1`,
    ["exitCode", "1"],
    ["exitCode", "1"],
    ["projectId", project],
    ["tag", "a"],
    ["tag", "b"],
  );
  expect(same).toMatchObject({ status: 201, body: { data: { status: "FAILED", exitCode: 1 } } });
});

test.each(["exitCode", "exit_code", "shardKey"])("a file called %s is rejected, not ignored", async (name) => {
  const form = new FormData();
  form.append("file", new Blob([junit(passing("adds"))]), "junit.xml");
  form.append(name, new Blob(["1"]), "code.txt");
  expect(await post(`?project=${project}`, form)).toMatchObject({ status: 400, body: { message: expect.stringContaining(`\`${name}\``) } });
});

test("a misspelled key of a shard's queue is rejected, in the query and in a form", async () => {
  const form = new FormData();
  form.append("file", new Blob([junit(passing("adds"))]), "junit.xml");
  form.append("shard_key", "build-1");
  for (const answer of [
    await post(`?project=${project}&shardkey=build-1`, junit(passing("adds")), xml),
    await post(`?project=${project}`, form),
  ])
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_FIELD", message: expect.stringContaining("`shardKey`") } });
});

test.each(["", null, true, [1], {}])("an exit code in an envelope is a number or the text of one, not %j", async (exitCode) => {
  const answer = await post("", JSON.stringify({ projectId: project, report: junit(passing("adds")), exitCode }), json);
  expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  expect(answer.body.message).toContain("`exitCode`");
});

test("a report in a form's field is read whole or rejected, never truncated", async () => {
  const form = new FormData();
  form.set("projectId", project);
  form.set("report", new Blob([ctrf([{ name: "adds", status: "passed", duration: 5 }])], { type: "application/json" }));
  const bytes = await new Response(form).text();
  const asField = bytes.replace(/; filename="[^"]*"/, "");
  const type = { "content-type": `multipart/form-data; boundary=${/^--(\S+)/.exec(bytes)?.[1]}` };
  expect((await post("", asField, type)).body).toMatchObject({ format: "ctrf", data: { tests: { passed: 1 } } });

  const large = new FormData();
  large.set("projectId", project);
  large.set("report", `TAP version 13\n1..2\nok 1 - adds\n${"# padding\n".repeat(120_000)}not ok 2 - pays\n`);
  expect(await post("", large)).toMatchObject({
    status: 413,
    body: { message: expect.stringMatching(/^`report` is larger than 1 MiB\./) },
  });
  const crowded = new FormData();
  for (let at = 0; at < 101; at++) crowded.set(`x${at}`, "1");
  expect(await post("", crowded)).toMatchObject({
    status: 400,
    body: { message: "The form has more than 100 fields in addition to its files." },
  });
});

test("uploaded results count for quarantine, ordered by the time of their runs", async () => {
  const at = (minute: number) => `startedAt=2026-03-01T10:0${minute}:00.000Z`;
  const ingest = (minute: number, ...cases: string[]) => post(`?project=${project}&groupName=far&${at(minute)}`, junit(...cases), xml);
  await ingest(4, failing("far"), passing("near"));
  await ingest(2, failing("far"), passing("near"));
  await ingest(1, passing("far"));
  const third = await ingest(3, failing("far"), passing("near"));
  const { data } = await ada.call(api.quarantine.list, { query: { project } });
  expect(data).toMatchObject([{ name: "far", groupName: "far" }]);
  expect((await ada.call(api.executions.get, { params: { id: third.body.data.id } })).data.tests).toMatchObject({
    failed: 1,
    quarantined: 1,
  });
});

test("the gate treats an uploaded run like any other, and passes when all failures are quarantined", async () => {
  const apiKey = await newApiKey(ada, { name: "gate", role: "developer" });
  const ask = (commitSha: string) =>
    server.request(api.ci.gate, { body: { repository: "acme/far", commitSha }, headers: { "x-api-key": apiKey } });
  const ingest = (commitSha: string) =>
    post(`?project=${project}&groupName=gate&repository=acme/far&commitSha=${commitSha}`, junit(failing("gated"), passing("other")), xml);
  await ingest("aaaaaa1");
  expect((await ask("aaaaaa1")).body.data).toMatchObject({ status: "FAILED" });
  await ingest("aaaaaa2");
  await ingest("aaaaaa3");
  expect((await ask("aaaaaa3")).body.data).toMatchObject({ status: "PASSED", failedTests: [], quarantinedTests: [{ name: "gated" }] });
});

test("quarantine of a test with a long parameter does not excuse a test that differs only behind the limit", async () => {
  const projectId = await newProject(ada);
  const ingest = async (failed: "card" | "cash") => {
    const results = ["card", "cash"].map((payment) => ({
      ...allureResult("orders", payment === failed ? "failed" : "passed"),
      uuid: payment,
      parameters: [{ name: "order", value: `{"customer":"${"x".repeat(200)}","payment":"${payment}"}` }],
    }));
    const form = new FormData();
    for (const result of results) form.append("report", new Blob([JSON.stringify(result)]), `${result.uuid}-result.json`);
    const { status, body } = await post(`?project=${projectId}&groupName=long`, form);
    expect(status, JSON.stringify(body)).toBe(201);
    const { id } = body.data;
    const [test] = (await ada.call(api.executions.tests, { params: { id }, query: { status: "failed" } })).data;
    return { testId: test?.testId ?? "", gate: (await ada.call(api.ci.gate, { body: { taskId: id } })).data };
  };
  const { testId } = await ingest("card");
  await ada.call(api.quarantine.add, { body: { testId, keepUntil: new Date(Date.now() + 86_400_000).toISOString() } });
  expect(await ingest("card")).toMatchObject({ testId, gate: { status: "PASSED" } });
  expect(await ingest("cash")).toMatchObject({ testId: expect.not.stringMatching(testId), gate: { status: "FAILED" } });
});

test("an archive with a truncated report is rejected, and the file is named", async () => {
  for (const broken of [junit(failing("pays")).slice(0, -20), ""]) {
    const archive = tar.pack();
    archive.entry({ name: "a.xml" }, junit(passing("adds")));
    archive.entry({ name: "unit/junit.xml" }, broken);
    archive.finalize();
    const { status, body } = await post(`?project=${project}`, await buffer(archive), { "content-type": "application/x-tar" });
    expect([status, body.code]).toEqual([400, "REPORT_NOT_READABLE"]);
    expect(body.message).toContain("unit/junit.xml");
  }
});

test("reads every part of a form that has results, whatever its name", async () => {
  const part = (name: string, filename: string | undefined, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n\r\n${content}\r\n`;
  const red = junit(failing("pays"));
  for (const [name, filename] of [
    ["junit", undefined],
    ["file", ""],
    ["file", "results"],
    ["file", "b.junit"],
  ] as const) {
    const body = `${part("file", "a.xml", junit(passing("adds")))}${part(name, filename, red)}--x--\r\n`;
    const answer = await post(`?project=${project}`, body, { "content-type": "multipart/form-data; boundary=x" });
    expect([name, filename, answer.body.data?.tests]).toMatchObject([name, filename, { passed: 1, failed: 1 }]);
  }
});

test("an upload with skipped results does not pass", async () => {
  const archive = tar.pack();
  archive.entry({ name: "a.xml" }, junit(passing("adds")));
  archive.entry({ name: "A.xml" }, junit(failing("pays")));
  archive.finalize();
  const { body } = await post(`?project=${project}`, await buffer(archive), { "content-type": "application/x-tar" });
  expect(body.data).toMatchObject({ verdict: "FAILED", error: { code: "REPORT_INCOMPLETE", message: expect.stringContaining("A.xml") } });
});

test("a report that counts tests and lists none is refused, also beside a green one", async () => {
  const archive = tar.pack();
  archive.entry({ name: "ok.xml" }, junit(passing("adds")));
  archive.entry({ name: "none.xml" }, '<testsuites tests="3" failures="0"></testsuites>');
  archive.finalize();
  const { status, body } = await post(`?project=${project}`, await buffer(archive), { "content-type": "application/x-tar" });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "REPORT_NOT_READABLE", message: expect.stringContaining("none.xml counts 3 tests and lists none") });
});

test("a report that counts more tests than it lists leaves a note in run and gate", async () => {
  const report = `<testsuite name="cart" tests="3" failures="0">${passing("adds")}</testsuite>`;
  const { body } = await post(`?projectId=${project}&exitCode=0&repository=acme/less&commitSha=0123abd`, report, xml);
  expect(body.data).toMatchObject({ verdict: "PASSED" });
  const run = await ada.request(api.executions.get, { params: { id: body.data.id } });
  expect(run.body.data.notes).toMatchObject([{ code: "POSSIBLE_FAILURE", message: expect.stringContaining("counts 3 tests, but only 1") }]);
  const gate = await ada.request(api.ci.gate, { body: { taskId: body.data.id } });
  expect(gate.body.data.reason).toContain("counts 3 tests, but only 1");
});

test("a report that counts more failures than it lists never passes, with any exit code", async () => {
  const report = `<testsuites failures="3"><testsuite name="cart" failures="3">${passing("adds")}${failing("pays")}</testsuite></testsuites>`;
  const { status, body } = await post(`?projectId=${project}&exitCode=0&repository=acme/short&commitSha=0123abc`, report, xml);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    verdict: "FAILED",
    error: { code: "REPORT_INCOMPLETE", message: "The report counts 3 failures, but only 1 could be found among its tests." },
  });
  const gate = await ada.request(api.ci.gate, { body: { taskId: body.data.id } });
  expect(gate.body.data.status).toBe("FAILED");
  expect(gate.body.data.reason).toContain("counts 3 failures, but only 1");
  const { body: tests } = await ada.request(api.executions.tests, { params: { id: body.data.id } });
  expect(tests.data.filter((test) => test.status === "failed")).toHaveLength(2);
});

test("stores 5,000 tests in one upload, twice, with their history", async () => {
  const cases = Array.from({ length: 5000 }, (_, index) => (index % 50 === 0 ? failing(`test ${index}`) : passing(`test ${index}`)));
  for (let round = 0; round < 2; round++) {
    const answer = await post(`?project=${project}&groupName=large`, junit(...cases), xml);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(201);
    expect(answer.body.data.tests).toMatchObject({ total: 5000, failed: 100 });
  }
  const { body } = await ada.request(api.tests.list, { query: { project, search: "test 4950" } });
  expect(body.data).toMatchObject([{ name: "test 4950", runs: 2, failures: 2, failuresInARow: 2 }]);
  expect((await ada.call(api.tests.list, { query: { project } })).pagination).toMatchObject({ total: 1000, totalIsExact: false });
});

test("unreadable uploads are rejected with a reason, and nothing is stored or counted", async () => {
  const count = async () => [
    (await ada.call(api.executions.list, { query: { limit: 1 } })).pagination.total,
    (await server.ctx.storage.list(`reports/${ada.organizationId}`)).length,
  ];
  const before = await count();
  for (const [body, headers, query] of [
    ["", xml, ""],
    ["not a report", { "content-type": "text/plain" }, ""],
    ["<testsuites><testsuite name='a'><testcase name='b'/>", xml, ""],
    ['<!DOCTYPE x [<!ENTITY a "b">]><testsuite><testcase name="&a;"/></testsuite>', xml, ""],
    ["<testsuites/>", xml, ""],
    ['{"results":', json, ""],
    ['{"results":{"tool":{},"tests":[]}}', json, ""],
    ['{"uuid":"a"', json, "&format=allure"],
    [Buffer.from("no tar at all"), { "content-type": "application/x-tar" }, ""],
    [Buffer.from("no gzip at all"), { "content-type": "application/gzip" }, ""],
    ["--x\r\nbroken", { "content-type": "multipart/form-data; boundary=x" }, ""],
    ["no boundary", { "content-type": "multipart/form-data" }, ""],
    [junit(passing("a")), { ...xml, "content-encoding": "gzip" }, ""],
    [junit(passing("a")), xml, "&format=nonsense"],
    [junit(passing("a")), xml, "&prNumber=zero"],
    [junit(passing("a")), xml, "&startedAt=2100-01-01T00:00:00Z"],
  ] as const) {
    const answer = await post(`?project=${project}${query}`, body, headers);
    expect(answer.status, `${body} ${JSON.stringify(answer.body)}`).toBe(400);
    expect(answer.body.message).toBeTruthy();
  }
  expect(await post("", junit(passing("a")), xml)).toMatchObject({ status: 400, body: { error: "projectId required" } });
  expect(await post("", '{"report":"<testsuite><testcase name=\'a\'/></testsuite>","projectId":"x"}', json)).toMatchObject({ status: 400 });
  expect((await post(`?project=${project}`, Buffer.alloc(33 * 1024 * 1024, "x"), xml)).status).toBe(413);
  // The connection stays usable: unread bytes of a rejected body do not precede the next request.
  expect((await post(`?project=${project}`, gzipSync(Buffer.alloc(64 * 1024 * 1024)), { ...xml, "content-encoding": "gzip" })).status).toBe(
    413,
  );
  expect(await count()).toEqual(before);
});

test.each([
  ["an envelope without a report", "", { projectId: "" }, "The body has no field `report`."],
  ["an envelope with an empty report", "", { projectId: "", report: "" }, "The field `report` is empty."],
  ["an envelope with null", "", { projectId: "", report: null }, "The field `report` is empty."],
  ["an empty body", "project", "", "The report is empty."],
])("the error for %s says that the report is missing", async (_what, query, sent, sentence) => {
  const body = typeof sent === "string" ? sent : JSON.stringify({ ...sent, projectId: project });
  expect(await post(query && `?${query}=${project}`, body, json)).toMatchObject({
    status: 400,
    body: {
      error: "Report missing",
      message: `${sentence} Send the report as the body, as a file of a form, or in the field \`report\` of a JSON body.`,
      code: "REPORT_MISSING",
    },
  });
});

test("a report that is a number is not called a TAP report", async () => {
  expect(await post("", JSON.stringify({ projectId: project, report: 1 }), json)).toMatchObject({
    status: 400,
    body: { message: "`report` must be the report: its text, or its JSON as an object or a list." },
  });
  // The project is named elsewhere, so this is a report.
  const other = await post(`?project=${project}`, JSON.stringify({ projectId: "shop", "x-report": { report: 1 } }), json);
  expect(other).toMatchObject({ status: 400, body: { message: expect.stringContaining("JSON with projectId, x-report") } });
});

test("a body in a compression that is not read is called so, and one without a content type is told what to send", async () => {
  const compressed = await post(`?project=${project}`, "xxxx", { ...xml, "content-encoding": "br" });
  expect(compressed).toMatchObject({
    status: 400,
    body: { message: "The body is compressed (content-encoding: br) and was not unpacked. Compress it with gzip, or not at all." },
  });
  expect((await post(`?project=${project}`, junit(passing("adds")), { ...xml, "content-encoding": "utf-8" })).status).toBe(201);
  const untyped = await post(`?project=${project}`, junit(passing("adds")), { "content-type": "" });
  expect(untyped).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Send the body with its content type: multipart/) },
  });
  const specification = await ada.raw(api.specToTests.generate, { body: "x", headers: { "content-type": "" } });
  expect(specification).toMatchObject({ status: 400, body: { message: expect.stringContaining("multipart/form-data") } });
});

const zip = Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(100)]);
const tarHead = Buffer.concat([Buffer.alloc(257), Buffer.from("ustar"), Buffer.alloc(250)]);
const picture = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

test.each([
  ["results.zip", zip, /^results\.zip is an archive \(zip\) and was not unpacked\. Send the report files themselves/],
  ["results.tar", tarHead, /^results\.tar is an archive \(tar\) .*content type application\/x-tar/],
  ["results.tgz", gzipSync(tarHead), /^results\.tgz is compressed with gzip .*application\/gzip for a \.tar\.gz/],
  ["page.png", picture, /No test was found in it\. It contains page\.png \(not text\)/],
  ["spec.pdf", Buffer.from("%PDF-1.7\n"), /It contains spec\.pdf\S* \(a PDF document\)/],
  [
    "results.log",
    Buffer.from("<testsuites><testsuite name='a'><testcase name='b'/>"),
    /^results\.log is a report that is empty, incomplete, damaged or in a format that is not read.*\. results\.log looks like junit and could not be read: .*\.$/,
  ],
  [
    "notes.md",
    Buffer.from("# Notes\n\nBuy milk.\n"),
    /^No test was found in it\. It contains notes\.md \(text\)\. These formats are read: /,
  ],
  ["README.md", Buffer.from("# Shop\n"), /^No test was found in it\. It contains README\.md \(text\)\. /],
  ["list.csv", Buffer.from("a,b\n1,2"), /^No test was found in it\. It contains list\.csv \(text\)\. /],
  ["x.html", Buffer.from("<!DOCTYPE html><html></html>"), /^No test was found in it\. It contains x\.html \(HTML, <html>\)\. /],
])("a refused file is called by its name, what it is, and what to send: %s", async (name, content, sentence) => {
  const form = new FormData();
  form.set("file", new Blob([content]), name);
  expect(await post(`?project=${project}`, form)).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
});

test.each([
  ["", xml, /^The report is empty\. /],
  ["not a report", { "content-type": "text/plain" }, /^No test was found in it\. It is text\. /],
  ['{"report": 1}', json, /^`report` must be the report/],
  ["<coverage/>", xml, /^No test was found in it\. It is XML, <coverage>\. /],
  [
    "<testsuites><testsuite name='a'><testcase name='b'/>",
    xml,
    /^The body is a report that is empty, .* The body looks like junit and could not be read: .*\.$/,
  ],
])("a refused body has no name that nobody sent: %j", async (body, headers, sentence) => {
  const answer = await post(`?project=${project}`, body, headers);
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
});

test("an archive as a body of another content type is called what it is", async () => {
  const answer = await post(`?project=${project}`, zip, { "content-type": "application/zip" });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^The body is an archive \(zip\)/) } });
});

test("the same upload with one idempotency key is stored once; other results with that key are rejected", async () => {
  const key = { ...xml, "idempotency-key": "build-77" };
  const [first, second] = await Promise.all([0, 1].map(() => post(`?project=${project}`, junit(passing("a")), key)));
  expect(first?.status).toBe(201);
  expect(second?.body.data.id).toBe(first?.body.data.id);
  expect((await post(`?project=${project}`, junit(passing("b")), key)).status).toBe(409);
});

test("viewers cannot upload, and another organization's project does not exist", async () => {
  const eve = await server.signUp();
  const foreign = await post(`?project=${project}`, junit(passing("a")), xml, eve);
  expect(foreign).toMatchObject({ status: 404, body: { error: "Project not found" } });
  expect(foreign.body).toEqual((await post(`?project=${"0".repeat(24)}`, junit(passing("a")), xml, eve)).body);
  const apiKey = await newApiKey(ada, { name: "looks", role: "viewer" });
  const upload = (headers: Record<string, string>) => post(`?project=${project}`, junit(passing("a")), xml, server.as(headers));
  expect((await upload({ "x-api-key": apiKey })).status).toBe(403);
  expect((await upload({})).status).toBe(401);
});

test("uploaded runs count towards the monthly limit and are rejected when it is reached", async () => {
  const small = await startTestServer({ DEFAULT_PLAN: "free" });
  try {
    const bob = await small.signUp();
    const own = await newProject(bob, { name: "shop" });
    const ingest = () => post(`?project=${own}`, junit(passing("a")), xml, bob);
    for (let run = 0; run < 50; run++) expect((await ingest()).status).toBe(201);
    expect(await ingest()).toMatchObject({ status: 429, body: { error: "Test run limit reached" } });
    expect((await bob.call(api.executions.list, { query: { limit: 1 } })).pagination.total).toBe(50);
  } finally {
    await small.close();
  }
});

test("the run says if most tests of its two formats have the same names and different results", async () => {
  const ctrf = (failed: boolean) => ({
    results: {
      tool: { name: "x" },
      summary: { tests: 2, failed: Number(failed) },
      tests: [
        { name: "adds", status: "passed", duration: 1 },
        { name: "pays", status: failed ? "failed" : "passed", duration: 1 },
      ],
    },
  });
  const send = async (failed: boolean) => {
    const form = new FormData();
    form.append("files", new Blob([JSON.stringify(ctrf(failed))]), "ctrf.json");
    form.append("files", new Blob([junit(passing("adds"), passing("pays"))]), "junit.xml");
    return (await post(`?project=${project}`, form)).body.data;
  };
  expect(await send(false)).toMatchObject({ tests: { total: 2 }, notes: [] });
  const message = expect.stringMatching(/^2 tests are listed twice, as ctrf and as junit: /);
  expect(await send(true)).toMatchObject({ tests: { total: 4, failed: 1 }, notes: [{ code: "TESTS_LISTED_TWICE", message }] });
});

test("a repeated name is a retry if the upload or project says so, and run and gate mention it", async () => {
  const repeated = junit(failing("pays"), passing("pays"));
  const gateOf = async (id: string) => (await ada.call(api.ci.gate, { body: { taskId: id } })).data;
  const separate = await post(`?project=${project}`, repeated, xml);
  expect(separate.body.data).toMatchObject({ verdict: "FAILED", tests: { total: 2, failed: 1 }, notes: [] });
  const asked = await post(`?project=${project}&repeatedTests=retries`, repeated, xml);
  expect(asked.body.data).toMatchObject({ verdict: "UNSTABLE", tests: { total: 1, passed: 1, flaky: 1 } });
  expect(asked.body.data.notes).toEqual([
    {
      code: "REPEATED_TESTS_JOINED",
      message: expect.stringContaining("“repeatedTests” is “retries” for this run: 1 test. 1 of them failed first and passed later."),
    },
  ]);
  expect(await gateOf(asked.body.data.id)).toMatchObject({ status: "PASSED", reason: expect.stringContaining("were read as retries") });

  const other = await newProject(ada, { name: "gotestsum", runSettings: { repeatedTests: "retries" } });
  const byProject = await post(`?project=${other}`, repeated, xml);
  expect(byProject.body.data).toMatchObject({ verdict: "UNSTABLE", notes: [{ code: "REPEATED_TESTS_JOINED" }] });
  const overruled = await post(`?project=${other}&repeatedTests=separate`, repeated, xml);
  expect(overruled.body.data).toMatchObject({ verdict: "FAILED", notes: [] });
  const failedLast = await post(`?project=${other}`, junit(passing("pays"), failing("pays")), xml);
  expect(failedLast.body.data).toMatchObject({ verdict: "FAILED", tests: { total: 1, failed: 1 } });
  expect(await post(`?project=${other}&repeatedTests=never`, repeated, xml)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "repeatedTests" }] },
  });
});

test("an uploaded run has the start and the duration of its report", async () => {
  const suite = (attributes: string) => `<testsuites><testsuite name="s" ${attributes}><testcase name="t"/></testsuite></testsuites>`;
  const said = await post(`?project=${project}`, suite('timestamp="2026-01-02T03:04:05Z" time="12.5"'), xml);
  expect(said.body.data).toMatchObject({
    startedAt: "2026-01-02T03:04:05.000Z",
    finishedAt: "2026-01-02T03:04:17.500Z",
    durationMs: 12_500,
  });
  expect(Date.now() - Date.parse(said.body.data.createdAt)).toBeLessThan(600_000);
  const ahead = await post(`?project=${project}`, suite(`timestamp="2999-01-02T03:04:05" time="12.5"`), xml);
  expect(ahead.body.data.durationMs).toBeLessThanOrEqual(12_600);
  expect(Date.parse(ahead.body.data.finishedAt ?? "")).toBeLessThanOrEqual(Date.parse(ahead.body.data.updatedAt));
  const overruled = await post(
    `?project=${project}&startedAt=2026-01-01T00:00:00Z`,
    suite('timestamp="2026-01-02T03:04:05Z" time="2"'),
    xml,
  );
  expect(overruled.body.data).toMatchObject({ startedAt: "2026-01-01T00:00:00.000Z", durationMs: 2_000 });
  expect((await post(`?project=${project}`, junit('<testcase name="t"/>'), xml)).body.data.startedAt).toBeNull();
  // As long as its tests, if nothing else is known.
  const timed = junit('<testcase name="a" time="2"/><testcase name="b" time="1.5"/>');
  const summed = await post(`?project=${project}&startedAt=2026-01-01T00:00:00Z`, timed, xml);
  expect(summed.body.data).toMatchObject({ startedAt: "2026-01-01T00:00:00.000Z", durationMs: 3_500 });
  for (const odd of [
    'timestamp="+275760-09-13T00:00:00Z" time="1e300"',
    'timestamp="never" time="-5"',
    'timestamp="9999-12-31T23:59:59Z" time="1e12"',
  ])
    expect((await post(`?project=${project}`, suite(odd), xml)).status).toBe(201);
});

test("an end before the start is stored with a warning", async () => {
  const upload = (started: string, finished: string) =>
    post(`?project=${project}&startedAt=2026-01-02T03:${started}Z&finishedAt=2026-01-02T03:${finished}Z`, junit(passing("adds")), xml);
  const turned = await upload("05:00", "04:00");
  expect([turned.status, turned.body.warnings]).toEqual([
    201,
    ["`finishedAt` is before `startedAt`, so the run has no duration. Check the time zones of both."],
  ]);
  for (const finished of ["05:00", "06:00"]) expect((await upload("05:00", finished)).body).not.toHaveProperty("warnings");
});

test("impossible durations, and times with zones or years that a database refuses, do no harm", async () => {
  const bob = await server.signUp();
  const shop = await newProject(bob, { name: "shop" });
  const cases = '<testcase name="a" time="1e300"/><testcase name="b" time="9e304"/><testcase name="c" time="2"/>';
  const upload = (query: string) => post(`?project=${shop}${query}`, junit(cases), xml, bob);
  expect((await upload("")).status).toBe(201);
  expect((await upload("&startedAt=2026-01-01T00:00:00%2B23:59")).body.data.startedAt).toBe("2025-12-31T00:01:00.000Z");
  for (const moment of ["9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00Z"])
    expect(await upload(`&startedAt=${moment}`)).toMatchObject({ status: 400, body: { error: "Validation failed" } });
  const key = { name: "CI", expiresAt: "9998-12-31T00:00:00-23:59" };
  expect((await bob.request(api.apiKeys.create, { body: key })).status).toBe(201);

  await server.ctx.background.idle();
  const listed = (await bob.call(api.tests.list, { query: { projectId: shop } })).data;
  expect(listed).toHaveLength(3);
  expect((await bob.request(api.insights.get)).status).toBe(200);
});

test("the error for an unreadable upload says what it contains", async () => {
  const coverage = await post(`?project=${project}`, '<?xml version="1.0"?><coverage version="1"/>', xml);
  expect(coverage).toMatchObject({
    status: 400,
    body: { code: "REPORT_NOT_READABLE", message: expect.stringContaining("It is XML, <coverage>.") },
  });
  const other = await post(`?project=${project}`, '{"name":"shop","scripts":{}}', json);
  expect(other).toMatchObject({ status: 400, body: { message: expect.stringContaining("JSON with name, scripts") } });
});

test("a report of several batches is stored completely and in its order, with a message that is cut inside a character", async () => {
  const eve = await server.signUp();
  const own = await newProject(eve, { name: "large" });
  const refused = "Error: connect ECONNREFUSED 127.0.0.1:8080 C:\\u0000 ";
  // Failures keep 600 characters of it, which end with the first half of the last one.
  const message = `${refused.padEnd(599, "x")}\u{1f6d2}`;
  const names = Array.from({ length: 1_101 }, (_, index) => `pays ${index}`);
  const cases = names.map((name) => `<testcase name="${name}"><failure message="${message}"/></testcase>`);
  const sent = await post(`?project=${own}`, junit(...cases), xml, eve);
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const { id } = sent.body.data;
  await expect.poll(async () => (await eve.call(api.executions.get, { params: { id } })).data.status, { interval: 200 }).toBe("FAILED");
  const counts = { total: 1_101, failed: 1_101 };
  expect((await eve.call(api.executions.get, { params: { id } })).data.tests).toMatchObject(counts);
  const listed: string[] = [];
  for (let cursor = ""; ; ) {
    const body = await eve.call(api.executions.tests, {
      params: { id },
      query: { limit: 100, order: "report", ...(cursor && { cursor }) },
    });
    expect(body.counts).toMatchObject(counts);
    listed.push(...body.data.map((test) => test.name));
    if (body.pagination.nextCursor === null) break;
    cursor = body.pagination.nextCursor;
  }
  expect(listed).toEqual(names);
  const [last] = (await eve.call(api.executions.tests, { params: { id }, query: { search: "pays 1100", details: "true" } })).data;
  expect(last).toMatchObject({ name: "pays 1100", message });
  const clusters = (await eve.call(api.analysis.clusters, { query: { project: own } })).data;
  expect(clusters).toMatchObject([{ category: "connection-refused", occurrences: 1_101, tests: 1_101 }]);
  expect(clusters[0]?.message).toBe(`${message.slice(0, 599)}\ufffd`);
});
