import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FakeAnswer, type FakeRequest, type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { runStories } from "../integrations/testing/run-stories.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let stories: ReturnType<typeof runStories>;

beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test" }, { safeFetch: web.fetch });
  stories = runStories(server);
  ada = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await web.close();
});

/** A chat's webhook: Slack answers `ok`, Teams 202 without a body. */
function room(host: string, answer: () => FakeAnswer = () => ({ status: 200, body: "ok" })) {
  const got: FakeRequest[] = [];
  web.hosts.set(host, (request) => {
    got.push(request);
    return answer();
  });
  return { got, url: `https://${host}/services/T0/B0/s3cret-path` };
}

let shops = 0;
const newShop = () => newProject(ada, { name: `Shop ${++shops}` });
const words = (request: FakeRequest | undefined) => JSON.stringify(request?.json);

test("Slack gets only changes, and text from suites never becomes a mention", async () => {
  const { got, url } = room("hooks.slack.com");
  const project = await newShop();
  const created = await ada.request(api.notifications.create, { params: { id: project }, body: { channel: "slack", name: "#qa", url } });
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({ url: "https://hooks.slack.com/********", onlyChanges: true, enabled: true });
  const run = (results: Record<string, "passed" | "failed">, folder = "cart") => stories.run(ada, { project, folder }, results);
  await run({ pays: "passed" });
  await run({ pays: "passed" });
  await server.outbox.idle();
  expect(got).toHaveLength(0);
  const red = await run({ "<!channel> *pays* & <https://evil.test|click>": "failed", adds: "passed" });
  await server.outbox.idle();
  await run({ "<!channel> *pays* & <https://evil.test|click>": "failed", adds: "passed" });
  await server.outbox.idle();
  expect(got).toHaveLength(1);
  const [{ json }] = got as [FakeRequest];
  expect(json.text).toMatch(/^❌ Shop \d+ #3, folder “cart”: run failed, 1 of 2 tests failed$/);
  const heading = {
    type: "link",
    url: expect.stringContaining(`https://gantry.test/runs/${red}?tab=overview&test=${red}-`),
    text: json.text,
    style: { bold: true },
  };
  expect(json.blocks[0]).toEqual({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [heading] }] });
  expect(json.blocks[1].text).toMatchObject({ type: "plain_text", text: expect.stringContaining("1 failed, 1 passed") });
  expect(json.blocks[1].text.text).toContain("previous run: passed");
  await run({ pays: "passed" });
  await server.outbox.idle();
  expect(got).toHaveLength(2);
  await run({ pays: "passed" }, "search");
  await server.outbox.idle();
  expect(got).toHaveLength(2);
});

test("Teams gets every end that the rule selects, as an adaptive card", async () => {
  const { got, url } = room("acme.webhook.office.com", () => ({ status: 202 }));
  const project = await newShop();
  await ada.request(api.notifications.create, {
    params: { id: project },
    body: {
      channel: "teams",
      name: "QA",
      url,
      onlyChanges: false,
      statuses: ["FAILED", "ERROR", "FAILED"],
    },
  });
  const ciContext = { branch: "main", commitSha: "a".repeat(40) };
  for (const result of ["failed", "passed", "failed"] as const) await stories.run(ada, { project, ciContext }, { pays: result });
  await stories.run(ada, { project }, {}, "ERROR");
  await server.outbox.idle();
  expect(got).toHaveLength(3);
  const card = got[0]?.json.attachments[0];
  expect(card).toMatchObject({ contentType: "application/vnd.microsoft.card.adaptive", content: { type: "AdaptiveCard", version: "1.4" } });
  expect(words(got[0])).toContain("main · aaaaaaa");
  expect(card.content.actions).toMatchObject([{ type: "Action.OpenUrl" }]);
});

test("a chat that is down neither delays nor fails a run, and is retried; a deleted webhook is not", async () => {
  let answer: FakeAnswer = { status: 500, body: "rollup_error" };
  const { got, url } = room("flaky.slack.test", () => answer);
  const project = await newShop();
  const { id } = (
    await ada.call(api.notifications.create, { params: { id: project }, body: { channel: "slack", name: "#qa", url, onlyChanges: false } })
  ).data;
  const run = await stories.run(ada, { project }, { pays: "passed" });
  expect((await ada.call(api.executions.get, { params: { id: run } })).data.status).toBe("PASSED");
  await server.outbox.idle();
  expect(got).toHaveLength(1);
  answer = { status: 404, body: "no_service" };
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("outbox")
      .set({ due_at: sql<Date>`clock_timestamp()` })
      .where("topic", "=", "notification")
      .where("state", "=", "waiting")
      .execute(),
  );
  await server.outbox.idle();
  expect(got).toHaveLength(2);
  const rule = (await ada.call(api.notifications.list, { params: { id: project } })).data.find((one) => one.id === id);
  expect(rule?.lastError?.message).toMatch(/^The chat answered 404: no_service\. The rule was disabled: /);
});

