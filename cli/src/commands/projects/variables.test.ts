import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newApiKey } from "../../../../server/src/testing/given/api-key.ts";
import { newProject } from "../../../../server/src/testing/given/project.ts";
import { runCli } from "../../run-cli.ts";

let server: TestServer;
let ada: Person;
let folder: string;
const printed: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  folder = await mkdtemp(join(tmpdir(), "gantry-variables-"));
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { role: "developer" }));
  for (const way of ["log", "error"] as const) vi.spyOn(console, way).mockImplementation((text: string) => void printed.push(text));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test("a project gets a file, and a variable", async () => {
  const project = await newProject(ada, { name: "Shop" });
  const path = join(folder, "kubeconfig.yaml");
  await writeFile(path, "users:\n- name: ci\n");
  expect(await runCli(["variables", "set", "KUBECONFIG", "--project", "Shop", "--from", path, "--file"])).toBe(0);
  expect(await runCli(["variables", "set", "PLAIN", "--project", "Shop", "--from", path])).toBe(0);
  expect(printed.splice(0)).toEqual(["Set the file KUBECONFIG", "Set the variable PLAIN"]);
  expect((await ada.call(api.projects.variables, { params: { id: project } })).data).toMatchObject([
    { name: "KUBECONFIG", value: "********", secret: true, file: true },
    { name: "PLAIN", value: "users:\n- name: ci\n", secret: false, file: false },
  ]);
  await writeFile(path, "x".repeat(65_537));
  expect(await runCli(["variables", "set", "KUBECONFIG", "--project", "Shop", "--from", path])).toBe(4);
  expect(await runCli(["variables", "set", "KUBECONFIG", "--project", "Shop", "--from", join(folder, "none")])).toBe(4);
  expect(printed.splice(0).join("\n")).toMatch(/65,536[^]*Cannot read/);
});

test.each([
  ["a file", ["--file"]],
  ["a variable", []],
  ["a secret variable", ["--secret"]],
])("bytes that are no text are refused as %s, and nothing is set", async (_what, flags) => {
  const id = await newProject(ada, { name: `Binary ${flags[0] ?? "plain"}` });
  const path = join(folder, "key.der");
  await writeFile(path, Buffer.from("fffe00e980", "hex"));
  expect(await runCli(["variables", "set", "KEY", "--project", `Binary ${flags[0] ?? "plain"}`, "--from", path, ...flags])).toBe(4);
  const said = printed.splice(0).join("\n");
  expect(said).toContain(`${path} is not valid UTF-8`);
  expect(said).toContain(`\`base64 '${path}'\``);
  expect(said).toContain("base64 -d");
  expect((await ada.call(api.projects.variables, { params: { id } })).data).toEqual([]);
});
