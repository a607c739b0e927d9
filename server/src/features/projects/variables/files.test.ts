import { api } from "@gantry/contract/api.ts";
import { maxFiles } from "@gantry/contract/projects/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

test("a variable can be given to runs as a file; it is always secret", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const set = (name: string, body: { value: string; secret?: boolean; file?: boolean }) =>
    ada.request(api.projects.setVariable, { params: { id: projectId, name }, body });
  const value = '{\r\n  "private_key": "é"\n}\n';
  expect((await set("ACCOUNT", { value, file: true })).body.data).toMatchObject({ secret: true, file: true, value: "********" });
  expect((await set("PLAIN", { value: "x" })).body.data).toMatchObject({ secret: false, file: false, value: "x" });
  // Without `file` it stays what it is.
  expect((await set("ACCOUNT", { value })).body.data).toMatchObject({ secret: true, file: true });
  const run = await claimRun(server, (await queueRun(ada, { projectId, config: { envVars: { OTHER: "y" } } })).id);
  expect(run.files).toEqual([{ name: "ACCOUNT", value }]);
  expect(run.variables).toEqual([
    { name: "ACCOUNT", value: "/run/gantry/secrets/ACCOUNT", secret: false },
    { name: "PLAIN", value: "x", secret: false },
    { name: "OTHER", value: "y", secret: false },
  ]);
  // A run's own value takes its place, as a file.
  const own = await claimRun(server, (await queueRun(ada, { projectId, config: { envVars: { ACCOUNT: "of the run" } } })).id);
  expect(own.files).toEqual([{ name: "ACCOUNT", value: "of the run" }]);
  expect(JSON.stringify(own.variables)).not.toContain("of the run");
  // Services would get a path that leads nowhere.
  const services = [{ name: "db", image: "postgres:18", inheritVariables: ["ACCOUNT", "PLAIN"] }];
  const withService = await claimRun(server, (await queueRun(ada, { projectId, config: { services } })).id);
  expect(withService.services).toMatchObject([{ variables: [{ name: "PLAIN" }], missingVariables: ["ACCOUNT"] }]);
  expect((await set("ACCOUNT", { value, file: false })).body.data).toMatchObject({ secret: true, file: false });

  expect((await set("BIG", { value: "é".repeat(32_768), file: true })).status).toBe(200);
  expect((await set("BIG", { value: `${"é".repeat(32_768)}x`, file: true })).body.message).toBe("`value` must have at most 65536 bytes.");
  expect((await set("LONG", { value: "x".repeat(32_769) })).body.message).toContain("at most 32768 characters, or be a file");
  expect((await set("SHORT", { value: "x", file: true })).body.code).toBe("SECRET_TOO_SHORT");
  for (let number = 2; number <= maxFiles; number++) expect((await set(`FILE_${number}`, { value, file: true })).status).toBe(200);
  expect((await set("ONE_MORE", { value, file: true })).body.code).toBe("TOO_MANY_FILES");
  expect((await set("PLAIN", { value, file: true })).body.code).toBe("TOO_MANY_FILES");
  expect((await set("BIG", { value, file: true })).status).toBe(200);
});