test.each([
  ["slack", 410, "channel_is_archived"],
  ["slack", 404, "channel_not_found"],
  ["teams", 404, '{"error":{"code":"WorkflowNotFound"}}'],
] as const)("a %s rule whose webhook answers %i is disabled, with the reason, until an admin acts", async (channel, status, body) => {
  let answer: FakeAnswer = { status, body };
  const { got, url } = room(`gone-${status}.${channel}.test`, () => answer);
  const project = await newShop();
  const { id } = (
    await ada.call(api.notifications.create, { params: { id: project }, body: { channel, name: "#old", url, onlyChanges: false } })
  ).data;
  const ruleNow = async () => (await ada.call(api.notifications.list, { params: { id: project } })).data.find((one) => one.id === id);
  for (let runs = 0; runs < 3; runs++) {
    await stories.run(ada, { project }, { pays: "passed" });
    await server.outbox.idle();
  }
  expect(got).toHaveLength(1);
  const off = await ruleNow();
  expect([off?.enabled, off?.lastError?.message]).toEqual([false, expect.stringContaining(`answered ${status}`)]);
  expect(off?.lastError?.message).toContain("Enter a new address");
  const audited = (await ada.call(api.audit.list, { query: { action: "notification_rule.disabled" } })).data;
  expect(audited).toContainEqual(expect.objectContaining({ targetId: id }));
  answer = { status: 200, body: "ok" };
  await ada.request(api.notifications.change, { params: { id: project, ruleId: id }, body: { enabled: true } });
  expect((await ruleNow())?.lastError).toBeNull();
  await stories.run(ada, { project }, { pays: "passed" });
  await server.outbox.idle();
  expect(got).toHaveLength(2);
});

test("a webhook that rejects messages gets one, and more only after the rule is changed or tested, or a pause", async () => {
  let answer: FakeAnswer = {
    status: 400,
    body: '{"error":{"code":"WorkflowTriggerIsNotEnabled","message":"The workflow is turned off."}}',
  };
  const { got, url } = room("off.teams.test", () => answer);
  const project = await newShop();
  const { id } = (
    await ada.call(api.notifications.create, { params: { id: project }, body: { channel: "teams", name: "#off", url, onlyChanges: false } })
  ).data;
  const ruleNow = async () => (await ada.call(api.notifications.list, { params: { id: project } })).data.find((one) => one.id === id);
  const warnings: string[] = [];
  const warn = vi.spyOn(server.ctx.log, "warn").mockImplementation((...said: unknown[]) => void warnings.push(String(said.at(-1))));
  const runs = async (count: number) => {
    for (let n = 0; n < count; n++) await stories.run(ada, { project }, { pays: "passed" });
    await server.outbox.idle();
  };
  try {
    await runs(1);
    await runs(3);
    expect(got).toHaveLength(1);
    const failing = await ruleNow();
    expect([failing?.enabled, failing?.lastError?.message]).toEqual([
      true,
      expect.stringMatching(/^The chat answered 400: .*turned off.* 30 minutes/),
    ]);

    await ada.request(api.notifications.change, { params: { id: project, ruleId: id }, body: { name: "#still-off" } });
    // The second one is not under way before the answer to the first.
    await runs(1);
    await runs(1);
    expect(got).toHaveLength(2);
    await server.ctx.db.asSystem((tx) =>
      sql`update notification_rules set refused_at = refused_at - interval '31 minutes' where id = ${id}`.execute(tx),
    );
    await runs(2);
    expect(got).toHaveLength(3);
    expect((await ruleNow())?.lastError?.message).toContain("The chat answered 400");
    expect(warnings.filter((text) => text === "a delivery failed")).toHaveLength(2);
  } finally {
    warn.mockRestore();
  }
  answer = { status: 202 };
  expect((await ada.request(api.notifications.test, { params: { id: project, ruleId: id } })).status).toBe(200);
  expect((await ruleNow())?.lastError).toBeNull();
  await runs(2);
  expect(got).toHaveLength(6);
});

