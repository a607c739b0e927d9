import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTable, tableProblem, tableText } from "./data-table.ts";

test("reads tables as Gherkin, Markdown and people write them", () => {
  const expected = {
    columns: ["browser", "amount"],
    rows: [
      ["Firefox", "10"],
      ["Safari", ""],
    ],
  };
  for (const text of [
    "browser | amount\nFirefox | 10\nSafari | \n",
    "| browser | amount |\r\n|---|---|\r\n| Firefox | 10 |\r\n\r\n| Safari |  |",
    "|browser|amount|\n| :-- | --: |\n|Firefox|10|\n|Safari||",
  ])
    expect(parseTable(text)).toEqual(expected);
  expect(tableProblem(expected)).toBeUndefined();
  expect(parseTable("card\n4111\n4000").rows).toEqual([["4111"], ["4000"]]);
});

test("a written table is read back unchanged, with any characters of a line", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 12 }).map((value) => value.replace(/[\p{Cc}\u2028\u2029]/gu, "").trim());
  const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.record({
      columns: fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: width, maxLength: width }),
      rows: fc.array(
        fc.array(
          text.map((value) => `v${value}`),
          { minLength: width, maxLength: width },
        ),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  );
  fc.assert(
    fc.property(table, (one) => {
      expect(parseTable(tableText(one))).toEqual(one);
    }),
  );
  const odd = {
    columns: ["a", "b"],
    rows: [
      ["-", ":---:"],
      ["x|y\\", "\\|"],
    ],
  };
  expect(parseTable(tableText(odd))).toEqual(odd);
});

test.each([
  ["a | b", "Write the names of the columns"],
  ["a | a\n1 | 2", "Two columns have the same name."],
  ["a | b\n1", "Row 1 has 1 value;"],
  ["| a | |\n| 1 | 2 |", "Each column needs a name."],
])("%j is refused with the reason", (text, reason) => {
  expect(tableProblem(parseTable(text))).toContain(reason);
});
