import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leaseOf, reportRun, takeNext } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false" });
});
afterAll(() => server?.close());
beforeEach(() =>
  server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("run_queue").execute();
    await tx.deleteFrom("run_leases").execute();
  }),
);

const claim = () => takeNext(server, { workerId: "w", slots: 50 });

const db = { name: "db", image: "postgres:16", variables: { POSTGRES_PASSWORD: "secret-of-the-service" }, readyWhen: { port: 5432 } };
const cache = { name: "cache", image: "redis:7" };

const createRun = (person: Person, services: unknown, changes: object = {}) =>
  person.request(api.executions.create, { body: { image: "suite:1", services, ...changes } as never });

describe("the services of a run", () => {
  it("reach the worker with their variables and their parts of the run's resources", async () => {
    const ada = await server.signUp();
    const run = await queueRun(ada, { services: [db, { ...cache, resources: { memoryMb: 100 } }] });
    expect(run.services).toEqual([
      { name: "db", image: "postgres:16" },
      { name: "cache", image: "redis:7" },
    ]);
    const claimed = await claim();
    expect(claimed.resources).toEqual({ cpus: 1, memoryMb: 974 });
    expect(claimed.services).toMatchObject([
      {
        name: "db",
        variables: [{ name: "POSTGRES_PASSWORD", value: "secret-of-the-service" }],
        readyWhen: { port: 5432 },
        readyWithinMs: 60_000,
        resources: { cpus: 0.5, memoryMb: 974 },
      },
      { name: "cache", readyWhen: null, resources: { cpus: 0.5, memoryMb: 100 }, variables: [] },
    ]);
  });

  it("keep their variables encrypted and out of the queue", async () => {
    const ada = await server.signUp();
    const { id } = await queueRun(ada, { services: [db] });
    const stored = await server.ctx.db.asSystem(async (tx) => [
      await tx.selectFrom("executions").selectAll().where("id", "=", id).execute(),
      await tx.selectFrom("run_queue").selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain("secret-of-the-service");
    expect(JSON.stringify((await ada.call(api.executions.get, { params: { id } })).data)).not.toContain("secret-of-the-service");
  });

  it("inherit variables of the project and of the run by their names", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    await ada.call(api.projects.setVariable, {
      params: { id: projectId, name: "PGPASSWORD" },
      body: { value: "of-project", secret: true },
    });
    const services = [{ ...cache, inheritVariables: ["PGPASSWORD", "MODE", "NOWHERE"], variables: { OWN: "1" } }];
    await queueRun(ada, { projectId, services, envVars: { MODE: "of-run" } });
    const [service] = (await claim()).services;
    expect(service?.variables).toEqual([
      { name: "PGPASSWORD", value: "of-project" },
      { name: "MODE", value: "of-run" },
      { name: "OWN", value: "1" },
    ]);
    expect(service?.missingVariables).toEqual(["NOWHERE"]);
  });

  it("are the project's unless the run names its own, or none", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { services: [db] } } });
    const names = async (changes: object) => (await queueRun(ada, { projectId, ...changes })).services.map(({ name }) => name);
    expect(await names({})).toEqual(["db"]);
    expect(await names({ services: [cache] })).toEqual(["cache"]);
    expect(await names({ config: { services: [] } })).toEqual([]);
  });

  it("are the same in a re-run, with their variables", async () => {
    const ada = await server.signUp();
    const { id } = await queueRun(ada, { services: [db] });
    const first = await claim();
    await reportRun(server, first, "ANALYZING");
    const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
    expect(again.services).toEqual([{ name: "db", image: "postgres:16" }]);
    expect((await claim()).services[0]?.variables).toEqual(first.services[0]?.variables);
  });

  it.each<[string, unknown, string]>([
    ["six of them", Array.from({ length: 6 }, (_, index) => ({ ...cache, name: `s${index}` })), "at most 5 services"],
    ["two with one name", [cache, cache], "is the name of two services: cache"],
    ["a name that is no DNS label", [{ ...cache, name: "My_DB" }], "must be a DNS label"],
    ["localhost as a name", [{ ...cache, name: "localhost" }], "must not be localhost"],
    ["two that wait for one port", [db, { ...db, name: "db2" }], "is the port of db too"],
    ["two ways to be ready", [{ ...cache, readyWhen: { port: 1, log: "x" } }], "must have one of port, command and log"],
    ["a variable's name with a space", [{ ...cache, variables: { "A B": "1" } }], "a name of letters, digits and _"],
    ["no image", [{ name: "db" }], "image"],
    ["too much memory", [{ ...cache, resources: { memoryMb: 4096 } }], "not enough"],
    ["anything else", "db", "services"],
  ])("are refused with %s", async (_, services, words) => {
    const answer = await createRun(await server.signUp(), services);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(words);
  });

  it("may be given twice when they are equal", async () => {
    const ada = await server.signUp();
    expect((await createRun(ada, [db], { config: { services: [{ ...db }] } })).status).toBe(201);
    expect((await createRun(ada, [db], { config: { services: [cache] } })).status).toBe(400);
  });
});

