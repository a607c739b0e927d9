import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isUntouched, type ParkedState, readParkedState } from "./parked-state.ts";

const state = (sockets: Record<string, number>, files = ["127.0.0.1 localhost\n", "nameserver 127.0.0.11\n"]): ParkedState => ({
  sockets: new Map(Object.entries(sockets)),
  files,
});

describe("a parked namespace", () => {
  const fresh = state({ sockets: 4, TCP: 1, UDP: 1, TCP6: 0 });

  it("is reused in its original state, or with less in it", () => {
    expect(isUntouched(fresh, state({ sockets: 4, TCP: 1, UDP: 1, TCP6: 0 }))).toBe(true);
    expect(isUntouched(fresh, state({ sockets: 2, TCP: 0, UDP: 1, TCP6: 0 }))).toBe(true);
  });

  it.each([
    ["a listener is left", state({ sockets: 5, TCP: 2, UDP: 1, TCP6: 0 })],
    ["a socket of an unknown kind is left", state({ sockets: 5, TCP: 1, UDP: 1, TCP6: 0 })],
    ["a new protocol appears", state({ sockets: 4, TCP: 1, UDP: 1, TCP6: 0, RAW: 1 })],
    [
      "a name was added",
      state({ sockets: 4, TCP: 1, UDP: 1, TCP6: 0 }, ["127.0.0.1 localhost\n10.0.0.1 shop\n", "nameserver 127.0.0.11\n"]),
    ],
    ["a file is gone", state({ sockets: 4, TCP: 1, UDP: 1, TCP6: 0 }, ["127.0.0.1 localhost\n"])],
    ["it cannot be inspected", undefined],
  ])("is not reused when %s", (_what, now) => {
    expect(isUntouched(fresh, now)).toBe(false);
  });
});

it("is not read when a run has enlarged one of its files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gantry-parked-"));
  try {
    const files = ["hosts", "resolv.conf", "hostname"].map((name) => join(folder, name));
    for (const file of files) await writeFile(file, "127.0.0.1 localhost\n");
    const place = { containerId: "", pid: process.pid, files };
    expect(readParkedState(place)).toMatchObject({ files: files.map(() => "127.0.0.1 localhost\n") });
    const [hosts = ""] = files;
    for (const bytes of [2 ** 30, 64 * 1024 + 1]) {
      await truncate(hosts, bytes);
      expect(readParkedState(place)).toBeUndefined();
    }
    expect(readParkedState({ ...place, files: [folder] })).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
