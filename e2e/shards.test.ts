import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { snippetsOf } from "./documents/snippets.ts";
import { createServerProcess, gantry, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";

let server: ServerProcess;
let ada: Person;
let folder: string;
/** With the programs that the documents call. */
let bin: string;
let apiKey: string;
let projectId: string;
const files = Array.from({ length: 16 }, (_, index) => `tests/${String(index + 1).padStart(2, "0")}.spec.ts`);

/** The loop for a shell, as docs/shards.md has it. */
const loop = snippetsOf(join(import.meta.dirname, "../docs/shards.md")).find(({ code }) => code.includes("while :;"))?.code ?? "";

/**
 * A runner as the loop calls it: `npx playwright test <file>`. It notes the file, waits while a file `hold` is there, writes a report, and fails for files
 * in the list `failing`.
 */
const runner = `#!/bin/sh
echo "$SHARD_INDEX $3" >> ../carried-out.txt
while [ -e "../hold" ]; do sleep 0.1; done
mkdir -p results
failure=
if grep -qx "$3" ../failing.txt; then failure='<failure message="no"/>'; fi
echo "<testsuite name='e2e'><testcase name='works' file='$3'>$failure</testcase></testsuite>" > "results/$(basename "$3").xml"
[ -z "$failure" ]
`;

beforeAll(async () => {
  server = await createServerProcess({ DEFAULT_PLAN: "enterprise" });
  await server.start();
  ada = await signUp(server.url);
  apiKey = await newApiKey(ada, { role: "developer" });
});
beforeEach(async () => {
  projectId = await newProject(ada, { name: `Shop ${Math.random()}` });
  folder = await mkdtemp(join(tmpdir(), "gantry-shard-loops-"));
  bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "gantry"), `#!/bin/sh\nexec ${process.execPath} ${gantry} "$@"\n`);
  await writeFile(join(bin, "npx"), runner);
  for (const name of ["gantry", "npx"]) await chmod(join(bin, name), 0o755);
  await writeFile(join(folder, "failing.txt"), "");
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20 });
});
afterAll(() => server?.close());

interface Machine {
  child: ChildProcess;
  ended: Promise<{ code: number | null; text: string }>;
}

/** A CI machine that carries out the documented loop, with its own folder. */
async function machine(index: number, { shell = ["sh"], script = loop }: { shell?: string[]; script?: string } = {}): Promise<Machine> {
  const cwd = join(folder, `machine-${index}`);
  await mkdir(cwd);
  await writeFile(join(cwd, "files.txt"), `${files.join("\n")}\n`);
  const [program = "", ...options] = shell;
  const child = spawn(program, [...options, "-c", script.replaceAll("--project Shop", `--project ${projectId}`)], {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: `${bin}:${process.env["PATH"]}`,
      HOME: cwd,
      GANTRY_URL: server.url,
      GANTRY_API_KEY: apiKey,
      CI_PIPELINE_ID: "4711",
      CI_NODE_INDEX: String(index),
    },
  });
  endWithParent(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => (text += data.toString()));
  return { child, ended: once(child, "close").then(([code]: (number | null)[]) => ({ code: code ?? null, text })) };
}

const show = async () => (await ada.call(api.shards.get, { query: { projectId, key: "4711" } })).data;
const carriedOut = async () => (await readFile(join(folder, "carried-out.txt"), "utf8").catch(() => "")).trim().split("\n").filter(Boolean);
const runs = async () => (await ada.call(api.executions.list, { query: { projectId } })).data;
const allFail = () => writeFile(join(folder, "failing.txt"), `${files.join("\n")}\n`);

test("the loop of the documents ends with 0 on two machines that carry out all files", async () => {
  const machines = await Promise.all([machine(1), machine(2, { shell: ["bash", "-e"] })]);
  const ends = await Promise.all(machines.map(({ ended }) => ended));
  expect(
    ends.map(({ code }) => code),
    ends.map(({ text }) => text).join("\n"),
  ).toEqual([0, 0]);
  expect((await carriedOut()).map((line) => line.split(" ")[1]).sort()).toEqual(files);
  expect(await show()).toMatchObject({ finished: true, failures: 0, notRun: null });
  expect((await runs()).map(({ verdict }) => verdict)).toEqual(["PASSED", "PASSED"]);
});

