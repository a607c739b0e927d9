import { beforeEach, expect, test } from "vitest";
import { JoinedLog, type LogPart } from "./joined-log.ts";
import { LogBuffer } from "./log-buffer.ts";
import { LogOutline } from "./log-outline.ts";
import type { LogState } from "./run-log.ts";

const at = "2026-01-31T12:00:00.000Z";

/** The log of a run whose output the test sends. */
class SentLog {
  readonly buffer = new LogBuffer();
  state: LogState = { kind: "loading" };
  knownSeq = 0;
  isComplete = false;
  isOn = false;
  private readonly listeners = new Set<() => void>();

  start = () => {
    this.isOn = true;
    return () => {
      this.isOn = false;
    };
  };
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** What the server has when the run has ended. */
  late = "";
  fetchMissing = async () => this.send(this.late, { isComplete: true });

  send(text: string, { isComplete = false } = {}) {
    if (text !== "") this.buffer.receive({ seq: this.buffer.lastSeq + 1, stream: "stdout", log: text, at });
    this.knownSeq = this.buffer.lastSeq;
    this.state = { kind: "ready" };
    this.isComplete = isComplete;
    for (const listener of this.listeners) listener();
  }

  fail() {
    this.state = { kind: "failed", error: new Error("offline") };
    for (const listener of this.listeners) listener();
  }
}

let logs: Map<string, SentLog>;
beforeEach(() => {
  logs = new Map();
});

const part = (id: string, more: Partial<LogPart> = {}): LogPart => ({
  id,
  title: `shard ${id}`,
  startedAt: at,
  hasEnded: false,
  noOutput: "This run wrote no output.",
  ...more,
});
const ended = (id: string) => part(id, { hasEnded: true });
const queued = (id: string) => part(id, { startedAt: null });

function joined(parts: readonly LogPart[], maxLines = 100) {
  const open = (id: string) => {
    const log = new SentLog();
    logs.set(id, log);
    return log;
  };
  const log = new JoinedLog(parts, { open, maxLines });
  return {
    log,
    stop: log.start(),
    lines: () => log.buffer.lines.map((_, index) => log.buffer.textOf(index)).filter((text) => text !== ""),
  };
}

const send = (id: string, ...sent: Parameters<SentLog["send"]>) => logs.get(id)?.send(...sent);

test("ended runs come first, in their order, then the one in progress, under a heading each", () => {
  const { log, lines } = joined([part("1"), ended("2"), queued("3"), ended("4")]);
  send("2", "two\n", { isComplete: true });
  send("4", "four\nlast line without an end", { isComplete: true });
  send("1", "one\nnot who");
  expect(lines()).toEqual(["shard 2", "two", "shard 4", "four", "last line without an end", "shard 1", "one"]);
  expect([log.current?.id, log.waiting.map(({ id }) => id)]).toEqual(["1", ["3"]]);
  send("1", "le\n");
  expect(lines().at(-1)).toBe("not whole");
  const { groups } = new LogOutline(log.buffer).read();
  expect([...groups.values()].map(({ isClosed, startsFolded }) => [isClosed, startsFolded])).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
});

test("when the run in progress has ended, the next one follows", async () => {
  const { log, lines } = joined([part("1"), queued("2")]);
  send("1", "one\n");
  log.update([part("1"), part("2")]);
  expect(logs.size).toBe(1);
  const one = logs.get("1");
  if (one) one.late = "late\n";
  log.update([ended("1"), part("2")]);
  await expect.poll(() => log.current?.id).toBe("2");
  send("2", "");
  log.update([ended("1"), ended("2")]);
  await expect.poll(() => log.current).toBeUndefined();
  expect(lines()).toEqual(["shard 1", "one", "late", "shard 2", "This run wrote no output."]);
  expect([log.state.kind, log.waiting, log.current]).toEqual(["ready", [], undefined]);
  expect([...logs.values()].map(({ isOn }) => isOn)).toEqual([false, false]);
});

test("groups that a run leaves open end with it", () => {
  const { log } = joined([ended("1"), ended("2")]);
  send("1", "::group::Install\nnpm ci\n", { isComplete: true });
  send("2", "two\n", { isComplete: true });
  const { groups } = new LogOutline(log.buffer).read();
  expect([...groups.values()].map(({ depth, isClosed }) => [depth, isClosed])).toEqual([
    [0, true],
    [1, true],
    [0, true],
  ]);
});

test("a page that is left and opened again goes on where it was", () => {
  const { log, stop, lines } = joined([part("1")]);
  send("1", "one\n");
  stop();
  expect(logs.get("1")?.isOn).toBe(false);
  log.start();
  send("1", "two\n");
  expect(lines()).toEqual(["shard 1", "one", "two"]);
});

test("above the limit of lines, no further run is added, and the log says so", () => {
  const { log, lines } = joined([ended("1"), ended("2")], 3);
  send("1", "a\nb\nc\n", { isComplete: true });
  expect(lines().at(-1)).toBe("The view ends here, after 5 lines. Choose shard 2 to see the rest.");
  expect([logs.size, log.state.kind]).toEqual([1, "ready"]);
});

test("a log that cannot be loaded is a failure until it can", () => {
  const { log, lines } = joined([ended("1")]);
  logs.get("1")?.fail();
  expect([log.state.kind, lines()]).toEqual(["failed", ["shard 1"]]);
  send("1", "one\n", { isComplete: true });
  expect([log.state.kind, lines()]).toEqual(["ready", ["shard 1", "one"]]);
});

test("lines have the numbers of their runs; what no run wrote has none", () => {
  const { log } = joined([ended("1"), ended("2"), ended("3")]);
  send("1", "a\nb\n", { isComplete: true });
  send("2", "", { isComplete: true });
  send("3", "c\n", { isComplete: true });
  const { numberOf, count } = log.written;
  const numbered = log.buffer.lines.map((_, index) => `${numberOf(index) ?? "-"} ${log.buffer.textOf(index)}`.trim());
  expect(numbered.filter((line) => line !== "-")).toEqual([
    "- shard 1",
    "1 a",
    "2 b",
    "- shard 2",
    "- This run wrote no output.",
    "- shard 3",
    "1 c",
  ]);
  expect(count).toBe(3);
});