describe("services that the run has too little for", () => {
  const large = [{ ...cache, resources: { memoryMb: 4096 } }];
  const refused = { status: 400, body: { code: "TOO_FEW_RESOURCES" } };

  it("are refused in a project's settings, also when its resources are lowered", async () => {
    const ada = await server.signUp();
    expect(await ada.request(api.projects.create, { body: { name: "Large", runSettings: { services: large } } })).toMatchObject(refused);
    const params = { id: await newProject(ada) };
    const change = (runSettings: object) => ada.request(api.projects.change, { params, body: { runSettings } });
    expect(await change({ services: large })).toMatchObject(refused);
    expect((await change({ services: large, resources: { memoryMb: 8192 } })).status).toBe(200);
    expect(await change({ resources: { memoryMb: 2048 } })).toMatchObject(refused);
    expect((await change({ priority: 1 })).status).toBe(200);
  });

  it("are refused in a schedule", async () => {
    const ada = await server.signUp();
    const body = { projectId: await newProject(ada), name: "Nightly", cron: "0 0 29 2 *", run: { image: "suite:1" } };
    const run = { image: "suite:1", services: large };
    expect(await ada.request(api.schedules.create, { body: { ...body, run } })).toMatchObject(refused);
    const { id } = (await ada.call(api.schedules.create, { body })).data;
    expect(await ada.request(api.schedules.change, { params: { id }, body: { run } })).toMatchObject(refused);
    expect((await ada.request(api.schedules.change, { params: { id }, body: { run: { ...run, services: [cache] } } })).status).toBe(200);
  });
});

describe("the output of services", () => {
  const at = new Date().toISOString();
  const send = (run: ClaimedRun, service: string | undefined, chunks: [number, string][]) =>
    server.worker(api.dispatch.logs, {
      ...leaseOf(run),
      service,
      chunks: chunks.map(([seq, log]) => ({ seq, stream: "stdout", log, at })),
    });
  const read = async (person: Person, id: string, query: object) =>
    (await person.call(api.executions.logs, { params: { id }, query })) as never as {
      data: { seq: number; log: string }[];
      complete: boolean;
    };
  const texts = async (person: Person, id: string, query: object) => (await read(person, id, query)).data.map(({ log }) => log);

  it("is a log of its own for each, before and after the run's end", async () => {
    const ada = await server.signUp();
    const { id } = await queueRun(ada, { services: [db, cache] });
    const run = await claim();
    expect((await send(run, undefined, [[1, "suite\n"]])).status).toBe(200);
    expect(
      (
        await send(run, "db", [
          [1, "db 1\n"],
          [2, "db 2\n"],
        ])
      ).body.lastSeq,
    ).toBe(2);
    // Sent again, and one more.
    expect(
      (
        await send(run, "db", [
          [2, "db 2\n"],
          [3, "db 3\n"],
        ])
      ).body.lastSeq,
    ).toBe(3);
    expect((await send(run, "cache", [[1, "cache\n"]])).status).toBe(200);
    expect((await send(run, "cache", [[3, "gap\n"]])).status).toBe(409);
    expect((await send(run, "unknown", [[1, "x\n"]])).status).toBe(409);
    const expected = async () => {
      expect(await texts(ada, id, {})).toEqual(["suite\n"]);
      expect(await texts(ada, id, { service: "db" })).toEqual(["db 1\n", "db 2\n", "db 3\n"]);
      expect(await texts(ada, id, { service: "db", after: 2 })).toEqual(["db 3\n"]);
      expect(await texts(ada, id, { service: "cache" })).toEqual(["cache\n"]);
    };
    await expected();
    expect((await read(ada, id, { service: "db" })).complete).toBe(false);
    expect((await ada.request(api.executions.logs, { params: { id }, query: { service: "none" } })).status).toBe(404);
    const endedServices = ["The service db ended while the suite ran: its exit code was 1."];
    const results = { formats: [], tests: [], notes: [], endedServices };
    await reportRun(server, run, "ANALYZING", { results });
    expect((await send(run, "db", [[4, "late\n"]])).status).toBe(409);
    const left = () =>
      server.ctx.db.asSystem((tx) => tx.selectFrom("service_log_chunks").select("seq").where("execution_id", "=", id).execute());
    await expect.poll(left).toEqual([]);
    await expected();
    expect((await read(ada, id, { service: "db" })).complete).toBe(true);
    const { notes } = (await ada.call(api.executions.get, { params: { id } })).data;
    expect(notes).toContainEqual({ code: "SERVICE_ENDED", message: endedServices[0] });
  });

  it("continues after it in the next attempt, and is what an adopting worker gets to know", async () => {
    const ada = await server.signUp();
    await queueRun(ada, { services: [db] });
    const run = await claim();
    await send(run, "db", [
      [1, "one\n"],
      [2, "two\n"],
    ]);
    const adopted = (await server.worker(api.dispatch.adopt, { ...leaseOf(run), workerId: "w", workerStart: 2 })).body;
    expect(adopted.run.services[0]).toMatchObject({
      name: "db",
      variables: [],
      registryLogin: null,
      log: { lastSeq: 2, logBytes: { stdout: 8, stderr: 0 }, logEnd: { stdout: "one\ntwo\n", stderr: "" } },
    });
    await reportRun(server, run, "PENDING");
    const again = await claim();
    expect(again.services[0]?.log).toEqual({ lastSeq: 2, logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } });
    expect((await send(again, "db", [[3, "three\n"]])).status).toBe(200);
  });
});
