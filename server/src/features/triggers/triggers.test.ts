import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { maxPayloadBytes } from "@gantry/contract/triggers/constants.ts";
import type { CreatedRunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { newProject } from "../../testing/given/project.ts";
import { deliver, hashOf, newTrigger, pushOf, signedBy, tokenOf } from "../../testing/given/trigger.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let other: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.example" });
  // A second process on the same database.
  other = await startTestServer({ DEFAULT_PLAN: "enterprise", DATABASE_URL: server.ctx.config.databaseUrl });
  ada = await server.signUp();
});
afterAll(async () => {
  await other?.close();
  await server?.close();
});

type Fields = Parameters<typeof newTrigger>[2];
async function given(fields: Fields = {}, person = ada) {
  const projectId = await newProject(person);
  const trigger = await newTrigger(person, projectId, fields);
  const params = { id: projectId, triggerId: trigger.id };
  return {
    projectId,
    trigger,
    params,
    push: (pushed: Parameters<typeof pushOf>[0] = {}, id = newId()) => send(trigger, { event: "push", payload: pushOf(pushed), id }),
    runs: async () => (await person.call(api.executions.list, { query: { project: projectId, limit: 100 } })).data,
    deliveries: async () => (await person.call(api.triggers.deliveries, { params })).data,
  };
}

