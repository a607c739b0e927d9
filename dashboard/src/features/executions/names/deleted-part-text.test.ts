import { expect, test } from "vitest";
import { deletedPartText } from "./deleted-part-text.ts";

const shard = { index: 1, total: 2, files: null, expectedMs: null };
const part = (matrixRunId: string | null, more: object = {}) => ({ matrixRunId, combination: [], shard: null, ...more });
const chrome = [{ axis: "BROWSER", value: "chrome" }];

test("deleting a part of a matrix run says what happens to the others", () => {
  expect(deletedPartText([part(null)])).toBeUndefined();
  expect(deletedPartText([part("a", { combination: chrome })])).toBe(
    "The other runs of its matrix run stay. A matrix run does not pass without the result of each part, unless a full re-run has replaced this run.",
  );
  expect(deletedPartText([part("a", { shard }), part("a", { shard })])).toBe(
    "The other runs of their split suite stay. A split suite does not pass without the result of each part, unless a full re-run has replaced the deleted runs.",
  );
  expect(deletedPartText([part("a", { shard }), part("b", { combination: chrome }), part(null)])).toMatch(
    /^Other runs of these 2 matrix runs stay\./,
  );
});
