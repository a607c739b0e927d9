import { expect, test } from "vitest";
import { pressureSentences } from "./pressure-text.ts";

const limits = { cpus: 2, memoryBytes: 2 * 1024 ** 3 };
const of = (cpu: number | null, memory: number | null, machine: number | null) =>
  pressureSentences({ limits, pressure: { cpu, memory, machine } });

test("a run that was not held up needs no sentence, nor does one that nobody measured", () => {
  expect(of(0.19, 0.09, 0.1)).toEqual([]);
  expect(of(null, null, null)).toEqual([]);
});

test("says what was full and for how long", () => {
  expect(of(0.62, 0.1, 0)).toEqual([
    "The CPU was at its limit of 2 CPUs for 62 % of the run. More CPUs, or fewer tests at the same time, may make the run faster.",
    "Memory was above 90 % of its limit of 2 GB for 10 % of the run. A run that needs more than its limit is stopped.",
  ]);
});

test("names the machine only when the run itself was not at its limit", () => {
  expect(of(0, 0, 0.4)).toEqual([
    "The worker's machine was full: all of its CPUs were in use for 40 % of the run, so this run may have got less than its limit.",
  ]);
  expect(of(0.9, 0, 0.9)).toHaveLength(1);
});
