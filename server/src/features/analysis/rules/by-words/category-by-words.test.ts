import { expect, test } from "vitest";
import { categoryByWords } from "./category-by-words.ts";
import { examples } from "./examples/index.ts";

test.each([
  ["authentication", "billing-gateway: credentials were rejected, invalid access token"],
  ["data", "cannot parse the price list: column 4 is not a valid date"],
  ["environment", "cannot write /var/spool/app/queue.db: Read-only file system"],
  ["missing-dependency", "plugin acme-reporter is not installed, cannot load it"],
  ["syntax", "parser: syntax error, unexpected token near line 12"],
  ["timeout", "gave up: timed out waiting for the search index to become ready"],
])("an error that no rule knows is %s by its words", (category, message) => {
  expect(categoryByWords(message)).toMatchObject({ category });
  expect(categoryByWords(message)?.probability).toBeGreaterThan(0.7);
});

test.each(["exit status 1", "waiting for the cart service", "kiln 7 is too hot", "Build failed", "step 4 of 9", "бочка пуста"])(
  "nothing follows from %s",
  (message) => {
    const guess = categoryByWords(message);
    expect(guess === undefined || guess.category === "unknown" || guess.probability < 0.7).toBe(true);
  },
);

test("each example stands in one category only", () => {
  const all = Object.values(examples).flatMap((messages) => messages.trim().split("\n"));
  const seen = new Set<string>();
  expect(all.filter((message) => seen.size === seen.add(message).size)).toEqual([]);
});

test("a message is judged by its beginning", () => {
  const begin = `cannot open the socket: connection refused ${"x".repeat(400)}`;
  expect(categoryByWords(`${begin}${" syntax error".repeat(100_000)}`)).toEqual(categoryByWords(begin));
});