/** Delivers what the host accepts: its answer tells what happened. */
async function send(trigger: CreatedRunTrigger, sent: Parameters<typeof deliver>[2]) {
  const answer = await deliver(server, trigger, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return answer.body.data;
}

describe("a push", () => {
  test("starts the suite from its commit, in a cycle, for the gate and the commit's status", async () => {
    const { trigger, push, runs, deliveries, params } = await given({
      run: { image: "node:20", command: "npm test", environment: "staging", source: { path: "e2e", tokenVariable: "GIT_TOKEN" } },
    });
    const commit = hashOf("first");
    const result = await push({ commit, message: "Add a cart\n\nand more" });
    const [run, ...others] = await runs();
    expect(others).toEqual([]);
    expect(result).toEqual({ outcome: "started", reason: `Started run #${run?.number}.`, executionId: run?.id, matrixRunId: null });
    expect(run).toMatchObject({
      image: "node:20",
      command: "npm test",
      environment: "staging",
      trigger: "ci",
      requestedBy: { id: null, name: "Trigger Pushes" },
      source: { repository: trigger.repository, ref: commit, path: "e2e", tokenVariable: "GIT_TOKEN", commit },
      ciContext: {
        source: "github",
        host: "github.com",
        repository: "acme/app",
        commitSha: commit,
        branch: "main",
        author: "ada",
        message: "Add a cart",
      },
    });
    expect(run?.cycleId).toEqual(expect.any(String));
    const gateAnswer = await ada.call(api.ci.gate, { body: { repository: "acme/app", commitSha: commit } });
    expect(gateAnswer.data).toMatchObject({ status: "PENDING", executions: [{ id: run?.id }] });
    expect(await deliveries()).toMatchObject([{ event: "push", outcome: "started", branch: "main", commitSha: commit, prNumber: null }]);
    expect((await ada.call(api.triggers.get, { params })).data.last).toMatchObject(result);
  });

  test("is ignored, with the reason, where the trigger's rules say so", async () => {
    const { push, runs, trigger } = await given({
      branches: { include: ["main", "release/*"], exclude: ["release/old"] },
      paths: { include: ["src/**"] },
    });
    const reason = async (pushed: object) => (await push(pushed)).reason;
    expect(await reason({ files: ["README.md"] })).toBe("No changed file matches src/**.");
    expect(await reason({ branch: "feature/x" })).toBe("The branch feature/x does not pass the trigger's branch filters.");
    expect(await reason({ branch: "release/old" })).toContain("does not pass");
    expect(await reason({ message: "Fix a typo [Skip CI]" })).toBe("The message of the newest commit contains [Skip CI].");
    expect(await reason({ repository: "acme/other" })).toBe("The event is about acme/other; this trigger is for acme/app.");
    expect(await reason({ repository: "app" })).toContain("Started");
    const sent = (payload: object, event = "push") => send(trigger, { event, payload });
    expect((await sent({ ...pushOf(), ref: "refs/tags/v1" })).reason).toContain("A tag was pushed");
    expect((await sent({ ...pushOf(), after: "0".repeat(40) })).reason).toBe("The branch main was deleted.");
    expect((await sent({ zen: "x" }, "ping")).reason).toContain("GitHub can reach this address");
    expect((await sent({}, "issues")).reason).toBe("Events of type issues start no runs.");
    expect(await runs()).toHaveLength(1);
  });

  test("starts a run if the list of its files may lack some, and says so", async () => {
    const { trigger, runs } = await given({ paths: { include: ["src/**"] } });
    const push = pushOf({ files: ["README.md"] });
    const [commit] = push.commits;
    const sent = async (more: object) =>
      (await send(trigger, { event: "push", payload: { ...pushOf({ files: ["README.md"] }), ...more } })).reason;
    const note = (why: string) =>
      expect.stringMatching(new RegExp(`^Started run #\\d+\\. ${why}, so the path filters were not applied\\.$`));
    expect(await sent({ forced: true })).toEqual(note("The push was forced"));
    expect(await sent({ before: "0".repeat(40), created: true })).toEqual(note("The branch is new"));
    expect(await sent({ commits: [] })).toEqual(note("The payload lists no commits"));
    expect(await sent({ commits: Array.from({ length: 20 }, () => commit) })).toEqual(
      note("The payload lists 20 commits and may lack others"),
    );
    expect(await sent({ commits: [{ id: "x", message: "x" }] })).toEqual(note("The payload lacks the changed files of a commit"));
    expect(await sent({ commits: [{ ...commit, added: Array.from({ length: 3_000 }, () => "docs/x") }] })).toEqual(
      note("The payload may lack changed files of a large commit"),
    );
    expect(await sent({ commits: Array.from({ length: 21 }, () => commit) })).toBe("No changed file matches src/**.");
    expect(await runs()).toHaveLength(6);
  });

  test("of many megabytes is read in a reader process", async () => {
    const files = Array.from({ length: 2_900 }, (_, index) => `docs/${index}/${"long name ".repeat(20)}`);
    const payload = pushOf({ files });
    const commits = Array.from({ length: 30 }, () => payload.commits[0]);
    const { trigger, runs } = await given({ paths: { include: ["src/**"] } });
    const body = JSON.stringify({ ...payload, commits });
    expect(body.length).toBeGreaterThan(16 * 1024 * 1024);
    expect((await send(trigger, { event: "push", payload: body })).reason).toBe("No changed file matches src/**.");
    expect(await runs()).toEqual([]);
  });

  test("is refused by a limit of the plan without failing, and starts its run when it is delivered again", async () => {
    const eve = await server.signUp();
    const { push, runs, deliveries } = await given({}, eve);
    const thisMonth = `${new Date().toISOString().slice(0, 7)}-01`;
    const setPlan = (plan: "free" | "enterprise") =>
      server.ctx.db.asSystem((tx) => tx.updateTable("organizations").set({ plan }).where("id", "=", eve.organizationId).execute());
    await server.ctx.db.asSystem((tx) =>
      tx.insertInto("usage_months").values({ org_id: eve.organizationId, month: thisMonth, test_runs: 1_000 }).execute(),
    );
    await setPlan("free");
    const commit = hashOf("refused");
    expect(await push({ commit }, "one")).toMatchObject({
      outcome: "refused",
      reason: expect.stringContaining("Test run limit reached"),
      executionId: null,
    });
    expect(await runs()).toEqual([]);
    await setPlan("enterprise");
    expect(await push({ commit }, "one")).toMatchObject({ outcome: "started" });
    expect(await deliveries()).toMatchObject([{ outcome: "started", deliveryId: "one" }]);
  });

  test("starts a run of an image that has the suite, and of a paused trigger none", async () => {
    const { push, runs, params } = await given({ run: { image: "suite:1", source: null } });
    await ada.call(api.projects.change, {
      params: { id: params.id },
      body: { runSettings: { source: { repository: "https://example.com/other/one" } } },
    });
    await push();
    expect(await runs()).toMatchObject([{ image: "suite:1", source: null }]);
    await ada.call(api.triggers.change, { params, body: { paused: true } });
    expect((await push()).reason).toBe("The trigger is paused.");
  });
});

describe("a pull request", () => {
  const side = (ref: string, id = 1, full_name = "acme/app") => ({ ref, sha: hashOf(newId()), repo: { id, full_name } });
  const request = (more: object = {}, action = "opened") => ({
    action,
    number: 7,
    repository: { id: 1, full_name: "acme/app", updated_at: newId() },
    pull_request: { number: 7, title: "Add a cart", user: { login: "grace" }, head: side("cart"), base: side("main"), ...more },
  });

  test("starts a run of its newest commit", async () => {
    const { trigger, runs } = await given({ branches: { include: ["main"] }, paths: { include: ["src/**"] } });
    const payload = request();
    const result = await send(trigger, { event: "pull_request", payload });
    expect(result.reason).toContain("The payload of a pull request does not list its changed files, so the path filters were not applied.");
    const commit = payload.pull_request.head.sha;
    expect(await runs()).toMatchObject([
      {
        source: { ref: commit, commit },
        ciContext: { prNumber: 7, branch: "cart", targetBranch: "main", commitSha: commit, author: "grace", message: "Add a cart" },
      },
    ]);
    const reason = async (sent: object) => (await send(trigger, { event: "pull_request", payload: sent })).reason;
    expect(await reason(request({}, "labeled"))).toBe("Pull request 7 has no new commits (labeled).");
    expect(await reason(request({}, "closed"))).toBe("Pull request 7 was closed.");
    expect(await reason(request({ base: side("develop") }))).toContain("is for the branch develop");
    expect(await reason(request({ title: "[skip ci] Draft" }))).toContain("contains [skip ci]");
    expect(await reason(request({}, "synchronize"))).toContain("Started");
    expect(await runs()).toHaveLength(2);
  });

  test("of a fork starts no run unless the trigger allows it, because its run gets the secrets", async () => {
    const { trigger, runs, params } = await given();
    const ignored = async (head: object) => (await send(trigger, { event: "pull_request", payload: request({ head }) })).reason;
    expect(await ignored(side("main", 2, "mallory/app"))).toBe(
      "Pull request 7 comes from a fork. The trigger ignores forks, because their runs would get the project's secrets.",
    );
    expect(await ignored({ ...side("main"), repo: null })).toBe(
      "Pull request 7 comes from a fork. The trigger ignores forks, because their runs would get the project's secrets.",
    );
    // Pushed to refs/for/main of Gitea, by somebody who may only read.
    expect(await ignored(side("refs/pull/7/head"))).toBe(
      "Pull request 7 comes from no branch of the repository. The trigger ignores such pull requests, like those of forks, because their runs would get the project's secrets.",
    );
    expect(await runs()).toEqual([]);
    await ada.call(api.triggers.change, { params, body: { forks: "run" } });
    const payload = request({ head: side("main", 2, "mallory/app") });
    await send(trigger, { event: "pull_request", payload });
    const { sha } = payload.pull_request.head;
    expect(await runs()).toMatchObject([
      {
        source: { ref: "refs/pull/7/head", commit: sha },
        ciContext: { repository: "acme/app", headRepository: "mallory/app", commitSha: sha },
      },
    ]);
  });
});

describe("GitLab and Gitea", () => {
  test("GitLab's push and merge request start runs", async () => {
    const { trigger, runs } = await given({
      host: "gitlab",
      repository: "https://gitlab.example.com/group/sub/app.git",
      paths: { include: ["src/**"] },
      forks: "run",
    });
    const project = { path_with_namespace: "group/sub/app" };
    const push = (more: object = {}) => {
      const after = hashOf(newId());
      const commits = [{ id: after, message: "Change", added: [], modified: ["docs/a.md"], removed: [] }];
      return {
        object_kind: "push",
        ref: "refs/heads/main",
        before: hashOf("x"),
        after,
        user_username: "ada",
        project,
        commits,
        total_commits_count: 1,
        ...more,
      };
    };
    const sent = (payload: object, event = "Push Hook") => send(trigger, { event, payload });
    expect((await sent(push())).reason).toBe("No changed file matches src/**.");
    expect((await sent(push({ total_commits_count: 25 }))).reason).toContain("The payload lists 1 of 25 commits");
    const last_commit = { id: hashOf("mr"), message: "Merge" };
    const attributes = {
      iid: 3,
      action: "open",
      title: "MR",
      source_branch: "cart",
      target_branch: "main",
      source_project_id: 1,
      target_project_id: 1,
      last_commit,
    };
    const merge = (more: object = {}) => ({
      object_kind: "merge_request",
      user: { username: "grace" },
      project,
      object_attributes: { ...attributes, ...more },
    });
    expect((await sent(merge({ action: "update" }), "Merge Request Hook")).reason).toBe("Merge request 3 has no new commits (update).");
    expect((await sent(merge({ action: "merge" }), "Merge Request Hook")).reason).toBe("Merge request 3 was merged.");
    expect((await sent({ object_kind: "issue\u0000" }, "Issue Hook")).reason).toMatch(/^Events of type issue.* start no runs\.$/);
    await sent(merge(), "Merge Request Hook");
    await sent(merge({ source_project_id: 2, source: { path_with_namespace: "mallory/app" } }), "Merge Request Hook");
    expect(await runs()).toMatchObject([
      { source: { ref: "refs/merge-requests/3/head", commit: last_commit.id }, ciContext: { headRepository: "mallory/app" } },
      {
        source: { ref: last_commit.id },
        ciContext: { source: "gitlab", host: "gitlab.example.com", repository: "group/sub/app", prNumber: 3 },
      },
      { ciContext: { branch: "main" } },
    ]);
  });

  test("Gitea's push starts a run, also if its payload lists only some commits", async () => {
    const { trigger, runs } = await given({
      host: "gitea",
      repository: "https://git.example.com/gitea/acme/app",
      paths: { include: ["src/**"] },
    });
    const payload = { ...pushOf({ files: ["docs/a.md"] }), total_commits: 9 };
    expect((await send(trigger, { event: "push", payload })).reason).toContain("The payload lists 1 of 9 commits");
    expect((await send(trigger, { event: "push", payload: pushOf({ files: ["docs/a.md"] }) })).outcome).toBe("ignored");
    expect(await runs()).toMatchObject([{ ciContext: { source: "gitea", repository: "acme/app" } }]);
  });
});

describe("the secret", () => {
  test("deliveries with a wrong or missing secret, a changed body or an unknown URL start no run", async () => {
    const { trigger, runs, params, deliveries } = await given();
    const params0 = { token: tokenOf(trigger) };
    const { body, headers } = signedBy("github", trigger.secret, { event: "push", payload: pushOf() });
    const refused = async (sent: { body: unknown; headers: Record<string, string> }, token = params0.token) => {
      const { status, body: answer } = await server.raw(api.triggers.receive, { params: { token }, ...sent });
      return [status, answer.code];
    };
    const { "x-hub-signature-256": signature = "", ...unsigned } = headers;
    expect(await refused({ body, headers: unsigned })).toEqual([401, "INVALID_SIGNATURE"]);
    expect(await refused({ body: `${body} `, headers })).toEqual([401, "INVALID_SIGNATURE"]);
    expect(await refused({ body, headers: { ...headers, "x-hub-signature-256": signature.replace("sha256=", "") } })).toEqual([
      401,
      "INVALID_SIGNATURE",
    ]);
    expect(await refused({ body, headers: { ...headers, "x-hub-signature-256": "sha256=" } })).toEqual([401, "INVALID_SIGNATURE"]);
    expect(await refused({ ...signedBy("github", "", { event: "push", payload: pushOf() }) })).toEqual([401, "INVALID_SIGNATURE"]);
    expect(await refused({ ...signedBy("gitlab", trigger.secret, { event: "push", payload: pushOf() }) })).toEqual([
      401,
      "INVALID_SIGNATURE",
    ]);
    expect(await refused({ body, headers }, "x".repeat(43))).toEqual([404, "TRIGGER_NOT_FOUND"]);
    expect(await refused({ body, headers }, trigger.id)).toEqual([404, "TRIGGER_NOT_FOUND"]);
    expect(await runs()).toEqual([]);
    expect(await deliveries()).toEqual([]);
    expect((await ada.call(api.triggers.get, { params })).data.rejectedAt).toEqual(expect.any(String));
    expect(await refused({ body, headers })).toEqual([202, undefined]);
  });

  test("a new secret ends the one before; the address stays", async () => {
    const { trigger, params } = await given();
    const renewed = (await ada.call(api.triggers.renewSecret, { params })).data;
    expect(renewed.webhookUrl).toBe(trigger.webhookUrl);
    expect((await deliver(server, trigger, { event: "ping", payload: {} })).status).toBe(401);
    expect((await deliver(server, renewed, { event: "ping", payload: {} })).status).toBe(202);
  });

  test("each of GitLab's and Gitea's proofs is checked", async () => {
    for (const host of ["gitlab", "gitea"] as const) {
      const { trigger } = await given({ host });
      expect((await deliver(server, { ...trigger, secret: `${trigger.secret}x` }, { event: "push", payload: {} })).status).toBe(401);
      expect((await deliver(server, trigger, { event: "push", payload: {} })).status).toBe(202);
    }
  });

  test("the secret is shown when it is made, and nowhere else", async () => {
    const { trigger, params, projectId } = await given();
    const shown = JSON.stringify([
      await ada.call(api.triggers.list, { params: { id: projectId } }),
      await ada.call(api.triggers.get, { params }),
      await ada.call(api.triggers.change, { params, body: { name: "Renamed" } }),
      await ada.call(api.audit.list, {}),
    ]);
    expect(shown).toContain(trigger.webhookUrl);
    expect(shown).not.toContain(trigger.secret);
    const { rows } = await server.ctx.db.asSystem((tx) => sql<{ text: string }>`select t::text as text from run_triggers t`.execute(tx));
    expect(rows.map(({ text }) => text).join()).not.toContain(trigger.secret);
  });

  test("requests with a wrong secret do not keep the host's deliveries out", async () => {
    const behindProxy = await startTestServer({
      RATE_LIMIT_API: "5",
      TRUST_PROXY: "127.0.0.1",
      DATABASE_URL: server.ctx.config.databaseUrl,
    });
    try {
      const { trigger } = await given();
      const from = async (address: string, secret: string) => {
        const { headers, ...rest } = signedBy(trigger.host, secret, { event: "ping", payload: {} });
        const params = { token: tokenOf(trigger) };
        return (await behindProxy.raw(api.triggers.receive, { params, ...rest, headers: { ...headers, "x-forwarded-for": address } }))
          .status;
      };
      const forged = await Promise.all(Array.from({ length: 12 }, () => from("203.0.113.7", "wrong")));
      expect(forged).toContain(401);
      expect(forged).toContain(429);
      expect(await from("203.0.113.8", trigger.secret)).toBe(202);
    } finally {
      await behindProxy.close();
    }
  });

  test("too many guesses, and too many deliveries to one trigger, are refused for a while", async () => {
    const limited = await startTestServer({ RATE_LIMIT_API: "5", DATABASE_URL: server.ctx.config.databaseUrl });
    try {
      const [{ trigger }, { trigger: second }] = [await given(), await given()];
      const statuses = async (one: CreatedRunTrigger, times: number) =>
        Promise.all(Array.from({ length: times }, async () => (await deliver(limited, one, { event: "ping", payload: {} })).status));
      expect((await statuses(trigger, 7)).sort()).toEqual([202, 202, 202, 202, 202, 429, 429]);
      // The hosts of all organizations may have one address.
      expect(await statuses(second, 1)).toEqual([202]);
      expect((await statuses({ ...second, webhookUrl: `x/${"y".repeat(43)}` }, 7)).sort()).toEqual([404, 404, 404, 404, 404, 429, 429]);
      expect(await statuses(second, 1)).toEqual([202]);
    } finally {
      await limited.close();
    }
  });
});

describe("a delivery that comes again", () => {
  test("ten times at the same moment, at two servers, starts one run", async () => {
    const { trigger, runs, deliveries } = await given();
    const sent = { event: "push", payload: pushOf(), id: "the-same" };
    const answers = await gate(
      server.ctx.db,
      lockOrganization(ada.organizationId),
      Array.from({ length: 10 }, (_, index) => () => deliver(index % 2 === 0 ? server : other, trigger, sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
    expect(answers.filter(({ body }) => body.data.outcome === "started")).toHaveLength(1);
    const [run, ...others] = await runs();
    expect(others).toEqual([]);
    expect(answers.map(({ body }) => body.data.executionId)).toEqual(Array.from({ length: 10 }, () => run?.id));
    expect(await deliveries()).toMatchObject([{ outcome: "started", repeats: 9 }]);
  });

  test("under another id, but with the same signed body, starts no second run; without an id, the body is its id", async () => {
    const { trigger, runs } = await given();
    const payload = pushOf();
    await send(trigger, { event: "push", payload, id: "one" });
    expect((await send(trigger, { event: "push", payload, id: "two" })).reason).toMatch(/^Already received: it started run #\d+\.$/);
    const { trigger: gitlab, runs: ofGitlab } = await given({ host: "gitlab" });
    const push = {
      object_kind: "push",
      ref: "refs/heads/main",
      before: hashOf("a"),
      after: hashOf("b"),
      project: { path_with_namespace: "acme/app" },
    };
    const { body, headers } = signedBy("gitlab", gitlab.secret, { event: "Push Hook", payload: push });
    const { "idempotency-key": _, ...withoutId } = headers;
    for (const _ of [1, 2]) await server.raw(api.triggers.receive, { params: { token: tokenOf(gitlab) }, body, headers: withoutId });
    expect([(await runs()).length, (await ofGitlab()).length]).toEqual([1, 1]);
  });

  test("after many others, which are forgotten, starts no second run", async () => {
    const { trigger, runs, deliveries } = await given();
    const first = { event: "push", payload: pushOf(), id: "first" };
    await send(trigger, first);
    await Promise.all(Array.from({ length: 60 }, (_, index) => send(trigger, { event: "issues", payload: {}, id: `other-${index}` })));
    expect(await deliveries()).toHaveLength(50);
    expect((await deliveries()).map(({ deliveryId }) => deliveryId)).not.toContain("first");
    const kept = await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("run_trigger_deliveries").select("delivery_id").where("trigger_id", "=", trigger.id).execute(),
    );
    expect(kept).toHaveLength(51);
    expect((await send(trigger, first)).reason).toContain("Already received");
    expect(await runs()).toHaveLength(1);
  });
});

describe("what a host may send", () => {
  test("has no answer with 5xx: broken JSON, other shapes, hostile texts", async () => {
    const { trigger, runs, deliveries } = await given();
    const reason = async (payload: unknown, event = "push") => (await send(trigger, { event, payload })).reason;
    expect(await reason("{")).toContain("The payload could not be read.");
    expect(await reason("")).toContain("The payload lacks");
    expect(await reason([])).toBe("The payload lacks all fields: it is not a JSON object.");
    expect(await reason("[".repeat(200_000))).toContain("could not be read");
    expect(await reason({ ...pushOf(), after: "main; rm -rf /" })).toBe("The payload lacks a valid value for after.");
    expect(await reason({ ...pushOf(), repository: { full_name: 5 } })).toBe("The payload lacks a valid value for repository.full_name.");
    for (const payload of [null, 5, "x", [], { ref: [] }]) expect(await reason(JSON.stringify(payload))).toContain("The payload lacks");
    for (const payload of ["", "[]"]) expect(await reason(payload)).toBe("The payload lacks all fields: it is not a JSON object.");
    expect(await reason(pushOf(), "\u00e9".repeat(300))).toMatch(/^Events of type .+ start no runs\.$/);
    const hostile = "\ud800\u0000\u202e" + "x".repeat(20_000);
    const pushed = { ...pushOf({ branch: `a${hostile}`, message: hostile }), sender: { login: hostile } };
    const started = await send(trigger, { event: "push", payload: pushed });
    expect(started.outcome).toBe("started");
    expect(started.reason).toMatch(/^Started run #1\. The name of its branch .+, so the run has no branch\.$/);
    expect(await runs()).toMatchObject([{ ciContext: { source: "github", repository: "acme/app" } }]);
    expect((await deliveries())[0]).toMatchObject({ outcome: "started", branch: null });
    expect(await reason({ ...pushOf(), repository: { full_name: hostile } })).toContain("The event is about");
  });

  test("may have no more than the fields of the example in docs/triggers.md", async () => {
    const { trigger, runs } = await given();
    const documented = readFileSync(join(import.meta.dirname, "../../../../docs/triggers.md"), "utf8");
    const example = /^BODY='(.+)'$/m.exec(documented)?.[1] ?? "";
    const payload = example.replaceAll("'$COMMIT'", hashOf("example"));
    expect(await send(trigger, { event: "push", payload })).toMatchObject({ outcome: "started" });
    expect(await runs()).toMatchObject([{ source: { commit: hashOf("example") }, ciContext: { branch: "main" } }]);
  });

  test("may be a form, which is GitHub's default", async () => {
    const { trigger, runs } = await given();
    const form = new URLSearchParams({ payload: JSON.stringify(pushOf()) }).toString();
    const { body, headers } = signedBy("github", trigger.secret, { event: "push", payload: form });
    const sent = {
      params: { token: tokenOf(trigger) },
      body,
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    };
    expect((await server.raw(api.triggers.receive, sent)).status).toBe(202);
    expect(await runs()).toHaveLength(1);
  });

  test("has a limit, which is checked before it is read", async () => {
    const { trigger } = await given();
    const { headers } = signedBy("github", trigger.secret, { event: "push", payload: "" });
    const path = new URL(trigger.webhookUrl).pathname;
    const answer = async (length: number, sent: Record<string, string>) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      const lines = Object.entries({ host: "x", ...sent, "content-length": String(length) }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      const [data] = await new Promise<[Buffer]>((resolve) => socket.once("data", (piece) => resolve([piece])));
      socket.destroy();
      return data.toString().split(" ", 2)[1];
    };
    expect(await answer(maxPayloadBytes + 1, headers)).toBe("413");
    const { "x-hub-signature-256": _, ...unsigned } = headers;
    // Nothing of the body is awaited.
    expect(await answer(1_000, unsigned)).toBe("401");
  });
});

describe("a project's triggers", () => {
  test("are made, changed and deleted with entries in the audit log", async () => {
    const { trigger, params, projectId } = await given({ events: ["push"] });
    expect(trigger).toMatchObject({
      webhookUrl: expect.stringMatching(/^https:\/\/gantry\.example\/api\/webhooks\/git\/[\w-]{43}$/),
      events: ["push"],
      branches: { include: [], exclude: [] },
      forks: "ignore",
      run: { image: "node:20", command: "npm test", source: {} },
      paused: false,
      last: null,
      rejectedAt: null,
    });
    const change = { branches: { include: ["/main", "main"] }, forks: "run" as const };
    expect((await ada.call(api.triggers.change, { params, body: change })).data).toMatchObject({
      branches: { include: ["main"], exclude: [] },
      forks: "run",
      name: "Pushes",
    });
    await ada.call(api.triggers.change, { params, body: { paused: true } });
    await ada.call(api.triggers.renewSecret, { params });
    await ada.call(api.triggers.delete, { params });
    expect((await ada.request(api.triggers.get, { params })).status).toBe(404);
    expect((await ada.call(api.triggers.list, { params: { id: projectId } })).data).toEqual([]);
    expect((await deliver(server, trigger, { event: "ping", payload: {} })).status).toBe(404);
    const entries = (await ada.call(api.audit.list, { query: { limit: 100 } })).data.filter(({ targetId }) => targetId === trigger.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "trigger.deleted",
      "trigger.secret_renewed",
      "trigger.paused",
      "trigger.changed",
      "trigger.created",
    ]);
  });

  test("are checked: a command, patterns, the address, the number of triggers", async () => {
    const projectId = await newProject(ada);
    const body = {
      name: "x",
      host: "github" as const,
      repository: "https://github.com/acme/app",
      events: ["push" as const],
      run: { image: "node:20", command: "x" },
    };
    const refused = async (more: object) =>
      (await ada.raw(api.triggers.create, { params: { id: projectId }, body: { ...body, ...more } })).body.message;
    expect(await refused({ run: { image: "node:20" } })).toContain("`run.command` is required");
    expect(await refused({ paths: { include: ["!docs/**"] } })).toContain("put the pattern into the list `exclude`");
    expect(await refused({ paths: { include: Array.from({ length: 21 }, (_, index) => `${index}`) } })).toContain("at most 20 patterns");
    expect(await refused({ paths: { include: ["x".repeat(201)] } })).toContain("200");
    expect(await refused({ repository: "https://token@github.com/acme/app" })).toContain("must not contain a user name or password");
    expect(await refused({ repository: "https://github.com" })).toContain("must name a repository of its host");
    expect(await refused({ events: [] })).toContain("must name push, pull_request or both");
    expect(await refused({ run: { ...body.run, source: { repository: "https://github.com/acme/other" } } })).toContain("not a field");
    await Promise.all(Array.from({ length: 49 }, () => newTrigger(ada, projectId)));
    const last = await Promise.all([1, 2].map(() => ada.raw(api.triggers.create, { params: { id: projectId }, body })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("need a person for what shows a secret, and end with their project", async () => {
    const { trigger, params, projectId } = await given();
    const key = server.as({ "x-api-key": await newApiKey(ada, { role: "developer" }) });
    expect((await key.request(api.triggers.renewSecret, { params })).status).toBe(403);
    expect((await key.request(api.triggers.change, { params, body: { paused: false } })).status).toBe(200);
    await ada.call(api.projects.delete, { params: { id: projectId } });
    expect((await deliver(server, trigger, { event: "ping", payload: {} })).status).toBe(404);
  });
});
