import { describe, expect, it } from "vitest";
import { type KernelRecord, memoryKillOf } from "./kernel-log.ts";

const since = new Date("2026-03-01T12:00:00Z");
const container = "4bdc73bead3ea91bdcacd67b49fe7dd414833d09ffa070053d7cf37b67ffb151";
const at = (seconds: number, text: string): KernelRecord => ({ at: since.getTime() + seconds * 1000, text });
const told = (id: string) =>
  `oom-kill:constraint=CONSTRAINT_MEMCG,nodemask=(null),cpuset=libpod-${id},mems_allowed=0,oom_memcg=/machine/libpod-${id},task=tail,pid=952,uid=0`;
const killed = "Memory cgroup out of memory: Killed process 952 (tail) total-vm:392904kB";

describe("evidence in the kernel's log that a container was killed", () => {
  it("is yes when it names the container, for any kernel clock", () => {
    expect(memoryKillOf(container, since, [at(-900, told(container)), at(-900, killed)])).toBe("yes");
  });

  it("is no when it names only others", () => {
    expect(memoryKillOf(container, since, [at(1, told("f".repeat(64))), at(1, killed), at(2, "eth0: link up")])).toBe("no");
  });

  it("is unknown when it has kills of that time without their containers", () => {
    expect(memoryKillOf(container, since, [at(1, told("f".repeat(64))), at(1, killed), at(2, killed)])).toBe("unknown");
  });

  it("ignores what happened before the container started", () => {
    expect(memoryKillOf(container, since, [at(-60, killed)])).toBe("no");
  });

  it("is unknown when it cannot be read", () => {
    expect(memoryKillOf(container, since, undefined)).toBe("unknown");
  });
});
