import { api } from "@gantry/contract/api.ts";
import { maxRunLinks } from "@gantry/contract/run-links/constants.ts";
import { sql } from "kysely";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "../../platform/crypto/random-token.ts";
import { addMember } from "../../testing/add-member.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun, untilEnded } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { deleteExpiredLinks } from "./delete-expired-links.ts";

let server: TestServer;
let dashboardDir: string;
beforeAll(async () => {
  dashboardDir = await mkdtemp(join(tmpdir(), "gantry-page-"));
  await writeFile(join(dashboardDir, "index.html"), "<!doctype html><html><head><title>Gantry</title></head></html>");
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.example" }, { dashboardDir });
});
afterAll(async () => {
  await server.close();
  await rm(dashboardDir, { recursive: true, force: true });
});

const message = "expected 2250, got 2500";

/** An organization with public links and one failed run. */
async function sharing(): Promise<{ ada: Person; projectId: string; id: string }> {
  const ada = await server.signUp({ organizationName: "Northwind Secret" });
  await ada.call(api.runLinks.switch, { body: { enabled: true } });
  const projectId = await newProject(ada, { name: "Shop" });
  return { ada, projectId, id: await failedRun(ada, projectId) };
}

async function failedRun(ada: Person, projectId: string): Promise<string> {
  const { id } = await queueRun(ada, {
    projectId,
    image: "registry.northwind.test/secret-image:1",
    command: "secret-command",
    baseUrl: "http://secret-host.test",
    folder: "secret-folder",
    groupName: "secret-group",
    envVars: { SECRET_NAME: "secret-value" },
  });
  const { attempt } = await claimRun(server, id);
  const chunks = [{ seq: 1, stream: "stdout", log: "secret-line\n", at: new Date().toISOString() }];
  expect((await server.worker(api.dispatch.logs, { taskId: id, attempt, chunks })).status).toBe(200);
  const results = {
    formats: ["junit"],
    tests: [
      { name: "ships", suite: ["Checkout"], status: "passed", durationMs: 5 },
      { name: "pays", suite: ["Checkout"], status: "failed", durationMs: 7, message, trace: "secret-trace", stdout: "secret-stdout" },
    ],
  };
  const ended = await server.worker(api.dispatch.update, { taskId: id, attempt, status: "ANALYZING", exitCode: 1, results });
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
  await server.outbox.idle();
  await untilEnded(ada, id);
  return id;
}

const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const share = async (who: Person, id: string, includeLog = false) =>
  (await who.call(api.runLinks.create, { params: { id }, body: { days: 7, includeLog } })).data;
const show = (token: string) => server.request(api.runLinks.show, { params: { token } });
const tests = (token: string) => server.request(api.runLinks.tests, { params: { token } });
const log = (token: string) => server.request(api.runLinks.log, { params: { token } });

/** The response to a link that shows nothing, without what differs from response to response. */
async function refusal(token: string) {
  const answers = await Promise.all([show(token), tests(token), log(token)]);
  return answers.map(({ status, body, headers }) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => !["date", "x-request-id", "keep-alive", "connection"].includes(name)),
  }));
}

/** No one has ever had such a link. */
const unknown = () => refusal(newToken());

