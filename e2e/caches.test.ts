import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { shellSuite } from "../worker/src/engines/testing/images.ts";
import { gantry } from "./program.ts";
import { type Person, type Program, type Stack, startStack } from "./stack.ts";

const execute = promisify(execFile);
let stack: Stack;
let worker: Program;
let ada: Person;
let image: string;
beforeAll(async () => {
  stack = await startStack();
  worker = stack.worker("worker");
  await worker.start();
  ada = await stack.person();
  image = await stack.image("caching", shellSuite);
});
afterAll(() => stack?.close());

const path = "/root/.npm";
const look = `cat ${path}/file 2>/dev/null || echo nothing`;
const fill = (text: string) => `mkdir -p ${path}; echo ${text} > ${path}/file`;

/** The run's own output, and Gantry's lines about caches. Resolves when a later run finds what it saved. */
async function ended(id: string, person = ada): Promise<{ out: string; lines: string; verdict: string | null }> {
  const { verdict } = await person.ended(id);
  await expect.poll(() => stack.docker.listContainers({ all: true, filters: { label: [`gantry.task=${id}`] } })).toEqual([]);
  const all = (await person.log(id)).split("\n");
  const isOwn = (line: string) => line.startsWith("Cache");
  return {
    out: all
      .filter((line) => !isOwn(line))
      .join("\n")
      .trim(),
    lines: all.filter(isOwn).join("\n"),
    verdict,
  };
}

const carryOut = async (command: string, projectId: string, key = "npm-1", person = ada) =>
  ended((await person.run({ image, command, projectId, caches: [{ key, path, restoreKeys: ["npm-"] }] })).id, person);

test("the next run of the project finds the folder, and no other project or organization does", async () => {
  const projectId = await newProject(ada, { name: "Shop" });
  const first = await carryOut(`${look}; ${fill("kept")}`, projectId);
  expect(first).toMatchObject({ verdict: "PASSED", out: "nothing" });
  expect(first.lines).toContain("Cache npm-1: not found.");
  const second = await carryOut(look, projectId);
  expect(second).toMatchObject({ verdict: "PASSED", out: "kept" });
  expect(second.lines).toMatch(/^Cache npm-1: restored 0\.1 MB in \d+\.\d s\.$/);
  expect((await carryOut(look, projectId, "npm-2")).lines).toMatch(/^Cache npm-2: restored 0\.1 MB from npm-1 in/);
  expect((await carryOut(look, await newProject(ada, { name: "Other" }))).out).toBe("nothing");
  const eve = await stack.person();
  expect((await carryOut(look, await newProject(eve), "npm-1", eve)).out).toBe("nothing");
});

test("a pull request reads the project's caches and keeps its own, also in the command line's runs", async () => {
  const projectId = await newProject(ada, { name: "Reviewed" });
  const key = await newApiKey(ada);
  const trigger = async (command: string, ...context: string[]) => {
    const words = ["trigger", image, "--project", "Reviewed", "--command", command, "--cache", `npm-1=${path},restore=npm-`, "--json"];
    const env = { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: key };
    const { stdout } = await execute(process.execPath, [gantry, ...words, ...context], { env });
    return ended(JSON.parse(stdout).taskId);
  };
  const pullRequest = ["--repository", "shop/web", "--pr", "7", "--source", "github"];
  expect((await trigger(`${look}; ${fill("hostile")}`, ...pullRequest)).out).toBe("nothing");
  expect((await trigger(`${look}; ${fill("of-main")}`, "--branch", "main")).out).toBe("nothing");
  expect((await trigger(look, "--branch", "main")).out).toBe("of-main");
  expect((await trigger(look, ...pullRequest)).out).toBe("hostile");
  expect((await trigger(look, "--repository", "shop/web", "--pr", "8", "--source", "github")).out).toBe("of-main");
  expect((await carryOut(look, projectId)).out).toBe("of-main");
});

test("a restarted worker still has the caches", async () => {
  const projectId = await newProject(ada, { name: "Restarted" });
  await carryOut(fill("kept"), projectId);
  await worker.kill("SIGKILL");
  await worker.start();
  expect((await carryOut(look, projectId)).out).toBe("kept");
});

test("a re-run and a run from a project's settings use them", async () => {
  const projectId = await newProject(ada, { name: "Settings" });
  await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { caches: [{ key: "tools", path }] } } });
  const { id } = await ada.run({ image, projectId, command: `${look}; ${fill("kept")}` });
  expect((await ended(id)).out).toBe("nothing");
  const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
  expect((await ended(again.id)).out).toBe("kept");
  const none = await ada.run({ image, projectId, command: look, caches: [] });
  expect(await ended(none.id)).toMatchObject({ out: "nothing", lines: "" });
});
