import { describe, expect, it } from "vitest";
import { divideResources } from "./divide-resources.ts";

const total = { cpus: 2, memoryMb: 2048 };

describe("the resources of a run with services", () => {
  it("are the suite's alone without services", () => {
    expect(divideResources(total, [])).toEqual({ suite: total, services: [] });
  });

  it("are halved between the suite and services that name nothing", () => {
    expect(divideResources(total, [{}, {}])).toEqual({
      suite: { cpus: 1, memoryMb: 1024 },
      services: [
        { cpus: 0.5, memoryMb: 512 },
        { cpus: 0.5, memoryMb: 512 },
      ],
    });
  });

  it("give a service what it names, and the suite the rest", () => {
    expect(divideResources(total, [{ resources: { cpus: 0.3, memoryMb: 500 } }])).toEqual({
      suite: { cpus: 1.7, memoryMb: 1548 },
      services: [{ cpus: 0.3, memoryMb: 500 }],
    });
  });

  it("are never more in sum than without services", () => {
    for (let count = 0; count <= 5; count += 1) {
      const parts = divideResources(
        { cpus: 1.1, memoryMb: 1023 },
        Array.from({ length: count }, () => ({})),
      );
      const all = [parts?.suite, ...(parts?.services ?? [])];
      expect(all.reduce((sum, part) => sum + (part?.memoryMb ?? 0), 0)).toBeLessThanOrEqual(1023);
      expect(all.reduce((sum, part) => sum + (part?.cpus ?? 0), 0)).toBeLessThanOrEqual(1.1 + 1e-9);
    }
  });

  it("may be too small", () => {
    expect(divideResources(total, [{ resources: { memoryMb: 2048 } }])).toBeUndefined();
    expect(divideResources({ cpus: 0.1, memoryMb: 64 }, [{}, {}, {}])).toBeUndefined();
  });
});
