import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, it } from "vitest";
import type { LogPiece } from "../../engine.ts";
import { connectDocker } from "../api/connect.ts";
import { wasRestarted } from "../exit/end-history.ts";
import { attachedLogs, storedLogs } from "./read-logs.ts";

const frame = (text: string, stream = 1) => Buffer.concat([Buffer.from([stream, 0, 0, 0, 0, 0, 0, text.length]), Buffer.from(text)]);

/** A Docker Engine with one ended container, whose log file has one line. */
let remembered: object[] = [];
/** Before the first record that it can read. */
let damagedRecords = 0;
const engine = createServer((request, response) => {
  const path = (request.url ?? "").replace(/^\/v[\d.]+/, "");
  if (path.startsWith("/events")) response.end(remembered.map((event) => `${JSON.stringify(event)}\n`).join(""));
  else if (path.startsWith("/info")) response.end(JSON.stringify({ SystemTime: "2026-03-01T12:00:01Z" }));
  else if (!path.includes("timestamps=true")) response.end(frame("one\n"));
  else if (damagedRecords > 0 && path.includes("tail=1")) response.end(frame("2026-03-01T12:00:00.2Z two\n"));
  else response.end(frame("2026-03-01T12:00:00.1Z one\n"));
});
const folder = await mkdtemp(join(tmpdir(), "gantry-docker-"));
await new Promise<void>((resolve) => engine.listen(join(folder, "sock"), resolve));
const docker = connectDocker(join(folder, "sock"));
afterAll(async () => {
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const container = docker.getContainer("own");
const started = { Type: "container", Action: "start", Actor: { ID: "own" }, time: 1 };
const other = { Type: "container", Action: "start", Actor: { ID: "other" }, time: 2 };
const exit = Promise.resolve({ code: 0, finishedAt: new Date(), outOfMemory: false });
const { signal } = new AbortController();

async function read(logs: AsyncIterable<LogPiece>): Promise<string[]> {
  const seen: string[] = [];
  for await (const piece of logs) seen.push("bytes" in piece ? piece.bytes.toString() : piece.stream);
  return seen;
}

it.each([
  ["remembers its start", [started, other], false, false],
  ["does not remember its start", [other], true, true],
  ["remembers nothing", [], true, true],
  ["has dropped older events", Array.from({ length: 256 }, () => other), false, true],
])("an engine that %s is known to have been restarted, or not", async (_, events, unwatched, watched) => {
  remembered = events;
  expect([await wasRestarted(docker, "own", false), await wasRestarted(docker, "own", true)]).toEqual([unwatched, watched]);
});

it("output that an interrupted engine stored is followed by `lost`, however its stream ended", async () => {
  const attached = () => Readable.from([frame("one\n")]);
  const broken = () => Readable.from([frame("one\n").subarray(0, 9)]);
  const stored = ["rewind", "one\n"];
  const [yes, no] = [async () => true, async () => false];
  expect(await read(storedLogs(container, exit, signal, yes))).toEqual([...stored, "lost"]);
  expect(await read(storedLogs(container, exit, signal, no))).toEqual(stored);
  expect(await read(attachedLogs(container, attached(), exit, signal, yes))).toEqual(["one\n", ...stored, "lost"]);
  expect(await read(attachedLogs(container, attached(), exit, signal, no))).toEqual(["one\n"]);
  expect(await read(attachedLogs(container, broken(), exit, signal, no))).toEqual(["o", ...stored]);
});

it("output is followed by `lost` when the log file has more records than the engine returned", async () => {
  const no = async () => false;
  damagedRecords = 1;
  expect(await read(storedLogs(container, exit, signal, no))).toEqual(["rewind", "one\n", "lost"]);
  damagedRecords = 0;
  expect(await read(storedLogs(container, exit, signal, no))).toEqual(["rewind", "one\n"]);
});

it("an error that the engine reports within the output is no output: it is read from the log file", async () => {
  const failed = Readable.from([Buffer.concat([frame("on"), frame("Error grabbing logs: unexpected EOF", 3)])]);
  expect(await read(attachedLogs(container, failed, exit, signal, async () => false))).toEqual(["on", "rewind", "one\n"]);
});
