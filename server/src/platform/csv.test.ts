import { rounds } from "@gantry/host/testing/rounds.ts";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLines, fromCell } from "./csv.ts";

const readWith = (delimiter: string, text: string): string[] =>
  parse(csvLines([["first", text, "last"]]), {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    quote: delimiter === ";" ? null : '"',
  }).flat();
const formula = /^"?[\s\u200B]*[=+\-@＝＋－＠]/;

test.each(["=1+1", " =1+1", "\u200B=1+1", "＝1+1", "'=1+1", ";=cmd|' /C calc'!A0;", "a; -2+3", "two\n@SUM(1)", "\t=1"])(
  "no cell is a formula with either separator: %j",
  (text) => {
    for (const delimiter of [",", ";"]) expect(readWith(delimiter, text).filter((cell) => formula.test(cell))).toEqual([]);
  },
);

test("every text is read again as it was", () => {
  const parts = fc.constantFrom("=", "'", ";", "\t", "\r", "\n", " ", "-", "＠", "\u200B", "a", '"', ",");
  const property = fc.property(fc.array(parts, { maxLength: 12 }), (text) => {
    const [[cell = ""] = []] = parse(csvLines([[text.join("")]])) as string[][];
    expect(fromCell(cell)).toBe(text.join(""));
  });
  fc.assert(property, { numRuns: rounds(500, 2_000) });
});

test("a long cell takes time in proportion to its length", () => {
  const text = `${" ".repeat(1_000_000)}${"\n".repeat(1_000_000)}${"'".repeat(1_000_000)}`;
  expect(csvLines([[text]]).length).toBeGreaterThan(3_000_000);
});
