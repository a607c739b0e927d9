import { expect, test } from "vitest";
import { missingFilesReason } from "./missing-files-reason.ts";

const shard = (count: number, ...first: string[]) => [{ code: "FILES_WITHOUT_RESULTS", message: "", files: { count, first } }];
const old = [{ code: "FILES_WITHOUT_RESULTS", message: "" }];
const other = [{ code: "SERVICE_ENDED", message: "" }];

test.each([
  [[other, []], ""],
  [[other, shard(1, "a.ts")], " 1 file has no result: a.ts."],
  [[shard(1, "a.ts"), shard(1, "a.ts")], " 1 file has no result: a.ts."],
  [[shard(2, "a.ts", "b.ts"), shard(1, "c.ts")], " 3 files have no result: a.ts, b.ts, c.ts."],
  [[shard(12, "a", "b", "c", "d")], " 12 files have no result: a, b, c and 9 more."],
  [[old], " Files of 1 shard have no result."],
  [[old, shard(1, "a.ts")], " Files of 2 shards have no result."],
])("%#", (notes, text) => {
  expect(missingFilesReason(notes.map((each) => ({ run: { notes: each } })))).toBe(text);
});
