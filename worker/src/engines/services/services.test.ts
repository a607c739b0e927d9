import { describe, expect, it, vi } from "vitest";
import type { Exit, ServiceSpec } from "../engine.ts";
import { LineMatch } from "./line-match.ts";
import { isListening } from "./listening.ts";
import { untilReady } from "./until-ready.ts";

const tables = (address: string, state = "0A") =>
  `  sl  local_address rem_address   st tx_queue rx_queue\n   0: ${address} 00000000:0000 ${state} 00000000:00000000 00:00000000\n`;

describe("whether something listens on a port", () => {
  it.each([
    ["at all addresses", "00000000:1538"],
    ["at 127.0.0.1", "0100007F:1538"],
    ["at all addresses of IPv6 too", "00000000000000000000000000000000:1538"],
    ["at 127.0.0.1 with a socket of IPv6", "0000000000000000FFFF00000100007F:1538"],
  ])("sees one %s", (_, address) => {
    expect(isListening(tables(address), 5432)).toBe(true);
  });

  it.each([
    ["another port", tables("00000000:1539")],
    ["another address", tables("0200000A:1538")],
    ["only IPv6's localhost", tables("00000000000000000000000001000000:1538")],
    ["an open connection", tables("00000000:1538", "01")],
    ["nothing", ""],
  ])("does not count %s", (_, text) => {
    expect(isListening(text, 5432)).toBe(false);
  });
});

describe("a text that a line contains", () => {
  const finds = (text: string, ...pieces: string[]) => {
    const match = new LineMatch(text);
    for (const piece of pieces) match.push("stdout", Buffer.from(piece));
    return match.isFound;
  };

  it("may be split between pieces", () => {
    expect(finds("ready to accept", "starting\nnow rea", "dy to ac", "cept connections\n")).toBe(true);
  });

  it("need not have a line's end after it", () => {
    expect(finds("ready", "ready")).toBe(true);
  });

  it("has * for any characters of one line", () => {
    expect(finds("port * ready", "port 5432 is ready\n")).toBe(true);
    expect(finds("port * ready", "port 5432 is\nready\n")).toBe(false);
  });

  it("has no other special characters", () => {
    expect(finds("a.c", "abc\n")).toBe(false);
    expect(finds("[x] (y)", "[x] (y)\n")).toBe(true);
  });

  it("is looked for once for each part, however many stars it has", () => {
    const searches = vi.spyOn(String.prototype, "indexOf");
    const isFound = finds(`${"a*".repeat(99)}b`, "a".repeat(10_000), "a".repeat(10_000));
    const count = searches.mock.calls.length;
    searches.mockRestore();
    expect(isFound).toBe(false);
    // A hundred parts in each of two pieces.
    expect(count).toBeLessThanOrEqual(200);
  });

  it("does not mix streams", () => {
    const match = new LineMatch("ready");
    match.push("stdout", Buffer.from("rea"));
    match.push("stderr", Buffer.from("dy"));
    expect(match.isFound).toBe(false);
  });
});

describe("a service that is not ready in time", () => {
  it("keeps the exit code of its command while the command is tried again", async () => {
    const codes = [7];
    const probe = {
      sockets: () => Promise.resolve(undefined),
      run: () => (codes.length > 0 ? Promise.resolve(codes.pop() ?? 0) : new Promise<number>(() => {})),
      match: new LineMatch(""),
      exit: new Promise<Exit>(() => {}),
    };
    const service: ServiceSpec = {
      name: "db",
      image: "postgres:16",
      command: "",
      user: null,
      registryLogin: null,
      environment: new Map(),
      resources: { cpus: 1, memoryMb: 512 },
      readyWhen: { command: "check" },
      readyWithinMs: 1_000,
    };
    await expect(untilReady(service, probe, new AbortController().signal)).rejects.toThrow(
      "its command ended with exit code 7, and its next try did not end.",
    );
  });
});
