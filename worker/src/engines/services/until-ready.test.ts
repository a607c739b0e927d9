import { expect, test } from "vitest";
import { howItEnded } from "./until-ready.ts";

const finishedAt = new Date();

test.each([
  ["a need for memory", { code: 137, outOfMemory: true }, "it needed more memory than its limit of 64 MB"],
  [
    "a kill without a reason",
    { code: 137, outOfMemory: false, killedUnexplained: true as const },
    "it was killed (exit code 137), most likely because it needed more memory than its limit of 64 MB",
  ],
  ["an end of its own", { code: 3, outOfMemory: false }, "its exit code was 3"],
])("says how a service ended: %s", (_what, exit, sentence) => {
  expect(howItEnded({ ...exit, finishedAt }, 64)).toBe(sentence);
});