test("after five failures the loop ends with 7 on both machines, and their runs name what was not run", async () => {
  await allFail();
  const machines = await Promise.all([machine(1), machine(2, { shell: ["bash", "-e"] })]);
  const ends = await Promise.all(machines.map(({ ended }) => ended));
  expect(
    ends.map(({ code }) => code),
    ends.map(({ text }) => text).join("\n"),
  ).toEqual([7, 7]);
  const { failures, notRun } = await show();
  // Of two machines, the other one may have had a file when the fifth failed.
  expect([5, 6]).toContain(failures);
  expect(await carriedOut()).toHaveLength(failures);
  expect(notRun).toHaveLength(16 - failures);
  for (const { text } of ends) expect(text).toContain(`; ${16 - failures} files were not run: ${notRun?.[0]}`);
  const found = await runs();
  expect(found).toHaveLength(2);
  for (const { verdict, error } of found) {
    expect(verdict).toBe("FAILED");
    expect(error?.code).toBe("STOPPED_AFTER_FAILURES");
    expect(error?.message).toContain(`${16 - failures} files were not run`);
  }
});

test("a machine that was killed, and a server that is killed while machines report, change neither count nor end", async () => {
  await allFail();
  await writeFile(join(folder, "hold"), "");
  const lost = await machine(1);
  await expect.poll(async () => (await carriedOut()).length).toBe(1);
  process.kill(-(lost.child.pid ?? 0), "SIGKILL");
  await lost.ended;
  const others = await Promise.all([machine(2), machine(3)]);
  await expect.poll(async () => (await carriedOut()).length).toBe(3);
  await server.kill("SIGKILL");
  await rm(join(folder, "hold"));
  await server.start();
  const ends = await Promise.all(others.map(({ ended }) => ended));
  expect(
    ends.map(({ code }) => code),
    ends.map(({ text }) => text).join("\n"),
  ).toEqual([7, 7]);
  const { failures, files: counts } = await show();
  expect([5, 6]).toContain(failures);
  expect(counts).toMatchObject({ all: 16, done: failures, running: 1 });
  // The lost machine's lease ends: its file is one of those that were not run.
  await server.db.asSystem((tx) =>
    tx
      .updateTable("shard_files")
      .set({ lease_until: new Date(0) })
      .where("done_at", "is", null)
      .execute(),
  );
  expect((await show()).notRun).toHaveLength(16 - failures);
});

test("gantry shard run ends with 7, and a retry of its machines goes on", async () => {
  await allFail();
  const script = `export SHARD_KEY=4711 SHARD_INDEX=$CI_NODE_INDEX SHARD_ORDER=failed-first
gantry shard run --project Shop --files-from files.txt --stop-after-failures 3 -- npx playwright test`;
  const first = await Promise.all([1, 2].map(async (index) => (await machine(index, { script })).ended));
  expect(
    first.map(({ code }) => code),
    first.map(({ text }) => text).join("\n"),
  ).toEqual([7, 7]);
  const failed = (await show()).failures;
  expect([3, 4]).toContain(failed);
  expect(first.map(({ text }) => text).join("\n")).toContain("failed with exit code 1.");
  await writeFile(join(folder, "failing.txt"), "");
  await Promise.all([1, 2].map((index) => rm(join(folder, `machine-${index}`), { recursive: true })));
  const again = await Promise.all([1, 2].map(async (index) => (await machine(index, { script })).ended));
  expect(
    again.map(({ code }) => code),
    again.map(({ text }) => text).join("\n"),
  ).toEqual([0, 0]);
  expect(await show()).toMatchObject({ finished: true, failures: 0, notRun: null, order: "failed-first" });
  expect(await carriedOut()).toHaveLength(failed + 16);
});
