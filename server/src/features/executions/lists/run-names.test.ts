import { api } from "@gantry/contract/api.ts";
import { apiKeys } from "@gantry/contract/api-keys/routes.ts";
import { ci } from "@gantry/contract/ci/routes.ts";
import { executions } from "@gantry/contract/runs/routes.ts";
import { ingest } from "@gantry/contract/ingest/routes.ts";
import { projects } from "@gantry/contract/projects/routes.ts";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server.close());

const image = "shop/e2e:1";
const newProject = async (person: Person, name: string) => (await person.call(projects.create, { body: { name } })).data.id;
/** The caller of a pipeline: `person`'s API key. */
async function pipelineOf(person: Person) {
  const { apiKey } = await person.call(apiKeys.create, { body: { name: "pipeline" } });
  return server.as({ "x-api-key": apiKey });
}
const queue = async (person: Person, projectId: string) => (await person.call(executions.create, { body: { projectId, image } })).data;

test("runs are numbered per project from 1, without gaps or repeats, also when many are accepted at once", async () => {
  const ada = await server.signUp();
  const [shop, blog] = [await newProject(ada, "Shop"), await newProject(ada, "Blog")];
  const accepted = await Promise.all(Array.from({ length: 20 }, (_, n) => queue(ada, n % 4 === 0 ? blog : shop)));
  const numbers = (project: string) =>
    accepted
      .filter(({ projectId }) => projectId === project)
      .map(({ number }) => number)
      .toSorted((a, b) => a - b);
  expect(numbers(shop)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
  expect(numbers(blog)).toEqual([1, 2, 3, 4, 5]);

  const report = "TAP version 13\n1..1\nok 1 - adds\n";
  const uploaded = (await ada.raw(ingest.report, { body: { projectId: blog, report } })).body;
  expect(uploaded.data.number).toBe(6);
  await ada.call(executions.delete, { params: { id: uploaded.data.id } });
  // A deleted run keeps its number: someone may have quoted it.
  expect((await queue(ada, blog)).number).toBe(7);
});

test("runs are found by the name, suite or file of a test", async () => {
  const ada = await server.signUp();
  const [projectId, other] = [await newProject(ada, "Shop"), await newProject(ada, "Blog")];
  const upload = async (project: string, name: string, suite: string): Promise<string> => {
    const report = `<testsuite name="${suite}" file="${suite}.spec.ts"><testcase name="${name}" file="${suite}.spec.ts"/></testsuite>`;
    return (await ada.raw(ingest.report, { body: { projectId: project, report } })).body.data.id;
  };
  const [pays, ships] = [await upload(projectId, "pays_by card", "Checkout"), await upload(projectId, "ships", "Orders")];
  await upload(other, "pays_by card", "Checkout");
  const found = async (test: string) =>
    (await ada.call(executions.list, { query: { project: projectId, test } })).data.map(({ id }) => id).toSorted();
  // A run's tests are in the history a moment after its end.
  await expect.poll(() => found("PAYS_BY")).toEqual([pays]);
  await expect.poll(() => found("orders")).toEqual([ships]);
  expect(await found("checkout.spec")).toEqual([pays]);
  expect(await found("s")).toEqual([pays, ships].toSorted());
  expect(await found("paysXby")).toEqual([]);
  expect((await ada.call(executions.list, { query: { test: "pays_by" } })).pagination.total).toBe(2);
});

test("a run is found by its number, branch, pull request, commit, author, message and repository", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "Shop");
  const ciContext = {
    repository: "northwind/checkout-web",
    branch: "fix/vat_rounding",
    targetBranch: "main",
    prNumber: 2599,
    commitSha: "A689ADE0d2c4",
    author: "Grace Hopper",
    message: "Round the VAT per line\n\nNot per order.",
  };
  const pipeline = await pipelineOf(ada);
  const { taskId } = await pipeline.call(ci.trigger, { body: { projectId, image, ciContext } });
  await pipeline.call(ci.trigger, {
    body: { projectId, image, ciContext: { branch: "fix/vatXrounding", author: "Alan", commitSha: "b1b2c3d4" } },
  });
  const [run] = (await ada.call(executions.list, { query: { prNumber: 2599 } })).data;
  expect(run).toMatchObject({ id: taskId, number: 1, ciContext: { ...ciContext, message: "Round the VAT per line" } });

  const found = async (query: object) =>
    (await ada.call(executions.list, { query: { project: projectId, ...query } })).data.map(({ id }) => id);
  for (const query of [
    { number: 1 },
    { branch: "fix/vat_rounding" },
    { commitSha: "a689ade" },
    { author: "grace hopper" },
    { search: "#1" },
    { search: "#2599" },
    { search: "vat_round" },
    { search: "a689" },
    { search: "Hopper" },
    { search: "per line" },
    { search: "checkout-web" },
  ])
    expect(await found(query), JSON.stringify(query)).toEqual([taskId]);
  for (const query of [{ number: 3 }, { branch: "fix/vat" }, { commitSha: "689ade" }, { search: "#3" }, { search: "vat%round" }])
    expect(await found(query), JSON.stringify(query)).toEqual([]);
  expect((await ada.request(executions.list, { query: { number: 0 } })).status).toBe(400);

  const eve = await server.signUp();
  expect((await eve.call(executions.list, { query: { number: 1 } })).data).toEqual([]);
});

