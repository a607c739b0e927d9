import { expect, test } from "vitest";
import { runNotes } from "./run-notes.ts";

test("a run says how many results of its report it does not have", () => {
  expect(runNotes({ leftOut: { tests: 50_000, failed: 49_999 } })).toEqual([
    {
      code: "RESULTS_LEFT_OUT",
      message: expect.stringMatching(/^50,000 results of the report were left out, .*; 49,999 of them failed\. The numbers of this run/),
    },
  ]);
  expect(runNotes({ leftOut: { tests: 1, failed: 0 } })[0]?.message).toMatch(
    /^1 result of the report was left out, .*; none of them failed\./,
  );
  expect(runNotes({})).toEqual([]);
});