describe("a link", () => {
  test("shows strangers the run's result and nothing else of the organization", async () => {
    const { ada, id, projectId } = await sharing();
    const { url, expiresAt } = await share(ada, id);
    expect(url).toMatch(/^https:\/\/gantry\.example\/shared\/[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const token = tokenOf(url);
    const answer = await show(token);
    expect(answer.body.data).toMatchObject({
      projectName: "Shop",
      number: 1,
      verdict: "FAILED",
      tests: { total: 2, failed: 1 },
      cause: { category: "assertion" },
      includesLog: false,
      expiresAt,
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    const listed = await tests(token);
    expect(listed.body.data.map((one) => [one.name, one.status, one.message])).toEqual([
      ["pays", "failed", message],
      ["ships", "passed", null],
    ]);
    const shown = JSON.stringify([answer.body, listed.body]);
    expect(shown).not.toMatch(/secret/i);
    for (const hidden of [id, projectId, ada.id, ada.organizationId, ada.email, token]) expect(shown).not.toContain(hidden);
  });

  test("shows the variants of the suite's own report, without the values of the run's matrix", async () => {
    const ada = await server.signUp();
    await ada.call(api.runLinks.switch, { body: { enabled: true } });
    const axes = { image: ["registry.test/secret-image:1"], environment: ["secret-staging"], BROWSER: ["secret-browser"] };
    const projectId = await newProject(ada);
    const { combinations } = (await ada.call(api.matrixRuns.start, { body: { projectId, command: "true", matrix: { axes } } })).data;
    const id = combinations[0]?.run?.id ?? "";
    const { attempt } = await claimRun(server, id);
    const results = {
      formats: ["junit"],
      tests: [
        { name: "pays", suite: [], status: "passed", durationMs: 5, variant: "dark" },
        { name: "ships", suite: [], status: "passed", durationMs: 5 },
      ],
    };
    await server.worker(api.dispatch.update, { taskId: id, attempt, status: "ANALYZING", exitCode: 0, results });
    await server.outbox.idle();
    await untilEnded(ada, id);
    const token = tokenOf((await share(ada, id)).url);
    const listed = (await tests(token)).body.data;
    expect(listed.map(({ name, variant }) => [name, variant])).toEqual(
      expect.arrayContaining([
        ["pays", "dark"],
        ["ships", null],
      ]),
    );
    expect(JSON.stringify([listed, (await show(token)).body])).not.toMatch(/secret/);
  });

  test("shows the output only if its creator chose so", async () => {
    const { ada, id } = await sharing();
    const [without, withLog] = [await share(ada, id), await share(ada, id, true)];
    expect((await log(tokenOf(without.url))).status).toBe(404);
    const read = await log(tokenOf(withLog.url));
    expect(read.body.data?.map((chunk) => chunk.log).join("")).toBe("secret-line\n");
    expect((await show(tokenOf(withLog.url))).body.data.includesLog).toBe(true);
  });

  test("pages through the tests, failed ones first, and refuses a cursor that it did not issue", async () => {
    const { ada, id } = await sharing();
    const token = tokenOf((await share(ada, id)).url);
    const first = await server.as({}).call(api.runLinks.tests, { params: { token }, query: { limit: 1 } });
    expect([first.data[0]?.name, first.pagination.total]).toEqual(["pays", 2]);
    const cursor = first.pagination.nextCursor ?? "";
    const second = await server.as({}).call(api.runLinks.tests, { params: { token }, query: { limit: 1, cursor } });
    expect([second.data[0]?.name, second.pagination.nextCursor]).toEqual(["ships", null]);
    expect((await server.as({}).call(api.runLinks.tests, { params: { token }, query: { status: "passed" } })).data).toHaveLength(1);
    expect((await server.request(api.runLinks.tests, { params: { token }, query: { cursor: "AAAA" } })).status).toBe(400);
  });

  test("is stored as a hash only, and audited without its address", async () => {
    const { ada, id } = await sharing();
    const { url, id: linkId } = await share(ada, id);
    const token = tokenOf(url);
    const [row] = await server.ctx.db.asSystem((tx) => tx.selectFrom("run_links").selectAll().where("id", "=", linkId).execute());
    expect(row?.token_hash.equals(hashToken(token))).toBe(true);
    await ada.call(api.runLinks.revoke, { params: { id, linkId } });
    const entries = (await ada.call(api.audit.list)).data;
    const actions = entries.map(({ action }) => action).filter((action) => action.includes("run_link"));
    expect(actions).toEqual(["run_link.revoked", "run_link.created", "organization.run_links_changed"]);
    expect(entries.slice(0, 2).map(({ details }) => details)).toMatchObject(
      Array(2).fill({ run: "#1", project: expect.any(String), executionId: id }),
    );
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("is refused alike when it is unknown, malformed, expired, revoked or off, and when its run or project is deleted", async () => {
    const gone = await unknown();
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(gone[0]?.body).toMatchObject({ error: "Link not found", code: "LINK_NOT_FOUND" });
    for (const token of ["x", "a".repeat(5_000), "%00", `${newToken()}=`, hashToken("x").toString("hex")])
      expect(await refusal(token), token.slice(0, 50)).toEqual(gone);

    const { ada, id, projectId } = await sharing();
    const revoked = await share(ada, id, true);
    expect((await show(tokenOf(revoked.url))).status).toBe(200);
    await ada.call(api.runLinks.revoke, { params: { id, linkId: revoked.id } });
    expect(await refusal(tokenOf(revoked.url))).toEqual(gone);
    expect((await ada.request(api.runLinks.revoke, { params: { id, linkId: revoked.id } })).status).toBe(404);

    const expired = await share(ada, id, true);
    await server.ctx.db.asSystem((tx) =>
      tx.updateTable("run_links").set({ expires_at: sql<Date>`clock_timestamp()` }).where("id", "=", expired.id).execute(),
    );
    expect(await refusal(tokenOf(expired.url))).toEqual(gone);
    expect((await ada.call(api.runLinks.list, { params: { id } })).data).toEqual([]);
    await deleteExpiredLinks(server.ctx);
    const left = await server.ctx.db.asSystem((tx) => tx.selectFrom("run_links").select("id").where("id", "=", expired.id).execute());
    expect(left).toEqual([]);

    const ofRun = await share(ada, id, true);
    await ada.call(api.executions.delete, { params: { id } });
    expect(await refusal(tokenOf(ofRun.url))).toEqual(gone);

    const second = await failedRun(ada, projectId);
    const ofProject = await share(ada, second, true);
    await ada.call(api.projects.delete, { params: { id: projectId } });
    expect(await refusal(tokenOf(ofProject.url))).toEqual(gone);
  });

  test("ends for good when an admin turns links off", async () => {
    const { ada, id } = await sharing();
    const link = await share(ada, id, true);
    const { data } = await ada.call(api.runLinks.switch, { body: { enabled: false } });
    expect(data.runLinksEnabled).toBe(false);
    expect(await refusal(tokenOf(link.url))).toEqual(await unknown());
    const refused = await ada.request(api.runLinks.create, { params: { id }, body: { days: 1 } });
    expect([refused.status, refused.body.code]).toEqual([403, "RUN_LINKS_OFF"]);
    await ada.call(api.runLinks.switch, { body: { enabled: true } });
    expect(await refusal(tokenOf(link.url))).toEqual(await unknown());
    const [, off] = (await ada.call(api.audit.list, { query: { action: "organization.run_links_changed" } })).data;
    expect(off).toMatchObject({ action: "organization.run_links_changed", details: { enabled: false, endedLinks: 1 } });
  });

  test("of a run that has not ended shows its state", async () => {
    const { ada, projectId } = await sharing();
    const { id } = await queueRun(ada, { projectId });
    const { body } = await show(tokenOf((await share(ada, id)).url));
    expect(body.data).toMatchObject({ status: "PENDING", verdict: null, tests: null, cause: null, durationMs: null });
    await ada.call(api.executions.cancel, { params: { id } });
    expect((await show(tokenOf((await share(ada, id)).url))).body.data).toMatchObject({ verdict: "ERROR", error: { code: "CANCELLED" } });
  });
});

describe("who may share", () => {
  test("links are off in a new organization", async () => {
    const ada = await server.signUp();
    expect((await ada.call(api.organizations.get)).data.runLinksEnabled).toBe(false);
    const { id } = await queueRun(ada);
    expect((await ada.request(api.runLinks.create, { params: { id }, body: { days: 1 } })).status).toBe(403);
  });

  test("developers create and revoke, viewers only look, admins switch, keys do neither", async () => {
    const { ada, id } = await sharing();
    const [developer, viewer] = [await addMember(server, ada, "developer"), await addMember(server, ada, "viewer")];
    const { id: linkId } = await share(developer, id);
    expect((await viewer.call(api.runLinks.list, { params: { id } })).data).toMatchObject([
      { id: linkId, createdBy: { id: developer.id } },
    ]);
    const body = { days: 1 as const };
    expect((await viewer.request(api.runLinks.create, { params: { id }, body })).status).toBe(403);
    expect((await viewer.request(api.runLinks.revoke, { params: { id, linkId } })).status).toBe(403);
    expect((await developer.request(api.runLinks.switch, { body: { enabled: false } })).status).toBe(403);
    const key = server.as({ "x-api-key": await newApiKey(ada, { name: "CI" }) });
    expect((await key.request(api.runLinks.create, { params: { id }, body })).body.code).toBe("TOKEN_REQUIRED");
    expect((await key.request(api.runLinks.switch, { body: { enabled: false } })).body.code).toBe("TOKEN_REQUIRED");
    await developer.call(api.runLinks.revoke, { params: { id, linkId } });
  });

  test("a link is revoked at its own run only", async () => {
    const { ada, id, projectId } = await sharing();
    const other = await queueRun(ada, { projectId });
    const link = await share(ada, id);
    expect((await ada.request(api.runLinks.revoke, { params: { id: other.id, linkId: link.id } })).status).toBe(404);
    expect((await show(tokenOf(link.url))).status).toBe(200);
  });

  test.each([{}, { days: 2 }, { days: 365 }, { days: "7" }, { days: 7, includeLog: "yes" }, { days: 7, token: "mine" }])(
    "%j is refused",
    async (body) => {
      const { ada, id } = await sharing();
      expect((await ada.raw(api.runLinks.create, { params: { id }, body })).status).toBe(400);
    },
  );

  test("another organization can neither list, revoke nor outlive it", async () => {
    const [{ ada, id }, eve] = [await sharing(), await sharing()];
    const link = await share(ada, id);
    expect((await eve.ada.request(api.runLinks.list, { params: { id } })).status).toBe(404);
    expect((await eve.ada.request(api.runLinks.create, { params: { id }, body: { days: 1 } })).status).toBe(404);
    expect((await eve.ada.request(api.runLinks.revoke, { params: { id, linkId: link.id } })).status).toBe(404);
    await eve.ada.call(api.runLinks.switch, { body: { enabled: false } });
    expect((await show(tokenOf(link.url))).status).toBe(200);
  });
});

describe("together", () => {
  test("of many requests at once, a run gets at most its number of links", async () => {
    const { ada, id } = await sharing();
    const answers = await Promise.all(
      Array.from({ length: maxRunLinks + 5 }, () => ada.request(api.runLinks.create, { params: { id }, body: { days: 1 } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxRunLinks);
    expect(answers.filter(({ body }) => body.code === "TOO_MANY_RUN_LINKS")).toHaveLength(5);
  });

  test("no link that is created while links are turned off stays valid", async () => {
    const { ada, id } = await sharing();
    const create = () => ada.request(api.runLinks.create, { params: { id }, body: { days: 1 } });
    const [, ...created] = await Promise.all([
      ada.call(api.runLinks.switch, { body: { enabled: false } }),
      ...Array.from({ length: 8 }, create),
    ]);
    const urls = created.flatMap(({ status, body }) => (status === 201 ? [body.data.url] : []));
    for (const url of urls) expect((await show(tokenOf(url))).status).toBe(404);
    await ada.call(api.runLinks.switch, { body: { enabled: true } });
    for (const url of urls) expect((await show(tokenOf(url))).status).toBe(404);
  });
});

test("strangers are limited by address, without using the organization's allowance", async () => {
  const limited = await startTestServer({ DEFAULT_PLAN: "enterprise", RATE_LIMIT_API: "8" });
  try {
    const answers = [];
    for (let index = 0; index < 9; index++) answers.push(await limited.request(api.runLinks.show, { params: { token: newToken() } }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(404), 429]);
    expect(answers[8]?.headers.get("retry-after")).not.toBeNull();
    const ada = await limited.signUp();
    expect((await ada.request(api.organizations.get)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test("pages with a token in their address are not indexed and send no referrer; the header is as on every response", async () => {
  const page = (path: string) => fetch(server.url + path, { headers: { accept: "text/html" } });
  for (const folder of ["shared", "invite", "reset-password", "verify-email", "unsubscribe"]) {
    const answer = await page(`/${folder}/${newToken()}?x=1`);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(await answer.text()).toContain('<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex, nofollow">');
  }
  for (const path of ["/shared", "/runs/shared", "/login?back=/shared/x"]) {
    const answer = await page(path);
    expect(answer.headers.get("x-robots-tag")).toBeNull();
    expect(await answer.text()).not.toContain("no-referrer");
  }
});
