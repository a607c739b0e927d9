import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { ReaderFailure } from "./document.ts";
import { readInThread } from "./read-in-thread.ts";

const run = (program: string) => readInThread({ program, fromSource: true, workerData: undefined }, new AbortController().signal);
const failureOf = (program: string): Promise<ReaderFailure> =>
  run(program).then(
    () => expect.unreachable("the thread answered"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ReaderFailure);
      return error as ReaderFailure;
    },
  );

test.each([0, 1, 7])("a thread that ends with exit code %i and no answer: the code and its output are kept for the log", async (code) => {
  const failure = await failureOf(`console.log("loading"); console.error("no such module"); setTimeout(() => process.exit(${code}), 50)`);
  expect(failure).toMatchObject({ exitCode: code, message: expect.stringContaining(`exit code ${code}`) });
  expect(failure.output).toContain("loading");
  expect(failure.output).toContain("no such module");
  expect(failure.forUser).toBe("The document could not be read because of a problem on the server. Try again.");
});

test("a thread that throws: its error is the cause, and the document is not blamed", async () => {
  const failure = await failureOf('throw new Error("the reader is missing")');
  expect(failure.cause).toMatchObject({ message: "the reader is missing" });
});

test("the thread does not inherit the modules that the server itself was started with", () => {
  const folder = mkdtempSync(join(tmpdir(), "gantry-thread-"));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return pathToFileURL(join(folder, name)).href;
  };
  const preload = file("preload.mjs", 'import { isMainThread } from "node:worker_threads"; if (!isMainThread) process.exit(1);');
  const thread = file(
    "thread.mjs",
    'import { parentPort } from "node:worker_threads"; parentPort.postMessage({ specification: { document: { blocks: [], notes: ["read"] }, drafts: [] } });',
  );
  const server = file(
    "server.mjs",
    `import { readInThread } from ${JSON.stringify(new URL("./read-in-thread.ts", import.meta.url).href)};
     const thread = { program: new URL(${JSON.stringify(thread)}), fromSource: false, workerData: undefined };
     console.log((await readInThread(thread, new AbortController().signal)).document.notes);`,
  );
  try {
    const args = ["--import", import.meta.resolve("tsx"), "--import", preload, fileURLToPath(server)];
    expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toBe("[ 'read' ]\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
