import { describe, expect, test } from "vitest";
import { createLineChooser } from "../material/choose-lines.ts";
import type { Material } from "../material/material.ts";
import { explainByRules } from "./explain-by-rules.ts";

const megabyte = 1_000_000;
const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What makes careless patterns try again and again. */
const pieces = [
  " ",
  "\t",
  ": ",
  ":",
  "a",
  "A_",
  "E   ",
  "expected ",
  "expected a to equal ",
  "expected: <",
  "<a> expected but was <",
  "got 1, want ",
  "is 1; ",
  "not found ",
  "ENOENT fixtures/",
  "assert a == ",
  "a != ",
  "Error: ",
  '"',
  '\\"',
  "'a' ",
  "`",
  "(((((",
  "1 passed, ",
  "- + ",
  "+++ ",
  "timeout: 1 ",
  "thread 'a' panicked at ",
  "at Test.assert (",
  "[31m",
  "\u001b[31m",
  "#1 1.1 ",
  "web-1 | ",
  "é",
  "✖ ",
];

const material = (line: string): Material => {
  const chooser = createLineChooser();
  chooser.add(line, 1);
  const text = chooser.lines()[0]?.text ?? "";
  const lines = Array.from({ length: 4 }, (_, index) => ({ line: index + 1, seq: 1, text }));
  const test = { id: "e-0", ordinal: 0, testKey: "k", name: "a", filePath: null, flaky: false };
  const message = lines.map((each) => each.text).join("\n");
  return { lines, tests: [{ ...test, message, trace: message }], exitCode: 1, counts: null, sinceLastPass: null };
};

describe("lines of a megabyte", () => {
  test.each(pieces)("of %j are explained at once", (piece) => {
    for (const line of [fill(piece, megabyte), `Error: ${fill(piece, megabyte)}`, `${fill(piece, 900)}expected`]) {
      const { tests, ...rest } = material(line);
      expect(explainByRules({ ...rest, tests }).suggestions.length).toBeGreaterThan(0);
      expect(explainByRules({ ...rest, tests: [] }).suggestions.length).toBeGreaterThan(0);
    }
    // A pattern that is not linear takes minutes.
  });
});