test("the run with a searched number comes first, and numbers are not searched for inside of ids", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "Shop");
  const runs: string[] = [];
  for (let number = 1; number <= 12; number += 1)
    runs.push((await queueRun(ada, { projectId, image: number === 12 ? "shop:2" : number === 11 ? "shop:10" : "shop" })).id);
  const found = async (search: string, more: object = {}) => {
    const { data, pagination } = await ada.call(executions.list, { query: { search, ...more } });
    return { ids: data.map(({ id }) => id), total: pagination.total, next: pagination.nextCursor };
  };
  // #2 is older than #12, whose image has the number as its tag.
  expect(await found("2")).toMatchObject({ ids: [runs[1], runs[11]], total: 2, next: null });
  expect((await found("5")).ids).toEqual([runs[4]]);
  const first = await found("2", { limit: 2 });
  expect(first).toMatchObject({ ids: [runs[1], runs[11]], next: null });
  const id = runs[6] ?? "";
  expect((await found(id.slice(0, 5))).ids).toEqual([]);
  expect((await found(id)).ids).toEqual([id]);
  expect((await found(id.slice(0, 22))).ids).toContain(id);
  expect((await found(id.slice(2))).ids).toEqual([]);
  const named = (await ada.call(api.search.find, { query: { q: "10" } })).data;
  expect(named.filter(({ kind }) => kind === "run").map(({ number }) => number)).toEqual([10, 11]);
});

test("groups are narrowed by the filters of runs", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "Shop");
  const start = (groupName: string, image: string) => queueRun(ada, { projectId, groupName, image });
  const [one, , three] = [await start("nightly", "shop:1"), await start("nightly", "shop:2"), await start("weekly", "shop:1")];
  const found = async (query: object) => {
    const { data } = await ada.call(executions.groups, { query });
    return data.map(({ groupName, executions: count, latest }) => [groupName, count, latest.map(({ id }) => id)]);
  };
  expect(await found({ search: "shop:1" })).toEqual([
    ["weekly", 1, [three.id]],
    ["nightly", 1, [one.id]],
  ]);
  expect(await found({ groupName: "weekly" })).toEqual([["weekly", 1, [three.id]]]);
  expect(await found({ groupName: "nosuch" })).toEqual([]);
  expect(await found({ status: "PASSED" })).toEqual([]);
  expect((await found({ status: "PENDING", project: projectId })).length).toBe(2);
  const eve = await server.signUp();
  expect((await eve.call(executions.groups, { query: { search: "shop" } })).data).toEqual([]);
});

test("a long message and odd characters in it do not refuse a run", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "Shop");
  const message = `tab\there ${"x".repeat(488)}${"😀".repeat(20)}`;
  const pipeline = await pipelineOf(ada);
  const { taskId } = await pipeline.call(ci.trigger, { body: { projectId, image, ciContext: { message } } });
  const { ciContext } = (await ada.call(executions.get, { params: { id: taskId } })).data;
  expect(ciContext?.message).toBe(`tab here ${"x".repeat(488)}😀`);
});

test("the runs that a filter matches are a CSV file without formulas, of one organization", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "=Shop");
  const pipeline = await pipelineOf(ada);
  for (const branch of ["main", "other"])
    await pipeline.call(ci.trigger, { body: { projectId, image, ciContext: { branch, prNumber: 7, message: '=HYPERLINK("x")' } } });
  const file = await ada.request(executions.export, { query: { project: projectId, branch: "main" } });
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="runs-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, line, ...rest] = parse(file.body, { bom: true });
  expect(rest).toEqual([]);
  const cells = Object.fromEntries(head?.map((name, at) => [name, line?.[at]]) ?? []);
  expect(cells).toMatchObject({ number: "1", project: "'=Shop", branch: "main", pullRequest: "7", message: '\'=HYPERLINK("x")', image });
  expect(cells).toMatchObject({ status: "PENDING", verdict: "", tests: "" });

  const eve = await server.signUp();
  expect(parse((await eve.request(executions.export)).body, { bom: true })).toEqual([head]);
  expect((await ada.request(executions.export, { query: { number: 0 } })).status).toBe(400);
  const refused = await ada.request(executions.export, { query: { author: "Ada\0" } });
  expect([refused.status, refused.headers.get("content-disposition")]).toEqual([400, null]);
  expect(refused.body).toMatchObject({ code: "VALIDATION_FAILED", message: "`author` must not contain the NUL character." });
});

test("no cell of a CSV file of runs is a formula for a program that separates by semicolons", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "Shop");
  const pipeline = await pipelineOf(ada);
  for (const message of [`a;"=cmd|' /C calc'!A0;b`, ';"=HYPERLINK(1);""=2;', "a; '\"@SUM(1)", '"=1'])
    await pipeline.call(ci.trigger, { body: { projectId, image, ciContext: { message } } });
  const { body } = await ada.request(executions.export, { query: { project: projectId } });
  const cells = [";", "\t", ","].flatMap((delimiter) =>
    parse(body, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_records_with_error: true }).flat(),
  );
  expect(cells.filter((cell) => /^["\s]*[=+\-@]/.test(cell))).toEqual([]);
});

test("a CSV file of runs has every run once, also those behind the first page", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, "Shop");
  const report = "TAP version 13\n1..1\nok 1 - adds\n";
  const { id } = (await ada.raw(ingest.report, { body: { projectId, report } })).body.data;
  // A page has 500; many of the same millisecond, which only the id tells apart.
  await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    const { rows } = await sql<{ names: string }>`
      select string_agg(column_name, ', ') as names from information_schema.columns
      where table_name = 'executions' and is_generated = 'NEVER'`.execute(tx);
    const names = sql.raw(rows[0]?.names ?? "");
    await sql`insert into executions (${names}) select ${names} from (select (jsonb_populate_record(e, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'number', n + 1))).*
      from executions e, generate_series(1, 1203) n where e.id = ${id}) copies`.execute(tx);
  });
  const lines = parse((await ada.request(executions.export, { query: { project: projectId } })).body, { bom: true });
  expect(lines.length).toBe(1 + 1204);
  expect(new Set(lines.map((line) => line.at(-1))).size).toBe(lines.length);
});
