import { readFile } from "node:fs/promises";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

async function runWith(files: Readonly<Record<string, Buffer>>): Promise<string> {
  const { id } = await queueRun(ada);
  await claimRun(server, id);
  const report = Object.entries(files).map(([path, content]) => ({ path, content: content.toString("base64") }));
  const ended = await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "ANALYZING", exitCode: 0, report });
  if (ended.status !== 200) throw new Error(`ending answered ${ended.status}`);
  return id;
}

test("a trace is read for members of its organization, and what is no trace is refused with a sentence", async () => {
  const sample = await readFile(new URL("samples/playwright-1.65.zip", import.meta.url));
  const id = await runWith({ "data/trace.zip": sample, "data/notes.txt": Buffer.from("no zip") });
  const ask = (path: string, who = ada) => who.request(api.executions.trace, { params: { id }, query: { path } });
  const read = await ask("data/trace.zip");
  expect(read).toMatchObject({ status: 200, body: { data: { failedStep: 6, totalSteps: 9 } } });
  expect(await ask("data/notes.txt")).toMatchObject({
    status: 422,
    body: { code: "TRACE_NOT_READ", message: "The trace was not read. It is damaged, or not a zip file." },
  });
  for (const path of [
    "data/other.zip",
    "data",
    "../data/trace.zip",
    "data/../data/trace.zip",
    "/data/trace.zip",
    "data\\trace.zip",
    "data/\0",
  ])
    expect([path, await ask(path)]).toMatchObject([path, { status: 404, body: { code: "REPORT_FILE_NOT_FOUND" } }]);
  expect((await ask("data/trace.zip", await server.signUp())).status).toBe(404);
});

test("a reading that ended says why, and a reader that failed is the server's fault", async () => {
  const id = await runWith({ "data/trace.zip": Buffer.from("any") });
  const reading = vi.spyOn(server.ctx.uploadReaders, "read");
  const open = "Open it with `npx playwright show-trace`.";
  for (const [reason, sentence] of [
    ["time", "It takes longer than 20 seconds to read here."],
    ["memory", "It needs too much memory to read here."],
    ["size", "Its content is too large to show here."],
  ] as const) {
    reading.mockRejectedValueOnce(new ReadingEnded(reason, "it took too much"));
    expect(await ada.request(api.executions.trace, { params: { id }, query: { path: "data/trace.zip" } })).toMatchObject({
      status: 422,
      body: { code: "TRACE_NOT_READ", message: `The trace was not read. ${sentence} ${open}` },
    });
  }
  reading.mockRejectedValueOnce(new ReadingEnded("failure", "its reader was ended"));
  expect((await ada.request(api.executions.trace, { params: { id }, query: { path: "data/trace.zip" } })).status).toBe(503);
  reading.mockRestore();
});

test("a client that leaves ends the reading of its trace", async () => {
  const id = await runWith({ "data/trace.zip": Buffer.from("any") });
  const leaving = new AbortController();
  const reading = vi.spyOn(server.ctx.uploadReaders, "read");
  const aborted = new Promise<void>((resolve) => {
    reading.mockImplementationOnce(async (_name, _options, { signal }) => {
      leaving.abort();
      await new Promise<void>((left) => signal?.addEventListener("abort", () => left(), { once: true }));
      resolve();
      throw signal?.reason;
    });
  });
  const path = `${api.executions.trace.path.replace(":id", id)}?path=data/trace.zip`;
  const asked = fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${ada.token}` }, signal: leaving.signal });
  await expect(asked).rejects.toThrow(/abort/);
  await aborted;
  reading.mockRestore();
});
