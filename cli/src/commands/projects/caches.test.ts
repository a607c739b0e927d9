import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newApiKey } from "../../../../server/src/testing/given/api-key.ts";
import { claimNext } from "../../../../server/src/testing/given/claimed-run.ts";
import { newProject } from "../../../../server/src/testing/given/project.ts";
import { runCli } from "../../run-cli.ts";

let server: TestServer;
let ada: Person;
const printed: string[] = [];
const errors: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { role: "developer" }));
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text: string) => void errors.push(text));
});
afterEach(() => {
  printed.splice(0);
  errors.splice(0);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server?.close();
});

async function storeCache(projectId: string): Promise<void> {
  await claimNext(server, { workerId: "w", slots: 1 });
  const cache = { id: "0123456789abcdef01234567", key: "npm-1", path: "/root/.npm", scope: '{"combination":[]}', taskId: null };
  const sizes = { bytes: 1000, savedMs: 1_700_000_000_000, usedMs: 1_700_000_100_000 };
  const caches = [{ ...cache, ...sizes, organizationId: ada.organizationId, projectId }];
  const body = { workerId: "w", report: { id: 1, isLast: true, caches } };
  expect((await server.worker(api.dispatch.caches, body)).status).toBe(200);
}

test("caches clear refuses a key that no cache has; clearing a cache again is no error", async () => {
  const projectId = await newProject(ada, { name: "Shop" });
  await storeCache(projectId);
  expect(await runCli(["caches", "clear", "nosuch", "--project", "Shop"])).toBe(4);
  expect(errors.join("")).toContain("No cache of the project Shop has the key nosuch.");
  expect(await runCli(["caches", "clear", "npm-1", "--project", "Shop"])).toBe(0);
  expect(await runCli(["caches", "clear", "npm-1", "--project", "Shop"])).toBe(0);
  expect(await runCli(["caches", "clear", "--all", "--project", "Shop"])).toBe(0);
  expect(printed.map((text) => text.slice(0, 16))).toEqual(["Cleared 1 cache,", "Cleared 0 caches", "Cleared 0 caches"]);
});

test("run --cache with a wrong key names the option and which cache it is", async () => {
  expect(await runCli(["run", "suite:1", "--cache", "good=/x", "--cache", "bad key=/y"])).toBe(4);
  expect(errors.join("")).toContain("the key of --cache (number 2) must have 1 to 100 letters");
});