test("Slack markup in members' names is escaped in messages", async () => {
  const { got, url } = room("markup.slack.test");
  const name = "*Shop* _a_ ~b~ `c` :x: <!here> &";
  const project = await newProject(ada, { name });
  await ada.request(api.notifications.create, {
    params: { id: project },
    body: { channel: "slack", name: "#qa", url, onlyChanges: false },
  });
  await stories.run(ada, { project, folder: "cart" }, { "*pays* :tada:": "failed" });
  await server.outbox.idle();
  const { text, mrkdwn, blocks } = got[0]?.json ?? {};
  expect([text, mrkdwn]).toEqual([
    expect.stringMatching(/^❌ \*Shop\* _a_ ~b~ `c` :x: &lt;!here&gt; &amp; #1, folder “cart”: run failed/),
    false,
  ]);
  expect(blocks[0].elements[0].elements[0].text).toContain(`❌ ${name} #1, folder “cart”: run failed`);
  expect(JSON.stringify(blocks)).not.toContain('"mrkdwn"');
});

test("a test message explains the chat's response", async () => {
  const [slackRoom, teamsRoom] = [room("test.slack.test"), room("test.teams.test", () => ({ status: 202 }))];
  const project = await newShop();
  for (const [channel, { url }, message] of [
    ["slack", slackRoom, "Slack has posted the message."],
    ["teams", teamsRoom, "Teams accepted the message. Check that it appears in the channel."],
  ] as const) {
    const { id } = (await ada.call(api.notifications.create, { params: { id: project }, body: { channel, name: "room", url } })).data;
    expect((await ada.request(api.notifications.test, { params: { id: project, ruleId: id } })).body.message).toBe(message);
  }
});

test("a rule is changed, tested, and removed; its address is validated and stored encrypted", async () => {
  const { got, url } = room("rules.slack.test");
  const project = await newShop();
  const { id } = (await ada.call(api.notifications.create, { params: { id: project }, body: { channel: "slack", name: "#qa", url } })).data;
  expect(
    (
      await ada.call(api.notifications.change, {
        params: { id: project, ruleId: id },
        body: { enabled: false, url: "https://rules.slack.test/********" },
      })
    ).data.enabled,
  ).toBe(false);
  await stories.run(ada, { project }, { pays: "failed" });
  await server.outbox.idle();
  expect(got).toHaveLength(0);
  expect((await ada.request(api.notifications.test, { params: { id: project, ruleId: id } })).status).toBe(200);
  expect(got[0]?.path).toBe("/services/T0/B0/s3cret-path");
  expect(words(got[0])).toContain("it works");
  for (const wrong of ["http://rules.slack.test/x", "https://127.0.0.1/x", "https://[::1]/x", "https://u:p@rules.slack.test/x"]) {
    const answer = await ada.request(api.notifications.change, { params: { id: project, ruleId: id }, body: { url: wrong } });
    expect([answer.status, answer.body.code], wrong).toEqual([400, "ADDRESS_REFUSED"]);
  }
  const stored = await server.ctx.db.asSystem((tx) => tx.selectFrom("notification_rules").selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain("s3cret-path");
  expect((await ada.request(api.notifications.delete, { params: { id: project, ruleId: id } })).status).toBe(200);
  expect((await ada.call(api.notifications.list, { params: { id: project } })).data).toEqual([]);
});

test("admins manage rules of their own organization, at most twenty, also with concurrent requests", async () => {
  const { url } = room("many.slack.test");
  const [project, bob] = [await newShop(), await server.signUp()];
  const body = { channel: "slack" as const, name: "#qa", url };
  const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "ci", role: "developer" } })).body;
  expect((await server.request(api.notifications.create, { params: { id: project }, body, headers: { "x-api-key": apiKey } })).status).toBe(
    403,
  );
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => ada.request(api.notifications.create, { params: { id: project }, body })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("TOO_MANY_NOTIFICATION_RULES");
  const { id } = answers.find(({ status }) => status === 201)?.body.data ?? {};
  const unknown = "0".repeat(24);
  for (const route of [api.notifications.list, api.notifications.change, api.notifications.delete]) {
    const body = route.method === "PATCH" ? {} : undefined;
    const [one, other] = [
      await bob.raw(route, { params: { id: project, ruleId: id }, body }),
      await bob.raw(route, { params: { id: unknown, ruleId: unknown }, body }),
    ];
    expect(one.status).toBe(404);
    expect(one.body).toEqual(other.body);
  }
});

test("sends each change of an ended run's status once, not for a repeated callback, and about that status", async () => {
  const { got, url } = room("hooks.slack.com");
  const project = await newShop();
  await ada.request(api.notifications.create, { params: { id: project }, body: { channel: "slack", name: "#qa", url, onlyChanges: true } });
  const { body } = await ada.request(api.executions.create, { body: { projectId: project, image: "suite:1", folder: "cart" } });
  const say = async (status: string) => {
    expect((await server.worker(api.dispatch.update, { taskId: body.data.id, status, exitCode: status === "PASSED" ? 0 : 1 })).status).toBe(
      200,
    );
  };
  for (const status of ["FAILED", "FAILED", "PASSED", "PASSED", "FAILED"]) await say(status);
  await server.outbox.idle();
  expect(got.map(({ json }) => String(json.text).replace(/^.*: /, "")).sort()).toEqual(["run failed", "run failed", "run passed"]);
  expect(words(got.find(({ json }) => String(json.text).endsWith("passed")))).toContain("previous run: failed");
  // Also after a model or the built-in rules answered in between.
  await server.worker(api.dispatch.update, { taskId: body.data.id, status: "RUNNING" });
  await server.worker(api.dispatch.update, { taskId: body.data.id, status: "ANALYZING", exitCode: 1 });
  await server.outbox.idle();
  expect(got).toHaveLength(4);
});
