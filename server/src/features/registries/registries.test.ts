import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { api } from "@gantry/contract/api.ts";
import { fakeBasicRegistry, fakeTokenRegistry } from "./testing/fake-registry.ts";
import { takeNext } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let bob: Person;
let project: string;

beforeAll(async () => {
  web = await startFakeWeb();
  const hub = fakeTokenRegistry("acme:hub-t0ken", "auth.docker.io");
  web.hosts.set("registry-1.docker.io", hub.registry);
  web.hosts.set("auth.docker.io", hub.tokens);
  web.hosts.set("registry.acme.test:5000", fakeBasicRegistry("ci:basic-t0ken"));
  web.hosts.set("web.acme.test", () => ({ body: "<h1>Welcome</h1>", status: 404 }));
  web.hosts.set("broken.acme.test", () => ({ status: 502 }));
  web.hosts.set("moved.acme.test", () => ({ status: 307, headers: { location: "https://registry-1.docker.io/v2/" } }));
  server = await startTestServer({ DEFAULT_PLAN: "team" }, { safeFetch: web.fetch });
  [ada, bob] = [await server.signUp(), await server.signUp()];
  project = await newProject(ada, { name: "Shop" });
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const save = (body: object, person = ada) => person.raw(api.registries.save, { body });
const hub = { registry: "https://Index.Docker.io/v1/", username: "acme", password: "hub-t0ken" };

async function claimed(image: string, projectId: string, person = ada): Promise<unknown> {
  const { status } = await person.request(api.executions.request, { body: { projectId, image } });
  expect(status).toBe(201);
  const run = await takeNext(server);
  expect(run.image).toBe(image);
  await server.worker(api.dispatch.update, { taskId: run.taskId, status: "PASSED" });
  return run.registryLogin;
}

test("credentials are stored after the registry accepted them, and never shown again", async () => {
  const saved = await save(hub);
  expect(saved.body).toMatchObject({ success: true, data: { registry: "docker.io", projectId: null, username: "acme" } });
  const { id } = saved.body.data;
  const listed = await ada.request(api.registries.list);
  expect(listed.body.data).toEqual([saved.body.data]);
  expect((await bob.call(api.registries.list)).data).toEqual([]);
  expect((await ada.request(api.registries.test, { params: { id } })).body).toEqual({
    success: true,
    message: "docker.io accepts the credentials",
  });
  for (const route of [api.registries.test, api.registries.delete])
    expect((await bob.raw(route, { params: { id } })).body).toMatchObject({ error: "Registry credential not found" });
  const rows = await server.ctx.db.asSystem((tx) => tx.selectFrom("registry_credentials").selectAll().execute());
  const audit = (await ada.request(api.audit.list, { query: { action: "registry_credential." } })).body;
  expect(audit.data).toMatchObject([{ action: "registry_credential.created", details: { registry: "docker.io", username: "acme" } }]);
  expect(JSON.stringify([saved.body, listed.body, rows, audit])).not.toContain("t0ken");
});

test.each([
  ["a wrong token", { ...hub, password: "wrong" }, "Credentials refused", /docker\.io does not accept this user name/],
  [
    "a wrong password",
    { registry: "registry.acme.test:5000", username: "ci", password: "wrong" },
    "Credentials refused",
    /does not accept/,
  ],
  [
    "a site that is not a registry",
    { ...hub, registry: "web.acme.test" },
    "Registry check failed",
    /does not answer like an image registry/,
  ],
  ["a registry that fails", { ...hub, registry: "broken.acme.test" }, "Registry check failed", /answered with an error \(HTTP 502\)/],
  ["a redirect", { ...hub, registry: "moved.acme.test" }, "Registry check failed", /does not answer like an image registry/],
  ["a path", { ...hub, registry: "registry.acme.test/team" }, "Validation failed", /must be the registry's host/],
  ["a name without a dot", { ...hub, registry: "registry" }, "Validation failed", /must be the registry's host/],
  ["a field that does not exist", { ...hub, token: "x" }, "Unknown field", /token/],
])("%s is rejected and nothing is stored", async (_, body, error, message) => {
  const before = (await ada.call(api.registries.list)).data;
  const refused = await save(body);
  expect(refused).toMatchObject({ status: 400, body: { error, message: expect.stringMatching(message) } });
  expect((await ada.call(api.registries.list)).data).toEqual(before);
});

test("a claim returns the run's registry credentials, the project's before the organization's", async () => {
  const registry = { registry: "registry.acme.test:5000", username: "ci", password: "basic-t0ken" };
  await save(registry);
  expect(await claimed("registry.acme.test:5000/team/suite:1", project)).toEqual(registry);
  // The next password is the project's own.
  web.hosts.set("registry.acme.test:5000", fakeBasicRegistry("shop:other-t0ken"));
  const own = { ...registry, projectId: project, username: "shop", password: "other-t0ken" };
  expect((await save(own)).body.data.projectId).toBe(project);
  const { projectId: _, ...login } = own;
  expect(await claimed("REGISTRY.acme.test:5000/team/suite:1", project)).toEqual(login);
  const other = await newProject(ada, { name: "Other" });
  expect(await claimed("registry.acme.test:5000/team/suite:1", other)).toEqual(registry);
  expect(await claimed("suite:1", other)).toEqual({ registry: "docker.io", username: "acme", password: "hub-t0ken" });
  expect(await claimed("ghcr.io/team/suite:1", other)).toBeNull();
  const bobs = await newProject(bob, { name: "Bob" });
  expect(await claimed("registry.acme.test:5000/team/suite:1", bobs, bob)).toBeNull();
  expect((await save({ ...own, projectId: bobs })).body).toMatchObject({ error: "Project not found" });

  await ada.request(api.projects.delete, { params: { id: project } });
  const left = (await ada.call(api.registries.list)).data;
  expect(left.map(({ registry, projectId }) => [registry, projectId])).toEqual([
    ["docker.io", null],
    ["registry.acme.test:5000", null],
  ]);
});

test("saving credentials again replaces them, also concurrently; they can be removed", async () => {
  const [first, second] = await Promise.all([save(hub), save(hub)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const hubs = (await ada.call(api.registries.list)).data.filter(({ registry }) => registry === "docker.io");
  expect(hubs).toHaveLength(1);
  expect((await ada.request(api.registries.delete, { params: { id: hubs[0]?.id ?? "" } })).status).toBe(200);
  expect((await ada.request(api.registries.delete, { params: { id: hubs[0]?.id ?? "" } })).status).toBe(404);
  expect(await claimed("suite:1", (await ada.call(api.projects.list)).data[0]?.id ?? "")).toBeNull();
});
